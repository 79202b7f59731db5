"""Offers to end a game together: `/draw`, `/count`, and the answers of the others."""

from __future__ import annotations

from bot.board.buttons import Accept, Decline, MakeOffer
from bot.handlers import game_lists
from bot.handlers.answering import on, outcome, refuse, respond
from bot.handlers.visit import PressVisit, Visit
from bot.table.book import Result
from bot.table.offers import OfferKind, accepting, declining, may_offer
from bot.telegram.lanes import Outcome


async def draw(visit: Visit) -> Outcome:
    """`/draw`: offers the others at the table to end undecided."""
    return await _command(visit, "draw")


async def count(visit: Visit) -> Outcome:
    """`/count`: offers them to count the stones now, where the rules have that."""
    return await _command(visit, "count")


async def _command(visit: Visit, kind: OfferKind) -> Outcome:
    if visit.maybe_person is None:
        return visit.unknown()
    playing = await game_lists.played(visit)
    games = [table.game for table in playing if may_offer(table, kind)]
    if not games:
        none = "answer-not-offered" if playing else "offer-none"
        if playing and not any(table.rules.counts for table in playing):
            none = "answer-no-count"
        visit.reply(visit.chat_texts.html(none))
        return "refused" if playing else "committed"
    if len(games) > 1:
        await game_lists.ask(visit, "offer-which", games, MakeOffer(kind))
        return "committed"
    result = await visit.door.offers.offer(games[0].id, visit.person.id, kind)
    if not result.done:
        visit.reply(visit.texts.html(f"answer-{result.answer}"))
    await _fresh(visit, result)
    return outcome(result)


async def offered(visit: PressVisit, asked: MakeOffer) -> Outcome:
    """The button of an offer, under a sleeping board or in a list, which is done with then."""
    kind = asked.offer
    if await game_lists.pressed_table(visit) is None:
        return refuse(visit, "unknown")
    result = await visit.door.offers.offer(visit.game, visit.person.id, kind)
    listed = not visit.has_picture and not await visit.on_board()
    if listed and result.table is not None and result.answer != "foreign":
        await _fresh(visit, result)
        await game_lists.chosen(visit, result.table, None if result.done else result.answer)
    if kind == "end" and _over(result):
        return await respond(visit, result, "ended")
    return await respond(visit, result, "agreed" if _over(result) else "offered")


async def _fresh(visit: Visit, result: Result) -> None:
    """Whoever is asked finds the board with the offer at the bottom of the chat."""
    if result.answer == "done" and result.table is not None:
        await visit.desk.door.places.bring(
            result.table.game.id, visit.person, visit.place(), wake=False
        )


async def accepted(visit: PressVisit, asked: Accept) -> Outcome:
    """*Accept* under a board: the last one ends the game."""
    result = await visit.door.change(visit.game, accepting, visit.person.id, visit.ply, asked.offer)
    return await respond(visit, result, "agreed" if _over(result) else "accepted")


async def declined(visit: PressVisit, asked: Decline) -> Outcome:
    """*Decline* under a board, or the offer is taken back."""
    result = await visit.door.change(visit.game, declining, visit.person.id, visit.ply, asked.offer)
    return await respond(visit, result, "declined")


def _over(result: Result) -> bool:
    return result.table is not None and result.table.game.status == "over"


PRESSED = (on(MakeOffer, offered), on(Accept, accepted), on(Decline, declined))
"""What each button of an offer does."""
