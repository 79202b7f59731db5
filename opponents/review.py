"""A game seen afterwards: the chances after each action, what luck did, what choices cost.

All of it follows from an :class:`opponents.outlook.Outlook`, and is as true as that. How true it is
shows in what does not add up: from the first position to the last the chance moves by luck and by
what choices cost; what is left over is the outlook's own error.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from math import sqrt
from statistics import stdev
from typing import Any, Final, NamedTuple, TypeVar

from games.core import Choose, Played, Rules, Throw
from opponents.by_chance import NOTHING, ByChance, by_chance
from opponents.outlook import Outlook

S = TypeVar("S", bound=Hashable)
A = TypeVar("A")

MOST_TURNING: Final = 5
"""So many turning points at most."""
APART: Final = 15
"""A turning point is away from a larger one by this part of the game at least."""
LEAST_TURN: Final = 0.03
"""What moves the chance by less is none. It is measured over a step (:func:`steps`)."""
MOST_MISTAKES: Final = 3
"""So many of each player's choices are told."""
LEAST_COST: Final = 0.004
"""A choice that costs less is no mistake: it may as well be the outlook's error (the band
"doubtful" of docs/opponents.md begins here)."""


LEAST_TOLD: Final = 0.015
"""A choice that costs less is not told as a mistake: nobody notices so little."""


FIGURES: Final = 6.0
"""So many times the error of an action (the root of the mean of the squares of what does not add
up) a figure may be off."""

SURELY: Final = 2.0
"""A mistake costs so many times what its figure may be off by at least: about 2 of 100 games, give
or take 2, is none that anybody believes."""


