-- compat: 5
-- How somebody hears in a group that it is their turn, whether people are mentioned in that group at
-- all, and what it is called. A notice about a turn knows its ply, and the message it was sent as.
ALTER TABLE person ADD COLUMN called TEXT NOT NULL DEFAULT 'mention'
CHECK (called IN ('mention', 'private', 'silent'));
ALTER TABLE chat ADD COLUMN calls INTEGER NOT NULL DEFAULT 1 CHECK (calls IN (0, 1));
ALTER TABLE chat ADD COLUMN title TEXT;
ALTER TABLE notice ADD COLUMN ply INTEGER;
ALTER TABLE notice ADD COLUMN sent INTEGER;
