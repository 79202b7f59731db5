-- compat: 51
-- What who acted last had left of their time as they gave the turn away: if they take that back, it
-- goes on from there. NULL where no time runs; a program of before begins the time anew.
ALTER TABLE game ADD COLUMN turn_back_ms INTEGER;
