"""What Telegram would make live in what the bot says, and is not the bot's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.handlers.routes import COMMANDS
from playground.entities import formatted, parse_html, settled, sort_entities

NAMES = ("Join t.me/pump_now", "@carol_q #sale", "+15551234567 evil.com", "پیام пример.рф /pump")
"""What strangers are called."""

LIVE = ("t.me/pump", "@carol_q", "#sale", "evil.com", "/pump", "+15551234567", "a@b.co", "x。com")
"""What strangers write."""

FOUND = frozenset({"url", "email", "mention", "hashtag", "cashtag", "bot_command", "phone_number"})
"""What Telegram makes of words that have no markup."""

OWN_LINK, SOURCE = "https://t.me/djehuty_bot?start=", "glebsite.net"
"""The bot's own address, and that of a source of rules."""


def live(html: str) -> list[str]:
    """What is live in an HTML text and not the bot's; `ApiError` if Telegram cannot read it."""
    text, entities = formatted(html, "HTML")
    raw = text.encode("utf-16-le")
    return [words for kind, words in _found(raw, entities) if not _ours(kind, words)]


def _found(raw: bytes, entities: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for entity in entities:
        if entity["type"] in FOUND:
            start, stop = entity["offset"], entity["offset"] + entity["length"]
            yield entity["type"], raw[2 * start : 2 * stop].decode("utf-16-le")


def _ours(kind: str, words: str) -> bool:
    if kind == "bot_command":
        return words[1:].removesuffix("@djehuty_bot") in COMMANDS
    return kind == "url" and (words.startswith(OWN_LINK) or words == SOURCE)


def loses_markup(html: str) -> bool:
    """Whether there is markup in markup that Telegram does not keep."""
    _, meant = parse_html(html)
    return sort_entities(meant) != settled(meant)
