"""The words by which people are called to a table at which they may sit down: of a group's next
game, and of a friend's invitation. Nothing where that is over by then."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias

from bot.board.buttons import NoBell
from bot.board.frames import Frames
from bot.board.presence import Presence
from bot.board.sight import names_of
from bot.table import notice_rows
from bot.table.board_rows import board_in
from bot.table.door import Door
from bot.table.invitation import no_seat
from bot.table.table import Table
from bot.telegram.wire import SUPERGROUP, Key, Keyboard
from bot.words.library import Texts
from storage.operations import DelayNotice
from storage.rows import Board, Chat, Notice
from storage.store import Store

Word: TypeAlias = tuple[str, Keyboard]
"""A message: HTML and buttons."""


class Inviting:
    """Finds the words of a notice that somebody may sit down. `clock` gives milliseconds."""

    def __init__(
        self,
        store: Store,
        door: Door,
        frames: Frames,
        presence: Presence,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._door = door
        self._frames = frames
        self._presence = presence
        self._clock = clock

    async def word(self, notice: Notice, chat: Chat) -> Word | DelayNotice | None:
        """What is said in that chat; None for nothing, and the notice put off while the board to
        which it leads is on its way."""
        table, person = await self._door.book.newest(notice.game or 0), chat.person
        if table is None or person is None:
            return None
        if notice.message == notice_rows.FRIEND:
            return await self._friend(notice, chat, table, person)
        return await self._bell(notice, chat, table, person)

    async def _friend(self, notice: Notice, chat: Chat, table: Table, person: int) -> Word | None:
        """A friend has picked this person for their invitation, which opens by its link."""
        code, host = table.game.code, json.loads(notice.args)["host"]
        if code is None or no_seat(table, person) is not None:
            return None
        texts = await self._frames.texts(chat)
        text = texts.html(
            "notice-friend",
            name=await self._called(host) or texts.plain("somebody"),
            game=texts.plain(f"game-{table.rules.game}"),
        )
        return text, ((Key(texts.plain("key-open-invitation"), url=self._frames.link(code)),),)

    async def _called(self, person: int) -> str | None:
        return names_of(await self._door.book.people({person})).get(person)

    async def _bell(
        self, notice: Notice, chat: Chat, table: Table, person: int
    ) -> Word | DelayNotice | None:
        """A game of a group waits for players; with the way to its board where there is one.
        Nothing once nobody can sit down there any more, or while they play there."""
        group = await self._store.chat(table.game.chat)
        if group is None or not notice_rows.calls_all(table):
            return None
        if not await self._wants(table, person):
            return None
        board = await board_in(self._store, table.game.id, group.id)
        soon = board is not None and board.message is None and not board.parked
        if soon and notice.tries < notice_rows.SCREEN:
            return DelayNotice(notice.id, self._clock() + notice_rows.BELL_SOON_MS)
        if await self._presence.gone(group, person):
            return None
        texts = await self._frames.texts(chat)
        text = texts.html(
            "notice-bell",
            name=await self._called(table.game.host) or texts.plain("somebody"),
            club=club_of(texts, group),
            game=texts.plain(f"game-{table.rules.game}"),
            id=str(table.game.id),
        )
        link = None if board is None else board_link(group, board)
        way = ((Key(texts.plain("key-to-board"), url=link),),) if link else ()
        off = Key(texts.plain("key-no-bell"), NoBell().press(0, group.id))
        return text, (*way, (off,))

    async def _wants(self, table: Table, person: int) -> bool:
        """Whether that person still wants to hear of it: they have not said otherwise since, sit at
        no table there, and have not muted the one that this one follows."""
        game, store = table.game, self._store
        if not await store.has_bell(person, game.chat):
            return False
        if await store.unfinished(chat=game.chat, person=person, limit=1):
            return False
        before = await store.players(game.rematch_of) if game.rematch_of is not None else ()
        return not any(player.owner == person and player.muted for player in before)


def club_of(texts: Texts, chat: Chat) -> str:
    """What a group is called, where it is spoken of elsewhere; of the chat of an inline message
    nothing is known."""
    return chat.title or texts.plain("some-group" if chat.inline is None else "some-chat")


def board_link(chat: Chat, board: Board) -> str | None:
    """The address of a board's message; it opens for members of the group alone. None if it has
    none: in private chats, in basic groups, in inline messages; while the board is on its way."""
    if chat.address is None or chat.address >= SUPERGROUP or board.message is None:
        return None
    if chat.inline is not None:
        return None
    topic = "" if board.topic is None else f"/{board.topic}"
    return f"https://t.me/c/{SUPERGROUP - chat.address}{topic}/{board.message}"
