"""`/replay` and the button under a game that is over: every board of it, to be turned."""

from __future__ import annotations

import contextlib

from bot.board.buttons import OpenReplay
from bot.board.reviewing import no_review
from bot.choosing.page import Page
from bot.choosing.replay_pages import ReplayPages
from bot.handlers.answering import on, refuse
from bot.handlers.game_lists import may_see, named
from bot.handlers.page_turning import show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from games.core import GameError
from opponents.review import Review
from opponents.stones import StonesReview

TRIED = 5
"""So many of the last games are looked through for one in which something was played."""


async def replay(visit: Visit) -> Outcome:
    """`/replay`, or `/replay 12`: the game of that number, or the last one that is over here."""
    table = await _asked(visit)
    if table is None:
        visit.reply(visit.chat_texts.html("replay-none"))
        return "refused"
    if table.game.status != "over" or not table.played:
        why = "replay-later" if table.game.status != "over" else "replay-empty"
        visit.reply(visit.chat_texts.html(f"answer-{why}"))
        return "refused"
    visit.desk.spawn(_show(visit, table))
    return "committed"


async def pressed(visit: PressVisit, asked: OpenReplay) -> Outcome:
    """The button of a board, or of a replay's page."""
    table = await visit.desk.door.book.whole(visit.game)
    if table is None or not await may_see(visit, table):
        return refuse(visit, "unknown")
    if table.game.status != "over":
        return refuse(visit, "replay-later")
    if not table.played:
        return refuse(visit, "replay-empty")
    if not asked.at:
        visit.answer()
        visit.desk.spawn(_show(visit, table))
        return "committed"
    if not asked.at.isdecimal() or int(asked.at) > len(table.played):
        return refuse(visit, "not-offered")
    visit.answer()
    visit.desk.spawn(_turn(visit, table, int(asked.at)))
    return "committed"


async def _show(visit: Visit, table: Table) -> None:
    show(visit, await _page(visit, table, 0))


async def _turn(visit: PressVisit, table: Table, at: int) -> None:
    await turn(visit, await _page(visit, table, at))


async def _page(visit: Visit, table: Table, at: int) -> Page:
    sight = await visit.desk.boards.frames.spoken(table, visit.chat_texts)
    review = await _figures(visit, table)
    return ReplayPages(sight, visit.desk.renderer, review).page(at)


async def _figures(visit: Visit, table: Table) -> Review | StonesReview | None:
    """What is known of the chances. What takes seconds is worked out meanwhile, and stands on a
    page that is turned later."""
    reviews = visit.desk.reviews
    if no_review(table) is not None:
        return None
    if reviews.takes_long(table):
        visit.desk.spawn(_work_out(visit, table))
    else:
        await _work_out(visit, table)
    return reviews.known(table)


async def _work_out(visit: Visit, table: Table) -> None:
    """Have the review of a game worked out. Where that fails a board is a board all the same."""
    with contextlib.suppress(GameError):
        await visit.desk.reviews.of(table)


async def _asked(visit: Visit) -> Table | None:
    """The game named by its number if it may be seen from here; else the last one that is over in
    this chat and in which something was played."""
    book, store = visit.desk.door.book, visit.desk.store
    if visit.words:
        return await named(visit)
    for ended in await store.ended(visit.chat.id, TRIED):
        table = await book.table(ended.id)
        if table is not None and table.played:
            return await book.whole(ended.id)
    latest = await store.latest(visit.chat.id)
    return None if latest is None else await book.whole(latest.id)


PRESSED = (on(OpenReplay, pressed),)
"""What the buttons do."""
