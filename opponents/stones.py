"""A game of Seega seen afterwards: who was ahead in stones, and which choices cost stones or more.

It is asked for in many small questions to a worker (:func:`opponents.worker.weighing`), so that
nobody's turn waits for a whole game: first a glance at each choice, then a closer look at those
that may have cost most. Nothing is thrown in Seega: there is no luck to be told from skill.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median_low
from typing import Any, Final, NamedTuple, TypeAlias

from games.core import Choose, Over, Played, Rules
from opponents.review import MOST_MISTAKES, turning_points
from opponents.weighing import (
    CLOSER,
    DEPTHS,
    GLANCE,
    WON,
    Fate,
    Seen,
    Weighed,
    exact,
    fate,
    most_ahead,
    weighable,
)
from opponents.worker import weighing

SOFT: Final = 2.0
"""So many stones ahead are half the way from an even game to one that is won: the next stones count
less. Fitted on games of the levels (docs/opponents.md)."""

MOST_LOOKED: Final = 600_000
"""Positions looked at in all glances at a game: 2 s of a core."""

MOST_CLOSER: Final = 8
"""So many choices are looked at more closely at most."""

LEAST: Final = 1
"""So many stones a choice must cost to be told."""

LEAST_DROP: Final = 0.1
"""And so much it must matter (:func:`standing`): not from five stones ahead to four."""

DECIDED: Final = 3
"""Who is behind by this part of the stones of a side whatever is chosen, or ahead by it all the
same, is told nothing: that one choice decides the game at once and the other a few turns later
teaches little, and is often all there is to it."""

LEAST_TURN: Final = 0.1
"""What moves the game by less, from 0 for lost to 1 for won, is no turning point."""


class Costly(NamedTuple):
    """A choice that is worse than another, from whatever depth it is looked at.

    `ply` counts the actions before it. `chosen` and `best` are places among the actions offered,
    from 0. `turns` later (0: at the end of the game) the better one has brought `gain` stones more
    at least; or the game is then decided, as `better` and `worse` say of the two.
    """

    ply: int
    seat: int
    chosen: int
    best: int
    turns: int
    gain: int
    better: Fate
    worse: Fate

    @property
    def exact(self) -> bool:
        """Whether that is so whatever either player may do."""
        return not self.turns


class Side(NamedTuple):
    """One player's part: how often they chose among several moves, and how often a better one was
    seen at a glance."""

    decisions: int = 0
    missed: int = 0


@dataclass(frozen=True, slots=True)
class StonesReview:
    """A game of Seega seen afterwards, from its ply `first` on.

    `ahead` are the stones that seat 0 has more than the other, as far as that is seen, before that
    action and after each; ± :data:`opponents.weighing.WON` where the game is decided. `costly` are
    the dearest choices, the dearest first, `turning` the plies of the actions that moved the game
    most, in its order. `turns` is how far was looked ahead mostly, the median; `exact` if it was to
    the end of the game, so that all is so whatever either player may have done.
    """

    first: int
    ahead: tuple[float, ...]
    sides: tuple[Side, Side]
    costly: tuple[Costly, ...]
    turning: tuple[int, ...]
    turns: int
    exact: bool


Answer: TypeAlias = Mapping[str, Any]


def look_through(
    rules: Rules[Any, Any],
    played: Sequence[Played[Any, Any]],
    seats: Collection[int],
    first: int = 0,
) -> Generator[str, Answer, StonesReview | None]:
    """Asks a worker line by line, and comes to the review; the costly choices are those of these
    seats, from the action number `first` on. None if nobody had a choice that can be weighed."""
    plies = [n for n, each in enumerate(played) if n >= first and weighable(rules, each.before)]
    if not plies:
        return None
    nodes, far = min(GLANCE, MOST_LOOKED // len(plies)), most_ahead(rules) // DECIDED
    glances: dict[int, Weighed] = {}
    for ply in plies:
        glances[ply] = yield from _asked(rules, played[ply], None, nodes)
    doubtful = [ply for ply in plies if played[ply].seat in seats and _gain(glances[ply].seen)]
    doubtful.sort(key=lambda ply: -_drop(glances[ply].seen))
    found: list[tuple[float, Costly]] = []
    for ply in doubtful[: None if exact(rules) else MOST_CLOSER]:
        if len(found) == MOST_MISTAKES:
            break
        looked, best = glances[ply], glances[ply].best
        if not exact(rules):
            looked = yield from _asked(rules, played[ply], best, CLOSER)
        if _stands(looked.seen, far):
            found.append((_drop(looked.seen), _costly(rules, played[ply], ply, looked)))
    found.sort(key=lambda each: (-each[0], each[1].ply))
    ahead = _ahead(rules, played, glances)
    depths = [glance.seen[-1].turns for glance in glances.values() if _open(glance)]
    return StonesReview(
        plies[0],
        ahead,
        (_side(0, played, glances), _side(1, played, glances)),
        tuple(costly for _, costly in found),
        tuple(plies[0] + place for place in turned(ahead, far)),
        int(median_low(depths)) if depths else 0,
        exact(rules),
    )


def turned(ahead: Sequence[float], far: int) -> tuple[int, ...]:
    """The places of the actions that moved the game most. Whoever is `far` behind has lost as good
    as surely: that the game is over then is no turning point."""
    shares = [(1 + standing(max(-far, min(stones, far)))) / 2 for stones in ahead]
    return turning_points(shares, LEAST_TURN, tuple(pairwise(range(len(shares)))))


def standing(stones: float) -> float:
    """How far from even the game is: from -1, lost, to 1, won."""
    return stones / (abs(stones) + SOFT) if abs(stones) < WON else float(stones > 0) * 2 - 1


def _asked(
    rules: Rules[Any, Any], played: Played[Any, Any], better: int | None, nodes: int
) -> Generator[str, Answer, Weighed]:
    turn = rules.turn(played.before)
    actions = turn.actions if isinstance(turn, Choose) else ()
    said = yield weighing(rules, played.before, actions.index(played.action), better, nodes)
    best, seen = said["weighed"]
    return Weighed(best, tuple(Seen(*each) for each in seen))


def _gain(seen: Sequence[Seen]) -> int:
    """The stones that a choice costs at least, from whatever depth."""
    return max(0, min((each.best - each.chosen for each in seen), default=0))


def _drop(seen: Sequence[Seen]) -> float:
    """How much that matters in the game, from 0 to 2."""
    return min(standing(each.best) - standing(each.chosen) for each in seen)


def _stands(seen: Sequence[Seen], far: int) -> bool:
    """Whether a choice is costly from enough depths, or to the end, and the game was not decided as
    good as ever: `far` ahead with it, or behind without it."""
    if _gain(seen) < LEAST or _drop(seen) < LEAST_DROP:
        return False
    last = seen[-1]
    sure = not last.turns or abs(last.best) == abs(last.chosen) == WON
    return sure or (len(seen) == DEPTHS and last.best > -far and last.chosen < far)


def _open(glance: Weighed) -> bool:
    """Whether a search ended because it was long enough, not because the game is decided."""
    return bool(glance.seen) and abs(glance.seen[-1].best) < WON


def _costly(rules: Rules[Any, Any], played: Played[Any, Any], ply: int, looked: Weighed) -> Costly:
    last = looked.seen[-1]
    turn = rules.turn(played.before)
    actions = turn.actions if isinstance(turn, Choose) else ()
    return Costly(
        ply,
        played.seat,
        actions.index(played.action),
        looked.best,
        last.turns,
        _gain(looked.seen),
        fate(last.best, last.turns),
        fate(last.chosen, last.turns),
    )


def _side(seat: int, played: Sequence[Played[Any, Any]], glances: Mapping[int, Weighed]) -> Side:
    own = [glance for ply, glance in glances.items() if played[ply].seat == seat]
    return Side(len(own), sum(_gain(glance.seen) > 0 for glance in own))


def _ahead(
    rules: Rules[Any, Any], played: Sequence[Played[Any, Any]], glances: Mapping[int, Weighed]
) -> tuple[float, ...]:
    """The stones that seat 0 is ahead, before each action and after the last. A lone action leads
    where the next position is; the last one to the result, if there is one."""
    final = rules.turn(rules.apply(played[-1].before, played[-1].action))
    first, last = min(glances), max(glances)
    following = _seen_by(0, played[last].seat, [each.chosen for each in glances[last].seen])
    if isinstance(final, Over):
        following = WON * (1 - 2 * final.winners[0]) if final.winners else 0.0
    found = [following]
    for ply in reversed(range(first, len(played))):
        if ply in glances and glances[ply].seen:
            best = [each.best for each in glances[ply].seen]
            following = _seen_by(0, played[ply].seat, best)
        found.append(following)
    return tuple(reversed(found))


def _seen_by(seat: int, chooser: int, stones: Sequence[int]) -> float:
    """What the chooser is ahead, seen by a seat. The mean of two depths: who moves last in a search
    takes something that the other would take back."""
    if not stones:
        return 0.0
    sign = 1 if seat == chooser else -1
    if abs(stones[-1]) >= WON:
        return float(sign * stones[-1])
    two = [each for each in stones[-2:] if abs(each) < WON]
    return sign * sum(two) / len(two)
