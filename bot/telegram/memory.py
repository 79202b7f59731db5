"""A wire that remembers what its messages show, and asks for no change that changes nothing.

Only we change our messages, so what was last said of one is what it shows: as long as Telegram
answered. A message of which a call was lost may still change when nobody expects it; nothing is
taken for granted of it any more.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from bot.telegram.wire import (
    Keyboard,
    MessageGone,
    Picture,
    Sent,
    Unchanged,
    Unknown,
    Wire,
    WireError,
)
from bot.telegram.wrapped import Wrapped

REMEMBERED = 5000
"""So many messages are remembered: about a megabyte."""

T = TypeVar("T")

Where: TypeAlias = tuple[int, int]
"""A message: the chat's address and its number there."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a message shows: hashes of its words and its keyboard, and its picture's file."""

    words: int
    keys: int
    file: str | None = None


class Memory(Wrapped):
    """`wire`, with a memory. Every change raises `Unchanged` without a call if it is none."""

    def __init__(self, wire: Wire) -> None:
        super().__init__(wire)
        self._shown: OrderedDict[Where, _Shown | None] = OrderedDict()
        """None: nothing is taken for granted."""
        self._changing: set[Where] = set()

    def forget(self) -> None:
        """Another process may have changed messages meanwhile."""
        self._shown.clear()

    # -- new messages ----------------------------------------------------------------------------

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
        self._keep((address, sent.message), _Shown(hash(caption), _hash(keys), sent.file))
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
        self._keep((address, sent), _Shown(hash(text), _hash(keys)))
        return sent

    # -- changes ---------------------------------------------------------------------------------

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        """See :class:`bot.telegram.wire.Wire`."""
        where, wanted = (address, message), _Shown(hash(caption), _hash(keys), picture.file)
        sent = await self._change(
            where,
            wanted,
            lambda: self._wire.edit_picture(address, message, picture, caption, keys),
            known=picture.file is not None,
        )
        if picture.file is None and self._shown.get(where) == wanted:
            self._keep(where, replace(wanted, file=sent.file))
        return sent

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        where = (address, message)
        now = self._shown.get(where)
        await self._change(
            where,
            _Shown(hash(caption), _hash(keys), None if now is None else now.file),
            lambda: self._wire.edit_caption(address, message, caption, keys),
        )

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        await self._change(
            (address, message),
            _Shown(hash(text), _hash(keys)),
            lambda: self._wire.edit_text(address, message, text, keys),
        )

    async def strip(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        where = (address, message)
        now = self._shown.get(where)
        await self._change(
            where,
            None if now is None else replace(now, keys=_hash(())),
            lambda: self._wire.strip(address, message),
        )

    async def delete(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.wire.Wire`."""
        self._shown.pop((address, message), None)
        await self._wire.delete(address, message)

    async def _change(
        self,
        where: Where,
        wanted: _Shown | None,
        call: Callable[[], Awaitable[T]],
        *,
        known: bool = True,
    ) -> T:
        """Make the call that leads to what is `wanted` (None: it cannot be told), unless that is
        there; `known`: as far as it can be told."""
        now = self._shown.get(where)
        if known and now is not None and now == wanted:
            raise Unchanged("it shows that already")
        doubtful = where in self._changing or (where in self._shown and now is None)
        if doubtful:  # two at once: nobody knows which comes last
            self._keep(where, None)
        else:
            self._shown.pop(where, None)
        self._changing.add(where)
        try:
            done = await call()
        except Unchanged:
            self._settle(where, wanted)
            raise
        except MessageGone:
            raise
        except Unknown:
            self._keep(where, None)
            raise
        except WireError:
            self._settle(where, now)
            raise
        except BaseException:
            self._keep(where, None)
            raise
        else:
            self._settle(where, wanted)
            return done
        finally:
            self._changing.discard(where)

    def _settle(self, where: Where, shown: _Shown | None) -> None:
        """What a message shows after a call; nothing, if that cannot be told."""
        if shown is not None and where not in self._shown:
            self._keep(where, shown)

    def _keep(self, where: Where, shown: _Shown | None) -> None:
        self._shown[where] = shown
        self._shown.move_to_end(where)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)


def _hash(keys: Keyboard) -> int:
    """A keyboard's; rows without buttons are none."""
    return hash(tuple(row for row in keys if row))
