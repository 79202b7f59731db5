"""Every paragraph of Senet's rules is tested by a test that is named after it.

`test_6_6_...` tests senet 6.6, `test_8_...` section 8, `test_meet_4_...` the fourth bullet of how
switches meet (section 3); the switches themselves are held by test_switches.py.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.games.every import SENET, holds

_HERE = Path(__file__).parent
_PAGES = _HERE.parents[1] / "docs" / "rules"

FIRST = {
    *(f"1.{n}" for n in range(1, 10)),
    *(f"2.{n}" for n in range(1, 15)),
    *(f"4.{n}" for n in range(1, 9)),
    *(f"5.{n}" for n in range(1, 6)),
    *(f"6.{n}" for n in range(1, 11)),
    *(f"7.{n}" for n in range(1, 9)),
}
"""The numbered paragraphs of the first rule sets of Senet: other pages add theirs."""

SWITCHES = ("3", "8")
"""The sections of docs/rules/switches.md."""

MEETINGS = 9
"""Bullets of how switches meet."""


def names() -> list[str]:
    """The names of all the tests of the games."""
    return [
        node.name
        for path in _HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def cited() -> set[str]:
    """The paragraphs that tests are named after."""
    return {
        f"{match[1]}.{match[2]}"
        for name in names()
        if (match := re.match(r"test_(\d+)_(\d+)_", name))
    }


def written(game: str) -> list[str]:
    """The paragraphs of the pages of a game's rules; each stands once."""
    return [
        number
        for path in sorted(_PAGES.glob("*.md"))
        if path.read_text(encoding="utf-8").startswith(f"# {game}")
        for number in re.findall(r"\n\n(\d+(?:\.\d+)?) ", path.read_text(encoding="utf-8"))
    ]


def test_every_paragraph_has_a_test_named_after_it() -> None:
    holds(cited(), written("Senet"), "tests/games/ (a test named after each paragraph)")


def test_no_test_is_named_after_a_paragraph_that_does_not_exist() -> None:
    holds(written("Senet"), cited(), "docs/rules/ (a paragraph that a test is named after)")


def test_the_pages_number_the_paragraphs_of_the_first_rule_sets() -> None:
    holds(written("Senet"), FIRST, "docs/rules/")
    first = {number.split(".")[0] for number in FIRST}
    assert {number for number in written("Senet") if number.split(".")[0] in first} == FIRST


def test_no_two_paragraphs_have_the_same_number_and_the_switches_keep_their_sections() -> None:
    numbers = written("Senet")
    assert [number for number in numbers if numbers.count(number) > 1] == []
    assert [number for number in numbers if number.split(".")[0] in SWITCHES] == []


def test_every_bullet_of_how_switches_meet_has_a_test() -> None:
    found = {int(match[1]) for name in names() if (match := re.match(r"test_meet_(\d+)_", name))}
    assert found == set(range(1, MEETINGS + 1))


def test_the_page_of_the_switches_tells_all_of_them() -> None:
    page = (_PAGES / "switches.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z_]+)(?:=[a-z0-9_]+)?`", page))
    assert {switch.name for rules in SENET for switch in rules.offered} <= told


def test_the_names_of_the_switches_have_a_test() -> None:
    assert [name for name in names() if name.startswith("test_8_")]
