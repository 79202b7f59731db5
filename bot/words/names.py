"""People's names as others will see them.

At most 32 characters, no control or bidi characters, no line breaks, never empty: a name must not
be able to forge a line of a caption. Nor may it look like the BOT's or like a side: no word of it
reads "BOT" in whatever letters, it has no sign that stands for a side, and is not a side's own
name in any of our languages.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from bot.words.inert import unstacked
from bot.words.library import LANGUAGES, source
from bot.words.live import is_live

MAX_LENGTH = 32

_JOINERS = "\u200c\u200d"
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""

_LOOKS = {
    **dict.fromkeys("\u0432\u1d2f\u03b2\u0299\u0180\u0253\xdf\u0431\u044c\u16d2", "b"),
    **dict.fromkeys("\u043e\u03bf\u03c3\u0585\u0c66\u0ce6\u0d66\u0e50", "o"),
    **dict.fromkeys("\u1d0f\xf8\u2c9f\u06f5\u03b8", "o"),
    **dict.fromkeys("\u0442\u03c4\u1d1b\u2ca7\u0167\u2020\u0288\u01ad", "t"),
}
"""Letters that can be taken for those of "bot", with case folded and accents gone: Cyrillic, Greek,
small capitals, barred and hooked ones (of Unicode's confusables those of scripts in use)."""
_SQUARED = ((0x1F130, 26), (0x1F150, 26), (0x1F170, 26))
"""Alphabets in squares and circles that have no plain letters in Unicode's own tables: the first
code point of each and how many there are."""
_BOT = re.compile(r"(?<![^\W_])(?!\d{3})(?:[b8][o0][t7]|b[\W_]+[o0][\W_]+t)[\W_]*\d*(?![^\W_])")
"""A word that is "bot", spaced out or numbered or not."""

_DISCS = "●○◉◎◯⬤⚫⚪⦿⊙◌◍⏺🔘⭕🔴🔵🟠🟡🟢🟣🟤🔶🔷🔸🔹🟥🟦🟧🟨🟩🟪🟫⬛⬜◼◻◾◽▪▫■□"
"""Coloured discs and squares, as sides have them."""
_SHAPES = "▲△▴▵🔺🔻★☆⭐🌟✪✯☥☾☽🌙🌛🌜≋〰"
"""The signs of sides that no colour tells."""
_SIGNS = re.compile(f"(?<!\u200d)[{_DISCS}{_SHAPES}][\ufe0e\ufe0f]?(?!\u200d)")
"""One of them that is no part of another emoji, as of a black cat."""

_WORDS = re.compile(r"^(?:side|player)-[a-z0-9]+ = (.*)$", re.MULTILINE)


class BadName(ValueError):
    """A name nobody may bear. `reason` is `empty`, `long`, `bot` or `side`; `live` of a name that
    nobody chooses, since Telegram would make a link of it."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the name is refused: {reason}")
        self.reason = reason


def clean(name: str) -> str:
    """The name without control, format, bidi, private and blank characters, white space folded.

    Joiners inside emoji and scripts that need them (U+200C, U+200D) stay.
    """
    kept = "".join(
        letter if stays(letter) else " " for letter in unicodedata.normalize("NFC", name)
    )
    return unstacked(" ".join(kept.split()))


def stays(letter: str) -> bool:
    """Whether a letter is one to be seen, a space, or a joiner that scripts and emoji need."""
    if letter in _JOINERS:
        return True
    return letter not in _BLANK and unicodedata.category(letter)[0] != "C"


def chosen(name: str) -> str:
    """A name somebody sets for themselves; `BadName` tells why it cannot be had."""
    cleaned = usable(name)
    if is_live(cleaned):
        raise BadName("live")
    return cleaned


def usable(name: str) -> str:
    """A name somebody can be called by, from wherever they have it; `BadName` tells why not. What
    Telegram would make live in it is broken apart where it is shown."""
    cleaned = clean(name)
    if not seen(cleaned):
        raise BadName("empty")
    if len(cleaned) > MAX_LENGTH:
        raise BadName("long")
    if _BOT.search(_looks(cleaned)):
        raise BadName("bot")
    if _SIGNS.search(cleaned) or _bare(cleaned) in _sides():
        raise BadName("side")
    return cleaned


def given(first: str, last: str | None, username: str | None, user: int) -> str:
    """The name to call a Telegram user by until they choose one: always usable. Signs of sides and
    words that read "BOT" go; what then is no name gives way to the next."""
    for candidate in (f"{first} {last or ''}", first, last or "", username or ""):
        words = clean(_SIGNS.sub(" ", candidate)).split()
        cleaned = " ".join(word for word in words if not _BOT.search(_looks(word)))
        if len(cleaned) > MAX_LENGTH:
            cleaned = cleaned[: MAX_LENGTH - 1].rstrip() + "…"
        try:
            return usable(cleaned)
        except BadName:
            continue
    return f"#{user % 10_000:04}"


def called(nickname: str | None, name: str | None) -> str | None:
    """What a person is called: the name they chose, if it still may be had, else Telegram's; None
    if there is none. Both may have been kept before a name was held to what it is today."""
    for kept in (nickname, name):
        try:
            return usable(kept or "")
        except BadName:
            continue
    return given(name, None, None, 0) if name else None


def seen(name: str) -> bool:
    """Whether there is anything to see of it."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


@cache
def _looks(name: str) -> str:
    """The name as it is read: case, accents, alphabets and joiners taken away where they could hide
    "bot"."""
    plain = unicodedata.normalize("NFKD", "".join(map(_unboxed, name))).casefold()
    letters = (c for c in plain if c not in _JOINERS and not unicodedata.combining(c))
    return "".join(_LOOKS.get(letter, letter) for letter in letters)


def _unboxed(letter: str) -> str:
    """The letter of an alphabet in squares or circles."""
    for first, many in _SQUARED:
        if first <= ord(letter) < first + many:
            return chr(ord("A") + ord(letter) - first)
    return letter


def _bare(name: str) -> str:
    """Letters and digits alone, without case."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", name).casefold()))


@cache
def _sides() -> frozenset[str]:
    """What sides are called in all our languages."""
    texts = (text for language in LANGUAGES for text in _WORDS.findall(source(language)))
    return frozenset(_bare(re.sub(r"\{[^}]*\}", "", text)) for text in texts) - {""}
