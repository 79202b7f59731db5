-- compat: 51
-- See 0065_origin.sql.
ALTER TABLE game ADD COLUMN origin TEXT COLLATE "C";
