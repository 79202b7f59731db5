"""What a rule set of Hyena is: its fields, and what never differs between rule sets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.chance import Device
from games.core import SwitchError
from games.fields import Fielded
from games.hyena.state import MOST, home_of

CHIPS: Final = Device("chips", (2, 2, 2), ("6", "taba", "2", "3"))
"""Three two-sided chips, 1 the white side: one white is a taba, none a 6 (hyena 2)."""


@dataclass(frozen=True)
class HyenaFields(Fielded):
    """The fields of a rule set of Hyena; :class:`games.hyena.rules.Hyena` answers by them.

    Paragraphs cited as "hyena 5" are those of docs/rules/hyena.md.
    """

    holes: int = 30
    """Holes ("days") from the village to the well (hyena 1)."""

    well: int = field(init=False, repr=False, compare=False)
    """The well's number: one more day (hyena 1)."""
    home: int = field(init=False, repr=False, compare=False)
    """Where a piece is when it is home, as :mod:`games.hyena.state` counts the way."""

    seats: ClassVar[tuple[int, ...]] = tuple(range(2, MOST + 1))
    sides: ClassVar[tuple[str, ...]] = tuple(f"player{seat}" for seat in range(1, MOST + 1))
    letters: ClassVar[tuple[str, ...]] = tuple(str(seat) for seat in range(1, MOST + 1))
    device: ClassVar[Device] = CHIPS

    def __post_init__(self) -> None:
        """Refuse a number of holes that is not offered, then work out the way."""
        offered = {value for switch in self.offered for value in switch.values}
        if offered and str(self.holes) not in offered:
            values = ", ".join(sorted(offered))
            raise SwitchError(f"{self.id}: holes={self.holes} does not exist; it may be: {values}")
        object.__setattr__(self, "well", self.holes + 1)
        object.__setattr__(self, "home", home_of(self.well))
