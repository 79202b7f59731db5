"""Every rule set told a second time, slowly and plainly, to check the first.

Nothing is shared with `games` but the notation: positions and actions are text, and every rule is a
function of its own that names its paragraph. Senet is told here and in a module a rule set (pieces
are a dict from house to side), Seega and Hyena in one each. A rule set that has no module is not
told twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property, lru_cache
from importlib import import_module
from itertools import product
from pkgutil import iter_modules
from typing import Protocol

from tests.games.oracle import glebsite
from tests.games.oracle.hyena import Hyena
from tests.games.oracle.position import Position, read, write
from tests.games.oracle.seega import DEFAULTS as SEEGA
from tests.games.oracle.seega import Seega


class Told(Protocol):
    """What the module of a rule set holds."""

    DEFAULTS: dict[str, str]

    def highest(self, switches: Mapping[str, str]) -> int: ...

    def begin(self, switches: Mapping[str, str]) -> Position: ...

    def chooses_before_throwing(
        self, position: Position, switches: Mapping[str, str]
    ) -> list[str]: ...

    def choices(self, position: Position, switches: Mapping[str, str]) -> list[str]: ...

    def thrown(self, position: Position, score: int, switches: Mapping[str, str]) -> None: ...

    def played(self, position: Position, text: str, switches: Mapping[str, str]) -> None: ...


RULES: dict[str, Told] = {
    module.name: import_module(f"{__name__}.{module.name}")
    for module in iter_modules(__path__)
    if module.name not in ("position", "seega", "hyena")
}
"""The rule sets of Senet that are told here, by id: a module each."""

DICE = {2: 1, 3: 4, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 3, 10: 2, 11: 5, 12: 1}
"""Senet 1.4: the sum of two dice to the score."""


class Oracle:
    """A rule set of Senet with switches given by name and value, as position lines and texts."""

    def __init__(self, rules_id: str, switches: Mapping[str, str]) -> None:
        self._rules = RULES[rules_id]
        unknown = switches.keys() - self._rules.DEFAULTS.keys()
        if unknown:
            raise ValueError(f"{rules_id} has no {', '.join(sorted(unknown))}")
        self._switches = self._rules.DEFAULTS | dict(switches)
        # Each of what is offered in a position asks for all of it again.
        self._offered = lru_cache(maxsize=2)(self._turn)

    def start(self) -> str:
        """The first position line."""
        return write(self._rules.begin(self._switches))

    def odds(self) -> dict[str, Fraction]:
        """Senet 1.3, 1.4: the scores and their chances, counted one fall at a time."""
        return dict(self._odds)

    @cached_property
    def _odds(self) -> dict[str, Fraction]:
        highest = self._rules.highest(self._switches)
        if self._switches["dice"] == "two":
            falls = [DICE[one + two] for one, two in product(range(1, 7), repeat=2)]
            scores = [highest if score == 5 else score for score in falls]
        else:
            scores = [sum(sticks) or highest for sticks in product((0, 1), repeat=4)]
        return {str(score): Fraction(scores.count(score), len(scores)) for score in set(scores)}

    def turn(self, line: str) -> tuple[str, int | None, set[str]]:
        """`throw`, `choose` or `over`; the seat (the winner's if over, none is a draw); the texts.

        The texts of a throw are its scores.
        """
        kind, seat, texts = self._offered(line)
        return kind, seat, set(texts)

    def _turn(self, line: str) -> tuple[str, int | None, set[str]]:
        now = read(line)
        if now.due == "over":
            return "over", None if now.side == "-" else "CS".index(now.side), set()
        texts = self._rules.chooses_before_throwing(now, self._switches)
        if now.due == "play":
            texts = self._rules.choices(now, self._switches)
        if len(texts) != len(set(texts)):
            raise AssertionError(f"{line}: offered twice in {texts}")
        kind = "choose" if texts else "throw"
        return kind, "CS".index(now.side), set(texts or self._odds)

    def apply(self, line: str, text: str) -> str:
        """The position line after an offered text."""
        kind, _, texts = self._offered(line)
        if text not in texts:
            raise ValueError(f"{text} is not offered in {line}: {sorted(texts)}")
        after = read(line)
        if kind == "throw":
            self._rules.thrown(after, int(text), self._switches)
        else:
            self._rules.played(after, text, self._switches)
        return write(after)

    def points(self, line: str) -> tuple[int, int]:
        """Senet 7.8: the points of a game of the glebsite rules that is over."""
        return glebsite.points(read(line))


class Teller(Protocol):
    """A rule set of any game, as position lines and texts."""

    def turn(self, line: str) -> tuple[str, int | None, set[str]]:
        """`throw`, `choose` or `over`; the seat (the winner's if over, none is a draw); the
        texts."""

    def apply(self, line: str, text: str) -> str:
        """The position line after an offered text."""


def teller(rules_id: str, switches: Mapping[str, str]) -> Teller:
    """The second telling of a rule set of any game."""
    if rules_id in RULES:
        return Oracle(rules_id, switches)
    if rules_id in SEEGA:
        return Seega(rules_id, switches)
    if rules_id == "hyena":
        return Hyena(switches)
    raise LookupError(f"no oracle tells {rules_id!r}")
