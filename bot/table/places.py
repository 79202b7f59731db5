"""Where a game is shown: the places of its boards, and boards that come down anew."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.book import Book, Result
from bot.table.changes import Change, Decision, differing, shown_again, woken
from bot.table.table import Table
from storage.rows import Board, Chat, Person
from storage.store import AddBoard, AddStale, ChangeBoard, Changes, Op, Raise, Store

SERVED: Changes = (("parked", 0), ("not_before", 0), ("tries", 0))
"""Somebody presses or writes in the chat, so it can be written to again."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a board is to stand: our chat, its topic, and a message of ours to take over."""

    chat: Chat
    topic: int | None = None
    message: int | None = None
    words: bool = False
    """Whether that message is a text, as the chat took no picture."""


def afresh(board: Board, topic: int | None, message: int | None = None) -> tuple[Op, ...]:
    """A board is posted anew, or in that message of ours where no board stands; the one it stood
    in loses its keyboard."""
    moved: Changes = (
        ("message", message), ("topic", topic), ("parked", 0), ("not_before", 0), ("tries", 0),
        ("home", None), ("lost", None),
    )  # fmt: skip
    change = ChangeBoard(board.id, moved, raise_=True)
    # In this order: a message in which a board stands is never stripped.
    return (change,) if board.message is None else (change, AddStale(board.chat, board.message))


async def board_in(store: Store, game: int, chat: int, message: int | None = None) -> Board | None:
    """The game's board in a chat. Of several (a group that became a supergroup may have them) the
    one standing in that message, else one that is served."""
    here = [board for board in await store.boards(game) if board.chat == chat]
    standing = (board for board in here if message is not None and board.message == message)
    served = (board for board in here if not board.parked)
    return next((board for some in (standing, served, here) for board in some), None)


async def new_board(store: Store, game: int, place: Place) -> AddBoard:
    """A first board at a place; in a message of ours only if no board stands there."""
    id_ = await store.new_id("board")
    message = await _free(store, place)
    words = place.words and message is not None
    board = Board(
        id_, game, place.chat.id, place.topic, message,
        wanted=1, shown=0, shape=int(words), why="photos" if words else None,
    )  # fmt: skip
    return AddBoard(board, place.chat.address)


async def brought(store: Store, game: int, place: Place | None) -> tuple[Op, ...]:
    """The game's board in a chat comes down anew; nothing if no place is given or none is there."""
    board = None if place is None else await board_in(store, game, place.chat.id)
    if place is None or board is None:
        return ()
    message = None if place.words else await _free(store, place)
    return afresh(board, place.topic, message)


async def _free(store: Store, place: Place) -> int | None:
    """The message that a board may take over, None if a board stands there."""
    message = place.message
    if message is not None and await store.board_at(place.chat.id, message) is not None:
        return None
    return message


async def served_again(book: Book, chat: int) -> None:
    """We may write in that chat again: the boards of unfinished games that were parked there
    meanwhile are shown, and those that are not as they should be are tried so."""
    store, changes = book.store, (*SERVED, ("heal_at", book.clock()))
    for game in await store.unfinished(chat=chat):
        boards = await store.boards(game.id)
        here = [board for board in boards if board.chat == chat]
        amiss = [board.id for board in here if board.parked or board.why is not None]
        if amiss:
            await store.commit(*(ChangeBoard(board, changes, raise_=True) for board in amiss))
            book.changed(game.id)


def may_bring(table: Table, person: int) -> bool:
    """Whether that person may have the game's board brought: players, its host and its guest."""
    return person in {table.game.host, table.game.reserved, *table.people}


def bringing(table: Table, fresh: tuple[Op, ...], now: int, *, wake: bool) -> Change:
    """The change by which a board comes down anew, written as `fresh`; with `wake` a sleeping game
    goes on."""
    if not wake or table.game.status != "asleep":
        return Change(table, fresh)
    after = woken(table, now)
    return Change(after, (differing(table, after, "asleep"), shown_again(table), *fresh))


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
            fresh = fresh or (await new_board(store, game, place),)
            return bringing(table, fresh, now, wake=wake)

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
