"""Words in a picture: names of games and rules in Latin, Cyrillic and Arabic letters.

The letters lie beside the sprites, so that a picture is the same wherever it is drawn; nothing of
the machine is asked for them. Arabic letters are joined and turned here, since what Pillow would
do that with is not everywhere. The small marks over and under them are left out.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Final, Literal, TypeAlias
from unicodedata import decomposition

from PIL import Image, ImageDraw, ImageFont

from render.theme import Colour

LEAST: Final = 20
"""No words are set smaller, in pixels; what has no room then is cut."""

_UNSEEN: Final = re.compile("[\u064b-\u0652\u2066-\u2069\u200e\u200f]")
"""The small marks, and what tells a chat which way words run."""
_ARABIC: Final = re.compile("[\u0621-\u064a]")
_OTHERS: Final = "A-Za-z\u00c0-\u024f\u0400-\u04ff0-9\N{RIGHT SINGLE QUOTATION MARK}"
_PARTS: Final = re.compile(
    rf"[{_OTHERS}][{_OTHERS} .,-]*[{_OTHERS}]|\u0644[\u0622\u0623\u0625\u0627]|."
)
"""What stays together when a line is turned: words and numbers of others, and the two letters of
which one is made, lam and alef."""
_MIRRORED: Final = str.maketrans("()«»", ")(»«")
_FORMS: Final = range(0xFE80, 0xFEFD)
"""The letters as they are written alone and beside others."""

Form: TypeAlias = Literal["<isolated>", "<initial>", "<medial>", "<final>"]


def write(
    picture: Image.Image,
    words: str,
    box: tuple[int, int, int, int],
    tall: int,
    colour: Colour,
) -> None:
    """Set words in the box (left, top, right, bottom), at its left, or at its right if they are
    Arabic: `tall` at most, smaller where they would have no room, and cut where they would be too
    small then."""
    left, top, right, bottom = box
    font, shown = _fitting(words, right - left, tall)
    turned = is_turned(words)
    place = (right if turned else left, (top + bottom) // 2)
    ImageDraw.Draw(picture).text(
        place, shown, fill=colour, font=font, anchor="rm" if turned else "lm"
    )


def is_turned(words: str) -> bool:
    """Whether words run from right to left."""
    return _ARABIC.search(words) is not None


@lru_cache(maxsize=64)
def _fitting(words: str, wide: int, tall: int) -> tuple[ImageFont.FreeTypeFont, str]:
    """The largest letters in which the words have room, and how they are written."""
    for size in range(tall, LEAST, -1):
        font, shown = _font(size), shaped(words)
        if font.getlength(shown) <= wide:
            return font, shown
    font = _font(LEAST)
    while len(words) > 1 and font.getlength(shaped(f"{words}…")) > wide:
        words = words[:-1].rstrip()
    shown = shaped(words)
    return font, shown if font.getlength(shown) <= wide else shaped(f"{words}…")


def shaped(words: str) -> str:
    """Words as they stand from left to right, each Arabic letter in the form that it has beside
    those before and after it."""
    words = _UNSEEN.sub("", words)
    if not is_turned(words):
        return words
    joined = list(_joined(_PARTS.findall(words)))
    return "".join(reversed(joined)).translate(_MIRRORED)


def _joined(parts: list[str]) -> Iterator[str]:
    forms = _forms()
    for place, part in enumerate(parts):
        own = forms.get(part)
        if own is None:
            yield part
            continue
        before = forms.get(parts[place - 1], {}) if place else {}
        after = forms.get(parts[place + 1], {}) if place + 1 < len(parts) else {}
        to_before = "<initial>" in before and "<final>" in own
        to_after = "<initial>" in own and "<final>" in after
        form: Form = "<medial>" if to_before and to_after else "<isolated>"
        if to_before != to_after:
            form = "<final>" if to_before else "<initial>"
        yield own[form]


@cache
def _forms() -> Mapping[str, Mapping[str, str]]:
    """How each letter, or lam with an alef, is written, by where it stands."""
    found: dict[str, dict[str, str]] = {}
    for code in _FORMS:
        form, *letters = decomposition(chr(code)).split()
        found.setdefault("".join(chr(int(each, 16)) for each in letters), {})[form] = chr(code)
    return found


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    file = resources.files("render").joinpath("assets", "names.ttf")
    return ImageFont.truetype(
        io.BytesIO(file.read_bytes()), size, layout_engine=ImageFont.Layout.BASIC
    )
