"""Replies and pop-ups on their way: what is lost is sent again for as long as it is of use.

A menu that comes twice is better than none. Nothing waits meanwhile: a message that is tried again
rests beside its chat's queue, and others go before it.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias, TypeVar

import structlog

from bot.table.book import Book
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatClosed,
    ChatMoved,
    Later,
    NotOurs,
    Offer,
    Refused,
    TopicGone,
    Unknown,
    Wire,
    WireError,
)
from storage.operations import Migrate

log = structlog.get_logger(__name__)

PAUSE_S = 0.3
"""The pause after the first failure; it doubles."""
USEFUL_S = 120.0
"""After so many seconds a message is no answer any more."""
POP_UP_S = 15.0
"""So long a pop-up can be shown after the press."""
FAULTS = 3
"""So often a message is tried whose making fails."""
MOST_WAITING = 20
"""Replies that may wait for a chat's pace."""
MOST_OF_ONE = 5
"""Of those in a group, so many that the same person asked for."""

MARKED = 1000
"""So many pages that are texts are remembered, and so many who asked for a board."""

Unsent: TypeAlias = Callable[[int, Hashable, WireError, int | None], None]
"""Hears that nothing can be said in a chat, by its address, to whom asked there, why, and by which
message they asked."""

Call: TypeAlias = Callable[[int | None], Awaitable[None]]
"""Makes one call of the wire; it is handed the topic, None if that is gone."""


K = TypeVar("K")
V = TypeVar("V")


def _remember(known: OrderedDict[K, V], key: K, value: V) -> None:
    """Note something, and forget what is oldest."""
    known[key] = value
    known.move_to_end(key)
    while len(known) > MARKED:
        known.popitem(last=False)


@dataclass(frozen=True, eq=False)
class _Outgoing:
    """A message on its way; `edits` is the message that it changes, if it is no new one. Messages
    have a `number` each, in the order in which they were asked for."""

    address: int
    topic: int | None
    call: Call
    edits: int | None
    begun: float
    number: int
    by: Hashable
    asked: int | None = None
    tries: int = 0
    faults: int = 0


