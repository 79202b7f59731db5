"""A rule set of Aseb: the questions that it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.aseb import effects, explain, lessons, moves, notation, view, words
from games.aseb.ruleset import AsebFields
from games.aseb.state import Action, State
from games.core import StandingOrder, Turn, not_offered
from games.plain import Plain, last_throws


@dataclass(frozen=True)
class Aseb(AsebFields, Plain[State, Action]):
    """A rule set of Aseb. `replace(ASEB, safe=False)` is a custom game."""

    game: ClassVar[str] = "aseb"

    @property
    def matches(self) -> tuple[int, ...]:
        """Aseb 10: games are short, and each counts a point."""
        return (5,)

    @property
    def throw_off(self) -> str:
        """Aseb 4: who throws a one takes the cones, where the switch says so."""
        return "1" if self.first == "throw_off" else ""

    def start(self, seats: int = 2) -> State:
        """Aseb 4: all pieces are in hand, and the cones begin."""
        self.seated(seats)
        return State((0, 0), (self.pieces, self.pieces), (0, 0), 0, "start")

    def turn(self, state: State) -> Turn[Action]:
        """Who is to do what."""
        if state.due == "play":
            return moves.choices(self, state)
        if state.due == "over":
            return effects.result(state)
        return self.throws[state.seat]

    def apply(self, state: State, action: Action) -> State:
        """The state after an offered action; `ActionError` for any other."""
        if state.due == "play":
            if action in moves.choices(self, state).actions:
                return effects.chosen(self, state, action)
        elif state.due != "over" and action in self.outcomes:
            return effects.thrown(state, action.throw)
        raise not_offered(self, state, action)

    def orders(self, state: State) -> tuple[StandingOrder[Action], ...]:
        """Decision 106: with one piece left, that the rest be thrown by itself."""
        left = tuple(self.pieces - off for off in state.off)
        return last_throws(left, self.turn(state), words.REST_ON, words.REST_OFF)

    def begins(self, state: State) -> bool:
        """A turn begins with its first throw."""
        return state.due == "start"

    def forfeit(self, state: State, seat: int) -> tuple[int, ...]:
        """Aseb 10: who gives up loses a point."""
        del state
        return effects.points(1 - seat)

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
