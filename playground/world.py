"""The state of the stand-in: people, chats, messages, what has happened; no rules of the API."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from playground.entities import Entity
from playground.errors import PlayError
from playground.files import FileStore
from playground.updates import Pulse, UpdateQueue
from playground.webhook import Courier

ChatKind = Literal["private", "group", "supergroup", "dialog"]
Status = Literal["creator", "administrator", "member", "left", "kicked"]
PRESENT: frozenset[str] = frozenset({"creator", "administrator", "member"})

#: The account that Telegram shows as the author of an anonymous admin's message.
GROUP_ANONYMOUS_BOT = 1087968824


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    first_name: str
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    last_name: str | None = None
    deleted: bool = False
    """Whether the account is no more; no name is left of it, and its groups list it still."""


@dataclass(slots=True)
class Member:
    """What someone is in a chat; an ``anonymous`` admin writes as the chat itself."""

    user_id: int
    status: Status = "member"
    anonymous: bool = False


@dataclass(slots=True)
class Poll:
    """A poll as it was sent, and who voted for which of its options."""

    id: str
    question: str
    options: list[str]
    body: dict[str, Any]
    """What else the Bot API's Poll says of it, as long as it stays so."""
    description: str = ""
    description_entities: list[Entity] = field(default_factory=list)
    photo: str | None = None
    hidden: bool = False
    """Whether nobody sees how others voted until it is closed."""
    close_date: int | None = None
    closed: bool = False
    votes: dict[int, list[int]] = field(default_factory=dict)


@dataclass(slots=True)
class Message:
    """A message as it stands now; ``text`` is also the caption of a photo or document."""

    id: int
    chat_id: int
    sender_id: int
    date: int
    text: str = ""
    entities: list[Entity] = field(default_factory=list)
    photo: str | None = None
    document: str | None = None
    animation: str | None = None
    poll: Poll | None = None
    markup: dict[str, Any] | None = None
    panel: dict[str, Any] | None = None
    """A keyboard in place of the letters: the newest one of a chat stands there."""
    thread_id: int | None = None
    topic: bool = False
    sender_chat_id: int | None = None
    reply_to: int | None = None
    origin: int | None = None
    origin_hidden: bool = False
    origin_chat: int | None = None
    """The group as which an admin wrote what was sent on."""
    origin_date: int | None = None
    """When that was written, where it is known."""
    edit_date: int | None = None
    service: dict[str, Any] | None = None
    reaction: str | None = None
    """The bot's reaction to it: Message has no such field, the page shows it."""
    via_bot: bool = False
    """Whether a person sent it by the bot's inline mode."""
    inline_id: str | None = None
    """By what the bot knows it, if it has a keyboard and stands wherever somebody sent it."""


@dataclass(slots=True)
class Chat:
    """A chat. A ``dialog`` is between two people and the bot knows nothing of it.

    ``words`` and ``photos`` are a group's general permissions; ``closed`` are the topics in which
    only admins may write (None: General); ``pinned`` are messages, the one pinned last at the end.
    """

    id: int
    kind: ChatKind
    title: str | None = None
    forum: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    topics: dict[int, str] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int = 0
    migrated_to: int | None = None
    migrated_from: int | None = None
    words: bool = True
    photos: bool = True
    closed: list[int | None] = field(default_factory=list)
    pinned: list[int] = field(default_factory=list)

    def status(self, user_id: int) -> Status:
        """What ``user_id`` is here; ``left`` for a stranger."""
        member = self.members.get(user_id)
        return member.status if member else "left"

    def has(self, user_id: int) -> bool:
        """Whether ``user_id`` is in the chat now."""
        return self.status(user_id) in PRESENT

    def is_admin(self, user_id: int) -> bool:
        """Whether ``user_id`` administers the chat."""
        return self.status(user_id) in {"creator", "administrator"}


@dataclass(slots=True)
class Query:
    """A press of an inline button that the bot may answer once."""

    id: str
    person_id: int
    chat_id: int
    message_id: int
    data: str
    asked_at: float
    answer: dict[str, Any] | None = None
    expired: bool = False
    inline_id: str | None = None
    """The message, where the bot is told no more of it."""


@dataclass(slots=True)
class InlineQuery:
    """What somebody typed behind the bot's name, and what the bot offers for it."""

    id: str
    person_id: int
    chat_id: int
    text: str
    offset: str
    asked_at: float
    results: list[dict[str, Any]] | None = None
    button: dict[str, Any] | None = None
    next_offset: str = ""
    until: float = 0.0
    """Until when the answer is given again without asking the bot."""
    personal: bool = False


@dataclass(slots=True)
class GuestQuery:
    """A message that calls the bot into a chat where it is not."""

    id: str
    chat_id: int
    message_id: int
    asked_at: float
    answered: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for the page and for tests that wait."""

    seq: int
    kind: str
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class ApiCall:
    """One call of the bot. ``uploads`` holds name, size and SHA-256 of each file sent."""

    seq: int
    at: float
    method: str
    chat_id: int | None
    params: dict[str, Any]
    uploads: tuple[dict[str, Any], ...]
    status: int
    description: str
    fault: str | None
    unknown: tuple[str, ...]
    effect: bool


@dataclass(slots=True)
class Profile:
    """What the bot has said of itself: keys are scope and language, or language alone."""

    commands: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    description: dict[str, str] = field(default_factory=dict)
    short_description: dict[str, str] = field(default_factory=dict)
    name: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Options:
    """How this stand-in behaves.

    ``token`` is the only one accepted. A press can be answered for ``query_seconds``, as long as
    was seen at Telegram; ``None`` is for ever.
    ``privacy`` hides from the bot the talk of a group in which it is no admin. ``inline``: the bot
    may be asked in any chat; ``feedback``: it hears what was chosen there; ``guest``: it may be
    called where it is not.
    """

    token: str = "7000000001:stand-in-token-for-the-playground"  # noqa: S105  # opens no real door
    bot_name: str = "Djehuty"
    bot_username: str = "djehuty_bot"
    query_seconds: float | None = 15.0
    privacy: bool = True
    inline: bool = True
    feedback: bool = False
    guest: bool = True

    @property
    def bot_id(self) -> int:
        """The bot's user id: the digits of its token."""
        head = self.token.partition(":")[0]
        return int(head) if head.isdigit() else 7000000001


