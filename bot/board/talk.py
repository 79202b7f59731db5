"""How far the talk of a group has gone: how many messages stand below one of ours.

In groups Telegram hides the talk from bots (privacy mode), and tells of commands, replies and what
we send ourselves. But a supergroup numbers all its messages: what lies between two numbers that we
heard of was said by others. From that follows how fast people talk, and so how much was probably
said since we last heard anything. Where we hear everything (as an admin) we count, and need no
guess. Nothing that was said is kept, or looked at: numbers alone.

Our own pages are tall: one of them covers a board by itself. Which of our messages are that is
remembered, too.

A basic group's numbers go through all chats of a bot, and a topic's through all topics of its
group: there only what we hear is counted, and the pace is taken to be an ordinary one.
"""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.board.phone import keys_height, words_height
from bot.telegram.inline import is_inline
from bot.telegram.wire import SUPERGROUP, Keyboard, Picture, Quiz, Sent, SentQuiz, Wire
from bot.telegram.wrapped import Wrapped

USUAL: Final = 1.5
"""Messages that are hidden in :data:`USUAL_S`, as long as nothing is known of a chat: a talk that
is worth a board of its own, rather than one that is not."""
USUAL_S: Final = 30.0
MEMORY_S: Final = 300.0
"""After so many seconds what was heard counts e times less: talks come and go."""
SURE_S: Final = 3.0
"""So many seconds after a message of ours nobody has said anything yet."""
COUNTED: Final = 32
"""So many messages are counted at most: that is far out of sight."""
DOUBT: Final = 1.8
"""A guess counts for so much more: talk comes in bursts, and a board that is out of sight costs a
player more than one that comes down early costs the others."""
TALL: Final = 70.0
"""A message of so many pixels, three lines, pushes the upper part of a board above it out of sight:
on a small phone the board fills the chat."""
MANY: Final = 10_000
"""So many chats are remembered, the ones heard last."""


@dataclass
class _Chat:
    """What was heard of one place. `hidden` messages came in `span` seconds, the older the less;
    `all_heard`: nothing is hidden from us. `tall` are messages of ours that cover a board."""

    newest: int
    at: float
    hidden: float = 0.0
    span: float = 0.0
    all_heard: bool = False
    heard: deque[int] = field(default_factory=lambda: deque(maxlen=COUNTED))
    tall: deque[int] = field(default_factory=lambda: deque(maxlen=COUNTED))

    def hear(self, message: int, at: float) -> None:
        """A message of that number came; of those that came before it nothing new follows."""
        if message <= self.newest:
            return
        passed = max(0.0, at - self.at)
        fades, between = math.exp(-passed / MEMORY_S), message - self.newest - 1
        self.hidden = self.hidden * fades + between
        self.span = self.span * fades + passed
        self.all_heard = self.all_heard and not between
        self.newest, self.at = message, at
        self.heard.append(message)

    @property
    def pace(self) -> float:
        """Hidden messages a second."""
        return 0.0 if self.all_heard else (self.hidden + USUAL) / (self.span + USUAL_S)


class Talk:
    """What was heard of all chats. `seconds` is a clock that only grows."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._chats: OrderedDict[tuple[int, int | None], _Chat] = OrderedDict()

    def hear(
        self, address: int, topic: int | None, message: int, *, overheard: bool = False
    ) -> None:
        """We sent a message, or were told of one; `overheard`: one that says nothing to us, and is
        told to those alone from whom nothing is hidden."""
        if address > 0 or is_inline(address):  # nobody talks there, or we hear nothing of it
            return
        place, now = (address, topic), self._seconds()
        chat = self._chats.get(place)
        if chat is None:
            chat = self._chats[place] = _Chat(message, now)
            chat.heard.append(message)
            while len(self._chats) > MANY:
                self._chats.popitem(last=False)
        chat.hear(message, now)
        if overheard:
            chat.all_heard = True
        self._chats.move_to_end(place)

    def below(self, address: int, topic: int | None, message: int) -> float:
        """How many messages stand below that one, as far as can be told."""
        chat = self._chats.get((address, topic))
        if chat is None:
            return 0.0
        known, guessed = self._below(chat, address, topic, message)
        return known + guessed * DOUBT

    def surely_below(self, address: int, topic: int | None, message: int) -> float:
        """How many are known to stand below it."""
        chat = self._chats.get((address, topic))
        return 0.0 if chat is None else self._below(chat, address, topic, message)[0]

    def stands_tall(self, address: int, topic: int | None, message: int) -> None:
        """A message of ours that we have just told of is tall."""
        chat = self._chats.get((address, topic))
        if chat is not None:
            chat.tall.append(message)

    def gone(self, address: int, topic: int | None, message: int) -> None:
        """A message of ours stands there no more."""
        chat = self._chats.get((address, topic))
        if chat is not None and message in chat.tall:
            chat.tall.remove(message)

    def newest(self, address: int, topic: int | None) -> int:
        """The last message that was heard of; 0 for none."""
        chat = self._chats.get((address, topic))
        return 0 if chat is None else chat.newest

    def tall_between(
        self, address: int, topic: int | None, message: int, newest: int
    ) -> Sequence[int]:
        """Our tall messages below that one, to the `newest`."""
        chat = self._chats.get((address, topic))
        return [each for each in chat.tall if message < each <= newest] if chat else ()

    def lowest(self, address: int, topic: int | None, message: int) -> bool:
        """Whether that message is known to stand below all others."""
        chat = self._chats.get((address, topic))
        silent = math.inf if chat is None else self._seconds() - chat.at
        known = chat is not None and (chat.all_heard or silent < SURE_S)
        return known and chat is not None and chat.newest == message

    def _below(
        self, chat: _Chat, address: int, topic: int | None, message: int
    ) -> tuple[float, float]:
        """How many are known, and how many more are guessed."""
        silent = self._seconds() - chat.at
        if address < SUPERGROUP and topic is None:
            return max(0, chat.newest - message), chat.pace * silent
        usual = 0.0 if chat.all_heard else USUAL / USUAL_S * silent
        return sum(heard > message for heard in chat.heard), usual


class Spoken(Wrapped):
    """`wire`, of whose new messages `talk` hears."""

    def __init__(self, wire: Wire, talk: Talk) -> None:
        super().__init__(wire)
        self._talk = talk

    async def send_picture(
        self,
        address: int,
        topic: int | None,
        picture: Picture,
        caption: str,
        keys: Keyboard,
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        sent = await self._wire.send_picture(
            address, topic, picture, caption, keys, answered=answered, quiet=quiet
        )
        self._tall(address, topic, sent.message)
        return sent

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> int:
        """See :class:`bot.telegram.wire.Wire`."""
        sent = await self._wire.send_text(
            address, topic, text, keys, answered=answered, quiet=quiet
        )
        self._talk.hear(address, topic, sent)
        if words_height(text) + keys_height(keys) >= TALL:
            self._talk.stands_tall(address, topic, sent)
        return sent

    async def send_quiz(
        self, address: int, topic: int | None, quiz: Quiz, picture: Picture | None
    ) -> SentQuiz:
        """See :class:`bot.telegram.wire.Wire`."""
        sent = await self._wire.send_quiz(address, topic, quiz, picture)
        self._tall(address, topic, sent.message)
        return sent

    def _tall(self, address: int, topic: int | None, message: int) -> None:
        self._talk.hear(address, topic, message)
        self._talk.stands_tall(address, topic, message)
