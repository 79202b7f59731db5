-- compat: 47
-- A line that those who run the bot put on every board that waits, and at the head of what people
-- get: its text ("" for none) and when it ends by itself. `number` counts its changes, `told` is the
-- last game whose boards were shown anew since. `draft` is what was written and is not shown yet. A
-- program of before shows no line.
CREATE TABLE maintenance (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    until INTEGER,
    told INTEGER NOT NULL,
    draft TEXT NOT NULL
) STRICT;
