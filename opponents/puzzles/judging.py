"""Whether a position has one best move: by a look ahead, and by games played on from it.

The two judges have nothing in common. The first is what Djehuty plays by: in Senet a network that
has learned, three throws ahead; in Seega a search; in the Hyena game the chance to be home first.
The second plays hundreds of games on from each move in question, Golden choosing for both sides,
and looks at who wins. Golden looks one move ahead, and knows nothing of what was learned or
searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from games.catalogue import RuleSet
from games.core import Choose, Over, Throw
from games.fields import switches_text
from opponents.characters import GOLDEN, GREEDY
from opponents.core import offered
from opponents.djehuty import fortune_teller
from opponents.lookahead import Lookahead
from opponents.outlook import outlook
from opponents.puzzles.position import LEAST, MOST_MOVES, Position
from opponents.reasons import why_best
from opponents.weighing import WON, advised, weighable, weighs

AHEAD: Final = 3
"""So many throws are looked into in Senet."""

SCREEN: Final = 3.0
"""By so many points a glance of Senet must find the best move better before more time is spent on
it. By some rules hardly a choice is worth more: by `kendall` one in two hundred."""

CLEAR: Final = 92.0
"""A game that is won or lost by more than this, in hundredths, is no position to think about."""

ROUNDS: Final = (50, 120, 300)
"""So many games have been played on from each move in question after each round. Whether the best
one is better is asked after the last one alone: who asks again and again is told yes by luck."""

GAMES: Final = ROUNDS[-1]
"""So many are played on from the best move, and from each that may come near to it; more where the
first judge holds them for close."""

MOST: Final = 3_000
"""And so many at most."""

SURE: Final = 3.0
"""So many errors as the first judge sees between two moves there are to be between them."""

BEHIND: Final = 3.0
"""A move so many errors behind the best one is in question no more."""

SLIPS: Final = 0.1
"""So often a player takes any move, so that no two games are alike."""

FAR_APART: Final = 15.0
"""Judges whose figures for the best move are so many points apart see different games: then it is
not asked, whatever they hold for best."""

TRUNCATED: Final = 20
"""In Seega so many actions are played on. Then whoever has more stones counts as the winner: what
comes later has little to do with the move."""

LONG: Final = 1_000
"""A game that has not ended after so many actions counts as a draw."""

COUNTED: Final = "counted"
"""The unit of what tells moves apart and is no chance."""

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
        return self.unit != "points" or 100 - CLEAR < self.worth < CLEAR


def seen(rules: RuleSet[Any, Any], state: Any) -> Seen | None:
    """What the first judge says of a position; None where it knows nothing, or two are close."""
    choice = offered(rules, state)
    if weighable(rules, state):
        return _stones(rules, state) if _quiet(rules, state) else None
    sees = outlook(rules)
    if sees is None:
        return _counted(rules, state)
    found, judge = _best(sees.worths(state), int(rules.game == "senet")), fortune_teller(rules)
    if judge is None:
        return found if found.clear else None
    if found.worth - found.second < SCREEN:
        return None
    look = Lookahead(rules, judge, AHEAD, most=_WIDE, bound=_WIDE)
    deep = _best(look.worths(state, choice), AHEAD)
    return deep if deep.best == found.best and deep.clear else None


def _counted(rules: RuleSet[Any, Any], state: Any) -> Seen | None:
    """Where what was learned tells moves apart and is no chance (decision 61): then the second
    judge's figures are told."""
    judge = fortune_teller(rules)
    if judge is None:
        return None
    choice = offered(rules, state)
    glance = _best(Lookahead(rules, judge, 1).worths(state, choice), 1)
    if glance.worth - glance.second < SCREEN:
        return None
    look = Lookahead(rules, judge, AHEAD, most=_WIDE, bound=_WIDE)
    found = _best(look.worths(state, choice), AHEAD)
    clear = found.best == glance.best and found.worth - found.second >= SCREEN
    return Seen(found.best, found.worth, found.second, COUNTED, AHEAD) if clear else None


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
    rules: RuleSet[Any, Any],
    state: Any,
    best: int,
    rng: Random,
    rounds: Sequence[int] = ROUNDS,
) -> tuple[float, float, float] | None:
    """What the second judge says: the shares won after the best action and after the one nearest to
    it, and the standard error of their difference, all in hundredths. None if it does not hold the
    best one for better by :data:`LEAST`, and by two errors."""
    choice = offered(rules, state)
    after = [rules.apply(state, action) for action in choice.actions]
    won, played, near = [0.0] * len(after), 0, set(range(len(after))) - {best}
    for games in rounds:
        for place in (best, *near):
            won[place] += _won(rules, after[place], choice.seat, rng, games - played)
        played = games
        ahead = {place: _ahead(won[best], won[place], games) for place in near}
        if any(gap + error < LEAST for gap, error in ahead.values()):
            return None
        near = {place for place in near if ahead[place][0] <= BEHIND * ahead[place][1]} or {
            min(near, key=lambda place: ahead[place][0])
        }
    second = min(near, key=lambda place: ahead[place][0])
    gap, error = ahead[second]
    if gap < LEAST or gap <= 2 * error:
        return None
    return 100 * won[best] / played, 100 * won[second] / played, error


