"""Djehuty chooses what is offered, by every rule set and switch, and knows a win."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.catalogue import rule_set
from games.core import Choose, GameError
from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT
from games.senet.state import State
from opponents import SPARRING
from opponents.characters import GOLDEN
from opponents.djehuty import AHEAD, DJEHUTY, ahead, fortune_teller
from opponents.inputs import switch_inputs
from opponents.judge import WEIGHTS, known, learned
from opponents.network import load
from opponents.outlook import LearnedOutlook, outlook
from tests.contract.play import random_game, seeded
from tests.games.every import SENET
from tests.games.pairs import all_pairs, singles

CASES = [
    pytest.param(rules.custom(switches), id=f"{rules.id}-{at}")
    for rules in SENET
    for at, switches in enumerate([{}, *singles(rules.offered), *all_pairs(rules.offered)])
]
"""Every rule set as it is, with every switch alone, and with every two values of switches."""


def win_chance(rules: Senet, state: State, seat: int, throws: int = AHEAD) -> float:
    """The chance of a seat."""
    chance = LearnedOutlook(rules, ahead(rules, throws)).chance(state)
    return 1 - chance if seat else chance


def chosen(position: str, seed: int = 1) -> str:
    state = THIBAULT.load(position)
    return THIBAULT.write(DJEHUTY.choose(THIBAULT, state, Random(seed)))


@pytest.mark.parametrize("rules", CASES)
def test_it_chooses_what_is_offered(rules: Senet) -> None:
    rng = seeded(rules.id)
    game = [played.before for played in random_game(rules, rng)]
    choices = [state for state in game if isinstance(rules.turn(state), Choose)]
    for state in rng.sample(choices, min(8, len(choices))):
        turn = rules.turn(state)
        assert isinstance(turn, Choose)
        assert DJEHUTY.choose(rules, state, rng) in turn.actions


@pytest.mark.parametrize("rules", CASES)
def test_chances_are_chances_and_those_of_both_sides_make_one(rules: Senet) -> None:
    rng = seeded(rules.id)
    game = [played.before for played in random_game(rules, rng)]
    for state in rng.sample(game, 8):
        mine, theirs = (win_chance(rules, state, seat, 0) for seat in (0, 1))
        assert 0 <= mine <= 1
        assert mine + theirs == pytest.approx(1)


LEARNED = [rules for rules in SENET if known(rules.id)]


def test_every_rule_set_is_learned() -> None:
    unknown = [rules.id for rules in SENET if rules not in LEARNED]
    how = [f"djehuty train --rules {name} --games 12000" for name in unknown]
    assert not unknown, f"nobody has learned {unknown}: {'; '.join(how)}"


@pytest.mark.parametrize("rules", LEARNED, ids=lambda rules: str(rules.id))
def test_weights_have_learned_the_switches_that_there_are(rules: Senet) -> None:
    file = WEIGHTS / f"{rules.id}.net"
    head = load(file).head
    assert head.rules == rules.id
    assert head.inputs == switch_inputs(rules), "training would see something else today"
    assert file.stat().st_size <= 100_000


@pytest.mark.parametrize(
    ("position", "wins"),
    [
        ("S...S...../........../.....C.... C0S0 C4S3 C play:5 -", "26-off"),
        ("..S...S.../........../.......C.. C0S0 C4S3 C play:3 -", "28-off"),
    ],
)
def test_it_wins_where_it_can(position: str, wins: str) -> None:
    assert {chosen(position, seed) for seed in range(5)} == {wins}


def test_a_game_that_is_won_is_worth_one() -> None:
    state = THIBAULT.load("S........./........../.......... C0S0 C5S4 C over -")
    assert win_chance(THIBAULT, state, 0) == 1
    assert win_chance(THIBAULT, state, 1) == 0


def test_who_is_nearly_home_nearly_wins() -> None:
    state = THIBAULT.load("SSSSS...../........../.........C C0S0 C4S0 C throw -")
    chance = win_chance(THIBAULT, state, 0)
    assert chance > 0.95


def test_rules_that_nobody_has_learned_are_played_as_the_golden_mean_plays_them() -> None:
    own = replace(THIBAULT, id="own")
    assert fortune_teller(own) is None
    assert outlook(own) is None
    state = own.load("CS......../..C......./.......C.. C0S0 C2S4 C play:3 -")
    assert DJEHUTY.choose(own, state, Random(1)) == GOLDEN.choose(own, state, Random(1))


@pytest.mark.parametrize("rules", LEARNED, ids=lambda rules: str(rules.id))
def test_a_game_of_three_pieces_is_judged_as_one_in_which_the_others_are_off(rules: Senet) -> None:
    """Where pieces leave the board; three to be brought to houses of their own are another game."""
    few, gone = replace(rules, pieces=3), rules.pieces - 3
    assert learned(few) == (not rules.goal.homes)
    sees, of_few = fortune_teller(rules), fortune_teller(few)
    assert sees is not None
    assert of_few is not None
    for played in () if rules.goal.homes else random_game(few, seeded(rules.id)):
        state = played.before
        further = state._replace(off=(state.off[0] + gone, state.off[1] + gone))
        assert of_few(state) == sees(further)


def test_where_chances_are_not_known_there_is_no_outlook() -> None:
    """What is counted where one may pass is no chance (decision 61); kept throws are not seen."""
    kept, dealt = (
        THIBAULT.custom(each) for each in ({"bank_throws": "on"}, {"first": "throw_off"})
    )
    assert outlook(rule_set("houses")) is None
    assert outlook(kept) is None
    assert outlook(dealt) is not None, "who begins makes no difference to what positions are worth"


def test_kept_throws_are_not_looked_beyond() -> None:
    assert ahead(THIBAULT, 1) == 1
    assert ahead(THIBAULT.custom({"bank_throws": "on"}), 1) == 0


def test_other_games_are_declined_and_rules_that_it_has_not_learned() -> None:
    assert not DJEHUTY.plays("hopscotch")
    assert DJEHUTY.declines(replace(THIBAULT, id="own"))
    assert not DJEHUTY.declines(THIBAULT)
    assert not DJEHUTY.declines(rule_set("thibault", {"pieces": "7"}))
    assert not DJEHUTY.declines(rule_set("sidja"))


def test_where_nobody_is_to_choose_the_position_is_named() -> None:
    with pytest.raises(GameError, match="C0S0 C0S0 C start"):
        DJEHUTY.choose(THIBAULT, THIBAULT.start(), Random(1))


def test_those_who_only_measure_strength_have_names_too() -> None:
    of_senet = [name for name, each in SPARRING.items() if each.plays("senet")]
    assert of_senet == ["pips", "pips-2", "handmade", "pips-3"], "the weakest first"
    assert all(each.name == name for name, each in SPARRING.items())
