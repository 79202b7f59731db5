-- compat: 31
-- The topic in which a board stood, if that was deleted: the board stands in the chat itself now, and says so.
ALTER TABLE board ADD COLUMN lost INTEGER;
