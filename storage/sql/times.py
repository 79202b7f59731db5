# ruff: noqa: S608 - all names are ours
"""Time: who was away, and what is due when the clock is set."""

from __future__ import annotations

from storage.operations import Back, MoveDue, Present, Prolong
from storage.sql import clocks
from storage.sql.boards import WAIT
from storage.statements import REST, Plan, Statement, of_any, update

PRESENT = (
    "INSERT INTO presence (one, seen_at) VALUES (1, ?)"
    " ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at"
)
_WAITING = (
    "message IS NOT NULL AND parked = 0 AND game IN (SELECT id FROM game WHERE status <> 'over'"
    " AND status = 'playing' AND bot_due_at IS NULL AND changed_at >= ?)"
)
_LEFT_STANDING = (
    f"INSERT INTO stale_message (chat, message) SELECT chat, message FROM board WHERE {_WAITING}"
    " ON CONFLICT DO NOTHING"
)
_COME_DOWN = update(
    "board",
    [
        "message = NULL",
        "not_before = 0",
        "tries = 0",
        "away = (SELECT ply FROM game WHERE game.id = board.game)",
        "wanted = wanted + 1",
        WAIT,
    ],
    _WAITING,
)
_MOVE_BOT = (
    "UPDATE game SET bot_due_at = LEAST(bot_due_at + ?, ?)"
    " WHERE bot_due_at IS NOT NULL AND status = 'playing'"
)
_MOVE_END = (
    "UPDATE game SET expires_at = LEAST(expires_at + ?, ?)"
    " WHERE expires_at IS NOT NULL AND status = 'open'"
)
_MOVE_LOBBY = tuple(
    f"UPDATE game SET {column} = LEAST({column} + ?, ?)"
    f" WHERE status = 'open' AND {column} IS NOT NULL"
    for column in ("fill_at", "kept_until")
)
_MOVE_BOARD = (
    "UPDATE board SET not_before = LEAST(not_before + ?, ?)"
    " WHERE not_before > 0 AND shown < wanted AND parked = 0"
)
_MOVE_HEAL = (
    "UPDATE board SET heal_at = LEAST(heal_at + ?, ?) WHERE heal_at IS NOT NULL AND over IS NULL"
)
_MOVE_NOTICE = "UPDATE notice SET not_before = LEAST(not_before + ?, ?) WHERE not_before > 0"
_MOVE_STALE = "UPDATE stale_message SET not_before = LEAST(not_before + ?, ?) WHERE not_before > 0"
_MOVE_REMINDER = "UPDATE reminder SET at = LEAST(at + ?, ?)"
_PROLONG = (
    "UPDATE game SET expires_at = ? WHERE status = 'open' AND expires_at > ? AND expires_at < ?"
)
# Whoever came while we were away is heard first.
_PROLONG_LOBBY = "UPDATE game SET fill_at = ? WHERE status = 'open' AND fill_at > ? AND fill_at < ?"


def of_time(op: Present | Back | MoveDue | Prolong, turn: int) -> Plan:
    """These touch rows that no keys can name, but for `Present`."""
    match op:
        case Present(at=at):
            return Plan((("presence",),), (of_any(PRESENT, at),))
        case Back(left=left, at=at, lately=lately, since=since):
            sql = "UPDATE presence SET seen_at = ? WHERE seen_at = ?"
            seen = Statement(REST, sql, (at, left), 1, f"Back: since {left}")
            stand = of_any(_LEFT_STANDING, lately)  # before the boards forget their messages
            down = of_any(_COME_DOWN, turn, lately)
            late = clocks.stood(left, at if since is None else since, turn)
            return Plan((), (seen, stand, down, *late), alone=True)
        case MoveDue(by=by, now=now, bot=bot, soon=soon, invitation=invitation, reminder=reminder):
            tried = (_MOVE_BOARD, _MOVE_HEAL, _MOVE_NOTICE, _MOVE_STALE)
            moved = (
                of_any(_MOVE_BOT, by, now + bot),
                of_any(_MOVE_REMINDER, by, now + reminder),
                *(of_any(sql, by, now + invitation) for sql in (_MOVE_END, *_MOVE_LOBBY)),
                *(of_any(sql, by, now + soon) for sql in tried),
                *clocks.moved(by, now, turn),
            )
            return Plan((), moved, alone=True)
        case Prolong(left=left, until=until):
            longer = (of_any(sql, until, left, until) for sql in (_PROLONG, _PROLONG_LOBBY))
            return Plan((), tuple(longer), alone=True)
