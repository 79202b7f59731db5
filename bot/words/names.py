"""People's names as others will see them.

At most 32 characters, no control or bidi characters, no line breaks, never empty, and never "BOT":
a name must not be able to forge a line of a caption or the BOT's seat.
"""

from __future__ import annotations

import re
import unicodedata

MAX_LENGTH = 32

_JOINERS = "\u200c\u200d"
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""
_BOT = re.compile(r"[\W_]*bot(?![^\W_])")
"""A name whose first word is "bot"."""


class BadName(ValueError):
    """A name nobody may bear. `reason` is `empty`, `long` or `bot`."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the name is refused: {reason}")
        self.reason = reason


def clean(name: str) -> str:
    """The name without control, format, bidi, private and blank characters, white space folded.

    Joiners inside emoji and scripts that need them (U+200C, U+200D) stay.
    """
    kept = "".join(
        letter if _stays(letter) else " " for letter in unicodedata.normalize("NFC", name)
    )
    return " ".join(kept.split())


def _stays(letter: str) -> bool:
    if letter in _JOINERS:
        return True
    return letter not in _BLANK and unicodedata.category(letter)[0] != "C"


def chosen(name: str) -> str:
    """A name somebody sets for themselves; `BadName` tells why it cannot be had."""
    cleaned = clean(name)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned):
        raise BadName("empty")
    if len(cleaned) > MAX_LENGTH:
        raise BadName("long")
    plain = re.sub(f"[{_JOINERS}]", "", cleaned)
    if _BOT.match(unicodedata.normalize("NFKC", plain).casefold()):
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
