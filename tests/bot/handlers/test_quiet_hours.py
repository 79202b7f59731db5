"""The pages of the quiet hours: what is chosen by the clock, kept, shown, and by whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.board.phone import ROOM, breadth, keys_height, words_height
from bot.choosing.buttons import QuietFrom, QuietPage, QuietSet, YearSet, ZoneSet
from bot.choosing.quiet_pages import QuietPages
from bot.table.quiet import OFFSETS, PLACES, offset_at, offset_name, quiet_until, zone_of
from bot.telegram.callback_data import Press
from bot.telegram.wire import Keyboard
from bot.words.library import LANGUAGES
from storage.rows import Chat, Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import START_MS, Hall

IN_SIGHT = 520
"""Pixels of a chat on a phone of 360×640, between its bars."""
HOUR_MS = 3_600_000
MIDNIGHT = 1_774_656_000_000
"""2026-03-28 at 0:00 UTC: in the night that follows summer time begins in Europe."""


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


def every_page(language: str) -> Iterator[tuple[str, str, Keyboard]]:
    texts = LIBRARY[language]
    zones = (None, *map(offset_name, OFFSETS), *PLACES)
    rows: list[Person | Chat] = [Person(1, 11, "Anna"), Chat(2, "group", -100)]
    for row in rows:
        for zone in zones:
            pages = QuietPages(replace(row, zone=zone, quiet="22-8"), texts, START_MS)
            yield f"home {zone}", *pages.home()
            if zone is not None:
                yield f"place {zone}", *pages.place()
        yield "clock", *pages.clock()
        yield "from", *pages.hours()
        yield "to", *pages.hours(22)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_sight_whole_and_its_buttons_have_room(language: str) -> None:
    for name, words, keys in every_page(language):
        assert words_height(words) + keys_height(keys) <= IN_SIGHT, name
        for row in keys:
            assert all(breadth(key.text) <= ROOM[len(row)] for key in row), (name, row)


async def test_a_clock_then_a_place_then_hours_are_chosen(desk: Desk, anna: Person) -> None:
    home = anna.telegram or 0
    await desk.tap(anna, home, QuietPage("home").press())
    await desk.tap(anna, home, QuietPage("clock").press())
    assert len(desk.shown.labels()) == len(OFFSETS) + 1
    assert "16:13" in await desk.tap(anna, home, ZoneSet("+02:00").press())
    assert "Berlin" in desk.shown.labels()
    await desk.tap(anna, home, ZoneSet("Europe/Berlin").press())
    assert en("quiet-which-from") in desk.shown.edited[-1]
    await desk.tap(anna, home, QuietFrom(22).press())
    answer = await desk.tap(anna, home, QuietSet(22, 8).press())
    assert "22:00" in answer
    found = await desk.hall.store.person(anna.id)
    assert found is not None
    assert (found.quiet, found.zone) == ("22-8", "Europe/Berlin")
    assert await desk.tap(anna, home, QuietSet(0, 0).press()) == en("said-quiet-off")
    found = await desk.hall.store.person(anna.id)
    assert found is not None
    assert found.quiet is None


async def test_a_groups_hours_are_its_own(desk: Desk, anna: Person) -> None:
    await desk.hall.store.see_chat(GROUP, "group")
    desk.desk = replace(desk.desk, keepers=frozenset({anna.telegram or 0}))
    for press in (YearSet("+03:00").press(), QuietSet(23, 7).press()):
        await desk.tap(anna, GROUP, press)
    group = await desk.hall.store.see_chat(GROUP, "group")
    assert (group.quiet, group.zone) == ("23-7", "+03:00")
    found = await desk.hall.store.person(anna.id)
    assert found is not None
    assert (found.quiet, found.zone) == (None, None), "hers are her own"


@pytest.mark.parametrize(
    "press",
    [QuietFrom(24).press(), QuietSet(3, 99).press(), ZoneSet("Mars/Olympus").press(),
     ZoneSet("../etc/passwd").press(), YearSet("+99:99").press(), YearSet("").press()],
)  # fmt: skip
async def test_what_no_page_offers_is_refused(desk: Desk, anna: Person, press: Press) -> None:
    assert await desk.tap(anna, anna.telegram or 0, press) == en("answer-not-offered")


def test_every_place_and_offset_is_a_zone_and_every_place_has_its_clock_on_the_page() -> None:
    for name in (*PLACES, *map(offset_name, OFFSETS)):
        assert zone_of(name) is not None, name
    for at in (START_MS, MIDNIGHT - 60 * 24 * HOUR_MS):
        assert {offset_at(place, at) for place in PLACES} <= {*OFFSETS}


def test_quiet_hours_end_by_the_clock_there_also_when_summer_time_begins() -> None:
    evening = MIDNIGHT + 21 * HOUR_MS  # 22:00 in Berlin
    assert quiet_until("22-8", "Europe/Berlin", evening - 1) is None
    assert quiet_until("22-8", "Europe/Berlin", evening) == evening + 9 * HOUR_MS
    assert quiet_until("22-8", "+01:00", evening) == evening + 10 * HOUR_MS
    assert quiet_until("22-8", "Europe/Berlin", evening + 9 * HOUR_MS) is None
    assert quiet_until("2-5", "Europe/Berlin", evening) is None
    for nothing in (None, "", "22", "22-22", "25-3", "x-y"):
        assert quiet_until(nothing, "+01:00", evening) is None
    assert quiet_until("22-8", None, evening) is None
