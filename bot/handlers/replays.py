"""`/replay` and the button under a game that is over: every board of it, to be turned; the game as
a film, the moment that decided it, and a link that opens all of this."""

from __future__ import annotations

import contextlib
import hmac
import re
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.board.buttons import RESULT, OpenReplay, OpenShared, ReplayEnd, ShareReplay, ShowFilm
from bot.board.filming import Reel, moment, whole
from bot.board.heading import reference
from bot.board.parts import ended_lines
from bot.board.reviewing import no_review
from bot.choosing.page import Page
from bot.choosing.replay_pages import ReplayPages
from bot.choosing.review_account import change, deciding
from bot.handlers.answering import below, brought_already, on, refuse
from bot.handlers.game_lists import may_see, named
from bot.handlers.page_turning import show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.origin import own_from
from bot.table.table import Table
from bot.telegram.callback_data import MOST_DIGITS
from bot.telegram.lanes import Outcome
from bot.telegram.wire import (
    FileGone,
    Key,
    Keyboard,
    NoPictures,
    Picture,
    Refused,
    share_link,
)
from games.core import GameError
from opponents.review import Review
from opponents.stones import StonesReview
from storage.operations import DropUpload, KeepUpload

NoReplay: TypeAlias = Literal["replay-later", "replay-empty"]
"""Why a game cannot be seen again (`answer-<reason>`)."""

TRIED = 5
"""So many of the last games are looked through for one in which something was played."""

REPLAY = "replay_"
"""What the deep link of a replay carries before its game and its code."""

CODE = 12
"""Signs of such a code."""


# -- boards ----------------------------------------------------------------------------------------


async def replay(visit: Visit) -> Outcome:
    """`/replay`, or `/replay 12`: the game of that number, or the last one that is over here."""
    table = await _asked(visit)
    if table is None:
        visit.reply(visit.chat_texts.html("replay-none"))
        return "refused"
    if (why := _why_not(table)) is not None:
        visit.reply(visit.chat_texts.html(f"answer-{why}"))
        return "refused"
    visit.desk.spawn(_show(visit, table))
    return "committed"


async def shared(visit: Visit) -> Outcome:
    """A link that somebody has shared: whoever has it may see the game."""
    found = re.fullmatch(rf"{REPLAY}([1-9]\d*)_([0-9a-f]+)", visit.words, re.ASCII)
    table = None
    if found is not None and len(found[1]) <= MOST_DIGITS:
        table = await visit.desk.door.book.whole(int(found[1]))
    if table is None or found is None or not _opens(table, found[2]) or _why_not(table):
        visit.reply(visit.chat_texts.html("replay-link-gone"))
        return "refused"
    visit.desk.spawn(_show(visit, table, found[2]))
    return "committed"


async def pressed(visit: PressVisit, asked: OpenReplay) -> Outcome:
    """The button of a board, or of a replay's page."""
    if not asked.at:
        table = await seen(visit, None)
        if table is None:
            return refuse(visit, "unknown")
        if (why := _why_not(table)) is not None:
            return refuse(visit, why)
        if brought_already(visit):
            return "committed"
        visit.answer(below(visit))
        visit.desk.spawn(_show(visit, table))
        return "committed"
    return await _turned(visit, int(asked.at) if asked.at.isdecimal() else -1, None)


async def opened(visit: PressVisit, asked: OpenShared) -> Outcome:
    """The button of a page that was opened by a link."""
    return await _turned(visit, asked.at, asked.code)


async def ended(visit: PressVisit, asked: ReplayEnd) -> Outcome:
    """A button that leads no farther, of whatever replay: which end this is."""
    visit.answer(visit.texts.plain(f"replay-{asked.which}"))
    return "committed"


async def _turned(visit: PressVisit, at: int, code: str | None) -> Outcome:
    table = await seen(visit, code)
    if table is None:
        return refuse(visit, "unknown")
    if (why := _why_not(table)) is not None:
        return refuse(visit, why)
    if not 0 <= at <= len(table.played):
        return refuse(visit, "not-offered")
    visit.answer()
    visit.desk.spawn(_turn(visit, table, at, code))
    return "committed"


async def _show(visit: Visit, table: Table, code: str | None = None) -> None:
    show(visit, await _page(visit, table, 0, code))


async def _turn(visit: PressVisit, table: Table, at: int, code: str | None) -> None:
    await turn(visit, await _page(visit, table, at, code))


async def _page(visit: Visit, table: Table, at: int, code: str | None) -> Page:
    sight = await visit.desk.boards.frames.spoken_in(table, visit.chat)
    sight = replace(sight, reader=visit.chat.person)
    review = await _figures(visit, table)
    return ReplayPages(sight, visit.renderer, review, code).page(at)


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


def _why_not(table: Table) -> NoReplay | None:
    """Why a game cannot be seen again."""
    if table.game.status != "over":
        return "replay-later"
    return None if table.played else "replay-empty"


async def seen(visit: PressVisit, code: str | None) -> Table | None:
    """The game of a press, if it may be seen from here, or by the link that the page came from."""
    table = await visit.desk.door.book.whole(visit.game)
    if table is None or not ((code and _opens(table, code)) or await may_see(visit, table)):
        return None
    return table


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


