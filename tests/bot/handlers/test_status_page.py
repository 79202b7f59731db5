"""`/admin`: what is going on, told to who runs the bot alone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import get_args

import pytest

from bot.handlers.keeping import AdminPage, PageName
from bot.handlers.machine import Machine
from bot.handlers.status_page import ALONE, CALLED, DEEDS, OF, admin
from bot.telegram.troubles import LATELY_S
from bot.telegram.wire import Later, Refused
from storage.operations import DeadLetter
from storage.rows import Counted, Done, Person
from storage.sql.status_reads import HOUR_MS
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY
from tests.bot.kit import Hall, step


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


def en(message: str, **args: str | int) -> str:
    return LIBRARY["en"].plain(message, **args)


async def told(desk: Desk, person: Person, *, group: str | None = None) -> str:
    await desk.say(person, admin, "", group=group)
    return desk.told.texts[-1]


def keeper(desk: Desk, person: Person) -> None:
    desk.desk = replace(desk.desk, keepers=frozenset({person.telegram or 0}))


async def page(desk: Desk, person: Person, name: PageName) -> str:
    """What a page says, opened by its button."""
    await desk.tap(person, person.telegram or 0, AdminPage(name).press())
    return desk.shown.edited[-1]


def test_every_count_has_its_word() -> None:
    assert set(CALLED) == set(get_args(Counted))


async def test_who_runs_the_bot_hears_what_is_going_on(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await desk.hall.for_two(anna, boris)
    await step(desk.hall, table)
    keeper(desk, anna)
    said = await told(desk, anna)
    assert "People: 2 · groups: 1" in said
    assert "Games going on: 1 · asleep: 0" in said
    desk.hall.clock.now += HOUR_MS + 1
    assert "last hour: 0" in await told(desk, anna)


async def test_it_tells_of_patience_asked_for_of_the_disk_and_of_the_last_backup(
    desk: Desk, anna: Person
) -> None:
    keeper(desk, anna)
    asked = iter((Later(0.0),))

    async def refused_once() -> None:
        for later in asked:
            raise later

    desk.sender.reply(-100, refused_once)
    said = await told(desk, anna)
    assert en("admin-no-backup", backups="elsewhere") in said
    assert LIBRARY["en"].html("admin-waits", count=1) in said
    hours = desk.hall.clock.now - 3 * HOUR_MS
    for machine, line in (
        (Machine(9_000_000, 2_000_000, "off"), en("admin-no-backup", backups="off")),
        (Machine(9_000_000, 2_000_000, "on"), en("admin-no-backup", backups="on")),
        (Machine(9_000_000, 2_000_000, "on", hours), "Last backup: 3 h ago"),
    ):
        desk.desk = replace(desk.desk, machine=partial(replace, machine))
        said = await told(desk, anna)
        assert line in said
        assert "The database takes 2 MB, left on its disk: 9 MB" in said


async def test_troubles_are_told_a_line_each_the_newest_first_and_counted(
    desk: Desk, anna: Person
) -> None:
    keeper(desk, anna)
    now = [0.0]
    desk.troubles.seconds = lambda: now[0]
    assert "Troubles in the last day, seen by this server: 0" in await told(desk, anna)
    for board in range(3):
        desk.troubles.met("board", Refused("Bad Request: of 'Anna'"), board=board)
    now[0] = 600.0
    desk.troubles.met("reply", ValueError("what Anna wrote"))
    await desk.hall.store.commit(DeadLetter(9, "{}", "KeyError", desk.hall.clock.now - 2 * HOUR_MS))
    assert "seen by this server: 4" in await told(desk, anna)
    lines = (await page(desk, anna, "troubles")).split("\n")
    assert "just now · \u2068Sending an answer\u2069: \u2068ValueError\u2069 × 1" in lines[1]
    assert "10 min ago · \u2068Showing a board\u2069: " in lines[2]
    assert lines[2].endswith(" × 3")
    assert "2 h ago · \u2068KeyError\u2069 × 1" in lines[4]
    assert "Anna" not in "".join(lines), "nobody's words are told"
    now[0] = LATELY_S + 1.0
    lines = (await page(desk, anna, "troubles")).split("\n")
    assert "Sending an answer" in lines[1]
    assert "Showing a board" not in "".join(lines)


async def test_nobody_else_is_told_and_no_group(desk: Desk, anna: Person, boris: Person) -> None:
    keeper(desk, anna)
    assert await told(desk, boris) == LIBRARY["en"].html("admin-not-you")
    assert await told(desk, anna, group="en") == en("admin-private")
    press = AdminPage("home").press()
    assert await desk.tap(boris, boris.telegram or 0, press) == en("admin-not-you")
    assert await desk.tap(anna, GROUP, press) == en("admin-private")
    assert desk.shown.edited == []


def test_every_page_and_every_deed_is_made_by_one() -> None:
    assert {*ALONE, *OF} == set(get_args(PageName))
    assert not ALONE.keys() & OF.keys()
    assert set(DEEDS) == set(get_args(Done))
