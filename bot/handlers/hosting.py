"""What the host of an invitation decides about its seats: a page of its own, and `/keep`."""

from __future__ import annotations

import re
from typing import Final

from bot.board.buttons import (
    Fill,
    FreeSeat,
    HandOver,
    Hosting,
    SeatBot,
    SendAway,
    SendBotAway,
)
from bot.board.dates import own_time
from bot.board.layout import fold
from bot.board.waiting_board import bot_keys
from bot.handlers.answering import brought_down, on, on_any, outcome, refuse
from bot.handlers.game_lists import pressed_table, tell_outcome
from bot.handlers.visit import PressVisit, Visit
from bot.table.book import Result
from bot.table.hosting import (
    FILL_MINUTES,
    KEPT_MS,
    Guest,
    filling,
    freeing_seat,
    handing_over,
    keeping_seat,
    sending_away,
)
from bot.table.lobby import adding_bot, dropping_bot
from bot.table.seats import free, is_lobby
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key, Keyboard
from bot.words.bots import bot_name
from bot.words.library import Texts

USERNAME: Final = re.compile(r"@([A-Za-z][A-Za-z0-9_]{3,31})")

CHOSEN: Final = "✓ "
"""Before what holds."""

AWAY: Final = "✖️ "
"""Before the name of who is sent away by that button."""

NAMED: Final = 12
"""So many letters of it fit beside another button."""


async def opened(visit: PressVisit) -> Outcome:
    """*Seats* under a lobby: the host's page comes as a message of its own."""
    table = await pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    if table.game.host != visit.person.id:
        return refuse(visit, "not-host")
    if not is_lobby(table):
        return refuse(visit, "not-open")
    visit.answer()
    visit.reply(*await _page(visit, table))
    return "committed"


async def seat_bot(visit: PressVisit, asked: SeatBot) -> Outcome:
    """A BOT sits down."""
    result = await visit.door.change(visit.game, adding_bot, visit.person.id, asked.level)
    told = bot_name(visit.texts, asked.level) if result.done else ""
    return await _done(visit, result, visit.texts.plain("said-bot-sits", bot=told))


async def send_bot_away(visit: PressVisit) -> Outcome:
    """The BOT that came last gets up."""
    result = await visit.door.change(visit.game, dropping_bot, visit.person.id)
    return await _done(visit, result, visit.texts.plain("said-bot-up"))


async def fill(visit: PressVisit, asked: Fill) -> Outcome:
    """In how many minutes BOTs take the free seats."""
    result = await visit.door.change(visit.game, filling, visit.person.id, asked.minutes)
    words = visit.texts.plain("said-fill" if asked.minutes else "said-no-fill", count=asked.minutes)
    return await _done(visit, result, words)


async def away(visit: PressVisit, asked: SendAway) -> Outcome:
    """Somebody loses their seat."""
    result = await visit.door.change(visit.game, sending_away, visit.person.id, asked.person)
    return await _done(visit, result, visit.texts.plain("said-sent-away"))


async def hand_over(visit: PressVisit, asked: HandOver) -> Outcome:
    """Somebody else is host."""
    result = await visit.door.change(visit.game, handing_over, visit.person.id, asked.person)
    return await _done(visit, result, visit.texts.plain("said-handed-over"))


async def free_seat(visit: PressVisit) -> Outcome:
    """No seat is kept any more."""
    result = await visit.door.change(visit.game, freeing_seat, visit.person.id)
    return await _done(visit, result, visit.texts.plain("said-seat-free"))


async def _done(visit: PressVisit, result: Result, words: str) -> Outcome:
    """What was done, and the page as it is then; without buttons where nothing can be decided. One
    that had gone stale is put right when it is pressed."""
    table = result.table
    if not result.done:
        refuse(visit, result.answer)
    else:
        visit.answer(words)
    if table is not None and (result.done or table.game.host == visit.person.id):
        await _retold(visit, table)
    return outcome(result)


async def _retold(visit: PressVisit, table: Table) -> None:
    """The page as it is now; once the game has begun it leads to its board."""
    message = await visit.retold()
    if not is_lobby(table):
        await tell_outcome(visit, table.game.id, "list-done")
    elif message is not None:
        visit.retell(message, *await _page(visit, table))


