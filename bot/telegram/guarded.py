"""A wire that begins no call while sending may be another process's.

A lease is renewed each second and good for four. Who could not renew it for three, by a clock that
also counts sleep, begins no call: asked right before each, with nothing awaited between. Pop-ups
have no pace and no order, and anybody may answer a press; a question changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.telegram.wire import NotOurs, Wire
from bot.telegram.wrapped import Wrapped

T = TypeVar("T")

ANYBODYS: Final = frozenset({"answer", "present", "offer", "offer_guest"})


class Guarded(Wrapped):
    """`wire`, for as long as we `may`; else :class:`NotOurs`."""

    def __init__(self, wire: Wire, may: Callable[[], bool]) -> None:
        super().__init__(wire)
        self._may = may

    async def _do(self, name: str, call: Callable[[], Awaitable[T]]) -> T:
        if name not in ANYBODYS and not self._may():
            raise NotOurs("our lease was not renewed in time")
        return await call()
