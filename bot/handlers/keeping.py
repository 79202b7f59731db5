"""What the pages of `/admin` have in common: who may see them, how they are shown, and how what
cannot be taken back is asked twice.

They stand in the own chats of those who run the bot alone. Every page is made anew of what is so
when it is shown; a press of an old one does what it says, or says why not.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.board.phone import columns
from bot.handlers.visit import Desk, PressVisit, Visit
from bot.telegram.callback_data import MOST_DIGITS, Kind
from bot.telegram.lanes import Outcome
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard
from bot.words import names
from bot.words.library import Texts
from storage.operations import AddDeed, Op
from storage.rows import Chat, Deed, Done, Person
from storage.store import Seen

PageName: TypeAlias = Literal[
    "home",
    "troubles",
    "log",
    "people",
    "person",
    "ban",
    "banned",
    "games",
    "game",
    "end",
    "chats",
    "chat",
    "leave",
    "line",
    "line-text",
    "news",
    "news-text",
    "preview",
    "send",
]
"""The pages; one that is called as a deed asks whether it is to be done."""

Said: TypeAlias = Literal[
    "banned",
    "banned-already",
    "unbanned",
    "unbanned-already",
    "nobody",
    "hidden",
    "keeper",
    "news-going",
    "news-stopped",
    "news-late",
    "line-shown",
    "line-none",
    "line-off",
    "line-off-already",
    "leaving",
    "no-group",
    "ended",
    "ended-already",
    "no-game",
    "unreadable",
]
"""What came of something (`kept-<said>`)."""


@dataclass(frozen=True)
class AdminPage(Payload, kind=Kind.ADMIN, form="{name}.{number}"):
    """A page of those who run the bot; of the person, chat or game of that number, 0 for none."""

    name: PageName
    number: int = 0


@dataclass(frozen=True)
class AdminDo(Payload, kind=Kind.ADMIN, form="do.{deed}.{number}"):
    """Something is to be done with the person, chat or game of that number."""

    deed: Done
    number: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """Words (HTML) and their buttons."""

    words: str
    keys: Keyboard


LABEL: Final = 28
"""So many columns of a button a name has."""
UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def ago(texts: Texts, seconds: float) -> str:
    """How long ago that was, in the largest unit of which there are two."""
    for unit, length in UNITS:
        if seconds >= 2 * length:
            return texts.plain(f"ago-{unit}", count=int(seconds // length))
    return texts.plain("ago-now")


def keeps(visit: Visit) -> bool:
    """Whether this is one of those who run the bot."""
    person = visit.maybe_person
    return person is not None and person.telegram in visit.desk.keepers


def barred(visit: Visit) -> Outcome | None:
    """The answer to who may not see these pages, or not here; None where they may."""
    if not keeps(visit):
        return _told(visit, "admin-not-you")
    return None if visit.private else _told(visit, "admin-private")


def _told(visit: Visit, message: str) -> Outcome:
    if visit.query is not None:
        visit.answer(visit.texts.plain(message))
    else:
        visit.reply(visit.chat_texts.html(message))
    return "refused"


async def show(visit: Visit, page: Page) -> Outcome:
    """The page in the place of the one that was pressed, else as a message of its own."""
    message = None if visit.query is None else await visit.retold()
    if message is None:
        visit.reply(page.words, page.keys)
    else:
        visit.retell(message, page.words, page.keys)
    return "committed"


async def turn(visit: PressVisit, page: Page) -> Outcome:
    """The same where nothing more is to be said of the press."""
    visit.answer()
    return await show(visit, page)


def key(texts: Texts, words: str, says: Payload, *, danger: bool = False) -> Key:
    """A button with those words."""
    return Key(texts.plain(words), says.press(), style="danger" if danger else None)


def back(texts: Texts, name: PageName = "home") -> tuple[Key, ...]:
    """The row that leads back: the last one of every page."""
    return (key(texts, "key-back", AdminPage(name)),)


def asked_twice(texts: Texts, words: str, yes: str, does: AdminDo, no: AdminPage) -> Page:
    """Whether something is to be done, in the place of the page on which that was pressed. There
    what leads here is the last button but one, above *Back*: in its place stands *No*, and below it
    *Yes*, so that whoever presses twice has done nothing."""
    return Page(words, ((key(texts, "key-keep-no", no),), (key(texts, yes, does, danger=True),)))


async def kept(visit: Visit, what: Done, number: int, *ops: Op) -> None:
    """Save what one of those who run the bot has done, and that they did: once, however often the
    update comes."""
    deed = Deed(visit.desk.clock(), visit.person.id, what, number)
    with contextlib.suppress(Seen):
        await visit.desk.store.commit(*ops, AddDeed(deed), update=visit.update, at=deed.at)


def named(texts: Texts, who: Person | None) -> str:
    """What somebody is called; *somebody* where nothing is known of them any more."""
    called = None if who is None else names.called(who.nickname, who.name)
    return called or texts.plain("somebody")


def titled(texts: Texts, chat: Chat | None) -> str:
    """What a group is called; *a group* where that is not known."""
    title = None if chat is None else chat.title
    return title or texts.plain("some-group")


def number_in(words: str) -> int | None:
    """The number that somebody wrote, as `17`, `#17` or `№17`; None if that is none."""
    digits = words.removeprefix("#").removeprefix("№")
    fits = digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS
    return int(digits) if fits else None


def cut(text: str, most: int = LABEL) -> str:
    """As much of a text as a button has room for."""
    while columns(text) > most:
        text = text.removesuffix("…")[:-1].rstrip() + "…"
    return text


def tell(visit: Visit, page: Page) -> None:
    """Say it to who asked, in their own chat alone: in a group nobody else is to see it."""
    if visit.private:
        visit.reply(page.words, page.keys)
        return
    address, wire = visit.person.telegram or 0, visit.desk.wire

    async def send(_: int | None) -> None:
        await wire.send_text(address, None, page.words, page.keys)

    visit.desk.delivery.send(address, None, send)


def tell_keepers(desk: Desk, told: Callable[[Texts], str]) -> None:
    """Tell each of those who run the bot something, in their own language; nothing waits for
    it."""
    for user in sorted(desk.keepers):
        desk.spawn(_tell(desk, user, told))


async def _tell(desk: Desk, user: int, told: Callable[[Texts], str]) -> None:
    person = await desk.store.person_at(user)
    desk.delivery.say(user, told(desk.boards.frames.texts_for(person)))
