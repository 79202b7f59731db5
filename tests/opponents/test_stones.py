"""A review of Seega finds what was planted, adds nothing, and ends with how the game ended."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from random import Random
from typing import Any

import pytest

from games.core import Choose, Over, Played
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from opponents import SPARRING
from opponents.review import MOST_MISTAKES
from opponents.stones import LEAST, StonesReview, look_through, standing, turned
from opponents.weighing import DEPTHS, WON, weighable, weighed
from opponents.worker import answer
from tests.games.every import each_seega

pytestmark = pytest.mark.xdist_group("games in stones")

SMALL = SIGA.custom({"size": "3"})


@cache
def played(rules: Seega, seed: int, slips: float = 0.3) -> tuple[Played[Any, Any], ...]:
    """A game of somebody who looks three turns ahead and now and then plays anything."""
    rng, state, actions = Random(seed), rules.start(), []
    player = SPARRING["seega-balanced"]
    while not isinstance(turn := rules.turn(state), Over):
        assert isinstance(turn, Choose)
        if state.due == "place" or rng.random() < slips:
            action = rng.choice(turn.actions)
        else:
            action = player.choose(rules, state, rng)
        actions.append(Played(turn.seat, state, action))
        state = rules.apply(state, action)
    return tuple(actions)


def looked(
    rules: Seega, actions: tuple[Played[Any, Any], ...], seats: Collection[int] = (0, 1)
) -> tuple[StonesReview | None, list[dict[str, Any]]]:
    """The review, and what was asked for it, each question answered as a worker does."""
    looking, asked = look_through(rules, actions, seats), []
    try:
        line = next(looking)
        while True:
            asked.append(json.loads(line))
            line = looking.send(json.loads(answer(line)))
    except StopIteration as done:
        return done.value, asked


@cache
def reviewed(
    rules: Seega, actions: tuple[Played[Any, Any], ...], seats: tuple[int, ...] = (0, 1)
) -> StonesReview:
    found, _ = looked(rules, actions, seats)
    assert found is not None
    return found


def result(rules: Seega, actions: tuple[Played[Any, Any], ...]) -> tuple[int, ...]:
    turn = rules.turn(rules.apply(actions[-1].before, actions[-1].action))
    assert isinstance(turn, Over)
    return turn.winners


@each_seega
def test_it_tells_of_all_moves_and_ends_with_the_result(rules: Seega) -> None:
    actions = played(rules, 1)
    found = reviewed(rules, actions)
    assert all(each.before.due == "place" for each in actions[: found.first])
    assert weighable(rules, actions[found.first].before)
    assert len(found.ahead) == len(actions) - found.first + 1
    winners = result(rules, actions)
    assert found.ahead[-1] == (0 if not winners else WON if winners == (0,) else -WON)
    choices = [each for each in actions if weighable(rules, each.before)]
    assert sum(side.decisions for side in found.sides) == len(choices)
    assert all(0 <= side.missed <= side.decisions for side in found.sides)
    assert all(found.first <= ply < len(actions) for ply in found.turning)
    assert found.turns >= DEPTHS
    assert not found.exact


@each_seega
def test_what_is_told_to_be_dear_is_worse_than_what_is_told_to_be_better(rules: Seega) -> None:
    """Looked at once more, with three times as many positions."""
    told = 0
    for seed in range(2):
        actions = played(rules, seed)
        found = reviewed(rules, actions)
        assert len(found.costly) <= MOST_MISTAKES
        for costly in found.costly:
            each = actions[costly.ply]
            turn = rules.turn(each.before)
            assert isinstance(turn, Choose)
            assert turn.actions[costly.chosen] == each.action
            assert (costly.seat, costly.exact) == (each.seat, False)
            assert costly.gain >= LEAST
            assert (costly.better, costly.worse) != ("lost", "won")
            again = weighed(rules, each.before, costly.chosen, costly.best, 240_000).seen[-1]
            assert again.best > again.chosen
            told += 1
    assert told >= 2


def test_a_planted_blunder_is_the_dearest_choice() -> None:
    """Seega 1.4: instead of the capture that goes on, a move that does nothing. The rest of the
    game is one move of the other side."""
    state = SIGA.load("xo.../..xo./o..x./...xo/....o 0/0 x move 0")
    turn = SIGA.turn(state)
    assert isinstance(turn, Choose)
    capture = max(turn.actions, key=lambda action: action.taken.bit_count())
    quiet = next(action for action in turn.actions if not action.taken)
    then = SIGA.apply(state, quiet)
    answered = SIGA.turn(then)
    assert isinstance(answered, Choose)
    actions = (Played(0, state, quiet), Played(1, then, answered.actions[0]))
    (costly,) = reviewed(SIGA, actions, (0,)).costly
    assert (costly.ply, costly.seat) == (0, 0)
    assert turn.actions[costly.best] == capture
    assert reviewed(SIGA, actions, (1,)).costly != (costly,), "of the other side's choices"


def test_only_the_seats_that_are_asked_about_have_dear_choices() -> None:
    for seats in ((0,), (1,)):
        found = reviewed(SIDJA, played(SIDJA, 1), seats)
        assert all(costly.seat in seats for costly in found.costly)


def test_each_question_is_small_so_that_others_are_answered_in_between() -> None:
    """None is of more positions than a tenth of what the whole game is given."""
    _, asked = looked(SIGA, played(SIGA, 2))
    assert len(asked) > 20
    assert {each["ask"] for each in asked} == {"weigh"}
    assert max(each["nodes"] for each in asked) <= 120_000
    assert sum(each["nodes"] for each in asked) <= 1_600_000


def test_a_game_that_was_given_up_ends_where_it_stood() -> None:
    whole = played(SIGA, 1)
    part = whole[: len(whole) - 6]
    found = reviewed(SIGA, part)
    assert len(found.ahead) == len(part) - found.first + 1
    assert abs(found.ahead[-1]) < WON or abs(found.ahead[-2]) == WON


def test_a_game_in_which_nothing_was_moved_has_none() -> None:
    placed = tuple(each for each in played(SIGA, 1) if each.before.due == "place")
    assert looked(SIGA, placed) == (None, [])


@pytest.mark.parametrize("seed", range(4))
def test_on_3x3_all_of_it_is_exact_and_placing_is_told_too(seed: int) -> None:
    """Who places first wins, until somebody errs; each error is what perfect play would not do."""
    actions = played(SMALL, seed, 1.0)
    found = reviewed(SMALL, actions)
    assert found.exact
    assert (found.first, found.ahead[0]) == (0, WON)
    assert set(found.ahead) <= {-WON, 0, WON}
    for ply, (was, now) in enumerate(zip(found.ahead, found.ahead[1:], strict=False)):
        lost = now < was if not actions[ply].seat else now > was
        assert was == now or lost, "nobody's choice makes their own game better"
    for costly in found.costly:
        assert costly.exact
        assert (costly.better, costly.worse) in {
            ("won", "drawn"),
            ("won", "lost"),
            ("drawn", "lost"),
        }
        assert found.ahead[costly.ply] != found.ahead[costly.ply + 1]
    wrong = sum(was != now for was, now in zip(found.ahead, found.ahead[1:], strict=False))
    assert len(found.costly) == min(wrong, MOST_MISTAKES)


def test_the_first_stones_ahead_matter_most() -> None:
    stood = [standing(stones) for stones in (-WON, -4, -1, 0, 1, 2, 4, WON)]
    assert stood == sorted(stood)
    assert (stood[0], stood[3], stood[-1]) == (-1, 0, 1)
    assert standing(1) - standing(0) > standing(2) - standing(1) > standing(4) - standing(3)


def test_that_a_lost_game_ends_is_no_turning_point() -> None:
    """It turned where the stones were lost, not at the last capture long after."""
    lost = (0.0, 0.0, 0.0, 0.0, 0.0, -6.0, *[-7.0] * 10, float(-WON))
    assert turned(lost, 4) == (4,)
    assert turned(tuple(-stones for stones in lost), 4) == (4,), "nor that a won one does"
    even = (0.0, *[-1.0] * 10, float(-WON))
    assert turned(even, 4)[-1] == 10, "an even game turns where it is lost"
    assert not turned((-5.0, -6.0, -7.0, float(-WON)), 4), "it was lost before its first move"
