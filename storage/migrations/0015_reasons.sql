-- compat: 5
-- Whether the BOT says in that chat why it played what it played.
ALTER TABLE chat ADD COLUMN reasons INTEGER NOT NULL DEFAULT 0 CHECK (reasons IN (0, 1));
