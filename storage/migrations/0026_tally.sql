-- compat: 21
-- How often each device has shown what in the games that are over: of `device` (its kind and the
-- faces of each thing) the faces have come to `total` so many times. Each game is counted once.
CREATE TABLE tally (
    device TEXT NOT NULL,
    total INTEGER NOT NULL,
    seen INTEGER NOT NULL CHECK (seen > 0),
    PRIMARY KEY (device, total)
) STRICT, WITHOUT ROWID;

ALTER TABLE game ADD COLUMN tallied INTEGER NOT NULL DEFAULT 0 CHECK (tallied IN (0, 1));

CREATE INDEX game_to_tally ON game (id) WHERE status = 'over' AND tallied = 0;
