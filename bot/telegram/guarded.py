"""A wire that begins no call while sending may be another process's.

A lease is renewed each second and good for four. Who could not renew it for three, by a clock that
also counts sleep, begins no call: asked right before each, with nothing awaited between. Pop-ups
have no pace and no order, and anybody may answer a press.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.telegram.wire import Keyboard, NotOurs, Picture, Sent, Wire


class Guarded(Wire):
    """`wire`, for as long as we `may`; else :class:`NotOurs`."""

    def __init__(self, wire: Wire, may: Callable[[], bool]) -> None:
        self._wire = wire
        self._may = may

    @property
    def _ours(self) -> Wire:
        if not self._may():
            raise NotOurs("our lease was not renewed in time")
        return self._wire

    async def send_picture(
        self, address: int, topic: int | None, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        return await self._ours.send_picture(address, topic, picture, caption, keys)

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
    ) -> int:
        """See :class:`bot.telegram.wire.Wire`."""
        return await self._ours.send_text(address, topic, text, keys, answered=answered)

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._ours.send_file(address, topic, name, data, caption)

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        return await self._ours.edit_picture(address, message, picture, caption, keys)

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._ours.edit_caption(address, message, caption, keys)

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._ours.edit_text(address, message, text, keys)

    async def strip(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._ours.strip(address, message)

    async def react(self, address: int, message: int, emoji: str) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._ours.react(address, message, emoji)

    async def delete(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._ours.delete(address, message)

    async def present(self, address: int, user: int) -> bool:
        """See :class:`bot.telegram.wire.Wire`: a question, which changes nothing."""
        return await self._wire.present(address, user)

    async def answer(self, query: str, text: str, *, alert: bool = False) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._wire.answer(query, text, alert=alert)
