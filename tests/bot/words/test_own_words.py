"""What may be brought to the throws as words of one's own: one line that everybody can read."""

from __future__ import annotations

import pytest

from bot.words.library import LANGUAGES, Library
from bot.words.own_words import MAX_LENGTH, BadWords, chosen, marked
from games.fair import words_digest

LIBRARY = Library()


@pytest.mark.parametrize(
    "words",
    ["May the sticks be kind", "<b>&amp;</b>", "“quoted”", "إن شاء الله", "👩‍👩‍👧 می‌خواهم", "a  b"],
)
def test_words_stay_as_they_were_written(words: str) -> None:
    assert chosen(f"  {words}\n") == words


def test_two_ways_to_write_the_same_letter_are_one() -> None:
    assert chosen("e\u0301") == "\xe9"
    assert words_digest(chosen("e\u0301")) == words_digest("\xe9")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        (" \n ", "empty"),
        ("\u200d\u200c", "empty"),
        ("x" * (MAX_LENGTH + 1), "long"),
        ("two\nlines", "signs"),
        ("two\u2028lines", "signs"),
        ("a\tb", "signs"),
        ("nul\0", "signs"),
        ("\u202eback", "signs"),
        ("is\u2066olate", "signs"),
        ("\u200fmark", "signs"),
        ("soft\xadhyphen", "signs"),
        ("\ud800", "signs"),
        ("blank\u3164", "signs"),
    ],
)
def test_what_nobody_can_see_is_told_and_not_taken(text: str, reason: str) -> None:
    with pytest.raises(BadWords) as refused:
        chosen(text)
    assert refused.value.reason == reason


def test_sixty_four_characters_are_words() -> None:
    assert len(chosen("🐈" * MAX_LENGTH)) == MAX_LENGTH


def test_words_are_counted_as_they_are_kept() -> None:
    assert len(chosen("e\u0301" * MAX_LENGTH)) == MAX_LENGTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_way_to_say_that_words_follow(language: str) -> None:
    mark = LIBRARY[language].plain("words-mark")
    for text in (f"{mark}: be kind", f" {mark.upper()} \uff1a be kind"):
        assert (marked(LIBRARY, text) or "").strip() == "be kind"


@pytest.mark.parametrize("text", ["be kind", "words", "my words: be kind", "wordsmith: be kind"])
def test_other_talk_brings_no_words(text: str) -> None:
    assert marked(LIBRARY, text) is None
