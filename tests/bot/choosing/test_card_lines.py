"""What a game is like, where people choose it: measured, and said of which rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.sight import Sight
from bot.choosing.card_lines import FEW, SURE, about, card_lines
from bot.choosing.play_pages import game_page, set_page
from bot.choosing.set_lines import BEST
from bot.table.table import Table
from bot.words.combos import GAMES, Combo
from bot.words.library import LANGUAGES, Library
from cards import figures, fitting, is_long
from games.catalogue import CATALOGUE, STARTERS, RuleSet, rule_set
from games.fields import switches_of
from games.hyena.sets.hyena import HYENA
from games.senet.sets.houses import HOUSES
from games.senet.sets.thibault import THIBAULT
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, plain

LIBRARY = Library()
EN = LIBRARY["en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_rule_set = pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)


def lines(rules: RuleSet[Any, Any], points: int = 0) -> list[str]:
    every = card_lines(EN, Combo(rules, points))
    return [re.sub("</?i>", "", plain(line)) for line in every]


def told(rules: RuleSet[Any, Any], seats: int = 2) -> str:
    """The first line of the rules' own card, without what says how many play."""
    fit = fitting(rules, seats)
    assert fit is not None
    row = fit.row
    return f"≈ {round(row.minutes)} min · presses ≈ {about(row.presses)}"


def test_a_card_tells_length_choices_and_the_first_players_chance() -> None:
    fit = fitting(THIBAULT, 2)
    assert fit is not None
    share, first = round(100 * fit.row.choices), round(100 * fit.row.first)
    many = about(fit.row.decided)
    assert lines(THIBAULT) == [
        f"⏱ {told(THIBAULT)}",
        f"🧠 a real choice in {share}% of your moves: ≈ {many} a game",
        f"⚖️ who begins wins {first}%",
    ]


def test_where_more_than_two_can_play_the_fewest_and_the_most_are_told() -> None:
    few, luck, even, many, first = lines(HYENA)
    assert few == f"👥 2: ⏱ {told(HYENA)}"
    assert many == f"👥 6: ⏱ {told(HYENA, 6)}"
    assert luck == "🧠 the throws decide nearly everything"
    assert all(line.startswith("⚖️ who begins wins ") for line in (even, first))
    fit = fitting(HYENA, 2)
    assert fit is not None
    assert fit.row.decided < FEW


def test_a_very_long_game_says_so_on_its_page() -> None:
    assert lines(HOUSES)[0] == f"⏳ Very long: {told(HOUSES)}"
    assert not any("Very long" in line for line in lines(THIBAULT))


def test_a_matchs_card_is_of_one_game() -> None:
    rules = rule_set("glebsite")
    assert " min a game · " in lines(rules, 10)[0]
    assert " a game" not in lines(rules)[0]


def test_a_measured_combination_is_told_as_its_own() -> None:
    rules = rule_set("sidja", {"size": "7"})
    assert told(rules) in lines(rules)[0]
    assert told(rules) != told(rule_set("sidja"))
    assert not any("Measured" in line for line in lines(rules))


def test_an_unmeasured_combination_says_whose_figures_it_shows() -> None:
    rules = rule_set("tait", {"dice": "two"})
    assert len(lines(rules)) == 3
    rules = rule_set("thibault", {"netting": "on", "sticks": "6"})
    *_, last = lines(rules)
    assert last in (
        "Measured with: House of Netting (16)",
        "Measured with: No light side counts: 6",
    )


def test_a_chance_that_few_games_tell_is_not_told() -> None:
    doubtful = [row for row in figures() if row.seats == 2 and row.first_se > SURE]
    for row in doubtful:
        rules = rule_set(row.rules, switches_of(row.switches))
        assert not any("who begins" in line for line in lines(rules))
    assert doubtful


@pytest.mark.parametrize(
    ("count", "said"), [(1.2, 1), (39.6, 40), (40.4, 40), (44, 40), (138.5, 140)]
)
def test_many_are_told_in_tens(count: float, said: int) -> None:
    assert about(count) == said


@every_language
@every_rule_set
def test_every_page_has_its_card_and_fits(rules: RuleSet[Any, Any], language: str) -> None:
    texts = LIBRARY[language]
    page = set_page(texts, Combo(rules), private=True, starred=False)
    for line in card_lines(texts, Combo(rules)):
        assert line in page.caption
    assert ("⏳" in page.caption) == any(
        is_long(rules, s) for s in (min(rules.seats), max(rules.seats))
    )
    assert length(page.caption) <= MAX_CAPTION


# -- what to start with ----------------------------------------------------------------------------


def test_every_game_has_one_rule_set_to_start_with() -> None:
    assert [rules.game for rules in STARTERS] == list(GAMES)
    assert all(rules in CATALOGUE for rules in STARTERS)
    assert not any(is_long(rules, seats) for rules in STARTERS for seats in rules.seats)


@every_language
@pytest.mark.parametrize("game", [game for game, sets in GAMES.items() if len(sets) > 1])
def test_a_games_page_marks_the_one_to_start_with(language: str, game: str) -> None:
    (start,) = [rules for rules in STARTERS if rules.game == game]
    called = LIBRARY[language].plain(f"rules-{start.id}")
    pages = (game_page(LIBRARY[language], game, page=page) for page in range(len(GAMES[game])))
    (page,) = {page.caption: page for page in pages if BEST in page.caption}.values()
    assert page.caption.count(BEST) == 1
    assert re.search(rf"{BEST} <b>{re.escape(called)}</b>", page.caption)
    marked = [key.text for row in page.keys for key in row if BEST in key.text]
    assert marked == [f"{BEST} {called}"]


# -- invitations -----------------------------------------------------------------------------------


async def test_an_invitation_to_a_very_long_game_says_so(hall: Hall, anna: Person) -> None:
    fit = fitting(HOUSES, 2)
    assert fit is not None
    presses = 10 * round(fit.row.presses / 10)
    warning = f"⏳ This will be a very long game: about {presses} presses each."

    def shown(table: Table) -> list[str]:
        return plain(caption(Sight(table, EN, NAMES))).splitlines()

    assert warning in shown(await hall.invite(anna, "group", rules=HOUSES))
    assert not any("⏳" in line for line in shown(await hall.invite(anna, "group")))
    assert not any("⏳" in line for line in shown(await hall.invite(anna, "group", rules=HYENA)))
