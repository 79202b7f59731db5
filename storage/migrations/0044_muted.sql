-- compat: 39
-- Whether the person of a seat wants to hear nothing of that game: no mention and no message of its
-- own. A program of before tells them as it tells everybody.
ALTER TABLE player ADD COLUMN muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1));
