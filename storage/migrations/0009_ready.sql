-- compat: 5
-- The next game of a private chat: its number, and its secret, made before anybody presses Play so
-- that the seal can be shown before the press that salts it. A program that does not know this table
-- may give the number to another game; then another one is made ready.
CREATE TABLE ready (
    chat INTEGER PRIMARY KEY REFERENCES chat (id) ON DELETE CASCADE,
    game INTEGER NOT NULL UNIQUE,
    secret BLOB NOT NULL
) STRICT;
