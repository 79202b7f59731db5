"""The oracle alone holds every worked example of Senet: two that err alike would still agree."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.games.every import FIRST, SENET, holds
from tests.games.oracle import RULES, Oracle

_FILE = Path(__file__).parents[1] / "examples.jsonl"
_ALL: list[dict[str, Any]] = [json.loads(line) for line in _FILE.read_text().splitlines()]
EXAMPLES = [example for example in _ALL if example["rules"] in {rules.id for rules in SENET}]
"""The worked examples of Senet: a fixed file, which a later rule set need not be in."""


def as_text(value: object) -> str:
    """A switch's value as the file holds it (`true`, `7`, `"drown"`)."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def test_the_first_rule_sets_have_examples_and_every_example_is_told_twice() -> None:
    given = {example["rules"] for example in EXAMPLES}
    holds(given, FIRST["senet"], "tests/examples.jsonl")
    holds(RULES, given, "tests/games/oracle/")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["why"]))
def test_example(example: dict[str, Any]) -> None:
    told = Oracle(
        example["rules"], {name: as_text(value) for name, value in example["switches"].items()}
    )
    line = example["position"]
    if "odds" in example:
        odds = {text: Fraction(chance) for text, chance in example["odds"].items()}
        assert told.odds() == odds
    if example["throw"] is not None:
        line = told.apply(line, example["throw"])
    assert told.turn(line)[2] == set(example["expect"])
    after = {text: told.apply(line, text) for text in example["after"]}
    assert after == example["after"]
