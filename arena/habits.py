"""Games in which one character is watched: what its actions say of its habits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TypeAlias

from arena.match import PLAYERS, Contest
from games.core import Choose, Over
from opponents.habits import HABITS, Done, Unit
from opponents.playouts import LONGEST, pot

Game: TypeAlias = Mapping[str, tuple[float, int]]
"""Of one game: habit to the sum of what was seen of it, and how often it was seen."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A habit's figure and its standard error; NaN for what was never seen."""

    value: float
    error: float


def watched(contest: Contest, start: int, stop: int, seed: int) -> tuple[Game, ...]:
    """What was seen of `contest.one` in each of the games `start` to `stop` (exclusive).

    `GameError` if a character does not play the game.
    """
    return tuple(_watched(contest, number, seed) for number in range(start, stop))


def _watched(contest: Contest, number: int, seed: int) -> Game:
    rules = contest.played()
    one, other = PLAYERS[contest.one], PLAYERS[contest.other]
    _, observer = HABITS[rules.game]
    seat = number % contest.seats
    rng = Random(f"{seed} {contest.rules} {contest.switches} {number}")  # noqa: S311 - repeatable
    state, before, turns = rules.start(contest.seats), -1, 0
    seen: defaultdict[str, tuple[float, int]] = defaultdict(lambda: (0.0, 0))
    for _ in range(LONGEST):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Choose):
            action = (one if turn.seat == seat else other).choose(rules, state, rng)
        else:
            action = rng.choice(pot(turn.odds))
        after = rules.apply(state, action)
        if turn.seat == seat:
            turns += before != seat or rules.begins(state)
            for name, value in observer(rules, Done(seat, state, action, after, turns)):
                total, count = seen[name]
                seen[name] = total + value, count + 1
        before, state = turn.seat, after
    return dict(seen)


def figure(name: str, unit: Unit, games: Sequence[Game]) -> Figure:
    """What all these games say of a habit.

    Of a share or a mean each game counts as often as it was seen there, so the error is that of a
    ratio: games are independent of each other, what is seen within one is not (Cochran, Sampling
    Techniques, 1977, 6.4).
    """
    pairs = [game.get(name, (0.0, 0)) for game in games]
    if unit == "game":
        pairs = [(total, 1) for total, _ in pairs]
    times = sum(count for _, count in pairs)
    if not times:
        return Figure(float("nan"), float("nan"))
    ratio = sum(total for total, _ in pairs) / times
    spread = sum((total - ratio * count) ** 2 for total, count in pairs)
    many = len(pairs)
    error = sqrt(spread * many / max(1, many - 1)) / times
    percent = 100 if unit == "share" else 1
    return Figure(ratio * percent, error * percent)
