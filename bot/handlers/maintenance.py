"""The line of maintenance: written, looked at, shown with or without an end, taken away; for who
runs the bot. How it reaches the boards: :mod:`bot.run.announcer`."""

from __future__ import annotations

from typing import Final

from bot.board.announcing import moment
from bot.board.heading import line_of
from bot.board.phone import in_rows
from bot.board.sight import Announced
from bot.handlers.hindered import lasting
from bot.handlers.keeping import AdminDo, AdminPage, Page, Said, back, kept, key, show
from bot.handlers.visit import PressVisit, Visit
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key, units
from bot.words import names
from storage.operations import DraftLine, EndLine, ShowLine
from storage.rows import Maintenance

MOST: Final = 120
"""So long a line may be: a board that is in sight whole has room for two lines of a phone."""
MINUTES: Final = (30, 60, 240, 1440)
"""For how long it is offered to be shown."""
OFF: Final = "off"


async def page(visit: Visit) -> Page:
    """What is shown now, what was written, and for how long that can be shown."""
    texts, line = visit.texts, await visit.desk.store.maintenance()
    lines, now = [texts.html("line-head")], visit.desk.clock()
    keys: list[tuple[Key, ...]] = [(key(texts, "key-line-text", AdminPage("line-text")),)]
    if line.shown(now):
        until = None if line.until is None else moment(line.until, now)
        lines += ["", texts.html("line-on"), line_of(texts, Announced(line.text, until))]
        keys.append((key(texts, "key-line-off", AdminDo("line-off")),))
    if line.draft:
        lines += ["", texts.html("line-draft"), line_of(texts, Announced(line.draft))]
        keys += _ends(visit)
    return Page("\n".join(lines), (*keys, back(texts)))


def _ends(visit: Visit) -> tuple[tuple[Key, ...], ...]:
    """For how long it is to be shown: a button each."""
    texts = visit.texts
    timed = [
        Key("▶️ " + lasting(texts, 60 * minutes), AdminDo("line", minutes).press())
        for minutes in MINUTES
    ]
    return in_rows((*timed, key(texts, "key-line-open", AdminDo("line"))), 2)


async def prompt(visit: Visit) -> Page:
    """How to write one: whatever answers this page is the line."""
    texts = visit.texts
    return Page(texts.html("line-how", most=MOST), ((key(texts, "key-back", AdminPage("line")),),))


async def written(visit: Visit, words: str) -> Outcome:
    """`/admin line TEXT`, or an answer to the page that asks for it; `off` takes it away."""
    said, texts = names.clean(words), visit.texts
    if not said:
        return await show(visit, await page(visit))
    if said.casefold() == OFF:
        visit.reply(texts.html(f"kept-{await _off(visit)}"))
        return "committed"
    if units(said) > MOST:
        visit.reply(texts.html("line-how", most=MOST))
        return "refused"
    await visit.desk.store.commit(DraftLine(said))
    return await show(visit, await page(visit))


async def pressed(visit: PressVisit, says: AdminDo) -> Outcome:
    """It is to be shown from now on, or no more."""
    said = await (_off(visit) if says.deed == "line-off" else _on(visit, says.number))
    visit.answer(visit.texts.plain(f"kept-{said}"))
    return await show(visit, await page(visit))


async def _on(visit: Visit, minutes: int) -> Said:
    line = await visit.desk.store.maintenance()
    if not line.draft and not await visit.desk.store.seen(visit.update):
        return "line-none"
    until = visit.desk.clock() + 60_000 * minutes if minutes in MINUTES else None
    await kept(visit, "line", minutes, ShowLine(line.number, until))
    return _changed(visit, "line-shown")


async def _off(visit: Visit) -> Said:
    line: Maintenance = await visit.desk.store.maintenance()
    if not line.text and not await visit.desk.store.seen(visit.update):
        return "line-off-already"
    await kept(visit, "line-off", 0, EndLine(line.number))
    return _changed(visit, "line-off")


def _changed(visit: Visit, said: Said) -> Said:
    """What is known of it here is old."""
    if (announcing := visit.desk.boards.frames.announcing) is not None:
        announcing.changed()
    return said
