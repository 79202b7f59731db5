"""Every worked example of the rules' pages, over all games."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import CATALOGUE, rule_set
from games.core import Throw, legal_actions, lookup
from tests.games.every import ALL_FIRST, holds

_FILE = Path(__file__).parents[1] / "examples.jsonl"
EXAMPLES: list[dict[str, Any]] = [
    json.loads(line) for line in _FILE.read_text(encoding="utf-8").splitlines()
]


def _switches(given: dict[str, Any]) -> dict[str, str]:
    return {
        name: ("on" if value else "off") if isinstance(value, bool) else str(value)
        for name, value in given.items()
    }


def test_the_first_rule_sets_have_examples_and_every_example_a_rule_set() -> None:
    given = {example["rules"] for example in EXAMPLES}
    holds(given, ALL_FIRST, "tests/examples.jsonl")
    holds([rules.id for rules in CATALOGUE], given, "games/catalogue.py: CATALOGUE")
    assert len(EXAMPLES) >= 106


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["why"]))
def test_example(example: dict[str, Any]) -> None:
    rules = rule_set(example["rules"], _switches(example["switches"]))
    state = rules.load(example["position"])
    assert rules.dump(state) == example["position"]
    assert len(rules.describe(state)) == example["seats"]
    if "odds" in example:
        turn = rules.turn(state)
        assert isinstance(turn, Throw)
        odds = {rules.write(action): chance for action, chance in turn.odds}
        assert odds == {text: Fraction(chance) for text, chance in example["odds"].items()}
    if example["throw"] is not None:
        state = rules.apply(state, lookup(rules, state, example["throw"]))
    assert sorted(map(rules.write, legal_actions(rules, state))) == sorted(example["expect"])
    after = {
        text: rules.dump(rules.apply(state, lookup(rules, state, text)))
        for text in example["after"]
    }
    assert after == example["after"]
