"""The lessons of Seega, by the rules of the Sudan: placing, moving, taking, passages, the end."""

from __future__ import annotations

from typing import Final

from bot.choosing.lessons import checks
from bot.choosing.lessons.lesson import Actions, Course, Lesson, Seats, Squares
from bot.choosing.samples.sample import Sample

COURSE: Final = Course(
    "sidja",
    (
        Lesson(
            "place",
            Sample("...../.o.x./...../.x.o./..... 10/10 x place:2 0"),
            Squares(("a5", "b4", "c3"), "target"),
        ),
        Lesson(
            "step",
            Sample("....x/o..o./...../.x.../..... 0/0 x move 0"),
            Squares(("a3", "b4", "d2"), "target", source="b2"),
        ),
        Lesson(
            "free",
            Sample("...ox/...ox/...../oo.../xo... 0/0 x move 0"),
            Squares(("a1", "e4", "e5"), "source"),
        ),
        Lesson(
            "take",
            Sample("o...o/...../...../..x../xo... 0/0 x move 0"),
            Actions(checks.told("seega-capture"), among=("a1-a2", "c2-b2", "c2-c1xb1", "c2-d1")),
        ),
        Lesson(
            "diagonal",
            Sample("o...o/...../...x./.o.../x.... 0/0 x move 0"),
            Actions(checks.told("seega-capture"), among=("a1-a2", "d3-c2", "d3-c3xb2")),
        ),
        Lesson(
            "two",
            Sample("x...o/o..x./.x.o./.xo../...x. 0/0 x move 0"),
            Actions(
                checks.told("seega-capture", count=2),
                among=("b3-a3xa4", "d1-c1", "d1-d2xc2xd3"),
            ),
        ),
        Lesson(
            "chain",
            Sample("xo.../..xo./...x./..o../..x.. 0/0 x move 0"),
            Actions(checks.goes_on, among=("c4-c3xc2", "c4-c5xb5", "d3-e3")),
        ),
        Lesson(
            "save",
            Sample("..x../...o./.o.../...../.ox.o 0/0 x move 0"),
            Actions(checks.nobody_can("seega-capture"), among=("c1-b2", "c1-c2", "c1-d1", "c5-b5")),
        ),
        Lesson(
            "passage",
            Sample("...xo/...xx/..x../xx.../ox... 0/0 x free 0"),
            Squares(("b2", "c3", "e4"), "source"),
        ),
        Lesson(
            "win",
            Sample("...../..o../...../..x../xo... 0/0 x move 0"),
            Actions(checks.wins, among=("a1-a2", "c2-b2", "c2-c1xb1", "c2-c3")),
        ),
        Lesson(
            "count",
            Sample("x.x../...../....x/...../o...o 0/0 x move 99"),
            Seats("e3-e4", (0, 1), checks.wins),
        ),
    ),
)
