-- compat: 51
-- How long a turn may take for whom they look for: milliseconds, 0 for no limit, NULL for any. A
-- program of before pairs people without one.
ALTER TABLE person ADD COLUMN sought_turn_ms INTEGER;
