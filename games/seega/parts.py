"""The parts in which rule sets of Seega really differ: values that behave.

A field holds a part; all that depends on it asks the part and never its name. Saved games keep the
name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.fields import Part, Parts, named
from games.seega.state import NOWHERE, Due, Mask


@dataclass(frozen=True)
class Chain(Part):
    """Whether another capture must follow a capture, and with which stones (seega 1.7)."""

    told: str
    """The variant of the texts that tells that another must follow; "" where none ever does."""
    second: bool = True
    """Whether a second capture follows the first."""
    third: bool = True
    """Whether a third follows the second, and so on."""
    any_stone: bool = False
    """Whether any stone may make it, not the same alone."""

    def follows(self, due: Due) -> bool:
        """Whether one follows, if it can be made, the capture that is made when `due` is due."""
        return self.third if due == "chain" else self.second

    def stones(self, mine: Mask, target: int) -> Mask:
        """The stones that may make it, of the side's, when the last one has come to `target`."""
        return mine if self.any_stone else 1 << target

    def bound(self, target: int) -> int:
        """The stone that has to make it; `NOWHERE` for any."""
        return NOWHERE if self.any_stone else target


ANY_STONE: Final = Chain("any", "any", any_stone=True)
"""With any stone, as long as one can (seega 2.3)."""

SAME_STONE: Final = Chain("same", "stone")
"""With the same stone, as long as it can (seega 3.4)."""

SAME_STONE_TWICE: Final = Chain("twice", "stone", third=False)
"""With the same stone, two captures in all (seega 3.4)."""

NO_CHAIN: Final = Chain("none", "", second=False, third=False)
"""There is no more."""

CHAINS: Final = (ANY_STONE, SAME_STONE, SAME_STONE_TWICE, NO_CHAIN)


@dataclass(frozen=True)
class Stuck(Part):
    """What becomes of a side that cannot move (seega 3.6)."""

    told: str = ""
    """The variant of the texts that tells what its pass leads to; "" where it never passes."""
    loses: bool = False
    """Whether it has lost at once."""
    owed: bool = False
    """Whether the other side owes it a passage; if none can be opened, the stones are counted."""


PASSAGE: Final = Stuck("passage", "passage", owed=True)
"""It passes, and the other side must open a passage."""

LOSES: Final = Stuck("loses", loses=True)
"""It loses."""

MOVES_AGAIN: Final = Stuck("pass", "again")
"""It passes, and the other side moves again, with no duty."""

STUCK: Final = (PASSAGE, LOSES, MOVES_AGAIN)


@dataclass(frozen=True)
class Leaps(Part):
    """What a stone may leap over, onto the empty square beyond (seega 3.9)."""

    stones: bool = False
    """Any stone beside it."""
    centre: bool = False
    """The central square, empty or not."""


NO_LEAPS: Final = Leaps("off")
"""Nothing: stones do not leap."""

OVER_ALL: Final = Leaps("all", stones=True)
"""Any stone, of either side."""

OVER_CENTRE: Final = Leaps("centre", centre=True)
"""The central square alone."""

LEAPS: Final = (NO_LEAPS, OVER_ALL, OVER_CENTRE)

PARTS: Final[Parts] = {
    "continue_": named(*CHAINS),
    "stuck": named(*STUCK),
    "leaps": named(*LEAPS),
}
"""Which parts a field may hold, by the names that saved games keep. A new part is its value, its
place in its list, and its words in every language."""
