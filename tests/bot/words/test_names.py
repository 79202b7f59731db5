"""Names: what people may be called, and what a name must not be able to forge."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import names

RIGHT_TO_LEFT = "\u202e"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Анна",
        "عائشة",
        "李",
        "O’Brien",
        "<b>&",
        "🐈‍⬛",
        "Bottom",
        "Abbot",
        "می‌خواهم",
        "x" * 32,
    ],
)
def test_a_usual_name_stays(name: str) -> None:
    assert names.chosen(name) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "empty"), ("  \n ", "empty"), ("\u200d", "empty"), (RIGHT_TO_LEFT, "empty"),
     ("x" * 33, "long"), ("BOT", "bot"), (" bot ", "bot"), ("Bot (Greedy)", "bot"),
     ("ＢＯＴ", "bot"), ("\u200dBOT", "bot"), ("B\u200cOT", "bot"), ("BOT—Greedy", "bot"),
     ("🤖 BOT", "bot"), ("\u3164", "empty"), ("\ufe0f", "empty"), ("\u2800 \u115f", "empty")],
)  # fmt: skip
def test_a_refused_name_says_why(name: str, reason: str) -> None:
    with pytest.raises(names.BadName) as refused:
        names.chosen(name)
    assert refused.value.reason == reason


def test_control_and_bidi_characters_go_and_lines_are_joined() -> None:
    assert names.chosen(f"An{RIGHT_TO_LEFT}na\n🔒 forged") == "An na 🔒 forged"


@given(st.text(max_size=60))
def test_whatever_is_kept_can_forge_no_line(name: str) -> None:
    try:
        kept = names.chosen(name)
    except names.BadName:
        return
    assert 0 < len(kept) <= names.MAX_LENGTH
    assert kept == kept.strip()
    assert len(kept.splitlines()) == 1


@given(st.text(max_size=60), st.none() | st.text(max_size=60), st.none() | st.text(max_size=32))
def test_everybody_has_a_usable_name(first: str, last: str | None, username: str | None) -> None:
    given_name = names.given(first, last, username, 42)
    assert names.chosen(given_name) == given_name


def test_the_name_is_telegrams_first_and_last() -> None:
    assert names.given("Anna", "Karenina", "anna", 1) == "Anna Karenina"
    assert names.given("BOT", None, "anna", 1) == "anna"
    assert names.given("\u200b", None, None, 710_001_234) == "#1234"
    assert names.given("x" * 40, None, None, 1) == "x" * 31 + "…"
