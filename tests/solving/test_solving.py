"""Chances are those that the contract leads to, from every position, by every throw and choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.__main__ import main
from games.core import Choose, GameError, Over, Throw
from games.senet.rules import Senet
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from games.senet.state import Mask, State, mask_of
from opponents.exact import begins, count, place
from solving.follow import Solvable, following
from solving.places import places, positions
from solving.sweep import Worths, positions_of
from tests.solving.kit import SMALL, solved

ONE = replace(THIBAULT, pieces=1)
LAYERS = list(begins(3))

SWITCHED = (
    {"no_move": "lose_throw", "retreat_attack": "off"},
    {"water": "first_house", "beauty_extra": "on"},
    {"second_life": "safe_extra", "last_three_move": "on", "sticks": "6"},
    {"water_single": "on", "safe_end": "on", "must_bear_off": "on", "dice": "two"},
)


def thrown(rules: Senet, mine: Mask, theirs: Mask) -> State:
    """The cones throw in the middle of their turn."""
    off = (rules.pieces - mine.bit_count(), rules.pieces - theirs.bit_count())
    return State((mine, theirs), (0, 0), off, 0, "throw")


Node = tuple[Callable[[list[float]], float], "list[Node]"] | tuple[State, bool] | float
"""What something comes to: the best of several, the chance of a side that throws (True: of the
other one), or a game that is over."""


def leads(rules: Senet, state: State) -> Node:
    """What a position comes to for the cones, by the contract, up to the next throws."""
    turn = rules.turn(state)
    if isinstance(turn, Over):
        return float(0 in turn.winners)
    if isinstance(turn, Choose):
        best = min if turn.seat else max
        return best, [leads(rules, rules.apply(state, each)) for each in turn.actions]
    own, other = state.pieces[state.seat], state.pieces[1 - state.seat]
    return thrown(rules, own, other), bool(state.seat)


def worth(node: Node, chance: Mapping[State, float]) -> float:
    """What that is by the chances of those who throw."""
    if isinstance(node, float):
        return node
    first, second = node
    if isinstance(first, State):
        return 1 - chance[first] if second else chance[first]
    assert not isinstance(second, bool)
    return first([worth(each, chance) for each in second])


def outcomes(rules: Senet, state: State) -> list[tuple[float, Node]]:
    """What each throw of the cones comes to, with its odds."""
    turn = rules.turn(state)
    assert isinstance(turn, Throw)
    return [(float(odds), leads(rules, rules.apply(state, each))) for each, odds in turn.odds]


def worked_out(rules: Senet, chance: Mapping[State, float], state: State) -> float:
    """The chance of a position in which the cones throw, by those of what follows."""
    return sum(odds * worth(node, chance) for odds, node in outcomes(rules, state))


def slowly(rules: Senet) -> dict[State, float]:
    """Every position with one piece a side, worked out by the contract alone."""
    squares = [(1 << one, 1 << two) for one in range(1, 31) for two in range(1, 31) if one != two]
    chance = {thrown(rules, *pair): 0.5 for pair in squares}
    follow = {state: outcomes(rules, state) for state in chance}
    change = 1.0
    while change > 1e-7:
        change = 0.0
        for state, nodes in follow.items():
            now = sum(odds * worth(node, chance) for odds, node in nodes)
            change = max(change, abs(now - chance[state]))
            chance[state] = now
    return chance


def test_one_piece_a_side_as_a_slow_solver_has_it() -> None:
    worths, _ = solved(ONE)
    for state, chance in slowly(ONE).items():
        found = worths.thrown[begins(1)[1, 1] + place(*state.pieces)]
        assert found == pytest.approx(chance, abs=1e-6), ONE.dump(state)


def some(rules: Senet, rng: Random, pieces: tuple[int, int]) -> Iterator[tuple[Mask, Mask]]:
    """Positions anywhere, and more often with pieces on the last houses."""
    for low in (1, 20, 24) * 40:
        houses = rng.sample(range(low, 31), sum(pieces))
        yield mask_of(houses[: pieces[0]]), mask_of(houses[pieces[0] :])


@pytest.mark.parametrize("pieces", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_each_chance_follows_from_the_others_by_the_contract(pieces: tuple[int, int]) -> None:
    worths, _ = solved()

    class Found(dict[State, float]):
        def __missing__(self, state: State) -> float:
            mine, theirs = state.pieces
            pair = (mine.bit_count(), theirs.bit_count())
            return float(worths.thrown[begins(2)[pair] + place(mine, theirs)])

    for mine, theirs in some(SMALL.rules, Random(1), pieces):
        state = thrown(SMALL.rules, mine, theirs)
        found = worked_out(SMALL.rules, Found(), state)
        assert found == pytest.approx(Found()[state], abs=1e-7), SMALL.rules.dump(state)


@pytest.mark.parametrize("switches", SWITCHED, ids="-".join)
def test_other_switches_can_be_solved_as_well(switches: dict[str, str]) -> None:
    rules = ONE.custom({**switches, "pieces": "5"})
    rules = replace(rules, pieces=1)
    worths, _ = solved(rules)
    for state, chance in slowly(rules).items():
        found = worths.thrown[begins(1)[1, 1] + place(*state.pieces)]
        assert found == pytest.approx(chance, abs=1e-6), rules.dump(state)


@pytest.mark.parametrize("pieces", LAYERS)
def test_places_count_the_positions_in_their_order(pieces: tuple[int, int]) -> None:
    last = count(*pieces)
    first = max(0, last - 1_000)
    for low, high in ((0, min(1_000, last)), (first, last)):
        mine, theirs = positions(*pieces, low, high)
        assert places(mine, theirs, 3).tolist() == list(
            range(begins(3)[pieces] + low, begins(3)[pieces] + high)
        )
        pairs = list(zip(mine.tolist(), theirs.tolist(), strict=True))
        assert [place(*pair) for pair in pairs] == list(range(low, high))
        assert all(not one & other for one, other in pairs)


def test_no_position_is_left_out() -> None:
    mine, theirs = positions(2, 1, 0, count(2, 1))
    found = set(zip(mine.tolist(), theirs.tolist(), strict=True))
    houses = range(1, 31)
    wanted = {
        (mask_of(pair), 1 << other)
        for pair in combinations(houses, 2)
        for other in houses
        if other not in pair
    }
    assert found == wanted


def test_layers_lead_to_themselves_and_to_smaller_ones() -> None:
    known = count(1, 1) + count(1, 2) + count(2, 1)
    chunk = following(SMALL, (2, 1), 0, count(2, 1))
    layer = np.asarray([begins(2)[2, 1], begins(2)[1, 2], begins(2)[1, 1]])
    spans = [
        range(at, at + count(*pair))
        for at, pair in zip(layer, ((2, 1), (1, 2), (1, 1)), strict=True)
    ]
    places_of = np.unique(chunk.after % SMALL.positions)
    assert len(places_of) <= known
    assert all(any(int(each) in span for span in spans) for each in places_of if each)
    assert positions_of((2, 1)) == 2 * count(2, 1)


@pytest.mark.parametrize(
    "rules",
    [replace(TAIT, pieces=2), replace(THIBAULT.custom({"netting": "on"}), pieces=2)],
    ids=lambda rules: str(rules.id),
)
def test_rules_that_keep_more_in_mind_are_refused(rules: Senet) -> None:
    with pytest.raises(GameError, match=rules.id):
        Solvable(rules, 2)


def test_the_command_writes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["solve", "--rules", "thibault", "--pieces", "1", "--folder", str(tmp_path)]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert "1 v 1" in said
    assert "who begins wins 51.092 %" in said
    assert (tmp_path / "thibault.exact").stat().st_size > 2 * count(1, 1)


@pytest.mark.parametrize("asked", ["siga", "tait"])
def test_what_cannot_be_solved_is_said(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "--rules", asked, "--folder", str(tmp_path)]) == 1
    assert asked in capsys.readouterr().err


def test_what_is_not_known_yet_is_worth_a_half() -> None:
    worths = Worths(SMALL)
    assert worths.values[0] == 0.5
    assert worths.values[SMALL.won] == 1
