"""Position lines that cannot be read or cannot occur are refused, naming the field and the line."""

from __future__ import annotations

import pytest

from games.core import GameError, PositionError
from games.senet.rules import Senet
from games.senet.sets.bell import BELL
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.houses import HOUSES
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from tests.games.boards import switched
from tests.games.every import SENET

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


TEN = "CSCSCSCSCS/CSCSCSCSCS/.......... C0S0 C0S0"
HAND = "........../........../.......... C5S5 C0S0"

REFUSED: list[tuple[Senet, str, str]] = [
    # tait
    (TAIT, "S........./........../......C... C0S0 C4S4 C start -", "board '27': no piece rests"),
    (TAIT, "CSCSCSCSCS/........../.......... C0S0 C0S0 C play:5 -", "due 'play:5': 5 cannot be"),
    (TAIT, "CSCSCSCSCS/........../.......... C0S0 C0S0 C start owed=1", "pending 'owed=1'"),
    (TAIT, "CSCSCSCSCS/........../.......... C0S0 C0S0 C throw skipC", "pending 'skipC': 'skipC'"),
    (TAIT, "CSCSCSCSCS/........../.......... C0S0 C0S0 C throw quiet=1", "pending 'quiet=1'"),
    (TAIT, "CSCSCSCSCS/........../.......... C0S0 C0S0 C bank:4 -", "due 'bank:4'"),
    (TAIT, "CSCSCSCSCS/........../.......... C0S0 C0S0 C fate -", "due 'fate'"),
    (TAIT, "S........./........../.......... C0S0 C5S4 C over owed=1", "pending 'owed=1'"),
    (TAIT, "S........./........../.......... C0S0 C5S4 - over -", "side to act|cones borne off"),
    # bell
    (BELL, f"{HAND} C throw -", "due 'throw': nobody throws again"),
    (BELL, f"{HAND} C play:6 -", "due 'play:6': 6 cannot be thrown"),
    (BELL, f"{HAND} C play:1 owed=1", "pending 'owed=1': no such extra throw"),
    (BELL, f"{HAND} C start quiet=1", "pending 'quiet=1'"),
    (BELL, f"{HAND} C over -", "cones home 5"),
    (BELL, ".C......../........../.......... C4S5 C0S0 C start -", "board '2': none of the cones"),
    (BELL, "........S./........../.......... C5S4 C0S0 C start -", "board '9': none of the spin"),
    (BELL, "........../........../.......... C4S5 C1S0 C start -", "cones borne off 1: no piece"),
    (BELL, "........../........../.......... C4S5 C0S0 C start -", "cones 4: there are 5 pieces"),
    (BELL, "C.C.C.C.C./........../.......... C0S5 C0S0 S start -", "cones home 5: all are home"),
    (BELL, "C.C.C.C.C./........../.......... C0S5 C0S0 S over -", "cones home 5: all are home"),
    (BELL, "C.C.C.C.C./........../.......... C0S5 C0S0 - over -", "cones home 5: all are home"),
    (BELL, "CSCSCSCSCS/........../.......... C0S0 C0S0 C over -", "spindles home 5: all are home"),
    # houses
    (HOUSES, f"{TEN} C throw -", "due 'throw': nobody throws again"),
    (HOUSES, f"{TEN} C fate -", "due 'fate': no piece stands on 26"),
    (HOUSES, f"{TEN} C start quiet=300", "pending 'quiet=300': the game ends at 300"),
    (HOUSES, f"{TEN} C start quiet=301", "pending 'quiet=301': the game ends at 300"),
    (HOUSES, f"{TEN} C start quiet=0", "pending 'quiet=0'"),
    (HOUSES, f"{TEN} C over -", "cones borne off 10: all are borne off"),
    (HOUSES, f"{TEN} - over -", "side to act '-': nobody has won"),
    (HOUSES, f"{TEN} - start -", "side to act '-': somebody is to act"),
    (HOUSES, f"{TEN} C over quiet=300", "side to act 'C': more off wins, equal is a draw"),
    (
        HOUSES,
        "S........./........../.......... C0S0 C9S9 - over quiet=300",
        "cones 9: there are 10",
    ),
    (
        HOUSES,
        "CS......../........../C......... C0S0 C8S9 - over quiet=300",
        "side to act '-': more off wins",
    ),
    (
        HOUSES,
        "S........./........../.....C.... C0S0 C9S9 C start -",
        "board '26': a piece there is the mover's",
    ),
    (
        HOUSES,
        "S........./........../.....C.... C0S0 C9S9 S fate -",
        "board '26': a piece there is the mover's",
    ),
    (
        HOUSES,
        "S........./........../.....CC... C0S0 C8S9 C fate -",
        "board '26': while a piece of its side is on 27",
    ),
    (HOUSES, "S........./........../.......... C1S0 C9S9 C start -", "pieces in hand 1: no piece"),
    # glebsite
    (GLEBSITE, f"{HAND} C play:1 owed=1", "pending 'owed=1': no such extra throw"),
    (GLEBSITE, f"{HAND} C fate -", "due 'fate': no fate is thrown for"),
    (GLEBSITE, f"{HAND} C start quiet=7", "pending 'quiet=7'"),
    (
        GLEBSITE,
        "........../........../.........C C4S5 C0S0 C start -",
        "board '30': no piece rests there, it is the way out",
    ),
    (
        GLEBSITE,
        "........../........../.......... C6S5 C0S0 C start -",
        "cones 6: there are 5 pieces",
    ),
    (GLEBSITE, "........../........../.......... C0S5 C5S0 S over -", "cones borne off 5: all are"),
    (GLEBSITE, "........../........../.......... C0S5 C5S0 - over -", "cones borne off 5: all are"),
]


