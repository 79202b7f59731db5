"""The lessons of Senet, by Thibault's rules: the walk, throws, exchanges, the last houses."""

from __future__ import annotations

from typing import Final

from bot.choosing.lessons import checks
from bot.choosing.lessons.lesson import Actions, Course, Lesson, Squares
from bot.choosing.samples.sample import Sample

_ONE, _TWO, _THREE, _NONE = (1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 0, 1), (0, 0, 0, 0)
"""What the sticks show for 1, 2, 3 and 5 (senet 1.3)."""

COURSE: Final = Course(
    "thibault",
    (
        Lesson(
            "walk",
            Sample("........C./......S.../....S..... C0S0 C4S3 C play:3 -", _THREE),
            Squares(("6", "12", "19"), "target"),
        ),
        Lesson(
            "off",
            Sample("....C..S../...C...S../...S....C. C0S0 C2S2 C play:2 -", _TWO),
            Actions(checks.told("senet-off")),
        ),
        Lesson(
            "again",
            Sample(".....C..../...S..S.../....S..... C0S0 C4S2 C start -"),
            Actions(checks.goes_on),
        ),
        Lesson(
            "exchange",
            Sample("..C....S../C..S..S..C/....S..... C0S0 C2S1 C play:3 -", _THREE),
            Actions(checks.told("senet-exchange")),
        ),
        Lesson(
            "protected",
            Sample("..C..SS..C/..SS.C..../.......... C0S0 C2S1 C play:3 -", _THREE),
            Squares(("3", "10", "16"), "source"),
        ),
        Lesson(
            "pair",
            Sample("..SSC..C../.C...S..../.......... C0S0 C2S2 C play:2 -", _TWO),
            Actions(checks.nobody_can("senet-exchange", "senet-drop")),
        ),
        Lesson(
            "back",
            Sample(".........S/........S./..SC...... C0S0 C4S2 C play:5 -", _NONE),
            Squares(("19", "26", "29"), "target"),
        ),
        Lesson(
            "beauty",
            Sample(".....S..../....S...../..CCC..... C0S0 C2S3 C play:3 -", _THREE),
            Squares(("23", "24", "25"), "source"),
        ),
        Lesson(
            "exit",
            Sample(".....S..../....S...../.......CCC C0S0 C2S3 C play:1 -", _ONE),
            Squares(("28", "29", "30"), "source"),
        ),
        Lesson(
            "water",
            Sample("....S..C../..C....S../...S..C... C0S0 C2S2 C start -"),
            Actions(checks.out_of_danger),
        ),
        Lesson(
            "drop",
            Sample("...C.....S/..C....S../.....C..S. C0S0 C2S2 C play:3 -", _THREE),
            Actions(checks.told("senet-drop")),
        ),
        Lesson(
            "win",
            Sample("......S.../...S....../.....C..S. C0S0 C4S2 C throw -"),
            Actions(checks.wins),
        ),
    ),
)
