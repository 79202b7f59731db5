"""What the BOT is called: by its character, or by its level."""

from __future__ import annotations

from bot.words.library import Texts
from opponents import LEVELS, OPPONENTS, STRENGTHS


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


def stars(bot: str, game: str) -> int:
    """How strong a character is in a game, from 1 to 4."""
    return STRENGTHS.index(OPPONENTS[bot].strength(game)) + 1


def rated(texts: Texts, words: str, bot: str, game: str) -> str:
    """The words of a button by which a character is chosen, with how strong it is."""
    count = stars(bot, game)
    if texts.voice is not None:
        return texts.plain("bot-rated", bot=words, count=count)
    return f"{words} {count}★"