class World:
    """Everything the stand-in remembers, and the two streams that leave it.

    ``updates`` go to the bot, ``events`` to the page and to tests. ``epoch`` names this memory:
    another one means that all was forgotten. One event loop only.
    """

    def __init__(self, options: Options, clock: Callable[[], float] = time.time) -> None:
        self.options = options
        self.clock = clock
        self.bot = User(options.bot_id, options.bot_name, options.bot_username, None, is_bot=True)
        self.people: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.files = FileStore()
        self.updates = UpdateQueue(clock)
        self.courier = Courier(self.updates, clock=clock)
        self.queries: dict[str, Query] = {}
        self.inline_queries: dict[str, InlineQuery] = {}
        self.guest_queries: dict[str, GuestQuery] = {}
        self.profile = Profile()
        self.calls: deque[ApiCall] = deque(maxlen=20_000)
        self.counters: dict[str, int] = {}
        self.events: deque[Event] = deque(maxlen=10_000)
        self.pulse = Pulse()
        self.seq = 0
        self.epoch = secrets.token_hex(8)
        self.last_message_id = 0
        self.last_query_id = 0
        self.last_inline_id = 0
        self.last_poll_id = 0
        self.open_polls: dict[str, Message] = {}
        self.closing = False

    def now(self) -> int:
        """Unix time in whole seconds."""
        return int(self.clock())

    def tell(self, kind: str, **data: Any) -> Event:
        """Record an event and wake whoever listens."""
        self.seq += 1
        event = Event(self.seq, kind, data)
        self.events.append(event)
        self.pulse.beat()
        return event

    def tell_message(self, kind: str, message: Message) -> None:
        """Tell a new or edited message as it stands at this moment."""
        self.tell(kind, chat_id=message.chat_id, message_id=message.id, message=replace(message))

    def events_after(self, seq: int) -> list[Event]:
        """The events later than ``seq`` that are still remembered, oldest first."""
        found: list[Event] = []
        for event in reversed(self.events):
            if event.seq <= seq:
                break
            found.append(event)
        return found[::-1]

    def user(self, user_id: int) -> User:
        """The person or bot of that id. Raises ``PlayError`` for a stranger."""
        if user_id == self.bot.id:
            return self.bot
        if user_id == GROUP_ANONYMOUS_BOT:
            return User(GROUP_ANONYMOUS_BOT, "Group", "GroupAnonymousBot", None, is_bot=True)
        if user_id not in self.people:
            raise PlayError(f"there is no person {user_id}")
        return self.people[user_id]

    def chat(self, chat_id: int) -> Chat:
        """The chat of that id. Raises ``PlayError`` where there is none."""
        if chat_id not in self.chats:
            raise PlayError(f"there is no chat {chat_id}")
        return self.chats[chat_id]

    def new_message(self, chat: Chat, sender_id: int, **fields: Any) -> Message:
        """Put a message into ``chat`` and tell it.

        A supergroup numbers its own messages; private chats and basic groups share one
        numbering, as they do for an account of Telegram.
        """
        if chat.kind in {"supergroup", "dialog"}:
            chat.last_message_id += 1
            number = chat.last_message_id
        else:
            self.last_message_id += 1
            number = self.last_message_id
        message = Message(number, chat.id, sender_id, self.now(), **fields)
        chat.messages[number] = message
        if message.poll is not None and not message.poll.closed:
            self.open_polls[message.poll.id] = message
        self.tell_message("message", message)
        return message

    def next_query_id(self) -> str:
        """The id of a query of any kind."""
        self.last_query_id += 1
        return str((self.bot.id << 20) + self.last_query_id)

    def next_inline_id(self) -> str:
        """By what the bot will know a message that stands wherever somebody sent it."""
        self.last_inline_id += 1
        return f"AQAAplay{self.epoch}{self.last_inline_id:06d}"

    def inline_message(self, inline_id: str) -> Message | None:
        """The message that the bot knows by that; None if it is gone."""
        for chat in self.chats.values():
            for message in chat.messages.values():
                if message.inline_id == inline_id:
                    return message
        return None

    def remove_message(self, chat: Chat, message_id: int) -> None:
        """Take a message away for everybody."""
        gone = chat.messages.pop(message_id)
        if gone.poll is not None:
            self.open_polls.pop(gone.poll.id, None)
        if message_id in chat.pinned:
            chat.pinned.remove(message_id)
        self.tell("delete", chat_id=chat.id, message_id=message_id)

    def close(self) -> None:
        """End every wait: the server is leaving."""
        self.closing = True
        self.updates.interrupt()
        self.pulse.beat()


async def wait_beat(pulse: Pulse, seconds: float | None) -> bool:
    """Wait for the next beat; false if ``seconds`` passed first."""
    try:
        async with asyncio.timeout(seconds):
            await pulse.wait()
    except TimeoutError:
        return False
    return True
