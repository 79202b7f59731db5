"""What a rule set of Aseb is: its fields, and what is worked out from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.aseb.state import MARKED, MOST, OWN, Action, Mask
from games.chance import Device
from games.core import SwitchError, Throw, quoted
from games.fields import Fielded

STICKS: Final = Device("sticks", (2,) * MOST, ("0", "1", "2", "3", "4"))
"""Four sticks count their light sides, and none is nothing (aseb 5)."""

BONE: Final = Device("bone", (MOST,), ("1", "2", "3", "4"), least=1)
"""One knucklebone, whose four sides are equally likely (aseb 5)."""

DEVICES: Final = {"sticks": STICKS, "bone": BONE}

_VALUES: Final[dict[str, tuple[object, ...]]] = {
    "dice": tuple(DEVICES),
    "pieces": (1, 2, 3, 4, 5, 6, 7),
    "first": ("random", "throw_off"),
}


@dataclass(frozen=True)
class AsebFields(Fielded):
    """The fields of a rule set of Aseb; :class:`games.aseb.rules.Aseb` answers by them.

    Paragraphs cited as "aseb 5" are those of docs/rules/aseb.md.
    """

    dice: str = "sticks"
    """What is thrown: `sticks`, or `bone` (aseb 5)."""
    pieces: int = 5
    """Pieces a side (aseb 1)."""
    safe: bool = True
    """A piece on a rosette cannot be hit (aseb 7)."""
    rosettes: bool = True
    """Landing on a rosette gives another throw (aseb 8)."""
    first: str = "random"
    """Who begins: by lot, or by the throw-off (aseb 4)."""

    device: Device = field(init=False, repr=False, compare=False)
    throws: tuple[Throw[Action], Throw[Action]] = field(init=False, repr=False, compare=False)
    """By seat: the question that asks it to throw."""
    outcomes: frozenset[Action] = field(init=False, repr=False, compare=False)
    """All that can be thrown."""
    shelter: Mask = field(init=False, repr=False, compare=False)
    """The squares of the enemy's path on which no piece is hit (aseb 2, 7)."""
    bonus: Mask = field(init=False, repr=False, compare=False)
    """The squares that give another throw (aseb 8)."""

    seats: ClassVar[tuple[int, ...]] = (2,)
    sides: ClassVar[tuple[str, ...]] = ("cones", "spindles")
    letters: ClassVar[tuple[str, ...]] = ("C", "S")

    def __post_init__(self) -> None:
        """Refuse values that do not exist, then work out what is thrown and where it is safe."""
        for name, values in _VALUES.items():
            if getattr(self, name) not in values:
                raise SwitchError(
                    f"{self.id}: {name}={quoted(getattr(self, name))} is none of {values}"
                )
        device = DEVICES[self.dice]
        odds = tuple((Action("score", throw=int(text)), p) for text, p in device.odds())
        own = sum(1 << square for square in range(1, OWN + 1))
        found = {
            "device": device,
            "throws": (Throw(0, device, odds), Throw(1, device, odds)),
            "outcomes": frozenset(action for action, _ in odds),
            "shelter": own | (MARKED if self.safe else 0),
            "bonus": MARKED if self.rosettes else 0,
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)
