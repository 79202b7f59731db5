"""What Djehuty thinks of positions of Senet: chances of winning by a network that has learned.

There is a file of weights for each rule set, in `opponents/weights/`; :mod:`training` wrote them.
One is read when it is first asked for.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from games.catalogue import rule_set
from games.senet.rules import Senet
from games.senet.state import State
from opponents import inputs
from opponents.lookahead import Judge
from opponents.network import Network, head, load

WEIGHTS: Final = Path(__file__).parent / "weights"
"""Where the files of weights lie: `thibault.net`."""

_BITS: Final = 6
"""Houses are looked up so many at a time."""

_PARTS: Final = tuple(range(0, 30, _BITS))

_SOME: Final = (1 << _BITS) - 1

Sums = tuple[tuple[int, ...], ...]
"""For each six houses, by which of them are on, the rows of these inputs added up."""


def known(rules: str) -> bool:
    """Whether there are weights for the rule set of that name."""
    return (WEIGHTS / f"{rules}.net").is_file()


@lru_cache(maxsize=64)
def learned(rules: Senet) -> bool:
    """Whether there are weights for these very rules, each switch of them included that makes a
    difference to what positions are worth (`inputs.UNSEEN` are those that make none).

    Fewer pieces than the rule set's own need no learning: pieces that are still to leave are
    counted, so a game of three is one of five that has come further.
    """
    if not known(rules.id):
        return False
    own = rule_set(rules.id)
    seen = {*own.fields(), *head(WEIGHTS / f"{rules.id}.net").inputs}
    if isinstance(own, Senet) and inputs.further_on(own, rules.pieces):
        seen.add(("pieces", str(rules.pieces)))
    return all(field in seen or field[0] in inputs.UNSEEN for field in rules.fields())


@lru_cache(maxsize=16)
def judge(rules: Senet) -> Judge[State]:
    """The chance of winning of the cones in positions by these rules. `OSError` if there are no
    weights for them."""
    network, sums = _ready(rules.id)
    return judged_by(network, sums, rules)


def judged_by(network: Network, sums: tuple[Sums, ...], rules: Senet) -> Judge[State]:
    """The same by a network and its :func:`summed` houses. Switches that it has not learned are
    not seen."""
    rows, guard, safe = network.rows, rules.protection, rules.lookups.safe
    base = network.base + sum(rows[at] for at in inputs.constant(rules, network.head.inputs))
    mine, theirs, guarded, their_guarded, exposed, their_exposed = sums
    guards, strikes, reach = inputs.guards(rules), inputs.strikes(rules), inputs.reach(rules)

    def chance(state: State) -> float | None:
        if state.due in ("play", "over"):
            return None
        seat = state.seat
        own, other = state.pieces[seat], state.pieces[1 - seat]
        total = base + _sum(mine, own) + _sum(theirs, other)
        held = their_held = 0
        if guards:
            held, their_held = guard(own), guard(other)
            total += _sum(guarded, held) + _sum(their_guarded, their_held)
        if strikes:
            total += _sum(exposed, own & ~(held | safe) & reach(other))
            total += _sum(their_exposed, other & ~(their_held | safe) & reach(own))
        for at in inputs.counts(rules, state):
            total += rows[at]
        found = network.chance(total)
        return 1 - found if seat else found

    return chance


def summed(network: Network) -> tuple[Sums, ...]:
    """The houses of a network, six at a time, for each of the sets of houses that it sees."""
    return tuple(
        tuple(_added(network.rows[first + part : first + part + _BITS]) for part in _PARTS)
        for first in inputs.HOUSES
    )


def _added(rows: tuple[int, ...]) -> tuple[int, ...]:
    """By each set of a few rows, their sum."""
    sums = [0]
    for row in rows:
        sums += [row + each for each in sums]
    return tuple(sums)


def _sum(sums: Sums, houses: int) -> int:
    """Six houses at a time, house 1 being bit 1; without a loop, as this is asked most of all."""
    first, second, third, fourth, fifth = sums
    return (
        first[houses >> 1 & _SOME]
        + second[houses >> 7 & _SOME]
        + third[houses >> 13 & _SOME]
        + fourth[houses >> 19 & _SOME]
        + fifth[houses >> 25 & _SOME]
    )


@cache
def _ready(rules: str) -> tuple[Network, tuple[Sums, ...]]:
    network = load(WEIGHTS / f"{rules}.net")
    return network, summed(network)
