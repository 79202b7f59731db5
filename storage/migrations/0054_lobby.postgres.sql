-- compat: 51
-- See 0054_lobby.sql.
ALTER TABLE game ADD COLUMN fill_at BIGINT;
ALTER TABLE game ADD COLUMN kept_for BIGINT;
ALTER TABLE game ADD COLUMN kept_name TEXT COLLATE "C";
ALTER TABLE game ADD COLUMN kept_until BIGINT;
ALTER TABLE game ADD COLUMN sent_away TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX game_lobby_due ON game (chat)
WHERE status = 'open' AND (fill_at IS NOT NULL OR kept_until IS NOT NULL);
