"""How the BOT thinks in Seega: where it places, what it moves.

Stones are placed by what full boards say (:mod:`opponents.kernels.seega_placing`), moves are found
by alpha-beta (:mod:`opponents.kernels.seega_search`), and on 3×3 all is known
(:mod:`opponents.kernels.seega_solved`). Nothing is kept from one choice to the next but what is
true of a rule set for ever, so a choice may be made in any process. Figures stand in decision 33.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar, cast

from games.core import GameError, Rules
from games.seega.rules import Seega
from games.seega.state import Action, State
from opponents.core import Plain, Strength, offered
from opponents.kernels.seega_placing import Effort, Placing
from opponents.kernels.seega_search import Search
from opponents.kernels.seega_solved import SIZE, Solved, solved
from opponents.kernels.seega_steps import Move, position, steps

S = TypeVar("S")
A = TypeVar("A")

_LONGEST: Final = 60
"""Plies that are looked ahead at most: the end of most quiet games is nearer."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How much is thought: plies and positions for a move, and the effort for a stone."""

    plies: int
    nodes: int
    effort: Effort


STRONG: Final = Thinking(_LONGEST, 25_000, Effort(800, 4, 32_000))
"""Under 300 ms a choice on every board, on one core of a shared virtual AMD EPYC."""

BALANCED: Final = Thinking(3, 6_000, Effort(60, 2, 3_000))
"""Its own turn, the answer and the next: a few milliseconds."""


def thought(thinking: Thinking, rules: Rules[State, Action], state: State, rng: Random) -> Action:
    """The best action by so much thinking; `rng` decides between equals, and in what order moves
    are looked at. The same question with the same randomness has the same answer anywhere.

    `GameError` if nobody is to choose, or the rules are no rules of Seega.
    """
    if not isinstance(rules, Seega):
        raise GameError(f"{rules.id} is no rule set of Seega")
    actions = offered(rules, state).actions
    if len(actions) == 1:
        return actions[0]
    known = _known(rules, state)
    if state.due == "place":
        if known:
            square = rng.choice(known.places(state))
        else:
            square, _ = Placing(steps(rules), state, thinking.effort).best(rng)
        return next(action for action in actions if action.target == square)
    moves = {
        (1 << action.source | 1 << action.target, 1 << action.target, action.taken): action
        for action in actions
    }
    among = known.best(position(state)) if known else list(moves)
    rng.shuffle(among)
    among.sort(key=_most_taken)
    found = Search(steps(rules)).best(position(state), among, thinking.plies, thinking.nodes)
    return moves[found.move]


def strong(rules: Rules[State, Action], state: State, rng: Random) -> Action:
    """What is best after up to 300 ms of thought: see :func:`thought`."""
    return thought(STRONG, rules, state, rng)


@dataclass(frozen=True, slots=True)
class Thinker(Plain):
    """Plays Seega by so much thinking; one that does not place by it places anywhere."""

    name: str
    rated: Strength
    thinking: Thinking
    places: bool = True

    def strength(self, game: str) -> Strength:
        """As given."""
        del game
        return self.rated

    def plays(self, game: str) -> bool:
        """Seega."""
        return game == "seega"

    def thinks(self, game: str) -> bool:
        """Yes: see :data:`STRONG`."""
        return self.plays(game)

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """What thinking comes to. `GameError` if the rules are no rules of Seega."""
        choice = offered(rules, state)
        if isinstance(state, State) and state.due == "place" and not self.places:
            return rng.choice(choice.actions)
        action: Any = thought(self.thinking, cast("Any", rules), cast("Any", state), rng)
        return cast("A", action)


def _known(rules: Seega, state: State) -> Solved | None:
    """The solution, if the position is on 3×3, where all is known."""
    return solved(rules) if rules.size == SIZE and state.due != "over" else None


def _most_taken(move: Move) -> int:
    return -move[2].bit_count()
