"""What is counted in a measured game: presses, choices and steps, as the chat makes them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.run.settings import Settings
from cards.cases import Case, Plan
from cards.measure import Game, Player, Sample, measure, play, sample
from cards.players import EASY, PACE_S, Anything, Beginner
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.core import Choose, Over, Rules, Throw

every_rule_set = pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)


def both() -> list[Player]:
    return [Anything(), Anything()]


class Noting:
    """Chooses anything, and notes how many actions there were."""

    def __init__(self) -> None:
        self.offers: list[int] = []

    def choose(self, rules: Rules[Any, Any], state: Any, rng: Random) -> Any:
        turn = rules.turn(state)
        assert isinstance(turn, Choose)
        self.offers.append(len(turn.actions))
        return rng.choice(turn.actions)


@every_rule_set
def test_decisions_are_all_that_were_asked_and_choices_those_with_more_than_one_action(
    rules: RuleSet[Any, Any],
) -> None:
    for seat in (0, 1):
        players = [Noting(), Noting()]
        game = play(rules, players, seat, Random(1))
        assert game.decisions == len(players[seat].offers)
        assert game.choices == sum(count > 1 for count in players[seat].offers)
        assert game.taps >= game.choices
        assert game.presses == game.throws + game.taps


@every_rule_set
def test_a_game_is_played_to_its_end(rules: RuleSet[Any, Any]) -> None:
    game = play(rules, both(), 0, Random(2))
    assert game.actions > 10
    assert game.winners in ((0,), (1,))


def test_where_every_throw_is_pressed_each_counts_and_each_is_a_step_of_the_other() -> None:
    rules = rule_set("tait")
    thrown = replayed(rules, Random(3))
    game = play(rules, both(), 0, Random(3))
    assert [game.throws, game.steps] == thrown
    assert game.taps == game.choices


def replayed(rules: Rules[Any, Any], rng: Random) -> list[int]:
    """How often each side threw in the game that :func:`play` plays with that randomness."""
    state, thrown = rules.start(2), [0, 0]
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Throw):
            thrown[turn.seat] += 1
            outcomes, chances = zip(*turn.odds, strict=True)
            action = rng.choices(outcomes, [float(chance) for chance in chances])[0]
        else:
            action = rng.choice(turn.actions)
        state = rules.apply(state, action)
    return thrown


def test_throws_up_to_the_end_of_a_turn_are_one_press_where_the_rules_throw_on() -> None:
    rules = rule_set("hyena")
    thrown = replayed(rules, Random(4))
    game = play(rules, both(), 0, Random(4))
    assert rules.throws_on
    assert 0 < game.throws < thrown[0]
    assert game.steps >= thrown[1]  # against one person the BOT shows each


def test_a_throw_that_was_chosen_is_no_second_press() -> None:
    """With a piece drowning the sticks are taken, or the piece is rescued: senet 2.11."""
    rules = rule_set("thibault")
    for seed in range(50):
        thrown = replayed(rules, Random(seed))
        game = play(rules, both(), 0, Random(seed))
        assert game.throws <= thrown[0]
        if game.throws < thrown[0]:
            return
    raise AssertionError("nobody drowned in 50 games")


def test_a_move_by_two_taps_counts_both_and_one_stone_that_must_go_on_counts_one() -> None:
    game = play(rule_set("sidja"), both(), 0, Random(5))
    assert game.choices < game.taps < 2 * game.choices
    assert game.throws == 0


def test_time_is_throws_choices_taps_and_the_steps_of_the_others() -> None:
    game = Game(throws=10, choices=6, taps=8, steps=5)
    assert game.minutes == pytest.approx((10 * 2 + 6 * 5 + 2 * 1 + 5 * 1.2) / 60)


def test_the_bots_step_stands_as_long_as_the_settings_have_it() -> None:
    assert Settings.model_fields["bot_pace_ms"].default == 1000 * PACE_S


@every_rule_set
def test_a_beginner_beats_the_easy_bot_more_often_than_not(rules: RuleSet[Any, Any]) -> None:
    """They see half of what is near; in a game of throws that is little."""
    games = sample(Case(rules.id, "", 2), "easy", Plan(40, 10**6), 6).games
    won = sum(game.winners == (number % 2,) for number, game in enumerate(games))
    assert won >= (16 if rules.throws_on else 20)


def test_beginners_choose_now_as_one_does_who_sees_and_now_as_one_who_does_not() -> None:
    rules = rule_set("thibault")
    state = rules.load("..CSS..S../...C.C.S../.C..S....C C0S0 C0S0 C play:2 -")
    found = {Beginner().choose(rules, state, Random(seed)) for seed in range(60)}
    easy = {EASY.choose(rules, state, Random(seed)) for seed in range(60)}
    assert found == easy
    assert len(found) > 1


def test_a_case_comes_out_the_same_whoever_measures_it() -> None:
    case = Case("bell", "", 2)
    assert measure(case, 5) == measure(case, 5)
    assert measure(case, 5) != measure(case, 5, seed=1)


def test_of_games_with_many_offers_fewer_are_played_but_some_always() -> None:
    case = Case("hyena", "", 2)
    assert len(sample(case, "level", Plan(30, 10**9), 1).games) == 30
    assert len(sample(case, "level", Plan(30, 1), 1).games) == 12


def test_means_and_shares_come_with_their_errors() -> None:
    games = [Game(actions=n, decisions=10, choices=c) for n, c in ((10, 4), (20, 6), (30, 8))]
    found = Sample(games)
    assert found.mean("actions") == pytest.approx((20, (100 / 3) ** 0.5))
    assert found.share() == pytest.approx((0.6, (0.04 / 3) ** 0.5))
    assert Sample([Game()]).share() == (0, 0)


def test_a_win_of_the_first_player_is_one_alone() -> None:
    found = Sample([Game(winners=w) for w in ((0,), (1,), (), (0, 1))])
    assert (found.won_first(), found.drawn()) == (0.25, 0.5)