@pytest.mark.parametrize(
    ("rules", "line", "says"),
    REFUSED,
    ids=[f"{rules.id}-{says}" for rules, _, says in REFUSED],
)
def test_refused_in_each_rule_set(rules: Senet, line: str, says: str) -> None:
    with pytest.raises(PositionError, match=f"^({says})") as error:
        rules.load(line)
    assert repr(line) in str(error.value)


@pytest.mark.parametrize(
    "rules",
    [rules for rules in SENET if rules is not THIBAULT],  # whose switches bring some of it
    ids=lambda rules: str(rules.id),
)
@pytest.mark.parametrize(
    "pending", ["skipC", "skipS", "needs1", "owed=0", "quiet=01", "tired", ","]
)
def test_what_no_rule_of_it_brings_is_never_pending(rules: Senet, pending: str) -> None:
    start = rules.dump(rules.start()).removesuffix("-")
    with pytest.raises(PositionError, match="pending"):
        rules.load(start + pending)


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (TAIT, "C..S....../........../.......... C1S2 C3S2 C throw owed=2"),
        (TAIT, "C..S....../........../.......... C1S2 C3S2 C play:6 owed=1"),
        (TAIT, "S........./........../.....C.... C0S0 C4S4 C start -"),
        (TAIT, "S........./........../.......... C0S0 C5S4 C over -"),
        (BELL, "C.C......./........../.........S C3S4 C0S0 S play:1 -"),
        (BELL, "C.C.C.C.C./........../.......... C0S5 C0S0 C over -"),
        (HOUSES, f"{TEN} - over quiet=300"),
        (HOUSES, f"{TEN} S play:5 quiet=299"),
        (HOUSES, "S........./........../.....C.... C0S0 C9S9 C fate quiet=12"),
        (HOUSES, "S........./........../.....C.... C0S0 C9S9 C play:1 -"),
        (HOUSES, "S........./........../......C... C0S0 C9S9 C start -"),
        (HOUSES, "S........./........../.....CS... C0S0 C9S8 C play:2 quiet=4"),
        (HOUSES, "SS......../........../C......... C0S0 C9S8 C over quiet=300"),
        (HOUSES, "S........./........../.......... C0S0 C10S9 C over -"),
        (GLEBSITE, "....C...../.....C..../....C..... C2S5 C0S0 C throw -"),
        (GLEBSITE, "........../........../......C... C0S3 C4S2 S play:2 -"),
        (GLEBSITE, "S........./........../.......... C0S4 C5S0 C over -"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_accepted_and_written_the_same(rules: Senet, line: str) -> None:
    assert rules.dump(rules.load(line)) == line


def test_three_players_are_refused() -> None:
    with pytest.raises(GameError, match="played by 2, not by 3"):
        THIBAULT.start(3)


def test_the_first_position_is_accepted() -> None:
    assert THIBAULT.dump(THIBAULT.load(START)) == START
