"""The time of a turn: `/clock`, *⏱* at an invitation, and what the others do about who is late."""

from __future__ import annotations

from collections.abc import Iterable

from bot.board.buttons import AskTime, ClaimYes, Late, No, SetPause, SetTime
from bot.board.phone import in_rows
from bot.board.questions import sure_keys
from bot.handlers import game_lists
from bot.handlers.answering import (
    brought_down,
    on,
    on_any,
    outcome,
    refuse,
    repair_board,
    respond,
)
from bot.handlers.confirming import AGAIN, once_more
from bot.handlers.visit import PressVisit, Visit
from bot.table.asking import Timing
from bot.table.book import Result
from bot.table.changes import Answer
from bot.table.clock import OFF, PAUSES, TIMES, may_have_clock, time_named, timing
from bot.table.lateness import calling_bot_for_late, giving_a_day, not_late
from bot.table.table import Table
from bot.telegram.callback_data import Press
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts

CHOSEN = "✓ "
"""Before what holds now."""

SIDE_BY_SIDE = 3


async def clock(visit: Visit) -> Outcome:
    """`/clock`: how long a turn may take at a table of theirs here, or a pause."""
    if visit.maybe_person is None:
        return visit.unknown()
    games = await game_lists.games_here(visit, game_lists.UNFINISHED)
    tables = [await game_lists.readable(visit.desk, game.id) for game in games]
    asked = [t for t in tables if t is not None and _not_asked(t, visit.person.id) is None]
    if not asked:
        visit.reply(visit.chat_texts.html("time-none"))
        return "committed"
    if len(asked) > 1:
        await game_lists.ask(visit, "offer-which", [table.game for table in asked], AskTime())
        return "committed"
    _ask(visit, asked[0])
    return "committed"


def _not_asked(table: Table, person: int) -> Answer | None:
    """Why that person has nothing to say about the time of a turn there."""
    if not may_have_clock(table):
        return "not-offered"
    if table.game.status != "open":
        return None if person in table.people else "foreign"
    if person != table.game.host:
        return "not-host"
    return "time-stands" if table.people - {person} else None


async def ask(visit: PressVisit) -> Outcome:
    """*⏱* under an invitation, or one of several games was chosen."""
    table = await game_lists.pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    chosen = not visit.has_picture and not await visit.on_board()
    over: Answer | None = "over" if table.game.status == "over" else None
    reason = over or _not_asked(table, visit.person.id)
    if reason is not None:
        refused = refuse(visit, reason)
        if not chosen:
            await repair_board(visit, table, reason)
        return refused
    visit.answer()
    if chosen:
        await game_lists.tell_outcome(visit, table.game.id, "list-done")
    else:
        await repair_board(visit, table, "done")
    _ask(visit, table)
    return "committed"


def _ask(visit: Visit, table: Table) -> None:
    """The question, in a message of its own: a board has no room for so many buttons."""
    texts, asker, game = visit.chat_texts, visit.person.id, table.game
    message = "time-ask" if game.status == "open" else "time-ask-all"
    keys: Keyboard = in_rows(_times(texts, table, asker), SIDE_BY_SIDE)
    if game.status != "open" and game.turn_ms is not None:
        keys = (*keys, *in_rows(_pauses(texts, table, asker), SIDE_BY_SIDE))
    no = Key(texts.plain("key-no-game"), No(asker).press())
    visit.reply(texts.html(message), (*keys, (no,)))


def _times(texts: Texts, table: Table, asker: int) -> Iterable[Key]:
    now = time_named(table.game.turn_ms)
    for name in (OFF, *TIMES):
        words = texts.plain("key-no-time") if name == OFF else texts.plain(f"span-{name}")
        press: Press = SetTime(name).press(table.game.id, asker)
        yield Key(CHOSEN + words if name == now else words, press)


def _pauses(texts: Texts, table: Table, asker: int) -> Iterable[Key]:
    game = table.game
    for name in PAUSES:
        words = texts.plain("key-pause", span=texts.plain(f"span-{name}"))
        yield Key(words, SetPause(name).press(game.id, asker))
    if game.paused_until is not None:
        yield Key(texts.plain("key-no-pause"), SetPause(OFF).press(game.id, asker))


