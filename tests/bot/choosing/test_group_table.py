"""The table of a group: who has won, to which places the players of a game of many came, and who
came before whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.choosing.me_pages import EVENING_MS, table_of_group
from bot.table.table import fields_text, result_text
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Over
from storage.rows import Finish
from tests.bot.kit import plain, unfolded
from tests.games.mothers import Walk, walking

LIBRARY: Final = Library()
NOW: Final = 100 * EVENING_MS
ANNA, BORIS, VERA, GLEB = range(1, 5)
NAMES: Final = {ANNA: "Anna", BORIS: "Boris", VERA: "Vera", GLEB: "Gleb"}


def in_order() -> Walk:
    """The hyena of the first seat has eaten the last mother: the third seat was home behind the
    first, and the second seat was eaten before the fourth."""
    return walking("b0+1+0", "x+0+0", "b0#2+0+0", "9+0+0", h="1:b12").throws("2")


def hyena_home() -> Walk:
    """The hyena is home while the mothers of the second and the third seat are on the way; the
    fourth was eaten."""
    return walking("b0+1+0", "15+0+0", "9+0+0", "x+0+0", h="1:b1").throws("2")


def of_many(game: int, walk: Walk, people: Sequence[int | None], at: int = NOW) -> Iterator[Finish]:
    """How a Hyena game ended for these people, by seat; None is the BOT."""
    line = walk.rules.dump(walk.state)
    return saved(game, walk.rules, walk.over, people, line, at)


def of_two(game: int, people: Sequence[int | None], at: int = NOW, winner: int = 0) -> list[Finish]:
    """How a game of Senet ended that the one on the first seat has won."""
    over = Over((winner,), "resigned", (0, 0))
    return list(saved(game, rule_set("thibault"), over, people, "unread", at))


def saved(
    game: int, rules: Any, over: Over, people: Sequence[int | None], line: str, at: int
) -> Iterator[Finish]:
    for seat, person in enumerate(people):
        if person is not None:
            told = (result_text(over), rules.id, rules.version, fields_text(rules), line)
            yield Finish(game, at, *told, seat, person)


def table(*games: Sequence[Finish] | Iterator[Finish], language: str = "en") -> list[str]:
    """The lines of the table behind its title."""
    finishes = [finish for rows in games for finish in rows]
    told = table_of_group(LIBRARY[language], "By the river", finishes, NAMES, NOW)
    return plain(unfolded(told)).split("\n")[1:]


def test_of_a_game_of_four_all_places_are_told_and_who_came_before_whom() -> None:
    assert table(of_many(1, in_order(), (BORIS, ANNA, GLEB, VERA))) == [
        "In the last 12 hours",
        "Boris: 1 of 1 won · place 1",
        "Gleb: 0 of 1 won · place 2",
        "Vera: 0 of 1 won · place 3",
        "Anna: 0 of 1 won · place 4",
        "Who came before whom in these 12 hours",
        "Anna 0 – 1 Boris",
        "Anna 0 – 1 Vera",
        "Anna 0 – 1 Gleb",
        "Boris 1 – 0 Vera",
        "Boris 1 – 0 Gleb",
        "Vera 0 – 1 Gleb",
    ]


def test_who_came_in_no_order_share_a_place_and_neither_came_before_the_other() -> None:
    lines = table(of_many(1, hyena_home(), (ANNA, BORIS, VERA, GLEB)))
    assert lines[1:5] == [
        "Anna: 1 of 1 won · place 1",
        "Boris: 0 of 1 won · place 2",
        "Vera: 0 of 1 won · place 2",
        "Gleb: 0 of 1 won · place 4",
    ]
    assert "Boris 0 – 0 Vera" in lines
    assert {"Boris 1 – 0 Gleb", "Vera 1 – 0 Gleb"} <= set(lines)


def test_of_several_games_each_place_is_told_once_with_how_often() -> None:
    seatings = [(BORIS, ANNA, GLEB, VERA), (BORIS, ANNA, VERA, GLEB), (ANNA, GLEB, BORIS, VERA)]
    games = [of_many(number, in_order(), people) for number, people in enumerate(seatings)]
    lines = [line.replace("\u00a0", " ") for line in table(*games)]
    assert lines[1:5] == [
        "Boris: 2 of 3 won · places 1 ×2, 2",
        "Anna: 1 of 3 won · places 1, 4 ×2",
        "Vera: 0 of 3 won · places 2, 3 ×2",
        "Gleb: 0 of 3 won · places 2, 3, 4",
    ]
    assert "Anna 1 – 2 Boris" in lines


def test_of_as_many_wins_who_came_before_more_stands_first_also_after_more_games() -> None:
    often = [of_many(number, in_order(), (None, None, VERA, None)) for number in range(3)]
    won = [of_two(4, (BORIS, ANNA)), of_two(5, (GLEB, ANNA)), of_two(6, (None, GLEB))]
    lines = table(*often, *won)
    assert [line.partition(":")[0] for line in lines[1:5]] == ["Boris", "Gleb", "Vera", "Anna"]


def test_places_are_those_among_all_at_the_table_the_bot_too() -> None:
    lines = table(of_many(1, in_order(), (None, ANNA, None, BORIS)))
    assert lines[1:3] == ["Boris: 0 of 1 won · place 3", "Anna: 0 of 1 won · place 4"]
    assert lines[4:] == ["Anna 0 – 1 Boris"]


def test_beside_games_of_two_it_says_of_which_game_the_places_are() -> None:
    """Else who stands higher by a win seems to be told to come behind."""
    lines = table(of_two(1, (GLEB, BORIS)), of_many(2, in_order(), (ANNA, BORIS, VERA, GLEB)))
    assert lines[1:5] == [
        "Anna: 1 of 1 won · place 1",
        "Gleb: 1 of 2 won · Hyena: place 3",
        "Vera: 0 of 1 won · place 2",
        "Boris: 0 of 2 won · Hyena: place 4",
    ]


def test_games_of_two_tell_wins_alone() -> None:
    before = NOW - EVENING_MS - 1
    assert table(of_two(1, (ANNA, BORIS), before), of_two(2, (BORIS, ANNA), winner=1)) == [
        "In the last 12 hours",
        "Anna: 1 of 1 won",
        "Boris: 0 of 1 won",
        "In the last 30 days",
        "Anna: 2 of 2 won",
        "Boris: 0 of 2 won",
        "Who against whom in these 30 days",
        "Anna 2 – 0 Boris",
    ]


def test_a_game_of_many_that_its_rules_did_not_end_tells_the_win_alone() -> None:
    """The hyena still hunts: the game ranks nobody."""
    playing = walking("b0+1+0", "9+0+0", "12+0+0", h="1:b12")
    over = Over((0,), "resigned", (0, 0, 0))
    line = playing.rules.dump(playing.state)
    lines = table(saved(1, playing.rules, over, (ANNA, BORIS, VERA), line, NOW))
    assert lines[1:4] == ["Anna: 1 of 1 won", "Boris: 0 of 1 won", "Vera: 0 of 1 won"]
    assert {"Anna 1 – 0 Boris", "Boris 0 – 0 Vera"} <= set(lines)


def test_of_rules_that_are_no_longer_played_the_win_alone_is_told() -> None:
    rows = [*of_many(1, in_order(), (ANNA, BORIS))]
    lines = table([replace(row, version=0) for row in rows])
    assert lines[1:3] == ["Anna: 1 of 1 won", "Boris: 0 of 1 won"]
    assert lines[4:] == ["Anna 1 – 0 Boris"]


def test_if_all_games_are_of_this_evening_it_is_told_once() -> None:
    lines = table(of_two(1, (ANNA, BORIS)), of_two(2, (ANNA, BORIS)))
    assert lines == [
        "In the last 12 hours",
        "Anna: 2 of 2 won",
        "Boris: 0 of 2 won",
        "Who against whom in these 12 hours",
        "Anna 2 – 0 Boris",
    ]


def test_a_game_of_nobody_who_is_named_makes_no_second_table() -> None:
    before = NOW - EVENING_MS - 1
    lines = table(of_two(1, (77, None), before), of_two(2, (ANNA, BORIS)))
    assert sum("won" in line for line in lines) == 2


def test_without_a_game_in_the_evening_the_month_alone_is_told() -> None:
    lines = table(of_two(1, (ANNA, BORIS), NOW - EVENING_MS - 1))
    assert lines[0] == "In the last 30 days"
    assert sum("won" in line for line in lines) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_after_one_game_of_four_fits_a_phone(language: str) -> None:
    lines = table(of_many(1, in_order(), (BORIS, ANNA, GLEB, VERA)), language=language)
    assert all(len(line.strip("\u200f")) <= 37 for line in lines[1:5])
