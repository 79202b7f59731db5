"""The map under a board and the help beside it: taps, standing orders, *?* and *Hint*.

An explanation says what each choice would do, a hint which is the best. A hint is seen by the
person who asks alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.board.buttons import Explain, Hint, Order, Part, Recall, SureOrder, Tap, Untap
from bot.board.explaining import (
    Alert,
    advice,
    advice_by_guess,
    advice_in_stones,
    alerts,
    explanation,
    may_have_hint,
)
from bot.board.sight import Sight, map_of
from bot.handlers.answering import mend, on, on_any, refuse, respond
from bot.handlers.confirming import choosing, mark, marked, warned
from bot.handlers.visit import PressVisit
from bot.table.board_rows import board_in
from bot.table.book import Result
from bot.table.marks import ORDER
from bot.table.play import recalling
from bot.table.standings import HINTED, hinting
from bot.table.steps import refusal
from bot.table.tapping import explaining, tapping, turning, untapping
from bot.telegram.lanes import Outcome
from opponents.weighing import read_advice
from opponents.worker import advising
from storage.operations import ChangePerson


async def tap(visit: PressVisit, asked: Tap) -> Outcome:
    """A square was tapped that is not yet a move."""
    result = await visit.door.places.press(visit.touch(asked.square), tapping)
    return await respond(visit, result, "tapped", square=asked.square)


async def untap(visit: PressVisit, asked: Untap) -> Outcome:
    """The chosen stone was tapped once more."""
    result = await visit.door.places.press(visit.touch(asked.square), untapping)
    return await respond(visit, result, "untapped")


async def part(visit: PressVisit, asked: Part) -> Outcome:
    """To the other part of a board too wide for one keyboard."""
    result = await visit.door.places.press(visit.touch(asked.part), turning)
    return await respond(visit, result, None)


async def order(visit: PressVisit, asked: Order) -> Outcome:
    """From now on something is played for who pressed, at once, too. Who confirms their moves only
    marks it, to be tapped once more."""
    if visit.person.confirms and await choosing(visit):
        return await mark(visit, f"{ORDER}{asked.order}")
    return await _ordered(visit, asked.order)


async def sure_order(visit: PressVisit, asked: SureOrder) -> Outcome:
    """The order that the board showed as marked is tapped again."""
    if await marked(visit, f"{ORDER}{asked.order}"):
        return await _ordered(visit, asked.order)
    return await order(visit, Order(asked.order))


async def _ordered(visit: PressVisit, name: str) -> Outcome:
    """The order is given."""
    result = await visit.door.play.order(visit.game, visit.person.id, name)
    return await respond(visit, result, None)


async def recall(visit: PressVisit, asked: Recall) -> Outcome:
    """Who pressed chooses for themselves again."""
    result = await visit.door.change(visit.game, recalling, visit.person.id, asked.order)
    return await respond(visit, result, None)


# -- *?* and *Hint* --------------------------------------------------------------------------------


async def explain(visit: PressVisit) -> Outcome:
    """What each choice would do, and why others are not offered."""
    desk = visit.desk
    table = await desk.door.book.table(visit.game)
    board = await board_in(desk.store, visit.game, visit.chat.id, visit.message)
    if table is None or board is None:
        return refuse(visit, "unknown")
    if table.game.status != "playing" or table.game.ply != visit.ply:
        return await respond(visit, Result("stale", table), None)
    sight = Sight(table, visit.texts, taps=map_of(table, board.tapped))
    parts = alerts(visit.texts, explanation(sight))
    if visit.private and (len(parts) > 1 or board.asked == visit.ply):
        result = await visit.door.places.press(visit.touch(), explaining)
        if not result.done:
            return await respond(visit, result, None)
        visit.answer()
        await mend(visit, visit.game)
        return "committed"
    first, before = Alert(visit.game, visit.ply, 0), Alert.read(visit.person.asked)
    now = first.behind(before, len(parts))
    if len(parts) > 1:
        await desk.store.commit(ChangePerson(visit.person.id, (("asked", now.text()),)))
    visit.answer(parts[now.number], alert=True)
    await mend(visit, visit.game)
    return "committed"


async def hinted(visit: PressVisit) -> Outcome:
    """The best choice now, for who is to choose. Where the game counts for no rating from then on,
    who presses is told so first."""
    desk = visit.desk
    table = await desk.door.book.table(visit.game)
    if table is None:
        return refuse(visit, "unknown")
    if not table.plays(visit.person.id):
        return refuse(visit, "foreign")
    if table.game.status != "playing" or table.game.ply != visit.ply:
        return await respond(visit, Result("stale", table), None)
    if (reason := refusal(table, visit.ply, visit.person.id)) is not None:
        return refuse(visit, reason)
    if not may_have_hint(table):
        return refuse(visit, "not-offered")
    if table.rated:
        if not await warned(visit, HINTED, visit.game, visit.ply):
            return refuse(visit, "hint-unrates")
        result = await desk.door.change(table.game.id, hinting)
        if not result.done:
            return await respond(visit, result, None)
    said = await desk.ask(advising(table.rules, table.state))
    told = _advised(Sight(table, visit.texts), said)
    visit.answer(told, alert=True)
    await mend(visit, visit.game)
    return "committed"


def _advised(sight: Sight, said: Mapping[str, Any]) -> str:
    """What the worker said of a choice, in words."""
    if "advice" in said:
        return advice_in_stones(sight, read_advice(said["advice"]))
    if "guess" in said:
        return advice_by_guess(sight, said["guess"])
    return advice(sight, said["worths"], exact=said["exact"])


PRESSED = (
    on(Tap, tap),
    on(Untap, untap),
    on(Part, part),
    on(Order, order),
    on(SureOrder, sure_order),
    on(Recall, recall),
    on_any(Explain, explain),
    on_any(Hint, hinted),
)
"""What each button there does, but for those of a map that complete an action."""
