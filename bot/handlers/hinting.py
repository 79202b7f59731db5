"""*Hint* under a board: only who asks sees the answer."""

from __future__ import annotations

from bot.board.hinting import advice, advice_in_stones, may_have_hint
from bot.board.reconciler import view_of
from bot.handlers.board_presses import refuse, respond
from bot.handlers.visit import Visit
from bot.table.book import Result
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome
from opponents.weighing import Advice
from opponents.worker import advising


async def hinted(visit: Visit) -> Outcome:
    """The best choice now, for who is to choose."""
    press, desk = visit.press, visit.desk
    table = None if press is None else await desk.door.book.table(press.game)
    if press is None or table is None:
        return refuse(visit, "unknown")
    if not table.plays(visit.person.id):
        return refuse(visit, "foreign")
    if table.game.status != "playing" or table.game.ply != press.ply:
        return await respond(visit, Result("stale", table), None)
    player = table.to_act
    if player is None or player.person != visit.person.id:
        return refuse(visit, "not-yours")
    if not may_have_hint(table):
        return refuse(visit, "not-offered")
    said = await desk.ask(advising(table.rules, table.state))
    if "advice" in said:
        told = advice_in_stones(table, visit.texts, Advice(*said["advice"]))
    else:
        told = advice(table, visit.texts, view_of(table), said["worths"], exact=said["exact"])
    visit.answer(told, alert=True)
    return "committed"


PRESSED = {Kind.HINT: hinted}
"""What the button does."""
