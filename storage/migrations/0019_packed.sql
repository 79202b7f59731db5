-- compat: 19
-- The actions of a game that is over, packed (storage/packing.py), and what many such games have in
-- common, kept once: their `fields` are then `#` and the number of a text. A program that does not
-- know this would take such a game for one without actions.
CREATE TABLE packed (
    game INTEGER PRIMARY KEY REFERENCES game (id),
    body BLOB NOT NULL
) STRICT;

CREATE TABLE common (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;

ALTER TABLE game ADD COLUMN packed INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1));

CREATE INDEX game_to_pack ON game (changed_at) WHERE status = 'over' AND packed = 0;
