"""A stranger's text as it stands under our name: read as it was typed, and nothing more.

Whatever Telegram finds in a text of ours it makes live for everybody who sees it: addresses, mails,
mentions, hashtags, cashtags, commands, telephone numbers. A name may be any of these. WORD JOINER
(U+2060), which nobody sees, breaks them apart; it is set where nothing of ours needs to be copied
(docs/decisions/0054). And marks that stand on a letter are so few that they cover no other line.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from html import escape
from typing import Final

BREAK: Final = "\u2060"

DOTS: Final = ".\u2024\u3002\ufe52\uff0e\uff61"
"""Full stops: ours, one dot leader, ideographic, small, full width, half width. Clients and
browsers take all of them for the dot of an address."""

_SEEN: Final = r"[^\s\u2060\u2066-\u2069]"
_LETTER: Final = r"[\u200c\u200d]*[^\W\d_]"
_JOINTS: Final = re.compile(
    rf"[@\uff20](?={_SEEN})"  # a mention, a mail
    r"|[#\uff03](?=[\w\u200c\u00b7]*[^\W\d])"  # a hashtag: digits alone are none
    r"|[$\uff04](?=\w)"  # a cashtag
    r"|(?<![0-9A-Za-z_<])/(?=\w)"  # a command; letters of other scripts may stand before it
    r"|:(?=//)"  # an address with its scheme
    rf"|(?<=[^\s.])[{DOTS}](?={_LETTER})"  # an address without
    r"|(?<=\d)\.(?=\d+\.\d)"  # four numbers of a machine
)
_NUMBER: Final = re.compile(r"[+\uff0b]?\d(?:[\s().\-\u2010-\u2015/]{0,2}\d){4,}")
"""Digits as somebody may write a telephone number, or a card's."""
_MEANT: Final = 7
"""So many digits at the least without a plus before them."""
_PAIR: Final = re.compile(r"\d[\s().\-\u2010-\u2015/]*\d|^[+\uff0b]")

MARKS: Final = 2
"""Marks that may stand above and below a letter, as in `ệ` taken apart."""
_MORE: Final = ((0x0590, 0x05FF), (0x0F00, 0x0FFF), (0x1000, 0x109F), (0x1780, 0x17FF))
"""Hebrew, Tibetan, Burmese and Khmer, in which a letter has up to three."""


class Html(str):
    """Words that are HTML already: they are set as they are."""

    __slots__ = ()


@lru_cache(maxsize=4096)
def inert(text: str) -> str:
    """The text in which Telegram finds nothing to make live, and with few marks a letter. Said
    twice it is the same."""
    if not text or (text.isascii() and text.isalpha()):
        return text
    # Numbers first: where one is broken before a stroke, the stroke could begin a command.
    return _JOINTS.sub(rf"\g<0>{BREAK}", _NUMBER.sub(_apart, unstacked(text)))


def _apart(number: re.Match[str]) -> str:
    """A number in pairs of digits, if it may be one that can be called."""
    text, digits = number[0], sum(map(str.isdigit, number[0]))
    groups = re.split(r"\D+", text)
    if text[0] not in "+\uff0b" and (digits < _MEANT or max(map(len, groups)) < 2):
        return text
    return _PAIR.sub(rf"\g<0>{BREAK}", text)


@lru_cache(maxsize=1024)
def unstacked(text: str) -> str:
    """The text with no more marks on a letter than people write there; they would cover the lines
    above and below. Vowel signs with a width of their own are none of them."""
    if text.isascii():
        return text
    kept, base, marks = list[str](), "", 0
    for letter in text:
        category = unicodedata.category(letter)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > _most(base):
                continue
        elif category not in ("Mc", "Cf"):
            base, marks = letter, _carried(letter)
        kept.append(letter)
    return "".join(kept)


def _carried(letter: str) -> int:
    """How many marks a letter brings with it: `é` is one with one."""
    if letter.isascii():
        return 0
    parts = unicodedata.normalize("NFD", letter)
    return sum(unicodedata.category(part) == "Mn" for part in parts)


def _most(base: str) -> int:
    more = base and any(first <= ord(base) <= last for first, last in _MORE)
    return MARKS + 1 if more else MARKS


def quoted(words: str) -> Html:
    """Words of one's own as code: in it nothing is made live, and who copies it has what was
    written, to the letter."""
    return Html(f"\u2068<code>{escape(unstacked(words), quote=False)}</code>\u2069")
