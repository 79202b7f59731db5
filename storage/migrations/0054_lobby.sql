-- compat: 51
-- When BOTs take the free seats of an invitation and it begins; for whom one of its seats is kept (a
-- person, or a name at Telegram of somebody who may never have been here) and until when; who was
-- sent away from it (numbers of people). A program of before does none of that.
ALTER TABLE game ADD COLUMN fill_at INTEGER;
ALTER TABLE game ADD COLUMN kept_for INTEGER;
ALTER TABLE game ADD COLUMN kept_name TEXT;
ALTER TABLE game ADD COLUMN kept_until INTEGER;
ALTER TABLE game ADD COLUMN sent_away TEXT NOT NULL DEFAULT '';
CREATE INDEX game_lobby_due ON game (chat)
WHERE status = 'open' AND (fill_at IS NOT NULL OR kept_until IS NOT NULL);
