"""The papers are true: README's examples run, and no link leads nowhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import CATALOGUE, RuleSet

ROOT = Path(__file__).parent.parent
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?://)([^)#]+)\)")


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 3
    assert result.failed == 0


def test_the_readme_opens_with_the_two_commands() -> None:
    head = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:12]
    assert any(line.startswith("make play") for line in head)
    assert any(line.startswith("make test") for line in head)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(paper: Path) -> None:
    for target in LINK.findall(paper.read_text(encoding="utf-8")):
        assert (paper.parent / target).exists(), target


def test_there_are_papers() -> None:
    assert len(PAPERS) >= 10


def test_every_rule_set_has_its_page() -> None:
    pages = {page.stem for page in (ROOT / "docs" / "rules").glob("*.md")}
    assert pages == {rules.id for rules in CATALOGUE} | {"switches"}


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_every_switch_and_value_is_explained(rules: RuleSet[Any, Any]) -> None:
    pages = (ROOT / "docs" / "rules" / f"{name}.md" for name in (rules.id, "switches", "thibault"))
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    for switch in rules.offered:
        assert f"`{switch.name}" in text, switch.name
        for value in set(switch.values) - {"on", "off"}:
            assert re.search(rf"`({switch.name}=)?{value}`", text), (switch, value)
