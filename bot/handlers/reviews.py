"""`/review` and the button under a game that is over: its review, page by page."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.board.buttons import OpenReplay, OpenReview
from bot.board.caption import MAX_CAPTION, length
from bot.board.reviewing import NoReview, NothingToReviewError, no_review
from bot.choosing.page import Page
from bot.choosing.review_pages import STEPS, ReviewPages
from bot.handlers.answering import below, brought_already, on, refuse
from bot.handlers.game_lists import may_see, named
from bot.handlers.page_turning import show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from games.core import GameError
from opponents.review import MOST_MISTAKES
from storage.rows import Game

ADDRESSES = ("", "0", *(f"{page}{step}" for page in range(1, MOST_MISTAKES + 1) for step in STEPS))
"""The pages that buttons may ask for; "" is the button of a board."""

TRIED: Final = 5
"""So many of the last games are looked through for one that has a review."""


async def review(visit: Visit) -> Outcome:
    """`/review`, or `/review 12`: the game of that number, or the last one that is over here. Where
    a newer one goes on the page says its number."""
    table = await _asked(visit)
    if table is None:
        visit.reply(visit.chat_texts.html("review-none"))
        return "refused"
    why = no_review(table)
    if why is not None:
        visit.reply(*_without(visit.chat_texts, table, why))
        return "refused"
    if visit.desk.reviews.takes_long(table):
        visit.reply(visit.chat_texts.html("review-working"))
    visit.desk.spawn(_show(visit, table, await _newer(visit)))
    return "committed"


async def pressed(visit: PressVisit, asked: OpenReview) -> Outcome:
    """The button of a board, or of a review's page."""
    table = await visit.desk.door.book.whole(visit.game)
    if table is None or not await may_see(visit, table):
        return refuse(visit, "unknown")
    why = no_review(table)
    if why is not None:
        return refuse(visit, why)
    if asked.address not in ADDRESSES:
        return refuse(visit, "not-offered")
    if not asked.address and brought_already(visit):
        return "committed"
    long = visit.desk.reviews.takes_long(table)
    said = "" if asked.address else below(visit)
    visit.answer(visit.texts.plain("review-working") if long else said)
    visit.desk.spawn(_turn(visit, table, asked.address) if asked.address else _show(visit, table))
    return "committed"


async def _show(visit: Visit, table: Table, note: str = "") -> None:
    """Show the first page as soon as the review is there, above a note, which is a message of its
    own where the page has no room for it; nobody else waits for it."""
    if (page := await _page(visit, table, "0")) is None:
        return
    noted = f"{page.caption}\n\n{note}" if note else page.caption
    fits = length(noted) <= MAX_CAPTION
    show(visit, replace(page, caption=noted) if fits else page)
    if note and not fits:
        visit.reply(note)


async def _turn(visit: PressVisit, table: Table, address: str) -> None:
    """Turn to the page that was asked for, as soon as the review is there."""
    if (page := await _page(visit, table, address)) is not None:
        await turn(visit, page)


async def _page(visit: Visit, table: Table, address: str) -> Page | None:
    """The page of that address, or the first one; None where there is none, which is said."""
    desk, texts = visit.desk, visit.chat_texts
    try:
        made = await desk.reviews.of(table)
    except NothingToReviewError:
        visit.reply(texts.html("answer-review-unmoved"))
        return None
    except GameError:
        desk.brought.passed(visit.address)  # what it brought is no review: it may be asked for anew
        visit.reply(texts.html("trouble"))
        return None
    sight = await desk.boards.frames.spoken_in(table, visit.chat)
    pages = ReviewPages(replace(sight, reader=visit.chat.person), visit.renderer, made)
    return pages.page(address) or pages.page("0")


async def _asked(visit: Visit) -> Table | None:
    """The game named by its number if it may be seen from here; else the last one that is over in
    this chat and has a review; else the last one here in which something was played, first of those
    that are over, which says why there is none."""
    book, store = visit.desk.door.book, visit.desk.store
    if visit.words:
        return await named(visit)
    unreviewed: Game | None = None
    for ended in await store.ended(visit.chat.id, TRIED):
        table = await book.table(ended.id)  # its end is enough to know whether there is a review
        if table is None or not table.played:
            continue
        if no_review(table) is None:
            return await book.whole(ended.id)
        unreviewed = unreviewed or ended
    latest = unreviewed or await store.latest(visit.chat.id)
    return None if latest is None else await book.whole(latest.id)


def _without(texts: Texts, table: Table, why: NoReview) -> tuple[str, Keyboard]:
    """Why a game has no review; where it never will have one, of which game that is said, and the
    way to its boards."""
    if why != "no-review" or not table.played:
        return texts.html(f"answer-{why}"), ()
    game = {"id": str(table.game.id), "game": texts.plain(f"game-{table.rules.game}")}
    key = Key(texts.plain("key-replay"), OpenReplay().press(table.game.id))
    return texts.html("review-not-of", **game), ((key,),)


async def _newer(visit: Visit) -> str:
    """That another game goes on here, where none was asked for by its number; else nothing."""
    latest = None if visit.words else await visit.desk.store.latest(visit.chat.id)
    if latest is None or latest.status not in ("playing", "asleep"):
        return ""
    return visit.chat_texts.html("review-newer", id=str(latest.id))


PRESSED = (on(OpenReview, pressed),)
"""What the button does."""
