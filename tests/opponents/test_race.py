"""How soon a mother of the Hyena game is home, and what to do for it, against the game itself."""

from __future__ import annotations

from collections import Counter, deque
from random import Random

import pytest

from games.core import Choose, Throw
from games.hyena.rules import Hyena
from games.hyena.sets.hyena import HYENA
from games.hyena.state import KEEP, NOBODY, PAY, WAITING, Player, State
from opponents import hyena
from opponents.playouts import pot
from opponents.race import Place, race


def small(holes: int) -> Hyena:
    """The game on a way shorter than any that is offered."""
    return Hyena(id="small", version=1, source="for this test", holes=holes)


def told_apart(rules: Hyena, state: State) -> State:
    """The position without what cannot matter any more: tabas and points beyond any use."""
    way = race(rules.well)
    players = tuple(Player(*way.place(player)) for player in state.players)
    return state._replace(players=players)


def values(rules: Hyena) -> dict[State, float]:
    """By position: the chance of seat 0 to be home first if both play perfectly, by value iteration
    over the rules themselves."""
    start = told_apart(rules, rules.start())
    after: dict[State, list[tuple[float, State]]] = {}
    worth: dict[State, float] = {}
    ahead = deque([start])
    while ahead:
        state = ahead.popleft()
        if state in worth:
            continue
        worth[state] = 0.5
        if state.owner != NOBODY:
            worth[state] = float(state.owner == 0)
            continue
        turn = rules.turn(state)
        if isinstance(turn, Throw):
            odds = [(float(chance), action) for action, chance in turn.odds]
        else:
            odds = [(0.0, PAY), (0.0, KEEP)]
        after[state] = [(p, told_apart(rules, rules.apply(state, action))) for p, action in odds]
        ahead.extend(then for _, then in after[state])
    change = 1.0
    while change > 1e-10:
        change = 0.0
        for state, found in after.items():
            if state.due == "throw":
                new = sum(chance * worth[then] for chance, then in found)
            else:
                best = max if state.seat == 0 else min
                new = best(worth[then] for _, then in found)
            change = max(change, abs(new - worth[state]))
            worth[state] = new
    return worth


@pytest.mark.parametrize(("holes", "mean", "most"), [(3, 0.0003, 0.03), (5, 0.00001, 0.002)])
def test_to_pay_or_to_keep_is_chosen_as_value_iteration_over_both_players_would(
    holes: int, mean: float, most: float
) -> None:
    """The regret of a choice, as a chance to win: 0.000001 on the average at five holes."""
    rules = small(holes)
    worth = values(rules)
    regrets, off = [], []
    for state in worth:
        if state.due == "throw" or state.owner != NOBODY:
            continue
        sign = 1 if state.seat == 0 else -1
        after = [rules.apply(state, action) for action in (PAY, KEEP)]
        exact = [sign * worth[told_apart(rules, then)] for then in after]
        liked = [hyena.strongest(rules, then, state.seat) for then in after]
        regrets.append(max(exact) - exact[liked.index(max(liked))])
        off.append(abs(hyena.win_chance(rules, state, 0) - worth[state]))
    assert len(regrets) > 500
    assert sum(regrets) / len(regrets) < mean
    assert max(regrets) < most
    assert sum(off) / len(off) < 0.01


def test_the_turns_to_go_are_those_of_games_played_out() -> None:
    """Greedy pays at once, which is right at thirty holes; 2,000 games."""
    rules, way = HYENA, race(HYENA.well)
    rng = Random(7)
    counted = Counter[int]()
    games = 2000
    for _ in range(games):
        state, turns = rules.start(), 0
        while state.owner == NOBODY:
            turn = rules.turn(state)
            if isinstance(turn, Throw):
                after = rules.apply(state, rng.choice(pot(turn.odds)))
            else:
                assert isinstance(turn, Choose)
                after = rules.apply(state, PAY)
            ends = after.seat != state.seat or (state.due == "throw" and after.owner == 0)
            turns += ends and state.seat == 0
            state = after if state.seat == 0 else after._replace(owner=NOBODY)
            if state.players[1].at >= rules.home:  # the other one does not matter here
                state = state._replace(players=(state.players[0], Player()), seat=0)
        counted[turns] += 1
    curve = way.curves(Place(WAITING))
    for turns in (10, 12, 14):
        played = sum(count for each, count in counted.items() if each <= turns) / games
        assert abs(played - curve[turns]) < 0.04


def test_the_chances_of_all_players_add_up_to_one() -> None:
    rules = HYENA
    state = rules.load("N=30 12+3+0 28+3+0 0*+0+0 h=- 2 pay:2")
    chances = [hyena.win_chance(rules, state, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1, abs=1e-9)
    assert chances[1] > chances[0] > chances[2]


def test_who_throws_first_is_a_little_ahead() -> None:
    start = HYENA.start()
    assert 0.53 < hyena.win_chance(HYENA, start, 0) < 0.55


def test_once_a_mother_is_home_it_is_settled() -> None:
    state = HYENA.load("N=30 b0+1+0 20+3+0 h=1:4 1 throw")
    assert [hyena.win_chance(HYENA, state, seat) for seat in (0, 1)] == [1, 0]
