"""The levels slip as often as is written of them, from the randomness handed in, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from games.catalogue import CATALOGUE, STARTERS, rule_set
from games.core import Choose, GameError, Over, Rules
from games.senet.sets.thibault import THIBAULT
from opponents import CAST, LEVELS, OPPONENTS, STRENGTHS
from opponents.core import Opponent, offered
from opponents.levels import (
    COUNT,
    LADDERS,
    Measured,
    Slipping,
    expected,
    ladder,
    read,
    rungs,
    written,
)
from tests.opponents.test_characters import draw, seeded

GRADED = tuple(rules.game for rules in STARTERS if ladder(rules.game))
"""The games that have levels."""

every_ladder = pytest.mark.parametrize("game", GRADED)


@dataclass(frozen=True)
class First:
    """Always takes the first action."""

    name: str = "first"

    def choose(self, rules: Rules[Any, Any], state: Any, rng: Random) -> Any:
        return offered(rules, state).actions[0]


FIRST: Any = First()
CHOICE = "CC......../.......CC./.......S.. C0S0 C1S4 C play:3 -"


def picks(opponent: Opponent, position: str = CHOICE, count: int = 400) -> list[str]:
    state, rng = THIBAULT.load(position), seeded(1)
    return [THIBAULT.write(opponent.choose(THIBAULT, state, rng)) for _ in range(count)]


def test_games_have_levels_by_number_where_they_were_measured() -> None:
    assert GRADED == ("senet", "seega"), "in the Hyena game luck leaves no room for them"
    assert {file.stem for file in LADDERS.iterdir()} == set(GRADED)
    assert list(LEVELS) == [f"level-{number}" for number in range(1, COUNT + 1)]
    assert {**OPPONENTS, **LEVELS} == CAST
    for level in LEVELS.values():
        assert {rules.game for rules in STARTERS if level.plays(rules.game)} == set(GRADED)
        with pytest.raises(GameError, match="no levels of hyena"):
            level.choose(rule_set("hyena"), rule_set("hyena").start(2), seeded(1))


@every_ladder
def test_a_ladder_is_of_the_rules_to_start_with_as_they_are_today(game: str) -> None:
    (rules,) = [rules for rules in STARTERS if rules.game == game]
    found = ladder(game)
    assert {(each.rules, each.version) for each in found} == {(rules.id, rules.version)}
    assert [each.level for each in found] == list(range(1, COUNT + 1))


@every_ladder
def test_from_novice_to_djehuty_each_slips_less_and_is_stronger(game: str) -> None:
    first, *between, last = ladder(game)
    assert (first.player, first.slip, first.rating, first.error) == ("novice", 0, 0, 0)
    assert (last.player, last.slip) == ("djehuty", 0)
    assert len({each.player for each in between}) == 1
    for lower, higher in pairwise(between):
        assert 1 > lower.slip > higher.slip >= 0


@every_ladder
def test_the_levels_stand_at_about_equal_distances(game: str) -> None:
    """Within what the errors allow, and half a step."""
    found = ladder(game)
    step = found[-1].rating / (COUNT - 1)
    for number, each in enumerate(found):
        assert abs(each.rating - number * step) < step / 2 + 2 * each.error, each


def test_a_file_is_read_as_it_was_written() -> None:
    rows = (Measured("bell", 3, 2, "novice", 0.25, 12.5, 1.5, 40),)
    assert read(written(rows, ("A remark.",))) == rows
    with pytest.raises(ValueError, match="djehuty calibrate"):
        read("level\tslip\n1\t0.5\n")


def test_so_often_as_is_said_anything_is_played() -> None:
    assert set(picks(Slipping(FIRST, 0.0))) == {picks(FIRST)[0]}
    always = picks(Slipping(FIRST, 1.0))
    assert len(set(always)) == 4
    seldom = picks(Slipping(FIRST, 0.25))
    other = sum(pick != picks(FIRST)[0] for pick in seldom)
    assert other / len(seldom) == pytest.approx(0.25 * 0.75, abs=0.07), "a slip may be right"


def test_the_same_randomness_makes_the_same_slips() -> None:
    assert picks(LEVELS["level-4"]) == picks(LEVELS["level-4"])
    assert len(set(picks(LEVELS["level-4"]))) > 1


def test_no_level_misses_a_win_at_once() -> None:
    position = "..S...S.../........../.......C.. C0S0 C4S3 C play:3 -"
    for level in LEVELS.values():
        assert set(picks(level, position, 20)) == {"28-off"}


def test_the_highest_level_plays_as_djehuty_and_the_lowest_as_novice() -> None:
    assert set(picks(LEVELS["level-8"], count=20)) == set(picks(OPPONENTS["djehuty"], count=20))
    assert set(picks(LEVELS["level-1"])) == set(picks(OPPONENTS["novice"]))
    assert not LEVELS["level-1"].thinks("senet")
    assert LEVELS["level-2"].thinks("senet")


def test_the_words_for_their_strength_go_up_with_the_levels() -> None:
    words = [level.strength("senet") for level in LEVELS.values()]
    assert words == sorted(words, key=STRENGTHS.index)
    assert set(words) == set(STRENGTHS)


@pytest.mark.parametrize(
    "rules", [r for r in CATALOGUE if r.game in GRADED], ids=lambda rules: str(rules.id)
)
def test_a_level_plays_every_rule_set_of_its_game(rules: Rules[Any, Any]) -> None:
    """Also where Djehuty declines; the first hundred steps of a game."""
    level, rng = LEVELS["level-5"], seeded(3)
    small: Any = rule_set(rules.id, {"size": "3"}) if rules.game == "seega" else rules
    state = small.start(2)
    for _ in range(100):
        turn = small.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Choose):
            action = level.choose(small, state, rng)
            assert action in turn.actions
            state = small.apply(state, action)
        else:
            state = small.apply(state, draw(turn, rng))


def test_a_difference_of_ratings_is_a_share_of_the_games() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-100) == pytest.approx(1 - expected(100))


def test_a_level_that_cannot_be_told_from_the_one_below_is_not_offered() -> None:
    """Two standard errors of the difference: with errors of 30 and 40 they are a hundred points."""

    def rung(level: int, rating: float, error: float) -> Measured:
        return Measured("thibault", 1, level, "djehuty", 0.5, rating, error, 100)

    lowest, near, apart = rung(1, 0, 0), rung(2, 60, 30), rung(3, 75, 40)
    assert rungs((lowest, near, apart)) == (lowest,)
    assert rungs((lowest, rung(2, 61, 30), apart, rung(4, 162, 40))) == (
        lowest,
        rung(2, 61, 30),
        rung(4, 162, 40),
    )
    assert rungs(()) == ()


@pytest.mark.parametrize("game", GRADED)
def test_the_levels_that_are_kept_are_told_apart(game: str) -> None:
    assert rungs(ladder(game)) == ladder(game)
