"""Hyena's position lines: those that cannot be read or cannot occur name the field and the line."""

from __future__ import annotations

import pytest

from games.core import PositionError
from games.hyena.sets.hyena import HYENA
from tests.games.mothers import holed

REFUSED = [
    # what cannot be read
    ("N=30 0*+0+0 h=- 1 throw", "a Hyena position has 4 fields"),
    (f"N=30 {'0*+0+0 ' * 7}h=- 1 throw", "a Hyena position has 4 fields"),
    ("N=30 0*+0+0 0*+0+0 h=- 1 throw ", "player 3 'h=-'"),
    ("N=30  0*+0+0 0*+0+0 h=- 1 throw", "player 1 ''"),
    ("N=20 0*+0+0 0*+0+0 h=- 1 throw", "holes 'N=20': in these rules it is N=30"),
    ("30 0*+0+0 0*+0+0 h=- 1 throw", "holes '30'"),
    ("N=30 0*+0 0*+0+0 h=- 1 throw", "player 1 '0*+0'"),
    ("N=30 0*+0+0 5*+0+0 h=- 1 throw", "player 2 '5*+0+0'"),
    ("N=30 5-1+0 0*+0+0 h=- 1 throw", "player 1 '5-1+0'"),
    ("N=30 5+\u0661+0 0*+0+0 h=- 1 throw", "player 1 '5+\u0661+0'"),
    ("N=30 32+0+0 0*+0+0 h=- 1 throw", "player 1 '32': the well is 31"),
    ("N=30 b32+0+0 0*+0+0 h=- 1 throw", "player 1 'b32': the well is 31"),
    ("N=30 5+0+0\n 0*+0+0 h=- 1 throw", "player 1"),
    ("N=30 0*+0+0 0*+0+0 - 1 throw", "hyena '-': it is written"),
    ("N=30 0*+0+0 0*+0+0 h=1 1 throw", "hyena 'h=1': it is written"),
    ("N=30 0*+0+0 0*+0+0 h=1:x 1 throw", "hyena 'h=1:x': it is written"),
    ("N=30 b0+0+0 0*+0+0 h=1:32 1 throw", "hyena '32': the well is 31"),
    ("N=30 0*+0+0 0*+0+0 h=- 0 throw", "seat to act '0': it is a number from 1 to 2"),
    ("N=30 0*+0+0 0*+0+0 h=- 3 throw", "seat to act '3': it is a number from 1 to 2"),
    ("N=30 0*+0+0 0*+0+0 h=- C throw", "seat to act 'C'"),
    ("N=30 0*+0+0 0*+0+0 h=- 1 start", "due 'start': it is throw, pay, pay:2, over"),
    ("N=30 0*+0+0 0*+0+0 h=- 1 pay:3", "due 'pay:3'"),
    ("N=30 0*+0+0 0*+0+0 h=- 1 throw\n", "due 'throw\\n'"),
    ("N=30 05+0+0 0*+0+0 h=- 1 throw", "'N=30 05+0+0 0*+0+0 h=- 1 throw' is written"),
    ("N=30 5+01+0 0*+0+0 h=- 1 throw", "'N=30 5+01+0 0*+0+0 h=- 1 throw' is written"),
    # what is paid at once, and what is kept where
    ("N=30 0*+1+0 0*+0+0 h=- 1 throw", "player 1 '0*+1+0': with a taba"),
    ("N=30 0*+0+3 0*+0+0 h=- 1 throw", "player 1 '0*+0+3': points are kept only at the well"),
    ("N=30 5+0+2 0*+0+0 h=- 1 throw", "player 1 '5+0+2': points are kept only at the well"),
    ("N=30 b31+0+2 0*+0+0 h=- 1 throw", "player 1 'b31+0+2': points are kept"),
    ("N=30 30+1+0 0*+0+0 h=- 1 throw", "player 1 '30+1+0': one day short"),
    ("N=30 0*+0+0 31+4+0 h=- 1 throw", "player 2 '31+4+0': at the well 4 tabas are paid"),
    # home, eaten and their order
    ("N=30 5#2+0+0 0*+0+0 h=- 1 throw", "player 1 '5#2+0+0': only at home or eaten"),
    ("N=30 b0+0+0 b0#1+0+0 3+0+0 h=1:0 1 throw", "player 2 'b0#1+0+0': it is written"),
    ("N=30 b0#2+0+0 0*+0+0 h=- 1 throw", "player 1 'b0#2+0+0': of those home none is #1"),
    ("N=30 b0+0+0 b0+0+0 3+0+0 h=1:0 1 throw", "player 2 'b0+0+0': of those home none is #2"),
    ("N=30 b0+0+0 b0#3+0+0 3+0+0 h=1:0 1 throw", "player 2 'b0#3+0+0': of those home none is #2"),
    ("N=30 b0+0+0 x#2+0+0 3+0+0 h=1:b9 1 throw", "player 2 'x#2+0+0': of those eaten none is #1"),
    ("N=30 b0+0+0 x+0+0 x+0+0 h=1:b9 1 over", "player 3 'x+0+0': of those eaten none is #2"),
    # the hyena
    ("N=30 b0+0+0 0*+0+0 h=- 1 throw", "hyena 'h=-': player 1 was home first"),
    ("N=30 5+0+0 0*+0+0 h=1:0* 1 throw", "hyena 'h=1:0*': nobody is home"),
    ("N=30 b0+0+0 5+0+0 h=2:0 1 throw", "hyena 'h=2:0': player 1 was home first"),
    ("N=30 b0+0+0 5+0+0 h=6:0 1 throw", "hyena 'h=6:0': player 1 was home first"),
    ("N=30 b0+2+0 5+0+0 h=1:0* 1 throw", "hyena 'h=1:0*': of 2 tabas 2 are paid at once to leave"),
    ("N=30 b0+10+0 5+0+0 h=1:31 1 throw", "hyena 'h=1:31': of 10 tabas 10 are paid at once"),
    ("N=30 b0+0+0 x+0+0 3+0+0 h=1:9 1 throw", "hyena 'h=1:9': a mother is eaten, but"),
    ("N=30 b0+0+0 x+0+0 3+0+0 h=1:b31 1 throw", "hyena 'h=1:b31': a mother is eaten, but"),
    ("N=30 5+0+0 x+0+0 h=- 1 throw", "hyena 'h=-': a mother is eaten, but"),
    # who acts, and what is due
    ("N=30 b0+0+0 x+0+0 3+0+0 h=1:b9 2 throw", "seat to act '2': this player is eaten"),
    ("N=30 b0+0+0 b0#2+0+0 3+0+0 h=1:9 2 throw", "seat to act '2': this player is home without"),
    ("N=30 28+2+0 0*+0+0 h=- 1 pay", "due 'pay': the missing days cannot be paid"),
    ("N=30 0*+0+0 28+3+0 h=- 1 pay:2", "due 'pay:2': the missing days cannot be paid"),
    ("N=30 31+3+0 0*+0+0 h=- 1 pay", "due 'pay': the missing days cannot be paid"),
    ("N=30 b28+3+0 0*+0+0 h=- 1 pay", "due 'pay': the missing days cannot be paid"),
    ("N=30 b0+9+0 28+0+0 h=1:28 1 pay", "due 'pay': the missing days cannot be paid"),
    ("N=30 5+0+0 0*+0+0 h=- 1 over", "due 'over': it is over exactly when"),
    ("N=30 b0+0+0 5+0+0 h=1:b4 1 over", "due 'over': it is over exactly when"),
    ("N=30 b0+0+0 5+0+0 h=1:b0 1 throw", "due 'throw': it is over exactly when"),
    ("N=30 b0+0+0 b0#2+0+0 h=1:4 1 throw", "due 'throw': it is over exactly when"),
    ("N=30 b0+0+0 5+0+0 h=1:b0 2 over", "seat to act '2': of a game that is over it is"),
]


