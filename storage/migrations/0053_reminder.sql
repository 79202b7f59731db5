-- compat: 51
-- How often a person is reminded unasked of the games that wait for them, their quiet hours (`22-8`)
-- and those of a group, each with the zone in which they are (`Europe/Berlin`, `+02:00`). A program
-- of before reminds nobody, and knows no quiet hours.
ALTER TABLE person ADD COLUMN reminded TEXT NOT NULL DEFAULT 'day';
ALTER TABLE person ADD COLUMN quiet TEXT;
ALTER TABLE person ADD COLUMN zone TEXT;
ALTER TABLE chat ADD COLUMN quiet TEXT;
ALTER TABLE chat ADD COLUMN zone TEXT;

-- A person's reminder: when they are next looked at, whether they asked for it, the message that
-- stands in their own chat, and the games that it names.
CREATE TABLE reminder (
    person INTEGER PRIMARY KEY REFERENCES person (id),
    chat INTEGER NOT NULL REFERENCES chat (id),
    at INTEGER NOT NULL,
    asked INTEGER NOT NULL CHECK (asked IN (0, 1)),
    message INTEGER,
    games TEXT NOT NULL
) STRICT;
CREATE INDEX reminder_asked ON reminder (at) WHERE asked = 1;
CREATE INDEX reminder_stands ON reminder (person) WHERE message IS NOT NULL;
