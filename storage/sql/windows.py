# ruff: noqa: S608 - all names are ours
"""The queries for what is due, chat by chat: one chat with much that is due hides no other's.

Each goes from one chat to the next by the index that its table has on `chat`, so it costs what it
gives, however much is due and however long a chat's history is.
"""

from __future__ import annotations

from storage.rows import Board, Game, Notice, StaleMessage
from storage.statements import select
from storage.store import DELETED_MS, SHARDS


def of_shards(chat: str = "chat", value: str = "?") -> str:
    """Write the condition that a chat lies in one of the shards that a number has as its bits."""
    return f"(CAST({value} AS BIGINT) >> CAST({chat} % {SHARDS} AS INTEGER)) & 1 = 1"


def windowed(row: type, table: str, key: str, due: str, order: str) -> str:
    """Write the SELECT of the rows that are `due` of the next chats that have any.

    Values: now, the chat behind which to begin, how many chats, how many rows of each, the shards.
    """
    ours = of_shards(value="?5")
    following = f"SELECT chat FROM {table} WHERE {due} AND {ours} AND chat >"
    first = f"SELECT {key.strip('()')} FROM {table} WHERE chat = place.at AND {due}"
    places = (
        f"WITH RECURSIVE place (at, number) AS (SELECT ({following} ?2 ORDER BY chat LIMIT 1), 1"
        f" UNION ALL SELECT ({following} place.at ORDER BY chat LIMIT 1), number + 1 FROM place"
        " WHERE at IS NOT NULL AND number < ?3) "
    )
    rest = f"WHERE {key} IN ({first} ORDER BY {order} LIMIT ?4) ORDER BY {order}"
    # In this order: for each place a few rows by their keys.
    return places + select(row, rest, table=f"place CROSS JOIN {table}")


BOARDS = windowed(
    Board, "board", "id", "shown < wanted AND parked = 0 AND not_before <= ?1", "since, id"
)

_OWED = (
    f"not_before <= ?1 AND (sent IS NULL OR not_before <= ?1 - {DELETED_MS} OR NOT EXISTS"
    " (SELECT 1 FROM game WHERE game.id = notice.game AND game.ply = notice.ply"
    " AND status = CASE WHEN notice.message LIKE 'notice-left%' THEN 'asleep' ELSE 'playing' END))"
)
NOTICES = windowed(Notice, "notice", "id", _OWED, "not_before, id")

NOTICES_OF_GAME = select(Notice, f"WHERE game = ?2 AND {_OWED} ORDER BY not_before, id")
"""The same of one game. Values: now, the game."""

_TO_STRIP = (
    "not_before <= ?1 AND NOT EXISTS (SELECT 1 FROM board"
    " WHERE board.chat = stale_message.chat AND message IS NULL AND parked = 0"
    " AND shown < wanted)"
)
STALE_MESSAGES = windowed(
    StaleMessage, "stale_message", "(chat, message)", _TO_STRIP, "not_before, chat, message"
)


def due_bots(but: int) -> str:
    """Write the SELECT of the games whose BOT is due. Values: now, the shards, `but` games to be
    left out, how many."""
    due = (
        "SELECT *, row_number() OVER (PARTITION BY chat ORDER BY bot_due_at, id) AS turn"
        f" FROM game WHERE status = 'playing' AND bot_due_at <= ? AND {of_shards()}"
        f"{but_those('id', but)}"
    )
    return select(Game, "ORDER BY turn, bot_due_at, id LIMIT ?", table=f"({due}) AS due")


def but_those(column: str, count: int) -> str:
    """Write the condition that leaves so many out, none if there are none to leave out."""
    return f" AND {column} NOT IN ({', '.join('?' * count)})" if count else ""
