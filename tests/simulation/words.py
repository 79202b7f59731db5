"""Which action each written move made: nothing in the file says so, but times do."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.board.move_reading import split
from bot.table.steps import THROW_ON
from tests.simulation.base import Ask
from tests.simulation.telegram import User

_Row: TypeAlias = tuple[int, int, str, str | None, int]

_ROWS = """
SELECT action.game, action.ply, action.text, action.faces, action.at
FROM action
JOIN player ON player.game = action.game AND player.seat = action.seat
JOIN person ON person.id = coalesce(player.person, player.resigned)
WHERE person.telegram = ? AND action.at <= ?
ORDER BY abs(action.at - ?), action.at DESC, action.ply
"""


_CLOCKS_MS = 1000
"""By so much an action may be later than its update, which is noted after it: a server measures its
database's clock now and then, and may find in between that it was ahead."""


@dataclass(frozen=True)
class Written:
    """A move that `user` wrote by the update of that number, which was done."""

    update: int
    user: User
    move: str


def written(ask: Ask, moves: Mapping[int, tuple[User, str]]) -> list[Written]:
    """The written moves that were done, in the order in which they were."""
    done = [id_ for (id_,) in ask("SELECT id FROM seen_update ORDER BY at, id")]
    return [Written(update, *moves[update]) for update in done if update in moves]


def claims(ask: Ask, moves: list[Written]) -> dict[tuple[int, int], Written]:
    """For each written move the game and ply that it made, or the plies: of all that fit, those
    nearest to when the update was noted, since both are one commit. A tap made none."""
    found: dict[tuple[int, int], Written] = {}
    for move in moves:
        seen = "SELECT at FROM seen_update WHERE id = ?"
        ((noted,),) = ask(seen, move.update)
        rows = ask(_ROWS, move.user.id, noted + _CLOCKS_MS, noted)
        made = next((m for at in range(len(rows)) if (m := _made(rows[at:], move, found))), ())
        found |= dict.fromkeys(made, move)
    return found


def _made(
    rows: list[_Row], move: Written, taken: Collection[tuple[int, int]]
) -> tuple[tuple[int, int], ...]:
    """The plies that the move made if the first of these rows is its first; several where stones
    were placed by one line."""
    game, ply, text, faces, at = rows[0]
    if (game, ply) in taken:
        return ()
    if loose(move.move) in _forms(text, faces):
        return ((game, ply),)
    line = [row for row in rows if row[0] == game and row[1] >= ply and row[4] == at]
    for count in range(2, len(line) + 1):
        if sum((loose(row[2]) for row in line[:count]), ()) == loose(move.move):
            return tuple((row[0], row[1]) for row in line[:count])
    return ()


def _forms(text: str, faces: str | None) -> set[tuple[str, ...]]:
    """How that action may have been written: where a stone was tapped, without it."""
    if faces is not None:
        return {loose("throw"), loose(THROW_ON)}
    whole = loose(text)
    return {whole, whole[1:], whole[1:2], whole[:2]} - {()}


def loose(move: str) -> tuple[str, ...]:
    """A move as writing it tells it: without what it captures."""
    return tuple(word.removeprefix("x") for word in split(move))
