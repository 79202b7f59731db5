"""Boards that heal: whatever happened, each message comes to show what is true.

Sending is no part of acting. A board is dirty while `shown < wanted`; showing it is one call that
carries picture, caption and keyboard, always of the newest state. A crash between commit and call,
a lost answer, a deleted message or a 429 all end the same way: it is shown again until it is right.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from weakref import WeakValueDictionary

import structlog

from bot.board.caption import caption
from bot.board.drawing import Draw, at_once
from bot.board.explaining import explanation
from bot.board.keyboard import keyboard
from bot.board.phone import room_for_words
from bot.board.players import Names, People, named, names_of
from bot.board.sealing import signs_of
from bot.table.book import Book
from bot.table.picking import board_map
from bot.table.play import hinted
from bot.table.steps import has_result, scored
from bot.table.table import Table
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatClosed,
    ChatMoved,
    FileGone,
    Keyboard,
    Later,
    MessageGone,
    Picture,
    Sent,
    TopicGone,
    Unchanged,
    Unknown,
    Wire,
    WireError,
)
from bot.words.library import Library, Texts
from games.view import BoardView
from render import Renderer, Sign
from storage.rows import Board, Chat
from storage.store import (
    ChangeBoard,
    Changes,
    DropUpload,
    KeepUpload,
    Migrate,
    Op,
    Shown,
    Stale,
    StorageError,
    Store,
    behind,
)

log = structlog.get_logger(__name__)

RETRY_MS = 300
"""The first pause after a failure; it doubles."""
MAX_RETRY_MS = 60_000
"""The longest pause after a refusal."""
NETWORK_MS = 10_000
"""The longest pause after a failure of the network: it comes back without telling us."""
SHOW_LIMIT = 12
"""After so many refusals in a row (failures of the network aside) a board is parked until
somebody asks for it."""
UPLOAD_PATIENCE_S = 1.0
"""How long a board waits for another one that uploads the same picture. An upload that hangs must
hold no other chat."""
CROWD = 200
"""While so many chats wait for what may be sent in all, no more is looked for."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What one board is to show."""

    key: str
    view: BoardView
    signs: tuple[Sign, ...]
    caption: str
    keys: Keyboard


