"""What is pressed on one board alone: a stone is chosen, or taken back, a move is marked, the other
part of a board is shown, or the board explains itself.

Only the board on which it happens changes, in one commit; the game does not go on. A decision gets
that board with the table, None if the chat has none. Pure: :meth:`bot.table.places.Places.press`
reads the board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.table.board_rows import Place, Touch, afresh, below
from bot.table.changes import Answer, Change, Decision
from bot.table.marks import ORDER, Mark, mark_on, to_be_confirmed
from bot.table.orders import to_be_given
from bot.table.picking import Picking, Tapped, picking, shown
from bot.table.steps import offered, refusal
from bot.table.table import Table
from storage.operations import (
    ChangeBoard,
    ChangeGame,
    Op,
)
from storage.rows import Board

Tap: TypeAlias = Callable[[Picking, int, str], Tapped | Answer]
"""What stands as tapped after a press at a ply on the button of that name; or why nothing
changes."""


def tapping(
    table: Table, board: Board | None, touch: Touch, fresh: Place | None = None
) -> Decision:
    """The square of that name is tapped. With `fresh` the board comes down to that place anew."""
    return _tapped(table, board, touch, _picked, fresh)


def untapping(table: Table, board: Board | None, touch: Touch) -> Decision:
    """The tap on that square, the last one, is taken back."""
    return _tapped(table, board, touch, _taken_back)


def turning(table: Table, board: Board | None, touch: Touch) -> Decision:
    """That part of a wide board, `0` or `1`, is turned to."""
    return _tapped(table, board, touch, _turned)


def marking(table: Table, board: Board | None, touch: Touch) -> Decision:
    """The action or the order of that name is marked, to be played at the second tap; what was
    marked before is so no more."""
    reason = refusal(table, touch.ply, touch.person, touch.name)
    if reason is not None or board is None:
        return reason or "unknown"
    orders = (order.name for order in to_be_given(table, touch.person))
    if not to_be_confirmed(table):
        return "not-offered"
    if touch.name not in (*offered(table), *(f"{ORDER}{name}" for name in orders)):
        return "not-offered"
    if mark_on(table, board) == touch.name:
        return "marked"
    mark = Mark(touch.ply, touch.name).text()
    note = ChangeBoard(board.id, (("marked", mark),), raise_=True)
    return Change(table, (_still(table), note))


def explaining(table: Table, board: Board | None, touch: Touch) -> Decision:
    """The board explains what can be done on it, or no longer, if it does; until the game has gone
    on."""
    if table.game.status != "playing" or table.game.ply != touch.ply:
        return "stale"
    if board is None:
        return "unknown"
    asked = None if board.asked == touch.ply else touch.ply
    note = ChangeBoard(board.id, (("asked", asked),), raise_=True)
    return Change(table, (_still(table), note))


def _tapped(
    table: Table, board: Board | None, touch: Touch, tap: Tap, fresh: Place | None = None
) -> Decision:
    """What becomes of a board on which something is tapped; it comes down to `fresh` anew."""
    reason = refusal(table, touch.ply, touch.person)
    if reason is not None or board is None:
        return reason or "unknown"
    now = picking(table, shown(table), board.tapped)
    what = "no-tap" if now is None else tap(now, touch.ply, touch.name)
    if not isinstance(what, Tapped):
        return what
    taps = (("tapped", what.text()), ("marked", None))
    note = ChangeBoard(board.id, taps, raise_=fresh is None)
    return Change(table, (_still(table), note, *_again(board, fresh)))


def _again(board: Board, fresh: Place | None) -> tuple[Op, ...]:
    """In a group the board keeps its buttons until the fresh one stands."""
    if fresh is None:
        return ()
    if fresh.chat.kind == "group":
        return (below(board, fresh.topic),)
    return afresh(board, fresh.topic)


def _still(table: Table) -> ChangeGame:
    """Nothing of the game changes, but it must still be where the press was meant for."""
    return ChangeGame(table.game.id, ("playing",), (), table.game.ply)


def _picked(now: Picking, ply: int, name: str) -> Tapped | Answer:
    """What is tapped when a square is."""
    made = now.after(name)
    if made is None:
        return "no-tap"
    return "tapped" if made == now.made else Tapped(ply, now.towards(name), made)


def _taken_back(now: Picking, ply: int, name: str) -> Tapped | Answer:
    """What is tapped when the last tap, on `name`, is taken back."""
    before = now.before
    if before is None or now.made[-1] != name:
        return "untapped"
    return Tapped(ply, now.page, before)


def _turned(now: Picking, ply: int, name: str) -> Tapped | Answer:
    """What is tapped when that part of a wide board is turned to."""
    parts = [str(number) for number in range(len(now.parts))]
    if name not in parts:
        return "no-tap"
    part = parts.index(name)
    if part == now.part:
        return "tapped"
    turns = replace(now, page=part).part == part  # else there is nothing to tap
    return Tapped(ply, part, now.made) if turns else "no-tap"
