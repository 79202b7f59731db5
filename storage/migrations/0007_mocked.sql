-- compat: 5
-- Whether whom misfortune befell in a game is mocked in that chat, or only told of.
ALTER TABLE chat ADD COLUMN mocked INTEGER NOT NULL DEFAULT 1 CHECK (mocked IN (0, 1));
