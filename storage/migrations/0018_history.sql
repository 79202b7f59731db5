-- compat: 5
-- What is asked of a chat or a person must not slow down with the games that are over there. So the
-- rows of players and boards know whether their game is over: `over` is when it last changed then.
-- Triggers keep that true, also while an older program writes.
ALTER TABLE player ADD COLUMN over INTEGER;
ALTER TABLE board ADD COLUMN over INTEGER;

UPDATE player SET over = (SELECT changed_at FROM game WHERE game.id = player.game)
WHERE game IN (SELECT id FROM game WHERE status = 'over');

UPDATE board SET over = (SELECT changed_at FROM game WHERE game.id = board.game)
WHERE game IN (SELECT id FROM game WHERE status = 'over');

CREATE TRIGGER game_over AFTER UPDATE OF status, changed_at ON game WHEN new.status = 'over'
BEGIN
    UPDATE player SET over = new.changed_at WHERE game = new.id;
    UPDATE board SET over = new.changed_at WHERE game = new.id;
END;

CREATE TRIGGER board_over AFTER INSERT ON board
WHEN (SELECT status FROM game WHERE id = new.game) = 'over'
BEGIN
    UPDATE board SET over = (SELECT changed_at FROM game WHERE id = new.game) WHERE id = new.id;
END;

CREATE INDEX player_going ON player (person, game) WHERE person IS NOT NULL AND over IS NULL;

CREATE INDEX board_going ON board (chat, game) WHERE over IS NULL;

CREATE INDEX board_over ON board (chat, over, game) WHERE over IS NOT NULL;

-- A press comes with its message.
CREATE INDEX board_place ON board (chat, message, parked, id DESC) WHERE message IS NOT NULL;

-- No message of a chat is touched while a board is being posted there.
CREATE INDEX board_unsent ON board (chat) WHERE message IS NULL AND parked = 0;

-- What a chat played last against the BOT.
CREATE INDEX game_against_bot ON game (chat, host, started_at, id)
WHERE mode = 'bot' AND started_at IS NOT NULL;

-- A start counts on from the highest number that was given out.
CREATE INDEX game_next_game ON game (next_game) WHERE next_game IS NOT NULL;
