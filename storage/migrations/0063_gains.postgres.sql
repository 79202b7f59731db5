-- compat: 51
-- See 0063_gains.sql.
ALTER TABLE game ADD COLUMN gains TEXT COLLATE "C";
