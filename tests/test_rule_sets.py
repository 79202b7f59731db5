"""What each rule set of the catalogue brings beside its fields. What is wanting is named here in a
line each, with what to do about it; other tests say whether it is right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.choosing.samples import PAGES, SWITCHES
from bot.words.library import LANGUAGES, Library
from cards.card import figures
from games.catalogue import CATALOGUE, RuleSet
from games.senet.rules import Senet
from games.senet.sets.tait import TAIT
from opponents.judge import known
from tests.golden.regenerate import GAMES, SAVED

ROOT = Path(__file__).parents[1]
LIBRARY = Library()
WORDS = ("rules-{}", "character-{}", "rules-source-{}", "rules-{}-page", "rules-{}-full")


def wanting(rules: RuleSet[Any, Any]) -> Iterator[str]:
    """What there is to be done for a rule set, by hand and by commands."""
    yield from _unwritten(rules)
    yield from _unmade(rules)


def _unwritten(rules: RuleSet[Any, Any]) -> Iterator[str]:
    name, game = rules.id, rules.game
    if not (ROOT / "docs" / "rules" / f"{name}.md").exists():
        yield f"docs/rules/{name}.md: write its rules, in numbered paragraphs"
    if not list((ROOT / "tests" / "games").glob(f"test*_{name}.py")):
        yield f"tests/games/test_{name}.py: write a test for each paragraph of its rules"
    for language in LANGUAGES:
        lacks = [word.format(name) for word in WORDS if word.format(name) not in said(language)]
        if lacks:
            yield f"bot/words/texts/rules/{language}.ftl: write {', '.join(lacks)}"
    samples = f"bot/choosing/samples/{game}.py"
    if name not in PAGES:
        yield f"{samples}: add the position of its page to PAGES"
    for switch in rules.offered:
        if (name, switch.name) not in SWITCHES:
            yield f"{samples}: add a position with {switch.name} to SWITCHES"


def _unmade(rules: RuleSet[Any, Any]) -> Iterator[str]:
    name = rules.id
    records = [golden for golden in GAMES if golden.rules == name]
    if not records or not all(golden.path.exists() for golden in records):
        yield "tests/golden/records/: run `make golden`"
    if f'"rules": "{name}"' not in SAVED.read_text(encoding="utf-8"):
        yield "tests/games/saved_fields.jsonl: run `make golden`"
    if name not in {row.rules for row in figures()}:
        yield f"cards/cards.tsv: run `.venv/bin/djehuty cards {name} --write`"
    if isinstance(rules, Senet) and not known(name):
        yield f"opponents/weights/{name}.net: run `{train(name)}`"


def train(name: str) -> str:
    """The command that learns a rule set of Senet."""
    return f".venv/bin/djehuty train --rules {name} --games 12000"


def said(language: str) -> frozenset[str]:
    """The ids of a language's own messages."""
    return LIBRARY[language].entries.names


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_a_rule_set_brings_all_that_goes_with_it(rules: RuleSet[Any, Any]) -> None:
    found = list(wanting(rules))
    assert not found, "\n" + "\n".join(found)


def test_of_a_rule_set_that_brings_nothing_each_thing_is_named_with_what_to_do() -> None:
    name = "nobodys"
    assert list(wanting(replace(TAIT, id=name))) == [
        f"docs/rules/{name}.md: write its rules, in numbered paragraphs",
        f"tests/games/test_{name}.py: write a test for each paragraph of its rules",
        *(
            f"bot/words/texts/rules/{language}.ftl: write rules-{name}, character-{name}, "
            f"rules-source-{name}, rules-{name}-page, rules-{name}-full"
            for language in LANGUAGES
        ),
        "bot/choosing/samples/senet.py: add the position of its page to PAGES",
        "bot/choosing/samples/senet.py: add a position with dice to SWITCHES",
        "tests/golden/records/: run `make golden`",
        "tests/games/saved_fields.jsonl: run `make golden`",
        f"cards/cards.tsv: run `.venv/bin/djehuty cards {name} --write`",
        f"opponents/weights/{name}.net: run `{train(name)}`",
    ]
