-- compat: 5
-- The lessons that a person solved, by game: a bit a lesson, in base 16.
ALTER TABLE person ADD COLUMN learned TEXT NOT NULL DEFAULT '';
