"""Payloads: what a button says as a value, and how that is spelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.telegram.callback_data import BadPress, Kind, Press
from bot.telegram.payloads import Form, Payload


@dataclass(frozen=True)
class Pair:
    """Two letters that spell themselves; `xx` stands for nothing any more."""

    SPELLING: ClassVar = r"[a-z]\.[a-z]"

    first: str
    second: str

    def pack(self) -> str:
        return f"{self.first}.{self.second}"

    @classmethod
    def unpacked(cls, text: str) -> Pair:
        first, dot, second = text.partition(".")
        if not dot or "x" in (first, second):
            raise ValueError(f"{text!r} is no pair")
        return cls(first, second)


@dataclass(frozen=True)
class Everything(
    Payload,
    kind=Kind.MENU,
    form=("all-{pair}.{word}.{solved:x}.{on}.{way}.{number}", "all-{pair}.{word}"),
    refusal="old-rules",
):
    """A field of every type."""

    pair: Pair
    word: str
    solved: int | None = None
    on: bool | None = None
    way: Literal["here", "there"] | None = None
    number: int | None = None


@dataclass(frozen=True)
class Nothing(Payload, kind=Kind.LEAVE):
    """A button of which it is enough that it is pressed."""


@dataclass(frozen=True)
class Words(Payload, kind=Kind.ACT, form="{words}"):
    """Whatever stands there."""

    words: str


WHOLE = Everything(Pair("a", "b"), "word", 0xFFF, on=True, way="there", number=7)


def test_a_payload_is_spelled_by_its_form_and_read_again() -> None:
    assert WHOLE.press(3, 4) == Press(Kind.MENU, 3, 4, "all-a.b.word.fff.1.there.7")
    assert Everything.read("all-a.b.word.fff.1.there.7") == WHOLE


def test_the_first_form_is_written_for_whose_fields_there_are_values() -> None:
    short = Everything(Pair("a", "b"), "word")
    assert short.press().action == "all-a.b.word"
    assert Everything.read("all-a.b.word") == short


def test_a_payload_without_fields_is_spelled_by_nothing() -> None:
    assert Nothing().press(5) == Press(Kind.LEAVE, 5)
    assert Nothing.read("") == Nothing()
    assert Nothing.read("x") is None


def test_a_text_that_stands_last_is_all_that_remains() -> None:
    assert Words.read("4:9-13. x") == Words("4:9-13. x")


@pytest.mark.parametrize(
    "action",
    ["", "all", "all-", "all-a.b", "nall-a.b.word"],
)
def test_what_fits_no_form_is_no_such_button(action: str) -> None:
    assert Everything.read(action) is None


@pytest.mark.parametrize(
    "action",
    [
        "all-x.b.word",
        "all-a.b.word.FFF.1.here.7",
        "all-a.b.word.f.1.here.",
        "all-a.b.word.f.1.here.٣",
        "all-a.b.word.f.1.here.-1",
        f"all-a.b.word.f.1.here.{'9' * 16}",
    ],
)
def test_what_fits_but_stands_for_nothing_is_told_apart(action: str) -> None:
    with pytest.raises(BadPress, match="Everything"):
        Everything.read(action)


def test_an_old_form_is_read_with_what_it_lacks() -> None:
    form = Form.of("old.{word}", Everything.fields)
    assert Everything.by(form, "old.news", pair=Pair("a", "b")) == Everything(
        Pair("a", "b"), "news"
    )
    assert Everything.by(form, "new.news", pair=Pair("a", "b")) is None


LETTERS = st.sampled_from("abcdefgh")


@given(
    pair=st.builds(Pair, LETTERS, LETTERS),
    word=st.text(st.characters(exclude_characters=".", max_codepoint=0x7FF), max_size=12),
    solved=st.integers(0, 0xFFFFFF), on=st.booleans(), way=st.sampled_from(("here", "there")),
    number=st.integers(0, 10**15 - 1),
)  # fmt: skip
def test_every_value_is_read_as_it_was_written(
    pair: Pair, word: str, solved: int, *, on: bool, way: Literal["here", "there"], number: int
) -> None:
    whole = Everything(pair, word, solved, on, way, number)
    assert Everything.read(whole.press().action) == whole


@given(st.text(max_size=40))
def test_no_forged_action_breaks_anything(action: str) -> None:
    try:
        read = Everything.read(action)
    except BadPress:
        return
    assert read is None or Everything.read(read.press().action) == read
