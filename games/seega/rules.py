"""A rule set of Seega: every choice a named field with its reason, and the questions it answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from games.core import (
    Choose,
    Faces,
    GameError,
    Over,
    Played,
    SwitchError,
    Told,
    Turn,
    not_offered,
)
from games.fields import Fielded, Switch, chosen
from games.plain import Plain
from games.seega import effects, moves, notation, view, words
from games.seega.state import Action, State
from games.seega.tables import Tables, tables
from games.view import BoardView

MOST_QUIET = 999
"""The highest `quiet_limit` there is."""

_LIMIT = re.compile(r"0|[1-9]\d{0,2}", re.ASCII)
"""A `quiet_limit` as a record may give it: any number up to the highest (seega 1.7)."""

_VALUES: dict[str, tuple[object, ...]] = {
    "size": (3, 5, 7, 9),
    "place": (1, 2),
    "first_mover": ("first", "last"),
    "directions": (4, 8),
    "continue_": ("any", "same", "twice", "none"),
    "stuck": ("passage", "loses", "pass"),
    "leaps": ("off", "all", "centre"),
}
"""The values of the fields that have a fixed few."""


@dataclass(frozen=True)
class Seega(Fielded, Plain[State, Action]):
    """A rule set of Seega. `replace(SIGA, size=7)` is a custom game.

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
    continue_: str = "any"
    """After a capture another must be made with `any` stone (seega 2.3), with the `same` (3.4),
    with the same but two in all (`twice`), or there is no more (`none`)."""
    centre_safe: bool = False
    """The stone in the centre cannot be captured (seega 3.3)."""
    stuck: str = "passage"
    """Who cannot move is owed a `passage`, `loses`, or can only `pass`, without duty (3.6)."""
    quiet_limit: int = 100
    """After so many moves in a row without a capture the stones are counted; 0: never (3.7)."""
    leaps: str = "off"
    """A stone may leap over one beside it (`all`) or over the `centre` (seega 3.9)."""
    barrier: bool = False
    """A player may call a count, if the other accepts (seega 3.8)."""

    tables: Tables = field(init=False, repr=False, compare=False)
    """All this worked out for the move generator."""
    _offered: list[tuple[State | None, Choose[Action]]] = field(
        init=False, repr=False, compare=False
    )
    """The position whose moves were worked out last, and they: offering and applying, which follow
    each other, work them out once."""

    game: ClassVar[str] = "seega"
    seats: ClassVar[tuple[int, ...]] = (2,)
    sides: ClassVar[tuple[str, ...]] = ("first", "second")
    letters: ClassVar[tuple[str, ...]] = ("x", "o")
    matches: ClassVar[tuple[int, ...]] = ()
    throw_off: ClassVar[str] = ""
    loses_turns: ClassVar[bool] = False
    throws_on: ClassVar[bool] = False

    def __post_init__(self) -> None:
        """Refuse what does not exist by name, then work the tables out."""
        self._check()
        object.__setattr__(self, "offered", _with_limit(self.offered, str(self.quiet_limit)))
        object.__setattr__(self, "tables", tables(self))
        object.__setattr__(self, "_offered", [(None, moves.PASS_ONLY[0])])

    @property
    def counts(self) -> bool:
        """Whether there is such a call (seega 3.8)."""
        return self.barrier

    @property
    def mover(self) -> int:
        """The seat that moves first (seega 2.2, 3.2)."""
        return int(self.first_mover == "last")

    def start(self, seats: int = 2) -> State:
        """Seega 1.2: an empty board, who places first to place."""
        if seats not in self.seats:
            raise GameError(f"Seega is played by 2, not by {seats}")
        stones = self.tables.stones
        return State((0, 0), (stones, stones), 0, "place", self.place)

    def turn(self, state: State) -> Turn[Action]:
        """Who is to do what: nothing is left to chance."""
        known, choice = self._offered[0]  # one read: another thread may write meanwhile
        if known is state:
            return choice
        if state.due == "over":
            return effects.result(self, state)
        choice = moves.choices(self, state)
        self._offered[0] = state, choice
        return choice

    def apply(self, state: State, action: Action) -> State:
        """The state after an offered action; `ActionError` for any other."""
        known, choice = self._offered[0]  # as in `turn`, but without calling it
        turn = choice if known is state else self.turn(state)
        if isinstance(turn, Choose) and action in turn.actions:
            return effects.chosen(self, state, action)
        raise not_offered(self, state, action)

    def begins(self, state: State) -> bool:
        """A turn begins unless its second stone is due, or a capture after the first."""
        return state.due in ("move", "free") or state.left == self.place

    def may_resign(self, state: State, seat: int) -> bool:
        """Seega 1.6: only while fewer than all but one of the stones have been taken."""
        return words.taken_from(self, state, seat) < self.tables.stones - 1

    def counted(self, state: State) -> Over | None:
        """Seega 3.8: the end if both agree to count the stones now; None before all are placed,
        after the end and where there is no such call."""
        if not self.barrier or state.due in ("place", "over"):
            return None
        return effects.counted(state)

    def forfeit(self, state: State, seat: int) -> tuple[int, ...]:
        """Games are single: nobody scores by the other's giving up."""
        del state, seat
        return (0, 0)

    def write(self, action: Action) -> str:
        """The text of an action."""
        return notation.write(action)

    def dump(self, state: State) -> str:
        """The position line."""
        return notation.dump(self, state)

    def load(self, text: str) -> State:
        """Read a position line; `PositionError` names the field that is wrong."""
        return notation.load(self, text)

    def tell(self, state: State, action: Action) -> Told:
        """The words of an action."""
        return words.tell(self, state, action)

    def describe(self, state: State) -> tuple[Told, ...]:
        """One telling a side of all its stones."""
        return words.describe(self, state)

    def pending(self, state: State) -> tuple[Told, ...]:
        """The duty to go on or to open a passage, and a count that is near."""
        return words.pending(self, state)

    def steps(self, state: State, actions: tuple[Action, ...]) -> tuple[tuple[str, ...], ...]:
        """A stone is placed by a tap, and moved by two: the stone, then where it goes."""
        del state
        return tuple(notation.taps(action) for action in actions)

    def view(
        self,
        state: State,
        last: tuple[Played[State, Action], ...] = (),
        faces: Faces | None = None,
    ) -> BoardView:
        """All that a picture may know; nothing is ever thrown."""
        del faces
        return view.view(self, state, last)

    def custom(self, switches: Mapping[str, str] | Iterable[tuple[str, str]]) -> Seega:
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
            if getattr(self, name) not in values:
                raise SwitchError(f"{self.id}: {name}={getattr(self, name)!r} is none of {values}")
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
