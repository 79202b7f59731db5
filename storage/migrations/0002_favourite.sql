-- compat: 1
-- The rules that a chat likes, and those last played there. Names and values of switches are kept as
-- records write them, so that a later program can still read them, or pass over what it cannot.
CREATE TABLE favourite (
    chat INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    rules TEXT NOT NULL,
    switches TEXT NOT NULL,
    starred INTEGER,
    played INTEGER,
    PRIMARY KEY (chat, rules, switches)
) STRICT, WITHOUT ROWID;
