"""Values that are kept in one column: each is read as it was written, in every form there ever was.

The forms below are those of the history; none of them was ever another, but for bookmarks: those
without a link of the chain went with migration 0039, and the next step writes one anew.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.board.explaining import Alert
from bot.choosing.learn_pages import read_learned, write_learned
from bot.choosing.lessons import COURSES
from bot.choosing.opening import Opening
from bot.table.lesson import Lesson
from bot.table.picking import Tapped
from bot.table.summary import Summary
from bot.words.combos import Combo
from games.catalogue import rule_set

NUMBER = st.integers(0, 10**9)
SQUARE = st.from_regex(r"[a-j][1-9]", fullmatch=True)
LINK = "0123456789abcdef" * 4
"""A link of the chain of a game's actions."""
WORD = st.from_regex(r"[a-z]+(-[a-z0-9]+){0,3}", fullmatch=True)


@given(st.builds(Tapped, NUMBER, st.none() | NUMBER, st.lists(SQUARE, max_size=4).map(tuple)))
def test_what_was_tapped_is_read_as_it_was_written(value: Tapped) -> None:
    assert Tapped.read(value.text()) == value


@given(st.builds(Lesson, NUMBER, NUMBER, WORD))
def test_a_lesson_is_read_as_it_was_written(value: Lesson) -> None:
    assert Lesson.read(value.text()) == value


@given(
    st.builds(
        Summary, NUMBER, NUMBER, NUMBER, st.frozensets(st.integers(0, 5), min_size=1),
        st.none() | st.lists(st.integers(0, 5), min_size=1, max_size=6).map(tuple),
        st.from_regex("[0-9a-f]{64}", fullmatch=True),
        st.text(st.characters(codec="ascii", exclude_categories=["C"]), min_size=1),
    )
)  # fmt: skip
def test_a_bookmark_is_read_as_it_was_written(value: Summary) -> None:
    assert Summary.read(value.text()) == value


@given(st.builds(Alert, NUMBER, NUMBER, NUMBER))
def test_an_alert_is_read_as_it_was_written(value: Alert) -> None:
    assert Alert.read(value.text()) == value


@given(st.dictionaries(st.sampled_from(sorted(COURSES)), st.integers(1, 7)))
def test_what_was_learned_is_read_as_it_was_written(solved: dict[str, int]) -> None:
    assert read_learned(write_learned(solved)) == solved


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (Tapped.read("12:0:c2"), Tapped(12, 0, ("c2",))),
        (Tapped.read("12::c2 c3"), Tapped(12, None, ("c2", "c3"))),
        (Tapped.read("9:1:"), Tapped(9, 1)),
        (Tapped.read(None), None),
        (Lesson.read("8:10:seega-lesson-move-4"), Lesson(8, 10, "seega-lesson-move-4")),
        (Lesson.read(None), None),
        (
            Summary.read(f"132 44 46 0,1 1,0,1,1 {LINK} ..C.S. C start -"),
            Summary(132, 44, 46, frozenset({0, 1}), (1, 0, 1, 1), LINK, "..C.S. C start -"),
        ),
        (Summary.read(f"8 2 2 0 - {LINK} ."), Summary(8, 2, 2, frozenset({0}), None, LINK, ".")),
        (Summary.read(None), Summary()),
        (Alert.read("3:7:1"), Alert(3, 7, 1)),
        (Alert.read(None), None),
        (Alert.read("of another program"), None),
        (read_learned("senet=7f hyena=3"), {"senet": 0x7F, "hyena": 3}),
        (read_learned(""), {}),
        (read_learned("senet=7F chess=1 hyena senet"), {}),
        (Combo.unpacked("thibault.."), Combo(rule_set("thibault"))),
        (Combo.unpacked("glebsite..10"), Combo(rule_set("glebsite"), 10)),
        (Opening.unpacked("thibault...novice"), Opening(Combo(rule_set("thibault")), ("novice",))),
    ],
)
def test_every_form_of_the_history_is_read(read: object, value: object) -> None:
    assert read == value
