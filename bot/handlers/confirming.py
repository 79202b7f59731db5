"""Moves that count at the second tap on the same place, for who has chosen that; and questions that
ask them once more before anything ends."""

from __future__ import annotations

from typing import Final

from bot.board.buttons import LeaveYes, No
from bot.board.questions import sure_keys
from bot.handlers.answering import refuse, respond
from bot.handlers.game_lists import label_of, pressed_table, tell_outcome
from bot.handlers.visit import PressVisit, Visit
from bot.table.board_rows import board_in
from bot.table.book import Result
from bot.table.marks import mark_on, to_be_confirmed
from bot.table.tapping import marking
from bot.telegram.callback_data import Press
from bot.telegram.lanes import Outcome
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key
from storage.operations import ChangePerson

READING_MS: Final = 1000
"""A press that follows a warning sooner is one of a double tap: nobody has read it."""
AGAIN = 1
"""The ply of a *yes* that is asked for once more."""


async def choosing(visit: PressVisit) -> bool:
    """Whether a choice is due at the ply of the press: whatever else is due counts at once."""
    table = await visit.desk.door.book.table(visit.game)
    return table is not None and table.game.ply == visit.ply and to_be_confirmed(table)


async def mark(visit: PressVisit, says: str) -> Outcome:
    """It is marked, and waits for a second tap."""
    result = await visit.door.places.press(visit.touch(says), marking)
    return await respond(visit, result, "marked")


async def marked(visit: PressVisit, says: str) -> bool:
    """Whether the board in which was pressed has that marked, at the ply of the press."""
    desk = visit.desk
    table = await desk.door.book.table(visit.game)
    board = await board_in(desk.store, visit.game, visit.chat.id, visit.message)
    return table is not None and table.game.ply == visit.ply and mark_on(table, board) == says


# -- warnings --------------------------------------------------------------------------------------


async def warned(visit: Visit, what: str, game: int, ply: int) -> bool:
    """Whether somebody who asks for that once more was warned at that ply, and could read it; if
    not, they count as warned now."""
    desk, now, words = visit.desk, visit.desk.clock(), f"{game}:{ply}:{what}:"
    before = visit.person.asked or ""
    if before.startswith(words):
        return now - int(before.removeprefix(words)) >= READING_MS
    await desk.store.commit(ChangePerson(visit.person.id, (("asked", f"{words}{now}"),)))
    return False


# -- questions whether to end something ------------------------------------------------------------


def doubts(visit: PressVisit) -> bool:
    """Whether a *yes* is asked for once more: for who confirms their moves, until it stands on the
    other side. What is said below a question can push it under a thumb that slips."""
    return visit.person.confirms and visit.ply != AGAIN


async def once_more(visit: PressVisit, yes: Payload | Press, words: str) -> Outcome:
    """The question about a game asks again, its two buttons the other way round; the press of *yes*
    says that, in its ply where it is no other's."""
    table = await pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    texts, game = visit.chat_texts, table.game.id
    sure = yes if isinstance(yes, Press) else yes.press(game, AGAIN)
    return await turned(
        visit,
        texts.html("ends-again", game=await label_of(visit, table, texts)),
        Key(texts.plain("key-play-on"), No(visit.person.id).press(game)),
        Key(texts.plain(words), sure, style="danger"),
    )


async def turned(visit: PressVisit, question: str, no: Key, yes: Key) -> Outcome:
    """The pressed question says this, with these buttons the other way round."""
    visit.answer(visit.texts.plain("said-once-more"))
    if (message := await visit.retold()) is not None:
        visit.retell(message, question, sure_keys(no, yes, turned=True))
    return "committed"


async def leaves(visit: PressVisit) -> Outcome:
    """Who confirms their moves is asked before the boards sleep, in a message of its own; *yes* on
    the left, as *Leave* stands on the right."""
    table = await pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    visit.answer()
    texts, game, me = visit.chat_texts, table.game.id, visit.person.id
    keys = sure_keys(
        Key(texts.plain("key-play-on"), No(me).press(game)),
        Key(texts.plain("key-leave-sure"), LeaveYes(me).press(game)),
        turned=True,
    )
    visit.reply(texts.html("leave-confirm", game=await label_of(visit, table, texts)), keys)
    return "committed"


async def too_late(visit: PressVisit, result: Result) -> Outcome:
    """The game ended before the question was answered: then nobody need answer it any more."""
    if result.table is not None and result.answer == "over":
        await tell_outcome(visit, result.table.game.id, "list-done")
    return refuse(visit, result.answer)
