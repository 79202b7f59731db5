"""The kernels that search Seega know the rules a second time: they are held to the contract."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from games.core import Choose, Over
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from games.seega.state import Action, State
from opponents.kernels.seega_search import SURE, WEIGHTS, WIN, Search
from opponents.kernels.seega_solved import Solved
from opponents.kernels.seega_steps import (
    DRAWN,
    LOST,
    PASS,
    WON,
    Move,
    Position,
    position,
    steps,
)
from tests.contract.play import random_game
from tests.games.every import SEEGA
from tests.games.pairs import all_pairs, singles

CASES = [
    pytest.param(rules.custom(switches), id=f"{rules.id}-{at}")
    for rules in SEEGA
    for at, switches in enumerate([{}, *singles(rules.offered), *all_pairs(rules.offered)])
]
"""Every rule set as it is, with every switch alone, and with every two values of switches."""

GAME = 400
"""So many actions of a random game are looked at: with no count it need not end."""


def moving(rules: Seega, seed: int) -> list[State]:
    """The positions of a random game in which all stones are placed."""
    game = islice(random_game(rules, Random(seed)), GAME)
    return [each.before for each in game if each.before.due != "place"]


def as_move(action: Action) -> Move:
    if action.kind == "pass":
        return PASS
    return 1 << action.source | 1 << action.target, 1 << action.target, action.taken


def offers(rules: Seega, state: State) -> tuple[Action, ...]:
    turn = rules.turn(state)
    assert isinstance(turn, Choose)
    return turn.actions


def seen_from(state: State, seat: int) -> Position:
    """A position of the contract as the kernel names it from a seat."""
    if state.due != "over":
        assert state.seat == seat
        return position(state)
    due = DRAWN if state.seat < 0 else WON if state.seat == seat else LOST
    return state.stones[seat], state.stones[1 - seat], due, state.quiet


@pytest.mark.parametrize("rules", CASES)
def test_the_moves_and_what_they_lead_to_are_those_of_the_contract(rules: Seega) -> None:
    kernel = steps(rules)
    states = moving(rules, 1)
    assert states
    for state in states:
        here = position(state)
        wanted = {as_move(action): action for action in offers(rules, state)}
        moves = kernel.moves(*here[:3]) or [PASS]
        assert sorted(moves) == sorted(wanted)
        for move, action in wanted.items():
            after, turned = kernel.after(here, move)
            assert after == seen_from(rules.apply(state, action), state.seat ^ turned)


def at_a_glance(rules: Seega, state: State) -> int:
    """The score at the end of a search, told once more by the contract alone."""
    own, other = state.stones[state.seat], state.stones[1 - state.seat]
    looked = rules.lookups
    empty = looked.board & ~(own | other)
    rims = rims_of(rules.size)

    def side(stones: int) -> int:
        rim = sum((stones & each).bit_count() for each in rims)
        room = (looked.beside(stones) & empty).bit_count()
        return WEIGHTS.stone * stones.bit_count() + WEIGHTS.edge * rim + WEIGHTS.room * room

    takes = looked.pincers.takes(looked.beside(own) & empty, own, other & looked.prey)
    taken = sum(each.bit_count() for each in takes.values())
    return side(own) - side(other) + (WEIGHTS.take + WEIGHTS.more * taken if taken else 0)


@cache
def rims_of(size: int) -> tuple[int, int]:
    """The squares of the outer files, and of the outer ranks."""
    board, ends = [(file, rank) for file in range(size) for rank in range(size)], (0, size - 1)
    files = sum(1 << 10 * file + rank for file, rank in board if file in ends)
    return files, sum(1 << 10 * file + rank for file, rank in board if rank in ends)


def by_the_contract(rules: Seega, state: State, plies: int, ply: int = 0) -> int:
    """The score of a position for the side to act, all lines followed to the end."""
    if state.due == "over":
        raise AssertionError("asked of whom?")
    if plies <= 0 and state.due == "move":
        return at_a_glance(rules, state)
    best = -WIN
    for action in offers(rules, state):
        after = rules.apply(state, action)
        if after.due == "over":
            sign = 0 if after.seat < 0 else 1 if after.seat == state.seat else -1
            score = sign * (WIN - ply - 1)
        elif after.seat == state.seat:
            score = by_the_contract(rules, after, plies, ply + 1)
        else:
            score = -by_the_contract(rules, after, plies - 1, ply + 1)
        best = max(best, score)
    return best


@pytest.mark.parametrize("rules", CASES)
def test_a_search_of_so_many_plies_is_worth_what_the_contract_says(rules: Seega) -> None:
    """No line is left out but such as cannot matter. In a crowd captures with any stone can be made
    in too many orders to try them all."""
    crowd = 10 if rules.continue_.any_stone else 99
    states = [each for each in moving(rules, 2) if sum(map(int.bit_count, each.stones)) <= crowd]
    search = Search(steps(rules), breadth=99)
    for state in Random(3).sample(states, min(len(states), 8)):
        plies = 3 if len(offers(rules, state)) < 4 else 2 if len(offers(rules, state)) < 12 else 1
        assert search.value(position(state), plies) == by_the_contract(rules, state, plies)


def test_a_search_never_looks_at_more_positions_than_it_may() -> None:
    for state in moving(SIDJA, 4)[::7]:
        here = position(state)
        moves = steps(SIDJA).moves(*here[:3])
        found = Search(steps(SIDJA)).best(here, moves, 60, 500)
        assert found.move in moves
        # The positions below the last one are counted, but not asked about.
        assert found.nodes <= 500 + 40


def worth(rules: Seega, state: State, known: dict[State, int], path: set[State]) -> int:
    """1, 0 or -1 for seat 0 with best play, by trying everything through the contract."""
    if state in known:
        return known[state]
    turn = rules.turn(state)
    if isinstance(turn, Over):
        return 0 if not turn.winners else 1 if turn.winners == (0,) else -1
    assert isinstance(turn, Choose)
    assert state not in path, "a game that is counted cannot come round"
    path.add(state)
    found = [worth(rules, rules.apply(state, each), known, path) for each in turn.actions]
    path.remove(state)
    known[state] = max(found) if turn.seat == 0 else min(found)
    return known[state]


SMALL = [
    {"quiet_limit": "3"},
    {"quiet_limit": "5"},
    {"quiet_limit": "4", "stuck": "loses"},
    {"quiet_limit": "3", "continue": "twice", "place": "1"},
    {"quiet_limit": "4", "leaps": "all", "cross": "on"},
    {"quiet_limit": "3", "leaps": "centre", "continue": "any", "centre_safe": "off"},
]


@pytest.mark.parametrize("switches", SMALL, ids=lambda each: ",".join(each.values()))
@pytest.mark.parametrize("rules", SEEGA, ids=lambda rules: str(rules.id))
def test_on_3x3_all_is_known_as_by_trying_everything(
    rules: Seega, switches: dict[str, str]
) -> None:
    small = rules.custom({**switches, "size": "3"})
    known: dict[State, int] = {}
    worth(small, small.start(), known, set())
    assert len(known) > 500
    solution = Solved(steps(small))
    for state, value in known.items():
        assert solution.worth(state) == (value if state.seat == 0 else -value)


@pytest.mark.parametrize("rules", SEEGA, ids=lambda rules: str(rules.id))
def test_on_3x3_who_places_first_wins(rules: Seega) -> None:
    small = rules.custom({"size": "3"})
    assert Solved(steps(small)).worth(small.start()) == 1


@pytest.mark.parametrize("limit", ["0", "20"])
@pytest.mark.parametrize("rules", SEEGA, ids=lambda rules: str(rules.id))
def test_on_3x3_a_won_game_is_won_against_every_answer(rules: Seega, limit: str) -> None:
    """Also where stones are never counted and a game could go on for ever."""
    small = rules.custom({"size": "3", "quiet_limit": limit})
    solution = Solved(steps(small))
    done: set[Any] = set()

    def won(state: State, path: frozenset[Any]) -> None:
        turn = small.turn(state)
        if isinstance(turn, Over):
            assert turn.winners == (0,)
            return
        assert isinstance(turn, Choose)
        key = state if limit != "0" else state._replace(quiet=0)
        assert key not in path, "it comes round"
        if key in done:
            return
        if turn.seat:
            actions = list(turn.actions)
        elif state.due == "place":
            best = solution.places(state)[0]
            actions = [each for each in turn.actions if each.target == best]
        else:
            move = solution.best(position(state))[0]
            actions = [each for each in turn.actions if as_move(each) == move]
        assert actions
        for action in actions:
            won(small.apply(state, action), path | {key})
        done.add(key)

    won(small.start(), frozenset())
    assert len(done) > 100


def test_a_sure_score_is_a_game_won() -> None:
    """Seega 3.7: ahead in stones, with one quiet move to go until they are counted."""
    state = SIGA.load("xxx../xx.../...../...../o...o 0/0 x move 19")
    found = Search(steps(SIGA)).best(
        position(state), steps(SIGA).moves(*position(state)[:3]), 60, 1000
    )
    assert found.score >= SURE
    assert found.depth == 1
