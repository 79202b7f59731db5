-- compat: 47
-- See 0050_bell.sql.
CREATE TABLE bell (
    person BIGINT NOT NULL REFERENCES person (id),
    chat BIGINT NOT NULL REFERENCES chat (id),
    PRIMARY KEY (chat, person)
);
CREATE INDEX bell_person ON bell (person);
