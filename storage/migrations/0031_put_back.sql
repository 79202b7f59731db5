-- compat: 31
-- Files that were put back. Each copy of a database carries a number of its own in its header
-- (`user_version`); who serves from it begins as after a restore, once, and notes that number here: at
-- `at` the games were put back to `back_to`, and games have numbers from `first` on. `floor` is the
-- highest number that is known to have been given out. A game that was going on has a new secret since;
-- `earlier` keeps those before, each with the block from which on it gives none (`13:6f2c…`), and
-- `put_back` the ply and the time to which it was put back. A program that does not know them would
-- call the throws of such a game false.
CREATE TABLE put_back (
    mark INTEGER PRIMARY KEY,
    floor INTEGER NOT NULL,
    at INTEGER,
    back_to INTEGER,
    first INTEGER
) STRICT;

ALTER TABLE game ADD COLUMN earlier TEXT;
ALTER TABLE game ADD COLUMN put_back TEXT;
