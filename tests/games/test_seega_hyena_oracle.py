"""The oracles of Seega and Hyena alone hold every worked example, and Seega the known counts."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import CATALOGUE
from tests.games.every import FIRST, holds
from tests.games.oracle.hyena import Hyena
from tests.games.oracle.seega import Seega
from tests.games.test_oracle import as_text

_FILE = Path(__file__).parents[1] / "examples.jsonl"
_ALL: list[dict[str, Any]] = [json.loads(line) for line in _FILE.read_text().splitlines()]
RULES = {rules.id for rules in CATALOGUE if rules.game in ("seega", "hyena")}
EXAMPLES = [example for example in _ALL if example["rules"] in RULES]

PERFT = {
    "first_mover": "first",
    "directions": "4",
    "continue": "none",
    "centre_safe": "off",
    "stuck": "pass",
    "quiet_limit": "0",
}
COUNTS = [2, 2, 7, 24, 90, 517, 2227, 15482]
"""Lines of play of 1, 2, ... moves after each has filled the lowest squares in turn."""

COUNTED = 7
"""So many moves deep: the last takes this plain telling too long."""


def told_by(example: dict[str, Any]) -> Seega | Hyena:
    switches = {name: as_text(value) for name, value in example["switches"].items()}
    rules_id = example["rules"]
    return Hyena(switches) if rules_id == "hyena" else Seega(rules_id, switches)


def test_there_are_examples_of_each() -> None:
    given = {example["rules"] for example in EXAMPLES}
    holds(given, FIRST["seega"] | FIRST["hyena"], "tests/examples.jsonl")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["why"]))
def test_example(example: dict[str, Any]) -> None:
    told, line = told_by(example), example["position"]
    if "odds" in example:
        odds = {text: Fraction(chance) for text, chance in example["odds"].items()}
        assert told.odds() == odds
    if example["throw"] is not None:
        line = told.apply(line, example["throw"])
    assert told.turn(line)[2] == set(example["expect"])
    after = {text: told.apply(line, text) for text in example["after"]}
    assert after == example["after"]


def count(told: Seega, line: str, depth: int) -> int:
    """The lines of play of `depth` moves from here."""
    if depth == 0:
        return 1
    return sum(count(told, told.apply(line, text), depth - 1) for text in told.turn(line)[2])


def test_seega_counts_the_known_lines_of_play() -> None:
    told = Seega("sidja", PERFT)
    line = told.start()
    while " place:" in line:
        line = told.apply(line, min(told.turn(line)[2], key=lambda text: (text[1], text[0])))
    counts = [count(told, line, depth) for depth in range(1, COUNTED + 1)]
    assert counts == COUNTS[:COUNTED]
