"""A rule set of Senet: the questions that it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from games.core import Choose, Over, StandingOrder, Turn, not_offered
from games.plain import Plain, last_throws
from games.senet import effects, explain, lessons, moves, notation, view, words
from games.senet.ruleset import SenetFields
from games.senet.state import Action, State, on_the_way


@dataclass(frozen=True)
class Senet(SenetFields, Plain[State, Action]):
    """A rule set of Senet. `replace(THIBAULT, netting=True)` is a custom game."""

    _offered: list[tuple[State | None, Choose[Action]]] = field(
        init=False, repr=False, compare=False
    )
    """The position asked about last, and its choice. Applying an action follows the question that
    offered it, so the moves of a position are worked out once, not twice.

    It stands in a frozen value because it changes no answer: it is no choice of the rules, is not
    compared, and is not pickled. One slot is enough, and a cache by position would outlive games.
    Threads may share it: an entry is one tuple, written and read at once.
    """

    game: ClassVar[str] = "senet"
    seats: ClassVar[tuple[int, ...]] = (2,)
    loses_turns: ClassVar[bool] = True

    def __post_init__(self) -> None:
        """Refuse contradictory choices by name; begin with nothing asked."""
        super().__post_init__()
        object.__setattr__(self, "_offered", [(None, moves.PASS_ONLY[0])])

    @property
    def throw_off(self) -> str:
        """Senet 1.2: who throws a one takes the cones, where the switch says so."""
        return "1" if self.first == "throw_off" else ""

    def start(self, seats: int = 2) -> State:
        """Senet 2.1: alternating on the first houses, or all in hand (senet 3, `start=hand`)."""
        self.seated(seats)
        pieces, hand = (0, 0), (self.pieces, self.pieces)
        if not self.in_hand:
            pieces, hand = self.lookups.first, (0, 0)
        return State(pieces, hand, (0, 0), 0, "start", needs_one=self.second_needs_one)

    def turn(self, state: State) -> Turn[Action]:
        """Who is to do what."""
        due = state.due
        if due == "play":
            known, choice = self._offered[0]  # one read: another thread may write meanwhile
            if known is not state:
                choice = moves.choices(self, state)
                self._offered[0] = state, choice
            return choice
        if due == "start" and state.pieces[state.seat] & self.lookups.rescues:
            return moves.rescue_choice(state)
        if due == "over":
            return effects.result(self, state)
        return self.lookups.throws[state.seat]

    def apply(self, state: State, action: Action) -> State:
        """The state after an offered action; `ActionError` for any other."""
        turn = self.turn(state)
        if isinstance(turn, Choose):
            if action in turn.actions:
                return effects.chosen(self, state, action)
        elif action in self.lookups.outcomes and not isinstance(turn, Over):
            return effects.thrown(self, state, action.throw)
        raise not_offered(self, state, action)

    def orders(self, state: State) -> tuple[StandingOrder[Action], ...]:
        """Decision 106: with one piece left, that the rest be thrown by itself. Who waits in the
        water for a throw that saves the piece waits on."""
        left, turn = tuple(map(on_the_way, state.pieces, state.hand)), self.turn(state)
        waits = isinstance(turn, Choose) and any(each.kind == "take" for each in turn.actions)
        again = words.REST_AGAIN if waits else None
        return last_throws(left, turn, words.REST_ON, words.REST_OFF, again)

    def begins(self, state: State) -> bool:
        """Senet 1.7; a turn lost by `netting` is skipped, so the same side may begin again."""
        return state.due == "start"

    def forfeit(self, state: State, seat: int) -> tuple[int, ...]:
        """The score if a seat gives up: points where games are worth points (senet 7.8)."""
        return effects.forfeited(self, state, seat)

    write = staticmethod(notation.write)
    dump = staticmethod(notation.dump)
    load = notation.load
    tell = words.tell
    describe = words.describe
    pending = words.pending
    explain = explain.explain
    to_walk = words.to_walk
    suffers = lessons.suffers
    lessons = lessons.lessons
    view = view.view
