"""The lessons of Seega, by the rules of Egypt: placing, moving, taking, passages, the end."""

from __future__ import annotations

from typing import Final

from bot.choosing.lessons import wishes
from bot.choosing.lessons.lesson import Actions, Course, Lesson, Seats, Squares
from bot.choosing.samples.sample import Sample

COURSE: Final = Course(
    "siga",
    (
        Lesson(
            "place",
            Sample("...../.o.x./...../.x.o./..... 10/10 x place:2 0"),
            Squares(("a5", "b4", "c3"), "target"),
        ),
        Lesson(
            "step",
            Sample("....x/o..o./...../.x.../..... 0/0 x move 0"),
            Squares(("c2", "c3", "d2"), "target", source="b2"),
        ),
        Lesson(
            "free",
            Sample("...ox/....x/...../o..../xo... 0/0 x move 0"),
            Squares(("a1", "e4", "e5"), "source"),
        ),
        Lesson(
            "take",
            Sample("o...o/...../...../..x../xo... 0/0 x move 0"),
            Actions(wishes.told("seega-capture")),
        ),
        Lesson(
            "two",
            Sample("x...o/o..x./.x.o./.xo../...x. 0/0 x move 0"),
            Actions(
                wishes.told("seega-capture", count=2),
                among=("b3-a3xa4", "d1-c1", "d1-d2xc2xd3"),
            ),
        ),
        Lesson(
            "chain",
            Sample("xo.../..xo./o..x./....x/..xo. 0/0 x move 0"),
            Actions(wishes.goes_on, among=("c4-c5xb5", "e2-e1xd1", "d3-c3")),
        ),
        Lesson(
            "save",
            Sample("....x/...../...../.o.o./.ox.o 0/0 x move 0"),
            Actions(wishes.nobody_can("seega-capture")),
        ),
        Lesson(
            "centre",
            Sample("o..../...../.xo../...x./xo.x. 0/0 x move 0"),
            Actions(wishes.told("seega-capture"), among=("b3-b4", "d1-c1xb1", "d2-d3")),
        ),
        Lesson(
            "passage",
            Sample("...xo/....x/..x../x..../ox... 0/0 x free 0"),
            Squares(("a2", "c3", "e4"), "source"),
        ),
        Lesson(
            "win",
            Sample("...../..o../...../..x../xo... 0/0 x move 0"),
            Actions(wishes.wins),
        ),
        Lesson(
            "count",
            Sample("x.x../...../....x/...../o...o 0/0 x move 19"),
            Seats("e3-e4", (0, 1), wishes.wins),
        ),
    ),
)
