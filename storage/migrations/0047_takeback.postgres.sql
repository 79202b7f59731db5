-- compat: 47
-- See 0047_takeback.sql.
ALTER TABLE game ADD COLUMN drawn BIGINT;
ALTER TABLE game ADD COLUMN unrated TEXT COLLATE "C";
