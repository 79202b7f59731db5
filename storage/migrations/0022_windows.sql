-- compat: 21
-- What is due is looked for chat by chat, so that one chat with much that is due hides no other's: the
-- boards, the notices, the messages that are to lose their keyboard (in their table's own order). And
-- the notices of one game are found when it changes. A program that does not know these is slower.
DROP INDEX board_dirty;
CREATE INDEX board_dirty ON board (chat, since, not_before) WHERE shown < wanted AND parked = 0;

DROP INDEX notice_due;
DROP INDEX notice_chat;
CREATE INDEX notice_chat ON notice (chat, not_before);
CREATE INDEX notice_game ON notice (game) WHERE game IS NOT NULL;

DROP INDEX stale_message_due;
