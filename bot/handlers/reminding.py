"""When somebody wants to be reminded again: pressed under a mention, and under a reminder."""

from __future__ import annotations

from typing import Final

from bot.board.buttons import Again
from bot.board.reminders import AGAIN_MS, WAITED_MS
from bot.handlers.answering import Button, on, refuse
from bot.handlers.visit import PressVisit
from bot.telegram.lanes import Outcome
from storage.operations import AddStale, ChangePerson, KeepReminder, Op, Remind


async def again(visit: PressVisit, says: Again) -> Outcome:
    """Remind who pressed then, or no more: what was pressed has done its work, and goes. Pressed
    twice it is the same."""
    store, me = visit.desk.store, visit.person
    if visit.ply != me.id:
        return refuse(visit, "not-your-question")
    home, row = await store.private_chat(me.id), await store.reminder(me.id)
    ops = list[Op]()
    if says.wish == "never":
        ops.append(ChangePerson(me.id, (("reminded", "never"),)))
        if row is not None:
            ops.append(Remind(me.id, row.chat, visit.desk.clock() + WAITED_MS))
    elif home is None or not me.reachable:
        visit.answer(visit.texts.plain("answer-start-first"), alert=True)
        return "refused"
    else:
        ops.append(Remind(me.id, home.id, visit.desk.clock() + AGAIN_MS[says.wish], asked=True))
    if visit.message is not None and not await visit.on_board():
        ops.append(AddStale(visit.chat.id, visit.message, whole=True))
        if row is not None and (row.chat, row.message) == (visit.chat.id, visit.message):
            ops.append(KeepReminder(me.id, None))
    await store.commit(*ops)
    visit.answer(visit.texts.plain(f"said-again-{says.wish}"))
    if visit.game:
        visit.desk.door.book.changed(visit.game)
    return "committed"


PRESSED: Final[tuple[Button, ...]] = (on(Again, again),)
