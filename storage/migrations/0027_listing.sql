-- compat: 21
-- The sealed lists: on each day of which a list was made the games that ended on it, and the
-- SHA-256 of the list's file, which the next one names. A game stands on one list for ever.
CREATE TABLE listing (
    day TEXT PRIMARY KEY,
    games INTEGER NOT NULL,
    digest TEXT NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE game ADD COLUMN listed TEXT;

CREATE INDEX game_listed ON game (listed, id) WHERE listed IS NOT NULL;
CREATE INDEX game_to_list ON game (changed_at, id) WHERE status = 'over' AND listed IS NULL;
