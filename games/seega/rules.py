"""A rule set of Seega: the questions that it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from games.core import Choose, Faces, Over, Played, StandingOrder, Turn, not_offered
from games.plain import Plain
from games.seega import effects, explain, lessons, moves, notation, view, words
from games.seega.placing import best_placed
from games.seega.ruleset import SeegaFields
from games.seega.state import Action, State
from games.view import BoardView


@dataclass(frozen=True)
class Seega(SeegaFields, Plain[State, Action]):
    """A rule set of Seega. `replace(SIGA, size=7)` is a custom game."""

    _offered: list[tuple[State | None, Choose[Action]]] = field(
        init=False, repr=False, compare=False
    )
    """The position asked about last, and its choice. Applying an action follows the question that
    offered it, so the moves of a position are worked out once, not twice.

    It stands in a frozen value because it changes no answer: it is no choice of the rules, is not
    compared, and is not pickled. One slot is enough, and a cache by position would outlive games.
    Threads may share it: an entry is one tuple, written and read at once.
    """

    game: ClassVar[str] = "seega"
    seats: ClassVar[tuple[int, ...]] = (2,)

    def __post_init__(self) -> None:
        """Refuse what does not exist by name; begin with nothing asked."""
        super().__post_init__()
        object.__setattr__(self, "_offered", [(None, moves.PASS_ONLY[0])])

    @property
    def counts(self) -> bool:
        """Whether there is such a call (seega 3.8)."""
        return self.barrier

    def start(self, seats: int = 2) -> State:
        """Seega 1.2: an empty board, who places first to place."""
        self.seated(seats)
        stones = self.lookups.stones
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
        return words.taken_from(self, state, seat) < self.lookups.stones - 1

    def counted(self, state: State) -> Over | None:
        """Seega 3.8: the end if both agree to count the stones now; None before all are placed,
        after the end and where there is no such call."""
        if not self.barrier or state.due in ("place", "over"):
            return None
        return effects.counted(state)

    def orders(self, state: State) -> tuple[StandingOrder[Action], ...]:
        """Seega 1.2: while stones are placed, that a player's own are placed for them."""
        turn = self.turn(state)
        if state.due != "place" or not isinstance(turn, Choose):
            return ()
        actions = best_placed(self, state, turn.actions)
        order = StandingOrder("place", words.PLACE_ALL, words.ONE_BY_ONE, actions, why=words.SAFEST)
        return (order,)

    def taps(self, state: State, actions: tuple[Action, ...]) -> tuple[tuple[str, ...], ...]:
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

    write = staticmethod(notation.write)
    dump = notation.dump
    load = notation.load
    tell = words.tell
    describe = words.describe
    pending = words.pending
    came_of = words.came_of
    explain = explain.explain
    lessons = lessons.lessons
