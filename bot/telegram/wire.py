"""The few things we say to Telegram, and the few ways it answers.

The boards and the sender speak to this protocol only, so that the simulator can stand in for
Telegram; `bot/telegram/client.py` speaks the Bot API behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias
from urllib.parse import quote

from bot.telegram.callback_data import Press

MAX_ANSWER = 200
"""Characters of an answer to a press (Bot API, answerCallbackQuery), as :func:`units` counts."""


def units(text: str) -> int:
    """How long Telegram takes a text to be: in UTF-16 units, without its markup."""
    return len(text.encode("utf-16-le")) // 2


def within(text: str, most: int) -> str:
    """As much of a text as so many :func:`units` take, never half of a letter."""
    return text.encode("utf-16-le")[: 2 * most].decode("utf-16-le", "ignore")


class WireError(Exception):
    """Telegram did not do what was asked."""


class NotOurs(Exception):
    """Nothing was asked: sending is another process's by now, as far as we know."""


class Later(WireError):
    """429: not before `seconds` have passed, for this chat. `edits`: it was said of a change of a
    message; False: of a new one; None if that is not known."""

    def __init__(self, seconds: float, *, edits: bool | None = None) -> None:
        super().__init__(f"retry after {seconds} s")
        self.seconds = seconds
        self.edits = edits


class Unchanged(WireError):
    """The message shows that already ("message is not modified"): done."""


class MessageGone(WireError):
    """The message cannot be edited any more: deleted, too old, or of another chat."""


class NoText(MessageGone):
    """The message is no text: it is a picture, which never becomes one."""


class ChatClosed(WireError):
    """The chat cannot be written to."""


class ChatLost(ChatClosed):
    """We are not there at all: blocked, kicked, never started. Whoever takes us back tells us."""


class NoPictures(WireError):
    """The chat takes no pictures from us, but may take words: its admins must allow them."""


class ChatMoved(WireError):
    """The group became a supergroup with the id `address`."""

    def __init__(self, address: int) -> None:
        super().__init__(f"the chat moved to {address}")
        self.address = address


class TopicGone(WireError):
    """The topic was deleted, or is closed."""


class TopicClosed(TopicGone):
    """The topic is closed, and may be opened again."""


class FileGone(WireError):
    """Telegram does not know the file id."""


class Unknown(WireError):
    """Timed out or broken: it may have happened or not."""


class Unreached(Unknown):
    """There was no connection: it has not happened."""


class Refused(WireError):
    """Telegram refuses the call for good; a fault of ours."""


@dataclass(frozen=True, slots=True)
class Key:
    """One inline button: its text, and what it says or where it leads."""

    text: str
    press: Press | None = None
    url: str | None = None
    style: str | None = None
    inline: str | None = None
    """What it puts behind our name in a chat that who taps it chooses."""
    asks: int | None = None
    """The number of a request for somebody whom who taps it picks: such a button stands alone, in
    place of the letters of a private chat, and goes when it was tapped."""


Keyboard: TypeAlias = tuple[tuple[Key, ...], ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be sent into any chat by our inline mode: `id` is of at most 64 bytes, and another
    one for each of a list. `html` is what the message says, below the picture of that `file` if
    there is one, or below the JPEG at the address `picture`."""

    id: str
    title: str
    about: str
    html: str
    keys: Keyboard = ()
    file: str | None = None
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to show: the bytes, or the id of a file Telegram keeps, or the address at which it
    fetches one."""

    data: bytes | None = None
    file: str | None = None


@dataclass(frozen=True, slots=True)
class Sent:
    """The message that was sent or edited, and the picture's file id there."""

    message: int
    file: str | None


@dataclass(frozen=True, slots=True)
class Quiz:
    """A quiz with a picture: what is to be known (HTML), a question, its options, the place of the
    `right` one, and why it is right (HTML). It closes at that second. `hidden`: till then nobody
    sees how others answered. Everybody's answer is told by name, or we should not hear it."""

    words: str
    question: str
    options: tuple[str, ...]
    right: int
    why: str
    closes: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class SentQuiz:
    """The quiz that was sent: its message, Telegram's id of the poll, and its picture's file."""

    message: int
    poll: str
    file: str | None


def share_link(link: str, words: str) -> str:
    """The address at which Telegram asks to which chat a link is to be sent, with these words."""
    return f"https://t.me/share/url?url={quote(link, safe='')}&text={quote(words)}"


SUPERGROUP = -1_000_000_000_000
"""A supergroup's id is this less its number in links to its messages (Bot API, Chat.id). A basic
group has an id above, and no such links."""


class Wire(Protocol):
    """Telegram as the boards see it. Every call raises a `WireError` when it fails."""

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
        """Post a board or a page: picture, caption (HTML) and keyboard in one message, as an answer
        to a message if that is still there. `quiet`: no phone rings."""

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """Replace picture, caption and keyboard in one call."""

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        """Replace caption and keyboard, keeping the picture."""

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
        """Post a text (HTML), as an answer to a message if that is still there; returns the
        message's id."""

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        """Replace text and keyboard."""

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        """Post a document."""

    async def send_film(
        self, address: int, topic: int | None, film: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """Post a GIF that plays by itself: bytes, or the id of one that Telegram keeps."""

    async def send_quiz(
        self, address: int, topic: int | None, quiz: Quiz, picture: Picture | None
    ) -> SentQuiz:
        """Post a quiz, with a picture if there is one."""

    async def delete(self, address: int, message: int) -> None:
        """Take a message of ours away, less than 48 hours old."""

    async def strip(self, address: int, message: int) -> None:
        """Take the keyboard away."""

    async def pin(self, address: int, message: int) -> None:
        """Pin a message in a group; nobody gets a notification."""

    async def unpin(self, address: int, message: int) -> None:
        """Pin it no longer."""

    async def leave(self, address: int) -> None:
        """Leave a group."""

    async def react(self, address: int, message: int, emoji: str) -> None:
        """Put a reaction on somebody's message: it is neither a message nor a change of one."""

    async def present(self, address: int, user: int) -> bool:
        """Whether the user with that id at Telegram is in the group, and has an account at all."""

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        """Answer a press with words, or by opening an address of ours (`t.me/<bot>?start=…`): of
        both Telegram shows the words alone. Too late is not an error."""

    async def offer(self, query: str, offers: Sequence[Offer], seconds: int) -> None:
        """Answer what somebody typed behind our name; they are given the same again for so many
        seconds. Too late is not an error."""

    async def offer_guest(self, query: str, offer: Offer) -> None:
        """Answer whoever called us into a chat where we are not. Too late is not an error."""
