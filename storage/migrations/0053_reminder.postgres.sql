-- compat: 51
-- See 0053_reminder.sql.
ALTER TABLE person ADD COLUMN reminded TEXT COLLATE "C" NOT NULL DEFAULT 'day';
ALTER TABLE person ADD COLUMN quiet TEXT COLLATE "C";
ALTER TABLE person ADD COLUMN zone TEXT COLLATE "C";
ALTER TABLE chat ADD COLUMN quiet TEXT COLLATE "C";
ALTER TABLE chat ADD COLUMN zone TEXT COLLATE "C";

CREATE TABLE reminder (
    person BIGINT PRIMARY KEY REFERENCES person (id),
    chat BIGINT NOT NULL REFERENCES chat (id),
    at BIGINT NOT NULL,
    asked BIGINT NOT NULL CHECK (asked IN (0, 1)),
    message BIGINT,
    games TEXT COLLATE "C" NOT NULL
);
CREATE INDEX reminder_asked ON reminder (at) WHERE asked = 1;
CREATE INDEX reminder_stands ON reminder (person) WHERE message IS NOT NULL;
