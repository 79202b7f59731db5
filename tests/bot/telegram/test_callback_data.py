"""Callback data: what a button says, and what is no button of ours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.telegram.callback_data import MAX_BYTES, BadPress, Kind, Press, read

NUMBERS = st.integers(0, 10**12)
ACTIONS = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=24)


@given(st.builds(Press, st.sampled_from(Kind), NUMBERS, NUMBERS, ACTIONS))
def test_a_press_is_read_as_it_was_packed(press: Press) -> None:
    assert read(press.pack()) == press


@given(st.text(max_size=80))
def test_forged_data_is_refused_or_read_whole(data: str) -> None:
    try:
        press = read(data)
    except BadPress:
        return
    assert len(data.encode()) <= MAX_BYTES
    assert press.kind in Kind


@pytest.mark.parametrize(
    "data",
    ["", "a", "a:1:2", "|:1:2:throw", "a:x:0:throw", "a:-1:0:throw", "a:1:1e3:t", "a:٣:0:throw",
     "a:9999999999999999:0:throw", "a:1:0:" + "9" * 64],
)  # fmt: skip
def test_bad_press(data: str) -> None:
    with pytest.raises(BadPress):
        read(data)


def test_an_action_may_hold_colons() -> None:
    assert read("a:3:5:4:9-13") == Press(Kind.ACT, 3, 5, "4:9-13")


def test_over_64_bytes_is_our_own_fault() -> None:
    with pytest.raises(ValueError, match="65 bytes"):
        Press(Kind.ACT, 1, 1, "x" * 59).pack()


def test_kinds_are_told_apart_by_one_letter() -> None:
    assert len({kind.value for kind in Kind}) == len(Kind)
    assert all(len(kind.value) == 1 for kind in Kind)
