"""Positions of the day out of games that were played here and lent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.run.day_positions import PLAYED, WEEK_MS, found, search
from bot.table.table import Table
from games.catalogue import rule_set
from opponents.puzzles.position import read_line
from storage.opening import open_store
from storage.operations import ChangePerson
from storage.rows import Person
from storage.store import StorageError
from tests.bot.kit import Hall, played, seen
from tests.storage.kit import of_schema

SEED = 1


async def played_out(hall: Hall, anna: Person, boris: Person) -> Table:
    """A game of Senet, to its end."""
    invitation = await hall.invite(anna, "group", rules=rule_set("tait"))
    joined = await hall.door.seating.join(invitation.game.id, boris, press="join")
    return await played(hall, seen(joined))


async def test_a_position_is_kept_of_games_a_week_after_their_end_if_both_lend_them(
    hall: Hall, anna: Person, boris: Person
) -> None:
    for _ in range(6):
        await played_out(hall, anna, boris)
    later = hall.clock.now + WEEK_MS + 1
    for person in (anna, boris):
        assert await search(hall.store, 1, SEED, later) == (0, 0)
        await hall.store.commit(ChangePerson(person.id, (("lends", True),)))
    assert await search(hall.store, 1, SEED, hall.clock.now) == (0, 0), "too early"
    kept, games = await search(hall.store, 1, SEED, later)
    assert kept == 1
    assert games <= 6
    (line,) = await hall.store.found_positions()
    position = read_line(line)
    assert position.sure
    assert position.source == PLAYED


def test_no_database_is_made_for_it_and_none_migrated(tmp_path: Path) -> None:
    """A server of an older program may work on it."""
    with pytest.raises(StorageError, match="there is no database"):
        found(f"sqlite:///{tmp_path}/games.db", 1, SEED)
    assert not list(tmp_path.iterdir())
    older = of_schema(tmp_path / "old.db", 33)
    with pytest.raises(StorageError, match="is of an older program"):
        found(f"sqlite:///{older}", 1, SEED)


def test_a_server_may_work_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/games.db"

    async def beside() -> int:
        server = await open_store(url)
        try:
            return await asyncio.to_thread(found, url, 1, SEED)
        finally:
            await server.close()

    assert asyncio.run(beside()) == 0
    assert capsys.readouterr().out == "0 new positions out of 0 games\n"
