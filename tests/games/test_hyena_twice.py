"""Hyena told twice agrees: `games` and the plain words of the oracle, step by step."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from games.core import Choose, Over, Throw
from games.hyena.sets.hyena import HYENA
from tests.contract.play import seeded
from tests.games.oracle.hyena import DEFAULTS, Hyena
from tests.games.wayfaring import wayfaring

RULES: Any = HYENA

SEATS = (2, 3, 4, 5, 6)
HOLES = ("20", "30", "50", "80")
CASES = [
    pytest.param(seats, holes, id=f"{seats}-{holes}") for seats, holes in product(SEATS, HOLES)
]

LONGEST = 5000
"""Actions of a game from its start; none is longer."""

ANYWHERE = 100
"""Positions anywhere in a game, a case, that are compared with every throw and played on from."""

PLAYED_ON = 10
"""Actions played on from each."""


def agree(rules: Any, told: Hyena, line: str) -> dict[str, str]:
    """The same throws or offers to the same player, and the same line after each; all of them."""
    state = rules.load(line)
    assert rules.dump(state) == line
    turn = rules.turn(state)
    kind, seat, texts = told.turn(line)
    if isinstance(turn, Over):
        assert (kind, (seat,)) == ("over", turn.winners), line
        assert sorted(range(len(turn.score)), key=lambda at: -turn.score[at]) == told.ranking(line)
        assert len(set(turn.score)) == len(turn.score), line
        return {}
    if isinstance(turn, Throw):
        odds = {rules.write(action): chance for action, chance in turn.odds}
        assert (kind, seat, odds) == ("throw", turn.seat, told.odds()), line
        actions = [action for action, _ in turn.odds]
    else:
        assert isinstance(turn, Choose), line
        actions = list(turn.actions)
        offered = sorted(map(rules.write, actions))
        assert (kind, seat, sorted(texts)) == ("choose", turn.seat, offered), line
    after = {rules.write(action): rules.dump(rules.apply(state, action)) for action in actions}
    assert after == {text: told.apply(line, text) for text in texts}, line
    return after


def play_on(rules: Any, told: Hyena, line: str, rng: random.Random, longest: int) -> str:
    """Random play, every throw as likely as another; the line it ends with."""
    for _ in range(longest):
        after = agree(rules, told, line)
        if not after:
            break
        line = after[rng.choice(sorted(after))]
    return line


def test_the_page_has_these_seats_and_holes() -> None:
    assert RULES.seats == SEATS
    assert {switch.name: set(switch.values) for switch in RULES.offered} == {"holes": set(HOLES)}
    assert {switch.name: switch.values[0] for switch in RULES.offered} == DEFAULTS


@pytest.mark.parametrize(("seats", "holes"), CASES)
def test_in_a_random_game(seats: int, holes: str) -> None:
    rules, told = RULES.custom({"holes": holes}), Hyena({"holes": holes})
    line = told.start(seats)
    assert rules.dump(rules.start(seats)) == line
    line = play_on(rules, told, line, seeded(f"game {seats} {holes}"), LONGEST)
    assert line.endswith(" over")


@pytest.mark.parametrize(("seats", "holes"), CASES)
def test_in_positions_anywhere(seats: int, holes: str) -> None:
    rules, told = RULES.custom({"holes": holes}), Hyena({"holes": holes})
    rng = seeded(f"anywhere {seats} {holes}")
    for _ in range(ANYWHERE):
        line = wayfaring(rng, int(holes), seats)
        play_on(rules, told, line, rng, PLAYED_ON)


def test_the_positions_anywhere_hold_what_random_games_seldom_reach() -> None:
    """By the oracle alone: payments, a released hyena, and mothers eaten by one move or by two."""
    told, rng, seen = Hyena({}), seeded("held"), set()
    for _ in range(2000):
        line = wayfaring(rng, 30, 6)
        for text in told.turn(line)[2]:
            after = told.apply(line, text)
            eaten = after.count("x") - line.count("x")
            released = "h=-" in line and "h=-" not in after
            seen |= {f"eaten {eaten}", after.split(" ")[-1], "released" if released else ""}
    assert {"eaten 1", "eaten 2", "eaten 3", "pay", "pay:2", "over", "released"} <= seen
