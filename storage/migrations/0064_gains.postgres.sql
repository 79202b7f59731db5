-- compat: 51
-- See 0064_gains.sql.
ALTER TABLE game ADD COLUMN gains TEXT COLLATE "C";
