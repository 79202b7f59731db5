"""What a rule set of Seega is: every choice a named field with its reason."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from games.core import SwitchError, quoted
from games.fields import Fielded, Parts, Switch, chosen, to_text
from games.seega.lookups import Lookups, lookups
from games.seega.parts import ANY_STONE, NO_LEAPS, PARTS, PASSAGE, Chain, Leaps, Stuck

MOST_QUIET = 999
"""The highest `quiet_limit` there is."""

_LIMIT = re.compile(r"0|[1-9]\d{0,2}", re.ASCII)
"""A `quiet_limit` as a record may give it: any number up to the highest (seega 1.7)."""

_VALUES: dict[str, tuple[object, ...]] = {
    "size": (3, 5, 7, 9),
    "place": (1, 2),
    "first_mover": ("first", "last"),
    "directions": (4, 8),
    **{name: tuple(parts.values()) for name, parts in PARTS.items()},
}
"""The values of the fields that have a fixed few."""


@dataclass(frozen=True)
class SeegaFields(Fielded):
    """The fields of a rule set of Seega; :class:`games.seega.rules.Seega` answers by them.

    Paragraphs cited as "seega 2.3" are those of docs/rules. Switches are called as their fields,
    but for `continue`.
    """

    offered: tuple[Switch, ...] = field(default=(), compare=False)
    """The switches of a custom game, in the order in which records write them. A `quiet_limit`
    that is not among those offered is, in a game that has it, the last of its values."""

    size: int = 5
    """Squares a side; the stones fill all but the centre (seega 1.1)."""
    place: int = 2
    """Stones placed in a turn; one makes it "more thoughtful" on 5×5 (seega 1.2)."""
    cross: bool = False
    """The first stones go on the ends of the central rank and file (seega 3.1)."""
    first_mover: str = "first"
    """Who moves first: who placed `first` (seega 2.2) or `last` (3.2)."""
    directions: int = 8
    """Moves and captures in all 8 directions (seega 2.1) or orthogonally, in 4 (3.3)."""
    continue_: Chain = ANY_STONE
    """What must follow a capture (seega 1.7, 2.3, 3.4)."""
    centre_safe: bool = False
    """The stone in the centre cannot be captured (seega 3.3)."""
    stuck: Stuck = PASSAGE
    """What becomes of who cannot move (seega 3.6)."""
    quiet_limit: int = 100
    """After so many moves in a row without a capture the stones are counted; 0: never (3.7)."""
    leaps: Leaps = NO_LEAPS
    """What a stone may leap over (seega 3.9)."""
    barrier: bool = False
    """A player may call a count, if the other accepts (seega 3.8)."""

    lookups: Lookups = field(init=False, repr=False, compare=False)
    """What the fields come to, for the move generator."""

    parts: ClassVar[Parts] = PARTS
    sides: ClassVar[tuple[str, ...]] = ("first", "second")
    letters: ClassVar[tuple[str, ...]] = ("x", "o")

    def __post_init__(self) -> None:
        """Refuse what does not exist by name, then work the lookups out."""
        self._check()
        object.__setattr__(self, "offered", _with_limit(self.offered, str(self.quiet_limit)))
        looked_up = lookups(self.size, self.directions, self.cross, self.centre_safe, self.leaps)
        object.__setattr__(self, "lookups", looked_up)

    @property
    def mover(self) -> int:
        """The seat that moves first (seega 2.2, 3.2)."""
        return int(self.first_mover == "last")

    def custom(self, switches: Mapping[str, str] | Iterable[tuple[str, str]]) -> Self:
        """This rule set with switches given; `SwitchError` refuses the unknown by name.

        A `quiet_limit` may be any number up to 999, not only those that are offered.
        """
        entries = tuple(switches.items() if isinstance(switches, Mapping) else switches)
        offered = self.offered
        for name, value in entries:
            if name == "quiet_limit" and _LIMIT.fullmatch(value):
                offered = _with_limit(offered, value)
        given = chosen(self.id, offered, entries)
        return self._with({switch.field: value for switch, value in given.items()})

    def _check(self) -> None:
        """Refuse values that do not exist, by name; any that do go together."""
        for name, values in _VALUES.items():
            value = getattr(self, name)
            if value not in values:
                known = ", ".join(map(to_text, values))
                shown = quoted(value if isinstance(value, int) else to_text(value))
                raise SwitchError(f"{self.id}: {name}={shown} is none of {known}")
        if not 0 <= self.quiet_limit <= MOST_QUIET:
            raise SwitchError(f"{self.id}: quiet_limit={self.quiet_limit} is not 0 to {MOST_QUIET}")


def _with_limit(offered: tuple[Switch, ...], limit: str) -> tuple[Switch, ...]:
    """The switches with that `quiet_limit` among their values, the last if it was not."""
    return tuple(
        replace(switch, values=(*switch.values, limit))
        if switch.name == "quiet_limit" and limit not in switch.values
        else switch
        for switch in offered
    )
