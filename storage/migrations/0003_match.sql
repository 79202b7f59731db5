-- compat: 3
-- A match is a series of games; each knows the points before it, which never change again. A program
-- that does not know these columns cannot read the games made since either: the rule sets of this
-- program keep other keys in `fields`, and some have names that it does not know.
ALTER TABLE game ADD COLUMN points INTEGER;
ALTER TABLE game ADD COLUMN match_game INTEGER;
ALTER TABLE game ADD COLUMN before TEXT;
ALTER TABLE game ADD COLUMN seating TEXT;

CREATE INDEX game_rematch ON game (rematch_of) WHERE rematch_of IS NOT NULL;

-- A match goes on one way: only an invitation that nobody took may be followed by another.
CREATE UNIQUE INDEX game_next ON game (rematch_of)
WHERE match_game > 1 AND (status <> 'over' OR salt IS NOT NULL);
