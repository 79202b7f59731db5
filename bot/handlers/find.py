"""`/find`: looking for somebody to play with, in one's own chat.

Nothing is shown of anybody but the name that they chose, and the two cannot write to each other.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

from bot.board.buttons import Menu, NeverAgain, ReportThem, Seek, SeekNamed, SeekNoMore, SeekTime
from bot.board.keyboard import CHOSEN
from bot.board.phone import in_rows
from bot.handlers.answering import on, on_any, refuse
from bot.handlers.keeping import tell_keepers
from bot.handlers.visit import PressVisit, Visit
from bot.table.clock import OFF
from bot.table.finding import ANY, LONGEST_MS, TIMES_SOUGHT
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard
from bot.words import names
from bot.words.library import Texts
from games.catalogue import STARTERS
from storage.operations import ChangePerson
from storage.rows import Person

FIND: Final = "find"
"""What the deep link to this page carries."""

GAMES: Final = tuple(rules.game for rules in STARTERS if max(rules.seats) == 2)

DAY_MS: Final = 24 * 3_600_000


async def find(visit: Visit) -> Outcome:
    """`/find`: the page; in a group the way to one's own chat."""
    if visit.maybe_person is None:
        return visit.unknown()
    if not visit.private:
        key = Key(visit.chat_texts.plain("key-find"), url=visit.desk.opens(FIND))
        visit.reply(visit.chat_texts.html("find-private"), ((key,),))
        return "committed"
    visit.reply(*await _page(visit, visit.person))
    return "committed"


async def _page(visit: Visit, person: Person) -> tuple[str, Keyboard]:
    """What one looks for, or may look for."""
    texts = visit.texts
    bot = Key(texts.plain("key-play-bot"), Menu("play").press())
    if person.nickname is None:
        name = _own_name(person)
        if name is None:
            return texts.html("find-name"), ()
        own = _key(texts, "key-find-named", SeekNamed())
        return texts.html("find-name-this", name=name), ((own,),)
    if person.sought is not None:
        told = texts.html(
            "find-looking",
            game=_called(texts, person.sought),
            span=_span(texts, _liked(person)),
            name=person.nickname,
            minutes=LONGEST_MS // 60_000,
        )
        return told, ((_key(texts, "key-find-stop", SeekNoMore()),), (bot,))
    today = await visit.desk.store.begun_since(visit.desk.clock() - DAY_MS)
    keys = [Key(_called(texts, each), Seek(each).press()) for each in (*GAMES, ANY)]
    told = texts.html("find-page", name=person.nickname, count=today)
    return told, (*in_rows(_times(texts, person), 3), *in_rows(keys, 3), (bot,))


def _own_name(person: Person) -> str | None:
    """The name by which they are called already, where it can be chosen."""
    with contextlib.suppress(names.BadName):
        return names.chosen(person.name or "")
    return None


def _times(texts: Texts, person: Person) -> Iterator[Key]:
    liked = _liked(person)
    for each in TIMES_SOUGHT:
        words = _span(texts, each)
        yield Key(f"{CHOSEN} {words}" if each == liked else words, SeekTime(each).press())


def _liked(person: Person) -> str:
    """The name of the time a turn that one likes."""
    return next((n for n, ms in TIMES_SOUGHT.items() if ms == person.sought_turn_ms), ANY)


def _span(texts: Texts, span: str) -> str:
    words = {ANY: "find-any-time", OFF: "key-no-time"}.get(span, f"span-{span}")
    return texts.plain(words)


def _called(texts: Texts, sought: str) -> str:
    return texts.plain("find-any") if sought == ANY else texts.plain(f"game-{sought}")


def _key(texts: Texts, words: str, says: Payload) -> Key:
    return Key(texts.plain(words), says.press())


async def seek(visit: PressVisit, asked: Seek) -> Outcome:
    """A game was chosen on the page."""
    if not visit.private:
        return refuse(visit, "not-offered")
    found = await visit.door.finding.seek(visit.person, asked.sought)
    match found:
        case "name-first":
            return refuse(visit, "name-first")
        case "no-such-game":
            return refuse(visit, "not-offered")
        case "met":
            visit.answer(visit.texts.plain("said-met"))
        case "looks" | "again":
            visit.answer(visit.texts.plain("said-looking"))
    await _retold(visit)
    return "committed"


async def like(visit: PressVisit, asked: SeekTime) -> Outcome:
    """A time a turn was chosen on the page."""
    if not visit.private or not await visit.door.finding.like(visit.person, asked.span):
        return refuse(visit, "not-offered")
    visit.answer()
    await _retold(visit)
    return "committed"


async def named(visit: PressVisit) -> Outcome:
    """*As Anna*: they are seen by the name that they have at Telegram."""
    name = _own_name(visit.person)
    if not visit.private or (visit.person.nickname is None and name is None):
        return refuse(visit, "not-offered")
    if visit.person.nickname is None:
        await visit.desk.store.commit(ChangePerson(visit.person.id, (("nickname", name),)))
    visit.answer()
    await _retold(visit)
    return "committed"


async def stop(visit: PressVisit) -> Outcome:
    """*Stop looking*."""
    await visit.door.finding.stop(visit.person)
    visit.answer(visit.texts.plain("said-looks-no-more"))
    await _retold(visit)
    return "committed"


async def _retold(visit: PressVisit) -> None:
    """The page says what is so now."""
    person, message = await visit.desk.store.person(visit.person.id), await visit.retold()
    if person is not None and message is not None:
        visit.retell(message, *await _page(visit, person))


async def never_again(visit: PressVisit) -> Outcome:
    """*Not again* under the result: the two are never paired any more."""
    return await _avoided(visit, reported=False)


async def report(visit: PressVisit) -> Outcome:
    """*Report*: those who run the bot are told, too, once of the same person by the same one."""
    return await _avoided(visit, reported=True)


async def _avoided(visit: PressVisit, *, reported: bool) -> Outcome:
    table = await visit.desk.door.book.table(visit.game)
    other = None if table is None else _other(table, visit.person.id)
    if table is None or other is None:
        return refuse(visit, "foreign")
    new = await visit.door.finding.avoid(visit.person.id, other, reported=reported)
    if reported and new:
        by, id_ = str(visit.person.id), str(table.game.id)
        tell_keepers(
            visit.desk,
            lambda texts: texts.html(
                "admin-report", who=str(other), by=by, id=id_, ban=f"/admin ban {other}"
            ),
        )
    said = visit.texts.plain("said-reported" if reported else "said-never-again")
    visit.answer(said, alert=reported)
    return "committed"


def _other(table: Table, person: int) -> int | None:
    """Who was met at that game, by somebody who played it."""
    if not table.game.found or person not in table.owners:
        return None
    return next(iter(table.owners - {person}), None)


PRESSED = (
    on(Seek, seek),
    on(SeekTime, like),
    on_any(SeekNamed, named),
    on_any(SeekNoMore, stop),
    on_any(NeverAgain, never_again),
    on_any(ReportThem, report),
)
"""What each button of the page does, and those under the result of a game with a stranger."""
