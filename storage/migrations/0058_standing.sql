-- compat: 51
-- How people stand: by rule set what they have won, their rating, and a rating with the luck of the
-- throws taken off; how two stand to each other; and the games whose luck is still to be told from
-- skill. A game has `rated` if all at it wanted it to count when it began. A program of before counts
-- nothing, and its games are not rated.
ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE person ADD COLUMN rates TEXT NOT NULL DEFAULT 'people' CHECK (rates IN ('people', 'all', 'none'));
ALTER TABLE person ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1 CHECK (ranked IN (0, 1));

CREATE TABLE standing (
    person INTEGER NOT NULL REFERENCES person (id),
    rules TEXT NOT NULL,
    games INTEGER NOT NULL CHECK (games > 0),
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    run INTEGER NOT NULL,
    best INTEGER NOT NULL,
    beaten INTEGER,
    rated INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    at INTEGER NOT NULL,
    reviewed INTEGER NOT NULL,
    skill REAL NOT NULL,
    skill_deviation REAL NOT NULL,
    skill_volatility REAL NOT NULL,
    skill_at INTEGER NOT NULL,
    luck REAL NOT NULL,
    cost REAL NOT NULL,
    doubt REAL NOT NULL,
    PRIMARY KEY (person, rules)
) STRICT, WITHOUT ROWID;

CREATE TABLE pair (
    first INTEGER NOT NULL REFERENCES person (id),
    second INTEGER NOT NULL REFERENCES person (id),
    games INTEGER NOT NULL CHECK (games > 0),
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    day INTEGER NOT NULL,
    today INTEGER NOT NULL,
    PRIMARY KEY (first, second)
) STRICT, WITHOUT ROWID;

CREATE INDEX pair_second ON pair (second);

CREATE TABLE to_review (
    game INTEGER PRIMARY KEY
) STRICT;

-- The games of a person that are over, the last one first.
CREATE INDEX player_over ON player (person, over, game) WHERE person IS NOT NULL AND over IS NOT NULL;
