"""The bot in any chat: what it offers behind its name, the first press on an invitation that was
sent so, and the way from such a game to one's own chat (docs/decisions/0091).

An invitation is a message of somebody else's, in a chat of which we know nothing. There is no game
before somebody presses: whether a result was sent, and how often, nobody tells us for certain.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import replace
from functools import partial
from typing import Final

import structlog
from telegram import Update, User

from bot.board.buttons import INVITATION, RESULT, TellMe
from bot.board.caption import caption
from bot.board.sealing import signs_of
from bot.choosing import reading
from bot.choosing.buttons import Invited
from bot.choosing.learn_pages import progress, read_learned
from bot.choosing.lessons import COURSES
from bot.choosing.offers import MOST, Offering, means, offered, signed
from bot.choosing.play_pages import Known
from bot.handlers.answering import bring, on, outcome, refuse
from bot.handlers.game_lists import readable
from bot.handlers.visit import Desk, PressVisit, Visit
from bot.table.board_rows import Place
from bot.table.changes import Answer
from bot.table.clock import DAY_MS
from bot.table.invitation import INVITATION_MS, NewGame
from bot.table.places import may_bring
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.signing import signature
from bot.telegram.wire import Offer
from bot.words import names
from bot.words.combos import Combo
from bot.words.library import Texts
from bot.words.names import called
from games.catalogue import rule_set
from games.core import SwitchError
from games.fields import switches_of
from storage.operations import ChangeChat
from storage.rows import Person

log = structlog.get_logger(__name__)

KEPT_S: Final = 10
"""So many seconds the same answer is given to who asks the same again: their games go on."""

MARK: Final = 6
"""Bytes of the signature on an invitation."""

MARKED: Final = re.compile(r"(?P<day>[0-9a-f]{1,6})[A-Za-z0-9_-]{8}")
"""The day before it, counted from 1970."""

STANDS: Final = INVITATION_MS // DAY_MS
"""So many days an invitation may be taken: as long as a game that waits for somebody to sit down.
Who has seen one could else make games in the name of who sent it for ever."""

RESULTS: Final = 3
"""So many results are offered unasked, the last ones."""

LOOKED: Final = 20
"""Of so many games that somebody played last."""

TELL: Final = "tell-"
"""What the deep link carries before the number of a game of which somebody wants to hear."""


def mark_of(desk: Desk, said: str, day: int | None = None) -> str:
    """By which an invitation of ours is known that says this (:func:`signed`): the day on which it
    was offered, today unless one is given, and a signature of both."""
    day = _today(desk) if day is None else day
    return f"{day:x}{signature(desk.bot.token, 'invitations', f'{day:x}.{said}', MARK)}"


def _today(desk: Desk) -> int:
    return desk.clock() // DAY_MS


def _why_not(desk: Desk, asked: Invited) -> Answer | None:
    """Why an invitation is not taken: it is too old, as all are that tell no day; or it is none of
    ours."""
    told = MARKED.fullmatch(asked.mark)
    if told is None:
        return "expired"
    day = int(told["day"], 16)
    if not hmac.compare_digest(asked.mark, mark_of(desk, signed(asked.host, asked.combo), day)):
        return "not-offered"
    return None if _today(desk) - day <= STANDS else "expired"


# -- what is offered -------------------------------------------------------------------------------


async def asked(desk: Desk, update: Update) -> Outcome:
    """Somebody types behind our name."""
    query = update.inline_query
    if query is None:
        return "refused"
    person = await _person(desk, query.from_user)
    offers = () if person is None else await _offers(desk, person, query.query.strip())
    desk.delivery.offer(query.id, offers, KEPT_S)
    return "committed"


async def called_as_guest(desk: Desk, update: Update) -> Outcome:
    """Somebody names us in a chat where we are not: the first of what is offered for the other
    words is our answer, and is played there as any other."""
    message = update.guest_message
    if message is None or message.from_user is None or not message.guest_query_id:
        return "refused"
    person = await _person(desk, message.from_user)
    if person is None:
        return "refused"
    name = f"@{desk.bot.username}".lower()
    words = [word for word in (message.text or "").split() if word.lower() != name]
    offers = await _offers(desk, person, " ".join(words)) or await _offers(desk, person, "")
    desk.delivery.offer_guest(message.guest_query_id, offers[0])
    return "committed"


async def chosen(desk: Desk, update: Update) -> Outcome:  # noqa: ARG001 - all look alike
    """Somebody has sent what was offered. Nothing hangs on it: we are told so only where feedback
    is turned on, and not always then."""
    log.info("an offer was sent", update=update.update_id)
    return "refused"


async def _person(desk: Desk, user: User) -> Person | None:
    """Who asks; None for who is banned, and for bots."""
    if user.is_bot or not desk.asking.take(user.id):
        return None
    name = names.given(user.first_name, user.last_name, user.username, user.id)
    person = await desk.store.see_person(user.id, name, user.language_code)
    banned = person.banned is not None and user.id not in desk.keepers
    return None if banned else person


async def _offers(desk: Desk, person: Person, typed: str) -> tuple[Offer, ...]:
    """What is offered to that person for what they typed."""
    texts = desk.boards.frames.texts_for(person)
    name = called(person.nickname, person.name) or texts.plain("somebody")
    offering = Offering(
        texts,
        person.id,
        name,
        partial(mark_of, desk),
        desk.opens,
    )
    if typed.startswith(RESULT):
        return await _result(desk, person, offering, texts, typed.removeprefix(RESULT).strip())
    if typed.startswith(INVITATION):
        return await _invitation(desk, person, offering, typed.removeprefix(INVITATION).strip())
    read = reading.read(typed, (texts,)) if typed else None
    games = offered(texts, await _known(desk, person), read, typed)
    found = [offering.game(combo, sign) for combo, sign in games]
    found += _lessons(person, offering, texts, typed)
    if means(typed, texts.plain("inline-result-word")):
        found += await _results(desk, person, offering, texts)
    return tuple(found[:MOST])


def _lessons(person: Person, offering: Offering, texts: Texts, typed: str) -> list[Offer]:
    """The lessons of the games that are meant; where nothing is, of the first that has one left."""
    learned, found = read_learned(person.learned), list[Offer]()
    for game, course in COURSES.items():
        title = texts.plain("inline-lesson-title", game=texts.plain(f"game-{game}"))
        if not means(typed, texts.plain(f"game-{game}"), title):
            continue
        solved = learned.get(game, 0)
        if typed or solved.bit_count() < len(course.lessons):
            found.append(offering.lesson(game, progress(course, solved)))
            if not typed:
                break
    return found


async def _known(desk: Desk, person: Person) -> list[Known]:
    """The favourites of their own chat."""
    home, found = await desk.store.private_chat(person.id), list[Known]()
    for row in () if home is None else await desk.store.favourites(home.id):
        try:
            rules = rule_set(row.rules, switches_of(row.switches))
        except (SwitchError, KeyError):
            continue
        found.append(Known(rules, row.starred is not None))
    return found


async def _results(desk: Desk, person: Person, offering: Offering, texts: Texts) -> list[Offer]:
    """What came of the games that they played last."""
    found = list[Offer]()
    for game in await desk.store.games_of(person.id, 2**62, LOOKED):
        table = await readable(desk, game.id) if game.status == "over" else None
        if table is not None and table.state is not None:
            found.append(await _of_result(desk, table, offering, texts))
        if len(found) == RESULTS:
            break
    return found


async def _result(
    desk: Desk, person: Person, offering: Offering, texts: Texts, number: str
) -> tuple[Offer, ...]:
    """The result of the game of that number, by who played it."""
    if not (number.isascii() and number.isdecimal() and len(number) < 16):
        return ()
    table = await readable(desk, int(number))
    if table is None or table.state is None or table.game.status != "over":
        return ()
    if person.id not in table.owners:
        return ()
    return (await _of_result(desk, table, offering, texts),)


async def _of_result(desk: Desk, table: Table, offering: Offering, texts: Texts) -> Offer:
    """A result with its picture, if Telegram keeps that, or can fetch it from us."""
    sight = await desk.boards.frames.spoken(table, texts)
    key = desk.renderer.key(sight.view, signs=signs_of(table))
    file = await desk.store.upload(key)
    picture = desk.pictured(table.game.id) if file is None else None
    pictured = file is not None or picture is not None
    words = sight if pictured else replace(sight, wordy="inline")
    label = texts.plain(
        "inline-result-title", game=texts.plain(f"game-{table.rules.game}"), id=str(table.game.id)
    )
    combo = Combo(rule_set(table.rules.id, table.rules.switches()))
    told = caption(words)
    return offering.result(table.game.id, label, told, combo, file=file, picture=picture)


async def _invitation(
    desk: Desk, person: Person, offering: Offering, code: str
) -> tuple[Offer, ...]:
    """Their own invitation by link, as long as it stands."""
    game = await desk.store.game_by_code(code) if code else None
    table = None if game is None else await readable(desk, game.id)
    if table is None or table.game.status != "open" or table.game.host != person.id:
        return ()
    combo = Combo(rule_set(table.rules.id, table.rules.switches()))
    return (offering.invitation(code, combo, desk.boards.frames.link(code)),)


# -- what is pressed -------------------------------------------------------------------------------


async def invited(visit: PressVisit, asked: Invited) -> Outcome:
    """*Play* in the message: the first press makes the game, whose seal is seen before anybody sits
    down. Who has sent the message invites."""
    desk, combo = visit.desk, asked.combo
    host = await desk.store.person(asked.host)
    if not visit.inline or host is None:
        return refuse(visit, "not-offered")
    if (reason := _why_not(desk, asked)) is not None:
        return refuse(visit, reason)
    if host.telegram is None or host.banned is not None:
        return refuse(visit, "expired")
    if await visit.on_board():
        visit.answer(visit.texts.plain("answer-again"))
        return "committed" if await desk.store.seen(visit.update) else "refused"
    await _speak(visit, host)
    wanted = NewGame(
        combo.rules,
        "group",
        host,
        (visit.place(),),
        visit.token,
        points=combo.points or None,
    )
    result = await visit.door.seating.create(wanted)
    if not result.done:
        return refuse(visit, result.answer)
    visit.answer(visit.texts.plain("said-inline-sealed"))
    return outcome(result)


async def _speak(visit: PressVisit, host: Person) -> None:
    """The message speaks the language of who has sent it, as the invitation did."""
    if visit.chat.language is None:
        language = visit.desk.boards.frames.texts_for(host).language
        await visit.desk.store.commit(ChangeChat(visit.chat.id, (("language", language),)))


async def tell_me(visit: PressVisit, asked: TellMe) -> Outcome:  # noqa: ARG001 - all look alike
    """A board of the game comes into the own chat of who presses, and they are called there; who
    has not started us is led there."""
    desk = visit.desk
    table = await desk.door.book.table(visit.game)
    if table is None or not may_bring(table, visit.person.id):
        return refuse(visit, "foreign")
    if not visit.heard:
        visit.lead(desk.opens(f"{TELL}{visit.game}"))
        return "refused"
    home = await desk.store.private_chat(visit.person.id)
    if home is None:
        return refuse(visit, "unknown")
    result = await visit.door.places.bring(visit.game, visit.person, Place(home), wake=False)
    if not result.done:
        return refuse(visit, result.answer)
    visit.answer(visit.texts.plain("said-tell-me"))
    return outcome(result)


async def told(visit: Visit) -> Outcome:
    """The same by the link."""
    number = visit.words.removeprefix(TELL)
    game = int(number) if number.isascii() and number.isdecimal() and len(number) < 16 else 0
    result = await bring(visit, game, wake=False)
    if not result.done:
        visit.reply(visit.reply_texts.html(f"answer-{result.answer}"))
    return outcome(result)


PRESSED = (on(Invited, invited), on(TellMe, tell_me))
"""What is pressed in inline messages alone."""
