-- compat: 51
-- Who looks for somebody to play with: what they look for, and since when; whom they met last, and
-- which games came of it. A program of before pairs nobody.
ALTER TABLE person ADD COLUMN sought TEXT;
ALTER TABLE person ADD COLUMN sought_at INTEGER;
ALTER TABLE person ADD COLUMN met INTEGER;
ALTER TABLE game ADD COLUMN found INTEGER NOT NULL DEFAULT 0 CHECK (found IN (0, 1));

CREATE INDEX person_sought ON person (sought_at) WHERE sought_at IS NOT NULL;
-- With whom somebody wants no game any more, and whether they told those who run the bot why.
CREATE TABLE avoided (
    person INTEGER NOT NULL REFERENCES person (id),
    other INTEGER NOT NULL REFERENCES person (id),
    at INTEGER NOT NULL,
    reported INTEGER NOT NULL CHECK (reported IN (0, 1)),
    PRIMARY KEY (person, other)
) STRICT;

CREATE INDEX avoided_other ON avoided (other);
