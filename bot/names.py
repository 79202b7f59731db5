"""People's names as others will see them.

At most 32 characters, no control or bidi characters, no line breaks, never empty, and never "BOT":
a name must not be able to forge a line of a caption or the BOT's seat.
"""

from __future__ import annotations

import unicodedata

MAX_LENGTH = 32


class BadName(ValueError):
    """A name nobody may bear. `reason` is `empty`, `long` or `bot`."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the name is refused: {reason}")
        self.reason = reason


def clean(name: str) -> str:
    """The name without control, format, bidi and private characters, white space folded.

    Joiners inside emoji and scripts that need them (U+200C, U+200D) stay.
    """
    kept = "".join(
        letter if letter in "\u200c\u200d" or unicodedata.category(letter)[0] != "C" else " "
        for letter in unicodedata.normalize("NFC", name)
    )
    return " ".join(kept.split())


def chosen(name: str) -> str:
    """A name somebody sets for themselves; `BadName` tells why it cannot be had."""
    cleaned = clean(name)
    if not cleaned.strip("\u200c\u200d "):
        raise BadName("empty")
    if len(cleaned) > MAX_LENGTH:
        raise BadName("long")
    folded = unicodedata.normalize("NFKC", cleaned).casefold()
    if folded == "bot" or folded.startswith(("bot ", "bot(", "bot:")):
        raise BadName("bot")
    return cleaned


def given(first: str, last: str | None, username: str | None, user: int) -> str:
    """The name to call a Telegram user by until they choose one: always usable."""
    for candidate in (f"{first} {last or ''}", first, username or ""):
        cleaned = clean(candidate)
        if len(cleaned) > MAX_LENGTH:
            cleaned = cleaned[: MAX_LENGTH - 1].rstrip() + "…"
        try:
            return chosen(cleaned)
        except BadName:
            continue
    return f"#{user % 10_000:04}"
