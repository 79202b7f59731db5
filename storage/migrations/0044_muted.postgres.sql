-- compat: 39
-- See 0044_muted.sql.
ALTER TABLE player ADD COLUMN muted BIGINT NOT NULL DEFAULT 0 CHECK (muted IN (0, 1));
