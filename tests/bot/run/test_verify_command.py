"""`djehuty verify`: a verdict, or why there is none, each with its exit code."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.run import list_commands
from bot.run.exits import BAD_SETTINGS, FAILED, NOT_VERIFIED, UNREADABLE
from storage.opening import open_sqlite
from tests.golden.regenerate import FOLDER, kept

TEXT = kept(FOLDER / "thibault.txt")
CUT = "".join(TEXT.splitlines(keepends=True)[:-2])


def written(file: Path, data: str | bytes) -> str:
    file.write_bytes(data if isinstance(data, bytes) else data.encode())
    return str(file)


def test_what_a_record_proves_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", written(tmp_path / "a.txt", TEXT)]) == 0
    assert capsys.readouterr().out.startswith("The lot and all ")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_other_encodings_that_say_what_they_are_are_read(tmp_path: Path, encoding: str) -> None:
    assert main(["verify", written(tmp_path / "a.txt", TEXT.encode(encoding))]) == 0


def test_what_was_undone_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path / "a.txt", "Look:\n" + TEXT.replace("-", "–"))
    assert main(["verify", file]) == 0
    assert capsys.readouterr().out.startswith(
        "Read in spite of what happened on its way: text around the record, typographic dashes.\n"
    )


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is empty"),
        (b"\n \n", "is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "is not UTF-8 text"),
        (
            TEXT.replace("Anna", "Zo\u00eb").encode("utf-8").replace(b"\xc3\xab", b"\xeb"),
            "is not UTF-8 text",
        ),
        (TEXT.encode("utf-16")[2:], "is not UTF-8 text"),
        (b"Nice game!\n", "cannot be read as a record: line 1"),
        (TEXT * 2, "cannot be read as a record: line"),
        (TEXT.replace("thibault", "chess"), "there is no rule set 'chess'"),
        (CUT, "it was cut off, or that is false"),
        (TEXT.replace("-", "–").replace("feather", "cobra"), "was changed on its way (typographic"),
        (re.sub(r"\[Salt .*\n", "", TEXT), "nothing to check: the tag Salt is missing"),
        (
            re.sub(r"\[(Secret|Reason) .*\n", "", re.sub('Result ".*"', 'Result "*"', CUT)),
            "nothing to check: the game goes on, and its secret is shown when it is over",
        ),
        (TEXT.replace("djehuty2", "djehuty9"), "which this program does not know"),
    ],
)
def test_what_cannot_be_told_is_no_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: str | bytes, said: str
) -> None:
    assert main(["verify", written(tmp_path / "a.txt", data)]) == UNREADABLE
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_file_that_cannot_be_read_is_no_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "none.txt", tmp_path):
        for words in (["verify", str(path)], ["verify", "--all", str(path)]):
            assert main(words) == UNREADABLE
            assert f"{path} cannot be read: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new"),
    [("feather", "cobra"), ('Result "cones 5', 'Result "cones 4'), ('"Boris"', '"Eve"')],
)
def test_what_is_forged_does_not_verify(tmp_path: Path, old: str, new: str) -> None:
    assert old in TEXT
    forged = TEXT.replace(old, new, 1)
    assert main(["verify", written(tmp_path / "a.txt", forged)]) == NOT_VERIFIED
    quoted = "".join(f"> {line}\r\n" for line in forged.splitlines())
    assert main(["verify", written(tmp_path / "b.txt", quoted)]) == NOT_VERIFIED


def test_a_day_without_a_list_is_told_from_what_is_no_day(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, now = tmp_path / "list.txt", datetime(2026, 11, 25, 0, 5, tzinfo=UTC)

    async def empty() -> Path:
        await (await open_sqlite(tmp_path / "games.db")).close()
        return tmp_path / "games.db"

    database = asyncio.run(empty())
    for day, said in (
        (date(2026, 11, 25), "2026-11-25 is not over yet"),
        (date(2027, 1, 1), "2027-01-01 is not over yet"),
        (date(2026, 11, 24), "the list of 2026-11-24 is made in some minutes"),
        (date(2026, 11, 23), "there is no list of 2026-11-23: no game ended on it"),
    ):
        assert list_commands.written(f"sqlite:///{database}", day, file, now) == FAILED
        assert said in capsys.readouterr().err
    for words in ("yesterday", "2026-99-24", "2026-11-31", "٢٠٢٦-١١-٢٢", "20261122"):
        assert main(["sealed", words, str(file)]) == BAD_SETTINGS
        assert f"{words!r} is no day; a day is written as 2026-11-22" in capsys.readouterr().err
    assert not file.exists()
