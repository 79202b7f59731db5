-- compat: 39
-- Several programs on one database. Whatever is decided about a game raises its revision and
-- compares it, so that of two that changed it at once one is refused. A program that does not know
-- the column serves alone.
ALTER TABLE game ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- Who does what: the chats of a shard, or one of the works that only one may do. The epoch rises
-- whenever the owner changes, and what is written of messages goes by it.
CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    owner TEXT,
    epoch INTEGER NOT NULL,
    until INTEGER NOT NULL,
    address TEXT NOT NULL
) STRICT, WITHOUT ROWID;
