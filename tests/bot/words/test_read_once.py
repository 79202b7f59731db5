"""Sentences that newcomers have misread say whom and what they are about."""

from __future__ import annotations

import re

from bot.words.library import Texts
from games.aseb.sets.aseb import ASEB
from games.core import Told
from tests.bot.wording import LIBRARY, every_language
from tests.games.boards import drawn, placed
from tests.games.test_senet_parts import DROPPING
from tests.reading import UNSEEN

MORE = {"en": "more luck", "ru": "больше", "pt": "mais", "ar": "أكثر"}
SQUARES = {"en": "squares", "ru": "клеток", "pt": "casas", "ar": "المربّعات"}
YOURS = {"en": "your", "ru": "ваш", "pt": "sua", "ar": "قطعتك"}


def plain(text: str) -> str:
    """A text without what nobody sees in it."""
    return UNSEEN.sub("", text)


def luck(texts: Texts, own: int, much: str, even: int = 0) -> str:
    """Who had more luck, as a review says it."""
    args: dict[str, str | int] = {
        "mark": "⚪",
        "name": "BOT",
        "own": own,
        "much": much,
        "even": even,
    }
    return plain(texts.html("review-plain-luck", **args))


@every_language
def test_luck_is_compared_with_that_of_the_other(language: str) -> None:
    """Both may have had less than is usual."""
    texts = LIBRARY[language]
    for own in (0, 1):
        told = {luck(texts, own, much) for much in ("little", "clear", "most")}
        assert len(told) == 3
        assert all(MORE[language] in each for each in told)
        assert all(("BOT" in each) is not bool(own) for each in told)
    assert luck(LIBRARY["en"], 1, "little") == "🎲 You had a little more luck with the throws."


@every_language
def test_who_is_level_is_so_in_squares(language: str) -> None:
    """As many pieces may not be off the board."""
    assert SQUARES[language] in LIBRARY[language].plain("tale-walk", lead="same", walk=0)


@every_language
def test_behind_what_becomes_of_an_enemy_ones_own_piece_is_named(language: str) -> None:
    texts = LIBRARY[language]
    drops = drawn("S......... .......... .....C.S..", rules=DROPPING).throws(2)
    swaps = placed(C="24", S="25", due="C play:1 -")
    for game, site, does in ((drops, "exit", "drop"), (swaps, "safe", "exchange")):
        offered = game.rules.explain(game.state).offered
        (told,) = (each for each in offered if each.message == f"senet-does-{does}")
        said, silent = (
            plain(texts.told(told.given("site", each).given("follows", "over")))
            for each in (site, "none")
        )
        assert said.lower().count(YOURS[language]) == silent.lower().count(YOURS[language]) + 1


MANY: dict[str, tuple[str, str]] = {
    "en": ("the enemies on 8 and 9 are", "enemies on 8 and 12 are safe on rosettes"),
    "ru": ("чужих на 8 и 9 ", "чужих на 8 и 12 защищают розетты"),
    "pt": ("as adversárias em 8 e 9", "as peças adversárias em 8 e 12 estão a salvo em rosetas"),
    "ar": ("قطعتا الخصم على 8 و 9", "قطعتا الخصم على 8 و 12 في أمان"),
}


@every_language
def test_several_enemies_in_the_way_are_spoken_of_as_several(language: str) -> None:
    senet = placed(C="5 6 1", S="8 9", due="C play:3 -")
    aseb = ASEB.load("..../..../.C.S.C.S.... C3S3 C0S0 C play:2")
    said = (senet.rules.explain(senet.state).refused, ASEB.explain(aseb).refused)
    for many, refused in zip(MANY[language], said, strict=True):
        assert any(many in plain(LIBRARY[language].told(told)) for told in refused)


@every_language
def test_a_choice_that_pays_says_what_washing_still_costs(language: str) -> None:
    """Both figures: what one keeps, and of how many."""
    told = Told("hyena-does-pay", (("tabas", 1), ("need", 4), ("last", 0)))
    said = plain(LIBRARY[language].told(told))
    assert re.findall(r"\d+", said) == ["1", "4"]


@every_language
def test_a_2_is_said_to_end_the_turn_rather_than_to_be_waited_for(language: str) -> None:
    """To throw till a 2 comes was read as *I need a 2*."""
    for again in (0, 1):
        said = plain(LIBRARY[language].html("due-throws-on", mark="🔴", again=again))
        assert re.search(rf": \D*2\D+{ENDS[language]}", said), said


ENDS = {"en": "turn", "ru": "стоп", "pt": "vez", "ar": "الدور"}


@every_language
def test_the_lesson_names_the_houses_on_which_nobody_changes_places(language: str) -> None:
    said = plain(LIBRARY[language].told(Told("senet-lesson-drop")))
    assert re.findall(r"\d+", said) == ["28", "29", "30"]
