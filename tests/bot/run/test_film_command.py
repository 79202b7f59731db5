"""`djehuty film`: the game of a record as a GIF."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.board.filming import whole
from bot.table.from_record import tabled
from games.record import read_record

ROOT = Path(__file__).parents[3]
RECORDS = ROOT / "tests" / "golden" / "records"
SENET = RECORDS / "thibault.txt"


@pytest.mark.parametrize("name", ["thibault.txt", "siga.txt", "hyena-three.txt", "glebsite.txt"])
def test_a_record_becomes_a_film_of_all_its_boards(tmp_path: Path, name: str) -> None:
    file = tmp_path / "film.gif"
    assert main(["film", str(RECORDS / name), str(file)]) == 0
    table = tabled(read_record((RECORDS / name).read_text()))
    with Image.open(file) as film:
        assert getattr(film, "n_frames", 1) == len(whole(table).stops)
    assert table.result is not None


def test_the_film_of_the_readme_is_that_of_its_command(tmp_path: Path) -> None:
    file = tmp_path / "film.gif"
    assert main(["film", str(SENET), str(file), "--boards", "166-176"]) == 0
    assert file.read_bytes() == (ROOT / "docs" / "pictures" / "film.gif").read_bytes()


@pytest.mark.parametrize(
    ("asked", "code", "told"),
    [
        (["--boards", "5"], 2, "is not written as 0-10"),
        (["--boards", "9-2"], 2, "is not written as 0-10"),
        (["--boards", "900-901"], 1, "the game has the boards 0 to 176"),
    ],
)
def test_what_cannot_be_made_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: list[str], code: int, told: str
) -> None:
    file = tmp_path / "film.gif"
    assert main(["film", str(SENET), str(file), *asked]) == code
    assert told in capsys.readouterr().err
    assert not file.exists()


def test_a_record_that_does_not_replay_makes_no_film(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(SENET.read_text().replace("1. C", "1. S", 1))
    assert main(["film", str(wrong), str(tmp_path / "film.gif")]) != 0
    assert capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "film.txt"
    binary.write_bytes(b"\x9f")
    for file, why in (
        (tmp_path / "none.txt", "cannot be read: no such file or directory"),
        (binary, "line 1 is not UTF-8 text: save it as UTF-8"),
    ):
        assert main(["film", str(file), str(tmp_path / "film.gif")]) == 1
        assert capsys.readouterr().err == f"djehuty: {file} {why}\n"
    assert not (tmp_path / "film.gif").exists()