@pytest.mark.parametrize(("line", "says"), REFUSED, ids=[line for line, _ in REFUSED])
def test_refused(line: str, says: str) -> None:
    with pytest.raises(PositionError) as error:
        HYENA.load(line)
    assert str(error.value).startswith(says)
    assert repr(line) in str(error.value)


@pytest.mark.parametrize(
    "line",
    [
        "N=30 0*+0+0 0*+0+0 h=- 2 throw",
        "N=30 0+3+0 0*+0+0 h=- 1 throw",
        "N=30 28+3+0 0*+0+0 h=- 1 throw",
        "N=30 28+3+0 0*+0+0 h=- 1 pay:2",
        "N=30 0+31+0 0*+0+0 h=- 1 pay",
        "N=30 31+3+128 30+0+0 b31+9+0 b1+0+0 h=- 4 throw",
        "N=30 b0+1+0 0*+0+0 h=1:0* 1 throw",
        "N=30 b0+9+0 0*+0+0 h=1:31 2 throw",
        "N=30 b0+17+0 0*+0+0 h=1:b31 2 throw",
        "N=30 b0+17+0 5+0+0 h=1:b0 1 over",
        "N=30 x#3+4+0 b0#2+0+0 x+0+0 b0+0+0 x#2+1+0 7+0+0 h=4:b4 6 throw",
    ],
)
def test_accepted_and_written_the_same(line: str) -> None:
    assert HYENA.dump(HYENA.load(line)) == line


@pytest.mark.parametrize("holes", [20, 30, 50, 80])
def test_the_well_lies_one_day_behind_the_holes(holes: int) -> None:
    rules = holed(holes)
    line = f"N={holes} {holes + 1}+3+0 b{holes + 1}+0+0 h=- 1 throw"
    assert rules.dump(rules.load(line)) == line
    with pytest.raises(PositionError, match=f"the well is {holes + 1}"):
        rules.load(f"N={holes} {holes + 2}+0+0 0*+0+0 h=- 1 throw")
