"""What is told of updates and calls while they happen, to whoever keeps figures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, TypeVar

from telegram import Update

from bot.telegram.wire import (
    ChatClosed,
    ChatMoved,
    FileGone,
    Keyboard,
    Later,
    MessageGone,
    NoPictures,
    Picture,
    Refused,
    Sent,
    TopicGone,
    Unchanged,
    Unknown,
    Wire,
    WireError,
)
from bot.telegram.wrapped import Wrapped

T = TypeVar("T")

DONE: Final = "done"
OTHER: Final = "refused"
OUTCOMES: Final[Mapping[type[WireError], str]] = {
    Later: "429",
    Unchanged: "unchanged",
    MessageGone: "message_gone",
    ChatClosed: "chat_closed",
    NoPictures: "no_pictures",
    ChatMoved: "chat_moved",
    TopicGone: "topic_gone",
    FileGone: "file_gone",
    Unknown: "unknown",
    Refused: OTHER,
}
"""How a call can end, besides :data:`DONE`, and what that is called in figures."""


class Meter(Protocol):
    """Hears what happens. Nothing it does may fail, or wait."""

    def came(self, update: Update) -> None:
        """An update came in, and waits for its turn."""

    def settled(self, update: int) -> None:
        """What it asked for is durable, refused, or put aside."""

    def answered(self, query: str) -> None:
        """Telegram took the answer to a press."""

    def shown(self, address: int, message: int) -> None:
        """A message of ours shows something new."""

    def called(self, method: str, outcome: str, seconds: float) -> None:
        """A call has ended, by :data:`OUTCOMES`."""

    def handed(self, outcome: str) -> None:
        """An update was to be handed to another process: `done`, `refused` or `unreached`."""

    def delivering(self, pending: int, failed_at: float | None) -> None:
        """So many updates wait at Telegram; when one could not be brought here last, in seconds
        since 1970."""


class Unmetered:
    """:class:`Meter` of whom nobody asks for figures."""

    def came(self, update: Update) -> None:
        """Nobody asks."""

    def settled(self, update: int) -> None:
        """Nobody asks."""

    def answered(self, query: str) -> None:
        """Nobody asks."""

    def shown(self, address: int, message: int) -> None:
        """Nobody asks."""

    def called(self, method: str, outcome: str, seconds: float) -> None:
        """Nobody asks."""

    def handed(self, outcome: str) -> None:
        """Nobody asks."""

    def delivering(self, pending: int, failed_at: float | None) -> None:
        """Nobody asks."""


UNMETERED: Final = Unmetered()


class Metered(Wrapped):
    """`wire`, of whose calls `meter` hears; `seconds` only grows."""

    def __init__(self, wire: Wire, meter: Meter, seconds: Callable[[], float]) -> None:
        super().__init__(wire)
        self._meter = meter
        self._seconds = seconds

    async def _do(self, name: str, call: Callable[[], Awaitable[T]]) -> T:
        begun, outcome = self._seconds(), DONE
        try:
            return await call()
        except WireError as error:
            outcome = next(
                (name for kind, name in OUTCOMES.items() if isinstance(error, kind)), OTHER
            )
            raise
        except BaseException:
            outcome = "cut_short"
            raise
        finally:
            self._meter.called(name, outcome, self._seconds() - begun)

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """The same, and what it shows."""
        sent = await super().edit_picture(address, message, picture, caption, keys)
        self._meter.shown(address, message)
        return sent

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        """The same, and what it shows."""
        await super().edit_caption(address, message, caption, keys)
        self._meter.shown(address, message)

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        """The same, and what it shows."""
        await super().edit_text(address, message, text, keys)
        self._meter.shown(address, message)

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        """The same, and who was answered."""
        await super().answer(query, text, alert=alert, url=url)
        self._meter.answered(query)
