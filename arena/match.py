"""Games between two characters, with sides swapped from one to the next."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Any, Final

from games.catalogue import RuleSet, rule_set
from games.core import Choose, GameError, Over, Throw
from games.fields import switches_of
from opponents import LEVELS, OPPONENTS, SPARRING, Opponent
from opponents.djehuty import fortune_teller
from opponents.levels import Slipping
from opponents.lookahead import Lookahead
from opponents.playouts import LONGEST, pot

PLAYERS: Final[Mapping[str, Opponent]] = {**OPPONENTS, **LEVELS, **SPARRING}
"""Who may play here, by name: the characters and levels of the chat, and those that only measure
strength. :func:`player` knows some more."""

SLIPPING: Final = re.compile(r"(.+)~(0|1|0\.[0-9]+)")
"""The name of somebody who slips so often: `djehuty~0.25`."""

MOST_TIMES: Final = 2_000
"""Of so many choices of each side, the first of a lot of games, the time is kept."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom at what: `one` sits on a single seat, a game on each in turn, `other` on all
    the rest. `switches` are written as in records (`size=7,leaps=all`)."""

    one: str
    other: str
    rules: str
    switches: str = ""
    seats: int = 2
    luck: bool = False
    """Whether the luck of the throws is counted: for two players, where somebody can judge it."""

    def played(self) -> RuleSet[Any, Any]:
        """The rules. `SwitchError` for rules or switches that do not exist."""
        return rule_set(self.rules, switches_of(self.switches))


@dataclass(frozen=True, slots=True)
class Lot:
    """What some games of a contest came to.

    `points` has what `one` got of each game: 1 for a win, 0 for a loss, its share where several won
    or, of all seats, where nobody did. `first` counts the games that seat 0 won alone, `draws`
    those that nobody did. `luck` has, where it is counted, what `one` owed to the throws of each
    game: by how much they were better for it than throws are on average. `times` are the seconds
    that choices of `one` and of `other` took.
    """

    points: tuple[float, ...]
    first: int
    draws: int
    actions: int
    times: tuple[Sequence[float], Sequence[float]]
    luck: tuple[float, ...] = ()


def player(name: str) -> Opponent:
    """Who is called so: one of :data:`PLAYERS`, or one of them with slips (`djehuty~0.25`).
    `GameError` for nobody."""
    slips = SLIPPING.fullmatch(name)
    known = PLAYERS.get(name if slips is None else slips[1])
    if known is None:
        raise GameError(f"there is no character {name!r}; there are: {', '.join(PLAYERS)}")
    return known if slips is None else Slipping(known, float(slips[2]))


def willing(rules: RuleSet[Any, Any]) -> tuple[str, ...]:
    """Those of the chat who do not decline the rules: who is not named plays no others."""
    return tuple(name for name, each in OPPONENTS.items() if not each.declines(rules))


def games(contest: Contest, start: int, stop: int, seed: int) -> Lot:
    """The games `start` to `stop` (exclusive) of a contest.

    `GameError` if a character does not play the game, or there is none of the name.
    """
    rules = contest.played()
    one, other = player(contest.one), player(contest.other)
    fortune = _fortune(rules) if contest.luck else None
    points: list[float] = []
    luck: list[float] = []
    times = (array("d"), array("d"))
    first = draws = total = 0
    odds: Sequence[tuple[Any, Fraction]] = ()
    outcomes: tuple[Any, ...] = ()
    for number in range(start, stop):
        seat = number % contest.seats
        key = f"{seed} {contest.rules} {contest.switches} {contest.seats} {number}"
        rng = Random(key)  # noqa: S311 - repeatable
        state, actions = rules.start(contest.seats), 0
        winners: tuple[int, ...] = ()
        lucky = 0.0
        while actions < LONGEST:
            turn = rules.turn(state)
            if isinstance(turn, Over):
                winners = turn.winners
                break
            if isinstance(turn, Choose):
                mine = turn.seat == seat
                begin = perf_counter()
                action = (one if mine else other).choose(rules, state, rng)
                kept = times[not mine]
                if len(turn.actions) > 1 and len(kept) < MOST_TIMES:
                    kept.append(perf_counter() - begin)
            else:
                if turn.odds is not odds:
                    odds, outcomes = turn.odds, pot(turn.odds)
                action = rng.choice(outcomes)
                if fortune:
                    lucky += fortune(state, turn, action)
            state = rules.apply(state, action)
            actions += 1
        points.append(won(winners, seat, contest.seats))
        luck += [-lucky if seat else lucky] * contest.luck
        first += winners == (0,)
        draws += len(winners) != 1
        total += actions
    return Lot(tuple(points), first, draws, total, times, tuple(luck))


def _fortune(rules: RuleSet[Any, Any]) -> Callable[[Any, Throw[Any], Any], float]:
    """By how much an outcome of a throw is better for seat 0 than the throw was: on average
    nothing, whoever plays and however well it is judged. `GameError` if nobody judges it."""
    sees = fortune_teller(rules)
    if sees is None:
        raise GameError(f"nobody has learned to judge {rules.game} {rules.id}")

    def fortune(state: Any, turn: Throw[Any], thrown: Any) -> float:
        looked = Lookahead(rules, sees, 0)
        worth = {each: looked.chance(rules.apply(state, each)) for each, _ in turn.odds}
        return worth[thrown] - sum(float(odds) * worth[each] for each, odds in turn.odds)

    return fortune


def won(winners: Sequence[int], seat: int, seats: int) -> float:
    """What a seat gets of a game with these winners."""
    if not winners:
        return 1 / seats
    return (seat in winners) / len(winners)
