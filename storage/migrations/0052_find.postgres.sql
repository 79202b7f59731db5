-- compat: 51
-- See 0052_find.sql.
ALTER TABLE person ADD COLUMN sought TEXT COLLATE "C";
ALTER TABLE person ADD COLUMN sought_at BIGINT;
ALTER TABLE person ADD COLUMN met BIGINT;
ALTER TABLE game ADD COLUMN found BIGINT NOT NULL DEFAULT 0 CHECK (found IN (0, 1));

CREATE INDEX person_sought ON person (sought_at) WHERE sought_at IS NOT NULL;
CREATE TABLE avoided (
    person BIGINT NOT NULL REFERENCES person (id),
    other BIGINT NOT NULL REFERENCES person (id),
    at BIGINT NOT NULL,
    reported BIGINT NOT NULL CHECK (reported IN (0, 1)),
    PRIMARY KEY (person, other)
);

CREATE INDEX avoided_other ON avoided (other);
