"""The lessons of Aseb: the way, throws, hits, rosettes, leaving."""

from __future__ import annotations

from typing import Final

from bot.choosing.lessons import checks
from bot.choosing.lessons.lesson import Actions, Course, Lesson, Squares
from bot.choosing.samples.sample import Sample

_TWO, _THREE, _FOUR = (1, 1, 0, 0), (1, 1, 0, 1), (1, 1, 1, 1)
"""What the sticks show for 2, 3 and 4 (aseb 5)."""

COURSE: Final = Course(
    "aseb",
    (
        Lesson(
            "enter",
            Sample("..C./..../......S..... C4S4 C0S0 C play:2", _TWO),
            Actions(checks.told("aseb-enter")),
        ),
        Lesson(
            "walk",
            Sample(".C../..../......S..... C4S4 C0S0 C play:4", _FOUR),
            Squares(("5", "6", "7"), "target", "2"),
        ),
        Lesson(
            "zero",
            Sample(".C../..../......S..... C4S4 C0S0 C start"),
            Actions(checks.passes),
        ),
        Lesson(
            "again",
            Sample("..../..../............ C5S5 C0S0 C start"),
            Actions(checks.goes_on),
        ),
        Lesson(
            "hit",
            Sample(".C../..../C.S......... C3S4 C0S0 C play:2", _TWO),
            Actions(checks.told("aseb-hit")),
        ),
        Lesson(
            "flee",
            Sample("..../...S/.C.C........ C3S4 C0S0 C play:3", _THREE),
            Actions(checks.nobody_can("aseb-hit")),
        ),
        Lesson(
            "sheltered",
            Sample("..../..../.C.S.C...... C3S4 C0S0 C play:2", _TWO),
            Squares(("6", "8", "10"), "source"),
        ),
        Lesson(
            "off",
            Sample("..../..../....S...C..C C1S4 C2S0 C play:4", _FOUR),
            Actions(checks.told("aseb-off")),
        ),
        Lesson(
            "exact",
            Sample("..../..../.........CCC C0S4 C2S1 C play:2", _TWO),
            Squares(("14", "15", "16"), "source"),
        ),
        Lesson(
            "win",
            Sample("..../..../....S......C C0S4 C4S0 C start"),
            Actions(checks.wins),
        ),
    ),
)
