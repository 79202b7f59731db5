"""One mother's way home in the Hyena game, worked out exactly: how soon she is there.

Until a mother is home, the players of the Hyena game touch nothing of each other's (hyena 4-6). So
each is a Markov chain of her own: a few hundred places for thirty holes, some six thousand for
eighty. It has one choice, to pay or to keep (hyena 5). Each place's figures follow from those of
the places that come after it: nothing is simulated, and nothing but the horizon is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.hyena.ruleset import CHIPS
from games.hyena.state import LAST_DAY, WAITING, WASHING, Player

_THROWS: Final = tuple(
    (0 if text == "taba" else int(text), float(chance)) for text, chance in CHIPS.odds()
)
"""The throws by their score, 0 for a taba, each with its chance (hyena 2)."""

_ENDS: Final = 2
"""The throw that ends the turn (hyena 2)."""

_SPARE: Final = 20
"""The horizon is two turns a hole and so many more: of the slowest mothers, less than one in a
billion is still on her way then (at 20, 30, 50 and 80 holes by turns 45, 50, 58 and 70)."""

Curve: TypeAlias = tuple[float, ...]
"""The chance to be home within so many turns, from 0 to the horizon; the turn that is being played
counts as the first."""


class Place(NamedTuple):
    """Where a mother is, as far as it matters for how soon she is home: her way from the village,
    her tabas up to what she can still use, and her points kept at the well."""

    at: int
    tabas: int = 0
    kept: int = 0


@dataclass(frozen=True)
class Race:
    """The way with so many holes. `pays` are the places at which to pay comes home sooner."""

    well: int
    turns: dict[Place, float]
    """By place: the expected number of turns that end before she is home."""
    pays: frozenset[Place]
    curves: Callable[[Place], Curve]
    """By place: how soon she is home, if her player pays as `pays` says."""

    def place(self, player: Player) -> Place:
        """Where a player's mother is. She must not be eaten."""
        return _place(self.well, player.at, player.tabas, player.kept)

    def paid(self, place: Place) -> Place:
        """Where she is when the missing days are paid (hyena 5, 6)."""
        return _place(self.well, self.well, place.tabas - (self.well - place.at), 0)


@lru_cache(maxsize=8)
def race(well: int) -> Race:
    """The race to a well of this number, one more than the holes: kept for the next time."""
    turns: dict[Place, float] = {}
    pays: set[Place] = set()
    after: dict[Place, Place] = {}

    def chosen(place: Place) -> Place:
        """Where she is when her player has chosen: paid, if that is home sooner."""
        return after.get(place, place)

    for place in _places(well):
        turns[place] = _expected(well, place, turns, chosen)
        if 0 <= place.at < well <= place.at + place.tabas:
            then = _place(well, well, place.tabas - (well - place.at), 0)
            if turns[then] < turns[place]:
                pays.add(place)
                after[place] = then
    return Race(well, turns, frozenset(pays), _curves(well, turns, chosen))


def _place(well: int, at: int, tabas: int, kept: int) -> Place:
    """A place, told apart from others only by what still matters."""
    if at == WAITING:
        return Place(at)
    if at == well - 1 and tabas:  # hyena 5: paid at once
        at, tabas = well, tabas - LAST_DAY
    if at < well:
        return Place(at, min(tabas, well - at + WASHING))
    if at == well and tabas < WASHING:
        return Place(at, tabas, min(kept, well))
    if at == well:  # hyena 6: paid at once
        at += 1 + kept
    return Place(min(at, 2 * well + 1))


def _places(well: int) -> Iterable[Place]:
    """Every place, each after all that a throw leads to from it."""
    for at in range(2 * well + 1, well, -1):
        yield Place(at)
    for tabas in range(WASHING - 1, -1, -1):
        for kept in range(well, -1, -1):
            yield Place(well, tabas, kept)
    for at in range(well - 1, -1, -1):
        most = 0 if at == well - 1 else well - at + WASHING
        for tabas in range(most, -1, -1):
            yield Place(at, tabas)
    yield Place(WAITING)


def _thrown(well: int, place: Place, score: int) -> Place:
    """Where a throw takes her, before any choice (hyena 3-7)."""
    at, tabas, kept = place
    if not score:
        return _place(well, max(at, 0), tabas + 1, kept)
    if at == WAITING:
        return place
    if at == well:
        return _place(well, at, tabas, kept + score)
    if at > well or at + score <= well:
        return _place(well, at + score, tabas, kept)
    return place


Chosen: TypeAlias = Callable[[Place], Place]


def _expected(well: int, place: Place, turns: dict[Place, float], chosen: Chosen) -> float:
    """The turns that end before she is home, by the places that follow."""
    home = 2 * well + 1
    if place.at == home:
        return 0.0
    stays, total = 0.0, 0.0
    for score, chance in _THROWS:
        then = chosen(_thrown(well, place, score))
        if score == _ENDS and then.at != home:
            total += chance
        if then == place:
            stays += chance
        else:
            total += chance * turns[then]
    return total / (1 - stays)


def _curves(well: int, turns: dict[Place, float], chosen: Chosen) -> Callable[[Place], Curve]:
    """What works out a place's curve when it is asked for, and keeps it."""
    home, horizon = 2 * well + 1, 2 * well + _SPARE
    known: dict[Place, Curve] = {Place(home): (0.0, *([1.0] * horizon))}
    order = {place: number for number, place in enumerate(turns)}

    def worked(place: Place) -> Curve:
        same = [0.0] * (horizon + 1)  # home within t turns by a throw after which she throws again
        stays = passes = 0.0
        for score, chance in _THROWS:
            then = chosen(_thrown(well, place, score))
            if score == _ENDS:
                if then == place:
                    passes += chance
                    continue
                curve = known[then]
                shifted = curve if then.at == home else (0.0, *curve[:-1])
            elif then == place:
                stays += chance
                continue
            else:
                shifted = known[then]
            same = [value + chance * more for value, more in zip(same, shifted, strict=True)]
        found, before = [0.0], 0.0
        for value in same[1:]:
            before = (value + passes * before) / (1 - stays)
            found.append(before)
        return tuple(found)

    def curve(place: Place) -> Curve:
        if place not in known:
            for earlier in sorted(_needed(well, place, chosen, known), key=order.__getitem__):
                known[earlier] = worked(earlier)
        return known[place]

    return curve


def _needed(well: int, place: Place, chosen: Chosen, known: dict[Place, Curve]) -> set[Place]:
    """The places that can follow, itself among them, of those that are not known yet."""
    found, ahead = {place}, [place]
    while ahead:
        here = ahead.pop()
        for score, _ in _THROWS:
            then = chosen(_thrown(well, here, score))
            if then not in found and then not in known:
                found.add(then)
                ahead.append(then)
    return found


def chance_first(mine: Curve, before: Iterable[Curve], after: Iterable[Curve]) -> float:
    """The chance to be home first, of the curves of all: of those who throw `before` me in a round,
    and `after` me."""
    before, after = tuple(before), tuple(after)
    total = 0.0
    for turn in range(1, len(mine)):
        chance = mine[turn] - mine[turn - 1]
        for curve in before:
            chance *= 1 - curve[turn]
        for curve in after:
            chance *= 1 - curve[turn - 1]
        total += chance
    return total
