"""Taking a choice back: `/takeback`, and its button under a board."""

from __future__ import annotations

from typing import Final

from bot.board.buttons import TakeBack
from bot.handlers import game_lists
from bot.handlers.answering import brought_down, on, outcome, refuse, respond
from bot.handlers.confirming import warned
from bot.handlers.visit import PressVisit, Visit
from bot.table.book import Result
from bot.table.orders import left_behind
from bot.table.takeback import UNRATED, consenting, takeback_of
from bot.telegram.lanes import Outcome

FAR: Final = "far"
"""What somebody is warned of who would place stones again, all being placed."""


async def takeback(visit: Visit) -> Outcome:
    """`/takeback`: the last choice of who writes it is taken back, or the others are asked."""
    if visit.maybe_person is None:
        return visit.unknown()
    games = [table.game for table in await game_lists.played(visit)]
    if not games:
        visit.reply(visit.chat_texts.html("offer-none"))
        return "committed"
    if len(games) > 1:
        await game_lists.ask(visit, "offer-which", games, TakeBack())
        return "committed"
    result = await _taken_back(visit, games[0].id)
    if not result.done:
        visit.reply(visit.reply_texts.html(f"answer-{result.answer}"))
    await brought_down(visit, result)
    return outcome(result)


async def pressed(visit: PressVisit, _: TakeBack) -> Outcome:
    """*Take back* under a board; or in a list, which is done with then."""
    if await game_lists.pressed_table(visit) is None:
        return refuse(visit, "unknown")
    listed = not visit.has_picture and not await visit.on_board()
    if not listed and (warning := await _goes_far(visit)):
        visit.answer(warning, alert=True)
        return "refused"
    ply = None if listed else visit.ply
    result = await _taken_back(visit, visit.game, ply)
    if result.answer == "back-unrates":
        return refuse(visit, result.answer)
    if listed and result.table is not None and result.answer != "foreign":
        await brought_down(visit, result)
        await game_lists.chosen(visit, result.table, None if result.done else result.answer)
    if not result.told:
        return await respond(visit, result, "back-asked")
    return await respond(visit, result, "taken-back", told=visit.texts.told(result.told[0]))


async def _goes_far(visit: PressVisit) -> str:
    """What who presses is told first, where nobody else is asked and what is taken back begins anew
    what was over, such as placing stones: they press once more. Empty once they were told."""
    table, person = await visit.desk.door.book.table(visit.game), visit.person.id
    if table is None or table.game.ply != visit.ply or consenting(table, person):
        return ""
    found = takeback_of(table, person)
    if found is None or (table.rated and not found.free):  # of that they are warned
        return ""
    order = left_behind(table, table.played[found.number])
    words = "" if order is None else visit.texts.back(order.give)
    return words if words and not await warned(visit, FAR, visit.game, visit.ply) else ""


async def _taken_back(visit: Visit, game: int, ply: int | None = None) -> Result:
    """The last choice is taken back. Where a game counts for no rating from then on, who asks is
    told so first, and asks once more."""
    person, door = visit.person.id, visit.door.takebacks
    result = await door.take_back(game, person, ply)
    if result.answer != "back-unrates" or result.table is None:
        return result
    if not await warned(visit, UNRATED, game, result.table.game.ply):
        return result
    return await door.take_back(game, person, ply, sure=True)


PRESSED = (on(TakeBack, pressed),)
"""What its button does."""
