"""Offers to end a game together: `/draw`, `/count`, and the answers of the others."""

from __future__ import annotations

from typing import get_args

from bot.handlers import game_lists
from bot.handlers.answering import outcome, refuse, respond
from bot.handlers.visit import PressVisit, Visit
from bot.table.book import Result
from bot.table.offers import OfferKind, accepting, declining, may_offer
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome

KINDS: dict[str, OfferKind] = {kind: kind for kind in get_args(OfferKind)}
"""By what a button says; *End without loss*, where somebody cannot act any more, is one of them."""


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
        await game_lists.ask(visit, "offer-which", games, Kind.OFFER, kind)
        return "committed"
    result = await visit.door.offers.offer(games[0].id, visit.person.id, kind)
    if not result.done:
        visit.reply(visit.texts.html(f"answer-{result.answer}"))
    await _fresh(visit, result)
    return outcome(result)


async def offered(visit: PressVisit) -> Outcome:
    """The button of an offer, under a sleeping board or in a list, which is done with then."""
    kind = KINDS.get(visit.action)
    if kind is None:
        return refuse(visit, "bad-press")
    door = visit.door
    table = await door.book.table(visit.game)
    if table is None or not await game_lists.belongs(visit, table):
        return refuse(visit, "unknown")
    result = await door.offers.offer(visit.game, visit.person.id, kind)
    board = await visit.desk.store.board_at(visit.chat.id, visit.message or 0)
    listed = board is None and not visit.has_picture
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


async def accepted(visit: PressVisit) -> Outcome:
    """*Accept* under a board: the last one ends the game."""
    result = await visit.door.change(
        visit.game, accepting, visit.person.id, visit.ply, visit.action
    )
    return await respond(visit, result, "agreed" if _over(result) else "accepted")


async def declined(visit: PressVisit) -> Outcome:
    """*Decline* under a board, or the offer is taken back."""
    result = await visit.door.change(
        visit.game, declining, visit.person.id, visit.ply, visit.action
    )
    return await respond(visit, result, "declined")


def _over(result: Result) -> bool:
    return result.table is not None and result.table.game.status == "over"


PRESSED = {Kind.OFFER: offered, Kind.ACCEPT: accepted, Kind.DECLINE: declined}
"""What each button of an offer does."""
