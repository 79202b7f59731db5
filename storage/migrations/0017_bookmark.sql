-- compat: 5
-- From where on a game is read: a ply, the position there, and what came before in short. Actions
-- never change, so an old bookmark stays true when a program goes on that does not know it.
ALTER TABLE game ADD COLUMN bookmark TEXT;
