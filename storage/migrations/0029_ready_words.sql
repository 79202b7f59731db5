-- compat: 21
-- Words that somebody puts before *Play*, behind the seal of the game that it begins. A program that
-- does not know them mixes in the press instead, and says so.
ALTER TABLE ready ADD COLUMN words TEXT NOT NULL DEFAULT '';
