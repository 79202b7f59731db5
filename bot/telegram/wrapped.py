"""A wire round another: one place through which every call goes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

from bot.telegram.wire import Keyboard, Offer, Picture, Quiz, Sent, SentQuiz, Wire

T = TypeVar("T")


class Wrapped(Wire):
    """`wire`, each of whose calls is handed to :meth:`_do` by its name. For what each does see
    :class:`bot.telegram.wire.Wire`."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    async def _do(self, name: str, call: Callable[[], Awaitable[T]]) -> T:  # noqa: ARG002 - for others
        """Make a call; `name` is the wire's for it, for those who ask."""
        return await call()

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
        """Hand it on."""
        call = partial(
            self._wire.send_picture,
            address,
            topic,
            picture,
            caption,
            keys,
            answered=answered,
            quiet=quiet,
        )
        return await self._do("send_picture", call)

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """Hand it on."""
        call = partial(self._wire.edit_picture, address, message, picture, caption, keys)
        return await self._do("edit_picture", call)

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        """Hand it on."""
        call = partial(self._wire.edit_caption, address, message, caption, keys)
        await self._do("edit_caption", call)

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
        """Hand it on."""
        call = partial(
            self._wire.send_text, address, topic, text, keys, answered=answered, quiet=quiet
        )
        return await self._do("send_text", call)

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        """Hand it on."""
        await self._do("edit_text", partial(self._wire.edit_text, address, message, text, keys))

    async def send_file(
        self, address: int, topic: int | None, name: str, data: bytes, caption: str
    ) -> None:
        """Hand it on."""
        call = partial(self._wire.send_file, address, topic, name, data, caption)
        await self._do("send_file", call)

    async def send_film(
        self, address: int, topic: int | None, film: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """Hand it on."""
        call = partial(self._wire.send_film, address, topic, film, caption, keys)
        return await self._do("send_film", call)

    async def send_quiz(
        self, address: int, topic: int | None, quiz: Quiz, picture: Picture | None
    ) -> SentQuiz:
        """Hand it on."""
        call = partial(self._wire.send_quiz, address, topic, quiz, picture)
        return await self._do("send_quiz", call)

    async def delete(self, address: int, message: int) -> None:
        """Hand it on."""
        await self._do("delete", partial(self._wire.delete, address, message))

    async def strip(self, address: int, message: int) -> None:
        """Hand it on."""
        await self._do("strip", partial(self._wire.strip, address, message))

    async def pin(self, address: int, message: int) -> None:
        """Hand it on."""
        await self._do("pin", partial(self._wire.pin, address, message))

    async def unpin(self, address: int, message: int) -> None:
        """Hand it on."""
        await self._do("unpin", partial(self._wire.unpin, address, message))

    async def leave(self, address: int) -> None:
        """Hand it on."""
        await self._do("leave", partial(self._wire.leave, address))

    async def react(self, address: int, message: int, emoji: str) -> None:
        """Hand it on."""
        await self._do("react", partial(self._wire.react, address, message, emoji))

    async def present(self, address: int, user: int) -> bool:
        """Hand it on."""
        return await self._do("present", partial(self._wire.present, address, user))

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        """Hand it on."""
        await self._do("answer", partial(self._wire.answer, query, text, alert=alert, url=url))

    async def offer(self, query: str, offers: Sequence[Offer], seconds: int) -> None:
        """Hand it on."""
        await self._do("offer", partial(self._wire.offer, query, offers, seconds))

    async def offer_guest(self, query: str, offer: Offer) -> None:
        """Hand it on."""
        await self._do("offer_guest", partial(self._wire.offer_guest, query, offer))
