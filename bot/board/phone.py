"""How tall a message is on a phone 360 pixels wide: its picture, its words, its buttons.

Reckoned from letters and rows, a little on the tall side; `tests/bot/e2e/test_heights.py` compares
it with a browser. A board whose picture is out of sight above its buttons is played blindly, so
captions keep to the room that is left (:mod:`bot.board.layout`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from html import unescape
from itertools import accumulate, pairwise
from typing import Final

from bot.telegram.wire import Key, Keyboard
from bot.words.signs import CIRCLES

CHAT: Final = 514
"""Pixels of a chat that a board may take, of some 520 that a small phone (360×640) shows between
its bars."""

BROAD: Final = 340
"""Pixels of a picture's breadth."""

BANNER: Final = (1280, 320)
"""The banner's width and height: a flat picture."""

ROW: Final = 44
"""Pixels from one row of buttons to the next."""

LINE, AROUND = 20.4, 13.0
"""Pixels of a line of words, and of what is above and below them all."""

TIME: Final = 9.9
"""Columns of what stands behind the last line, or below it where it has no room, as below a
quotation: `edited 12:00` in smaller letters, and a gap."""

QUOTED, AROUND_QUOTE = 19.4, 17.0
"""As much of a line in a quotation, and around that."""

FOLD: Final = 3
"""So many lines of a quotation are seen before it is unfolded."""

COLUMNS, QUOTED_COLUMNS = 37, 36
"""Letters on a line, and on one in a quotation."""

NARROW_COLUMNS: Final = 42
"""As many in a quotation where letters are narrower than we reckon."""

CYRILLIC: Final = 0.08
"""So much broader a Cyrillic letter is on a button."""

COLUMN: Final = 57
"""A column in hundredths of the height of letters."""

BOLD: Final = 1.13
"""So many times as broad a bold letter is."""

BOLD_FROM, BOLD_TO = "\x02", "\x03"
"""Around what is bold, in a text without its markup."""

SIGN: Final = 125
"""As broad a sign is."""

ENDS, ENDING = frozenset("بتثنيئلفقكسشصض"), 36
"""Arabic letters that end a word in so much a broader form."""

BREADTHS: Final = {
    letter: wide
    for wide, letters in (
        (29, "بتثنيئلاأإآ"),
        (52, "دذرزوؤةه"),
        (55, "عغفقكء،؟"),
        (62, "مجحخ"),
        (80, "ىسشصض"),
        (93, "طظ"),
        (28, "ijl'ıІі"),
        (30, "IJЇї"),
        (32, " ,.·’‘"),
        (36, "f/:;|-‐‑"),
        (40, "()[]t!r"),
        (50, "*_–"),
        (52, 'szгз“”"?'),
        (55, "cэсL"),
        (59, "kvxyFPУTYчхувткяь"),
        (61, "aoeаобеё«»ТГ"),
        (63, "bdhnpgquрЗEЕSР"),
        (64, "0123456789инйлпK"),
        (69, "ABCАБВЬдцXRVСЧЯХZЭ"),
        (72, "UКъ"),
        (76, "DGHNИНЙПЛм&"),
        (80, "OQДОЦыw"),
        (85, "фюЫMМФw→←⇄=+<>"),
        (94, "жшщm№%—"),
        (100, "W…@"),
        (109, "ЖШЩЮ"),
    )
    for letter in letters
}
"""The breadth of letters, in hundredths of their height; in the broadest font that phones have."""

QUOTE: Final = re.compile(r"<blockquote expandable>(.*?)</blockquote>\n?", re.DOTALL)
ROOM: Final = {1: 31, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 7: 3, 8: 3}
"""So many columns of words fit on each of so many buttons side by side."""

WIDEST: Final = max(ROOM)
"""Buttons that a row holds at most (Telegram)."""

NARROW: Final = frozenset("\u2063\u2064\u200d\u2060\u2066\u2067\u2068\u2069\u200e\u200f")
"""Signs without a breadth of their own: joiners, isolates, marks of direction."""

EMOJI: Final = "\ufe0f"
"""What makes an emoji of the sign before it."""


def columns(text: str) -> int:
    """How much room a text takes: wide letters, as of Chinese and emoji, take two."""
    taken = 0
    for before, letter in pairwise(f" {text}"):
        if letter == EMOJI:
            taken += not _wide(before)
        elif letter not in NARROW:
            taken += 2 if _wide(letter) else 1
    return taken


def _wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF" or letter in CIRCLES


@lru_cache(maxsize=4096)
def breadth(text: str) -> float:
    """The columns of a text; Cyrillic letters are a little broader."""
    return columns(text) + CYRILLIC * sum("\u0400" <= letter <= "\u04ff" for letter in text)


def words_height(html: str) -> float:
    """Pixels of a caption, its quotations folded."""
    tall, end = AROUND, 0
    for quote in QUOTE.finditer(html):
        tall += LINE * lines_of(html[end : quote.start()].removesuffix("\n"), COLUMNS)
        tall += AROUND_QUOTE + QUOTED * min(FOLD, lines_of(quote[1], QUOTED_COLUMNS))
        end = quote.end()
    last = html[end:]
    if not last or _written(last.rsplit("\n", 1)[-1], COLUMNS)[1] + TIME > COLUMNS:
        tall += AROUND
    return tall + LINE * lines_of(last, COLUMNS)


