-- compat: 39
-- A bookmark has a digest of the actions before it, too, from now on. Those of before go: such a game is read from its first
-- action once more, and gets another with its next step. A program that does not know the new form could not read it.
UPDATE game SET bookmark = NULL WHERE bookmark IS NOT NULL;
