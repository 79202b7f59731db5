-- compat: 51
-- The position of the day: which groups want it, and who lets positions of their games be asked. A
-- program of before sends none.
ALTER TABLE chat ADD COLUMN daily INTEGER NOT NULL DEFAULT 0 CHECK (daily IN (0, 1));
CREATE INDEX chat_daily ON chat (id) WHERE daily = 1;
ALTER TABLE person ADD COLUMN lends INTEGER NOT NULL DEFAULT 0 CHECK (lends IN (0, 1));
-- What was asked on which day (days since 1970), as the line that opponents/puzzles/position.py
-- reads, and what tells it from others; days in which we were away, so that nobody could answer; and
-- positions that were found in games.
CREATE TABLE day (
    day INTEGER PRIMARY KEY,
    position TEXT NOT NULL,
    line TEXT NOT NULL
) STRICT;
CREATE TABLE day_away (day INTEGER PRIMARY KEY) STRICT;
CREATE TABLE day_position (
    position TEXT PRIMARY KEY,
    line TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Where it is asked: one poll a day and chat. `poll` and `message` are Telegram's, NULL until it was
-- sent, which was begun `tries` times.
CREATE TABLE day_poll (
    chat INTEGER NOT NULL REFERENCES chat (id),
    day INTEGER NOT NULL,
    topic INTEGER,
    closes_at INTEGER NOT NULL,
    poll TEXT,
    message INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX day_poll_poll ON day_poll (poll) WHERE poll IS NOT NULL;
CREATE INDEX day_poll_closes ON day_poll (closes_at);
-- The first answer of a person on a day, and in which chat they gave it.
CREATE TABLE day_answer (
    person INTEGER NOT NULL REFERENCES person (id),
    day INTEGER NOT NULL,
    move INTEGER NOT NULL,
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    chat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX day_answer_chat ON day_answer (chat, day);