def seen_folded(lines: Sequence[str], most: int = QUOTED_COLUMNS) -> bool:
    """Whether all these lines are seen in a quotation before it is unfolded, with so many letters
    on a line."""
    return lines_of("\n".join(lines), most) <= FOLD


def folds_whole(lines: Sequence[str], most: int = QUOTED_COLUMNS) -> bool:
    """Whether what is seen of a quotation before it is unfolded breaks none of its lines."""
    ends = accumulate(lines_of(line, most) for line in lines)
    return seen_folded(lines, most) or FOLD in ends


def picture_height(picture: tuple[int, int]) -> float:
    """Pixels of a picture of that width and height."""
    wide, tall = picture
    return BROAD * tall / wide


def keys_height(keys: Keyboard) -> float:
    """Pixels of a keyboard."""
    return float(ROW * len(keys))


def fit(row: Sequence[Key], most: int) -> bool:
    """Whether the buttons, no more than `most`, can stand side by side."""
    return len(row) <= most and all(breadth(key.text) <= ROOM.get(len(row), 0) for key in row)


def in_rows(keys: Iterable[Key], most: int = 2) -> Keyboard:
    """The buttons in their order, up to `most` of them side by side where all of these fit."""
    rows: list[tuple[Key, ...]] = []
    for key in keys:
        if rows and fit((*rows[-1], key), most):
            rows[-1] = (*rows[-1], key)
        else:
            rows.append((key,))
    return tuple(rows)


def paired(keys: Iterable[Key]) -> Keyboard:
    """The buttons two by two where they fit, a later one beside an earlier one that still stands
    alone, so that they take few rows."""
    rows: list[tuple[Key, ...]] = []
    for key in keys:
        at = next((n for n, row in enumerate(rows) if len(row) == 1 and fit((*row, key), 2)), None)
        if at is None:
            rows.append((key,))
        else:
            rows[at] = (*rows[at], key)
    return tuple(rows)


def evenly(count: int, most: int = WIDEST) -> int:
    """How many of so many short buttons stand in a row, up to `most`, so that the last row is about
    as long as the others."""
    return -(-count // -(-count // most)) if count else 1


def closest(row: tuple[Key, ...]) -> tuple[Key, ...]:
    """The buttons side by side; those that have no room keep their sign alone (`📖 Rules` becomes
    `📖`)."""
    room = ROOM.get(len(row), 0)
    return tuple(key if breadth(key.text) <= room else by_sign(key) for key in row)


def by_sign(key: Key) -> Key:
    """The button with its sign alone; as it is, where it has none. Then a word stands first, also
    one with a mark: `Yes,`, or the vowels of Arabic."""
    sign = key.text.split(" ")[0]
    return key if any(map(str.isalnum, sign)) else replace(key, text=sign)


def room_for_words(picture: tuple[int, int], keys: Keyboard) -> float:
    """Pixels that are left for a caption between a picture of that width and height and its
    buttons."""
    return CHAT - picture_height(picture) - keys_height(keys)


def lines_of(html: str, most: int) -> int:
    """On how many lines a text stands."""
    return sum(_written(line, most)[0] for line in html.split("\n")) if html else 0


@lru_cache(maxsize=4096)
def _written(html: str, most: float) -> tuple[int, float]:
    """On how many lines that is one line of HTML stands, and how broad the last of them is."""
    marked = re.sub(
        r"<b>(.*?)</b>", lambda bold: BOLD_FROM + bold[1].replace(" ", _APART) + BOLD_TO, html
    )
    return _broken(unescape(re.sub(r"<[^>]+>", "", marked)), most)


_APART: Final = f"{BOLD_TO} {BOLD_FROM}"


def wrapped(line: str, most: float) -> int:
    """On how many lines of so many columns a line is broken, between its words."""
    return _broken(line, most)[0]


@lru_cache(maxsize=4096)
def _broken(line: str, most: float) -> tuple[int, float]:
    """The same, and how broad the last of them is."""
    count, at, gap = 1, 0.0, BREADTHS[" "] / COLUMN
    for wide in map(_breadth_in_words, line.split(" ")):
        if at and at + gap + wide > most:
            count, at = count + 1, 0.0
        at += wide + (gap if at else 0)
        while at > most:  # a word longer than a line, as a seal
            count, at = count + 1, at - most
    return count, at


@lru_cache(maxsize=4096)
def _breadth_in_words(word: str) -> float:
    """The columns of a word between others, letter by letter; of which we know no breadth, one."""
    taken, bold = 0.0, 1.0
    for before, letter in pairwise(f" {word}"):
        if letter in (BOLD_FROM, BOLD_TO):
            bold = BOLD if letter == BOLD_FROM else 1.0
        elif letter == EMOJI:
            taken += 0 if _wide(before) else SIGN / COLUMN - 1
        elif letter not in NARROW:
            taken += bold * _letter(letter) / COLUMN
    ends = word.rstrip(_AFTER)[-1:] in ENDS
    return taken + (ENDING / COLUMN if ends else 0)


_AFTER: Final = f".,:;!،{BOLD_TO}"


def _letter(letter: str) -> int:
    if _wide(letter):
        return SIGN
    if unicodedata.combining(letter):
        return 0
    known = BREADTHS.get(letter)
    return known or BREADTHS.get(unicodedata.normalize("NFD", letter)[0], COLUMN)
