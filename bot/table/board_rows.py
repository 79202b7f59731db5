"""Boards as rows: where they stand, which one is meant, and how one comes down anew."""

from __future__ import annotations

from dataclasses import dataclass, replace

from storage.operations import (
    AddBoard,
    AddStale,
    ChangeBoard,
    ChangeGame,
    Changes,
    Op,
)
from storage.rows import INLINE_MESSAGE, Board, Chat, Game
from storage.store import Store

SERVED: Changes = (("parked", False), ("not_before", 0), ("tries", 0))
"""Somebody presses or writes in the chat, so it can be written to again."""


_MOVED: Changes = (*SERVED, ("home", None), ("lost", None))
"""Besides, of a board that comes down anew."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a board is to stand: our chat, its topic, and a message of ours to take over."""

    chat: Chat
    topic: int | None = None
    message: int | None = None
    words: bool = False
    """Whether that message is a text, as the chat took no picture."""


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


def afresh(board: Board, topic: int | None, message: int | None = None) -> tuple[Op, ...]:
    """A board is posted anew, or in that message of ours where no board stands; the one it stood
    in loses its keyboard (:func:`below` takes it away)."""
    moved: Changes = (*_MOVED, ("message", message), ("topic", topic))
    change = ChangeBoard(board.id, moved, raise_=True)
    if board.message == INLINE_MESSAGE:  # it can stand nowhere else
        return (ChangeBoard(board.id, SERVED, raise_=True),)
    # In this order: a message in which a board stands is never stripped.
    return (change,) if board.message is None else (change, AddStale(board.chat, board.message))


def below(board: Board, topic: int | None) -> ChangeBoard:
    """A board comes down in its group; the message it stood in keeps its buttons until then, and
    goes as a whole as soon as the new one stands (`last`): so one can always be pressed."""
    if board.message == INLINE_MESSAGE:
        return ChangeBoard(board.id, SERVED, raise_=True)
    stood = board.last if board.message is None else board.message
    moved: Changes = (*_MOVED, ("message", None), ("topic", topic), ("last", stood))
    return ChangeBoard(board.id, moved, raise_=True)


async def board_in(store: Store, game: int, chat: int, message: int | None = None) -> Board | None:
    """The game's board in a chat. A group that became a supergroup may have several: of these the
    one in that message, else one that is served."""
    here = [board for board in await store.boards(game) if board.chat == chat]
    standing = (board for board in here if message is not None and board.message == message)
    served = (board for board in here if not board.parked)
    return next((board for some in (standing, served, here) for board in some), None)


async def vacated(store: Store, place: Place) -> tuple[Op, ...]:
    """An inline message holds one board: that of an ended game makes room for the next one's."""
    if place.chat.inline is None:
        return ()
    stands = await store.board_at(place.chat.id, INLINE_MESSAGE)
    if stands is None:
        return ()
    return (ChangeBoard(stands.id, (("parked", True), ("message", None), ("picture", None))),)


async def new_board(store: Store, game: int, place: Place) -> AddBoard:
    """A first board at a place; in a message of ours only if no board stands there, in an inline
    message always."""
    id_ = await store.new_id("board")
    inline = place.chat.inline is not None
    message = INLINE_MESSAGE if inline else await _free(store, place)
    words = place.words and message is not None and not inline
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
    if place.chat.inline is not None:
        return (ChangeBoard(board.id, (*SERVED, ("message", INLINE_MESSAGE)), raise_=True),)
    message = None if place.words else await _free(store, place)
    if message is None and place.chat.kind == "group":
        return (below(board, place.topic),)
    return afresh(board, place.topic, message)


async def busy(store: Store, place: Place, but: int | None = None) -> bool:
    """Whether a game that is not over has a board in that chat; `but` that one game."""
    return any(game.id != but for game in await store.unfinished(chat=place.chat.id, limit=2))


async def told_apart(store: Store, game: Game, place: Place) -> tuple[Game, tuple[Op, ...]]:
    """The game with its number in the title from now on, where another one goes on at that place;
    and what is written of that."""
    if game.numbered or not await busy(store, place, game.id):
        return game, ()
    written = ChangeGame(game.id, (game.status,), (("numbered", True),))
    return replace(game, numbered=True), (written,)


async def _free(store: Store, place: Place) -> int | None:
    """The message that a board may take over, None if a board stands there."""
    message = place.message
    if message is not None and await store.board_at(place.chat.id, message) is not None:
        return None
    return message
