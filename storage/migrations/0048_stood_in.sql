-- compat: 47
-- Who played what: of a seat `stood_in` has the plies at which a BOT took it over and gave it back
-- (`34-58 70-`), and `stepped_out` says that the person let it play on of their own accord, so that
-- they come back only when they say so. A program of before gives them the seat at any press.
ALTER TABLE player ADD COLUMN stood_in TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN stepped_out INTEGER NOT NULL DEFAULT 0 CHECK (stepped_out IN (0, 1));
