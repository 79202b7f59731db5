-- compat: 47
-- Who wants to hear of the next game that somebody begins in a group. A program of before tells
-- nobody.
CREATE TABLE bell (
    person INTEGER NOT NULL REFERENCES person (id),
    chat INTEGER NOT NULL REFERENCES chat (id),
    PRIMARY KEY (chat, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX bell_person ON bell (person);
