"""Boards that follow the talk: in a group the one that is played on stays in sight.

A group's talk pushes a board off the screen within a minute or two. It comes down again when it
has gone too far up (:mod:`bot.board.talk`), and the message that it stood in goes: there is one
board, and no second one with the same buttons. A page of ours, or the board of a game that rests,
covers it whole: it comes down when it is played on below such a one, and not before that, while
the page may be read. Never under a thumb: not within some seconds after
a press in that chat, and not while a square of a move is tapped. Where nobody plays for long the
talk may go on: then it comes down ever more seldom.

All of it is memory of what goes on just now. After a restart a board is known as soon as it is
shown again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.board.talk import Talk
from bot.table.board_rows import board_in
from bot.table.door import Door
from bot.table.places import in_the_middle
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import Later, Refused, Wire, WireError
from bot.words.library import Library
from storage.leases import EVERYTHING, Duties, ours
from storage.operations import ChangeChat
from storage.rows import Board, Chat
from storage.store import Store

FAR: Final = 3
"""With so many messages below it a board comes down: on a small phone it fills the chat, and each
short message hides a tenth of it."""
FAR_GUESSED: Final = 5
"""With so many where some of them are guessed: a board that comes down though nobody has said
anything is worse than one that comes late."""
QUIET_S: Final = 5.0
"""So many seconds after a press no board of that chat moves: who presses twice must not miss."""
PACE_S: Final = 5.0
"""So many seconds lie between two boards of a chat that come down by themselves."""
ROOM: Final = 4.0
"""So much is left to a chat's own presses of what may be sent there in a minute."""
WAITED_S: Final = 300.0
"""When nobody has pressed for so long, a board comes down after twice as much talk each time."""
DOUBLED: Final = 16
"""So often at most: by then nobody talks any more."""
LOOK_S: Final = 1.0
"""How often boards are looked for that have gone too far up."""
MANY: Final = 10_000
"""So many boards are known at most, those shown last."""


@dataclass
class _Standing:
    """A board's message in a group. `newest`: the last message that was there when it was last
    shown. `moves`: how often it came down while nobody was waited for any more."""

    game: int
    chat: int
    address: int
    topic: int | None
    message: int
    newest: int
    moved_at: float
    moves: int = 0


