"""Taking a choice back: `/takeback`, and its button under a board."""

from __future__ import annotations

from bot.board.buttons import TakeBack
from bot.handlers import game_lists
from bot.handlers.answering import brought_down, on, outcome, refuse, respond
from bot.handlers.confirming import warned
from bot.handlers.visit import PressVisit, Visit
from bot.table.book import Result
from bot.table.takeback import UNRATED
from bot.telegram.lanes import Outcome


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
