-- compat: 51
-- A time a turn, as all at a table agreed: how long, when the turn that is being played has taken so
-- long, what is left while time stands still, until when it is paused, when the boards next want
-- showing for it, and when who is late was last reminded. A program of before would let people join
-- without telling them of it, and cannot read what is offered about it.
ALTER TABLE game ADD COLUMN turn_ms INTEGER;
ALTER TABLE game ADD COLUMN turn_due_at INTEGER;
ALTER TABLE game ADD COLUMN turn_left_ms INTEGER;
ALTER TABLE game ADD COLUMN paused_until INTEGER;
ALTER TABLE game ADD COLUMN clock_at INTEGER;
ALTER TABLE game ADD COLUMN poked_at INTEGER;

CREATE INDEX game_clock ON game (clock_at) WHERE clock_at IS NOT NULL;
