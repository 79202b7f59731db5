"""Every paragraph of Senet's rules is tested by a test that is named after it.

`test_6_6_...` tests senet 6.6, `test_8_...` section 8, `test_meet_4_...` the fourth bullet of how
switches meet (section 3); the switches themselves are held by test_switches.py.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.thibault import THIBAULT

_HERE = Path(__file__).parent
_PAGES = _HERE.parents[1] / "docs" / "rules"

PARAGRAPHS = {
    *(f"1.{n}" for n in range(1, 10)),
    *(f"2.{n}" for n in range(1, 15)),
    *(f"4.{n}" for n in range(1, 9)),
    *(f"5.{n}" for n in range(1, 6)),
    *(f"6.{n}" for n in range(1, 11)),
    *(f"7.{n}" for n in range(1, 9)),
}
"""The numbered paragraphs of Senet."""

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
        if (match := re.match(r"test_(\d)_(\d+)_", name))
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
    assert cited() >= PARAGRAPHS


def test_no_test_is_named_after_a_paragraph_that_does_not_exist() -> None:
    assert cited() <= PARAGRAPHS


def test_the_pages_number_these_paragraphs() -> None:
    assert set(written("Senet")) == PARAGRAPHS


def test_every_bullet_of_how_switches_meet_has_a_test() -> None:
    found = {int(match[1]) for name in names() if (match := re.match(r"test_meet_(\d+)_", name))}
    assert found == set(range(1, MEETINGS + 1))


def test_the_page_of_the_switches_tells_all_of_them() -> None:
    page = (_PAGES / "switches.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z_]+)(?:=[a-z0-9_]+)?`", page))
    assert {switch.name for switch in (*THIBAULT.offered, *GLEBSITE.offered)} <= told


def test_the_names_of_the_switches_have_a_test() -> None:
    assert [name for name in names() if name.startswith("test_8_")]
