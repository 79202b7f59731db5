"""Every worked example of Hyena's page, through the rule set itself."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from games.core import Throw, lookup, offers
from games.hyena.sets.hyena import HYENA

_FILE = Path(__file__).parents[1] / "examples.jsonl"
EXAMPLES: list[dict[str, Any]] = [
    example
    for example in map(json.loads, _FILE.read_text(encoding="utf-8").splitlines())
    if example["rules"] == "hyena"
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 16


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["why"]))
def test_hyena_example(example: dict[str, Any]) -> None:
    rules = HYENA.custom({name: str(value) for name, value in example["switches"].items()})
    state = rules.load(example["position"])
    assert rules.dump(state) == example["position"]
    assert len(state.players) == example["seats"]
    if "odds" in example:
        turn = rules.turn(state)
        assert isinstance(turn, Throw)
        odds = {rules.write(action): chance for action, chance in turn.odds}
        assert odds == {text: Fraction(chance) for text, chance in example["odds"].items()}
    assert sorted(map(rules.write, offers(rules, state))) == sorted(example["expect"])
    after = {
        text: rules.dump(rules.apply(state, lookup(rules, state, text)))
        for text in example["after"]
    }
    assert after == example["after"]
