-- compat: 51
-- Who wants to hear the news that those who run the bot write.
ALTER TABLE person ADD COLUMN news INTEGER NOT NULL DEFAULT 0 CHECK (news IN (0, 1));
CREATE INDEX person_news ON person (id) WHERE news = 1;
-- What they wrote: a draft, on its way, stopped, or done. It goes to one person after the other, by
-- their numbers; `reached` is the last whose turn has come, `most` the last who was known when it
-- began. A program of before sends none.
CREATE TABLE bulletin (
    id INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'going', 'stopped', 'done')),
    reached INTEGER NOT NULL,
    most INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    failed INTEGER NOT NULL
) STRICT;
-- Those behind whom it has not simply gone on: to whom it is being sent (`trying`), later, or of whom
-- nobody knows whether it has reached them (`unsure`).
CREATE TABLE bulletin_to (
    bulletin INTEGER NOT NULL REFERENCES bulletin (id),
    person INTEGER NOT NULL REFERENCES person (id),
    status TEXT NOT NULL CHECK (status IN ('trying', 'later', 'unsure')),
    not_before INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (bulletin, person)
) STRICT, WITHOUT ROWID;
