"""What strangers write stands under our name as it was typed, and nobody can tap it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.inert import BREAK, Html, inert, quoted, unstacked
from bot.words.library import LANGUAGES
from bot.words.names import clean
from playground.entities import find_entities, formatted
from tests.bot.wording import LIBRARY

HOSTILE = (
    "Join t.me/pump_now", "T.ME/x", "t\u2024me/x", "x。com", "x．com", "x｡com", "пример.рф",
    "💩.la",
    "xn--80ak6aa92e.com", "evil.com", "sub.evil.co.uk", "HTTPS://evil", "https://evil.com/a?b=c#d",
    "tg://resolve?domain=x", "ton://x", "http://127.0.0.1", "1.2.3.4", "a@b.co", "@carol_q",
    "@@carol_q", "hi,@carol_q!", "#sale", "#распродажа", "#1a", "＃sale", "$USD", "/start",
    "/start@djehuty_bot", "+15551234567", "+1 (555) 123-4567", "89161234567",
    "555-12-34", "t.me", "рф/t",
)  # fmt: skip
"""Names and titles that somebody may have."""

USUAL = (
    "Anna", "J. R. R. Tolkien", "O'Neill", "Anna-Maria", "№7", "5–3", "AC/DC", "C#", "#1234",
    "3.14",
    "Анна", "عائشة", "می‌خواهم", "👩‍👩‍👧", "🏳️‍🌈", "🇧🇷", "Anna…", "Wait...",
    "1 3 5 7 9", "12, 13 and 26", "Anna 1990",
    "a → b", "c2-c3", "+1", "50 %", "@", "#", "a / b",
)  # fmt: skip
"""What is as it was."""

PIECES = st.sampled_from(
    ["t", ".", "me", "com", "рф", "/", "@", "#", "$", "USD", ":", "//", "http", "tg", "+", "1",
     "23", "456",
     " ", "(", ")", "-", "_", "。", "\u2024", "xn--p1ai", "carol", "💩", "é", "\u0301", "\u200d"]
)  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_is_live_and_it_reads_as_it_was_typed(text: str) -> None:
    assert find_entities(text), "else nothing is tried"
    shown = inert(text)
    assert find_entities(shown) == []
    assert shown.replace(BREAK, "") == text


@pytest.mark.parametrize("text", ["00/45623_", "23.23/231", "1456/023carol"])
def test_a_number_that_is_broken_apart_begins_no_command(text: str) -> None:
    assert find_entities(inert(text)) == []


@pytest.mark.parametrize("text", USUAL)
def test_usual_words_are_as_they_were(text: str) -> None:
    assert inert(text) == text


@given(st.lists(PIECES, max_size=12).map("".join))
def test_whatever_is_put_together_is_inert(text: str) -> None:
    shown = inert(text)
    assert find_entities(shown) == []
    assert inert(shown) == shown
    assert shown.replace(BREAK, "") == unstacked(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_a_text_is_inert_whatever_stands_beside_it(language: str) -> None:
    texts = LIBRARY[language]
    for name in HOSTILE:
        for said in (
            texts.html("settings-name", name=name),
            texts.html("games-club", club=name, games="1"),
            texts.html("spoken-unknown", word=name),
        ):  # fmt: skip
            text, entities = formatted(said, "HTML")
            live = {entity["type"] for entity in entities} - {"bold", "italic", "code"}
            assert live <= {"bot_command"}, (name, text, live)
            assert name not in text


def marks(text: str) -> int:
    """The most marks of one letter, those it brings included."""
    most = found = 0
    for letter in unicodedata.normalize("NFD", text):
        found = found + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, found)
    return most


def test_few_marks_stay_on_a_letter() -> None:
    assert marks(clean("Z" + "\u0301\u0337\u0353" * 10)) == 2
    assert marks(clean("e" + "\u0301" * 10)) == 2
    assert marks(clean("e\u200d" + "\u0301\u200d" * 10)) <= 2
    assert clean("ก" + "\u0e47" * 20) == "ก\u0e47\u0e47"
    for written in ("Việt", "फ़िंच", "ပို့", "שָּׁלוֹם", "فَّاطِمَة", "❤️‍🔥", "1️⃣"):
        assert unstacked(written) == written


def test_words_of_ones_own_are_code_and_can_be_copied() -> None:
    text, entities = formatted(quoted("t.me/x <b>"), "HTML")
    assert text == "\u2068t.me/x <b>\u2069"
    assert [(e["type"], e["offset"], e["length"]) for e in entities] == [("code", 1, 10)]
    assert isinstance(quoted("x"), Html)
