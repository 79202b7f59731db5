-- compat: 19
-- Dead letters and the addresses that groups had before they moved are kept for a while. When a move
-- was is noted when it is first seen to be forgotten.
ALTER TABLE old_address ADD COLUMN at INTEGER;

CREATE INDEX old_address_at ON old_address (at);

CREATE INDEX dead_letter_at ON dead_letter (at);

-- When the players of a game in which nothing happens were asked what is to become of it; and the
-- games that go on, one after the other.
ALTER TABLE game ADD COLUMN asked_at INTEGER;

CREATE INDEX game_going ON game (id) WHERE status <> 'over';