class Delivery:
    """What handlers send. `seconds` is a clock that only grows, `sleep` waits for some."""

    def __init__(
        self,
        book: Book,
        wire: Wire,
        sender: Sender,
        troubles: Troubles,
        *,
        spawn: Spawn,
        seconds: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._book = book
        self._wire = wire
        self._sender = sender
        self._troubles = troubles
        self._spawn = spawn
        self._seconds = seconds
        self._sleep = sleep
        self._listeners: list[Unsent] = []
        self._pages: OrderedDict[tuple[int, int], None] = OrderedDict()
        self._askers: OrderedDict[tuple[int, Hashable], tuple[float, int | None]] = OrderedDict()
        self._numbers = itertools.count()
        self._newest: dict[tuple[int, int], int] = {}
        self._late: set[int] = set()

    # -- what cannot be said ---------------------------------------------------------------------

    def on_unsent(self, listener: Unsent) -> None:
        """Call `listener` when somebody asked and nothing can be said where they did."""
        self._listeners.append(listener)

    def unsent(
        self, address: int, by: Hashable, error: WireError, message: int | None = None
    ) -> None:
        """Nothing can be said there to whom asked (by that `message`), if that was somebody."""
        if by is not None:
            for listener in self._listeners:
                listener(address, by, error, message)

    def asked(self, address: int, by: Hashable, message: int | None = None) -> None:
        """Somebody asked for a board: they are told if it cannot be shown."""
        _remember(self._askers, (address, by), (self._seconds(), message))

    def react(self, address: int, message: int, emoji: str, by: Hashable) -> None:
        """Put a reaction on a message, at the chat's pace, once: the last that is left to say."""
        if self._sender.rest(address, edits=None) > 0 or (
            self._sender.replies(address, by) >= MOST_OF_ONE
        ):
            return
        tried = False

        async def job() -> None:
            nonlocal tried
            if tried:
                return  # it had to wait, and is no answer any more
            tried = True
            try:
                await self._wire.react(address, message, emoji)
            except Later:
                log.info("nothing is left to say it by", why="Later")
                raise
            except (WireError, NotOurs) as error:
                log.info("nothing is left to say it by", why=type(error).__name__)

        self._sender.reply(address, job, by=by, edits=None)

    def parked(self, address: int, error: WireError) -> None:
        """A board cannot be shown there: who has just asked for it hears so."""
        now = self._seconds()
        for (place, by), (at, message) in list(self._askers.items()):
            if place == address:
                del self._askers[place, by]
                if now - at <= USEFUL_S:
                    self.unsent(address, by, error, message)

    def paged(self, address: int, message: int, *, words: bool) -> None:
        """A message of ours shows a page; in `words` if there may be no picture."""
        if words:
            _remember(self._pages, (address, message), None)
        else:
            self._pages.pop((address, message), None)

    def in_words(self, address: int, message: int | None) -> bool:
        """Whether that message is a page without a picture. After a restart nobody knows."""
        return message is not None and (address, message) in self._pages

    # -- messages --------------------------------------------------------------------------------

    def send(
        self,
        address: int,
        topic: int | None,
        call: Call,
        *,
        edits: int | None = None,
        by: Hashable = None,
        asked: int | None = None,
    ) -> None:
        """Queue a message, or a change of the message `edits`; a topic that is gone is left out.
        `by` is who asked for it, by the message `asked`.

        What is asked for while so many wait already is dropped: nobody shall keep a chat waiting by
        repeating a command. Lost is also the one message that tells us of a group's new address.
        """
        alone = address < 0 and by is not None
        if self._sender.replies(address) >= MOST_WAITING or (
            alone and self._sender.replies(address, by) >= MOST_OF_ONE
        ):
            log.info("message dropped: too many wait")
            return
        rest = self._sender.rest(address, edits=edits is not None)
        if rest > USEFUL_S:
            self.unsent(address, by, Later(rest), asked)
            return
        message = _Outgoing(
            address, topic, call, edits, self._seconds(), next(self._numbers), by, asked
        )
        if edits is not None:
            self._newest[address, edits] = message.number
        self._queue(message)

    def say(self, address: int, html: str, *, topic: int | None = None) -> None:
        """Queue a text that nobody there asked for, as :meth:`send` does."""

        async def call(topic: int | None) -> None:
            await self._wire.send_text(address, topic, html)

        self.send(address, topic, call)

    def _queue(self, message: _Outgoing) -> None:
        edits = message.edits is not None
        self._sender.reply(
            message.address, lambda: self._deliver(message), by=message.by, edits=edits
        )

    async def _deliver(self, message: _Outgoing) -> None:
        if self._overtaken(message):
            return
        if message.number in self._late:
            self._late.discard(message.number)
            self._settled(message)
            return
        rests = False
        with self._troubles.watching("reply") as watched:
            rests = await self._try(message)
        if watched.failed and message.faults + 1 < FAULTS:
            self._again(replace(message, faults=message.faults + 1))
        elif not rests:
            self._settled(message)

    async def _try(self, message: _Outgoing) -> bool:
        """Make the call; whether it is to be made again."""
        try:
            await message.call(message.topic)
        except Later as later:
            if later.seconds > USEFUL_S:  # then it is no answer any more
                self._late.add(message.number)
                self.unsent(message.address, message.by, later, message.asked)
            raise
        except (Unknown, NotOurs) as error:
            log.info("message not sent yet", why=str(error))
            self._again(message)
            return True
        except TopicGone as error:
            if message.topic is not None:
                self._queue(replace(message, topic=None))
                return True
            log.info("message not sent", why=type(error).__name__)  # General itself is closed
            self.unsent(message.address, message.by, error, message.asked)
        except ChatMoved as moved:
            await self._book.store.commit(Migrate(message.address, moved.address))
            self._book.forget()
        except Refused as error:
            self._troubles.met("reply", error)
        except WireError as error:
            log.info("message not sent", why=type(error).__name__)
            if isinstance(error, ChatClosed):
                self.unsent(message.address, message.by, error, message.asked)
        return False

    def _overtaken(self, message: _Outgoing) -> bool:
        """Whether a later one changes the same message, or has: this must not undo that."""
        if message.edits is None:
            return False
        return self._newest.get((message.address, message.edits)) != message.number

    def _settled(self, message: _Outgoing) -> None:
        if message.edits is not None:
            where = (message.address, message.edits)
            if self._newest.get(where) == message.number:
                del self._newest[where]

    def _again(self, message: _Outgoing) -> None:
        pause = PAUSE_S * 2**message.tries
        if self._seconds() + pause - message.begun > USEFUL_S:
            log.warning("message given up", tries=message.tries + 1)
            self._settled(message)
            return
        self._spawn(self._later(replace(message, tries=message.tries + 1), pause))

    async def _later(self, message: _Outgoing, pause: float) -> None:
        await self._sleep(pause)
        self._queue(message)

    # -- pop-ups ---------------------------------------------------------------------------------

    def offer(self, query: str, offers: Sequence[Offer], seconds: int) -> None:
        """Answer at once what somebody typed behind our name; nothing waits for it."""
        self._spawn(self._answered(lambda: self._wire.offer(query, offers, seconds)))

    def offer_guest(self, query: str, offer: Offer) -> None:
        """Answer at once who called us where we are not."""
        self._spawn(self._answered(lambda: self._wire.offer_guest(query, offer)))

    def pop_up(self, query: str, text: str, *, alert: bool = False, url: str | None = None) -> None:
        """Answer a press at once, with words or with an address; nothing waits for it."""
        answer = partial(self._wire.answer, query, text, alert=alert, url=url)
        self._spawn(self._answered(answer))

    async def _answered(self, answer: Callable[[], Awaitable[None]]) -> None:
        begun, pause = self._seconds(), PAUSE_S
        while True:
            try:
                await answer()
            except Later as later:
                pause = max(pause, later.seconds)
            except Unknown as error:
                log.info("answer not given yet", why=str(error))
            except WireError as error:
                log.info("answer not given", why=type(error).__name__)
                return
            else:
                return
            if self._seconds() + pause - begun > POP_UP_S:
                log.warning("answer given up")
                return
            await self._sleep(pause)
            pause *= 2
