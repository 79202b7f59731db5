-- compat: 51
-- See 0060_day.sql.
ALTER TABLE chat ADD COLUMN daily BIGINT NOT NULL DEFAULT 0 CHECK (daily IN (0, 1));
CREATE INDEX chat_daily ON chat (id) WHERE daily = 1;
ALTER TABLE person ADD COLUMN lends BIGINT NOT NULL DEFAULT 0 CHECK (lends IN (0, 1));
CREATE TABLE day (
    day BIGINT PRIMARY KEY,
    position TEXT COLLATE "C" NOT NULL,
    line TEXT COLLATE "C" NOT NULL
);
CREATE TABLE day_away (day BIGINT PRIMARY KEY);
CREATE TABLE day_position (
    position TEXT COLLATE "C" PRIMARY KEY,
    line TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);
CREATE TABLE day_poll (
    chat BIGINT NOT NULL REFERENCES chat (id),
    day BIGINT NOT NULL,
    topic BIGINT,
    closes_at BIGINT NOT NULL,
    poll TEXT COLLATE "C",
    message BIGINT,
    tries BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, day)
);
CREATE INDEX day_poll_poll ON day_poll (poll) WHERE poll IS NOT NULL;
CREATE INDEX day_poll_closes ON day_poll (closes_at);
CREATE TABLE day_answer (
    person BIGINT NOT NULL REFERENCES person (id),
    day BIGINT NOT NULL,
    move BIGINT NOT NULL,
    solved BIGINT NOT NULL CHECK (solved IN (0, 1)),
    chat BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, day)
);
CREATE INDEX day_answer_chat ON day_answer (chat, day);
