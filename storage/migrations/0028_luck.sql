-- compat: 21
-- What people have thrown in the games that are over, by chat, against what the odds let be
-- expected: sums of what the throws were worth, of the means of their odds, and of the variances.
-- All games are counted once more, as those that were counted before are not in it.
CREATE TABLE luck (
    person INTEGER NOT NULL REFERENCES person (id),
    chat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    throws INTEGER NOT NULL CHECK (throws > 0),
    worth REAL NOT NULL,
    mean REAL NOT NULL,
    variance REAL NOT NULL,
    PRIMARY KEY (person, chat, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX luck_chat ON luck (chat, kind);

DELETE FROM tally;
UPDATE game SET tallied = 0 WHERE tallied = 1;
