"""The game that a page's *Play* begins at one tap: its number, its seal, and the words brought to
it, to be shown before."""

from __future__ import annotations

from bot.choosing.home_page import Prepared
from bot.choosing.opening import Opening
from bot.handlers.visit import Visit
from games.fair import commitment


async def prepare(visit: Visit, opening: Opening) -> Prepared:
    """The game that is sealed in this chat, to begin as that opening says."""
    ready = await visit.desk.door.seating.ready(visit.chat.id)
    return Prepared(opening, ready.game, commitment(ready.secret), ready.words)
