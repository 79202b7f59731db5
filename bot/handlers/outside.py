"""Ending a game from outside, by its number: for who runs the bot.

It has no winner, and its boards say who ended it. What was sealed is shown, as at any end.
"""

from __future__ import annotations

from typing import Final

from bot.handlers.game_lists import label_of, readable
from bot.handlers.keeping import (
    AdminDo,
    AdminPage,
    Page,
    Said,
    ago,
    asked_twice,
    back,
    key,
    number_in,
    show,
)
from bot.handlers.visit import PressVisit, Visit
from bot.table.endings import breaking_off
from bot.table.table import BrokenGame
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from games.core import GameError
from storage.rows import Deed

LISTED: Final = 8
"""So many games are offered, those in which something happened last."""


async def games(visit: Visit) -> Page:
    """The games in which something happened last; another one is named by its number."""
    texts = visit.texts
    found = await visit.desk.store.unfinished(limit=LISTED)
    tables = [await readable(visit.desk, game.id) for game in found]
    labels = {t.game.id: await label_of(visit, t, texts) for t in tables if t is not None}
    rows = tuple(
        (Key(label, AdminPage("game", number).press()),) for number, label in labels.items()
    )
    words = texts.html("outside-head" if rows else "outside-none")
    return Page(words, (*rows, back(texts)))


async def game(visit: Visit, number: int) -> Page:
    """One game: what it is, who plays, and when something happened last."""
    texts, row = visit.texts, await visit.desk.store.game(number)
    if row is None:
        return Page(texts.html("kept-no-game"), (back(texts, "games"),))
    table = await readable(visit.desk, number)
    label = (
        texts.plain("game-number", id=str(number))
        if table is None
        else await label_of(visit, table, texts)
    )
    seconds = (visit.desk.clock() - row.changed_at) / 1000
    words = texts.html("outside-game", what=label, ago=ago(texts, seconds))
    if row.status == "over":
        return Page("\n".join((words, texts.html("kept-ended-already"))), (back(texts, "games"),))
    end = key(texts, "key-end", AdminPage("end", number), danger=True)
    return Page(words, ((end,), back(texts, "games")))


async def question(visit: Visit, number: int) -> Page:
    """Whether it is to be ended: asked where another button was."""
    texts, row = visit.texts, await visit.desk.store.game(number)
    if row is None or row.status == "over":
        return await game(visit, number)
    words = texts.html("end-question", id=str(number))
    return asked_twice(
        texts, words, "key-end-yes", AdminDo("end", number), AdminPage("game", number)
    )


async def pressed(visit: PressVisit, says: AdminDo) -> Outcome:
    """*Yes, end it*."""
    said = await _end(visit, says.number)
    visit.answer(visit.texts.plain(f"kept-{said}"))
    return await show(visit, await game(visit, says.number))


async def _end(visit: Visit, number: int) -> Said:
    """End it; the log has it by the same commit."""
    deed = Deed(visit.desk.clock(), visit.person.id, "end", number)
    try:
        result = await visit.door.change(number, breaking_off, deed)
    except (BrokenGame, GameError):
        return "unreadable"
    if result.done:
        return "ended"
    return "no-game" if result.answer == "unknown" else "ended-already"


async def written(visit: Visit, words: str) -> Outcome:
    """`/admin end 123`: asked once more. Without a number the games are listed."""
    number = number_in(words)
    return await show(visit, await (games(visit) if number is None else question(visit, number)))
