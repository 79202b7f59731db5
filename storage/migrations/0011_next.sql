-- compat: 5
-- The game that may follow one at which only one person sits: its number and its secret, drawn with
-- the game's own, so that a press of Rematch begins it at once. Who does not know these columns makes
-- an invitation, and may give the number to another game; then there is an invitation, too.
ALTER TABLE game ADD COLUMN next_game INTEGER;
ALTER TABLE game ADD COLUMN next_secret BLOB;
