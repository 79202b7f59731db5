-- compat: 36
-- A person's id at Telegram is called as a chat's: `user` is a word of SQL's own, by which other
-- databases give the name of whoever asks, without an error. A program that does not know it asks for `user`.
ALTER TABLE person RENAME COLUMN user TO telegram;
