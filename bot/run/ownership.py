"""Whose database it is: it knows the bot that serves from it, and another one has to be told.

Telegram numbers updates, private messages and files for each bot anew. What a file keeps of one
bot's would be taken for the other's: a press would count as done already, a page as a board
(docs/decisions/0051).
"""

from __future__ import annotations

import structlog

from storage.operations import (
    Adopt,
    Belong,
)
from storage.store import Store

log = structlog.get_logger(__name__)


class AnotherBot(Exception):
    """The database belongs to the bot `known`, and the token is that of `bot`."""

    def __init__(self, known: int, bot: int) -> None:
        super().__init__(
            f"the database belongs to bot {known}, and BOT_TOKEN is that of bot {bot}: take the"
            " token or the database that belongs to the other; or move the games to this bot, for"
            " good, with: djehuty serve --adopt (docs/moving.md)"
        )
        self.known = known
        self.bot = bot


async def belongs(store: Store, bot: int, *, adopt: bool = False) -> None:
    """Make sure that the database is the bot's: one that was never served from becomes it, another
    bot's with `adopt`. Else `AnotherBot`, and nothing is written."""
    known = await store.bot()
    if known is None:
        await store.commit(Belong(bot))
        log.info("the database belongs to this bot from now on", bot=bot)
    elif known != bot:
        if not adopt:
            raise AnotherBot(known, bot)
        await store.commit(Adopt(bot))
        log.warning("the database was another bot's, and is this one's now", bot=bot, before=known)
    elif adopt:
        log.info("the database belongs to this bot already", bot=bot)
