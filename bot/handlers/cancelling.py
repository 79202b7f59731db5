"""`/cancel`: a game in a group ends without a result, by whom the group lets do that."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.board.buttons import Cancel, CancelYes, MakeOffer, No
from bot.board.questions import sure_keys
from bot.handlers.admins import NoAdmin
from bot.handlers.answering import on, on_any, refuse
from bot.handlers.confirming import doubts, once_more, too_late
from bot.handlers.game_lists import (
    LISTED,
    ask,
    done_with,
    label_of,
    played,
    pressed_table,
    readable,
    tell_outcome,
)
from bot.handlers.visit import PressVisit, Visit
from bot.table.endings import cancelling
from bot.table.offers import may_offer
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from storage.rows import Game

NotTheirs: TypeAlias = Literal["cancel-host", "cancel-table"]
"""Why somebody may not end a game where a group lets others than its admins."""


def lets(table: Table, person: int, whom: str) -> bool:
    """Whether a group that lets those end games (`Chat.cancels`) lets that person end this one,
    without being an admin."""
    if whom == "host":
        return person == table.game.host
    return whom == "table" and (person == table.game.host or person in table.owners)


async def cancel(visit: Visit) -> Outcome:
    """`/cancel`: a group's admins may end any game there without a result; others those that the
    group lets them end."""
    if visit.private:
        visit.reply(visit.chat_texts.html("cancel-private"))
        return "refused"
    refusal = await visit.no_admin()
    if refusal is None:
        games = list(await visit.desk.store.unfinished(chat=visit.chat.id, limit=LISTED))
        if not games:
            visit.reply(visit.chat_texts.html("resume-none"))
            return "committed"
    elif not (games := await _theirs(visit)):
        if refusal != "admins-only" or not await _own_instead(visit):
            visit.reply(visit.chat_texts.html(f"answer-{_why(visit, refusal)}"))
        return "refused"
    await ask(visit, "cancel-which", games, Cancel())
    return "committed"


def _why(visit: Visit, refusal: NoAdmin) -> NoAdmin | NotTheirs:
    """Why somebody who is no admin may not end a game there."""
    if refusal == "admins-only" and visit.chat.cancels != "admins":
        return "cancel-host" if visit.chat.cancels == "host" else "cancel-table"
    return refusal


async def _theirs(visit: Visit) -> list[Game]:
    """The games there that the group lets them end."""
    if visit.maybe_person is None or visit.chat.cancels == "admins":
        return []
    me, found = visit.person.id, list[Game]()
    for game in await visit.desk.store.unfinished(chat=visit.chat.id, person=me, limit=LISTED):
        table = await readable(visit.desk, game.id)
        if table is not None and lets(table, me, visit.chat.cancels):
            found.append(game)
    return found


async def _own_instead(visit: Visit) -> bool:
    """Who is no admin may end a game of their own in which somebody cannot act any more: ask which.
    Whether there is one."""
    playing = [] if visit.maybe_person is None else await played(visit)
    games = [table.game for table in playing if may_offer(table, "end")]
    if games:
        await ask(visit, "cancel-absent", games, MakeOffer("end"))
    return bool(games)


async def _refused(
    visit: PressVisit, table: Table | None
) -> NoAdmin | NotTheirs | Literal["unknown"] | None:
    """Why they may not end that game, None if they may."""
    if table is None:
        return "unknown"
    if lets(table, visit.person.id, visit.chat.cancels):
        return None
    refusal = await visit.no_admin()
    return None if refusal is None else _why(visit, refusal)


async def asked(visit: PressVisit) -> Outcome:
    """A game was chosen: the question comes in a message of its own."""
    table = await pressed_table(visit)
    reason = await _refused(visit, table)
    if table is None or reason is not None:
        return refuse(visit, reason or "unknown")
    if table.game.status == "over":
        return refuse(visit, "over")
    visit.answer()
    texts = visit.chat_texts
    label = await label_of(visit, table, texts)
    await done_with(visit, texts.html("list-done", game=label))
    keys = sure_keys(
        Key(texts.plain("key-play-on"), No(visit.person.id).press(table.game.id)),
        Key(texts.plain("key-cancel-yes"), CancelYes().press(table.game.id), style="danger"),
    )
    visit.reply(texts.html("cancel-confirm", game=label), keys)
    return "committed"


async def sure(visit: PressVisit, says: CancelYes) -> Outcome:
    """They are sure."""
    if visit.private:
        return refuse(visit, "admins-only")
    reason = await _refused(visit, await pressed_table(visit))
    if reason is not None:
        return refuse(visit, reason)
    if doubts(visit):
        return await once_more(visit, says, "key-cancel-yes")
    result = await visit.door.change(visit.game, cancelling)
    if not result.done:
        return await too_late(visit, result)
    visit.answer(visit.texts.plain("said-cancelled"))
    await tell_outcome(visit, visit.game, "cancel-done")
    return "committed"


PRESSED = (on_any(Cancel, asked), on(CancelYes, sure))
"""What is pressed in the list of these games, and under the question."""
