"""Quiet hours under the settings: in one's own chat one's own, in a group the group's, for its
admins to choose."""

from __future__ import annotations

from typing import Final

from bot.choosing.buttons import QuietFrom, QuietPage, QuietSet, YearSet, ZoneSet
from bot.choosing.quiet_pages import HOURS, QuietPages
from bot.choosing.settings import hours_told
from bot.handlers.answering import Button, on, refuse
from bot.handlers.visit import PressVisit
from bot.table.quiet import OFFSETS, PLACES, clock_at, hours_of, offset_name, written, zone_of
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Keyboard
from storage.operations import ChangeChat, ChangePerson, Changes
from storage.rows import Chat, Person

ZONES: Final = frozenset({*PLACES, *map(offset_name, OFFSETS)})
"""What can be chosen."""


async def page(visit: PressVisit, says: QuietPage) -> Outcome:
    """A page, in the place of the one that was pressed."""
    pages = QuietPages(
        await _row(visit), visit.chat_texts, visit.desk.clock(), visit.game, visit.ply
    )
    shown = {"home": pages.home, "clock": pages.clock, "place": pages.place, "from": pages.hours}
    visit.answer()
    return await _shown(visit, *shown[says.page]())


async def first(visit: PressVisit, says: QuietFrom) -> Outcome:
    """From when on is chosen: until when is asked."""
    if says.first not in HOURS:
        return refuse(visit, "not-offered")
    pages = QuietPages(
        await _row(visit), visit.chat_texts, visit.desk.clock(), visit.game, visit.ply
    )
    visit.answer()
    return await _shown(visit, *pages.hours(says.first))


async def hours(visit: PressVisit, says: QuietSet) -> Outcome:
    """Both are chosen, or that it is never quiet."""
    if says.first not in HOURS or says.last not in HOURS:
        return refuse(visit, "not-offered")
    if (refusal := await visit.no_admin()) is not None:
        return refuse(visit, refusal)
    quiet = written(says.first, says.last)
    await _change(visit, (("quiet", quiet),))
    said = "said-quiet-off" if quiet is None else "said-quiet"
    visit.answer(visit.texts.plain(said, value=hours_told(visit.texts, quiet)))
    return await _again(visit, "home")


async def zone(visit: PressVisit, says: ZoneSet) -> Outcome:
    """What the clock shows is chosen: of which place is asked; or a place is."""
    if (refused := await _zone(visit, says.zone)) is not None:
        return refused
    return await _again(visit, "place" if says.zone not in PLACES else await _next(visit))


async def year(visit: PressVisit, says: YearSet) -> Outcome:
    """It is the same all the year."""
    if (refused := await _zone(visit, says.zone)) is not None:
        return refused
    return await _again(visit, await _next(visit))


async def _zone(visit: PressVisit, zone: str) -> Outcome | None:
    """Keep it; the outcome if it was refused."""
    if zone not in ZONES or zone_of(zone) is None:
        return refuse(visit, "not-offered")
    if (refusal := await visit.no_admin()) is not None:
        return refuse(visit, refusal)
    await _change(visit, (("zone", zone),))
    visit.answer(visit.texts.plain("said-zone", clock=clock_at(zone, visit.desk.clock())))
    return None


async def _next(visit: PressVisit) -> str:
    """The page behind the zone's: who has chosen no hours yet is asked for them."""
    return "home" if hours_of((await _row(visit)).quiet) is not None else "from"


async def _again(visit: PressVisit, name: str) -> Outcome:
    """A page of what holds now."""
    pages = QuietPages(
        await _row(visit), visit.chat_texts, visit.desk.clock(), visit.game, visit.ply
    )
    shown = {"home": pages.home, "place": pages.place, "from": pages.hours}
    return await _shown(visit, *shown[name]())


async def _row(visit: PressVisit) -> Person | Chat:
    """Whose quiet hours these are, as saved."""
    store = visit.desk.store
    if visit.private:
        return await store.person(visit.person.id) or visit.person
    return await store.chat(visit.chat.id) or visit.chat


async def _change(visit: PressVisit, changes: Changes) -> None:
    one = ChangePerson if visit.private else ChangeChat
    await visit.desk.store.commit(one(visit.person.id if visit.private else visit.chat.id, changes))


async def _shown(visit: PressVisit, words: str, keys: Keyboard) -> Outcome:
    if (message := await visit.retold()) is not None:
        visit.retell(message, words, keys)
    return "committed"


PRESSED: Final[tuple[Button, ...]] = (
    on(QuietPage, page),
    on(QuietFrom, first),
    on(QuietSet, hours),
    on(ZoneSet, zone),
    on(YearSet, year),
)
