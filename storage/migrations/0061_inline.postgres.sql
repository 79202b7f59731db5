-- compat: 51
-- See 0061_inline.sql.
ALTER TABLE chat ADD COLUMN inline TEXT COLLATE "C";
ALTER TABLE board ADD COLUMN picture TEXT COLLATE "C";
CREATE INDEX board_picture ON board (picture) WHERE picture IS NOT NULL;
