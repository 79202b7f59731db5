-- compat: 5
-- Games of two to six seats: who sits may change until the game begins (`sitting` counts that), the
-- BOT may take a seat over from who resigned, and players may offer each other an end. A program that
-- does not know these columns would give seats twice, and cannot tell how the games made since ended.
ALTER TABLE game ADD COLUMN sitting INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN offer TEXT;
ALTER TABLE player ADD COLUMN resigned INTEGER REFERENCES person (id);
