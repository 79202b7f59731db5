-- compat: 35
-- What 0013 left behind, read no more since. A program that does not know it would still write it.
ALTER TABLE person DROP COLUMN forced;
