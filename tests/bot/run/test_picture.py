"""`djehuty draw`: a position's picture as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.choosing.samples import PAGES
from bot.choosing.samples.sample import view_of
from games.catalogue import rule_set
from render import Renderer
from tests.render.looking import alike

BEGUN = "CSCSCSCSCS/........../.......... C0S0 C0S0 C play:4 -"


def test_a_rule_sets_page_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "page.png"
    assert main(["draw", "thibault", str(file)]) == 0
    assert alike(
        file.read_bytes(), Renderer().board(view_of(rule_set("thibault"), PAGES["thibault"]))
    )


def test_any_position_is_drawn_and_with_switches_the_start(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    thibault, large = rule_set("thibault"), rule_set("sidja", {"size": "7"})
    assert main(["draw", "thibault", str(file), "--position", BEGUN]) == 0
    assert alike(file.read_bytes(), Renderer().board(thibault.view(thibault.load(BEGUN))))
    assert main(["draw", "sidja", str(file), "--switches", "size=7"]) == 0
    assert alike(file.read_bytes(), Renderer().board(large.view(large.start())))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["chess"], "there is no rule set 'chess'"),
        (["thibault", "--position", "C/S"], "'C/S'"),
        (["thibault", "--switches", "netting=maybe"], "netting"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: list[str], told: str
) -> None:
    rules, *more = asked
    assert main(["draw", rules, str(tmp_path / "none.png"), *more]) == 1
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["draw", "thibault", str(tmp_path / "no" / "where.png")]) == 1
    assert "where.png" in capsys.readouterr().err
