"""*New game* under a replay: a game against the BOT goes on from the board that is seen there
(docs/decisions/0095-going-on.md)."""

from __future__ import annotations

from typing import cast

from bot.board.buttons import BeginFrom, BeginSent, GoOnFrom, GoOnSent
from bot.choosing.going_on_page import GoingOnPage
from bot.choosing.opening import Opening
from bot.handlers import replays, sent_records
from bot.handlers.answering import doubled, on, outcome, refuse
from bot.handlers.page_turning import prepare, show
from bot.handlers.visit import PressVisit
from bot.table.going_on import GoingOn, from_there
from bot.table.invitation import NewGame, check_of
from bot.table.seats import chosen_alone, levels, stands_in
from bot.table.table import AnyRules
from bot.telegram.callback_data import Press
from bot.telegram.lanes import Outcome
from bot.words.combos import AnyRuleSet, Combo
from games.chain import moves_of
from games.record import Record


async def asked(visit: PressVisit, asked: GoOnFrom) -> Outcome:
    """The button under a board of a game that was played here, or that a link has opened."""
    table = await replays.seen(visit, asked.code)
    if table is None:
        return refuse(visit, "unknown")
    there = from_there(table, asked.at, str(table.game.id))
    if table.game.status != "over" or there is None:
        return refuse(visit, "not-offered")
    visit.answer()
    bot, game = await _usual(visit, there.rules), table.game.id

    def press(seat: int, seal: str) -> Press:
        return BeginFrom(asked.at, seat, bot, seal, asked.code).press(game)

    sight = await visit.desk.boards.frames.spoken_in(table, visit.chat)
    prepared = await prepare(visit, _opening(there, bot))
    seal = check_of(prepared.commitment)
    page = GoingOnPage(sight, there, prepared, lambda seat: press(seat, seal))
    show(visit, page.page(visit.renderer))
    return "committed"


async def asked_of_sent(visit: PressVisit, asked: GoOnSent) -> Outcome:
    """The same under a record that somebody has sent."""
    if visit.handed is None or not visit.private:
        return refuse(visit, "record-gone")
    visit.answer()
    visit.desk.spawn(_show_sent(visit, asked.at, visit.handed.message))
    return "committed"


async def _show_sent(visit: PressVisit, at: int, message: int) -> None:
    if (game := await sent_records.read(visit)) is None:
        return
    there = from_there(game.table, at, source_of(game.record))
    if there is None:
        return
    bot = await _usual(visit, there.rules)
    prepared = await prepare(visit, _opening(there, bot))
    seal = check_of(prepared.commitment)
    page = GoingOnPage(
        sent_records.sight_of(visit, game),
        there,
        prepared,
        lambda seat: BeginSent(at, seat, bot, seal).press(),
        sent=True,
    )
    show(visit, page.page(visit.renderer), answered=message)


async def begun(visit: PressVisit, asked: BeginFrom) -> Outcome:
    """A side was chosen: the page's message becomes the board of a game that goes on."""
    if (again := await doubled(visit)) is not None:
        return again
    table = await replays.seen(visit, asked.code)
    if table is None or table.game.status != "over":
        return refuse(visit, "unknown")
    there = from_there(table, asked.at, str(table.game.id), asked.seat)
    return await _begin(visit, there, asked.bot, asked.seal)


async def begun_from_sent(visit: PressVisit, asked: BeginSent) -> Outcome:
    """The same from a record that somebody has sent."""
    if (again := await doubled(visit)) is not None:
        return again
    if visit.handed is None or not visit.private:
        return refuse(visit, "record-gone")
    if (game := await sent_records.read(visit)) is None:
        return refuse(visit, "record-gone")
    there = from_there(game.table, asked.at, source_of(game.record), asked.seat)
    return await _begin(visit, there, asked.bot, asked.seal)


async def _begin(visit: PressVisit, there: GoingOn | None, bot: str, seal: str) -> Outcome:
    if there is None or stands_in(there.rules, bot) not in chosen_alone(there.rules):
        return refuse(visit, "not-offered")
    wanted = NewGame(
        there.rules,
        "bot",
        visit.person,
        (visit.place(adopt=True),),
        visit.token,
        bots=(bot,) * (there.seats - 1),
        on=there,
    )
    result = await visit.door.seating.begin_ready(wanted, seal)
    if not result.done:
        return refuse(visit, result.answer)
    visit.answer(visit.texts.plain("said-begun"))
    return outcome(result)


def source_of(record: Record) -> str:
    """How a game that goes on from a record names it: by the digest of its moves."""
    return f"record {moves_of(record).replace(' ', '')}"


def _opening(there: GoingOn, bot: str) -> Opening:
    rules = cast("AnyRuleSet", there.rules)
    return Opening(Combo(rules), (bot,) * (there.seats - 1))


async def _usual(visit: PressVisit, rules: AnyRules) -> str:
    """The BOT against which they played last here, or the weakest."""
    store = visit.desk.store
    last = await store.last_against_bot(visit.chat.id, visit.person.id)
    players = () if last is None else await store.players(last.id)
    bots = (stands_in(rules, player.bot) for player in players if player.bot is not None)
    return next((bot for bot in bots if bot in chosen_alone(rules)), levels(rules)[0])


PRESSED = (
    on(GoOnFrom, asked),
    on(GoOnSent, asked_of_sent),
    on(BeginFrom, begun),
    on(BeginSent, begun_from_sent),
)
"""What the buttons do."""
