"""How the BOT plays Seega when it thinks: what it takes, guards and sees coming."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from games.core import Choose, GameError, Over, Rules
from games.seega.rules import Seega
from games.seega.sets.siga import SIGA
from games.seega.state import Action
from games.senet.sets.thibault import THIBAULT
from opponents import OPPONENTS, SPARRING
from opponents.core import Opponent
from opponents.kernels.seega_placing import Effort, Placing
from opponents.kernels.seega_steps import steps
from opponents.seega_thinking import BALANCED, Thinking, strong, thought
from tests.games.every import SEEGA, each_seega

QUICK = Thinking(60, 2_000, Effort(60, 2, 2_000))
"""Enough for tactics."""


def best(rules: Seega, line: str, thinking: Thinking = QUICK) -> set[str]:
    """What is played in a position, with any randomness."""
    state = rules.load(line)
    return {rules.write(thought(thinking, rules, state, Random(seed))) for seed in range(4)}


def test_it_takes_the_stone_that_wins() -> None:
    """Seega 1.6: who is left with one stone has lost."""
    assert best(SIGA, "xo.../..x../...../....x/....o 0/0 x move 3") == {"c4-c5xb5"}


def test_of_two_captures_it_makes_the_one_that_goes_on() -> None:
    """Seega 3.4: `c4-c5xb5`, then `c5-d5xd4`; the other one takes a single stone."""
    line = "xo.../..xo./o..x./...xo/....o 0/0 x move 0"
    assert best(SIGA, line) == {"c4-c5xb5"}


def test_it_does_not_walk_between_into_the_enemys_reach() -> None:
    """Seega 1.4: on b3 and on a2 the stone would be taken; on b1 it stands safe on the edge."""
    line = "...../...../...../o.o../x.o.x 0/0 x move 0"
    for text in best(SIGA, line):
        state = SIGA.apply(
            SIGA.load(line), next(a for a in offered(SIGA, line) if SIGA.write(a) == text)
        )
        assert not any(action.taken for action in offered(SIGA, SIGA.dump(state)))


def offered(rules: Seega, line: str) -> tuple[Action, ...]:
    turn = rules.turn(rules.load(line))
    assert isinstance(turn, Choose)
    return turn.actions


def test_ahead_it_lets_the_count_come() -> None:
    """Seega 3.7: with three stones to two, one more quiet move wins the game."""
    line = "x.x../...../..x../...../o...o 0/0 x move 19"
    state = SIGA.load(line)
    after = SIGA.apply(state, thought(QUICK, SIGA, state, Random(1)))
    turn = SIGA.turn(after)
    assert isinstance(turn, Over)
    assert turn.winners == (0,)


@pytest.mark.parametrize("seed", range(3))
def test_placing_last_it_leaves_nothing_to_be_taken_if_it_can(seed: int) -> None:
    """With four stones to come all is tried: no other way to place is worth more."""
    rng = Random(seed)
    state = SIGA.start()
    while sum(state.hand) > 4:
        state = SIGA.apply(state, rng.choice(offered(SIGA, SIGA.dump(state))))
    placing = Placing(steps(SIGA), state, Effort(1, 4, 1))
    square, value = placing.best(rng)
    after = SIGA.apply(
        state, next(a for a in offered(SIGA, SIGA.dump(state)) if a.target == square)
    )
    again = Placing(steps(SIGA), after, Effort(1, 4, 1)).best(rng)[1]
    assert again == pytest.approx(value if after.seat == state.seat else 1 - value)


def test_the_same_question_has_the_same_answer_in_any_process() -> None:
    rng = Random(3)
    state = SIGA.start()
    for _ in range(26):
        state = SIGA.apply(state, rng.choice(offered(SIGA, SIGA.dump(state))))
    copied = pickle.loads(pickle.dumps((SIGA, state)))  # noqa: S301 - our own
    assert thought(QUICK, SIGA, state, Random(5)) == thought(QUICK, copied[0], copied[1], Random(5))


@pytest.mark.parametrize("name", [name for name, each in SPARRING.items() if each.plays("seega")])
def test_who_spars_can_be_sent_to_another_process(name: str) -> None:
    assert pickle.loads(pickle.dumps(SPARRING[name])) == SPARRING[name]  # noqa: S301 - our own


@pytest.mark.parametrize("size", ["3", "5", "7", "9"])
@each_seega
def test_it_plays_what_is_offered_on_every_board(rules: Seega, size: str) -> None:
    sized, rng = rules.custom({"size": size}), Random(1)
    state = sized.start()
    for number in range(130):
        turn = sized.turn(state)
        if isinstance(turn, Over):
            break
        assert isinstance(turn, Choose)
        action = rng.choice(turn.actions)
        if not number % 9:
            action = thought(BALANCED, sized, state, rng)
            assert action in turn.actions
        state = sized.apply(state, action)


def test_on_3x3_it_wins_as_first_against_anybody() -> None:
    """Solved: who places first wins, in both rule sets."""
    for rules in SEEGA:
        small = rules.custom({"size": "3"})
        for seed in range(4):
            winners = game(small, (OPPONENTS["djehuty"], OPPONENTS["greedy"]), seed)
            assert winners == (0,)


def game(rules: Seega, players: tuple[Opponent, Opponent], seed: int) -> tuple[int, ...]:
    rng, state = Random(seed), rules.start()
    while not isinstance(turn := rules.turn(state), Over):
        assert isinstance(turn, Choose)
        state = rules.apply(state, players[turn.seat].choose(rules, state, rng))
    return turn.winners


@each_seega
def test_the_balanced_player_beats_greed(rules: Seega) -> None:
    greedy, middling = OPPONENTS["greedy"], SPARRING["seega-balanced"]
    won = sum(game(rules, (middling, greedy), seed) == (0,) for seed in range(6))
    won += sum(game(rules, (greedy, middling), seed) == (1,) for seed in range(6))
    assert won >= 9


@pytest.mark.parametrize(
    "chooser", [strong, partial(thought, BALANCED)], ids=["strong", "balanced"]
)
def test_other_games_and_positions_without_a_choice_are_refused(
    chooser: Callable[[Rules[Any, Any], Any, Random], Action],
) -> None:
    with pytest.raises(GameError, match="thibault is no rule set of Seega"):
        chooser(THIBAULT, THIBAULT.start(), Random(1))
    over = SIGA.load("xx.../...../...../...../....o 0/0 x over 0")
    with pytest.raises(GameError, match="nobody is to choose"):
        chooser(SIGA, over, Random(1))
