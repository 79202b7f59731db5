-- compat: 51
-- See 0057_find_time.sql.
ALTER TABLE person ADD COLUMN sought_turn_ms BIGINT;
