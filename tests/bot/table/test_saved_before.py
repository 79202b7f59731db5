"""A whole database of the program that had one rule set: its games are true and go on."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.board_rows import Place
from bot.table.pauses import waking
from bot.table.table import Table
from bot.words.library import Library
from games.core import Over
from games.proof import Verdict, verify
from games.record import read_record, write_record
from storage.rows import Person
from tests.bot.kit import NAMES, THIBAULT, Hall, open_hall, played, seen, step

SAVED = Path(__file__).parent / "saved" / "one_rule_set.sql"
OVER, GOING, ASLEEP, OPEN = 1, 2, 3, 4
"""Its games: over, against the BOT, asleep at one phone, and an invitation by a link."""

EN = Library()["en"]


@pytest.fixture
async def before(tmp_path: Path) -> AsyncIterator[Hall]:
    with closing(sqlite3.connect(tmp_path / "games.db")) as file:
        file.executescript(SAVED.read_text(encoding="utf-8"))
    hall = await open_hall(tmp_path)
    yield hall
    await hall.store.close()


@pytest.fixture
async def anna(before: Hall) -> Person:
    return await before.person(1, "Anna")


@pytest.fixture
async def boris(before: Hall) -> Person:
    return await before.person(2, "Boris")


async def at(hall: Hall, game: int) -> Table:
    found = await hall.door.book.table(game)
    assert found is not None
    return found


def verdict(table: Table) -> Verdict:
    """As the record that people are sent says, but for who has which seat, and the moves."""
    said = verify(read_record(write_record(record(Sight(table, EN, NAMES)))))
    assert {side for side, _ in said.players} == {"Cones", "Spindles"}
    assert said.moves, "games of before have a digest, too"
    return replace(said, players=(), moves="")


async def test_every_game_is_thibaults_and_a_single_one(before: Hall) -> None:
    for game in (OVER, GOING, ASLEEP, OPEN):
        table = await at(before, game)
        assert table.rules == THIBAULT
        assert (table.game.points, table.game.seating) == (None, None)


async def test_the_game_that_was_over_still_verifies(before: Hall) -> None:
    table = await at(before, OVER)
    assert table.result == Over((1,), "borne off", (4, 5))
    assert verdict(await before.whole(table)) == Verdict("holds", 132, method="djehuty1")


async def test_a_game_against_the_bot_goes_on_to_its_end_and_verifies(before: Hall) -> None:
    table = await at(before, GOING)
    assert len(table.played) == 40
    table = await played(before, table)
    assert isinstance(table.turn, Over)
    said = verdict(await before.whole(table))
    assert said == Verdict("holds", table.game.throws, method="djehuty1")
    assert table.game.throws > 20


async def test_a_game_that_slept_is_woken_and_goes_on(before: Hall, boris: Person) -> None:
    table = seen(await before.door.change(ASLEEP, waking, boris.id))
    assert table.rules.dump(table.state) == "CSSSCCCS../CS......../.......... C0S0 C0S0 S play:3 -"
    assert (await step(before, table)).game.ply == 8


async def test_an_invitation_of_before_is_taken(before: Hall, boris: Person) -> None:
    invitation = await before.store.game_by_code("code1")
    assert invitation is not None
    table = seen(await before.door.seating.join(OPEN, boris, press="late"))
    table = await played(before, table)
    assert verdict(await before.whole(table)).holds


async def test_an_ended_game_is_played_again(before: Hall, anna: Person, boris: Person) -> None:
    chat = await before.store.see_chat(-100, "group")
    table = seen(await before.door.seating.rematch(OVER, anna, (Place(chat),), press="r"))
    table = seen(await before.door.seating.join(table.game.id, boris, press="s"))
    assert (await step(before, table)).game.rematch_of == OVER
