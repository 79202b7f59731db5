"""Texts that mean nothing, or nearly something. All of it follows from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "0123456789",
    "0123456789-–—:;.,/ x*#№",
    "<>&\"'`$%{}[]()\\|=+~^_!?@",
    "\x00\x01\x07\t\n\r\x0b\x0c\x1b\x7f\x85\xa0",
    "\u200b\u200d\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\ufe0f\u0301\u0335",
    "аяёЖщыъ",
    "سنتقواعد٠١٢٣٤٥٦٧٨٩",
    "Ⅷ½²①𝟗０９ªºﬁßİıſK",
    "🎲👩‍👩‍👧🏳️‍🌈𓀀𓃀\U0010ffff\ue000",
    "漢字かなカナ한글",
)
NUMBERS = (
    "0", "00", "-0", "-1", "1", "2", "3", "9", "30", "31", "99", "255", "256", "65536",
    "2147483647", "2147483648", "9223372036854775807", "9223372036854775808",
    "999999999999999", "1000000000000000", "1e9", "0x10", "1_000", "+1", " 1", "٣", "½", "𝟗",
    "9" * 40,
)  # fmt: skip
"""What stands where a number is expected."""


def noise(random: Random, most: int = 64) -> str:
    """Signs of one or several alphabets, seldom many."""
    length = min(most, random.choice((0, 1, 2, 3, 5, 8, 13, 21, 34, 64, 200, 1000, 4096)))
    if random.random() < 0.1:
        return random.choice(random.choice(ALPHABETS)) * length
    alphabets = random.sample(ALPHABETS, random.choice((1, 1, 2, 3, len(ALPHABETS))))
    return "".join(random.choice(random.choice(alphabets)) for _ in range(length))


def spoiled(random: Random, text: str, others: Sequence[str]) -> str:
    """A text with a few slips: pieces lost, doubled, swapped, put in, cut off, borrowed."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        text = _slip(random, text, others)
    return text


def _slip(random: Random, text: str, others: Sequence[str]) -> str:
    here, there = sorted(random.randint(0, len(text)) for _ in range(2))
    piece = text[here:there]
    match random.randrange(9):
        case 0:
            return text[:here] + text[there:]
        case 1:
            return text[:here] + noise(random, 8) + text[there:]
        case 2:
            return text[:there] + piece + text[there:]
        case 3:
            return text[:here] + piece[::-1] + text[there:]
        case 4:
            return text[:here]
        case 5:
            return text[:here] + piece.swapcase() + text[there:]
        case 6:
            return text[:here] + random.choice(NUMBERS) + text[there:]
        case 7 if others:
            other = random.choice(others)
            return text[:here] + other[random.randint(0, len(other)) :]
        case _:
            return text[:here] + random.choice(random.choice(ALPHABETS)) + text[here + 1 :]


def made(random: Random, known: Sequence[str], most: int) -> tuple[str, bool]:
    """A text of at most so many letters, and whether it is sheer noise: it never knew what is
    `known`."""
    if not known or random.random() < 0.2:
        return noise(random, most), True
    text = random.choice(known)
    if random.random() < 0.8:
        text = spoiled(random, text, known)
    return text[:most], False
