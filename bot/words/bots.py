"""What the BOT is called: by its character, or by its level."""

from __future__ import annotations

from bot.words.library import Texts
from opponents import LEVELS


def bot_kind(texts: Texts, bot: str) -> str:
    """Which BOT it is, where *BOT* stands beside it: `Novice`, `level 4`."""
    level = LEVELS.get(bot)
    if level is None:
        return texts.plain(f"level-{bot}")
    return texts.plain("nth-level", count=level.number)


def bot_name(texts: Texts, bot: str) -> str:
    """What the only BOT of a table is called: `BOT (Novice)`, `BOT · level 4`."""
    level = LEVELS.get(bot)
    if level is None:
        return texts.plain("bot-name", level=bot_kind(texts, bot))
    return texts.plain("bot-level", count=level.number)
