"""A rule set of Hyena: its fields, and the questions it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import ClassVar, Final

from games.chance import Device
from games.core import (
    Choose,
    Faces,
    GameError,
    News,
    Played,
    SwitchError,
    Throw,
    Told,
    Turn,
    not_offered,
)
from games.fields import Fielded
from games.hyena import effects, notation, view, words
from games.hyena.state import KEEP, MOST, PAY, TABA, Action, Player, State, home_of
from games.plain import Plain
from games.view import BoardView

CHIPS: Final = Device("chips", (2, 2, 2), ("6", "taba", "2", "3"))
"""Three two-sided chips, 1 the white side: one white is a taba, none a 6 (hyena 2)."""

_ODDS: Final[tuple[tuple[Action, Fraction], ...]] = tuple(
    (TABA if text == "taba" else Action("throw", int(text)), chance)
    for text, chance in CHIPS.odds()
)
_OUTCOMES: Final = frozenset(action for action, _ in _ODDS)
_THROWS: Final = tuple(Throw(seat, CHIPS, _ODDS) for seat in range(MOST))
_CHOICES: Final = tuple(Choose(seat, (PAY, KEEP)) for seat in range(MOST))


@dataclass(frozen=True)
class Hyena(Fielded, Plain[State, Action]):
    """A rule set of Hyena. Paragraphs cited as "hyena 5" are those of docs/rules/hyena.md."""

    holes: int = 30
    """Holes ("days") from the village to the well (hyena 1)."""

    well: int = field(init=False, repr=False, compare=False)
    """The well's number: one more day (hyena 1)."""
    home: int = field(init=False, repr=False, compare=False)
    """Where a piece is when it is home, as :mod:`games.hyena.state` counts the way."""

    game: ClassVar[str] = "hyena"
    seats: ClassVar[tuple[int, ...]] = tuple(range(2, MOST + 1))
    sides: ClassVar[tuple[str, ...]] = tuple(f"player{seat}" for seat in range(1, MOST + 1))
    letters: ClassVar[tuple[str, ...]] = tuple(str(seat) for seat in range(1, MOST + 1))
    matches: ClassVar[tuple[int, ...]] = ()
    throw_off: ClassVar[str] = ""
    loses_turns: ClassVar[bool] = False
    counts: ClassVar[bool] = False
    throws_on: ClassVar[bool] = True
    device: ClassVar[Device] = CHIPS

    def __post_init__(self) -> None:
        """Refuse a number of holes that is not offered, then work out the way."""
        offered = {value for switch in self.offered for value in switch.values}
        if offered and str(self.holes) not in offered:
            values = ", ".join(sorted(offered))
            raise SwitchError(f"{self.id}: holes={self.holes} does not exist; it may be: {values}")
        object.__setattr__(self, "well", self.holes + 1)
        object.__setattr__(self, "home", home_of(self.well))

    def start(self, seats: int = 2) -> State:
        """Every mother waits in the village for her first taba (hyena 3)."""
        if seats not in self.seats:
            raise GameError(f"Hyena is played by 2 to {MOST}, not by {seats}")
        return State((Player(),) * seats)

    def turn(self, state: State) -> Turn[Action]:
        """Who is to do what."""
        due = state.due
        if due == "throw":
            return _THROWS[state.seat]
        if due == "over":
            return effects.result(self, state)
        return _CHOICES[state.seat]

    def apply(self, state: State, action: Action) -> State:
        """The state after an offered action; `ActionError` for any other."""
        due = state.due
        if due == "throw":
            if action in _OUTCOMES:
                return effects.thrown(self, state, action.score)
        elif due != "over":
            if action == PAY:
                return effects.paid(self, state)
            if action == KEEP:
                return effects.kept(state)
        raise not_offered(self, state, action)

    def begins(self, state: State) -> bool:
        """Never told: a position does not tell the first throw of a turn from a later one.

        No player has two turns on end, so a turn begins exactly where another seat is to act.
        """
        del state
        return False

    def forfeit(self, state: State, seat: int) -> tuple[int, ...]:
        """No points: the rules do not tell of giving up, so who wins then is the table's."""
        del seat
        return (0,) * len(state.players)

    def ranking(self, state: State) -> tuple[int, ...]:
        """Hyena 11: who is home by arrival, who is still on the way by seat, then the eaten; of two
        the winner says it all."""
        if state.due != "over" or len(state.players) == min(self.seats):
            return ()
        return effects.ranked(self, state)

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
        """The words of an action and of all that came of it."""
        return words.tell(self, state, action)

    def news(self, state: State, action: Action) -> News | None:
        """Hyena 11: whose mothers the hyena has eaten, who are mocked."""
        return words.news(self, state, action)

    def describe(self, state: State) -> tuple[Told, ...]:
        """One telling a seat: where the mother is, or the hyena, the account and the place."""
        return words.describe(self, state)

    def pending(self, state: State) -> tuple[Told, ...]:
        """What the player to act waits for, or may pay."""
        return words.pending(self, state)

    def steps(self, state: State, actions: tuple[Action, ...]) -> tuple[tuple[str, ...], ...]:
        """Every choice of Hyena is one tap."""
        del state
        return tuple((self.write(action),) for action in actions)

    def view(
        self,
        state: State,
        last: tuple[Played[State, Action], ...] = (),
        faces: Faces | None = None,
    ) -> BoardView:
        """All that a picture may know."""
        return view.view(self, state, last, faces)
