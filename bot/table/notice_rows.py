"""Notices as rows, kept until they are sent: to a player who waits far away, of the news of an
action, of somebody who left. Pure; :mod:`bot.board.notices` sends them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.table.table import Table
from storage.rows import Board, Notice

NUDGE = "nudge"
"""The notice that is no message but a fresh board."""

NUDGE_MS = 120_000
"""Who has not acted two minutes after the turn came to them is probably looking elsewhere."""

NEWS = "news"
"""The notice of what happened to players by one action, told in every chat that shows the game."""


def to_nudge(before: Table, after: Table) -> int | None:
    """The person whose turn it is now, where nothing tells them so: over two chats an edited board
    makes no notification (docs/decisions/0009). None if nobody is to be told."""
    was, now = before.to_act, after.to_act
    if after.game.mode != "link" or now is None or now == was:
        return None
    return now.person


def nudge(id_: int, chat: int, person: int, table: Table, now: int) -> Notice:
    """The notice to a person who has not acted in a while, counted from `now` (milliseconds)."""
    args = json.dumps({"person": person, "ply": table.game.ply})
    return Notice(id_, chat, None, NUDGE, args, table.game.id, not_before=now + NUDGE_MS)


def newsworthy(before: Table, after: Table) -> tuple[int, ...]:
    """The plies of the actions since `before` that bring news."""
    new = enumerate(after.played[len(before.played) :], before.game.ply)
    return tuple(ply for ply, p in new if after.rules.news(p.before, p.action) is not None)


def news_places(boards: Iterable[Board]) -> dict[int, int | None]:
    """Every chat that shows the game, with the topic of its board there."""
    return {board.chat: board.topic for board in boards if not board.parked}


def news(id_: int, chat: int, topic: int | None, game: int, ply: int) -> Notice:
    """The notice of the news of an action; its words are found when it is sent."""
    return Notice(id_, chat, topic, NEWS, json.dumps({"ply": ply}), game)


def left_message(table: Table, leaver: int) -> tuple[str, dict[str, int]] | None:
    """What the others at the table are told when somebody leaves; None if there is nobody else."""
    others = sorted(table.people - {leaver})
    if not others:
        return None
    if len(others) == 1:
        return "notice-left", {"who": leaver, "other": others[0]}
    return "notice-left-all", {"who": leaver}


def left(
    id_: int,
    chat: int,
    topic: int | None,
    message: str,
    args: dict[str, int],
    game: int,
) -> Notice:
    """The notice that somebody has left."""
    return Notice(id_, chat, topic, message, json.dumps(args, separators=(",", ":")), game)