class Mistake(NamedTuple):
    """A choice after which the chance is less than after the best one.

    `ply` counts the actions before it. `chosen` and `best` are places among the actions offered,
    from 0. `cost` is the chance lost, from 0 to 1; `exact` if that is so whatever was learned, and
    the best one is what perfect play would have done.
    """

    ply: int
    seat: int
    chosen: int
    best: int
    cost: float
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One player's part: what their own throws brought them, what their choices cost them (both as
    chance of winning, a whole game being 1), how many throws they made and how often they had a
    choice; their dearest mistakes, the dearest first; what chance would have lost by the same
    choices, and the standard error of `rate`, choices differing as they do."""

    luck: float = 0.0
    cost: float = 0.0
    throws: int = 0
    decisions: int = 0
    mistakes: tuple[Mistake, ...] = ()
    chance: ByChance = NOTHING
    spread: float = 0.0

    @property
    def rate(self) -> float:
        """What a choice cost on the average; 0 where there was none."""
        return self.cost / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Review:
    """A game of two seen afterwards.

    `chances` are those of seat 0, before the first action and after each. `left` is what luck and
    costs do not account for, `doubt` how large the same error is, action by action, whatever its
    sign (the root of the sum of squares), `figure` how far one figure may be off, as that of a
    mistake. `turning` are the plies of the actions that moved the
    chance most, in the order of the game. From the ply `exact_from` on all of it is exact: the
    number of actions where nothing is.
    """

    chances: tuple[float, ...]
    sides: tuple[Side, Side]
    left: float
    doubt: float
    turning: tuple[int, ...]
    exact_from: int
    figure: float = 0.0

    @property
    def told(self) -> float:
        """What a choice costs at least to be told as a mistake, where it is not exact."""
        return dear(self.figure)

    @property
    def error(self) -> float:
        """By how much sums of luck and costs may be wrong."""
        return max(abs(self.left), self.doubt)

    def rates(self, seat: int) -> tuple[float, float]:
        """Between what a player's choice costs on the average: by two standard errors, and by the
        error of the sum. None without a choice is asked for."""
        side = self.sides[seat]
        far = 2 * side.spread + self.error / side.decisions
        return max(0.0, side.rate - far), side.rate + far

    def dearest(self, seats: Iterable[int]) -> tuple[Mistake, ...]:
        """The dearest mistakes of these seats, the dearest first."""
        found = (mistake for seat in seats for mistake in self.sides[seat].mistakes)
        return tuple(sorted(found, key=lambda each: (-each.cost, each.ply))[:MOST_MISTAKES])

    def moved(self, ply: int) -> float:
        """By how much the action of that ply moved the chance of seat 0."""
        return self.chances[ply + 1] - self.chances[ply]

    def written(self) -> dict[str, Any]:
        """As plain values, for a line of JSON."""
        return {
            "chances": [round(chance, 5) for chance in self.chances],
            "sides": [
                [
                    *(side.luck, side.cost, side.throws, side.decisions, side.mistakes),
                    *(side.chance, side.spread),
                ]
                for side in self.sides
            ],
            "left": self.left,
            "doubt": self.doubt,
            "turning": self.turning,
            "exact_from": self.exact_from,
            "figure": self.figure,
        }


def dear(figure: float) -> float:
    """What a choice costs at least to be told as a mistake, where figures may be off by that."""
    return max(LEAST_TOLD, SURELY * figure)


def read(written: Mapping[str, Any]) -> Review:
    """The review of :meth:`Review.written`."""
    first, second = map(_read_side, written["sides"])
    return Review(
        tuple(written["chances"]),
        (first, second),
        written["left"],
        written["doubt"],
        tuple(written["turning"]),
        written["exact_from"],
        written["figure"],
    )


def _read_side(written: Sequence[Any]) -> Side:
    luck, cost, throws, decisions, mistakes, chance, spread = written
    told = tuple(Mistake(*each) for each in mistakes)
    return Side(luck, cost, throws, decisions, told, ByChance(*chance), spread)


@dataclass
class _Tally:
    """What is counted for one player while a game is gone through."""

    luck: float = 0.0
    throws: int = 0
    choices: list[tuple[tuple[float, ...], int]] = field(default_factory=list)
    """Of each choice what every option costs, and the place of the one that was taken."""
    mistakes: list[Mistake] = field(default_factory=list)

    def side(self, figure: float) -> Side:
        """The player's part; a mistake is told where it is surely one, and costs enough to be
        noticed."""
        large = (each for each in self.mistakes if each.cost >= LEAST_TOLD)
        sure = (each for each in large if each.exact or each.cost >= dear(figure))
        dearest = sorted(sure, key=lambda each: (-each.cost, each.ply))
        costs = [options[taken] for options, taken in self.choices]
        count = len(costs)
        return Side(
            self.luck,
            sum(costs),
            self.throws,
            count,
            tuple(dearest[:MOST_MISTAKES]),
            by_chance(self.choices),
            stdev(costs) / sqrt(count) if count > 1 else 0.0,
        )


def review(
    rules: Rules[S, A], played: Sequence[Played[S, A]], sees: Outlook[S], first: int = 0
) -> Review | None:
    """What there is to say of a game of two players by all that was played; None for other games,
    and where nothing was played. Of the actions before the number `first`, which others played, it
    says the chances alone."""
    if not played or len(rules.forfeit(played[0].before, 0)) != 2:
        return None
    worths, chance = _asked(rules, sees)
    states = [each.before for each in played]
    states.append(rules.apply(states[-1], played[-1].action))
    tallies, errors, chances = (_Tally(), _Tally()), [], [chance(states[0])]
    thrown = list[bool]()
    for ply, (before, after) in enumerate(pairwise(states)):
        action, turn = played[ply].action, rules.turn(before)
        now = chance(after)
        if ply < first:
            chances.append(now)
            continue
        thrown.append(isinstance(turn, Throw))
        if isinstance(turn, Throw):
            expected = sum(
                float(odds) * chance(rules.apply(before, each)) for each, odds in turn.odds
            )
            tally = tallies[turn.seat]
            tally.throws += 1
            tally.luck += expected - now if turn.seat else now - expected
            errors.append(expected - chances[-1])
        elif isinstance(turn, Choose):
            cost = 0.0
            if len(turn.actions) > 1:
                known = sees.exact(before)
                cost = _chosen(tallies[turn.seat], ply, turn, action, worths(before), exact=known)
            moved = now - chances[-1]
            errors.append(moved - cost if turn.seat else moved + cost)
        chances.append(now)
    doubt = sqrt(sum(error * error for error in errors))
    figure = FIGURES * doubt / sqrt(len(errors) or 1)
    return Review(
        tuple(chances),
        (tallies[0].side(figure), tallies[1].side(figure)),
        sum(errors),
        doubt,
        tuple(
            first + ply
            for ply in turning_points(
                chances[first:],
                LEAST_TURN,
                steps([each.seat for each in played[first:]], thrown),
            )
        ),
        next((ply for ply, state in enumerate(states) if sees.exact(state)), len(played)),
        figure,
    )


def _asked(
    rules: Rules[S, A], sees: Outlook[S]
) -> tuple[Callable[[S], tuple[float, ...]], Callable[[S], float]]:
    """What an outlook says, each question asked once: the chance of who chooses after each action,
    and the chance of seat 0, of a position with a choice after what is best there. A choice is
    asked about twice: when it was thrown for, and when it was made."""

    @cache
    def worths(state: S) -> tuple[float, ...]:
        return sees.worths(state)

    @cache
    def chance(state: S) -> float:
        turn = rules.turn(state)
        if not (sees.weighs_all and isinstance(turn, Choose) and len(turn.actions) > 1):
            return sees.chance(state)
        best = max(worths(state))
        return 1 - best if turn.seat else best

    return worths, chance


def steps(seats: Sequence[int], thrown: Sequence[bool]) -> tuple[tuple[int, int], ...]:
    """The parts of a game that are seen as one: a throw with what was chosen by it, else each
    action alone; each as the places of its first action and of the one after it. `seats` acted
    there, `thrown` says where they threw."""
    found, start, many = list[tuple[int, int]](), 0, len(seats)
    for end in range(1, many + 1):
        by_it = end < many and thrown[end - 1] and not thrown[end]
        if not by_it or seats[end] != seats[end - 1]:
            found.append((start, end))
            start = end
    return tuple(found)


def turning_points(
    chances: Sequence[float], least: float, parts: Sequence[tuple[int, int]]
) -> tuple[int, ...]:
    """The plies that end the steps `parts` with the largest moves, none less than that, none close
    to a larger one. A throw alone is none: what it promised may be thrown away by the choice."""
    moves = {end - 1: abs(chances[end] - chances[start]) for start, end in parts}
    found: list[int] = []
    for ply in sorted(moves, key=lambda ply: -moves[ply]):
        if len(found) == MOST_TURNING or moves[ply] < least:
            break
        if all(abs(ply - other) * APART >= len(chances) - 1 for other in found):
            found.append(ply)
    return tuple(sorted(found))


def _chosen(
    tally: _Tally,
    ply: int,
    turn: Choose[A],
    action: A,
    worths: Sequence[float],
    *,
    exact: bool,
) -> float:
    """What a choice among several cost; it is counted with its player's."""
    chosen = turn.actions.index(action)
    best = max(range(len(worths)), key=worths.__getitem__)
    costs = tuple(worths[best] - worth for worth in worths)
    cost = costs[chosen]
    tally.choices.append((costs, chosen))
    if cost >= LEAST_COST:
        tally.mistakes.append(Mistake(ply, turn.seat, chosen, best, cost, exact))
    return cost
