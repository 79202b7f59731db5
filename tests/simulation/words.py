"""Which action each written move made: nothing in the file says so, but times do."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

from bot.steps import THROW_ON
from bot.typed import split
from tests.simulation.telegram import User

_ROWS = """
SELECT action.game, action.ply, action.text, action.faces
FROM action
JOIN player ON player.game = action.game AND player.seat = action.seat
JOIN person ON person.id = coalesce(player.person, player.resigned)
WHERE person.user = ? AND action.at <= ?
ORDER BY action.at DESC, action.ply
"""


@dataclass(frozen=True)
class Written:
    """A move that `user` wrote by the update of that number, which was done."""

    update: int
    user: User
    move: str


def written(file: sqlite3.Connection, moves: Mapping[int, tuple[User, str]]) -> list[Written]:
    """The written moves that were done, in the order in which they were."""
    done = [id_ for (id_,) in file.execute("SELECT id FROM seen_update ORDER BY at, id")]
    return [Written(update, *moves[update]) for update in done if update in moves]


def claims(file: sqlite3.Connection, moves: list[Written]) -> dict[tuple[int, int], Written]:
    """For each written move the game and ply that it made: of all that fit, the last one before the
    update was noted, since both are one commit. A tap made none."""
    found: dict[tuple[int, int], Written] = {}
    for move in moves:
        (noted,) = file.execute(
            "SELECT at FROM seen_update WHERE id = ?", (move.update,)
        ).fetchone()
        for game, ply, text, faces in file.execute(_ROWS, (move.user.id, noted)):
            if loose(move.move) in _forms(text, faces) and (game, ply) not in found:
                found[game, ply] = move
                break
    return found


def _forms(text: str, faces: str | None) -> set[tuple[str, ...]]:
    """How that action may have been written: where a stone was tapped, without it."""
    if faces is not None:
        return {loose("throw"), loose(THROW_ON)}
    whole = loose(text)
    return {whole, whole[1:], whole[1:2], whole[:2]} - {()}


def loose(move: str) -> tuple[str, ...]:
    """A move as writing it tells it: without what it captures."""
    return tuple(word.removeprefix("x") for word in split(move))