async def set_time(visit: PressVisit, asked: SetTime) -> Outcome:
    """A time was chosen: it holds at an invitation, else the others are asked."""
    return await _set(visit, "time", asked.span)


async def set_pause(visit: PressVisit, asked: SetPause) -> Outcome:
    """A pause was chosen: the others are asked."""
    return await _set(visit, "pause", asked.span)


async def _set(visit: PressVisit, kind: Timing, span: str) -> Outcome:
    if visit.ply != visit.person.id:
        return refuse(visit, "not-your-question")
    table = await game_lists.pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    game, person = table.game.id, visit.person.id
    if table.game.status == "open" and kind == "time":
        result = await visit.door.change(game, timing, person, span)
    else:
        result = await visit.door.offers.propose(game, person, kind, span)
        await brought_down(visit, result)
    if not result.done:
        return refuse(visit, result.answer)
    agreed = result.table is not None and result.table.game.turn_ms == TIMES.get(span)
    visit.answer(visit.texts.plain("said-time" if agreed and kind == "time" else "said-time-asked"))
    done = "time-set-done" if agreed and kind == "time" else "time-asked-done"
    await game_lists.tell_outcome(visit, game, done)
    return outcome(result)


# -- who is late -----------------------------------------------------------------------------------


async def late(visit: PressVisit, asked: Late) -> Outcome:
    """What another decides about who is late, under a board."""
    if await game_lists.pressed_table(visit) is None:
        return refuse(visit, "unknown")
    door, game, person, ply = visit.door, visit.game, visit.person.id, visit.ply
    match asked.wish:
        case "poke":
            return await respond(visit, await door.lateness.poke(game, person, ply), "poked")
        case "skip":
            return await respond(visit, await door.lateness.skip(game, person, ply), "skipped")
        case "bot":
            result = await door.change(game, calling_bot_for_late, person, ply)
            return await respond(visit, result, "called-in")
        case "day":
            result = await door.change(game, giving_a_day, person, ply)
            return await respond(visit, result, "day-given")
        case "claim":
            return await _claim_asked(visit)


async def _claim_asked(visit: PressVisit) -> Outcome:
    """Ask in a message of its own: *Yes* is never where a thumb has just been (`sure_keys`)."""
    table = await game_lists.pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    reason = not_late(table, visit.person.id, visit.ply)
    if reason is not None:
        return await respond(visit, Result(reason, table), None)
    texts, asker = visit.chat_texts, visit.person.id
    label = await game_lists.label_of(visit, table, texts)
    yes = ClaimYes(asker).press(table.game.id, table.game.ply)
    keys = sure_keys(
        Key(texts.plain("key-play-on"), No(asker).press(table.game.id)),
        Key(texts.plain("key-claim-yes"), yes, style="danger"),
    )
    visit.answer()
    visit.reply(texts.html("claim-confirm", game=label), keys)
    return "committed"


async def claim_yes(visit: PressVisit, asked: ClaimYes) -> Outcome:
    """They are sure, if they are who was asked."""
    if asked.asker != visit.person.id:
        return refuse(visit, "not-your-question")
    if await game_lists.pressed_table(visit) is None:
        return refuse(visit, "unknown")
    if visit.person.confirms and asked.again is None:
        again = ClaimYes(asked.asker, AGAIN).press(visit.game, visit.ply)
        return await once_more(visit, again, "key-claim-yes")
    result = await visit.door.lateness.claim(visit.game, visit.person.id, visit.ply)
    if not result.done:
        if result.table is not None and result.answer != "just-moved":
            await game_lists.tell_outcome(visit, visit.game, "list-done")
        return refuse(visit, result.answer)
    visit.answer(visit.texts.plain("said-claimed"))
    await game_lists.tell_outcome(visit, visit.game, "list-done")
    return "committed"


PRESSED = (
    on_any(AskTime, ask),
    on(SetTime, set_time),
    on(SetPause, set_pause),
    on(Late, late),
    on(ClaimYes, claim_yes),
)
"""What each button about time does."""
