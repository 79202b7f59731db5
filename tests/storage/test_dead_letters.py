"""Dead letters are read and marked by another program than the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.engines.sqlite.dead_letters import ask_again, letter, letters
from storage.operations import (
    DeadLetter,
    DropLetter,
    Forget,
    KeepLetter,
    Migrate,
)
from storage.rows import Letter
from storage.store import StorageError
from tests.storage.kit import opened


async def test_a_letter_is_asked_for_beside_the_server(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with opened(tmp_path) as kit:
        anna, club = await kit.anna(), await kit.club()
        await kit.store.commit(DeadLetter(10, "{}", "ValueError", 5, anna.telegram, club.address))
        await kit.store.commit(DeadLetter(11, "{}", "KeyError", 6, 99, 99))
        first = Letter(1, 10, "{}", "ValueError", 5, anna.id, club.id)
        assert letters(file) == (first, Letter(2, 11, "{}", "KeyError", 6))
        assert await kit.store.letters_again() == ()
        assert ask_again(file, 1)
        assert not ask_again(file, 7)
        (found,) = await kit.store.letters_again()
        assert found.id == 1
        await kit.store.commit(KeepLetter(1))
        assert await kit.store.letters_again() == ()
        await kit.store.commit(DropLetter(1))
        assert letter(file, 1) is None


async def test_a_private_chat_is_found_by_its_person(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        anna = await kit.anna()
        home = await kit.store.see_chat(anna.telegram or 0, "private", anna.id)
        await kit.store.commit(DeadLetter(10, "{}", "ValueError", 5, anna.telegram, anna.telegram))
    (found,) = letters(tmp_path / "games.db")
    assert (found.person, found.chat) == (anna.id, home.id)


def test_a_file_that_is_not_there_or_too_old_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no database"):
        letters(tmp_path / "none.db")
    with closing(sqlite3.connect(tmp_path / "new.db")):
        pass
    with pytest.raises(StorageError, match="older program"):
        letters(tmp_path / "new.db")


async def test_letters_go_with_the_person(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        anna, boris = await kit.anna(), await kit.store.see_person(77, "Boris", "ru")
        club = await kit.club()
        for number, person in ((10, anna), (11, boris)):
            await kit.store.commit(
                DeadLetter(number, "{}", "ValueError", 5, person.telegram, club.address)
            )
        await kit.store.commit(Forget(anna.id, anna.telegram or 0))
    assert [found.person for found in letters(tmp_path / "games.db")] == [boris.id]


async def test_dead_letters_and_old_addresses_go_when_they_are_old(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with opened(tmp_path) as kit:
        club = await kit.club()
        for number, at in ((1, 99), (2, 100)):
            await kit.store.commit(DeadLetter(number, "{}", "KeyError", at))
        await kit.store.commit(Migrate(-1001, -1009))
        moved = await kit.store.chat_at(-1001)
        assert moved is not None
        assert moved.id == club.id
        await kit.store.prune(150, uploads=9, long_ago=100)
        assert [one.seen for one in letters(file)] == [2]
        assert await kit.store.chat_at(-1001) == moved, "its time begins now"
        await kit.store.prune(300, uploads=9, long_ago=150)
        assert letters(file) == ()
        assert await kit.store.chat_at(-1001) == moved
        await kit.store.prune(300, uploads=9, long_ago=151)
        assert await kit.store.chat_at(-1001) is None
        assert await kit.store.chat_at(-1009) == moved
