-- compat: 51
-- See 0059_clock_back.sql.
ALTER TABLE game ADD COLUMN turn_back_ms BIGINT;
