-- compat: 51
-- See 0051_clock.sql.
ALTER TABLE game ADD COLUMN turn_ms BIGINT;
ALTER TABLE game ADD COLUMN turn_due_at BIGINT;
ALTER TABLE game ADD COLUMN turn_left_ms BIGINT;
ALTER TABLE game ADD COLUMN paused_until BIGINT;
ALTER TABLE game ADD COLUMN clock_at BIGINT;
ALTER TABLE game ADD COLUMN poked_at BIGINT;

CREATE INDEX game_clock ON game (clock_at) WHERE clock_at IS NOT NULL;
