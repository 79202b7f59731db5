-- compat: 21
-- The invitations that are kept for somebody are theirs, too.
CREATE INDEX game_reserved ON game (reserved) WHERE reserved IS NOT NULL AND status <> 'over';