class Boards:
    """The reconciler. `link` makes the address of an invitation from its code."""

    def __init__(
        self,
        store: Store,
        book: Book,
        wire: Wire,
        sender: Sender,
        *,
        renderer: Renderer,
        library: Library,
        clock: Callable[[], int],
        link: Callable[[str], str],
        troubles: Troubles,
        spawn: Spawn,
        default_language: str = "en",
        upload_patience_s: float = UPLOAD_PATIENCE_S,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        draw: Draw = at_once,
    ) -> None:
        self._store = store
        self._draw = draw
        self._book = book
        self._wire = wire
        self._sender = sender
        self._renderer = renderer
        self._library = library
        self._clock = clock
        self._link = link
        self._troubles = troubles
        self._spawn = spawn
        self._sleep = sleep
        self._default = default_language
        self._patience_s = upload_patience_s
        self._listeners: list[Callable[[int], None]] = []
        self._showing: set[int] = set()
        self._behind = 0
        self._resting: set[int] = set()
        self._uploads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def on_settled(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the game's id when every board of it shows its newest state."""
        self._listeners.append(listener)

    async def refresh(self, *games: int, patient: bool = False) -> None:
        """Queue what these games' boards lack; `patient`: behind what was pressed."""
        for game in games:
            for board in await self._store.boards(game):
                if board.shown < board.wanted and not board.parked:
                    await self._queue(board, patient=patient)

    async def sweep(self) -> None:
        """Queue what was left behind and is due: at the start, and every few seconds. It goes round
        the chats, a few boards of each of a hundred at a time; none while many wait for what may be
        sent in all. It goes behind whatever was just pressed."""
        if self._sender.crowd >= CROWD:
            return
        boards = await self._store.dirty_boards(self._clock(), after=self._behind)
        self._behind = behind([board.chat for board in boards])
        for board in boards:
            await self._queue(board, patient=True)

    async def _queue(self, board: Board, *, patient: bool = False) -> None:
        chat = await self._store.chat(board.chat)
        if chat is None or chat.address is None:
            await self._change(board, (("parked", 1),))
            return
        board_id, address = board.id, chat.address
        show = partial(self.show, board_id, address)
        self._sender.board(address, board_id, show, patient=patient)

    # -- showing one board -----------------------------------------------------------------------

    async def show(self, board_id: int, address: int | None = None) -> None:
        """One call that brings a board to the newest state, and what its answer means. `address` is
        the chat's whose turn it is; if the group has moved since, it is the new one's turn first.

        Never two at once for one board: a group that moves has two queues for a while. What was
        raised meanwhile is seen to when the first has ended.
        """
        if board_id in self._showing:
            return
        self._showing.add(board_id)
        try:
            with self._troubles.watching("board", board=board_id) as watched:
                await self._show(board_id, address)
            if watched.failed:
                await self._put_off(board_id)
        finally:
            self._showing.discard(board_id)

    async def _put_off(self, board_id: int) -> None:
        """Something failed that nobody expected: the others are shown meanwhile."""
        board = await self._store.board(board_id)
        if board is not None:
            await self._delay(board, _pause(board), board.tries + 1)

    async def _show(self, board_id: int, address: int | None) -> None:
        board = await self._store.board(board_id)
        if board is None or board.parked or board.shown >= board.wanted:
            return
        chat = await self._store.chat(board.chat)
        if chat is not None and address not in (None, chat.address):
            await self._queue(board)
            return
        table = await self._book.newest(board.game)
        if chat is None or chat.address is None or table is None:
            await self._change(board, (("parked", 1),))
            return
        frame = await self.frame(table, chat, board.tapped, board.asked, board.away)
        try:
            noted = await self._send(board, chat, frame)
        except Later as later:  # the sender comes back to it
            at = self._clock() + round(later.seconds * 1000)
            with contextlib.suppress(StorageError):  # the chat must be left alone all the same
                await self._change(board, (("not_before", at),))
            raise
        except Unchanged:
            await self._shown(board, await self._noted(board, chat, board.message or 0))
        except WireError as error:
            await self._failed(board, chat, frame, error)
        else:
            await self._shown(board, noted)

    async def _failed(self, board: Board, chat: Chat, frame: Frame, error: WireError) -> None:
        """What a refusal means for the board."""
        match error:
            case FileGone():
                await self._store.commit(DropUpload(frame.key))
                await self._queue(board)
            case MessageGone():
                await self._change(board, (("message", None),))
                await self._queue(board)
            case TopicGone() if board.topic is not None:
                await self._change(board, (("topic", None), ("message", None)))
                await self._queue(board)
            case ChatMoved():
                await self._store.commit(Migrate(chat.address or 0, error.address))
                self._book.forget()
                await self.refresh(board.game)
            case ChatClosed() | TopicGone():  # General itself may be closed
                log.info("board parked: the chat is closed", board=board.id, game=board.game)
                await self._change(board, (("parked", 1),))
                await self._settle(board.game)
            case Unknown():  # a network that is down for an hour parks no board
                log.info("board not shown yet", board=board.id, game=board.game)
                pause = min(NETWORK_MS, _pause(board))
                await self._delay(board, pause, min(board.tries + 1, SHOW_LIMIT))
            case _:
                log.warning("board not shown", board=board.id, game=board.game, why=str(error))
                await self._delay(board, _pause(board), board.tries + 1)

    async def frame(
        self,
        table: Table,
        chat: Chat,
        tapped: str | None = None,
        asked: int | None = None,
        away: int | None = None,
    ) -> Frame:
        """What the table's board in that chat is to show now, with what was tapped there, the ply
        at which it was asked to explain itself, and the one at which it says that we were away."""
        people = await self._book.people({*named(table), chat.person})
        texts, names = self._spoken(chat, people), names_of(people)
        view, signs = view_of(table), signs_of(table)
        taps = board_map(table, view, tapped)
        view = view if taps is None else taps.view
        code = table.game.code if table.game.status == "open" else None
        link = None if code is None else self._link(code)
        own = table.game.mode == "link" or table.game.status in ("open", "over")
        reader = chat.person if own else None
        explained: tuple[str, ...] = ()
        if asked == table.game.ply and table.game.status == "playing":
            explained = tuple(explanation(table, texts, view, taps))
        hint = _hint(table, reader, people)
        keys = keyboard(table, texts, view, link, reader, taps, hint=hint, asked=bool(explained))
        size = self._renderer.size(view, signs)
        room = None if table.state is None else room_for_words(size, keys)
        told = caption(
            table,
            texts,
            names,
            link,
            reader,
            taps,
            explained,
            room,
            reasons=chat.reasons,
            away=away == table.game.ply and table.game.status == "playing",
        )
        return Frame(self._renderer.key(view, signs=signs), view, signs, told, keys)

    async def texts(self, chat: Chat) -> Texts:
        """The chat's language; in a private chat the person's."""
        return self._spoken(chat, await self._book.people({chat.person}))

    async def names(self, table: Table) -> Names:
        """What everybody at the table is called."""
        return names_of(await self._book.people(named(table)))

    def _spoken(self, chat: Chat, people: People) -> Texts:
        person = people.get(chat.person or 0)
        if person is not None:
            return self._library.pick(person.language, person.code, default=self._default)
        return self._library.pick(chat.language, default=self._default)

    async def _send(self, board: Board, chat: Chat, frame: Frame) -> bool:
        """Show a frame by its file's id, and note it; a picture that Telegram lacks is drawn and
        uploaded by the first board that needs it, while the others wait a moment for the id. False
        if it could not be noted."""
        async with self._uploading(frame.key):
            file = await self._store.upload(frame.key)
            if file is None:
                draw = partial(self._renderer.board, frame.view, signs=frame.signs)
                picture = Picture(await self._draw(draw))
                sent = await self._post(board, chat, frame, picture)
                kept = (
                    () if sent.file is None else (KeepUpload(frame.key, sent.file, self._clock()),)
                )
                return await self._noted(board, chat, sent.message, *kept)
        sent = await self._post(board, chat, frame, Picture(file=file))
        return await self._noted(board, chat, sent.message)

    async def _noted(self, board: Board, chat: Chat, message: int, *more: Op) -> bool:
        """Note that a message shows the board, and what `more` came of it; False if another board
        took that message over before we had noted it."""
        try:
            await self._store.commit(Shown(board.id, board.wanted, message, chat.address), *more)
        except Stale:
            if more:
                await self._store.commit(*more)
            return False
        return True

    @contextlib.asynccontextmanager
    async def _uploading(self, key: str) -> AsyncIterator[None]:
        """One board at a time for each picture, as long as that one does not take too long."""
        lock = self._uploads.setdefault(key, asyncio.Lock())
        try:
            async with asyncio.timeout(self._patience_s):
                await lock.acquire()
        except TimeoutError:
            yield
            return
        try:
            yield
        finally:
            lock.release()

    async def _post(self, board: Board, chat: Chat, frame: Frame, picture: Picture) -> Sent:
        address = chat.address or 0
        if board.message is None:
            return await self._wire.send_picture(
                address, board.topic, picture, frame.caption, frame.keys
            )
        return await self._wire.edit_picture(
            address, board.message, picture, frame.caption, frame.keys
        )

    # -- after the answer ------------------------------------------------------------------------

    async def _shown(self, board: Board, noted: bool) -> None:  # noqa: FBT001 - what came of it
        if not noted:
            await self._delay(board, _pause(board), min(board.tries + 1, SHOW_LIMIT))
            return
        boards = await self._store.boards(board.game)
        now = next((other for other in boards if other.id == board.id), None)
        if now is not None and now.shown < now.wanted:
            await self._queue(now)
        else:
            self._settled(board.game, boards)

    async def _settle(self, game: int) -> None:
        self._settled(game, await self._store.boards(game))

    def _settled(self, game: int, boards: Sequence[Board]) -> None:
        if all(board.parked or board.shown >= board.wanted for board in boards):
            for listener in self._listeners:
                listener(game)

    async def _delay(self, board: Board, pause: int, tries: int) -> None:
        if tries > SHOW_LIMIT:
            await self._change(board, (("parked", 1),))
            return
        await self._change(board, (("not_before", self._clock() + pause), ("tries", tries)))
        if board.id not in self._resting:
            self._resting.add(board.id)
            self._spawn(self._again(board.id, pause / 1000))

    async def _again(self, board_id: int, pause_s: float) -> None:
        """Queue a board when its pause is over: who pressed does not wait for the next sweep."""
        try:
            await self._sleep(pause_s)
        finally:
            self._resting.discard(board_id)
        board = await self._store.board(board_id)
        if board is not None and not board.parked and board.shown < board.wanted:
            await self._queue(board)

    async def _change(self, board: Board, changes: Changes) -> None:
        await self._store.commit(ChangeBoard(board.id, changes))


def _hint(table: Table, reader: int | None, people: People) -> bool:
    """Whether who is to act is shown where to choose that what is alone plays itself."""
    player = table.to_act
    if player is None or player.person is None or reader not in (None, player.person):
        return False
    person = people.get(player.person)
    return person is not None and hinted(person)


def _pause(board: Board) -> int:
    return min(MAX_RETRY_MS, RETRY_MS << board.tries)


def view_of(table: Table) -> BoardView:
    """The picture's view of a table: an invitation shows the board as it will begin, but for whose
    turn it will be and what may be done then, for nobody has a seat yet."""
    rules = table.rules
    if table.state is None:
        seats = min(number for number in rules.seats if number >= len(table.players))
        view = rules.view(rules.start(seats))
        waiting = tuple(replace(tray, active=False) for tray in view.trays)
        return replace(view, trays=waiting, choices=())
    last = tuple(played for turn in table.last_turns for played in turn)
    view = rules.view(table.state, last, table.faces)
    over, player = table.result, table.to_act
    if over is not None and has_result(over):
        return view.ended(over.winners, over.score if scored(over) else (), table.turns)
    if table.game.status != "playing" or player is None or player.bot is not None:
        return replace(view, choices=())  # nobody can press them now
    return view
