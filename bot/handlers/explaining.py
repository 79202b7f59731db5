"""*?* under a board, and what of the games is explained without being asked (`/settings`)."""

from __future__ import annotations

from bot.board.explaining import alerts, explanation, next_part
from bot.board.reconciler import view_of
from bot.handlers.board_presses import refuse, respond
from bot.handlers.visit import Visit
from bot.table.book import Result
from bot.table.picking import board_map
from bot.table.places import board_in
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome
from storage.store import ChangePerson


async def explain(visit: Visit) -> Outcome:
    """What each choice would do, and why others are not offered."""
    press, desk = visit.press, visit.desk
    if press is None:
        return "refused"
    table = await desk.door.book.table(press.game)
    board = await board_in(desk.store, press.game, visit.chat.id, visit.message)
    if table is None or board is None:
        return refuse(visit, "unknown")
    if table.game.status != "playing" or table.game.ply != press.ply:
        return await respond(visit, Result("stale", table), None)
    view = view_of(table)
    taps = board_map(table, view, board.tapped)
    parts = alerts(visit.texts, explanation(table, visit.texts, view, taps))
    if visit.private and (len(parts) > 1 or board.asked == press.ply):
        result = await desk.door.asking.explain(
            press.game, press.ply, visit.chat.id, message=visit.message, update=visit.update
        )
        if not result.done:
            return await respond(visit, result, None)
        visit.answer()
        return "committed"
    number, asked = next_part(visit.person.asked, press.game, press.ply, len(parts))
    if len(parts) > 1:
        await desk.store.commit(ChangePerson(visit.person.id, (("asked", asked),)))
    visit.answer(parts[number], alert=True)
    return "committed"


PRESSED = {Kind.EXPLAIN: explain}
"""What the button does."""
