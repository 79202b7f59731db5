"""Whether a position has one best move: by a look ahead, and by games played on from it.

The two judges have nothing in common. The first is what Djehuty plays by: in Senet a network that
has learned, three throws ahead; in Seega a search; in the Hyena game the chance to be home first.
The second plays thousands of games on from each move, chance choosing for both sides, and looks at
who has won: so what it holds for best is best whoever plays on, and however well.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from games.catalogue import RuleSet
from games.core import Choose, Throw
from games.fields import switches_text
from opponents.characters import GOLDEN, GREEDY
from opponents.core import offered
from opponents.djehuty import fortune_teller
from opponents.kernels import playouts
from opponents.lookahead import Lookahead
from opponents.outlook import outlook
from opponents.puzzles.position import LEAST, MOST_MOVES, Position
from opponents.reasons import why_best
from opponents.weighing import WON, advised, weighable

AHEAD: Final = 3
"""So many throws are looked into in Senet."""

SCREEN: Final = 4.0
"""By so many points a glance must find the best move better before more time is spent on it: what
is closer is rarely confirmed by :data:`GAMES` games."""

CLEAR: Final = 92.0
"""A game that is won or lost by more than this, in hundredths, is no position to think about."""

GAMES: Final = 2_000
"""So many games are played on from the best move, and from the one that comes nearest to it."""

GLANCE: Final = 250
"""So many from every move, to see which one that is."""

HOPE: Final = 4.0
"""By so many points the best one must be ahead then, or no more time is spent on it."""

_WIDE: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Seen:
    """What the first judge says: the best action by its place, what it and the next best come to,
    in which unit, looked how far ahead."""

    best: int
    worth: float
    second: float
    unit: str
    ahead: int

    @property
    def clear(self) -> bool:
        """Whether it is one of those to ask about."""
        if self.worth - self.second < LEAST:
            return False
        return self.unit == "stones" or 100 - CLEAR < self.worth < CLEAR


def seen(rules: RuleSet[Any, Any], state: Any) -> Seen | None:
    """What the first judge says of a position; None where it knows nothing, or two are close."""
    choice = offered(rules, state)
    if weighable(rules, state):
        return _stones(rules, state) if _quiet(rules, state) else None
    sees = outlook(rules)
    if sees is None:
        return None
    found = _best(sees.worths(state), 1 if rules.game == "senet" else 0)
    if found.worth - found.second < SCREEN:
        return None
    judge = fortune_teller(rules)
    if judge is None:
        return found if found.clear else None
    look = Lookahead(rules, judge, AHEAD, most=_WIDE, bound=_WIDE)
    deep = _best(look.worths(state, choice), AHEAD)
    return deep if deep.best == found.best and deep.clear else None


def _best(worths: tuple[float, ...], ahead: int) -> Seen:
    order = sorted(range(len(worths)), key=lambda place: -worths[place])
    first, second = (100 * worths[place] for place in order[:2])
    return Seen(order[0], first, second, "points", ahead)


def _quiet(rules: RuleSet[Any, Any], state: Any) -> bool:
    """Whether who looks at the answer takes another move than who counts stones: elsewhere a search
    rarely finds a position worth asking, and takes long."""
    rng = Random(0)  # noqa: S311 - which of equals is of no matter
    return bool(GREEDY.choose(rules, state, rng) != GOLDEN.choose(rules, state, rng))


def _stones(rules: RuleSet[Any, Any], state: Any) -> Seen | None:
    found = advised(rules, state)
    if found.others or found.gain < LEAST or 0 < found.turns < AHEAD:
        return None
    ahead = max(-WON, min(WON, found.ahead))
    return Seen(found.best, ahead, max(-WON, ahead - found.gain), "stones", found.turns)


def judged(
    rules: RuleSet[Any, Any], state: Any, best: int, rng: Random, games: int = GAMES
) -> tuple[float, float, float] | None:
    """What the second judge says: the shares won after the best action and after the one nearest to
    it, and the standard error of their difference, all in hundredths. None if it does not hold the
    best one for the best, outside two errors."""
    choice = offered(rules, state)
    after = [rules.apply(state, action) for action in choice.actions]
    won = [_won(rules, each, choice.seat, rng, GLANCE) for each in after]
    near = max((place for place in range(len(won)) if place != best), key=won.__getitem__)
    if 100 * (won[best] - won[near]) < HOPE * GLANCE:
        return None
    for place in (best, near):
        won[place] += _won(rules, after[place], choice.seat, rng, games - GLANCE)
    one, other = won[best] / games, won[near] / games
    error = sqrt((one * (1 - one) + other * (1 - other)) / games)
    rest = (won[place] / GLANCE for place in range(len(won)) if place not in (best, near))
    if one - other <= 2 * error or any(_within(share, one, games) for share in rest):
        return None
    return 100 * one, 100 * other, 100 * error


def _within(share: float, best: float, games: int) -> bool:
    """Whether a move of which only a few games were played may be as good as the best one."""
    error = sqrt(share * (1 - share) / GLANCE + best * (1 - best) / games)
    return best - share <= 2 * error


def _won(rules: RuleSet[Any, Any], state: Any, seat: int, rng: Random, games: int) -> float:
    """How many of so many games from there on that seat wins; a draw counts a half."""
    play, won = playouts(rules), 0.0
    for _ in range(games):
        winners = play(state, rng).winners
        won += (seat in winners) / len(winners) if winners else 0.5
    return won


def next_action(
    rules: RuleSet[Any, Any],
    state: Any,
    turn: Choose[Any] | Throw[Any],
    rng: Random,
    *,
    slips: bool = False,
) -> Any:
    """What is done next: a throw by its odds; of a choice what Golden takes, or anything where it
    slips."""
    if isinstance(turn, Choose):
        return rng.choice(turn.actions) if slips else GOLDEN.choose(rules, state, rng)
    left = rng.random()
    for action, odds in turn.odds:
        left -= odds
        if left < 0:
            return action
    return turn.odds[-1][0]


def fits(rules: RuleSet[Any, Any], state: Any) -> bool:
    """Whether a position can be asked at all: there are three moves to ten. In the Hyena game one
    pays or keeps, and there are never more than two."""
    turn = rules.turn(state)
    least = 2 if rules.game == "hyena" else 3
    return isinstance(turn, Choose) and least <= len(turn.actions) <= MOST_MOVES


def found(rules: RuleSet[Any, Any], state: Any, source: str, rng: Random) -> Position | None:
    """The position as it is kept, if both judges hold one move for the best, and what speaks for it
    can be told in a few words."""
    if not fits(rules, state):
        return None
    first = seen(rules, state)
    if first is None or not first.clear:
        return None
    actions = offered(rules, state).actions
    idea = why_best(rules, state, actions[first.best])
    if idea is None:
        return None
    second = judged(rules, state, first.best, rng)
    if second is None or second[0] - second[1] < LEAST:
        return None
    return Position(
        rules.id,
        switches_text(rules),
        rules.dump(state),
        rules.write(actions[first.best]),
        idea.message,
        first.unit,
        first.worth,
        first.second,
        first.ahead,
        *second,
        GAMES,
        source,
    )
