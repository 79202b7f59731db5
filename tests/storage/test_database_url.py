"""`DATABASE_URL` names a SQLite file."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.url import database_path, told


def test_three_slashes_are_relative_four_absolute() -> None:
    assert database_path("sqlite:///djehuty.db") == Path("djehuty.db")
    assert database_path("sqlite:///data/games 1%.db") == Path("data/games 1%.db")
    assert database_path("sqlite:////var/lib/djehuty.db") == Path("/var/lib/djehuty.db")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://user:hidden@host/db", "must name a file"),
        ("djehuty.db", "must name a file"),
        ("", "must name a file"),
        ("sqlite://djehuty.db", "must name a file"),
        ("sqlite:djehuty.db", "must name a file"),
        ("sqlite:///", "must name a file"),
        ("sqlite:///:memory:", "must name a file"),
        ("sqlite:///data/", "must name a file"),
        ("sqlite:///C:/bot/djehuty.db", "not of Windows"),
        ("sqlite:///a.db?mode=ro", "without options"),
    ],
)
def test_other_urls_are_refused_with_the_reason(url: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refused:
        database_path(url)
    assert "hidden" not in str(refused.value)


@pytest.mark.parametrize("sign", ["/", "?", "#"])
def test_a_password_that_ends_the_host_is_refused_and_not_repeated(sign: str) -> None:
    with pytest.raises(ValueError, match="%40 %2F") as refused:
        told(f"postgresql://djehuty:hid{sign}den@db.example/djehuty")
    assert "hid" not in str(refused.value)


def test_a_password_with_its_signs_written_so_is_taken() -> None:
    assert told("postgresql://djehuty:p%40s%2Fs@db.example/djehuty") == "djehuty on db.example"
