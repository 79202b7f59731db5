"""Names: what people may be called, and what a name must not be able to forge."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import names
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE
from tests.bot.wording import LIBRARY

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
        "<b>&amp; Ta</b>",
        "🐈‍⬛",
        "Bottom",
        "Abbot",
        "می‌خواهم",
        "x" * 32,
        "Robot",
        "Botond",
        "Bo T.",
        "Ботя",
        "Вика",
        "807",
        "🦋 Lea",
        "J. R. R. Tolkien",
        "J.R.R. Tolkien",
        "O'Neill",
        "Anna-Maria",
        "№7",
        "5–3",
        "St.Petersburg",
        "mr.smith",
        "AC/DC",
        "C#",
        "Anna 1990",
        "Anna & Boris",
        "فَّاطِمَة",
        "ပို့",
        "🏳️‍🌈",
        "🇧🇷 João",
    ],
)
def test_a_usual_name_stays(name: str) -> None:
    assert names.chosen(name) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "empty"), ("  \n ", "empty"), ("\u200d", "empty"), (RIGHT_TO_LEFT, "empty"),
     ("x" * 33, "long"), ("BOT", "bot"), (" bot ", "bot"), ("Bot (Greedy)", "bot"),
     ("ＢＯＴ", "bot"), ("\u200dBOT", "bot"), ("B\u200cOT", "bot"), ("BOT—Greedy", "bot"),
     ("🤖 BOT", "bot"), ("Anna (BOT)", "bot"), ("BOT 1", "bot"), ("Bot2000", "bot"),
     ("BOT · Greedy", "bot"), ("B0T", "bot"), ("8ot", "bot"), ("B.O.T", "bot"), ("b o t", "bot"),
     ("\u0412\u041e\u0422", "bot"), ("\u0392\u039f\u03a4", "bot"), ("B\u043et", "bot"),
     ("\u0299\u1d0f\u1d1b", "bot"), ("\U0001f171\U0001f17e\U0001f183", "bot"), ("Ⓑⓞⓣ", "bot"),
     ("𝐁𝐎𝐓", "bot"), ("Bót", "bot"), ("B̶O̶T̶", "bot"), ("бот", "bot"),
     ("🔵 Anna", "side"), ("Anna ⚪️", "side"), ("Anna●", "side"), ("★ 2", "side"), ("2", "side"),
     ("Player 2 ★", "side"), ("Player 2", "side"), ("Игрок 3", "side"), ("WHITE", "side"),
     ("Blue.", "side"), ("белые", "side"), ("البيضاء", "side"),
     ("t.me/pump", "live"), ("Evil.COM", "live"), ("@carol", "live"), ("#sale", "live"),
     ("пример.рф", "live"), ("t\u2024me", "live"), ("x。com", "live"), ("💩.la", "live"),
     ("xn--e1afmkfd.xn--p1ai", "live"), ("HTTPS://A", "live"), ("tg://resolve", "live"),
     ("/start", "live"), ("$USD", "live"), ("+1 555 123", "live"), ("89161234567", "live"),
     ("a@b.co", "live"), ("1.2.3.4", "live"),
     ("\u3164", "empty"), ("\ufe0f", "empty"), ("\u2800 \u115f", "empty")],
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
    assert names.usable(given_name) == given_name


def test_the_name_is_telegrams_first_and_last() -> None:
    assert names.given("Anna", "Karenina", "anna", 1) == "Anna Karenina"
    assert names.given("BOT", None, "anna", 1) == "anna"
    assert names.given("🔵 Anna", None, None, 1) == "Anna"
    assert names.given("Anna", "(BOT)", None, 1) == "Anna"
    assert names.given("White", "Smith", None, 1) == "White Smith"
    assert names.given("White", None, "walter", 1) == "walter"
    assert names.given("★", "2", None, 710_001_234) == "#1234"
    assert names.given("\u200b", None, None, 710_001_234) == "#1234"
    assert names.given("x" * 40, None, None, 1) == "x" * 31 + "…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_and_no_name_of_a_side_is_to_be_had(language: str) -> None:
    """Nor does anybody bear what a seat of any rule set is called, or the BOT in its language."""
    texts, tried = LIBRARY[language], 0
    for rules in CATALOGUE:
        for side in rules.sides:
            for message in (f"side-{side}", f"player-{side}", f"mark-{side}"):
                with pytest.raises(names.BadName):
                    names.chosen(texts.plain(message))
                tried += 1
    assert tried > 20
    for bot in (texts.plain("bot-name", level="x"), texts.plain("bot-number", count=3)):
        with pytest.raises(names.BadName, match="bot"):
            names.chosen(bot)


def test_a_name_kept_from_before_is_held_to_what_it_is_today() -> None:
    assert names.called("Lea", "Anna") == "Lea"
    assert names.called("🔵 Lea", "Anna") == "Anna"
    assert names.called(None, "BOT Anna") == "Anna"
    assert names.called("t.me/x", "Anna") == "t.me/x", "it is broken apart where it is shown"
    assert names.called("BOT", None) is None
    assert names.called(None, None) is None
