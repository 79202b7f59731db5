"""What each owed message says: in a group, or to a person in their own chat; nothing where it is no
longer true."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, get_args

from bot.board import drawing
from bot.board.buttons import Again, Bring, Keep, Mute, Resign, Show, Wish
from bot.board.daily import Daily
from bot.board.drawing import Draw
from bot.board.frames import Frames
from bot.board.heading import line_of, reference
from bot.board.inviting import Inviting, board_link, club_of
from bot.board.presence import Presence
from bot.board.sight import Sight, names_of
from bot.board.turn_log import news_lines
from bot.table import notice_rows
from bot.table.absence import unfilled
from bot.table.board_rows import Place, board_in
from bot.table.door import Door
from bot.table.marks import mark_on
from bot.table.muting import is_muted
from bot.table.picking import Tapped
from bot.table.quiet import quiet_until, spread
from bot.table.table import Table
from bot.telegram.wire import (
    ChatLost,
    Key,
    Keyboard,
    TopicGone,
    Wire,
)
from bot.words.library import Texts
from bot.words.names import called
from storage.operations import (
    AddNotice,
    DelayNotice,
    DropNotice,
    KeepNotice,
    Op,
)
from storage.rows import Board, Chat, Notice, Person
from storage.store import Store

HELD: Final = frozenset(
    {
        notice_rows.CALL,
        notice_rows.CALL_HOME,
        notice_rows.NUDGE,
        notice_rows.BELL,
        notice_rows.FRIEND,
        notice_rows.LIES,
        notice_rows.GONE,
        notice_rows.ABSENT,
    }
)
"""What is not told in the quiet hours of whom it is for, in a group in those of the group: that it
is somebody's turn, that a game begins or lies, that somebody has gone. What answers an action of
just now is told."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A game that waits for somebody, whose id at Telegram is `user`, and its board there."""

    table: Table
    who: Person
    user: int
    board: Board


