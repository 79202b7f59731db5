"""What each game and each rule set of the catalogue brings beside its fields. What is wanting is
named here in a line each, with what to do about it; other tests say whether it is right."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

import pytest

from bot.choosing.lessons import COURSES
from bot.choosing.samples import PAGES, SWITCHES
from bot.words.library import LANGUAGES, Library
from cards.card import figures
from games.catalogue import CATALOGUE, STARTERS, RuleSet
from games.core import Throw
from games.senet.rules import Senet
from games.senet.sets.tait import TAIT
from opponents import OPPONENTS
from opponents.judge import known
from render import chart
from render.theme import THEMES
from tests.bot.wording import MESSAGES, SAMPLES
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


@dataclass(frozen=True)
class Brought:
    """What a game has of its own that others have to know: its sides, what is thrown, its pieces,
    and its messages with their arguments."""

    game: str
    sides: tuple[str, ...]
    pieces: tuple[str, ...]
    thrown: tuple[str, ...]
    messages: Mapping[str, Collection[str]]
    bots: tuple[str, ...]

    @classmethod
    def of(cls, rules: RuleSet[Any, Any]) -> Self:
        """Of the game of a rule set."""
        start = rules.start(rules.seats[0])
        turn = rules.turn(start)
        own = {m: a for m, a in MESSAGES.items() if m.startswith(f"{rules.game}-")}
        return cls(
            rules.game,
            tuple(rules.sides),
            tuple(tray.piece for tray in rules.view(start).trays[:2]),
            (turn.device.kind,) if isinstance(turn, Throw) else (),
            own,
            tuple(name for name, bot in OPPONENTS.items() if bot.plays(rules.game)),
        )


def wanting_of_a_game(brought: Brought) -> Iterator[str]:
    """What there is to be done for a game, beside its rule sets."""
    game = brought.game
    told = [f"game-{game}", f"game-{game}-line", f"bots-{game}"]
    told += [f"way-{name}-{game}" for name in brought.bots]
    told += [f"{kind}-{side}" for side in brought.sides for kind in ("side", "player", "mark")]
    devices = ("due-throw", "key-throw", "throws-device", "throws-counts", "luck-device")
    told += [f"{what}-{kind}" for kind in brought.thrown for what in devices]
    for language in LANGUAGES:
        lacks = [word for word in (*told, *brought.messages) if word not in said(language)]
        if lacks:
            yield f"bot/words/texts/{game}/{language}.ftl: write {', '.join(lacks)}"
    arguments = sorted({name for names in brought.messages.values() for name in names})
    if strange := [name for name in arguments if name not in SAMPLES]:
        yield f"tests/bot/wording.py: say in SAMPLES what these may be: {', '.join(strange)}"
    if game not in COURSES:
        yield f"bot/choosing/lessons/{game}.py: write lessons, and their line in COURSES"
    if game not in {rules.game for rules in STARTERS}:
        yield "games/catalogue.py: name in STARTERS the rule set to start with"
    grounds = chart.grounds(THEMES["papyrus"])
    if strange := [each for each in brought.pieces if not {each} <= chart.PIECES.keys() & grounds]:
        yield f"render/chart.py: draw in PIECES and grounds {', '.join(strange)}"


@pytest.mark.parametrize("rules", STARTERS, ids=lambda rules: str(rules.game))
def test_a_game_brings_all_that_goes_with_it(rules: RuleSet[Any, Any]) -> None:
    found = list(wanting_of_a_game(Brought.of(rules)))
    assert not found, "\n" + "\n".join(found)


def test_every_game_has_a_rule_set_to_start_with() -> None:
    assert {rules.game for rules in STARTERS} == {rules.game for rules in CATALOGUE}


def test_of_a_game_that_brings_nothing_each_thing_is_named_with_what_to_do() -> None:
    messages = {"nobodys-move": ("to", "petals"), "nobodys-goal": ("total",)}
    brought = Brought("nobodys", ("shells",), ("shell",), ("cubes",), messages, ("novice",))
    assert list(wanting_of_a_game(brought)) == [
        *(
            f"bot/words/texts/nobodys/{language}.ftl: write game-nobodys, game-nobodys-line, "
            "bots-nobodys, way-novice-nobodys, side-shells, player-shells, mark-shells, "
            "due-throw-cubes, key-throw-cubes, throws-device-cubes, throws-counts-cubes, "
            "luck-device-cubes, nobodys-move, nobodys-goal"
            for language in LANGUAGES
        ),
        "tests/bot/wording.py: say in SAMPLES what these may be: petals",
        "bot/choosing/lessons/nobodys.py: write lessons, and their line in COURSES",
        "games/catalogue.py: name in STARTERS the rule set to start with",
        "render/chart.py: draw in PIECES and grounds shell",
    ]
