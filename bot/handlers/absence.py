"""Who can no longer act: updates that tell who left and who is back, and what who stays presses."""

from __future__ import annotations

from collections.abc import Iterator

from telegram import ChatMember, ChatMemberRestricted, Update, User
from telegram.constants import ChatMemberStatus

from bot.board.buttons import Absent
from bot.handlers.answering import on, refuse, respond
from bot.handlers.game_lists import belongs, pressed_table, readable
from bot.handlers.visit import Desk, PressVisit
from bot.table.absence import calling_bot, coming_back, stepping_out, waiting, waiting_no_longer
from bot.telegram.lanes import Outcome

AWAY = (ChatMemberStatus.BANNED, ChatMemberStatus.LEFT)


def here(member: ChatMember) -> bool:
    """Whether somebody is in a chat; who may not write there can still press."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member
    return member.status not in AWAY


async def members(desk: Desk, update: Update) -> Outcome:
    """Somebody left a group, was removed, or joined it. Nothing is kept of who is not known."""
    chat = update.effective_chat
    known = None if chat is None else await desk.store.chat_at(chat.id)
    if known is None:
        return "refused"
    changed = False
    for user, present in _moves(update):
        person = None if user.is_bot else await desk.store.person_at(user.id)
        if person is None:
            continue
        desk.presence.heard(known.id, person.id)
        absence = desk.door.absence
        move = absence.returned if present else absence.left
        changed |= await move(person.id, known.id)
    return "committed" if changed else "refused"


def _moves(update: Update) -> Iterator[tuple[User, bool]]:
    """Who is in the group now, and who is not, as an update tells."""
    changed, message = update.chat_member, update.message
    if changed is not None:
        yield changed.new_chat_member.user, here(changed.new_chat_member)
    if message is not None and message.left_chat_member is not None:
        yield message.left_chat_member, False
    if message is not None:
        yield from ((user, True) for user in message.new_chat_members or ())


async def seen(visit: PressVisit) -> None:
    """Somebody presses a button of a game here: they are back at it, if they were away."""
    game, person = visit.game, visit.person.id
    table = await readable(visit.desk, game) if game else None
    if table is None or not any(p.out_of_reach and p.owner == person for p in table.players):
        return
    if await belongs(visit, table):
        await visit.desk.door.absence.returned_to(game, person)


async def decided(visit: PressVisit, asked: Absent) -> Outcome:
    """*Call the BOT*, *Wait* and *Wait no longer* under a board; *BOT plays for me*, and *I play
    again*."""
    table = await pressed_table(visit)
    if table is None:
        return refuse(visit, "unknown")
    game, person = table.game.id, visit.person.id
    match asked.wish:
        case "bot":
            result = await visit.door.change(game, calling_bot, person)
            return await respond(visit, result, "called-in")
        case "wait":
            result = await visit.door.change(game, waiting, person)
            return await respond(visit, result, "waiting")
        case "ask":
            result = await visit.door.change(game, waiting_no_longer, person)
            return await respond(visit, result, "waiting-ended")
        case "out":
            result = await visit.door.change(game, stepping_out, person)
            return await respond(visit, result, "stepped-out")
        case "back":
            result = await visit.door.change(game, coming_back, person)
            return await respond(visit, result, "came-back")


PRESSED = (on(Absent, decided),)
"""What each button does; *End without loss* is an offer."""
