"""The record of a game that somebody sends, as a file or as a text: its replay and its film.

Nothing of it is saved. The page answers the message that has the record, so each press brings it
along.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from functools import lru_cache, partial
from hashlib import sha256
from typing import Final, NamedTuple

from telegram.error import TelegramError

from bot.board.buttons import FilmSent, OpenSent
from bot.board.filming import whole
from bot.board.heading import unnumbered
from bot.board.parts import ended_lines
from bot.board.reviewing import no_review
from bot.board.sight import Sight
from bot.choosing.page import Page
from bot.choosing.replay_pages import ReplayPages
from bot.handlers.answering import on, refuse
from bot.handlers.page_turning import show, turn
from bot.handlers.visit import PressVisit, Visit
from bot.table.from_record import names_in, tabled
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.wire import FileGone, NoPictures, Picture, Refused
from bot.words.names import clean
from games.core import GameError
from games.record import Record
from games.transport import examine

BEGINS: Final = '[Game "'
"""What stands in every record."""

MOST_WHY: Final = 300
"""So much is told of what is wrong with a record."""

PATIENCE_S: Final = 10.0
"""So long a file is waited for."""


class SentGame(NamedTuple):
    """A record and the game in it."""

    record: Record
    table: Table


def is_one(visit: Visit) -> bool:
    """Whether what was written looks like a record."""
    return visit.private and BEGINS in visit.text


async def said(visit: Visit) -> Outcome:
    """A record as a text."""
    return await came(visit)


async def came(visit: Visit) -> Outcome:
    """A file, or a text that looks like a record: its replay."""
    if visit.handed is None:
        return "refused"
    visit.desk.spawn(_show(visit, visit.handed.message))
    return "committed"


async def opened(visit: PressVisit, asked: OpenSent) -> Outcome:
    """The button of a page that answers a record."""
    if visit.handed is None or not visit.private:
        return refuse(visit, "record-gone")
    visit.answer()
    visit.desk.spawn(_turn(visit, asked.at))
    return "committed"


async def filmed(visit: PressVisit, _: FilmSent) -> Outcome:
    """Its film. It is made anew each time: nothing of it is saved."""
    if visit.handed is None or not visit.private:
        return refuse(visit, "record-gone")
    if visit.by_ear:
        visit.answer()
        visit.desk.spawn(_show(visit, visit.handed.message, "film-in-words"))
        return "committed"
    visit.answer(visit.texts.plain("film-working"))
    visit.desk.spawn(_film(visit))
    return "committed"


async def _show(visit: Visit, message: int, note: str = "") -> None:
    """Its first board, as an answer to the record, under a note if there is one."""
    if (game := await read(visit)) is None:
        return
    page = await _page(visit, game, 0)
    if note:
        page = replace(page, caption=f"{visit.texts.html(note)}\n{page.caption}")
    show(visit, page, answered=message)


async def _turn(visit: PressVisit, at: int) -> None:
    if (game := await read(visit)) is not None:
        await turn(visit, await _page(visit, game, at))


async def _page(visit: Visit, game: SentGame, at: int) -> Page:
    reviews, table = visit.desk.reviews, game.table
    if no_review(table) is None:
        with contextlib.suppress(GameError):
            await reviews.of(table)
    sight = sight_of(visit, game)
    return ReplayPages(sight, visit.renderer, reviews.known(table), sent=True).page(at)


async def _film(visit: PressVisit) -> None:
    if (game := await read(visit)) is None:
        return
    desk, reel = visit.desk, whole(game.table)
    if not desk.studio.take(visit.person.id, reel):
        visit.reply(visit.reply_texts.html("film-limit"))
        return
    sight = sight_of(visit, game)
    words = "\n".join((f"🎞 {unnumbered(sight)}", *ended_lines(sight)[:2]))
    shown = Picture(await desk.studio.film(reel))

    async def bring(topic: int | None) -> None:
        try:
            await desk.wire.send_film(visit.address, topic, shown, words, ())
        except (NoPictures, Refused, FileGone) as error:
            desk.troubles.met("reply", error)
            await desk.wire.send_text(visit.address, topic, visit.reply_texts.html("film-refused"))

    visit.send(bring)


def sight_of(visit: Visit, game: SentGame) -> Sight:
    """The game with its players called as in the record."""
    names = {who: clean(name) for who, name in names_in(game.record, game.table).items()}
    return Sight(game.table, visit.texts, names)


async def read(visit: Visit) -> SentGame | None:
    """The game of the record that is handed over; None where it has none, which is said."""
    text = await _text(visit)
    if text is not None:
        try:
            return await visit.desk.draw(partial(_game, text))
        except GameError as error:
            why = str(error).split("\n", 1)[0][:MOST_WHY]
            visit.reply(visit.reply_texts.html("record-unreadable", why=why))
            return None
    visit.reply(visit.reply_texts.html("hint"))
    return None


@lru_cache(maxsize=16)
def _game(text: str) -> SentGame:
    """The game of a text, whose number stands for it: so its figures are worked out once."""
    record = examine(text).record
    table = tabled(record, -int(sha256(text.encode()).hexdigest()[:13], 16))
    if not table.played:
        raise GameError("nothing was played in it")
    return SentGame(record, table)


async def _text(visit: Visit) -> str | None:
    """What is handed over as a text; None for what is none, or cannot be fetched."""
    handed = visit.handed
    if handed is None:
        return None
    if handed.file is None:
        return handed.text
    try:
        async with asyncio.timeout(PATIENCE_S):
            file = await visit.desk.bot.get_file(handed.file)
            data = bytes(await file.download_as_bytearray())
        return data.decode("utf-8-sig")
    except (TelegramError, TimeoutError, UnicodeDecodeError):
        return None


PRESSED = (on(OpenSent, opened), on(FilmSent, filmed))
"""What the buttons do."""
