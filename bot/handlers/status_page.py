"""`/admin`: what is going on, for who runs the bot, in their own chat; and the way to all that they
may do there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final, get_args

from bot.board.phone import paired
from bot.handlers import bans, bulletins, clubs, deeds, maintenance, outside
from bot.handlers.answering import on
from bot.handlers.keeping import (
    AdminDo,
    AdminPage,
    Page,
    PageName,
    ago,
    back,
    barred,
    keeps,
    key,
    show,
    turn,
)
from bot.handlers.machine import Machine
from bot.handlers.visit import PressVisit, Visit
from bot.telegram.callback_data import Kind
from bot.telegram.lanes import Outcome
from storage.rows import Counted, Done

CALLED: Final[Mapping[Counted, str]] = {
    "people": "people",
    "groups": "groups",
    "private chats": "private",
    "invitations": "open",
    "games going on": "going",
    "games asleep": "asleep",
    "games over": "ended",
    "games begun": "begun",
    "games ended": "finished",
    "actions": "actions",
    "boards waiting": "waiting",
    "boards parked": "parked",
    "messages owed": "owed",
    "dead letters": "letters",
}
"""What each count is called in the texts."""

WAYS: Final[tuple[PageName, ...]] = (
    "people",
    "banned",
    "chats",
    "games",
    "line",
    "news",
    "troubles",
    "log",
)
"""The pages to which the first one leads."""
MB: Final = 1_000_000
LETTERS: Final = 10
"""So many reasons of dead letters are told."""


async def admin(visit: Visit) -> Outcome:
    """`/admin`, alone or with words. Nobody else is told anything, and no group is; there whoever
    wrote what is answered can be banned, and nobody sees it."""
    word, *more = visit.words.split(maxsplit=1) or [""]
    word, rest = word.casefold(), "".join(more).strip()
    here = visit.private or (keeps(visit) and word in SILENTLY)
    if not here or not keeps(visit):
        return barred(visit) or "refused"
    if (written := WRITTEN.get(word)) is not None:
        return await written(visit, rest)
    name = next((each for each in get_args(PageName) if each == (word or "home")), None)
    if name is None:
        visit.reply(visit.reply_texts.html("admin-how"))
        return "refused"
    return await show(visit, await _page(visit, AdminPage(name)))


async def heard(visit: Visit) -> Outcome | None:
    """The answer to one of those who run the bot who sends on what somebody wrote, or answers a
    page that asks for a text; None to anything else."""
    if not (visit.private and keeps(visit)):
        return None
    if visit.forwarded:
        return None if visit.author is None else await bans.shown(visit, visit.author)
    under = visit.replied_press
    page = None if under is None or under.kind is not Kind.ADMIN else AdminPage.read(under.action)
    asks = None if page is None or visit.text.startswith("/") else ASKING.get(page.name)
    return None if asks is None else await asks(visit, visit.text)


async def pages(visit: PressVisit, says: AdminPage) -> Outcome:
    """A page was asked for by its button."""
    return barred(visit) or await turn(visit, await _page(visit, says))


async def deed(visit: PressVisit, says: AdminDo) -> Outcome:
    """Something is to be done."""
    return barred(visit) or await DEEDS[says.deed](visit, says)


async def _page(visit: Visit, says: AdminPage) -> Page:
    """The page of that name."""
    alone = ALONE.get(says.name)
    return await (OF[says.name](visit, says.number) if alone is None else alone(visit))


async def _home(visit: Visit) -> Page:
    """What is going on."""
    texts, desk = visit.texts, visit.desk
    found = await desk.store.status(desk.clock())
    counts = {CALLED[each.what]: each.many for each in found}
    troubles = sum(each.times for each in desk.troubles.lately)
    lines = (
        texts.html("admin-status", **counts),
        texts.html("admin-waits", count=desk.sender.waits),
        *_of(visit, await asyncio.to_thread(desk.machine)),
        texts.html("admin-troubles", count=troubles),
    )
    ways = (key(texts, f"key-admin-{name}", AdminPage(name)) for name in WAYS)
    keys = (*paired(ways), (key(texts, "key-admin-again", AdminPage("home")),))
    return Page("\n".join(lines), keys)


def _of(visit: Visit, machine: Machine) -> Iterator[str]:
    """What the server tells of its machine."""
    texts = visit.texts
    if machine.free is not None and machine.taken is not None:
        yield texts.html("admin-disk", free=machine.free // MB, taken=machine.taken // MB)
    if machine.last_backup is None:
        yield texts.html("admin-no-backup", backups=machine.backups)
    else:
        seconds = (visit.desk.clock() - machine.last_backup) / 1000
        yield texts.html("admin-backup", ago=ago(texts, seconds))


async def _troubles(visit: Visit) -> Page:
    """What went wrong of late, a line each, the last first; then what could not be worked on, by
    its reason."""
    texts, desk = visit.texts, visit.desk
    lines = [texts.html("troubles-head")]
    lines += [
        texts.html(
            "troubles-line",
            ago=ago(texts, each.age),
            what=texts.plain(f"trouble-{each.kind}"),
            why=each.error,
            count=each.times,
        )
        for each in desk.troubles.lately
    ]
    if len(lines) == 1:
        lines.append(texts.html("troubles-none"))
    letters = await desk.store.letters_lately(LETTERS)
    lines += [texts.html("troubles-letters")] if letters else []
    lines += [
        texts.html(
            "troubles-letter",
            ago=ago(texts, (desk.clock() - each.at) / 1000),
            why=each.reason,
            count=each.many,
        )
        for each in letters
    ]
    return Page("\n".join(lines), (back(texts),))


ALONE: Final[Mapping[PageName, Callable[[Visit], Awaitable[Page]]]] = {
    "home": _home,
    "troubles": _troubles,
    "log": deeds.log,
    "people": bans.people,
    "banned": bans.banned,
    "games": outside.games,
    "chats": clubs.chats,
    "line": maintenance.page,
    "line-text": maintenance.prompt,
    "news": bulletins.page,
    "news-text": bulletins.prompt,
}
"""The pages that are of nobody and nothing in particular."""
OF: Final[Mapping[PageName, Callable[[Visit, int], Awaitable[Page]]]] = {
    "person": bans.person,
    "ban": bans.question,
    "chat": clubs.chat,
    "leave": clubs.question,
    "preview": bulletins.preview,
    "send": bulletins.question,
    "game": outside.game,
    "end": outside.question,
}
"""Those of a person or a game, by its number."""
DEEDS: Final[Mapping[Done, Callable[[PressVisit, AdminDo], Awaitable[Outcome]]]] = {
    "ban": bans.pressed,
    "unban": bans.pressed,
    "end": outside.pressed,
    "leave": clubs.pressed,
    "line": maintenance.pressed,
    "line-off": maintenance.pressed,
    "news": bulletins.pressed,
    "news-stop": bulletins.pressed,
    "news-on": bulletins.pressed,
    "news-again": bulletins.pressed,
}
"""What does each deed."""

WRITTEN: Final[Mapping[str, Callable[[Visit, str], Awaitable[Outcome]]]] = {
    "ban": bans.ban_written,
    "unban": bans.unban_written,
    "end": outside.written,
    "leave": clubs.written,
    "line": maintenance.written,
    "news": bulletins.written,
}
"""What takes words behind it."""
ASKING: Final[Mapping[PageName, Callable[[Visit, str], Awaitable[Outcome]]]] = {
    "line": maintenance.written,
    "line-text": maintenance.written,
    "news": bulletins.written,
    "news-text": bulletins.written,
}
"""What is done with an answer to a page whose first button leads there."""
SILENTLY: Final = frozenset({"ban", "unban"})
"""What may be said in a group, too, as nothing is answered there."""

PRESSED = (on(AdminPage, pages), on(AdminDo, deed))
