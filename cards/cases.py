"""What is measured: rule sets, single values of their switches, and pairs of these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.core import SwitchError
from games.fields import switches_of, switches_text

AnyRuleSet = RuleSet[Any, Any]


@dataclass(frozen=True, slots=True)
class Case:
    """A rule set with switches, as records write them (`size=7,leaps=all`), by so many players."""

    rules: str
    switches: str
    seats: int

    @property
    def changed(self) -> int:
        """How many switches differ from the rule set's own."""
        return len(switches_of(self.switches))

    def played(self) -> AnyRuleSet:
        """The rules."""
        return rule_set(self.rules, switches_of(self.switches))


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played of each case: at most so many games of a kind, and of those no more than
    it takes to have been offered `offers` actions (which bounds the time)."""

    games: int
    offers: int

    def by(self, games: int | None) -> Plan:
        """The same with at most that many games."""
        return self if games is None else Plan(min(games, self.games), self.offers)


PLANS: Final = (Plan(1000, 5_000_000), Plan(250, 250_000), Plan(40, 25_000))
"""By the number of switches changed: the rule set's own game, one value, a pair."""

OFTEN: Final = 25
"""Where the plan has room for fewer games of beginners alone, a game is so long that they are not
played on to :data:`cards.rows.TOLD`: more than 10,000 actions offered, a quarter of a second."""

LEAST: Final = 12
"""So many games of a kind are played in any case."""

PAIRED: Final = frozenset({"pieces", "size"})
"""The switches whose values are measured together with each other switch's: they change the length
of a game by far the most, and people combine them most."""


def cases(sets: Iterable[AnyRuleSet] = CATALOGUE) -> Iterator[Case]:
    """Every case: of what more than two can play, each number of players."""
    for rules in sets:
        for seats in rules.seats:
            for chosen in _combinations(rules):
                yield Case(rules.id, switches_text(chosen), seats)


def _combinations(rules: AnyRuleSet) -> Iterator[AnyRuleSet]:
    """The rule set, each value of a switch, and the pairs of :data:`PAIRED` that go together."""
    yield rules
    values = [(switch.name, value) for switch in rules.offered for value in switch.values[1:]]
    pairs = (pair for pair in combinations(values, 2) if pair[0][0] != pair[1][0])
    pairs = (pair for pair in pairs if PAIRED.intersection(name for name, _ in pair))
    for chosen in (*((value,) for value in values), *pairs):
        try:
            yield rules.custom(chosen)
        except SwitchError:
            continue
