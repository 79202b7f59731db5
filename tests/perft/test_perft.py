"""How many ways a game can go on: every throw's outcome and every choice counted.

`counts.txt` is plain data: rule set, switches (`-` for none), depth, count, position. `name:=value`
is a field that no switch offers, for miniature games. A count that changes without a decision about
the rules is a bug.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.catalogue import CATALOGUE, RuleSet, restore, rule_set
from games.core import Rules, legal_actions
from tests.games.every import ALL_FIRST, holds
from tests.games.oracle import Teller, teller

_LINES = [
    line.split(maxsplit=4)
    for line in Path(__file__).with_name("counts.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]

_FEW = 1_200
"""Counts up to this are counted by the oracle too."""

_TOLD_TWICE = [line for line in _LINES if int(line[3]) <= _FEW and ":=" not in line[1]]


def entries(switches: str) -> list[tuple[str, str]]:
    """Names and values of `netting=on,pieces:=2`."""
    parted = [] if switches == "-" else [entry.partition("=") for entry in switches.split(",")]
    return [(name, value) for name, _, value in parted]


def given(name: str, switches: str) -> RuleSet[Any, Any]:
    """The rule set with these switches and fields."""
    found = entries(switches)
    rules = rule_set(name, [entry for entry in found if not entry[0].endswith(":")])
    fields = {field[:-1]: value for field, value in found if field.endswith(":")}
    return restore(name, rules.version, (dict(rules.fields()) | fields).items())


def perft(rules: Rules[Any, Any], state: Any, depth: int) -> int:
    """The number of sequences of `depth` actions; ends of the game before that count too."""
    offered = legal_actions(rules, state)
    if depth == 1 or not offered:
        return len(offered) or 1
    return sum(perft(rules, rules.apply(state, action), depth - 1) for action in offered)


def told(oracle: Teller, line: str, depth: int) -> int:
    """The same count by the oracle."""
    _, _, texts = oracle.turn(line)
    if depth == 1 or not texts:
        return len(texts) or 1
    return sum(told(oracle, oracle.apply(line, text), depth - 1) for text in texts)


def test_the_first_rule_sets_are_counted_and_told_twice() -> None:
    counted = {line[0] for line in _LINES}
    holds(counted, ALL_FIRST, "tests/perft/counts.txt")
    holds([rules.id for rules in CATALOGUE], counted, "games/catalogue.py: CATALOGUE")
    holds({line[0] for line in _TOLD_TWICE}, ALL_FIRST, "tests/perft/counts.txt, told twice,")


@pytest.mark.parametrize("line", _LINES, ids=lambda line: f"{line[0]}-{line[1]}-{line[4][:9]}")
def test_count(line: list[str]) -> None:
    name, switches, depth, count, position = line
    rules = given(name, switches)
    assert perft(rules, rules.load(position), int(depth)) == int(count)


@pytest.mark.parametrize("line", _TOLD_TWICE, ids=lambda line: f"{line[0]}-{line[1]}-{line[4][:9]}")
def test_the_oracle_counts_the_same(line: list[str]) -> None:
    name, switches, depth, count, position = line
    assert told(teller(name, dict(entries(switches))), position, int(depth)) == int(count)
