"""The lessons of the Hyena game: tabas and throws, the well, the way home, the hunt."""

from __future__ import annotations

from typing import Final

from bot.choosing.lessons import checks
from bot.choosing.lessons.lesson import Actions, Course, Lesson, Seats
from bot.choosing.samples.sample import Sample

COURSE: Final = Course(
    "hyena",
    (
        Lesson(
            "taba",
            Sample("N=30 0*+0+0 0*+0+0 h=- 1 throw"),
            Actions(checks.told("hyena-taba", then="free")),
        ),
        Lesson(
            "walk",
            Sample("N=30 5+1+0 9+2+0 h=- 1 throw"),
            Actions(checks.described(where="out", day=11)),
        ),
        Lesson(
            "turn",
            Sample("N=30 12+2+0 9+2+0 h=- 1 throw"),
            Actions(checks.passes),
        ),
        Lesson(
            "well",
            Sample("N=30 28+0+0 20+2+0 h=- 1 throw"),
            Actions(checks.described(where="well")),
        ),
        Lesson(
            "pay",
            Sample("N=30 26+9+0 20+2+0 h=- 1 pay"),
            Actions(checks.described(where="paid")),
        ),
        Lesson(
            "wash",
            Sample("N=30 31+3+5 b25+2+0 h=- 1 throw"),
            Actions(checks.told("hyena-taba", then="wash")),
        ),
        Lesson(
            "home",
            Sample("N=30 b4+1+0 20+2+0 h=- 1 throw"),
            Actions(checks.described(place=1)),
        ),
        Lesson(
            "double",
            Sample("N=30 b0+0+0 b12+2+0 h=1:10 1 throw"),
            Actions(checks.described(where="out", day=22)),
        ),
        Lesson(
            "drink",
            Sample("N=30 b0+9+0 b12+2+0 h=1:31 1 throw"),
            Actions(checks.told("hyena-taba", then="drink")),
        ),
        Lesson(
            "eaten",
            Sample("N=30 b0+0+0 17+4+0 b23+1+0 31+2+0 h=1:b20 1 throw"),
            Seats("3", (1, 2, 3), checks.described(where="eaten")),
        ),
        Lesson(
            "win",
            Sample("N=30 b0+2+0 b0#2+4+0 24+1+0 h=1:b5 1 throw"),
            Seats("6", (0, 1, 2), checks.wins),
        ),
    ),
)
