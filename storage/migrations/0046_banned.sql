-- compat: 39
-- Since when somebody may not use the bot any more, and when they were last told so. A program of
-- before does not ask.
ALTER TABLE person ADD COLUMN banned INTEGER;
ALTER TABLE person ADD COLUMN turned_away INTEGER;

CREATE INDEX person_banned ON person (banned) WHERE banned IS NOT NULL;
-- What those who run the bot did, about the person, the chat, the game or the text of that number.
CREATE TABLE deed (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id),
    what TEXT NOT NULL,
    number INTEGER NOT NULL
) STRICT;
