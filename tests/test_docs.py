"""The papers are true: README's examples run, and no link leads nowhere."""

from __future__ import annotations

import doctest
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.handlers.routes import COMMANDS
from games.catalogue import CATALOGUE, RuleSet
from tests.games.every import same
from tests.mentions import ROOT, Mention, in_code, in_comments, in_paper, modules

PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
OF_TODAY = [paper for paper in PAPERS if paper.name != "CHANGELOG.md"]
"""The changes tell of what was called so then."""
LINK = re.compile(r"\]\((?!https?://)([^)#]+)\)")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 3
    assert result.failed == 0


def test_the_readme_opens_with_the_two_commands() -> None:
    head = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:12]
    assert any(line.startswith("make play") for line in head)
    assert any(line.startswith("make test") for line in head)


def test_the_readme_names_every_command_of_the_chat() -> None:
    told = read(ROOT / "README.md")
    missing = [name for name in COMMANDS if f"`/{name}`" not in told]
    assert not missing, "README.md's table of commands wants a line for each of these"
    told_of = re.findall(r"`/([a-z_]+)`", told.partition("| command |")[2].partition("\n\n")[0])
    assert sorted(told_of) == sorted(COMMANDS), "README.md tells of a command that there is not"


def test_the_readme_plays_a_whole_game_in_fifteen_lines() -> None:
    blocks = re.findall(r"```python\n(.*?)\n```", read(ROOT / "README.md"), re.DOTALL)
    (game,) = [block for block in blocks if "while" in block]
    lines = [line for line in game.splitlines() if line.startswith((">>> ", "... "))]
    assert 0 < len(lines) <= 15


def test_play_takes_the_options_that_the_readme_gives_it() -> None:
    assert 'make play ARGS="--port 8090"' in read(ROOT / "README.md")
    told = subprocess.run(
        ["make", "--dry-run", "play", "ARGS=--port 8090"],  # noqa: S607 - whichever make there is
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert re.search(r"-m bot play --port 8090$", told, re.MULTILINE), told


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(paper: Path) -> None:
    for target in LINK.findall(paper.read_text(encoding="utf-8")):
        assert (paper.parent / target).exists(), target


def test_there_are_papers() -> None:
    assert len(PAPERS) >= 10


FIGURES = re.compile(r"\d ?±|^\|.*\d [%±]", re.MULTILINE)
COMMAND = re.compile(r"python -m bench|djehuty (?!play)\w+|make bench|[Nn]o command")


def test_published_figures_stand_with_the_command_that_makes_them() -> None:
    """In the same section, or at the head of the page; or it is said that none does."""
    bare, looked = [], 0
    for paper in sorted(ROOT.glob("docs/*.md")):
        head, *sections = re.split(r"^(?=#+ )", read(paper).strip("\n")[1:], flags=re.MULTILINE)
        for section in (head, *sections):
            if FIGURES.search(section):
                looked += 1
                if not COMMAND.search(section) and not COMMAND.search(head):
                    bare.append(f"{paper.name}: {section.splitlines()[0]}")
    assert looked > 8
    assert not bare


def lost(found: Iterable[Mention]) -> list[str]:
    """The names that lead nowhere; there must be some to look at."""
    mentions = set(found)
    assert mentions
    return sorted(str(mention) for mention in mentions if not mention.exists())


def test_what_the_papers_name_exists() -> None:
    found = [named for paper in OF_TODAY for named in in_paper(read(paper), paper)]
    assert {named.kind for named in found} == {"path", "name", "test", "make", "djehuty"}
    assert len(found) > 100
    assert lost(found) == []


def test_what_the_code_names_in_its_docstrings_and_comments_exists() -> None:
    here = {Path(__file__), ROOT / "tests" / "mentions.py"}  # they name what there is not
    found = [
        named
        for module in modules()
        if module not in here
        for named in in_code(read(module), module)
    ]
    assert {"path", "name", "role"} <= {named.kind for named in found}
    assert len(found) > 100
    assert lost(found) == []


def test_what_the_texts_name_in_their_comments_exists() -> None:
    texts = sorted((ROOT / "bot" / "words" / "texts").rglob("*.ftl"))
    assert lost(named for text in texts for named in in_comments(read(text), text)) == []


PAPER = ROOT / "docs" / "sample.md"
RIGHT = """See docs/notation.md, `games/core.py`, `games/<game>/sets/`, `games.core.Rules`,
`Rules.taps`, `docs/decisions/0001`, `counts.txt`, `test_links_lead_somewhere`, `make test`,
`python -m bench`.

```
djehuty serve    the bot
make test        # make nothing of this
.venv/bin/python -m bench
```
"""
WRONG = (
    "see docs/nothing.md",
    "`games/chess.py`",
    "`games/chess/`",
    "`games/chess/<name>.py`",
    "`game/core.py`",
    "`docs/decisions/9999`",
    "`chess.jsonl`",
    "`games.chess`",
    "`games.core.Chess`",
    "`games.core.Rules.castle`",
    "`Rules.castle`",
    "`games/senet/chess`",
    "`test_chess`",
    "`make chess`",
    "`djehuty chess`",
    "`python -m bench.chess`",
    "```\nmake chess\n```",
)


def test_a_right_name_is_found() -> None:
    found = list(in_paper(RIGHT, PAPER))
    assert len(found) == 13
    assert lost(found) == []


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_name_is_told(text: str) -> None:
    assert len(lost(in_paper(f"Right: `games/core.py`.\n\n{text}\n", PAPER))) == 1


def test_roles_are_followed_in_the_module_that_has_them() -> None:
    code = ROOT / "games" / "core.py"
    right = ":mod:`games.core`, :class:`Rules`, :meth:`taps`, :meth:`Rules.taps`"
    assert lost(in_code(right, code)) == []
    wrong = ":mod:`games.chess`, :class:`Chess`, :meth:`castle`, :meth:`Rules.castle`"
    assert len(lost(in_code(wrong, code))) == 4


def test_every_rule_set_has_its_page() -> None:
    pages = {page.stem for page in (ROOT / "docs" / "rules").glob("*.md")}
    same(pages, {rules.id for rules in CATALOGUE} | {"switches"}, "docs/rules/")


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_every_switch_and_value_is_explained(rules: RuleSet[Any, Any]) -> None:
    pages = (ROOT / "docs" / "rules" / f"{name}.md" for name in (rules.id, "switches", "thibault"))
    text = "".join(page.read_text(encoding="utf-8") for page in pages if page.exists())
    for switch in rules.offered:
        assert f"`{switch.name}" in text, switch.name
        for value in set(switch.values) - {"on", "off"}:
            assert re.search(rf"`({switch.name}=)?{value}`", text), (switch, value)
