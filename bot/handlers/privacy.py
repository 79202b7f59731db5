"""What is kept of a person: `/privacy` says it, `/export_me` sends it, `/forget_me` ends it.

Only in one's own chat with the bot: nobody else is to see it, and no thumb of others is near.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.handlers.answering import on_any, refuse
from bot.handlers.exporting import exported
from bot.handlers.visit import PressVisit, Visit
from bot.table import notice_rows
from bot.table.endings import cancelling, resigning, withdrawing
from bot.table.lobby import getting_up
from bot.table.table import BrokenGame, Table
from bot.telegram.callback_data import Kind
from bot.telegram.payloads import Payload
from bot.telegram.poller import Outcome
from bot.telegram.wire import Key
from games.core import GameError
from storage.operations import (
    AddNotice,
    Forget,
    Raise,
)
from storage.rows import Game

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
    keys = ((_key(visit, "key-export", Export()),), (_key(visit, "key-forget", ForgetMe()),))
    visit.reply(visit.texts.html("privacy"), keys if visit.private else ())
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
    visit.reply(question, ((_key(visit, "key-forget-no", ForgetNo()),), (yes,)))
    return "committed"


async def forget_no(visit: PressVisit) -> Outcome:
    """Everything stays."""
    visit.answer(visit.texts.plain("forget-kept"), alert=True)
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
    if not await visit.retell(told):
        visit.reply(told)


def _elsewhere(visit: Visit) -> Outcome:
    """In a group nothing is sent or forgotten."""
    if visit.query is not None:
        return refuse(visit, "not-offered")
    visit.reply(visit.texts.html("privacy-private"))
    return "refused"


def _key(visit: Visit, words: str, says: Payload, *, danger: bool = False) -> Key:
    style = "danger" if danger else None
    return Key(visit.texts.plain(words), says.press(), style=style)


PRESSED = (
    on_any(Export, export_me),
    on_any(ForgetMe, forget_me),
    on_any(ForgetNo, forget_no),
    on_any(ForgetYes, forget_yes),
)
"""What each button does."""
