"""Boards that heal: whatever happened, each message comes to show what is true.

Sending is no part of acting. A board is dirty while `shown < wanted`; showing it is one call that
carries picture, caption and keyboard, always of the newest state. A crash between commit and call,
a lost answer, a deleted message or a 429 all end the same way: it is shown again until it is right.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape, unescape
from weakref import WeakValueDictionary

import structlog

from bot.board.caption import caption
from bot.board.drawing import Draw, at_once
from bot.board.explaining import explanation
from bot.board.keyboard import keyboard
from bot.board.phone import room_for_words
from bot.board.players import People, named, names_of
from bot.board.refusals import (
    BARE,
    HEALED,
    PICTURE,
    PLAIN,
    amiss,
    anew,
    healing,
    may_heal,
    retry_ms,
    verdict,
)
from bot.board.sealing import signs_of
from bot.board.sight import Moved, Sight, Wordy, map_of
from bot.table.board_rows import SERVED
from bot.table.book import Book
from bot.table.play import hinted
from bot.table.secrets import put_back_at
from bot.table.table import Table
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatMoved,
    FileGone,
    Keyboard,
    Later,
    MessageGone,
    Picture,
    Refused,
    Sent,
    TopicClosed,
    TopicGone,
    Unchanged,
    Unknown,
    Wire,
    WireError,
)
from bot.words.library import Library, Texts
from games.view import BoardView
from render import Renderer, Sign
from storage.operations import (
    AddStale,
    ChangeBoard,
    Changes,
    DropUpload,
    KeepUpload,
    Migrate,
    Op,
    Shown,
)
from storage.rows import Board, Chat
from storage.store import Stale, StorageError, Store, behind

log = structlog.get_logger(__name__)

NETWORK_MS = 10_000
"""The longest pause after a failure of the network: it comes back without telling us."""
TRIED = 12
"""More failures of the network in a row are not counted."""
LONG_S = 60.0
"""For so many seconds people are not left without the board: where its message may not be changed
for so long, it comes down anew."""
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
        self._mending: set[int] = set()
        """Boards that are to be tried as they should be when they are shown next."""
        self._parking: list[Callable[[Board, Chat, WireError], None]] = []
        self._uploads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def on_settled(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the game's id when every board of it shows its newest state."""
        self._listeners.append(listener)

    def on_parked(self, listener: Callable[[Board, Chat, WireError], None]) -> None:
        """Call `listener` when a board cannot be shown in its chat at all."""
        self._parking.append(listener)

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
        await self._heal()

    async def _heal(self) -> None:
        """Try what is not shown as it should be and is due: nobody tells us of rights that a group
        gives back."""
        now = self._clock()
        for board in await self._store.healing_boards(now):
            self._mending.add(board.id)
            changes = (*(SERVED if board.parked else ()), *healing(board.heals + 1, now))
            await self._store.commit(ChangeBoard(board.id, changes, raise_=True))
            await self._queue(board, patient=True)

    async def _queue(self, board: Board, *, patient: bool = False) -> None:
        chat = await self._store.chat(board.chat)
        if chat is None or chat.address is None:
            await self._change(board, (("parked", True),))
            return
        board_id, address = board.id, chat.address
        if board.message is not None and self._stuck(address):
            await self._anew(board)
            board = replace(board, message=None)
        show = partial(self.show, board_id, address)
        edits = board.message is not None
        self._sender.board(address, board_id, show, patient=patient, edits=edits)

    def _stuck(self, address: int) -> bool:
        """Whether a chat takes no changes for long, but new messages."""
        return self._sender.rest(address, edits=True) >= LONG_S and self._sends(address)

    def _sends(self, address: int) -> bool:
        """Whether a chat takes new messages."""
        return self._sender.rest(address, edits=False) <= 0

    async def _anew(self, board: Board) -> None:
        """A board comes down in a new message; the one that it stood in loses its keyboard as soon
        as it can."""
        await self._change(board, (*anew(board), ("not_before", 0)))

    def wait(self, board: Board, address: int) -> float:
        """Seconds until Telegram lets us show a board again; at most 0 if it does."""
        edits = board.message is not None and not self._stuck(address)
        return self._sender.rest(address, edits=edits)

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
            await self._delay(board, retry_ms(board.tries), min(board.tries + 1, TRIED))

    async def _show(self, board_id: int, address: int | None) -> None:
        board = await self._store.board(board_id)
        if board is None or board.parked or board.shown >= board.wanted:
            self._mending.discard(board_id)
            return
        chat = await self._store.chat(board.chat)
        if chat is not None and address not in (None, chat.address):
            await self._queue(board)
            return
        table = await self._book.newest(board.game)
        if chat is None or chat.address is None or table is None:
            await self._change(board, (("parked", True),))
            return
        if self._tries_better(board):
            if await self._mended(board, chat, table):
                return
            board = await self._store.board(board_id) or board  # its topic may be gone
        frame = await self._framed(board, chat, table)
        try:
            noted = await self._send(board, chat, frame)
        except Later as later:  # the sender comes back to it
            await self._rests(board, chat, later)
            raise
        except Unchanged:
            await self._shown(board, await self._noted(board, chat, board.message or 0))
        except WireError as error:
            await self._failed(board, chat, frame, error)
        else:
            await self._shown(board, noted)

    async def _rests(self, board: Board, chat: Chat, later: Later) -> None:
        """Telegram asks for patience. Where that is asked for a change and lasts, the board comes
        down anew: what is limited for one kind of calls need not be for the other."""
        at = self._clock() + round(later.seconds * 1000)
        with contextlib.suppress(StorageError):  # the chat must be left alone all the same
            await self._change(board, (("not_before", at),))
            change = board.message is not None and later.edits is not False
            if change and later.seconds >= LONG_S and self._sends(chat.address or 0):
                await self._anew(board)
                await self._queue(replace(board, message=None))

    # -- as it should be -------------------------------------------------------------------------

    def _tries_better(self, board: Board) -> bool:
        """Whether a board is now tried as it should be, and is not shown so."""
        asked = board.id in self._mending
        self._mending.discard(board.id)
        return amiss(board) and (asked or may_heal(board, self._clock()))

    async def _mended(self, board: Board, chat: Chat, table: Table) -> bool:
        """Show a board as it should be: as a picture, in the topic where it belongs; whether
        Telegram takes it so. A text becomes a picture in place (editMessageMedia)."""
        better = replace(board, shape=PICTURE, why=None)
        if board.home is not None:
            better = replace(better, topic=board.home, home=None, message=None)
        try:
            await self._better(board, better, chat, table)
        except Later as later:
            await self._rests(board, chat, later)
            raise
        except WireError as error:
            log.info("board not mended yet", board=board.id, why=type(error).__name__)
            gone = isinstance(error, TopicGone) and not isinstance(error, TopicClosed)
            home: Changes = (("home", None), ("lost", board.home)) if gone else ()
            await self._change(board, (*healing(board.heals, self._clock()), *home))
            return False
        log.info("board mended", board=board.id, game=board.game)
        return True

    async def _better(self, board: Board, better: Board, chat: Chat, table: Table) -> None:
        frame = await self._framed(better, chat, table)

        def healed(message: int) -> tuple[Op, ...]:
            change = ChangeBoard(board.id, (*HEALED, ("topic", better.topic)))
            if board.message in (None, message):
                return (change,)
            return (change, AddStale(board.chat, board.message or 0))

        try:
            noted = await self._picture(better, chat, frame, healed)
        except FileGone:  # forgotten while the board was a text
            await self._store.commit(DropUpload(frame.key))
            noted = await self._picture(better, chat, frame, healed)
        except MessageGone:
            if better.message is None:
                raise
            noted = await self._picture(replace(better, message=None), chat, frame, healed)
        except Unchanged:
            message = better.message or 0
            noted = await self._noted(better, chat, message, *healed(message))
        await self._shown(better, noted)

    async def _failed(self, board: Board, chat: Chat, frame: Frame, error: WireError) -> None:
        """What a refusal means for the board."""
        match error:
            case FileGone():
                await self._store.commit(DropUpload(frame.key))
                await self._queue(board)
            case ChatMoved():
                await self._store.commit(Migrate(chat.address or 0, error.address))
                self._book.forget()
                await self.refresh(board.game)
            case Unknown():  # a network that is down for an hour parks no board
                log.info("board not shown yet", board=board.id, game=board.game)
                pause = retry_ms(board.tries, NETWORK_MS)
                await self._delay(board, pause, min(board.tries + 1, TRIED))
            case _:
                await self._refused(board, chat, error)

    async def _refused(self, board: Board, chat: Chat, error: WireError) -> None:
        """It goes on in words, or elsewhere, or waits."""
        if isinstance(error, Refused):
            self._troubles.met("board", error, board=board.id, game=board.game)
        found = verdict(board, error, self._clock())
        await self._change(board, found.changes)
        after = dict(found.changes)
        if after.get("why", board.why) != board.why:
            log.info("board not shown as it should be", board=board.id, game=board.game, **after)
        if found.again is None:
            for listener in self._parking:
                listener(board, chat, error)
            await self._settle(board.game)
        elif found.again:
            self._rest(board, found.again)
        elif (changed := await self._store.board(board.id)) is not None:
            await self._queue(changed)

    async def _framed(self, board: Board, chat: Chat, table: Table) -> Frame:
        """What a board is to show now, in its shape."""
        frame = await self.frame(
            table,
            chat,
            board.tapped,
            board.asked,
            board.away,
            moved=_moved(board),
            wordy=None if board.shape == PICTURE else _why(board),
        )
        if board.shape < PLAIN:
            return frame
        return replace(
            frame,
            caption=escape(unescape(re.sub(r"<[^>]+>", "", frame.caption)), quote=False),
            keys=frame.keys if board.shape < BARE else (),
        )

    async def frame(
        self,
        table: Table,
        chat: Chat,
        tapped: str | None = None,
        asked: int | None = None,
        away: int | None = None,
        *,
        moved: Moved | None = None,
        wordy: Wordy | None = None,
    ) -> Frame:
        """What the table's board in that chat is to show now, with what was tapped there, the ply
        at which it was asked to explain itself, and the one at which it says that we were away;
        out of what topic it `moved`, if it has, and why it has no picture, if it has none."""
        people = await self._book.people({*named(table), chat.person})
        reader = _reader(table, chat)
        sight = Sight(
            table,
            self._spoken(chat, people),
            names_of(people),
            reader,
            taps=map_of(table, tapped),
            link=self._address(table),
            hint=_hint(table, reader, people),
            reasons=chat.reasons,
            away=_playing(table, away),
            moved=moved,
            back_to=put_back_at(table.game),
            wordy=wordy,
        )
        if _playing(table, asked):
            sight = replace(sight, explained=tuple(explanation(sight)))
        return self._drawn(sight)

    def _drawn(self, sight: Sight) -> Frame:
        """Picture, caption and keyboard; the words take the room that the other two leave."""
        signs, keys = signs_of(sight.table), keyboard(sight)
        bare = sight.table.state is None or sight.wordy is not None
        room = None if bare else room_for_words(self._renderer.size(sight.view, signs), keys)
        key = self._renderer.key(sight.view, signs=signs)
        return Frame(key, sight.view, signs, caption(sight, room), keys)

    def _address(self, table: Table) -> str | None:
        """The address that takes the free seat of an invitation."""
        code = table.game.code if table.game.status == "open" else None
        return None if code is None else self._link(code)

    async def texts(self, chat: Chat) -> Texts:
        """The chat's language; in a private chat the person's."""
        return self._spoken(chat, await self._book.people({chat.person}))

    async def spoken(self, table: Table, texts: Texts) -> Sight:
        """The table as it is spoken of in that language, on no board."""
        return Sight(table, texts, names_of(await self._book.people(named(table))))

    async def spoken_in(self, table: Table, chat: Chat) -> Sight:
        """The same in the language of a chat."""
        people = await self._book.people({*named(table), chat.person})
        return Sight(table, self._spoken(chat, people), names_of(people))

    def _spoken(self, chat: Chat, people: People) -> Texts:
        person = people.get(chat.person or 0)
        if person is not None:
            return self._library.pick(person.language, person.code, default=self._default)
        return self._library.pick(chat.language, default=self._default)

    async def _send(self, board: Board, chat: Chat, frame: Frame) -> bool:
        """Show a frame and note it. False if it could not be noted."""
        if board.shape == PICTURE:
            return await self._picture(board, chat, frame)
        address, wire = chat.address or 0, self._wire
        if board.message is None:
            message = await wire.send_text(address, board.topic, frame.caption, frame.keys)
        else:
            message = board.message
            await wire.edit_text(address, message, frame.caption, frame.keys)
        return await self._noted(board, chat, message)

    async def _picture(
        self,
        board: Board,
        chat: Chat,
        frame: Frame,
        more: Callable[[int], tuple[Op, ...]] = lambda _: (),
    ) -> bool:
        """Show a frame by its file's id, and note it with what `more` follows for its message; a
        picture that Telegram lacks is drawn and uploaded by the first board that needs it, while
        the others wait a moment for the id. False if it could not be noted."""
        async with self._uploading(frame.key):
            file = await self._store.upload(frame.key)
            if file is None:
                draw = partial(self._renderer.board, frame.view, signs=frame.signs)
                picture = Picture(await self._draw(draw))
                try:
                    sent = await self._post(board, chat, frame, picture)
                except FileGone as error:  # there was no file: it is the picture that is refused
                    raise Refused(str(error)) from error
                kept = (
                    () if sent.file is None else (KeepUpload(frame.key, sent.file, self._clock()),)
                )
                return await self._noted(board, chat, sent.message, *more(sent.message), kept=kept)
        sent = await self._post(board, chat, frame, Picture(file=file))
        return await self._noted(board, chat, sent.message, *more(sent.message))

    async def _noted(
        self, board: Board, chat: Chat, message: int, *more: Op, kept: tuple[Op, ...] = ()
    ) -> bool:
        """Note that a message shows the board, with what `more` follows from that and what is
        `kept` in any case; False if another board took that message over before we had noted it."""
        if (board.why is not None or board.heal_at is not None) and not amiss(board):
            more = (*more, ChangeBoard(board.id, HEALED))
        if board.last is not None:
            more = (*more, ChangeBoard(board.id, (("last", None),)))
            more = more if board.last == message else (*more, AddStale(board.chat, board.last))
        try:
            shown = Shown(board.id, board.wanted, message, chat.address)
            await self._store.commit(shown, *more, *kept)
        except Stale:
            if kept:
                await self._store.commit(*kept)
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
            await self._delay(board, retry_ms(board.tries), min(board.tries + 1, TRIED))
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
        await self._change(board, (("not_before", self._clock() + pause), ("tries", tries)))
        self._rest(board, pause)

    def _rest(self, board: Board, pause: int) -> None:
        """Queue a board again after a pause in milliseconds."""
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


def _reader(table: Table, chat: Chat) -> int | None:
    """Whose board it is: where each player has their own, and at the end of any game."""
    own = table.game.mode == "link" or table.game.status in ("open", "over")
    return chat.person if own else None


def _playing(table: Table, ply: int | None) -> bool:
    """Whether what was noted at a ply is still of now: nothing was done since, and it is played."""
    return ply == table.game.ply and table.game.status == "playing"


def _hint(table: Table, reader: int | None, people: People) -> bool:
    """Whether who is to act is shown where to choose that what is alone plays itself."""
    player = table.to_act
    if player is None or player.person is None or reader not in (None, player.person):
        return False
    person = people.get(player.person)
    return person is not None and hinted(person)


def _moved(board: Board) -> Moved | None:
    if board.home is not None:
        return "closed"
    return None if board.lost is None else "deleted"


def _why(board: Board) -> Wordy:
    if board.shape == BARE:
        return "bare"
    return "photos" if board.why == "photos" else "refused"
