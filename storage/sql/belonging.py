# ruff: noqa: S608 - all names are ours
"""Whose the database is, and one that was put back."""

from __future__ import annotations

from storage.operations import Adopt, Belong, PutBack
from storage.sql import clocks
from storage.sql.boards import WAIT
from storage.sql.times import PRESENT
from storage.statements import GAME, REST, Plan, Statement, of_any, update

_BELONGS = (
    "INSERT INTO bot (one, id) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET id = excluded.id"
)
_ITS_OWN = f"{_BELONGS} WHERE bot.id = excluded.id"
_NOWHERE = update("board", ["message = NULL", "parked = 1", "shown = wanted"], "over IS NOT NULL")
_ELSEWHERE = update("board", ["message = NULL"], "over IS NULL AND parked = 1")
_ANEW = update(
    "board",
    [
        "message = NULL",
        "not_before = 0",
        "tries = 0",
        "away = NULL",
        "shape = 0",
        "why = NULL",
        "heal_at = NULL",
        "heals = 0",
        "topic = coalesce(home, topic)",
        "home = NULL",
        "last = NULL",
        "wanted = wanted + 1",
        WAIT,
    ],
    "over IS NULL AND parked = 0",
)
_OF_ONE_BOT = (
    "seen_update",
    "upload",
    "notice",
    "stale_message",
    "dead_letter",
    "presence",
    "reminder",
    "day_poll",
)


def of_bot(op: Belong | Adopt, turn: int) -> Plan:
    """Whose the database is."""
    match op:
        case Belong(bot=bot):
            belongs = Statement(REST, _ITS_OWN, (bot,), 1, f"Belong: bot {bot}")
            return Plan((("bot",),), (belongs,))
        case Adopt(bot=bot):
            goes = (of_any(f"DELETE FROM {table}") for table in _OF_ONE_BOT)
            boards = (of_any(_NOWHERE), of_any(_ELSEWHERE), of_any(_ANEW, turn))
            unknown = of_any("UPDATE person SET reachable = 0 WHERE reachable = 1")
            return Plan((), (of_any(_BELONGS, bot), *goes, *boards, unknown), alone=True)


_NOTED = (
    "INSERT INTO put_back (mark, floor, at, back_to, first) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (mark) DO UPDATE SET floor = excluded.floor, at = excluded.at,"
    " back_to = excluded.back_to, first = excluded.first WHERE put_back.at IS NULL"
)
_RESEALED = (
    "UPDATE game SET earlier = CASE WHEN salt IS NULL THEN NULL ELSE"
    " ltrim(coalesce(earlier, '') || ' ' || (GREATEST(throws, coalesce(drawn, 0)) + 1)"
    " || ':' || lower(HEX(secret))) END,"
    " secret = ?, commitment = ?, put_back = ply || ' ' || ?, next_game = NULL,"
    " next_secret = NULL"
    " WHERE id = ? AND status <> 'over'"
)
_UNBROUGHT = (
    "UPDATE player SET sign = '', words = ''"
    " WHERE game IN (SELECT id FROM game WHERE status = 'open')"
)
# Who gave the number of such a game to another one cannot begin it any more.
_UNSEALED = (
    "UPDATE game SET next_game = NULL, next_secret = NULL WHERE next_game IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM game AS after WHERE after.id = game.next_game)"
)
_STOOD = (
    "INSERT INTO stale_message (chat, message) SELECT chat, message FROM board"
    " WHERE message IS NOT NULL AND parked = 0 AND over IS NULL ON CONFLICT DO NOTHING"
)


def put_back(op: PutBack, turn: int) -> Plan:
    """A copy begins anew."""
    copied = op.copied
    row = (copied.mark, copied.floor, op.at, copied.back_to, op.first)
    to = str(copied.back_to)  # what is joined to a text is one
    sealed = (
        Statement(GAME, _RESEALED, (secret, seal, to, game), 1, f"PutBack: game {game}")
        for game, secret, seal in op.secrets
    )
    every = (
        Statement(GAME, _NOTED, row, 1, f"PutBack: copy {copied.mark}"),
        *sealed,
        of_any(_UNBROUGHT),
        of_any(_UNSEALED),
        of_any("DELETE FROM ready"),
        of_any("DELETE FROM notice WHERE sent IS NULL"),
        of_any(_STOOD),  # before the boards forget their messages
        of_any(_ANEW, turn),
        of_any(PRESENT, op.at),
        *clocks.stood(copied.back_to, op.at, turn),
    )
    return Plan((), every, alone=True)
