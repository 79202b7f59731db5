-- compat: 5
-- What is played for a player until they say otherwise: names, with blanks between. Whoever does not
-- know it lets them choose themselves.
ALTER TABLE player ADD COLUMN orders TEXT NOT NULL DEFAULT '';
