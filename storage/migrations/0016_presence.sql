-- compat: 5
-- When Telegram last reached us, and a board's ply at which it says that we were away. Who does not
-- know them says nothing of it.
CREATE TABLE presence (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seen_at INTEGER NOT NULL
) STRICT;

ALTER TABLE board ADD COLUMN away INTEGER;
