-- compat: 51
-- How each rating moved by a game that is over, by seat (JSON); a program of before writes none.
ALTER TABLE game ADD COLUMN gains TEXT;
