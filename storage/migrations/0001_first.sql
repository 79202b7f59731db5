-- compat: 1
-- Columns are called as in storage/rows.py. Times are milliseconds since 1970 (UTC).

-- The only table with Telegram's user ids and people's names: forgetting someone empties one row.
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    user INTEGER UNIQUE,
    name TEXT,
    nickname TEXT,
    code TEXT,
    language TEXT,
    reachable INTEGER NOT NULL DEFAULT 0 CHECK (reachable IN (0, 1))
) STRICT;

-- A private chat's address is its person's user id, so it has none of its own.
CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    telegram INTEGER UNIQUE,
    person INTEGER UNIQUE REFERENCES person (id),
    language TEXT,
    CHECK (
        (kind = 'private' AND person IS NOT NULL AND telegram IS NULL)
        OR (kind = 'group' AND person IS NULL AND telegram IS NOT NULL)
    )
) STRICT;

-- Addresses that a group had before it became a supergroup: what still comes from there is its.
CREATE TABLE old_address (
    telegram INTEGER PRIMARY KEY,
    chat INTEGER NOT NULL REFERENCES chat (id)
) STRICT;

CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    rules TEXT NOT NULL,
    version INTEGER NOT NULL,
    fields TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('bot', 'group', 'link', 'phone')),
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'asleep', 'over')),
    ply INTEGER NOT NULL,
    position TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES person (id),
    chat INTEGER NOT NULL REFERENCES chat (id),
    topic INTEGER,
    secret BLOB NOT NULL,
    commitment TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    salt TEXT,
    code TEXT UNIQUE,
    reserved INTEGER REFERENCES person (id),
    throws INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER,
    ended_at INTEGER,
    expires_at INTEGER,
    result TEXT,
    bot_due_at INTEGER,
    asleep_by INTEGER,
    rematch_of INTEGER
) STRICT;

CREATE INDEX game_bot_due ON game (bot_due_at)
WHERE bot_due_at IS NOT NULL AND status = 'playing';

CREATE INDEX game_expires ON game (expires_at)
WHERE expires_at IS NOT NULL AND status = 'open';

-- Also the list of all games that go on.
CREATE INDEX game_unfinished ON game (host) WHERE status <> 'over';

CREATE INDEX game_chat ON game (chat);

CREATE TABLE player (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    bot TEXT,
    press TEXT NOT NULL,
    seat INTEGER,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX player_person ON player (person) WHERE person IS NOT NULL;

-- Rows of some 30 bytes: without a rowid they stand in ply order, a game beside itself.
CREATE TABLE action (
    game INTEGER NOT NULL REFERENCES game (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    faces TEXT,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

-- `since` counts commits: when a board began to wait, so that none waits for ever.
CREATE TABLE board (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id),
    chat INTEGER NOT NULL REFERENCES chat (id),
    topic INTEGER,
    message INTEGER,
    wanted INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    theme TEXT NOT NULL,
    orientation INTEGER NOT NULL,
    parked INTEGER NOT NULL CHECK (parked IN (0, 1)),
    not_before INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX board_game ON board (game);

CREATE INDEX board_chat ON board (chat, game);

CREATE UNIQUE INDEX board_message ON board (chat, message)
WHERE message IS NOT NULL AND parked = 0;

CREATE INDEX board_dirty ON board (not_before, since)
WHERE shown < wanted AND parked = 0;

CREATE TABLE notice (
    id INTEGER PRIMARY KEY,
    chat INTEGER NOT NULL REFERENCES chat (id),
    topic INTEGER,
    message TEXT NOT NULL,
    args TEXT NOT NULL,
    game INTEGER,
    not_before INTEGER NOT NULL,
    tries INTEGER NOT NULL
) STRICT;

CREATE INDEX notice_due ON notice (not_before);

CREATE INDEX notice_chat ON notice (chat);

CREATE TABLE stale_message (
    chat INTEGER NOT NULL REFERENCES chat (id),
    message INTEGER NOT NULL,
    not_before INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, message)
) STRICT, WITHOUT ROWID;

CREATE INDEX stale_message_due ON stale_message (not_before);

CREATE TABLE upload (
    key TEXT PRIMARY KEY,
    file TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX upload_at ON upload (at);

CREATE TABLE seen_update (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX seen_update_at ON seen_update (at);

CREATE TABLE dead_letter (
    id INTEGER PRIMARY KEY,
    seen INTEGER NOT NULL,
    body TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
