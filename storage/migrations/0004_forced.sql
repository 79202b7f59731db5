-- compat: 3
-- Whether a throw's only move is played by itself for that person.
ALTER TABLE person ADD COLUMN forced INTEGER NOT NULL DEFAULT 0 CHECK (forced IN (0, 1));
