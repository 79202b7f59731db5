"""Position lines that cannot be read or cannot occur are refused, naming the field and the line."""

from __future__ import annotations

import pytest

from games.core import GameError, PositionError
from games.senet.sets.thibault import THIBAULT
from tests.games.boards import switched

START = "CSCSCSCSCS/........../.......... C0S0 C0S0 C start -"


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C start", "6 fields"),
        ("CSCSCSCSC/........../.......... C0S0 C0S0 C start -", "board"),
        ("CSCSCSCSCX/........../.......... C0S0 C0S0 C start -", "board"),
        ("CSCSCSCSCS........../.......... C0S0 C0S0 C start -", "board"),
        ("CSCSCSCSC./........../.......... C0S0 C0S0 C start -", "spindles 4"),
        ("CSCSCSCSCC/........../.......... C0S0 C0S0 C start -", "cones 6"),
        ("CSCSCSCSCS/........../.......... C0S0 C1S0 C start -", "cones 6"),
        ("CSCSCSCS.S/........../.......... C1S0 C0S0 C start -", "pieces in hand"),
        ("CSCSCSCSCS/........../.......... C00S0 C0S0 C start -", "is written"),
        ("CSCSCSCSCS/........../.......... S0C0 C0S0 C start -", "pieces in hand"),
        ("CSCSCSCSCS/........../.......... C0S0 none C start -", "pieces borne off"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 - start -", "side to act"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 c start -", "side to act"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C play -", "due"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C play:6 -", "6 cannot be thrown"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C play:0 -", "due"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C play:4,2 -", "bank_throws"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C bank:4 -", "bank_throws"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C fate -", "due"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C over -", "borne off"),
        ("S........./........../.......... C0S0 C5S4 C start -", "borne off"),
        ("S........./........../.......... C0S0 C5S4 S over -", "borne off"),
        ("........../........../.......... C0S0 C5S5 C over -", "borne off"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C start owed=1", "owed=1"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C start skipS", "skipS"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C start needs1", "needs1"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C start quiet=3", "quiet=3"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C start ", "pending"),
        ("CSCSCSCSCS/........../.......... C0S0 C0S0 C start -\n", "pending"),
        ("CSCSCSCSCS/........../.......... C\u06600S0 C0S0 C start -", "pieces in hand"),
    ],
)
def test_refused(line: str, field: str) -> None:
    with pytest.raises(PositionError, match=field) as error:
        THIBAULT.load(line)
    assert repr(line) in str(error.value)


@pytest.mark.parametrize(
    ("switches", "rest", "field"),
    [
        ({"bank_throws": "on"}, "C play:2,4 -", "once and last"),
        ({"bank_throws": "on"}, "C play:2,3 -", "once and last"),
        ({"bank_throws": "on"}, "C bank:4,2 -", "up to a 2 or 3"),
        ({"bank_throws": "on"}, "C play:4,2 owed=1", "owed"),
        ({"bank_throws": "on", "beauty_extra": "on"}, "C play:4,2 owed=2", "owed"),
        ({"bank_throws": "on", "beauty_extra": "on"}, "C throw owed=1", "owed"),
        ({"netting": "on"}, "C start skipC", "skipC"),
        ({"netting": "on"}, "C throw skipS,skipC", "is written"),
        ({"second_needs_one": "on"}, "S play:1 needs1", "needs1"),
        ({"sticks": "6"}, "C play:5 -", "5 cannot be thrown"),
    ],
)
def test_refused_with_switches(switches: dict[str, str], rest: str, field: str) -> None:
    line = f"CSCSCSCSCS/........../.......... C0S0 C0S0 {rest}"
    with pytest.raises(PositionError, match=field):
        switched(**switches).load(line)


@pytest.mark.parametrize("water", ["first_house", "re_enter"])
def test_nobody_rests_on_27_where_nobody_drowns(water: str) -> None:
    with pytest.raises(PositionError, match="27"):
        switched(water=water).load("S........./........../......C... C0S0 C4S4 C start -")


def test_three_players_are_refused() -> None:
    with pytest.raises(GameError, match="played by 2, not by 3"):
        THIBAULT.start(3)


def test_the_first_position_is_accepted() -> None:
    assert THIBAULT.dump(THIBAULT.load(START)) == START
