"""A process's line to Telegram, and the ways it fails.

An effect happens at one instant; what the caller hears of it may come late, be wrong, or never
come.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, Literal

from telegram.error import Conflict, NetworkError, TelegramError

from bot.telegram.wire import Keyboard, Later, Offer, Picture, Quiz, Sent, SentQuiz, Unknown
from tests.simulation.telegram import Telegram

BATCH = 100
_ROUNDING_S = 1e-6
Fault = Literal["before", "after", "later"]
"""An error before the effect, an answer lost after it, 429."""


class Patience:
    """Which chats Telegram asked to be left alone for a while, with new messages, with changes or
    with reactions, and whether one process does so.

    `seconds` is a clock, `wrong` hears of a call that came too early. It forgets with the process:
    what is not written down nobody knows after a kill.
    """

    def __init__(self, seconds: Callable[[], float], wrong: Callable[[str], None]) -> None:
        self._seconds = seconds
        self._wrong = wrong
        self._until: dict[tuple[int, bool | None], float] = {}

    def asked(self, address: int, name: str, seconds: int) -> None:
        """A call to that chat was answered by 429."""
        self._until[address, changes(name)] = self._seconds() + seconds

    def called(self, address: int, name: str) -> None:
        """The process makes a call to that chat."""
        early = self._until.get((address, changes(name)), 0.0) - self._seconds()
        if early > _ROUNDING_S:
            self._wrong(f"{name} to {address} came {early:.3f} s before it was allowed")


def changes(name: str) -> bool | None:
    """Whether a call changes a message of ours, or else posts one; None for what does neither,
    such as a reaction."""
    return None if name in ("react", "pin", "unpin", "leave") else not name.startswith("send_")


class Line:
    """One process's line to Telegram: the calls of `bot.telegram.wire.Wire` and of the poller.

    `fault` says how the next call fails, if it does; `pause` holds a call at a gate; `patience`
    watches that 429 is obeyed.
    """

    def __init__(
        self,
        telegram: Telegram,
        pause: Callable[[str], Awaitable[None]],
        fault: Callable[[str], Fault | None],
        random: Random,
        patience: Patience | None = None,
    ) -> None:
        self._patience = patience
        self._telegram = telegram
        self._pause = pause
        self._fault = fault
        self._random = random

    async def _call(self, name: str, effect: Callable[[], Any], address: int | None = None) -> Any:
        """A call about the chat with that address; None: one that no pace binds."""
        patience = None if address is None else self._patience
        if patience is not None and address is not None:
            patience.called(address, name)
        await self._pause(f"{name} call")
        fault = self._fault(name)
        if fault == "later":
            seconds = self._random.randint(1, 8)
            if patience is not None and address is not None:
                patience.asked(address, name, seconds)
            raise Later(seconds, edits=changes(name))
        if fault == "before":
            raise Unknown("Timed out")
        answer, error = None, None
        try:
            answer = effect()
        except Exception as refusal:  # noqa: BLE001 - the answer is an error; it comes late too
            error = refusal
        await self._pause(f"{name} answer")
        if fault == "after":
            raise Unknown("Timed out")
        if error is not None:
            raise error
        return answer

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
        def effect() -> Sent:
            photo, file = self._telegram.load(address, picture)
            return Sent(self._telegram.post(address, caption, photo, keys), file)

        sent: Sent = await self._call("send_picture", effect, address)
        return sent

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        def effect() -> Sent:
            self._telegram.message(address, message)
            photo, file = self._telegram.load(address, picture)
            self._telegram.edit(address, message, caption, photo, keys)
            return Sent(message, file)

        sent: Sent = await self._call("edit_picture", effect, address)
        return sent

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        def effect() -> None:
            _, found = self._telegram.message(address, message)
            self._telegram.edit(address, message, caption, found.photo, keys)

        await self._call("edit_caption", effect, address)

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
        def effect() -> int:
            return self._telegram.post(address, text, None, keys)

        sent: int = await self._call("send_text", effect, address)
        return sent

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        def effect() -> None:
            self._telegram.edit(address, message, text, None, keys)

        await self._call("edit_text", effect, address)

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        def effect() -> None:
            self._telegram.post(address, caption, data, ())

        await self._call("send_file", effect, address)

    async def send_film(
        self, address: int, topic: int | None, film: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        def effect() -> int:
            return self._telegram.post(address, caption, film.data or b"film", keys)

        return Sent(await self._call("send_film", effect, address), "film")

    async def send_quiz(
        self, address: int, topic: int | None, quiz: Quiz, picture: Picture | None
    ) -> SentQuiz:
        def effect() -> SentQuiz:
            photo, file = (None, None) if picture is None else self._telegram.load(address, picture)
            message = self._telegram.post(address, quiz.words, photo, ())
            return SentQuiz(message, f"{address}:{message}", file)

        asked: SentQuiz = await self._call("send_quiz", effect, address)
        return asked

    async def delete(self, address: int, message: int) -> None:
        await self._call("delete", lambda: self._telegram.delete(address, message), address)

    async def strip(self, address: int, message: int) -> None:
        def effect() -> None:
            _, found = self._telegram.message(address, message)
            self._telegram.edit(address, message, found.text, found.photo, ())

        await self._call("strip", effect, address)

    async def pin(self, address: int, message: int) -> None:
        await self._call("pin", lambda: None, address)

    async def unpin(self, address: int, message: int) -> None:
        await self._call("unpin", lambda: None, address)

    async def leave(self, address: int) -> None:
        await self._call("leave", lambda: None, address)

    async def offer(self, query: str, offers: Sequence[Offer], seconds: int) -> None:
        await self._call("offer", lambda: None)

    async def offer_guest(self, query: str, offer: Offer) -> None:
        await self._call("offer_guest", lambda: None)

    async def react(self, address: int, message: int, emoji: str) -> None:
        await self._call("react", lambda: None, address)

    async def present(self, address: int, user: int) -> bool:
        found: bool = await self._call("present", lambda: self._telegram.present(address, user))
        return found

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        press = self._telegram.presses[query]

        def effect() -> None:
            if not press.answers:  # else it is too late, which is no error
                press.answers.append((text, alert))

        await self._call("answer", effect)

    # -- what python-telegram-bot asks for -------------------------------------------------------

    async def request(self, method: str, given: dict[str, Any]) -> Any:
        """The result of a Bot API method."""
        if method == "getMe":
            return {
                "id": 1, "is_bot": True, "first_name": "Djehuty", "username": "djehuty_bot",
            }  # fmt: skip
        if method == "getChatMember":
            await self._pause("getChatMember")
            user = next(u for u in self._telegram.users if u.id == given["user_id"])
            if user.id == self._telegram.admin:
                return {"status": "creator", "user": user.data, "is_anonymous": False}
            return {"status": "member", "user": user.data}
        raise LookupError(f"the simulated Telegram has no {method}")

    async def fetch(
        self, offset: int | None, timeout_s: int, allowed: Sequence[str], read_s: float
    ) -> list[dict[str, Any]]:
        """At least once: an update comes again until a later offset is asked for, and now and
        then even after that."""
        telegram = self._telegram
        if telegram.pollers - {self}:
            telegram.conflicts += 1
            raise Conflict("Conflict: terminated by other getUpdates request")
        telegram.pollers.add(self)
        try:
            return await self._fetch(telegram, offset, timeout_s)
        finally:
            telegram.pollers.discard(self)

    async def _fetch(
        self, telegram: Telegram, offset: int | None, timeout_s: int
    ) -> list[dict[str, Any]]:
        await self._pause("getUpdates call")
        fault = self._fault("getUpdates")
        if fault == "later":
            raise TelegramError("Flood control exceeded")
        if fault == "before":
            raise NetworkError("cannot connect")
        telegram.expire()
        gone = [update for update in telegram.queue if update["update_id"] < (offset or 0)]
        telegram.acknowledge(offset or 0)
        if not telegram.queue:
            telegram.arrived.clear()
            try:
                async with asyncio.timeout(timeout_s):
                    await telegram.arrived.wait()
            except TimeoutError:
                return []
        batch = telegram.queue[:BATCH]
        if gone and fault == "after":
            batch = [gone[-1], *batch]
        elif fault == "after":
            raise NetworkError("the answer was lost")
        await self._pause("getUpdates answer")
        return batch


def to_json(result: Any) -> bytes:
    """A Bot API answer."""
    return json.dumps({"ok": True, "result": result}).encode()
