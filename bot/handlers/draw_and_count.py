"""Offers to end a game together: `/draw`, `/count`, and the answers of the others."""

from __future__ import annotations

from bot.board.buttons import Accept, AcceptYes, Decline, MakeOffer, No, OfferYes
from bot.board.questions import sure_keys
from bot.handlers import game_lists
from bot.handlers.answering import brought_down, on, outcome, refuse, respond
from bot.handlers.confirming import doubts, once_more
from bot.handlers.visit import PressVisit, Visit
from bot.table.asking import Ending, offer_of
from bot.table.book import Result
from bot.table.changes import Change, Decision
from bot.table.offers import accepting, declining, may_offer, offering
from bot.table.table import Table
from bot.telegram.callback_data import Press
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key


async def draw(visit: Visit) -> Outcome:
    """`/draw`: offers the others at the table to end undecided."""
    return await _command(visit, "draw")


async def count(visit: Visit) -> Outcome:
    """`/count`: offers them to count the stones now, where the rules have that."""
    return await _command(visit, "count")


async def _command(visit: Visit, kind: Ending) -> Outcome:
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
        visit.reply(visit.reply_texts.html(f"answer-{result.answer}"))
    await brought_down(visit, result)
    return outcome(result)


async def offered(visit: PressVisit, asked: MakeOffer) -> Outcome:
    """The button of an offer, under a sleeping board or in a list, which is done with then."""
    kind = asked.offer
    table = await game_lists.pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    me = visit.person.id
    if _ends(offering(table, visit.desk.clock(), me, kind)):
        return await _asked_first(visit, table, kind, OfferYes(me, kind).press(table.game.id))
    result = await visit.door.offers.offer(visit.game, visit.person.id, kind)
    listed = not visit.has_picture and not await visit.on_board()
    if listed and result.table is not None and result.answer != "foreign":
        await brought_down(visit, result)
        await game_lists.chosen(visit, result.table, None if result.done else result.answer)
    if kind == "end" and _over(result):
        return await respond(visit, result, "ended")
    return await respond(visit, result, "agreed" if _over(result) else "offered")


async def accepted(visit: PressVisit, asked: Accept) -> Outcome:
    """*Accept* under a board: the last one has the choice taken back, or ends the game, and is
    asked whether they are sure."""
    table = await game_lists.pressed_table(visit)
    me, ply = visit.person.id, visit.ply
    if table is not None and (kind := _ended_by(table, visit.desk.clock(), me, asked, ply)):
        yes = AcceptYes(me, ply, asked.offer).press(table.game.id)
        return await _asked_first(visit, table, kind, yes)
    result = await visit.door.offers.accept(visit.game, me, ply, asked.offer)
    if result.told:
        return await respond(visit, result, "back-agreed")
    return await respond(visit, result, "agreed" if _all_agreed(result) else "accepted")


def _ended_by(table: Table, now: int, me: int, asked: Accept, ply: int) -> Ending | None:
    """How the game would end if they accept that; None if it goes on."""
    offer = offer_of(table)
    match None if offer is None else offer.kind:
        case "draw" | "count" | "end" as kind:
            return kind if _ends(accepting(table, now, me, ply, asked.offer)) else None
        case _:
            return None


def _ends(decision: Decision) -> bool:
    """Whether the game is over by that."""
    return isinstance(decision, Change) and decision.after.game.status == "over"


async def _asked_first(visit: PressVisit, table: Table, kind: Ending, yes: Press) -> Outcome:
    """What would end the game at one tap is asked in a message of its own: its button may have come
    under a thumb that was busy with something else. A list from which it was chosen is done with.
    """
    visit.answer()
    texts = visit.chat_texts
    label = await game_lists.label_of(visit, table, texts)
    if not visit.has_picture and not await visit.on_board():
        await game_lists.done_with(visit, texts.html("list-done", game=label))
    keys = sure_keys(
        Key(texts.plain("key-play-on"), No(visit.person.id).press(table.game.id)),
        Key(texts.plain("key-offer-sure"), yes, style="danger"),
    )
    visit.reply(texts.html(f"offer-confirm-{kind}", game=label), keys)
    return "committed"


async def offer_yes(visit: PressVisit, asked: OfferYes) -> Outcome:
    """They are sure to offer what ends the game at once."""
    if asked.asker != visit.person.id:
        return refuse(visit, "not-your-question")
    if doubts(visit):
        return await once_more(visit, asked, "key-offer-sure")
    result = await visit.door.offers.offer(visit.game, visit.person.id, asked.offer)
    return await _ended(visit, result, asked.offer)


async def accept_yes(visit: PressVisit, asked: AcceptYes) -> Outcome:
    """They are sure to accept, and the game ends."""
    if asked.asker != visit.person.id:
        return refuse(visit, "not-your-question")
    if doubts(visit):
        return await once_more(visit, asked, "key-offer-sure")
    me, offer = visit.person.id, asked.offer
    result = await visit.door.offers.accept(visit.game, me, asked.at, offer)
    return await _ended(visit, result, offer.split(".")[0])


async def _ended(visit: PressVisit, result: Result, kind: str) -> Outcome:
    """The question tells what came of it; one that came too late has nothing to ask any more."""
    if not result.done:
        if result.answer == "over":
            await game_lists.tell_outcome(visit, visit.game, "list-done")
        return refuse(visit, result.answer)
    visit.answer(visit.texts.plain("said-ended" if kind == "end" else "said-agreed"))
    await game_lists.tell_outcome(visit, visit.game, "list-done")
    return "committed"


async def declined(visit: PressVisit, asked: Decline) -> Outcome:
    """*Decline* under a board, or the offer is taken back."""
    result = await visit.door.change(visit.game, declining, visit.person.id, visit.ply, asked.offer)
    return await respond(visit, result, "declined")


def _all_agreed(result: Result) -> bool:
    """Whether nobody is to be waited for: what was asked for has come, or the game is over."""
    return result.table is not None and offer_of(result.table) is None


def _over(result: Result) -> bool:
    return result.table is not None and result.table.game.status == "over"


PRESSED = (
    on(MakeOffer, offered),
    on(Accept, accepted),
    on(Decline, declined),
    on(OfferYes, offer_yes),
    on(AcceptYes, accept_yes),
)
"""What each button of an offer does."""
