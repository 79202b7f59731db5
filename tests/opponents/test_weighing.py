"""What is told of Seega in stones is so by the rules, and on 3×3 it is what the tables know."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Choose, GameError, Over
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from games.seega.state import Action, State
from games.senet.sets.thibault import THIBAULT
from opponents.weighing import (
    CLOSER,
    DEPTHS,
    WON,
    advised,
    exact,
    fate,
    guessable,
    guessed,
    searched,
    weighable,
    weighed,
    weighs,
)
from tests.contract.play import random_game
from tests.games.every import each_seega

SMALL = tuple(rules.custom({"size": "3"}) for rules in (SIDJA, SIGA))


def actions(rules: Seega, state: State) -> tuple[Action, ...]:
    turn = rules.turn(state)
    assert isinstance(turn, Choose)
    return turn.actions


def choosing(rules: Seega, seed: int) -> list[State]:
    """The positions of a random game with choices that can be weighed."""
    return [
        each.before for each in random_game(rules, Random(seed)) if weighable(rules, each.before)
    ]


def place(rules: Seega, state: State, text: str) -> int:
    return [rules.write(action) for action in actions(rules, state)].index(text)


def by_the_contract(rules: Seega, state: State, turns: int) -> int:
    """The stones ahead of who acts, so many turns later, by trying everything through the rules."""
    if turns <= 0 and state.due == "move":
        own, other = state.stones[state.seat], state.stones[1 - state.seat]
        return own.bit_count() - other.bit_count()
    return max(after(rules, state, action, turns) for action in actions(rules, state))


def after(rules: Seega, state: State, action: Action, turns: int) -> int:
    """The same after an action, for who makes it."""
    then = rules.apply(state, action)
    turn = rules.turn(then)
    if isinstance(turn, Over):
        return 0 if not turn.winners else WON if turn.winners == (state.seat,) else -WON
    if then.seat == state.seat:
        return by_the_contract(rules, then, turns)
    return -by_the_contract(rules, then, turns - 1)


@pytest.mark.parametrize("switches", [{}, {"continue": "none"}, {"leaps": "all"}])
@each_seega
def test_stones_are_those_that_all_lines_come_to_by_the_rules(
    rules: Seega, switches: dict[str, str]
) -> None:
    """Where any stone may go on, orders of captures are left out in a crowd: so with few stones."""
    played = rules.custom(switches)
    crowd = 10 if played.continue_.any_stone else 24
    states = [
        each
        for seed in range(8)
        for each in choosing(played, seed)
        if sum(map(int.bit_count, each.stones)) <= crowd and len(actions(played, each)) < 20
    ]
    for state in Random(6).sample(states, 4):
        offered = actions(played, state)
        chosen = Random(7).randrange(len(offered))
        found = searched(played, state, chosen, None, 600)
        for seen in found.seen:
            if seen.turns > 2:
                break
            worths = [after(played, state, action, seen.turns) for action in offered]
            assert (seen.best, seen.chosen) == (max(worths), worths[chosen])


def test_a_search_that_is_sure_is_right_on_3x3() -> None:
    """What it holds for won or lost by force is so by the tables, for every choice it looks at."""
    sure = 0
    for rules in SMALL:
        for seed in range(5):
            for state in choosing(rules, seed):
                if state.due == "place":
                    continue
                for chosen in range(len(actions(rules, state))):
                    seen = searched(rules, state, chosen, None, 3_000).seen[-1]
                    known = weighed(rules, state, chosen, None, 0).seen[-1]
                    for told, so in ((seen.best, known.best), (seen.chosen, known.chosen)):
                        if abs(told) >= WON:
                            sure += 1
                            assert told == so
    assert sure > 100


def test_what_it_holds_for_costly_on_3x3_is_never_the_better_choice_by_the_tables() -> None:
    """As it is told in a review: worse from all depths. The tables know who wins in the end."""
    named = wrong = 0
    for rules in SMALL:
        for seed in range(5):
            for state in choosing(rules, seed):
                if state.due == "place":
                    continue
                for chosen in range(len(actions(rules, state))):
                    found = searched(rules, state, chosen, None, CLOSER // 20)
                    if min(each.best - each.chosen for each in found.seen) < 1:
                        continue
                    known = weighed(rules, state, chosen, found.best, 0).seen[-1]
                    named += 1
                    wrong += known.best < known.chosen
    assert named > 20
    assert wrong == 0


def test_on_3x3_it_is_exact_and_placing_is_weighed_too() -> None:
    for rules in SMALL:
        start = rules.start()
        assert exact(rules)
        assert weighable(rules, start)
        found = weighed(rules, start, 0, None, 0)
        (seen,) = found.seen
        assert seen.turns == 0
        assert fate(seen.best, seen.turns) == "won", "who places first wins (decision 33)"
        hint = advised(rules, start)
        assert (hint.turns, hint.fate) == (0, "won")


def test_elsewhere_moves_are_weighed_and_placing_is_not() -> None:
    assert not weighable(SIGA, SIGA.start())
    assert all(state.due != "place" for state in choosing(SIGA, 1))
    assert not weighs(THIBAULT)
    for asked in (weighed, searched):
        with pytest.raises(GameError, match="nothing can be weighed"):
            asked(SIGA, SIGA.start(), 0, None, 100)


def test_where_to_place_is_guessed_where_it_is_not_known() -> None:
    assert guessable(SIGA, SIGA.start())
    assert not any(guessable(SIGA, state) for state in choosing(SIGA, 1)), "moves are weighed"
    assert not any(guessable(rules, rules.start()) for rules in SMALL), "that is known"
    assert not guessable(THIBAULT, THIBAULT.start())
    place = guessed(SIGA, SIGA.start())
    assert guessed(SIGA, SIGA.start()) == place, "who asks again is told the same"


def test_a_capture_that_is_left_costs_a_stone_and_the_better_move_is_named() -> None:
    """Seega 1.4, 3.4: `c4-c5xb5` takes, and then `c5-d5xd4`."""
    state = SIGA.load("xo.../..xo./o..x./...xo/....o 0/0 x move 0")
    quiet = next(at for at, action in enumerate(actions(SIGA, state)) if not action.taken)
    found = weighed(SIGA, state, quiet, None, 12_000)
    assert SIGA.write(actions(SIGA, state)[found.best]) == "c4-c5xb5"
    assert len(found.seen) == DEPTHS
    assert all(each.best > each.chosen for each in found.seen)
    again = weighed(SIGA, state, quiet, found.best, 12_000)
    assert again.best == found.best
    assert all(each.best > each.chosen for each in again.seen)
    best = weighed(SIGA, state, found.best, None, 12_000)
    assert best.best == found.best, "nothing is better than the best"
    assert all(each.best == each.chosen for each in best.seen)


def test_a_hint_takes_what_wins_and_says_so() -> None:
    """Seega 1.6: who is left with one stone has lost."""
    state = SIGA.load("xo.../..x../...../....x/....o 0/0 x move 3")
    hint = advised(SIGA, state)
    assert hint.best == place(SIGA, state, "c4-c5xb5")
    assert hint.fate == "won"
    assert hint.ahead == WON


def test_a_hint_of_a_lost_position_still_names_a_move() -> None:
    state = SIGA.load("o...o/...../..x../o...o/x...o 0/0 x move 0")
    assert 0 <= advised(SIGA, state).best < len(actions(SIGA, state))


def test_a_hint_says_how_many_are_as_good_and_what_the_next_best_lacks() -> None:
    state = SIGA.load("xo.../..xo./o..x./...xo/....o 0/0 x move 0")
    hint = advised(SIGA, state)
    assert hint.best == place(SIGA, state, "c4-c5xb5")
    assert (hint.alike, hint.fate) == (0, "open")
    assert 1 <= hint.gain <= 3
    assert hint.turns >= DEPTHS
    for rules in (SIDJA, SIGA):
        (first, *_) = choosing(rules, 3)
        told = advised(rules, first)
        assert told == advised(rules, first), "the same question has the same answer"
        assert 0 <= told.alike < len(actions(rules, first))


@pytest.mark.parametrize("limit", ["0", "20"])
def test_on_3x3_a_hint_wins_what_is_won_against_every_answer(limit: str) -> None:
    """Played on by hints alone, against any moves."""
    for rules in SMALL:
        sized = rules.custom({"quiet_limit": limit})
        for seed in range(4):
            rng, state = Random(seed), sized.start()
            while not isinstance(turn := sized.turn(state), Over):
                assert isinstance(turn, Choose)
                among = len(turn.actions) > 1
                at = advised(sized, state).best if among and not turn.seat else None
                action = rng.choice(turn.actions) if at is None else turn.actions[at]
                state = sized.apply(state, action)
            assert turn.winners == (0,)
