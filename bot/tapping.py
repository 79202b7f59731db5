"""Taps at the door: a stone is chosen, or taken back, or the other part of a board is shown.

Only the board on which it happens changes, in one commit; the game does not go on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.book import Result
from bot.offers import Offers
from bot.seating import Place, afresh, board_in
from bot.steps import Answer, refusal
from bot.table import AnyRules, Table
from bot.taps import Picking, Tapped, picking
from games.view import BoardView
from storage.store import ChangeBoard, ChangeGame, Op


def shown(table: Table) -> BoardView:
    """The picture's view of a game that goes on, before anything is tapped."""
    rules: AnyRules = table.rules
    return rules.view(table.state)


class Tapping(Offers):
    """The door as far as taps."""

    async def tap(
        self,
        game: int,
        ply: int,
        person: int,
        chat: int,
        name: str,
        *,
        message: int | None = None,
        fresh: Place | None = None,
        update: int | None = None,
    ) -> Result:
        """`person` taps the square called `name` on the game's board in that chat, the one in that
        message if there are several. With `fresh` the board comes down to that place anew."""

        def change(now: Picking) -> Tapped | Answer:
            made = now.after(name)
            if made is None:
                return "no-tap"
            return "tapped" if made == now.made else Tapped(ply, now.towards(name), made)

        return await self._tapped(
            game, ply, person, chat, change, message=message, fresh=fresh, update=update
        )

    async def untap(
        self,
        game: int,
        ply: int,
        person: int,
        chat: int,
        name: str,
        *,
        message: int | None = None,
        update: int | None = None,
    ) -> Result:
        """`person` takes the tap on `name`, the last one, back."""

        def change(now: Picking) -> Tapped | Answer:
            before = now.before
            if before is None or now.made[-1] != name:
                return "untapped"
            return Tapped(ply, now.page, before)

        return await self._tapped(game, ply, person, chat, change, message=message, update=update)

    async def show_part(
        self,
        game: int,
        ply: int,
        person: int,
        chat: int,
        name: str,
        *,
        message: int | None = None,
        update: int | None = None,
    ) -> Result:
        """`person` turns to that part of a wide board, `0` or `1`."""

        def change(now: Picking) -> Tapped | Answer:
            parts = [str(number) for number in range(len(now.parts))]
            if name not in parts:
                return "no-tap"
            part = parts.index(name)
            if part == now.part:
                return "tapped"
            turns = replace(now, page=part).part == part  # else there is nothing to tap
            return Tapped(ply, part, now.made) if turns else "no-tap"

        return await self._tapped(game, ply, person, chat, change, message=message, update=update)

    async def _tapped(
        self,
        game: int,
        ply: int,
        person: int,
        chat: int,
        change: Callable[[Picking], Tapped | Answer],
        *,
        message: int | None,
        fresh: Place | None = None,
        update: int | None,
    ) -> Result:
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            reason = refusal(table, ply, person)
            if reason is not None:
                return await self._refused(reason, table, update)
            board = await board_in(self._store, game, chat, message)
            if board is None:
                return await self._refused("unknown", table, update)
            now = picking(table, shown(table), board.tapped)
            what = "no-tap" if now is None else change(now)
            if not isinstance(what, Tapped):
                return await self._refused(what, table, update)
            note = ChangeBoard(board.id, (("tapped", what.text()),), raise_=fresh is None)
            again: tuple[Op, ...] = () if fresh is None else afresh(board, fresh.topic)
            # The game must still be where the tap was meant for.
            still = ChangeGame(game, ("playing",), (), ply)
            return await self._commit(table, table, still, note, *again, update=update)
