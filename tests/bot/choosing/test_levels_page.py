"""The page of the BOT's levels: eight numbers, how strong each is, and what that means."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.board.caption import MAX_CAPTION, length
from bot.choosing.buttons import LevelsOf
from bot.choosing.levels_page import levels_page, told_points
from bot.choosing.opening import Opening
from bot.choosing.page import Page
from bot.choosing.play_pages import set_page
from bot.table.seats import chosen_alone, levels, numbered_levels
from bot.telegram.callback_data import Kind, Press, read
from bot.words.combos import BadCode, Combo
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE, rule_set
from opponents import LEVELS
from opponents.levels import Measured, ladder
from tests.bot.kit import plain, unfolded

LIBRARY = Library()
EN = LIBRARY["en"]

every_language = pytest.mark.parametrize("language", LANGUAGES)

GRADED = [rules for rules in CATALOGUE if numbered_levels(rules)]


def pressed(page: Page) -> list[Press]:
    return [key.press for row in page.keys for key in row if key.press is not None]


@every_language
@pytest.mark.parametrize("rules", GRADED, ids=lambda rules: str(rules.id))
def test_eight_numbers_stand_in_two_rows_of_four(rules: Any, language: str) -> None:
    combo = Combo(rules)
    page = levels_page(LIBRARY[language], combo)
    assert [[key.text for key in row] for row in page.keys[:-1]] == [list("1234"), list("5678")]
    *numbers, back = pressed(page)
    wanted = [f"{combo.pack()}.bot.level-{number}" for number in range(1, 9)]
    assert [press.action for press in numbers] == wanted
    assert all(press.kind is Kind.NEW and read(press.pack()) == press for press in numbers)
    assert (back.kind, back.action) == (Kind.SET, combo.pack())
    assert length(page.caption) <= MAX_CAPTION


def test_a_rating_is_told_no_finer_than_it_is_known() -> None:
    measured = Measured("bell", 1, 4, "novice", 0.5, 1234.6, 4.4, 100)
    assert told_points(measured) == 1235
    assert told_points(replace(measured, error=25.3)) == 1250
    assert told_points(replace(measured, error=56.0)) == 1200
    for game in ("senet", "seega"):
        told = [told_points(each) for each in ladder(game)]
        assert told == sorted(set(told)), "every level is told as stronger than the one below"


def test_nobody_is_said_to_win_always() -> None:
    caption = plain(levels_page(EN, Combo(rule_set("sidja"))).caption)
    assert "The highest wins about 99 of 100 against the lowest." in caption


@every_language
def test_each_level_has_its_word_and_its_rating(language: str) -> None:
    texts = LIBRARY[language]
    lines = plain(unfolded(levels_page(texts, Combo(rule_set("thibault"))).caption)).splitlines()
    for each in ladder("senet"):
        strength = texts.plain(f"strength-{LEVELS[f'level-{each.level}'].strength('senet')}")
        points = told_points(each)
        told = f"{each.level} · {strength} · {f'≈ {points}' if points else 0}"
        assert sum(line.strip("\u200f") == told for line in lines) == 1, told


def test_where_luck_leaves_little_room_that_is_said() -> None:
    caption = plain(levels_page(EN, Combo(rule_set("thibault"))).caption)
    assert "A level wins about 55 of 100 games against the one below." in caption
    assert "Luck decides the rest." in caption
    assert "Luck" not in plain(levels_page(EN, Combo(rule_set("sidja"))).caption)


def test_by_which_rules_the_levels_were_measured_is_said() -> None:
    own = plain(levels_page(EN, Combo(rule_set("thibault"))).caption)
    assert own.removesuffix("</blockquote>").endswith("Measured with: Thibault’s rules.")
    for other in (rule_set("tait"), rule_set("thibault", {"pieces": "7"})):
        caption = plain(levels_page(EN, Combo(other)).caption)
        assert "Measured with: Thibault’s rules. With other rules the distances differ." in caption


def test_the_highest_is_the_strongest_there_is() -> None:
    for name in ("thibault", "houses"):
        rules = rule_set(name)
        strongest = EN.plain(f"level-{levels(rules)[-1]}")
        assert f"Level 8 is {strongest}." in plain(levels_page(EN, Combo(rules)).caption)


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_one_button_leads_there_where_a_game_has_levels(rules: Any, private: bool) -> None:  # noqa: FBT001 - a case
    combo = Combo(rules)
    presses = pressed(set_page(EN, combo, private=private, starred=False))
    leading = [press for press in presses if press == LevelsOf(combo).press()]
    assert len(leading) == bool(ladder(rules.game))


def test_a_game_without_levels_has_no_such_page() -> None:
    hyena = rule_set("hyena")
    assert numbered_levels(hyena) == ()
    assert chosen_alone(hyena) == levels(hyena)
    with pytest.raises(ValueError, match="hyena has no levels"):
        levels_page(EN, Combo(hyena))


def test_the_same_level_can_be_played_again_at_one_tap() -> None:
    opening = Opening(Combo(rule_set("thibault")), ("level-4",))
    assert Opening.unpacked(opening.pack()) == opening
    assert plain(opening.who(EN)) == "BOT · level 4"
    for forged in ("thibault...level-9", "thibault...level-", "hyena...level-4", "thibault...4"):
        with pytest.raises(BadCode):
            Opening.unpacked(forged)