# -- a link ----------------------------------------------------------------------------------------


async def share(visit: PressVisit, _: ShareReplay) -> Outcome:
    """*Share* under a result: the link, and a button that sends it on."""
    table = await seen(visit, None)
    if table is None:
        return refuse(visit, "unknown")
    if (why := _why_not(table)) is not None:
        return refuse(visit, why)
    if brought_already(visit):
        return "committed"
    texts, code = visit.chat_texts, _code(table)
    link = visit.desk.opens(f"{REPLAY}{table.game.id}_{code}")
    send = share_link(link, texts.plain("share-replay-words"))
    key = Key(texts.plain("key-send-replay"), url=send)
    keys: Keyboard = ((key,),)
    frames = visit.desk.boards.frames
    if visit.private and frames.shares() and visit.person.id in table.owners:
        result = Key(texts.plain("key-inline-share"), inline=f"{RESULT}{table.game.id}")
        keys = (*keys, (result,))
    visit.answer(below(visit))
    visit.reply(texts.html("share-replay", id=str(table.game.id), command=link), keys)
    return "committed"


def _code(table: Table) -> str:
    """What the link of a game's replay says, so that nobody comes to it by its number. It follows
    from the secret, which who played may know by then."""
    return hmac.digest(table.game.secret, b"replay", "sha256").hex()[:CODE]


def _opens(table: Table, code: str) -> bool:
    return hmac.compare_digest(_code(table), code)


# -- films -----------------------------------------------------------------------------------------


async def film(visit: PressVisit, asked: ShowFilm) -> Outcome:
    """The game as a film, or the moment that decided it, as a message of its own: it may be sent
    on."""
    table = await seen(visit, asked.code)
    if table is None:
        return refuse(visit, "unknown")
    if (why := _why_not(table)) is not None:
        return refuse(visit, why)
    if asked.what == "film":
        visit.answer("" if visit.by_ear else visit.texts.plain("film-working"))
        visit.desk.spawn((_instead if visit.by_ear else _film)(visit, table, asked.code))
        return "committed"
    if (unknown := no_review(table)) is not None:
        return refuse(visit, unknown)
    visit.answer("" if visit.by_ear else visit.texts.plain("film-working"))
    visit.desk.spawn(_moment(visit, table, asked.code))
    return "committed"


async def _instead(visit: PressVisit, table: Table, code: str | None) -> None:
    """To who plays by ear: the game board by board, under a line that says why."""
    page = await _page(visit, table, 0, code)
    told = f"{visit.chat_texts.html('film-in-words')}\n{page.caption}"
    show(visit, replace(page, caption=told))


async def _film(visit: PressVisit, table: Table, _: str | None) -> None:
    reel = whole(table)
    sight = await visit.desk.boards.frames.spoken(table, visit.chat_texts)
    words = [f"🎞 {reference(sight)}", *ended_lines(sight)[:2]]
    if reel.skipped:
        words.append(visit.chat_texts.html("film-skips", count=reel.skipped))
    await _send(visit, reel, "\n".join(words))


async def _moment(visit: PressVisit, table: Table, code: str | None) -> None:
    await _work_out(visit, table)
    review = visit.desk.reviews.known(table)
    ply = None if review is None else deciding(review, table.played, own_from(table.game))
    if review is None or ply is None:
        visit.reply(visit.chat_texts.html("moment-none"))
        return
    sight = await visit.desk.boards.frames.spoken(table, visit.chat_texts)
    told = change(sight, review, ply)
    if visit.by_ear:  # the board on which it is seen, in words
        page = await _page(visit, table, ply + 1, code)
        show(visit, replace(page, caption=f"{told}\n{page.caption}"))
        return
    await _send(visit, moment(table, ply), f"✨ {reference(sight)}\n{told}")


async def _send(visit: PressVisit, reel: Reel, words: str) -> None:
    """Send a film: by its file id where Telegram keeps it, else made now, as far as this person
    may have films made."""
    desk = visit.desk
    key = desk.studio.key(reel)
    file = await desk.store.upload(key)
    if file is None and not desk.studio.take(visit.person.id, reel):
        visit.reply(visit.reply_texts.html("film-limit"))
        return
    shown = Picture(file=file) if file else Picture(await desk.studio.film(reel))

    async def bring(topic: int | None) -> None:
        try:
            sent = await desk.wire.send_film(visit.address, topic, shown, words, ())
        except FileGone:
            await desk.store.commit(DropUpload(key))
            desk.spawn(_send(visit, reel, words))
            return
        except (NoPictures, Refused) as error:
            if isinstance(error, Refused):
                desk.troubles.met("reply", error)
            await desk.wire.send_text(visit.address, topic, visit.chat_texts.html("film-refused"))
            return
        if sent.file and sent.file != file:
            await desk.store.commit(KeepUpload(key, sent.file, desk.clock()))

    visit.send(bring)


PRESSED = (
    on(OpenReplay, pressed),
    on(ShowFilm, film),
    on(ShareReplay, share),
    on(OpenShared, opened),
    on(ReplayEnd, ended),
)
"""What the buttons do."""
