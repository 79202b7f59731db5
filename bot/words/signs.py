"""The emblems that players choose and bring to the throws, as an emoji and in words; and the
numbers of choices, in circles as the picture has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.words.library import Texts

MARKS: Final[Mapping[str, str]] = {
    "eye": "👁️",
    "scarab": "🪲",
    "feather": "🪶",
    "sun": "☀️",
    "cat": "🐱",
    "boat": "⛵",
    "cobra": "🐍",
    "falcon": "🦅",
}
"""Each sign (`games.fair.SIGNS`) as buttons and captions show it."""

CIRCLES: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
"""The numbers of choices from 1 on; those beyond have none (`numeral`)."""

NUMERAL: Final = rf"(?:[{CIRCLES}]|\(\d+\))"
"""What `numeral` writes, as a regular expression."""


def numeral(number: int) -> str:
    """The number of a choice, in a circle as the picture has it: squares have bare numbers."""
    return CIRCLES[number - 1] if number <= len(CIRCLES) else f"({number})"


def marked(name: str, sign: str) -> str:
    """A name with the sign that this person brought behind it, if they have."""
    return f"{name} {MARKS[sign]}" if sign else name


def in_words(texts: Texts, sign: str) -> str:
    """A sign and what it is called: `🪲 scarab`."""
    return f"{MARKS[sign]} {texts.plain(f'sign-{sign}')}"
