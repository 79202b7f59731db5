"""Who wants to hear of a group's next game: asked for under a board, ended in one's own chat.

Only who has started the bot can be written to. Whoever has not is led there by the same tap.
"""

from __future__ import annotations

from typing import Final

from bot.board.buttons import Bell, NoBell
from bot.handlers.answering import on_any, refuse
from bot.handlers.visit import PressVisit, Visit
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key
from storage.operations import SetBell

BELLS: Final = "bell"
"""What the link carries by which somebody starts the bot to be told of games."""


async def bell(visit: PressVisit) -> Outcome:
    """🔔 under a board in a group: who pressed hears of the next game there. Pressed again it stays
    so: what is said then tells how it ends."""
    if visit.private:
        return refuse(visit, "not-offered")
    store, person, chat = visit.desk.store, visit.person, visit.chat
    known = await store.has_bell(person.id, chat.id)
    if not known:
        await store.commit(SetBell(person.id, chat.id, on=True))
    if not person.reachable:
        visit.lead(visit.desk.opens(BELLS))
    else:
        visit.answer(visit.texts.plain("said-bell-again" if known else "said-bell"))
    return "committed"


async def no_bell(visit: PressVisit) -> Outcome:
    """*No more from there*, in one's own chat; the place of the ply has the group's number."""
    await visit.desk.store.commit(SetBell(visit.person.id, visit.ply, on=False))
    visit.answer(visit.texts.plain("said-no-bell"))
    if (message := await visit.retold()) is not None:
        visit.retell(message, visit.texts.html("no-bell"))
    return "committed"


async def listed(visit: Visit) -> Outcome:
    """The bot was started by the link: of which groups one hears, with a button each to end it."""
    texts = visit.texts
    groups = await visit.desk.store.bells(visit.person.id)
    if not groups:
        visit.reply(texts.html("bells-none"))
        return "committed"
    called = [group.title or texts.plain("some-group") for group in groups]
    lines = [texts.html("bells-line", club=club) for club in called]
    keys = tuple(
        (Key(texts.plain("key-no-bell-of", club=club), NoBell().press(0, group.id)),)
        for group, club in zip(groups, called, strict=True)
    )
    visit.reply("\n".join((texts.html("bells"), *lines)), keys)
    return "committed"


PRESSED = (on_any(Bell, bell), on_any(NoBell, no_bell))
"""What each button does."""
