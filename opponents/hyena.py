"""What a position of the Hyena game is worth.

Its one choice is to pay for the days that are missing, or to keep the tabas (hyena 5). The tabas
that are left over are needed for the washing (hyena 6), so there is something to weigh.
"""

from __future__ import annotations

from typing import Any, Final

from games.core import Rules
from games.hyena.rules import Hyena
from games.hyena.state import NOBODY, WASHING, Action, State
from opponents.race import chance_first, race

_AMONG_EQUALS: Final = 1e-6
"""What a turn counts beside the chance to win: it decides between equals."""

_EMPTY_HANDED: Final = 3.0
"""Days that Modest counts off for each taba short of the washing: about what it takes to throw
one."""

_HALF_EMPTY: Final = _EMPTY_HANDED / 2
"""Days that Golden counts off for it, the mean of Greedy and Modest: it pays six times in ten, and
wins 49.9 games in 100 against Greedy, Modest 48.6 (docs/opponents.md)."""


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """The mother's way, and the points she keeps at the well: tabas are paid as soon as may be.

    Keeping them for the washing (hyena 5, 6) was worth less against players who choose by chance:
    48 games in 100 with a taba counted as two days, 53 with it counted as nothing.
    """
    hyena(rules)
    player = state.players[seat]
    return player.at + player.kept


def modest(rules: Rules[State, Action], state: State, seat: int) -> float:
    """As :func:`greedy`, but she does not like to stand at the well with empty hands."""
    return greedy(rules, state, seat) - short_of(rules, state, seat) * _EMPTY_HANDED


def golden(rules: Rules[State, Action], state: State, seat: int) -> float:
    """As :func:`modest`, but empty hands count half: the days that are saved against the tabas that
    are wanted for the washing."""
    return greedy(rules, state, seat) - short_of(rules, state, seat) * _HALF_EMPTY


def short_of(rules: Rules[State, Action], state: State, seat: int) -> int:
    """How many tabas a mother at the well is short of the washing; 0 anywhere else."""
    player = state.players[seat]
    return max(0, WASHING - player.tabas) if player.at == hyena(rules).well else 0


def soonest(rules: Rules[State, Action], state: State, seat: int) -> float:
    """How few turns end before the mother is home, on the average; exact."""
    way = race(hyena(rules).well)
    return -way.turns[way.place(state.players[seat])]


def win_chance(rules: Rules[State, Action], state: State, seat: int) -> float:
    """The chance that the mother of `seat` is the first one home, which wins (hyena 11).

    Exact where every player pays when that brings her home sooner on the average; the others are
    taken to do so. 0 or 1 once it is settled.
    """
    way = race(hyena(rules).well)
    if state.owner != NOBODY:
        return float(state.owner == seat)
    places = [way.place(player) for player in state.players]
    if state.due != "throw":
        places[state.seat] = max(
            places[state.seat], way.paid(places[state.seat]), key=lambda place: -way.turns[place]
        )
    curves = [way.curves(place) for place in places]
    if state.due == "pay:2":  # her turn ends with the choice: the next turn is the first to count
        curves[state.seat] = (0.0, *curves[state.seat][:-1])
    order = [(each - state.seat) % len(curves) for each in range(len(curves))]
    before = [curve for curve, place in zip(curves, order, strict=True) if place < order[seat]]
    after = [curve for curve, place in zip(curves, order, strict=True) if place > order[seat]]
    return chance_first(curves[seat], before, after)


def strongest(rules: Rules[State, Action], state: State, seat: int) -> float:
    """The chance to be home first; where that is settled or equal, home sooner is better."""
    return win_chance(rules, state, seat) + soonest(rules, state, seat) * _AMONG_EQUALS


def hyena(rules: Rules[Any, Any]) -> Hyena:
    """The rules as those of this game. `TypeError` if they are of another."""
    if not isinstance(rules, Hyena):
        raise TypeError(f"{rules.id} is no rule set of the Hyena game")
    return rules
