-- compat: 39
-- Whether a game's number stands in the title of its boards: only where another one is to be told
-- apart from it. Games that are there already go on as they were shown. A program that does not know
-- the column shows the number always.
ALTER TABLE game ADD COLUMN numbered INTEGER NOT NULL DEFAULT 1 CHECK (numbered IN (0, 1));
-- The emblem that somebody brought last is offered first.
CREATE INDEX player_sign ON player (person, game) WHERE person IS NOT NULL AND sign <> '';
