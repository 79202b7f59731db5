-- compat: 5
-- Whether the only thing that can be done is done by itself for that person; NULL if they never chose,
-- and then it is. Who had chosen that keeps it. "Never chose" and "chose it and took it back" were
-- both kept as 0 in `forced`, which is read no more: they begin anew as people who never chose.
ALTER TABLE person ADD COLUMN sole INTEGER CHECK (sole IN (0, 1));
UPDATE person SET sole = 1 WHERE forced = 1;
ALTER TABLE person ADD COLUMN self_played INTEGER NOT NULL DEFAULT 0;
