-- compat: 5
-- What a game teaches: each person hears of a lesson once for each rule set. A game keeps what its
-- boards tell: whether the goal stands at its beginning, and its newest lesson (`action:ply:lesson`,
-- as bot/table/teaching.py writes it). A board, and a person in a group, keep what was asked there.
CREATE TABLE lesson (
    person INTEGER NOT NULL REFERENCES person (id),
    rules TEXT NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (person, rules, lesson)
) STRICT, WITHOUT ROWID;

ALTER TABLE person ADD COLUMN explained INTEGER NOT NULL DEFAULT 1 CHECK (explained IN (0, 1));
ALTER TABLE person ADD COLUMN asked TEXT;
ALTER TABLE game ADD COLUMN goal INTEGER NOT NULL DEFAULT 0 CHECK (goal IN (0, 1));
ALTER TABLE game ADD COLUMN lesson TEXT;
ALTER TABLE board ADD COLUMN asked INTEGER;
