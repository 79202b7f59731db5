-- compat: 51
-- By what Telegram knows the inline message that is the whole of a chat, and which picture that
-- message shows from our own address. A program of before writes to no such message: it leaves the
-- board that stands there parked until somebody presses.
ALTER TABLE chat ADD COLUMN inline TEXT;
ALTER TABLE board ADD COLUMN picture TEXT;
CREATE INDEX board_picture ON board (picture) WHERE picture IS NOT NULL;
