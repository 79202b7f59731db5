"""Who came lately, and in which groups, as far as this server has seen it since it was started: a
memory of numbers, for those who run the bot."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST: Final = 50
"""So many people are remembered, those who came last."""


class Company:
    """Who came, or a group in which somebody did, and when (milliseconds since 1970)."""

    def __init__(self) -> None:
        self._came: OrderedDict[int, int] = OrderedDict()

    def came(self, person: int, at: int) -> None:
        """Somebody pressed or wrote."""
        self._came[person] = at
        self._came.move_to_end(person)
        if len(self._came) > MOST:
            self._came.popitem(last=False)

    @property
    def lately(self) -> tuple[tuple[int, int], ...]:
        """The people by their numbers, each with when they came; the last one first."""
        return tuple(reversed(self._came.items()))