class Follower:
    """Brings boards down. `seconds` is a clock that only grows."""

    def __init__(
        self,
        store: Store,
        door: Door,
        talk: Talk,
        sender: Sender,
        *,
        seconds: Callable[[], float],
        troubles: Troubles,
        wire: Wire,
        library: Library,
        language: str,
        spawn: Spawn,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        duties: Duties = EVERYTHING,
    ) -> None:
        self._wire = wire
        self._library = library
        self._language = language
        self._spawn = spawn
        self._pinned: OrderedDict[int, int] = OrderedDict()
        """The message of each board that is pinned, as far as we know."""
        self._store = store
        self._door = door
        self._talk = talk
        self._sender = sender
        self._seconds = seconds
        self._troubles = troubles
        self._sleep = sleep
        self._duties = duties
        self._standing: OrderedDict[int, _Standing] = OrderedDict()
        self._begun = seconds()
        self._pressed: OrderedDict[int, float] = OrderedDict()

    # -- what it hears ---------------------------------------------------------------------------

    def stands(self, board: Board, chat: Chat, message: int) -> None:
        """A message shows a board."""
        if not chat.talks or chat.address is None or chat.follow != "down":
            self._standing.pop(board.id, None)
            if chat.talks and (chat.follow == "pin" or board.id in self._pinned):
                self._spawn(self._pinning(board, chat, message))
            return
        if board.id in self._pinned:
            self._spawn(self._pinning(board, chat, message))
        known = self._standing.get(board.id)
        newest = self._talk.newest(chat.address, board.topic)
        if known is not None and known.message == message and known.address == chat.address:
            known.newest = newest
            self._standing.move_to_end(board.id)
            return
        if known is not None:
            self._talk.gone(known.address, known.topic, known.message)
        moves = 0 if known is None else self._moves(known)
        self._standing[board.id] = _Standing(
            board.game, chat.id, chat.address, board.topic, message, newest, self._seconds(), moves
        )
        _bounded(self._standing)

    def pressed(self, address: int) -> None:
        """Somebody pressed something in that chat."""
        self._pressed[address] = self._seconds()
        self._pressed.move_to_end(address)
        _bounded(self._pressed)

    # -- what it does ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Follow until cancelled."""
        while True:
            with self._troubles.watching("round", part="follower"):
                await self.look()
            await self._sleep(LOOK_S)

    async def look(self) -> None:
        """Bring the boards down that have gone too far up."""
        for number, each in list(self._standing.items()):
            if self._far(each) and not self._busy(each):
                follows = False  # one that cannot be read is not asked for each second
                with self._troubles.watching("board", board=number):
                    follows = await self._brought(number, each)
                if not follows:
                    self._forget(number, each)

    def _far(self, each: _Standing) -> bool:
        """Whether the talk has pushed a board away. While somebody is expected to press it may not
        go far; later each time farther."""
        waited = self._seconds() - self._pressed.get(each.address, self._begun)
        patience = min(self._moves(each), DOUBLED) if waited > WAITED_S else 0
        place = each.address, each.topic, each.message
        known, guessed = self._talk.surely_below(*place), self._talk.below(*place)
        far = known >= FAR << patience or guessed >= FAR_GUESSED << patience
        return far or self._covered(each)

    def _covered(self, each: _Standing) -> bool:
        """Whether it was played on below a tall message of ours. Two boards that are followed do
        not cover each other: each would come down below the other without an end."""
        place = each.address, each.topic
        tall = self._talk.tall_between(*place, each.message, each.newest)
        if not tall:
            return False
        followed = {other.message for other in self._standing.values() if other.chat == each.chat}
        return not followed.issuperset(tall)

    def _moves(self, each: _Standing) -> int:
        """How often a board came down since somebody pressed there, and nobody was waited for."""
        pressed = self._pressed.get(each.address, self._begun)
        return 0 if pressed > each.moved_at else each.moves

    def _busy(self, each: _Standing) -> bool:
        """Whether somebody has just pressed there, or the chat has no room for it."""
        now = self._seconds()
        quiet = self._pressed.get(each.address, self._begun) + QUIET_S
        paced = each.moved_at + PACE_S
        return now < max(quiet, paced) or self._sender.room(each.address) < ROOM

    def _forget(self, number: int, each: _Standing) -> None:
        if self._standing.get(number) is each:
            del self._standing[number]

    async def _brought(self, number: int, each: _Standing) -> bool:
        """Have a board come down, if its game waits for a person; False if it is not to be followed
        any more, until it is shown again."""
        chat, table = await self._store.chat(each.chat), await self._door.book.table(each.game)
        if chat is None or chat.follow != "down" or not ours(self._duties, each.chat):
            return False
        if table is None or table.game.status != "playing":
            return False
        board = await board_in(self._store, each.game, each.chat, each.message)
        if board is None or board.id != number or board.message != each.message or board.parked:
            return False
        seat = table.to_act
        waits = seat is not None and seat.bot is None and not seat.absent
        if not waits or board.shown < board.wanted or in_the_middle(table, board):
            return True  # it will be shown in a moment, or the person finishes what they began
        waited = self._seconds() - self._pressed.get(each.address, self._begun)
        moves = self._moves(each) + 1 if waited > WAITED_S else 0
        each.moved_at, each.moves = self._seconds(), moves
        await self._door.places.follow(each.game, table.game.ply, board)
        return True

    # -- pinning ---------------------------------------------------------------------------------

    async def _pinning(self, board: Board, chat: Chat, message: int) -> None:
        """Pin a board that is played on, and unpin one whose game is over."""
        table, address = await self._door.book.table(board.game), chat.address
        if table is None or address is None:
            return
        plays = table.game.status == "playing" and chat.follow == "pin"
        if plays == (self._pinned.get(board.id) == message):
            return
        if plays:
            self._pinned[board.id] = message
            _bounded(self._pinned)
        elif self._pinned.pop(board.id, None) is None and table.game.status != "over":
            return  # an invitation, or a game that rests and never was

        async def job() -> None:
            change = self._wire.pin if plays else self._wire.unpin
            try:
                await change(address, message)
            except Later:
                raise
            except WireError as error:
                if plays:
                    self._pinned.pop(board.id, None)
                if plays and isinstance(error, Refused):
                    await self._cannot_pin(chat, board.topic)

        self._sender.reply(address, job, patient=True, edits=None)

    async def _cannot_pin(self, chat: Chat, topic: int | None) -> None:
        """We may not pin there any more: boards follow the talk instead, and the group hears it."""
        now = await self._store.chat(chat.id)
        if now is None or now.follow != "pin" or now.address is None:
            return
        await self._store.commit(ChangeChat(chat.id, (("follow", "down"),)))
        address = now.address
        texts = self._library.pick(now.language, default=self._language)

        async def tell() -> None:
            with contextlib.suppress(Refused):
                await self._wire.send_text(address, topic, texts.html("follow-cannot-pin"))

        self._sender.reply(address, tell, patient=True)


def _bounded(kept: OrderedDict[int, Any]) -> None:
    while len(kept) > MANY:
        kept.popitem(last=False)
