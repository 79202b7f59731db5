-- compat: 37
-- One idea, one name: whether moves without a choice play themselves. A program that does not know
-- the new names would not find the old ones.
ALTER TABLE person RENAME COLUMN sole TO only_moves;
ALTER TABLE person RENAME COLUMN self_played TO only_moves_played;
