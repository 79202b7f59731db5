"""The throws of games that are over, counted by device: what is told to who doubts them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bot.table.table import AnyRules, rules_of
from games import fair
from games.chance import Device, as_uneven, chi_square
from games.core import Throw
from storage.rows import ActionRow, Game, Total

LEAST: Final = 5
"""So often at least the rarest outcome must be expected before unevenness is judged (Cochran's
rule of thumb)."""


@dataclass(frozen=True, slots=True)
class Tallied:
    """All throws of one device: how often its faces came to each total, and the exact chances."""

    kind: str
    seen: tuple[int, ...]
    chances: tuple[Fraction, ...]

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
    """What the throws of a game came to, those for the seats too; nothing of a game that never
    began, or in which nothing is thrown. `LookupError` or `ValueError` for unknown rules."""
    if game.salt is None:
        return ()
    rules = rules_of(game)
    first = rules.turn(rules.start(seats))
    if not isinstance(first, Throw):
        return ()
    counted = Counter(sum(faces) for faces in _thrown(game, rules, seats, actions))
    device = _written(first.device)
    return tuple(Total(device, total, seen) for total, seen in sorted(counted.items()))


def _thrown(
    game: Game, rules: AnyRules, seats: int, actions: Iterable[ActionRow]
) -> Iterator[tuple[int, ...]]:
    if game.seating is None:
        yield from fair.deal(rules, seats, game.secret, str(game.id), game.salt or "").thrown
    for row in actions:
        if row.faces is not None:
            yield tuple(map(int, row.faces.split()))


def _written(device: Device) -> str:
    return " ".join((device.kind, *map(str, device.sides)))


def tallied(totals: Sequence[Total]) -> tuple[Tallied, ...]:
    """The totals by device, the one that was thrown most first."""
    found = []
    for written in sorted({total.device for total in totals}):
        kind, *sides = written.split()
        sums = range(sum(int(side) - 1 for side in sides) + 1)
        device = Device(kind, tuple(map(int, sides)), tuple(f"{total:04}" for total in sums))
        seen = {total.total: total.seen for total in totals if total.device == written}
        chances = tuple(chance for _, chance in device.odds())
        found.append(Tallied(kind, tuple(seen.get(total, 0) for total in sums), chances))
    return tuple(sorted(found, key=lambda one: -one.throws))
