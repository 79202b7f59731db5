-- compat: 21
-- Which bot the file belongs to: its id at Telegram. Updates, messages and files are numbered for each
-- bot anew, so what is kept of one's would be taken for the other's. No row: nobody has served since.
CREATE TABLE bot (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id INTEGER NOT NULL
) STRICT;
