"""Seega's worked examples and the counts of its moves, through the rule sets themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.core import lookup, offers
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from games.seega.state import FILE, State
from tests.games.seegas import begun

_FILE = Path(__file__).parents[1] / "examples.jsonl"
_SETS = {rules.id: rules for rules in (SIDJA, SIGA)}
EXAMPLES: list[dict[str, Any]] = [
    example
    for line in _FILE.read_text("utf-8").splitlines()
    if (example := json.loads(line))["rules"] in _SETS
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 31
    assert {example["rules"] for example in EXAMPLES} == set(_SETS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["why"]))
def test_example(example: dict[str, Any]) -> None:
    switches = {
        name: ("on" if value else "off") if isinstance(value, bool) else str(value)
        for name, value in example["switches"].items()
    }
    rules = _SETS[example["rules"]].custom(switches)
    state = rules.load(example["position"])
    assert rules.dump(state) == example["position"]
    assert [rules.write(action) for action in offers(rules, state)] == example["expect"]
    after = {
        text: rules.dump(rules.apply(state, lookup(rules, state, text)))
        for text in example["after"]
    }
    assert after == example["after"]


COUNTED = SIDJA.custom(
    {
        "first_mover": "first",
        "directions": "4",
        "continue": "none",
        "centre_safe": "off",
        "stuck": "pass",
        "quiet_limit": "0",
    }
)


def lowest_first(rules: Seega) -> State:
    """Each fills the lowest empty square, rank by rank from a1."""
    state = begun(rules).state
    while state.due == "place":
        offered = offers(rules, state)
        lowest = min(offered, key=lambda action: (action.target % FILE, action.target))
        state = rules.apply(state, lowest)
    return state


def perft(rules: Seega, state: State, depth: int) -> int:
    """The number of sequences of `depth` actions."""
    offered = offers(rules, state)
    if depth == 1 or not offered:
        return len(offered) or 1
    return sum(perft(rules, rules.apply(state, action), depth - 1) for action in offered)


def test_the_position_that_is_counted_from() -> None:
    line = COUNTED.dump(lowest_first(COUNTED))
    assert line == "oxxoo/ooxxo/oo.xx/xooxx/xxoox 0/0 x move 0"


@pytest.mark.parametrize(
    ("depth", "count"), tuple(enumerate((2, 2, 7, 24, 90, 517, 2227, 15482), 1))
)
def test_so_many_ways_to_play(depth: int, count: int) -> None:
    assert perft(COUNTED, lowest_first(COUNTED), depth) == count