async def _page(visit: PressVisit, table: Table) -> tuple[str, Keyboard]:
    """What the host may decide; nothing for who is host no more."""
    texts, game = visit.chat_texts, table.game
    sight = await visit.desk.boards.frames.spoken(table, texts)
    head = texts.html("seats", id=str(game.id), name=sight.called(game.host))
    if game.host != visit.person.id:
        return texts.html("seats-handed-over", name=sight.called(game.host)), ()
    guests = [p.person for p in table.players if p.person not in (None, game.host)]
    group = game.mode == "group"
    keys = list(bot_keys(sight, SeatBot, SendBotAway()) if group else ())
    keys.append(_fill_keys(texts, table))
    for person in guests:
        away = SendAway(person).press(game.id)
        row = [Key(AWAY + sight.clipped(NAMED).called(person), away)]
        if group:
            row.append(Key(texts.plain("key-hand-over"), HandOver(person).press(game.id)))
        keys.append(tuple(row))
    if game.kept_until is not None:
        keys.append((Key(texts.plain("key-free-seat"), FreeSeat().press(game.id)),))
    most = max(table.rules.seats)
    fills = None if game.fill_at is None else own_time(game.fill_at)
    lines, rest = [head], list[str]()
    if group:
        lines.append(texts.html("lobby-seats", count=len(table.players), most=most))
        lines += [texts.html("seats-bots")] if free(table) else []
    lines.append(texts.html("lobby-fills", date=fills) if fills else texts.html("seats-fill"))
    if guests:
        rest.append(texts.html("seats-hand-over" if group else "seats-away"))
    if group:
        rest.append(texts.html("seats-keep", count=KEPT_MS // 60_000))
    return "\n".join([*lines, *fold(rest)]), tuple(keys)


def _fill_keys(texts: Texts, table: Table) -> tuple[Key, ...]:
    """After how long BOTs sit down."""
    set_ = table.game.fill_at is not None
    never = "" if set_ else CHOSEN
    return (
        *(
            Key(texts.plain("key-fill", count=minutes), Fill(minutes).press(table.game.id))
            for minutes in FILL_MINUTES
        ),
        Key(never + texts.plain("key-no-fill"), Fill(0).press(table.game.id)),
    )


async def keep(visit: Visit) -> Outcome:
    """`/keep @name`, or in answer to somebody: a seat of one's invitation in this group is kept for
    them."""
    if visit.maybe_person is None:
        return visit.unknown()
    texts, me = visit.reply_texts, visit.person.id
    games = await visit.desk.store.unfinished(chat=visit.chat.id, person=me)
    mine = [game for game in games if game.status == "open" and game.host == me]
    guest = await _guest(visit) if mine and not visit.private else None
    if guest is None:
        why = "keep-private" if visit.private else "keep-whom" if mine else "keep-none"
        visit.reply(texts.html(why))
        return "refused"
    result = await visit.door.change(mine[0].id, keeping_seat, me, guest)
    if not result.done:
        visit.reply(texts.html(f"answer-{result.answer}"))
    await brought_down(visit, result)
    return outcome(result)


async def _guest(visit: Visit) -> Guest | None:
    """Whom the command means: who is mentioned, else who is answered. Of somebody who was never
    here their name at Telegram is enough; only who has none is noted as we would if they came."""
    named = USERNAME.search(visit.words)
    if named is not None:
        return Guest(None, named[1].lower())
    meant = visit.meant
    if meant is None or meant.user is None:
        return None
    known = await visit.desk.store.person_at(meant.user)
    if known is not None:
        return Guest(known.id)
    if meant.username:
        return Guest(None, meant.username.lower())
    return Guest((await visit.desk.store.see_person(meant.user, meant.name, None)).id)


PRESSED = (
    on_any(Hosting, opened),
    on(SeatBot, seat_bot),
    on_any(SendBotAway, send_bot_away),
    on(Fill, fill),
    on(SendAway, away),
    on(HandOver, hand_over),
    on_any(FreeSeat, free_seat),
)
"""What each button does."""
