"""The boards of a game at the door: they are brought, pressed, shown again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Concatenate, ParamSpec

from bot.table.board_rows import (
    SERVED,
    Place,
    Touch,
    below,
    board_in,
    brought,
    new_board,
    told_apart,
)
from bot.table.book import Book, Result
from bot.table.changes import Change, Decision, differing, shown_again, woken
from bot.table.marks import mark_on
from bot.table.picking import Tapped
from bot.table.table import Table
from storage.operations import (
    ChangeBoard,
    Op,
    Raise,
)
from storage.rows import Board, Person


async def served_again(book: Book, chat: int) -> None:
    """We may write in that chat again. The boards of unfinished games there that were parked are
    shown again; those that were shown with less than they should are tried anew. Those that are
    not shown yet are raised: they may just be refused by a call that began before."""
    store, changes = book.store, (*SERVED, ("heal_at", book.clock()))
    for game in await store.unfinished(chat=chat):
        boards = await store.boards(game.id)
        here = [board for board in boards if board.chat == chat]
        amiss = [board.id for board in here if _amiss(board)]
        if amiss:
            await store.commit(*(ChangeBoard(board, changes, raise_=True) for board in amiss))
            book.changed(game.id)


def _amiss(board: Board) -> bool:
    return board.parked or board.why is not None or board.shown < board.wanted


def may_bring(table: Table, person: int) -> bool:
    """Whether that person may have the game's board brought: players, its host and its guest."""
    return person in {table.game.host, table.game.reserved, *table.people}


def in_the_middle(table: Table, board: Board) -> bool:
    """Whether somebody has tapped a part of a move there, or one that waits for a second tap."""
    if mark_on(table, board) is not None:
        return True
    tapped = Tapped.read(board.tapped)
    return tapped is not None and tapped.ply == table.game.ply and bool(tapped.taps)


def bringing(table: Table, fresh: tuple[Op, ...], now: int, *, wake: bool) -> Change:
    """The change by which a board comes down anew, written as `fresh`; with `wake` a sleeping game
    goes on."""
    if not wake or table.game.status != "asleep":
        return Change(table, fresh)
    after = woken(table, now)
    return Change(after, (differing(table, after, "asleep"), shown_again(table), *fresh))


P = ParamSpec("P")


class Places:
    """The boards of a game, as far as the door decides on them."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def bring(self, game: int, person: Person, place: Place, *, wake: bool) -> Result:
        """A fresh board at the bottom of a chat; the old one loses its keyboard. A first board in
        that chat only if it is the person's own.

        With `wake` a sleeping game goes on, since a player asked for it.
        """

        async def decide(table: Table, now: int) -> Decision:
            store = self._book.store
            if not may_bring(table, person.id):
                return "foreign"
            fresh = await brought(store, game, place)
            if not fresh and place.chat.person != person.id:
                return "foreign"  # nobody brings a game among people who have never seen it
            if not fresh:
                named, written = await told_apart(store, table.game, place)
                table = replace(table, game=named)
                fresh = (await new_board(store, game, place), *written)
            return bringing(table, fresh, now, wake=wake)

        return await self._book.decide(game, decide)

    async def press(
        self,
        touch: Touch,
        decide: Callable[Concatenate[Table, Board | None, Touch, P], Decision],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Result:
        """Have a press decided that concerns one board alone (:mod:`bot.table.tapping`)."""

        async def decided(table: Table, _: int) -> Decision:
            board = await board_in(self._book.store, touch.game, touch.chat, touch.message)
            return decide(table, board, touch, *args, **kwargs)

        return await self._book.decide(touch.game, decided)

    async def follow(self, game: int, ply: int, stands: Board) -> Result:
        """Have a board come down below the talk that has pushed it away, if the game still waits as
        it did at `ply`, and nobody is in the middle of a move there."""

        async def decide(table: Table, _: int) -> Decision:
            boards = await self._book.store.boards(game)
            board = next((each for each in boards if each.id == stands.id), None)
            if table.game.status != "playing" or table.game.ply != ply or board is None:
                return "stale"
            if board.message != stands.message or board.parked or in_the_middle(table, board):
                return "stale"
            return Change(table, (below(board, board.topic),))

        return await self._book.decide(game, decide)

    async def nudge(self, game: int, ply: int, person: Person, place: Place) -> Result:
        """Bring a fresh board to `person`, if the game still waits for them since `ply`."""
        table = await self._book.table(game)
        waits = table is not None and table.game.ply == ply and table.game.status == "playing"
        if table is None or not waits:
            return Result("stale", table)
        return await self.bring(game, person, place, wake=False)

    async def touch(self, *games: int) -> None:
        """Have every board of these games shown again (a name or a language changed), by one
        commit; nobody waits for that, so nobody is told."""
        await self._book.store.commit(*map(Raise, games), at=self._book.clock())