def rounds_for(first: Seen) -> tuple[int, ...]:
    """The rounds of the second judge, set before the first game: so many games that the gap which
    the first one sees would be :data:`SURE`."""
    if first.unit != "points":
        return ROUNDS
    games = round(0.5 * (100 * SURE / (first.worth - first.second)) ** 2)
    return (*ROUNDS, min(MOST, games)) if games > GAMES else ROUNDS


def _ahead(won: float, other: float, games: int) -> tuple[float, float]:
    """By how much a move is ahead of another one of as many games, and the standard error of it, in
    hundredths."""
    one, two = won / games, other / games
    return 100 * (one - two), 100 * sqrt((one * (1 - one) + two * (1 - two)) / games)


def _won(rules: RuleSet[Any, Any], state: Any, seat: int, rng: Random, games: int) -> float:
    """How many of so many games from there on that seat wins; a draw counts a half."""
    won = 0.0
    for _ in range(games):
        winners = _played_on(rules, state, rng)
        won += (seat in winners) / len(winners) if winners else 0.5
    return won


def _played_on(rules: RuleSet[Any, Any], state: Any, rng: Random) -> tuple[int, ...]:
    """Who wins if Golden plays on for both sides, and slips now and then; nobody in a draw."""
    stones = weighs(rules)
    for _ in range(TRUNCATED if stones else LONG):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            return turn.winners
        state = rules.apply(state, next_action(rules, state, turn, rng))
    return _ahead_in_stones(state) if stones else ()


def _ahead_in_stones(state: Any) -> tuple[int, ...]:
    """Who has more stones; nobody of as many."""
    one, other = (stones.bit_count() for stones in state.stones)
    return () if one == other else (int(other > one),)


def next_action(
    rules: RuleSet[Any, Any], state: Any, turn: Choose[Any] | Throw[Any], rng: Random
) -> Any:
    """What is done next: a throw by its odds; of a choice what Golden takes, or anything where it
    slips."""
    if isinstance(turn, Choose):
        if rng.random() < SLIPS:
            return rng.choice(turn.actions)
        return GOLDEN.choose(rules, state, rng)
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
    rounds = rounds_for(first)
    second = judged(rules, state, first.best, rng, rounds)
    if second is None:
        return None
    if first.unit == COUNTED:
        first = Seen(first.best, second[0], second[1], "points", first.ahead)
    if not first.clear or (first.unit == "points" and abs(first.worth - second[0]) > FAR_APART):
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
        rounds[-1],
        source,
    )
