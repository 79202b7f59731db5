"""A friend whom the host of an invitation picks from their own list at Telegram.

Whoever is picked has agreed to nothing: they are written to only if they have started the bot, and
once. Else, and where the two want no game with each other, the host is given the link to send.
"""

from __future__ import annotations

from html import escape

from bot.board.buttons import PickFriend
from bot.handlers.answering import on_any, refuse, repair_board
from bot.handlers.visit import PressVisit, Visit
from bot.table import notice_rows
from bot.table.invitation import no_seat
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from bot.words.names import called
from storage.operations import AddNotice
from storage.rows import Person


async def pick(visit: PressVisit) -> Outcome:
    """*Pick a friend* under an invitation by link: the button for that comes, for the private chat
    alone; its number is the game's."""
    table = await visit.desk.door.book.table(visit.game)
    if not visit.private or table is None:
        return refuse(visit, "not-offered")
    if table.game.host != visit.person.id:
        return refuse(visit, "not-host")
    if not _stands(table):
        refused = refuse(visit, "not-open")
        await repair_board(visit, table, "not-open")
        return refused
    visit.answer()
    await repair_board(visit, table, "done")
    texts = visit.texts
    key = Key(texts.plain("key-friend"), asks=table.game.id)
    visit.reply(texts.html("friend-ask"), ((key,),))
    return "committed"


def _stands(table: Table) -> bool:
    """Whether somebody can come by its link."""
    return table.game.status == "open" and table.game.code is not None


async def picked(visit: Visit) -> Outcome:
    """Somebody was picked: they are told, or the host is given what to send them."""
    chosen = visit.picked
    if chosen is None or not visit.private:
        return "refused"
    desk, texts, me = visit.desk, visit.texts, visit.person
    table = await desk.door.book.table(chosen.request)
    if table is None or table.game.host != me.id or not _stands(table):
        visit.reply(texts.html("friend-gone"))
        return "refused"
    if chosen.user == me.telegram:
        visit.reply(texts.html("friend-self"))
        return "refused"
    friend = await desk.store.person_at(chosen.user)
    if friend is not None and await _tell(visit, table, friend):
        name = called(friend.nickname, friend.name) or texts.plain("somebody")
        visit.reply(texts.html("friend-told", name=name))
        return "committed"
    link = desk.boards.frames.link(table.game.code or "")
    visit.reply(f"{texts.html('friend-link')}\n{escape(link, quote=False)}")
    return "committed"


async def _tell(visit: Visit, table: Table, friend: Person) -> bool:
    """Owe them a word, unless they were owed one just now; whether they can be told at all."""
    desk, me = visit.desk, visit.person.id
    home = await desk.store.private_chat(friend.id)
    if home is None or not friend.reachable or friend.banned is not None:
        return False
    if me in await desk.store.apart(friend.id) or no_seat(table, friend.id) is not None:
        return False
    book, game = visit.door.book, table.game.id
    if book.quiet.allows(("friend", game, friend.id), desk.clock()):
        id_ = await desk.store.new_id("notice")
        await book.commit(AddNotice(notice_rows.friend(id_, home.id, game, me)))
        book.changed(game)
    return True


PRESSED = (on_any(PickFriend, pick),)
"""What its button does."""
