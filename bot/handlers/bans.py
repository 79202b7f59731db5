"""Who may not use the bot any more: found among who came lately, by their id, or by what they
wrote; banned, and let in again.

A ban is silent to others. Who is banned is told so once an hour at most, by a pop-up or in their
own chat (:meth:`bot.handlers.visit.Desk.visit`). At the tables where they sit the others decide as
of somebody who has left (:mod:`bot.table.absence`). A ban goes by the id at Telegram, so a new name
makes no difference.
"""

from __future__ import annotations

from typing import Final

from bot.handlers.authors import Author
from bot.handlers.keeping import (
    AdminDo,
    AdminPage,
    Page,
    Said,
    ago,
    asked_twice,
    back,
    cut,
    kept,
    key,
    named,
    number_in,
    show,
    tell,
)
from bot.handlers.visit import PressVisit, Visit
from bot.table.finding import NOTHING
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from bot.words import names
from bot.words.library import Texts
from storage.operations import ChangePerson
from storage.rows import Person

LISTED: Final = 8
"""So many people are offered at once: a phone shows them whole."""
SEARCHED: Final = 100
"""Among so many a name is looked for."""
BARRED, LIFT = "🚫 ", "↩️ "
"""Before the name of who is banned, and of who is let in again by a tap on it."""
BANNED: Final = 20
"""So many of the banned are listed, the last ones."""


# -- pages -----------------------------------------------------------------------------------------


async def people(visit: Visit, part: str = "") -> Page:
    """Who came lately, with `part` in their name: whoever is meant is chosen by a tap."""
    texts, desk = visit.texts, visit.desk
    came = dict(desk.company.lately)
    lately = [await desk.store.person(number) for number in came]
    others = await desk.store.newest_people(SEARCHED)
    found = {who.id: who for who in (*lately, *others) if who is not None and _chosen(visit, who)}
    if part:
        found = {i: who for i, who in found.items() if _has(who, part)}
    shown = list(found.values())[:LISTED]
    lines = [texts.html("people-head" if shown else "people-none")]
    for who in shown:
        when = ago(texts, (desk.clock() - came[who.id]) / 1000) if who.id in came else "–"
        lines.append(texts.html("people-line", name=named(texts, who), user=_user(who), ago=when))
    rows = tuple((_to_person(texts, who),) for who in shown)
    return Page("\n".join(lines), (*rows, back(texts)))


def _chosen(visit: Visit, who: Person) -> bool:
    """Whether somebody can be banned at all."""
    return who.telegram is not None and who.telegram not in visit.desk.keepers


def _has(who: Person, part: str) -> bool:
    """Whether a name that somebody goes by has that in it."""
    called = (who.name or "", who.nickname or "")
    return any(part.casefold() in each.casefold() for each in called)


def _user(who: Person) -> str:
    return str(who.telegram)


def _to_person(texts: Texts, who: Person) -> Key:
    sign = "" if who.banned is None else BARRED
    label = sign + cut(named(texts, who))
    return Key(label, AdminPage("person", who.id).press())


async def person(visit: Visit, number: int) -> Page:
    """One person: who they are, how many games they play, and whether they are banned."""
    texts, desk = visit.texts, visit.desk
    who = await desk.store.person(number)
    if who is None or who.telegram is None:
        return Page(texts.html("kept-nobody"), (back(texts, "people"),))
    games = await desk.store.unfinished(person=number, limit=SEARCHED)
    lines = [
        texts.html(
            "person-head", name=named(texts, who), user=_user(who), id=str(who.id), count=len(games)
        )
    ]
    if who.telegram in desk.keepers:
        return Page("\n".join((*lines, texts.html("kept-keeper"))), (back(texts, "people"),))
    if who.banned is None:
        ban = key(texts, "key-ban", AdminPage("ban", number), danger=True)
        return Page("\n".join(lines), ((ban,), back(texts, "people")))
    since = ago(texts, (desk.clock() - who.banned) / 1000)
    lift = key(texts, "key-unban", AdminDo("unban", number))
    return Page(
        "\n".join((*lines, texts.html("person-banned", ago=since))),
        ((lift,), back(texts, "banned")),
    )


async def question(visit: Visit, number: int) -> Page:
    """Whether they are to be banned: asked where another button was."""
    texts, who = visit.texts, await visit.desk.store.person(number)
    if who is None or not _chosen(visit, who) or who.banned is not None:
        return await person(visit, number)
    words = texts.html("ban-question", name=named(texts, who))
    return asked_twice(
        texts, words, "key-ban-yes", AdminDo("ban", number), AdminPage("person", number)
    )


