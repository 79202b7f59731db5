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

from telegram.error import NetworkError, TelegramError

from bot.telegram.wire import Keyboard, Later, Picture, Sent, Unknown
from tests.simulation.telegram import Telegram

BATCH = 100
Fault = Literal["before", "after", "later"]
"""An error before the effect, an answer lost after it, 429."""


class Line:
    """One process's line to Telegram: the calls of `bot.telegram.wire.Wire` and of the poller.

    `fault` says how the next call fails, if it does; `pause` holds a call at a gate.
    """

    def __init__(
        self,
        telegram: Telegram,
        pause: Callable[[str], Awaitable[None]],
        fault: Callable[[str], Fault | None],
        random: Random,
    ) -> None:
        self._telegram = telegram
        self._pause = pause
        self._fault = fault
        self._random = random

    async def _call(self, name: str, effect: Callable[[], Any]) -> Any:
        await self._pause(f"{name} call")
        fault = self._fault(name)
        if fault == "later":
            raise Later(self._random.randint(1, 8))
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
        self, address: int, topic: int | None, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        def effect() -> Sent:
            photo, file = self._telegram.load(picture)
            return Sent(self._telegram.post(address, caption, photo, keys), file)

        sent: Sent = await self._call("send_picture", effect)
        return sent

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        def effect() -> Sent:
            self._telegram.message(address, message)
            photo, file = self._telegram.load(picture)
            self._telegram.edit(address, message, caption, photo, keys)
            return Sent(message, file)

        sent: Sent = await self._call("edit_picture", effect)
        return sent

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        def effect() -> None:
            _, found = self._telegram.message(address, message)
            self._telegram.edit(address, message, caption, found.photo, keys)

        await self._call("edit_caption", effect)

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
    ) -> int:
        def effect() -> int:
            return self._telegram.post(address, text, None, keys)

        sent: int = await self._call("send_text", effect)
        return sent

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        await self._call(
            "edit_text", lambda: self._telegram.edit(address, message, text, None, keys)
        )

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        await self._call("send_file", lambda: self._telegram.post(address, caption, data, ()))

    async def delete(self, address: int, message: int) -> None:
        await self._call("delete", lambda: self._telegram.delete(address, message))

    async def strip(self, address: int, message: int) -> None:
        def effect() -> None:
            _, found = self._telegram.message(address, message)
            self._telegram.edit(address, message, found.text, found.photo, ())

        await self._call("strip", effect)

    async def answer(self, query: str, text: str, *, alert: bool = False) -> None:
        press = self._telegram.presses[query]
        try:
            await self._call("answer", lambda: press.answers.append((text, alert)))
        except (Unknown, Later):
            return

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
        await self._pause("getUpdates call")
        fault = self._fault("getUpdates")
        if fault == "later":
            raise TelegramError("Flood control exceeded")
        if fault == "before":
            raise NetworkError("cannot connect")
        gone = [update for update in telegram.queue if update["update_id"] < (offset or 0)]
        telegram.acknowledge(offset or 0)
        if not telegram.queue:
            telegram.arrived.clear()
            try:
                await asyncio.wait_for(telegram.arrived.wait(), timeout_s)
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
