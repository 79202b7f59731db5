"""What is kept of a person: `/privacy` says it, `/export_me` sends it, `/forget_me` ends it.

Only in one's own chat with the bot: nobody else is to see it, and no thumb of others is near.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

from bot.board.questions import sure_keys
from bot.handlers.answering import on_any, refuse
from bot.handlers.confirming import AGAIN, doubts, turned
from bot.handlers.records import record
from bot.handlers.visit import Desk, PressVisit, Visit
from bot.table import notice_rows
from bot.table.endings import cancelling, resigning, withdrawing
from bot.table.lobby import getting_up
from bot.table.table import BrokenGame, Table
from bot.telegram.callback_data import Kind
from bot.telegram.lanes import Outcome
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key
from bot.words.library import Texts
from games.catalogue import CATALOGUE
from games.core import GameError
from games.record import write_record
from storage.operations import (
    AddNotice,
    Forget,
    Raise,
)
from storage.rows import Chat, Game, Pair

EVERY = 100_000
"""More games than anybody has open."""


@dataclass(frozen=True)
class Export(Payload, kind=Kind.EXPORT):
    """Everything is to be sent."""


@dataclass(frozen=True)
class ForgetMe(Payload, kind=Kind.FORGET):
    """Somebody wants to be forgotten, and is asked whether they are sure."""


@dataclass(frozen=True)
class ForgetNo(Payload, kind=Kind.FORGET_NO):
    """They are not."""


@dataclass(frozen=True)
class ForgetYes(Payload, kind=Kind.FORGET_YES):
    """They are."""


async def privacy(visit: Visit) -> Outcome:
    """`/privacy`: what is kept, why, and how to have it sent or forgotten."""
    keys = ((_key(visit, "key-forget", ForgetMe()),), (_key(visit, "key-export", Export()),))
    visit.reply(visit.reply_texts.html("privacy"), keys if visit.private else ())
    return "committed"


async def export_me(visit: Visit) -> Outcome:
    """`/export_me`, or its button: everything as one file."""
    if not visit.private:
        return _elsewhere(visit)
    visit.answer()
    visit.desk.spawn(_send(visit))
    return "committed"


async def _send(visit: Visit) -> None:
    """Nobody else waits for it: a person may have played thousands of games."""
    data = await exported(visit.desk, visit.person.id, visit.texts)
    visit.send_file("djehuty.json", data, visit.texts.html("export-caption"))


async def forget_me(visit: Visit) -> Outcome:
    """`/forget_me`, or its button: first what it means is said and asked."""
    if not visit.private:
        return _elsewhere(visit)
    visit.answer()
    games = await visit.desk.store.unfinished(person=visit.person.id, limit=EVERY)
    question = visit.texts.html("forget-confirm", count=len(games))
    yes = _key(visit, "key-forget-yes", ForgetYes(), danger=True)
    visit.reply(question, sure_keys(_key(visit, "key-forget-no", ForgetNo()), yes))
    return "committed"


async def forget_no(visit: PressVisit) -> Outcome:
    """Everything stays."""
    visit.answer(visit.texts.plain("forget-kept"))
    await _answered(visit, "forget-kept")
    return "committed"


async def forget_yes(visit: PressVisit) -> Outcome:
    """The person is sure: their games are given up, then all that says who they are goes.

    Begun again after a crash it goes on where it was: each step is a commit of its own. The last
    one may be repeated: an update that comes again has made them known again.
    """
    person = visit.person
    if not visit.private or person.telegram is None:
        return _elsewhere(visit)
    if doubts(visit):
        keys = (_key(visit, "key-forget-no", ForgetNo()), _sure(visit))
        return await turned(visit, visit.texts.html("forget-again"), *keys)
    visit.answer()
    games = await visit.desk.store.unfinished(person=person.id, limit=EVERY)
    for game in games:
        await _give_up(visit, game)
    # Their boards are shown once more: they may have told the name meanwhile.
    shown = {*(game.id for game in games), *await visit.desk.store.left(person.id)}
    await visit.desk.store.commit(Forget(person.id, person.telegram), *map(Raise, sorted(shown)))
    visit.desk.door.book.forget()  # tables in memory have the words that they brought
    await _answered(visit, "forget-done")
    for id_ in shown:
        visit.desk.door.book.changed(id_)
    return "committed"


async def _give_up(visit: Visit, game: Game) -> None:
    """What a player may do to be rid of a game: an invitation is withdrawn or left, a game that
    goes on resigned; one that may not be resigned, or is both sides' at one phone, is broken off.
    The others are told."""
    door, me = visit.desk.door, visit.person.id
    try:
        if game.status == "open":
            if me in (game.host, game.reserved):
                await door.change(game.id, withdrawing, me)
            else:
                await door.change(game.id, getting_up, me)
            return
        table = await door.book.table(game.id)
        result = await door.change(game.id, resigning, me)
        if not result.done:
            await door.change(game.id, cancelling)
    except (BrokenGame, GameError):
        return  # it cannot be read: nobody plays on there
    if table is not None:
        await _tell(visit, table)


async def _tell(visit: Visit, table: Table) -> None:
    """The other people of a game hear why it ended, or why the BOT plays on."""
    if not table.people - {visit.person.id}:
        return
    store = visit.desk.store
    places = notice_rows.news_places(await store.boards(table.game.id))
    notices = [
        AddNotice(notice_rows.gone(await store.new_id("notice"), chat, topic, table.game.id))
        for chat, topic in places.items()
        if chat != visit.chat.id
    ]
    await store.commit(*notices)
    visit.desk.door.book.changed(table.game.id)


async def _answered(visit: PressVisit, message: str) -> None:
    """The question says what came of it, without its buttons."""
    told = visit.texts.html(message)
    if (pressed := await visit.retold()) is not None:
        visit.retell(pressed, told)
    else:
        visit.reply(told)


def _elsewhere(visit: Visit) -> Outcome:
    """In a group nothing is sent or forgotten."""
    if visit.query is not None:
        return refuse(visit, "not-offered")
    visit.reply(visit.reply_texts.html("privacy-private"))
    return "refused"


def _key(visit: Visit, words: str, says: Payload, *, danger: bool = False) -> Key:
    style = "danger" if danger else None
    return Key(visit.texts.plain(words), says.press(), style=style)


def _sure(visit: Visit) -> Key:
    """*Yes*, once more."""
    key = _key(visit, "key-forget-yes", ForgetYes(), danger=True)
    return replace(key, press=ForgetYes().press(0, AGAIN))


PRESSED = (
    on_any(Export, export_me),
    on_any(ForgetMe, forget_me),
    on_any(ForgetNo, forget_no),
    on_any(ForgetYes, forget_yes),
)
"""What each button does."""


# -- the file of /export_me ------------------------------------------------------------------------

PAGE: Final = 200
"""So many games are read at a time."""

MOST_BYTES: Final = 40_000_000
"""Telegram takes files of 50 MB; the records that have no room beside the newest are left out."""

_NOT_THEIRS: Final = frozenset({"secret", "next_secret", "bookmark", "code"})
"""Columns of a game that say nothing of a person, or would tell throws that are still to come."""


async def exported(desk: Desk, person: int, texts: Texts) -> bytes:
    """Everything kept of a person, and the records of their games, the newest first."""
    games, room = list[dict[str, Any]](), MOST_BYTES
    async for game in _games(desk, person):
        each = await _game(desk, game, person, texts, records=room > 0)
        room -= len(each["record"] or "")
        games.append(each)
    every = {**await _self(desk, person), "games": games}
    return json.dumps(every, ensure_ascii=False, indent=1).encode()


async def _self(desk: Desk, person: int) -> dict[str, Any]:
    """The person, their chat with the bot, what they have been told, and what could not be worked
    on."""
    store = desk.store
    row, chat = await store.person(person), await store.private_chat(person)
    ready = None if chat is None else await store.ready(chat.id)
    lessons = {rules.id: sorted(await store.lessons(person, rules.id)) for rules in CATALOGUE}
    reminder = await store.reminder(person)
    likes = () if chat is None else await store.favourites(chat.id)
    return {
        "exported": _time(desk.clock()),
        "person": None if row is None else asdict(row),
        "chat": None if chat is None else _chat(chat),
        "favourites": [asdict(like) for like in likes],
        "reminder": None if reminder is None else asdict(reminder),
        "words": "" if ready is None else ready.words,
        "bells": [{"chat": group.id, "title": group.title} for group in await store.bells(person)],
        "days": [asdict(each) for each in await store.day_answers(person, EVERY)],
        "throws": [asdict(luck) for luck in await store.luck(person=person)],
        "standings": [asdict(each) for each in await store.standings((person,))],
        "pairs": [_pair(each, person) for each in await store.pairs(person, EVERY)],
        "avoided": [asdict(each) for each in await store.avoided(person)],
        "lessons": {rules: told for rules, told in lessons.items() if told},
        "letters": [asdict(letter) for letter in await store.letters_of(person)],
    }


def _pair(pair: Pair, person: int) -> dict[str, int]:
    """What the person has come to against somebody, whose number is nobody's but theirs."""
    won, lost = (pair.won, pair.lost) if pair.first == person else (pair.lost, pair.won)
    ends = {"games": pair.games, "won": won, "lost": lost}
    return {**ends, "day": pair.day, "today": pair.today}


