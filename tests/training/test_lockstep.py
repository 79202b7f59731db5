"""Games in rows follow the contract: from each position the same ones may follow, by each throw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from games.core import Choose, Over, Throw
from games.senet.rules import Senet
from games.senet.state import Due, State
from tests.contract.play import random_game, seeded
from tests.games.every import SENET
from tests.games.pairs import all_pairs, singles
from training.lockstep import Positions, begin, scores, successors

DUES: tuple[Due, ...] = ("start", "throw", "fate")

CASES = [
    pytest.param(rules.custom(switches), id=f"{rules.id}-{at}")
    for rules in SENET
    for at, switches in enumerate([{}, *singles(rules.offered), *all_pairs(rules.offered)])
    if switches.get("bank_throws") != "on"
]
"""Every rule set, with every switch alone, and with every two values of switches."""

Seen = tuple[int, State | tuple[int, ...]]
"""The place of a throw, and what follows: a position, or who has won."""


def row(state: State) -> tuple[int, ...]:
    seat = state.seat
    other = 1 - seat
    skip = state.skip if not seat else (state.skip >> 1 | state.skip << 1) & 3
    due = DUES.index(state.due)
    return (
        *(state.pieces[seat], state.pieces[other], state.hand[seat], state.hand[other]),
        *(state.off[seat], state.off[other], seat, due, state.owed, skip, state.needs_one),
        state.quiet,
    )


def rows(states: list[State]) -> Positions:
    return Positions(
        *(np.asarray(column, np.int64) for column in zip(*map(row, states), strict=True))
    )


def state_of(entries: tuple[int, ...]) -> State:
    mine, theirs, hand, their_hand, off, their_off, seat, due, owed, skip, waits, quiet = entries
    pairs = [(mine, theirs), (hand, their_hand), (off, their_off)]
    pieces, hands, offs = (pair[::-1] if seat else pair for pair in pairs)
    skips = (skip >> 1 | skip << 1) & 3 if seat else skip
    return State(
        pieces,
        hands,
        offs,
        seat,
        DUES[due],
        (),
        owed,
        skips,
        bool(waits),
        quiet,
    )


def by_contract(rules: Senet, state: State) -> Iterator[Seen]:
    turn = rules.turn(state)
    if isinstance(turn, Choose):
        rescue, take = turn.actions
        yield -1, rules.apply(state, rescue)
        state = rules.apply(state, take)
        turn = rules.turn(state)
    assert isinstance(turn, Throw)
    for place, (thrown, _) in enumerate(turn.odds):
        played = rules.apply(state, thrown)
        choice = rules.turn(played)
        assert isinstance(choice, Choose)
        for action in choice.actions:
            after = rules.apply(played, action)
            over = rules.turn(after)
            yield place, over.winners if isinstance(over, Over) else after


def by_rows(states: list[State], rules: Senet) -> list[set[Seen]]:
    found: list[set[Seen]] = [set() for _ in states]
    after, parent, throw, flipped, ended, result = successors(rules, rows(states))
    for at, entries in enumerate(zip(*(column.tolist() for column in after), strict=True)):
        mover = states[parent[at]].seat
        what: Any = state_of(entries)
        if ended[at]:
            what = {1.0: (mover,), 0.0: (1 - mover,), 0.5: ()}[float(result[at])]
        else:
            assert (what.seat != mover) == flipped[at]
        found[parent[at]].add((int(throw[at]), what))
    return found


@pytest.mark.parametrize("rules", CASES)
def test_rows_follow_the_contract(rules: Senet) -> None:
    met = dict.fromkeys(
        played.before
        for played in random_game(rules, seeded(rules.id))
        if played.before.due in DUES
    )
    few = list(met)[:2] + list(met)[-2:] + seeded(3).sample(list(met), min(60, len(met)))
    states = [state for state in few if not (state.due == "throw" and state.throws)]
    for state, found in zip(states, by_rows(states, rules), strict=True):
        assert found == set(by_contract(rules, state)), rules.dump(state)


def test_games_in_rows_begin_as_games_do() -> None:
    for rules in SENET:
        assert state_of(tuple(int(column[0]) for column in begin(rules, 1))) == rules.start()


def test_the_scores_are_those_of_the_throw() -> None:
    assert scores(SENET[0]) == ((1, 2, 3, 4, 5), (4 / 16, 6 / 16, 4 / 16, 1 / 16, 1 / 16))


def test_kept_throws_are_refused() -> None:
    with pytest.raises(ValueError, match="thibault"):
        begin(SENET[0].custom({"bank_throws": "on"}), 1)
