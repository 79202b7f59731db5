-- compat: 39
-- See 0042_knows.sql.
ALTER TABLE lease ADD COLUMN knows BIGINT NOT NULL DEFAULT 41;