def _chat(chat: Chat) -> dict[str, Any]:
    return {name: value for name, value in asdict(chat).items() if name != "person"}


async def _games(desk: Desk, person: int) -> AsyncIterator[Game]:
    """All games in which the person sits or sat, whose host they are, or that are kept for them,
    the newest first."""
    before = 2**62
    while games := await desk.store.games_of(person, before, PAGE):
        for game in games:
            yield game
        before = games[-1].id


async def _game(
    desk: Desk, game: Game, person: int, texts: Texts, *, records: bool
) -> dict[str, Any]:
    """A game as it is kept, what the person brought to it, and its record as the chat sends it."""
    players = await desk.store.players(game.id)
    kept = {name: value for name, value in asdict(game).items() if name not in _NOT_THEIRS}
    kept["fields"] = json.loads(game.fields)
    return {
        **kept,
        "players": [
            asdict(player) for player in players if person in (player.person, player.resigned)
        ],
        "record": await _record(desk, game, texts) if records else None,
    }


async def _record(desk: Desk, game: Game, texts: Texts) -> str | None:
    """The record of a game that has begun; None if there is none, or it cannot be read."""
    try:
        table = await desk.door.book.whole(game.id)
    except (BrokenGame, GameError):
        return None
    if table is None or table.state is None:
        return None
    return write_record(record(await desk.boards.frames.spoken(table, texts)))


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
