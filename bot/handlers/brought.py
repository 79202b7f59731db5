"""What a button has brought below, so that pressing it once more does not bring it a second time: a
memory of presses alone, as far as this server has seen them since it was started."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

FOR_MS: Final = 120_000
"""So long what was brought is taken to be in sight, if nobody has written and no other button has
brought anything: who wants it after that may have lost it."""

MOST: Final = 1000
"""So many chats are remembered, those where something was brought last."""


@dataclass(frozen=True)
class _Brought:
    """What was pressed there last, by which update, and when."""

    what: Hashable
    update: int
    at: int


class Brought:
    """What buttons have brought last in each chat, by its address."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, _Brought] = OrderedDict()

    def again(self, address: int, what: Hashable, update: int, now: int) -> bool:
        """Whether that was brought there last, by another update, and is still to be seen; else it
        is noted as brought now (milliseconds since 1970)."""
        last = self._last.get(address)
        if last is not None and last.what == what and 0 <= now - last.at <= FOR_MS:
            return last.update != update
        self._last[address] = _Brought(what, update, now)
        self._last.move_to_end(address)
        if len(self._last) > MOST:
            self._last.popitem(last=False)
        return False

    def passed(self, address: int) -> None:
        """Somebody wrote there: what was brought may be out of sight."""
        self._last.pop(address, None)
