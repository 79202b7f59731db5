"""Words of one's own that a player brings to the throws: what they may be, and how they are told.

One line of at most 64 characters, as they were written: nothing of them is left out or changed but
for Unicode's normal form C, so that everybody can work out their digest.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final, Literal, TypeAlias

from bot.words.inert import unstacked
from bot.words.library import LANGUAGES, Library
from bot.words.names import seen, stays

MAX_LENGTH: Final = 64

_LINE_BREAKS: Final = ("Zl", "Zp")


Reason: TypeAlias = Literal["empty", "long", "marks", "signs"]


class BadWords(ValueError):
    """Words that nobody can bring: there are none, too many, or there is something in them that
    nobody would see (controls, bidi signs, line breaks), or more marks on a letter than leave the
    lines beside it to be read."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"the words are refused: {reason}")
        self.reason = reason


def chosen(text: str) -> str:
    """The words that somebody brings, in normal form C; `BadWords` tells why they cannot."""
    words = unicodedata.normalize("NFC", text.strip(" \t\r\n"))
    if not words:
        raise BadWords("empty")
    if not all(stays(letter) for letter in words):
        raise BadWords("signs")
    if any(unicodedata.category(letter) in _LINE_BREAKS for letter in words):
        raise BadWords("signs")
    if unstacked(words) != words:
        raise BadWords("marks")
    if not seen(words):
        raise BadWords("empty")
    if len(words) > MAX_LENGTH:
        raise BadWords("long")
    return words


def marked(library: Library, text: str) -> str | None:
    """What stands behind `words:` in any of our languages; None if a text has no such start."""
    found = _pattern(library).match(text)
    return None if found is None else found[1]


@cache
def _pattern(library: Library) -> re.Pattern[str]:
    """How a message begins that brings words."""
    marks = "|".join(re.escape(library[code].plain("words-mark")) for code in LANGUAGES)
    return re.compile(rf"\s*(?:{marks})\s*[:\uff1a](.*)", re.IGNORECASE | re.DOTALL)
