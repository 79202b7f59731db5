-- compat: 21
-- All games of a person: those in which the BOT took over, and those they only watch.
CREATE INDEX player_resigned ON player (resigned, game) WHERE resigned IS NOT NULL;

CREATE INDEX game_host ON game (host);
