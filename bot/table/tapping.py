"""Taps at the door: a stone is chosen, or taken back, or the other part of a board is shown.

Only the board on which it happens changes, in one commit; the game does not go on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.table.book import Book, Result
from bot.table.changes import Change, Decision
from bot.table.picking import Picking, Tapped, picking, shown
from bot.table.places import Place, afresh, board_in
from bot.table.steps import Answer, refusal
from bot.table.table import Table
from storage.rows import Board
from storage.store import ChangeBoard, ChangeGame, Op

Tap: TypeAlias = Callable[[Picking, int, str], Tapped | Answer]
"""What is tapped at a ply after a press on what has that name, or why nothing changes."""


@dataclass(frozen=True, slots=True)
class Touch:
    """A press of `person` on the button called `name` of a game's board as it was at `ply`, in that
    chat; in that message, if the chat has several boards of the game."""

    game: int
    ply: int
    person: int
    chat: int
    name: str
    message: int | None = None


class Tapping:
    """Taps on the boards of a game."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def tap(self, touch: Touch, *, fresh: Place | None = None) -> Result:
        """The square of that name is tapped. With `fresh` the board comes down to that place
        anew."""
        return await self._press(touch, picked, fresh)

    async def untap(self, touch: Touch) -> Result:
        """The tap on that square, the last one, is taken back."""
        return await self._press(touch, taken_back, None)

    async def show_part(self, touch: Touch) -> Result:
        """That part of a wide board, `0` or `1`, is turned to."""
        return await self._press(touch, turned, None)

    async def _press(self, touch: Touch, tap: Tap, fresh: Place | None) -> Result:
        async def decide(table: Table, _: int) -> Decision:
            reason = refusal(table, touch.ply, touch.person)
            if reason is not None:
                return reason
            board = await board_in(self._book.store, touch.game, touch.chat, touch.message)
            return "unknown" if board is None else after_tap(table, board, tap, touch, fresh)

        return await self._book.decide(touch.game, decide)


def after_tap(table: Table, board: Board, tap: Tap, touch: Touch, fresh: Place | None) -> Decision:
    """What becomes of a board on which something is tapped; it comes down to `fresh` anew."""
    now = picking(table, shown(table), board.tapped)
    what = "no-tap" if now is None else tap(now, touch.ply, touch.name)
    if not isinstance(what, Tapped):
        return what
    note = ChangeBoard(board.id, (("tapped", what.text()),), raise_=fresh is None)
    again: tuple[Op, ...] = () if fresh is None else afresh(board, fresh.topic)
    # The game must still be where the tap was meant for.
    still = ChangeGame(table.game.id, ("playing",), (), table.game.ply)
    return Change(table, (still, note, *again))


def picked(now: Picking, ply: int, name: str) -> Tapped | Answer:
    """What is tapped when a square is."""
    made = now.after(name)
    if made is None:
        return "no-tap"
    return "tapped" if made == now.made else Tapped(ply, now.towards(name), made)


def taken_back(now: Picking, ply: int, name: str) -> Tapped | Answer:
    """What is tapped when the last tap, on `name`, is taken back."""
    before = now.before
    if before is None or now.made[-1] != name:
        return "untapped"
    return Tapped(ply, now.page, before)


def turned(now: Picking, ply: int, name: str) -> Tapped | Answer:
    """What is tapped when that part of a wide board is turned to."""
    parts = [str(number) for number in range(len(now.parts))]
    if name not in parts:
        return "no-tap"
    part = parts.index(name)
    if part == now.part:
        return "tapped"
    turns = replace(now, page=part).part == part  # else there is nothing to tap
    return Tapped(ply, part, now.made) if turns else "no-tap"
