-- compat: 39
-- See 0045_confirming.sql.
ALTER TABLE person ADD COLUMN confirms BIGINT NOT NULL DEFAULT 0 CHECK (confirms IN (0, 1));
ALTER TABLE board ADD COLUMN marked TEXT COLLATE "C";
