"""Taps on a board whose buttons are a map: a stone, the stone again, the other part."""

from __future__ import annotations

from bot.book import Result
from bot.buttons import Kind
from bot.handlers.play import QUIET, heal, outcome, refuse
from bot.poller import Outcome
from bot.visit import Visit


async def tap(visit: Visit) -> Outcome:
    """A square was tapped that is not yet a move."""
    press = visit.press
    if press is None:
        return "refused"
    result = await visit.desk.tables.tap(
        press.game, press.ply, visit.person.id, visit.chat.id, press.action, update=visit.update
    )
    return await _told(visit, result, visit.texts.plain("said-tapped", square=press.action))


async def untap(visit: Visit) -> Outcome:
    """The chosen stone was tapped once more."""
    press = visit.press
    if press is None:
        return "refused"
    result = await visit.desk.tables.untap(
        press.game, press.ply, visit.person.id, visit.chat.id, press.action, update=visit.update
    )
    return await _told(visit, result, visit.texts.plain("said-untapped"))


async def part(visit: Visit) -> Outcome:
    """To the other part of a board too wide for one keyboard."""
    press = visit.press
    if press is None or press.action not in ("0", "1"):
        return refuse(visit, "bad-press")
    result = await visit.desk.tables.show_part(
        press.game, press.ply, visit.person.id, visit.chat.id, int(press.action),
        update=visit.update,
    )  # fmt: skip
    return await _told(visit, result, "")


async def _told(visit: Visit, result: Result, words: str) -> Outcome:
    """Answer a tap, and mend what stands where it was pressed."""
    if result.answer == "done":
        visit.answer(words)
    else:
        reason = visit.texts.plain(f"answer-{result.answer}")
        visit.answer(reason, alert=result.answer not in QUIET)
    if result.table is not None:
        await heal(visit, result.table, result.answer)
    return outcome(result)


PRESSED = {Kind.TAP: tap, Kind.UNTAP: untap, Kind.PART: part}
"""What each button of a map does, but for those that complete an action."""
