"""The throws of games that are over, counted by device: what is told to who doubts them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from operator import attrgetter
from typing import Final

from bot.table.origin import own_rows
from bot.table.secrets import dealing
from bot.table.table import AnyRules, rules_of
from games import fair
from games.catalogue import devices
from games.chance import Device, as_uneven, chi_square
from games.core import Throw
from games.takeback import lasting
from storage.rows import ActionRow, Game, Luck, Player, Total

LEAST: Final = 5
"""So often at least the rarest outcome must be expected before unevenness is judged (Cochran's
rule of thumb)."""


@dataclass(frozen=True, slots=True)
class Tallied:
    """All throws of one device: how often its faces counted so much, from `least` on, and the exact
    chances."""

    kind: str
    seen: tuple[int, ...]
    chances: tuple[Fraction, ...]
    least: int = 0

    @property
    def throws(self) -> int:
        """How many there were."""
        return sum(self.seen)

    @property
    def enough(self) -> bool:
        """Whether there were enough to be judged."""
        return self.throws * min(self.chances) >= LEAST

    @property
    def chance(self) -> float:
        """How likely fair throws are to be as uneven as these, or more; from 0 to 1."""
        return as_uneven(chi_square(self.seen, self.chances), len(self.chances))


def totals_of(game: Game, seats: int, actions: Iterable[ActionRow]) -> tuple[Total, ...]:
    """What the throws of a game counted, those for the seats too; nothing of a game that never
    began, or in which nothing is thrown. `LookupError` or `ValueError` for unknown rules."""
    if game.salt is None:
        return ()
    rules = rules_of(game)
    first = rules.turn(rules.start(seats))
    if not isinstance(first, Throw):
        return ()
    counted = Counter(map(first.device.count, _thrown(game, rules, seats, actions)))
    device = _written(first.device)
    return tuple(Total(device, total, seen) for total, seen in sorted(counted.items()))


def lucks_of(
    game: Game, players: Sequence[Player], actions: Iterable[ActionRow]
) -> tuple[Luck, ...]:
    """What each person at the table threw, against the odds; nothing of people who have left or
    were forgotten. At one phone nobody knows who threw: there it is nothing."""
    people = {player.seat: player.person for player in players if player.person is not None}
    if game.salt is None or game.mode == "phone" or game.chat is None:
        return ()
    rules = rules_of(game)
    first = rules.turn(rules.start(len(players)))
    if not isinstance(first, Throw):
        return ()
    device, thrown = first.device, defaultdict[int, list[float]](list)
    for row in lasting(own_rows(game, actions), attrgetter("text")):
        person = people.get(row.seat)
        if row.faces is not None and person is not None:
            faces = tuple(map(int, row.faces.split()))
            thrown[person].append(worth(device, device.read(faces)))
    mean, variance = spread(device)
    return tuple(
        Luck(person, game.chat, device.kind, len(each), sum(each), mean * len(each),
             variance * len(each))
        for person, each in sorted(thrown.items())
    )  # fmt: skip


def worth(device: Device, score: str) -> float:
    """What a throw is worth as luck: the steps that it counts; where a score is a word, whether it
    is that one."""
    return float(not score.isdecimal()) if device.hits else float(score)


def spread(device: Device) -> tuple[float, float]:
    """The mean and the variance of what a throw is worth."""
    odds = [(worth(device, score), float(chance)) for score, chance in device.odds()]
    mean = sum(value * chance for value, chance in odds)
    return mean, sum(chance * (value - mean) ** 2 for value, chance in odds)


@dataclass(frozen=True, slots=True)
class Fortune:
    """Throws of one kind against the odds: the mean worth of each, what was to be expected, and
    the standard error of that; of `hits` all three are parts of the throws."""

    kind: str
    throws: int
    worth: float
    mean: float
    error: float

    @property
    def hits(self) -> bool:
        """Whether it is how often something was thrown, and not how much."""
        return any(device.hits for device in devices() if device.kind == self.kind)

    @property
    def off(self) -> float:
        """How many standard errors over what was expected."""
        return (self.worth - self.mean) / self.error


def fortunes(lucks: Iterable[Luck]) -> tuple[Fortune, ...]:
    """What several threw together, by kind, the one that was thrown most first."""
    sums = defaultdict[str, list[float]](lambda: [0, 0, 0, 0])
    for luck in lucks:
        row = (luck.throws, luck.worth, luck.mean, luck.variance)
        sums[luck.kind] = [have + more for have, more in zip(sums[luck.kind], row, strict=True)]
    found = (
        Fortune(kind, int(n), total / n, mean / n, sqrt(variance) / n)
        for kind, (n, total, mean, variance) in sums.items()
    )
    return tuple(sorted(found, key=lambda one: -one.throws))


def _thrown(
    game: Game, rules: AnyRules, seats: int, actions: Iterable[ActionRow]
) -> Iterator[tuple[int, ...]]:
    if game.seating is None:
        yield from fair.deal(rules, seats, dealing(game), str(game.id), game.salt or "").thrown
    for row in lasting(own_rows(game, actions), attrgetter("text")):
        if row.faces is not None:
            yield tuple(map(int, row.faces.split()))


def _written(device: Device) -> str:
    return " ".join((device.kind, *map(str, device.sides)))


def tallied(totals: Sequence[Total]) -> tuple[Tallied, ...]:
    """The totals by device, the one that was thrown most first."""
    found = []
    for written in sorted({total.device for total in totals}):
        device = _device(written)
        seen = {total.total: total.seen for total in totals if total.device == written}
        counts = tuple(seen.get(place, 0) for place in range(len(device.scores)))
        found.append(Tallied(device.kind, counts, device.chances(), device.least))
    return tuple(sorted(found, key=lambda one: -one.throws))


def _device(written: str) -> Device:
    """The device that is so written. One that no rules throw any more counted the sum of its
    faces."""
    known = next((device for device in devices() if _written(device) == written), None)
    if known is not None:
        return known
    kind, *sides = written.split()
    sums = sum(int(side) - 1 for side in sides) + 1
    return Device(kind, tuple(map(int, sides)), tuple(map(str, range(sums))))
