"""Looking ahead is exact: it comes to what trying everything comes to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from games.core import Choose, Over, Rules, Throw
from games.senet.sets.bell import BELL
from games.senet.sets.houses import HOUSES
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from games.senet.state import State
from opponents.lookahead import Lookahead

LOSE_THROW = THIBAULT.custom({"no_move": "lose_throw"})
BANK_THROWS = THIBAULT.custom({"bank_throws": "on"})

ENDS = [
    (THIBAULT, "........../........../.......CSS C0S0 C4S3 C throw -"),
    (THIBAULT, "........../....S...../.....C.S.. C0S0 C4S3 S start -"),
    (THIBAULT, "........../........../...S..CS.. C0S0 C4S3 C start -"),
    (LOSE_THROW, "........../.C......../.....S.C.S C0S0 C3S3 C start -"),
    (BANK_THROWS, "........../.........C/.....S...S C0S0 C4S3 S start -"),
    (TAIT, "........../........../....CS.C.. C0S0 C3S4 S throw -"),
    (HOUSES, "........../........../...C...S.. C0S0 C9S9 C start -"),
    (BELL, "C.CSC.C.../CS......../...S.S.... C0S1 C0S0 S start -"),
]
"""Positions near the end of games."""


def opinion(state: State) -> float | None:
    """Something that differs from position to position."""
    if state.due in ("play", "over"):
        return None
    return (hash((state.pieces, state.seat, state.owed, state.due)) % 997) / 997


def tried(rules: Rules[Any, Any], state: State, throws: int) -> Fraction:
    """The chance of seat 0 by trying everything, with nothing kept and nothing rounded."""
    turn = rules.turn(state)
    if isinstance(turn, Over):
        return Fraction(0 in turn.winners) if turn.winners else Fraction(1, 2)
    judged = opinion(state)
    if not throws and judged is not None:
        return Fraction(judged)
    if isinstance(turn, Choose):
        worths = [tried(rules, rules.apply(state, each), throws) for each in turn.actions]
        return min(worths) if turn.seat else max(worths)
    assert isinstance(turn, Throw)
    less = max(0, throws - 1)
    after = [(odds, rules.apply(state, each)) for each, odds in turn.odds]
    return sum((odds * tried(rules, each, less) for odds, each in after), Fraction())


@pytest.mark.parametrize("throws", [0, 1, 2])
@pytest.mark.parametrize(("rules", "position"), ENDS)
def test_it_comes_to_what_trying_everything_comes_to(
    rules: Rules[Any, Any], position: str, throws: int
) -> None:
    state = rules.load(position)
    found = Lookahead(rules, opinion, throws).chance(state)
    assert found == pytest.approx(float(tried(rules, state, throws)), abs=1e-12)


def test_by_hand_two_pieces_on_the_last_house() -> None:
    """House 30 is left by a 1, four of sixteen throws, and 29 by a 2, six of sixteen."""
    state = THIBAULT.load("........../........../........SC C0S0 C4S4 C throw -")

    def half(at: State) -> float | None:
        return None if at.due in ("play", "over") else 0.5

    # A 1 wins. A 4 or 5 finds no move and the turn passes, as it does after a 2 or 3.
    assert Lookahead(THIBAULT, half, 1).chance(state) == pytest.approx(1 / 4 + 3 / 4 / 2)
    lost = 3 / 4 * (3 / 8 + 5 / 8 / 2)  # the other side's 2 comes six times in sixteen
    assert Lookahead(THIBAULT, half, 2).chance(state) == pytest.approx(1 - lost)


def test_what_is_chosen_is_worth_the_most_to_the_chooser() -> None:
    state = THIBAULT.load("........../....C...../.....C.S.S C0S0 C3S3 C play:2 -")
    turn = THIBAULT.turn(state)
    assert isinstance(turn, Choose)
    looked = Lookahead(THIBAULT, opinion, 1)
    assert max(looked.worths(state, turn)) == pytest.approx(looked.chance(state))


def test_beyond_its_bounds_it_asks_the_judge() -> None:
    state = THIBAULT.start()
    bound = Lookahead(THIBAULT, opinion, 3, most=50)
    bound.chance(state)
    assert len(bound._known) < 1_000  # what it has looked at


def test_many_kept_throws_are_not_tried_in_all_orders() -> None:
    rules = BANK_THROWS.custom({"pieces": "10", "start": "hand"})
    start = rules.start()
    state = start._replace(due="play", throws=(1, 4, 1, 5, 4, 1, 5, 1, 4, 2))
    turn = rules.turn(state)
    assert isinstance(turn, Choose)
    looked = Lookahead(rules, opinion, 0)
    assert len(looked.worths(state, turn)) == len(turn.actions) > 1
    assert len(looked._known) < 2_000