async def banned(visit: Visit) -> Page:
    """All who are banned, the last one first; each can be let in again by a tap."""
    texts, desk = visit.texts, visit.desk
    found = await desk.store.banned(BANNED)
    lines = [texts.html("banned-head" if found else "banned-none")]
    lines += [
        texts.html(
            "people-line",
            name=named(texts, who),
            user=_user(who),
            ago=ago(texts, (desk.clock() - (who.banned or 0)) / 1000),
        )
        for who in found
    ]
    rows = tuple(
        (
            Key(
                LIFT + cut(named(texts, who)),
                AdminDo("unban", who.id).press(),
            ),
        )
        for who in found
    )
    return Page("\n".join(lines), (*rows, back(texts)))


# -- what is done ----------------------------------------------------------------------------------


async def ban(visit: Visit, number: int) -> Said:
    """Ban a person; what came of it. Begun again after a crash it goes on with
    their seats: whoever is banned already stays so."""
    desk = visit.desk
    who = await desk.store.person(number)
    if who is None or who.telegram is None:
        return "nobody"
    if who.telegram in desk.keepers:
        return "keeper"
    if who.banned is None or await desk.store.seen(visit.update):
        change = (("banned", desk.clock()), ("turned_away", None), *NOTHING)
        await kept(visit, "ban", number, ChangePerson(number, change))
        await desk.door.absence.banned(number)
        return "banned"
    return "banned-already"


async def unban(visit: Visit, number: int) -> Said:
    """Let a person in again; their seats are theirs as soon as they press."""
    who = await visit.desk.store.person(number)
    if who is None or who.telegram is None:
        return "nobody"
    if who.banned is not None or await visit.desk.store.seen(visit.update):
        change = (("banned", None), ("turned_away", None))
        await kept(visit, "unban", number, ChangePerson(number, change))
        return "unbanned"
    return "unbanned-already"


async def pressed(visit: PressVisit, says: AdminDo) -> Outcome:
    """*Yes, ban* and *Let in again*: the person's page says how it is then."""
    said = await (ban if says.deed == "ban" else unban)(visit, says.number)
    visit.answer(visit.texts.plain(f"kept-{said}"))
    return await show(visit, await person(visit, says.number))


# -- by words --------------------------------------------------------------------------------------


async def ban_written(visit: Visit, words: str) -> Outcome:
    """`/admin ban`: whoever wrote what is answered, an id, or part of a name."""
    return await _written(visit, words, lift=False)


async def unban_written(visit: Visit, words: str) -> Outcome:
    """`/admin unban` and an id; alone it lists who is banned."""
    return await _written(visit, words, lift=True)


async def _written(visit: Visit, words: str, *, lift: bool) -> Outcome:
    number = await _meant(visit, words)
    if number is None:
        tell(visit, await (banned(visit) if lift else people(visit, words)))
        return "committed"
    if isinstance(number, str):
        tell(visit, Page(visit.texts.html(f"kept-{number}"), ()))
        return "refused"
    said = await (unban if lift else ban)(visit, number)
    page = await person(visit, number)
    tell(visit, Page("\n".join((visit.texts.html(f"kept-{said}"), "", page.words)), page.keys))
    return "committed"


async def shown(visit: Visit, author: Author) -> Outcome:
    """The page of who wrote what was sent on to us."""
    found = await _of(visit, author)
    if isinstance(found, str):
        visit.reply(visit.reply_texts.html(f"kept-{found}"))
        return "refused"
    return await show(visit, await person(visit, found))


async def _meant(visit: Visit, words: str) -> int | Said | None:
    """The number of the person that is meant, why nobody can be, or None where
    nobody is yet."""
    if visit.author is not None and not words:
        return await _of(visit, visit.author)
    number = number_in(words)
    if number is None or words.startswith("#"):
        return number
    return await _of(visit, Author(number))


async def _of(visit: Visit, author: Author) -> int | Said:
    """The number of somebody by their id at Telegram. Whoever has never come is noted by it, so
    that they can be banned before they do."""
    if author.user is None:
        return "hidden"
    known = await visit.desk.store.person_at(author.user)
    if known is None:
        name = author.name or names.given("", None, None, author.user)
        known = await visit.desk.store.see_person(author.user, name, None)
    return known.id
