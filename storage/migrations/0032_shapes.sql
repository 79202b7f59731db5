-- compat: 31
-- A board that Telegram does not show as it should be: in what shape its message stands (0: picture, 1: text, 2: without markup,
-- 3: without buttons), why, when it is tried again by itself and how often it was, the topic that it goes back to, and the
-- message that loses its keyboard as soon as the board stands in a new one.
ALTER TABLE board ADD COLUMN shape INTEGER NOT NULL DEFAULT 0;
ALTER TABLE board ADD COLUMN why TEXT;
ALTER TABLE board ADD COLUMN heal_at INTEGER;
ALTER TABLE board ADD COLUMN heals INTEGER NOT NULL DEFAULT 0;
ALTER TABLE board ADD COLUMN home INTEGER;
ALTER TABLE board ADD COLUMN last INTEGER;
CREATE INDEX board_heal ON board (heal_at) WHERE heal_at IS NOT NULL AND over IS NULL;
