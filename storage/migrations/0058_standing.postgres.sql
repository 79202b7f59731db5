-- compat: 51
-- See 0058_standing.sql.
ALTER TABLE game ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE person ADD COLUMN rates TEXT COLLATE "C" NOT NULL DEFAULT 'people' CHECK (rates IN ('people', 'all', 'none'));
ALTER TABLE person ADD COLUMN ranked BIGINT NOT NULL DEFAULT 1 CHECK (ranked IN (0, 1));

CREATE TABLE standing (
    person BIGINT NOT NULL REFERENCES person (id),
    rules TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL CHECK (games > 0),
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    run BIGINT NOT NULL,
    best BIGINT NOT NULL,
    beaten BIGINT,
    rated BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    reviewed BIGINT NOT NULL,
    skill DOUBLE PRECISION NOT NULL,
    skill_deviation DOUBLE PRECISION NOT NULL,
    skill_volatility DOUBLE PRECISION NOT NULL,
    skill_at BIGINT NOT NULL,
    luck DOUBLE PRECISION NOT NULL,
    cost DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, rules)
);

CREATE TABLE pair (
    first BIGINT NOT NULL REFERENCES person (id),
    second BIGINT NOT NULL REFERENCES person (id),
    games BIGINT NOT NULL CHECK (games > 0),
    won BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    day BIGINT NOT NULL,
    today BIGINT NOT NULL,
    PRIMARY KEY (first, second)
);

CREATE INDEX pair_second ON pair (second);

CREATE TABLE to_review (
    game BIGINT PRIMARY KEY
);

-- The games of a person that are over, the last one first.
CREATE INDEX player_over ON player (person, over, game) WHERE person IS NOT NULL AND over IS NOT NULL;
