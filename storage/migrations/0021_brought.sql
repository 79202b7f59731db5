-- compat: 21
-- What a joiner brings to the throws: a sign, and words of their own. A program that does not know
-- these columns draws the throws of games that begin from now on in another way, so it must not run.
ALTER TABLE player ADD COLUMN sign TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN words TEXT NOT NULL DEFAULT '';
