"""The bot's own comings and goings: added, blocked, a group become a supergroup."""

from __future__ import annotations

import structlog
from telegram import ChatMemberUpdated, Update
from telegram.constants import ChatType

from bot.handlers import menu
from bot.handlers.absence import here
from bot.handlers.game_lists import readable
from bot.handlers.page_turning import show
from bot.handlers.visit import Desk, Visit
from bot.table.places import served_again
from bot.telegram.lanes import Outcome
from storage.operations import (
    ChangeChat,
    ChangePerson,
    Migrate,
)

log = structlog.get_logger(__name__)


async def membership(desk: Desk, update: Update) -> Outcome:
    """We were added to a group, blocked by a person, or taken back."""
    changed = update.my_chat_member
    if changed is None:
        return "refused"
    if await _forgotten(desk, changed):
        return "refused"
    visit = await desk.visit(update)
    if visit is None:
        return "refused"
    if changed.chat.type == ChatType.PRIVATE:
        reachable = here(changed.new_chat_member)
        await desk.store.commit(ChangePerson(visit.person.id, (("reachable", reachable),)))
        absence = desk.door.absence
        if reachable:
            await absence.returned(visit.person.id, visit.chat.id)
            await served_again(desk.door.book, visit.chat.id)
        else:
            await absence.left(visit.person.id, visit.chat.id)
        return "committed"
    if not here(changed.new_chat_member):
        return "refused"
    await served_again(desk.door.book, visit.chat.id)
    if here(changed.old_chat_member):
        return "refused"
    desk.spawn(_look(desk, visit.chat.id))
    return await _greet(visit)


async def _forgotten(desk: Desk, changed: ChatMemberUpdated) -> bool:
    """Whether somebody blocks us of whom nothing is kept: then nothing shall be."""
    gone = changed.chat.type == ChatType.PRIVATE and not here(changed.new_chat_member)
    return gone and await desk.store.person_at(changed.from_user.id) is None


async def _look(desk: Desk, chat: int) -> None:
    """Nobody told us who left while we were away."""
    games = await desk.store.unfinished(chat=chat)
    tables = [await readable(desk, game.id) for game in games]
    await desk.presence.look(*(table for table in tables if table is not None))


async def reopened(desk: Desk, update: Update) -> Outcome:
    """A topic was opened: the boards that left it go back, those that stand still are shown."""
    address = update.effective_chat
    chat = None if address is None else await desk.store.chat_at(address.id)
    if chat is None:
        return "refused"
    await served_again(desk.door.book, chat.id)
    return "committed"


async def _greet(visit: Visit) -> Outcome:
    """A new group speaks the language of who brought us, until its admins decide."""
    texts = visit.chat_texts
    if visit.chat.language is None and visit.maybe_person is not None:
        texts = visit.texts
        await visit.desk.store.commit(ChangeChat(visit.chat.id, (("language", texts.language),)))
    show(visit, await menu.home(visit, texts))
    return "committed"


async def migrated(desk: Desk, update: Update) -> Outcome:
    """A group became a supergroup: its games go with it, on fresh boards."""
    message = update.message
    if message is None:
        return "refused"
    if message.migrate_to_chat_id is not None:
        old, new = message.chat.id, message.migrate_to_chat_id
    elif message.migrate_from_chat_id is not None:
        old, new = message.migrate_from_chat_id, message.chat.id
    else:
        return "refused"
    await desk.store.commit(Migrate(old, new))
    desk.door.book.forget()
    await desk.boards.sweep()
    return "committed"