class Telling:
    """Sends one owed message at a time."""

    def __init__(
        self,
        store: Store,
        door: Door,
        frames: Frames,
        wire: Wire,
        presence: Presence,
        clock: Callable[[], int],
        draw: Draw = drawing.at_once,
    ) -> None:
        self._store = store
        self._door = door
        self._frames = frames
        self._wire = wire
        self._presence = presence
        self._clock = clock
        self._daily = Daily(store, frames, wire, clock, draw)
        self._inviting = Inviting(store, door, frames, presence, clock)

    async def told(self, notice: Notice, chat: Chat) -> tuple[Op, ...] | None:
        """The same as :meth:`_tell`; who cannot be reached in their own chat is noted, and who is
        banned is told nothing there."""
        if notice.message == notice_rows.LEAVE:
            await self._wire.leave(chat.address or 0)
            return None
        if notice.sent is None and await self._banned(chat):
            return None
        if notice.sent is None and notice.message in HELD:
            person = json.loads(notice.args).get("person", chat.person)
            who = chat if person is None else await self._store.person(person)
            if who is not None and (held := self._held(notice, who)):
                return held
        try:
            return await self._tell(notice, chat)
        except ChatLost as error:
            await self._presence.unwritten(chat, error)
            raise

    async def elsewhere(self, notice: Notice) -> tuple[Op, ...]:
        """What becomes of a notice that is owed beside an inline message, where nothing can be: who
        has a board of the game in their own chat is called there, and nobody else."""
        done = DropNotice(notice.id)
        person = json.loads(notice.args).get("person")
        if notice.message != notice_rows.CALL or person is None or notice.game is None:
            return (done,)
        home = await self._store.private_chat(person)
        own = None if home is None else await board_in(self._store, notice.game, home.id)
        if home is None or own is None:
            return (done,)
        id_ = await self._store.new_id("notice")
        return (done, AddNotice(notice_rows.call_home(id_, home.id, notice)))

    async def _banned(self, chat: Chat) -> bool:
        """Whether that is the own chat of somebody who may not use the bot any more."""
        person = None if chat.person is None else await self._store.person(chat.person)
        return person is not None and person.banned is not None

    async def _tell(self, notice: Notice, chat: Chat) -> tuple[Op, ...] | None:
        """Send a notice, or take it away; what is to be written then, if it is not done with."""
        args = json.loads(notice.args)
        if notice.sent is not None:
            await self._wire.delete(chat.address or 0, notice.sent)
            return None
        if await self._unheard(notice, args.get("person", chat.person)):
            return None
        match notice.message:
            case notice_rows.CALL | notice_rows.CALL_HOME | notice_rows.BELL | notice_rows.FRIEND:
                return await self._called(notice, chat, args)
            case (
                notice_rows.DAY_POLL
                | notice_rows.DAY_ANSWERED
                | notice_rows.DAY_TABLE
                | notice_rows.DAY_RESULT
            ):
                return await self._of_day(notice, chat, args)
            case notice_rows.NUDGE:
                await self._nudge(notice, chat, args)
            case notice_rows.NEWS:
                await self._news(notice, chat, args["ply"])
            case notice_rows.LIES:
                await self._lies(notice, chat)
            case notice_rows.GONE:
                await self._gone(notice, chat)
            case notice_rows.ABSENT:
                await self._absent(notice, chat, args["who"])
            case _:
                return await self._plainly(notice, chat, args)
        return None

    async def _called(
        self, notice: Notice, chat: Chat, args: Mapping[str, int]
    ) -> tuple[Op, ...] | None:
        """Somebody is called to a table, where they play or where they may."""
        match notice.message:
            case notice_rows.CALL:
                return await self._call(notice, chat, args["person"])
            case notice_rows.CALL_HOME:
                return await self._call_home(notice, chat, args["person"])
            case _:
                return await self._together(notice, chat)

    async def _of_day(
        self, notice: Notice, chat: Chat, args: Mapping[str, int]
    ) -> tuple[Op, ...] | None:
        """The position of the day: its quiz, who in a group has answered so far, the group's table
        when it has closed, both in quiet hours after them; or what somebody answered."""
        match notice.message:
            case notice_rows.DAY_POLL:
                return await self._daily.asked(notice, chat, args["day"])
            case notice_rows.DAY_ANSWERED | notice_rows.DAY_TABLE:
                if held := self._held(notice, chat):
                    return held
                told = await self._of_quiz(notice, chat, args)
                if told is not None:
                    await self._say(notice, chat, told[0], answered=told[1])
            case _:
                mine = await self._daily.result(chat, args["person"], args["day"])
                if mine is not None:
                    await self._say(notice, chat, *mine)
        return None

    async def _of_quiz(
        self, notice: Notice, chat: Chat, args: Mapping[str, int]
    ) -> tuple[str, int | None] | None:
        """What a group is told of its quiz, as an answer to that message; None for nothing."""
        if notice.message == notice_rows.DAY_ANSWERED:
            return await self._daily.so_far(chat, args["day"], args["answers"])
        return await self._daily.table(chat, args["day"])

    def _held(self, notice: Notice, of: Person | Chat) -> tuple[Op, ...] | None:
        """In the quiet hours of a person or a group it waits for their end, and comes a little
        after it, as not everything is to come at once; None where it need not wait."""
        until = quiet_until(of.quiet, of.zone, self._clock())
        return None if until is None else (DelayNotice(notice.id, until + spread(notice.id)),)

    async def _unheard(self, notice: Notice, person: int | None) -> bool:
        """Whether that person, for whom it is, wants to hear nothing of the game."""
        if person is None or notice.game is None:
            return False
        table = await self._door.book.newest(notice.game)
        return table is not None and is_muted(table, person)

    async def _gone(self, notice: Notice, chat: Chat) -> None:
        """A player had themselves forgotten; what became of the game stands on its board."""
        table = await self._door.book.newest(notice.game or 0)
        if table is not None:
            sight = await self._frames.spoken_in(table, chat)
            lines = (reference(sight), sight.texts.html("notice-gone"))
            await self._say(notice, chat, "\n".join(lines))

    async def _absent(self, notice: Notice, chat: Chat, who: int) -> None:
        """A player cannot act any more; nothing if they are back, or somebody has decided."""
        table = await self._door.book.newest(notice.game or 0)
        if table is None or not any(p.person == who for p in unfilled(table)):
            return
        sight = await self._frames.spoken_in(table, chat)
        text = sight.texts.html("notice-absent", who=sight.called(who))
        keys = ((Key(sight.texts.plain("key-to-game"), Show().press(table.game.id)),),)
        await self._say(notice, chat, "\n".join((reference(sight), text)), keys)

    async def _lies(self, notice: Notice, chat: Chat) -> None:
        """What is to become of a game in which nothing happens; nothing if somebody has come back
        to it."""
        table = await self._door.book.newest(notice.game or 0)
        if table is None or table.game.asked_at is None:
            return
        if table.game.status == "over" or table.game.changed_at > table.game.asked_at:
            return
        sight, game = await self._frames.spoken_in(table, chat), table.game.id
        texts = sight.texts
        keys = (
            (Key(texts.plain("key-resume"), Bring().press(game)),),
            (
                Key(texts.plain("key-resign"), Resign().press(game)),
                Key(texts.plain("key-keep"), Keep().press(game)),
            ),
        )
        text = texts.html("notice-lies")
        await self._say(notice, chat, "\n".join((reference(sight), text)), keys)

    async def _plainly(
        self, notice: Notice, chat: Chat, args: Mapping[str, int]
    ) -> tuple[Op, ...] | None:
        """Words alone, with the names of the people they are about; in somebody's own chat with the
        way to the game. In a group its board stands in the same chat, with a button of its own;
        that somebody has left goes from there as soon as it is true no more."""
        texts = await self._frames.texts(chat)
        names = names_of(await self._door.book.people(args.values()))
        words = {key: names.get(id_) or texts.plain("somebody") for key, id_ in args.items()}
        keys: Keyboard = ()
        if notice.game is not None and chat.kind == "private":
            keys = ((Key(texts.plain("key-resume"), Bring().press(notice.game)),),)
        sent = await self._say(notice, chat, texts.html(notice.message, **words), keys)
        if notice.ply is None or chat.kind != "group":
            return None
        return (KeepNotice(notice.id, sent, self._clock()),)

    async def _say(
        self,
        notice: Notice,
        chat: Chat,
        text: str,
        keys: Keyboard = (),
        answered: int | None = None,
    ) -> int:
        """A message where the notice is owed, or in the chat itself if its topic is gone."""
        address, say = chat.address or 0, self._wire.send_text
        announced = await self._frames.announced()
        if announced is not None:
            text = "\n".join((line_of(await self._frames.texts(chat), announced), text))
        try:
            return await say(address, notice.topic, text, keys, answered=answered)
        except TopicGone:
            if notice.topic is None:
                raise
            return await say(address, None, text, keys, answered=answered)

    async def _news(self, notice: Notice, chat: Chat, ply: int) -> None:
        """What happened to players, with mockery where the chat wants it."""
        table = await self._door.book.newest(notice.game or 0, since=ply)
        if table is None:
            return
        text = news_text(await self._frames.spoken_in(table, chat), ply, mocked=chat.mocked)
        if text:
            await self._say(notice, chat, text)

    async def _waiting(self, notice: Notice, person: int) -> _Waiting | None:
        """The game that still waits for a person as the notice says; None if it does not, or if
        they have tapped on its board since: who is choosing knows whose turn it is."""
        table = await self._door.book.newest(notice.game or 0)
        who = await self._store.person(person)
        if table is None or who is None or who.telegram is None or who.banned is not None:
            return None
        if not notice_rows.calls_for(table, notice.ply, person):
            return None
        board = await board_in(self._store, table.game.id, table.game.chat)
        if board is None or board.parked:
            board = await self._own_board(table, person)
        if board is None or board.parked:
            return None
        taps, marked = Tapped.read(board.tapped), mark_on(table, board) is not None
        if marked or (taps is not None and taps.ply == table.game.ply):
            return None
        return _Waiting(table, who, who.telegram, board)

    async def _own_board(self, table: Table, person: int) -> Board | None:
        """The board of a game in somebody's own chat."""
        home = await self._store.private_chat(person)
        return None if home is None else await board_in(self._store, table.game.id, home.id)

    async def _call(self, notice: Notice, chat: Chat, person: int) -> tuple[Op, ...] | None:
        """Mention somebody in the group, as an answer to the board. A board that was pushed away by
        other messages comes down below that. People who want it so are told in their own chat
        instead, if that can be."""
        waiting = await self._waiting(notice, person)
        if waiting is None or await self._presence.gone(chat, person):
            return None
        if waiting.who.called == "silent":
            return None
        if waiting.who.called == "private" and waiting.who.reachable:
            home = await self._store.private_chat(person)
            if home is not None:
                id_ = await self._store.new_id("notice")
                there = AddNotice(notice_rows.call_home(id_, home.id, notice))
                return (DropNotice(notice.id), there)
        if not chat.calls:
            return None
        if held := self._held(notice, chat):
            return held
        table, board = waiting.table, waiting.board
        texts = await self._frames.texts(chat)
        text = texts.html(
            "call",
            user=str(waiting.user),
            name=called(waiting.who.nickname, waiting.who.name) or texts.plain("somebody"),
            game=texts.plain(f"game-{table.rules.game}"),
            id=str(table.game.id),
        )
        here = replace(notice, topic=board.topic)
        keys = (again_keys(texts, person, table.game.id), mute_key(texts, table, person))
        sent = await self._say(here, chat, text, keys, answered=board.message)
        if board.message is not None and notice_rows.pushed_away(board.message, sent):
            place = Place(chat, board.topic)
            await self._door.places.nudge(table.game.id, table.game.ply, waiting.who, place)
        return (KeepNotice(notice.id, sent, self._clock()),)

    async def _call_home(self, notice: Notice, chat: Chat, person: int) -> tuple[Op, ...] | None:
        """Tell somebody in their own chat that a group waits for them, with the way to the board
        where there is one."""
        waiting = await self._waiting(notice, person)
        if waiting is None:
            return None
        table, board = waiting.table, waiting.board
        group, texts = await self._store.chat(table.game.chat), await self._frames.texts(chat)
        if group is None:
            return None
        link = board_link(group, board) if board.chat == group.id else None
        text = texts.html(
            "call-home",
            club=club_of(texts, group),
            game=texts.plain(f"game-{table.rules.game}"),
            id=str(table.game.id),
        )
        bring = Key(texts.plain("key-resume"), Bring().press(table.game.id))
        way = ((Key(texts.plain("key-to-board"), url=link),),) if link else ()
        way = ((bring,),) if group.inline is not None else way
        keys = (*way, again_keys(texts, person, table.game.id), mute_key(texts, table, person))
        sent = await self._say(notice, chat, text, keys)
        return (KeepNotice(notice.id, sent, self._clock()),)

    async def _together(self, notice: Notice, chat: Chat) -> tuple[Op, ...] | None:
        """The word of a table at which somebody may sit down."""
        word = await self._inviting.word(notice, chat)
        if isinstance(word, DelayNotice):
            return (word,)
        if word is not None:
            await self._say(notice, chat, *word)
        return None

    async def _nudge(self, notice: Notice, chat: Chat, args: Mapping[str, int]) -> None:
        """No message: a fresh board, which Telegram tells them of."""
        person = await self._store.person(args["person"])
        if person is not None and notice.game is not None:
            place = Place(chat, notice.topic)
            await self._door.places.nudge(notice.game, args["ply"], person, place)


def mute_key(texts: Texts, table: Table, person: int) -> tuple[Key]:
    """The row by which who is told of a game hears no more of it; its ply says who that is."""
    return (Key(texts.plain("key-mute"), Mute("on").press(table.game.id, person)),)


def again_keys(texts: Texts, person: int, game: int = 0) -> tuple[Key, ...]:
    """The row by which that person, who is told of `game` or of all of theirs, is reminded
    again."""
    wishes: tuple[Wish, ...] = get_args(Wish)
    return tuple(
        Key(texts.plain(f"key-again-{wish}"), Again(wish).press(game, person)) for wish in wishes
    )


def news_text(sight: Sight, ply: int, *, mocked: bool) -> str:
    """The news of the action at `ply`, as HTML; empty if it brought none."""
    played = sight.table.played_at(ply)  # none if it was taken back
    return "" if played is None else "\n".join(news_lines(sight, played, mocked=mocked))
