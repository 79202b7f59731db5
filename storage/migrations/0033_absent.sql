-- compat: 31
-- Whether the person of a seat cannot act there (who has left the group, or blocked the bot): then
-- the others are asked what is to become of the game, or wait. A BOT may sit there meanwhile. A
-- program that does not know it lets that BOT keep the seat.
ALTER TABLE player ADD COLUMN absent TEXT NOT NULL DEFAULT '' CHECK (absent IN ('', 'asked', 'waited'));

CREATE INDEX player_absent ON player (coalesce(person, resigned), game)
WHERE absent <> '' AND over IS NULL;
