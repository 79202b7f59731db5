"""Leaving a group: for who runs the bot.

What was owed there goes, and its boards are shown no more. Then the bot leaves, as soon as the
group's turn to be sent something comes: that is a row (:data:`bot.table.notice_rows.LEAVE`), so a
crash forgets nothing. The games stay, and go on when the bot is added again, or in `/games`.
"""

from __future__ import annotations

from typing import Final

from bot.handlers.keeping import (
    AdminDo,
    AdminPage,
    Page,
    ago,
    asked_twice,
    back,
    cut,
    kept,
    key,
    number_in,
    show,
    titled,
)
from bot.handlers.visit import PressVisit, Visit
from bot.table import notice_rows
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from storage.operations import Abandon, AddNotice
from storage.rows import Chat

LISTED: Final = 8
"""So many groups are offered, those in which somebody was last."""
COUNTED: Final = 100
"""So many games of one are counted."""


async def chats(visit: Visit) -> Page:
    """The groups in which somebody was last; another one is named by its number."""
    texts, desk = visit.texts, visit.desk
    came = dict(desk.clubs.lately)
    lately = [await desk.store.chat(number) for number in came]
    others = await desk.store.newest_groups(LISTED)
    found = {each.id: each for each in (*lately, *others) if each is not None}
    shown = list(found.values())[:LISTED]
    lines = [texts.html("clubs-head" if shown else "clubs-none")]
    for each in shown:
        when = ago(texts, (desk.clock() - came[each.id]) / 1000) if each.id in came else "–"
        lines.append(texts.html("clubs-line", club=titled(texts, each), id=str(each.id), ago=when))
    rows = tuple(
        (Key(cut(titled(texts, each)), AdminPage("chat", each.id).press()),) for each in shown
    )
    return Page("\n".join(lines), (*rows, back(texts)))


async def _group(visit: Visit, number: int) -> Chat | None:
    """The group of that number, by ours or by Telegram's."""
    found = await visit.desk.store.chat(number)
    return None if found is None or not found.talks else found


async def chat(visit: Visit, number: int) -> Page:
    """One group: what it is called, and how many games go on there."""
    texts, found = visit.texts, await _group(visit, number)
    if found is None:
        return Page(texts.html("kept-no-group"), (back(texts, "chats"),))
    games = await visit.desk.store.unfinished(chat=number, limit=COUNTED)
    words = texts.html(
        "club-page",
        club=titled(texts, found),
        id=str(number),
        user=str(found.address),
        count=len(games),
    )
    leave = key(texts, "key-leave-group", AdminPage("leave", number), danger=True)
    return Page(words, ((leave,), back(texts, "chats")))


async def question(visit: Visit, number: int) -> Page:
    """Whether it is to be left: asked where another button was."""
    texts, found = visit.texts, await _group(visit, number)
    if found is None:
        return await chat(visit, number)
    words = texts.html("leave-question", club=titled(texts, found))
    return asked_twice(
        texts, words, "key-leave-yes", AdminDo("leave", number), AdminPage("chat", number)
    )


async def pressed(visit: PressVisit, says: AdminDo) -> Outcome:
    """*Yes, leave*."""
    found = await _group(visit, says.number)
    if found is not None:
        owed = notice_rows.leave(await visit.desk.store.new_id("notice"), found.id)
        await kept(visit, "leave", found.id, Abandon(found.id), AddNotice(owed))
    said = "no-group" if found is None else "leaving"
    visit.answer(visit.texts.plain(f"kept-{said}"))
    return await show(visit, await chats(visit))


async def written(visit: Visit, words: str) -> Outcome:
    """`/admin leave 5`: asked once more; Telegram's own number of the group does, too. Without a
    number the groups are listed."""
    number = number_in(words)
    if words.startswith("-") and (address := number_in(words[1:])) is not None:
        found = await visit.desk.store.chat_at(-address)
        number = 0 if found is None else found.id
    return await show(visit, await (chats(visit) if number is None else question(visit, number)))
