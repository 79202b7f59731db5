"""Seega positions that cannot be read or cannot occur are refused, the field named."""

from __future__ import annotations

import pytest

from games.core import PositionError
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from tests.games.test_seega_siga import BLOCKED, LOCKED, QUIET, STUCK

LOSES = SIGA.custom({"stuck": "loses"})
PASSES = SIGA.custom({"stuck": "pass"})
CROSS = SIGA.custom({"cross": "on"})
ENDLESS = SIGA.custom({"quiet_limit": "0"})
NO_CHAIN = SIGA.custom({"continue": "none"})
EMPTY = "..... ..... ..... ..... ....."
CHAIN = "x.x.. ...o. o..x. ..... ....o"
FULL = "oxoxo xoxox xxo.o xoxox oxoxo"

REFUSED: list[tuple[Seega, str, str, str]] = [
    (SIGA, QUIET, "0/0 x move", "a Seega position has 5 fields, not 4"),
    (SIGA, QUIET, "0/0 x move 0 0", "a Seega position has 5 fields, not 6"),
    (SIGA, "x.x.. ..... ..... o...o", "0/0 x move 0", "board 'x.x../...../...../o...o'"),
    (SIGA, "x.x. .... .... o..o ....", "0/0 x move 0", "board 'x.x./..../..../o..o/....'"),
    (SIGA, "x.x.. ..C.. ..... ..... o...o", "0/0 x move 0", "5 ranks of 5 squares, each x, o or ."),
    (SIGA.custom({"size": "7"}), QUIET, "0/0 x move 0", "it is 7 ranks of 7 squares"),
    (SIGA, QUIET, "0 x move 0", "stones left to place '0'"),
    (SIGA, QUIET, "00/0 x move 0", "is written"),
    (SIGA, QUIET, "0/1 x move 0", "stones left to place '0/1': none are when move is due"),
    (SIGA, QUIET, "0/0 C move 0", "side to act 'C'"),
    (SIGA, QUIET, "0/0 - move 0", "side to act '-': somebody is to move"),
    (SIGA, QUIET, "0/0 x throw 0", "due 'throw'"),
    (SIGA, QUIET, "0/0 x place 0", "due 'place'"),
    (SIGA, QUIET, "0/0 x place:3 0", "due 'place:3'"),
    (SIGA, QUIET, "0/0 x chain:j1 0", "due 'chain:j1'"),
    (SIGA, QUIET, "0/0 x move -1", "moves since the last capture '-1'"),
    (SIGA, QUIET, "0/0 x move 007", "moves since the last capture '007'"),
    (SIGA, QUIET, "0/0 x move ٣", "moves since the last capture '٣'"),
    (SIGA, QUIET, "0/0 x move 20", "moves since the last capture 20: the game ends at 20"),
    # Stones: seega 1.1.
    (
        SIGA,
        "xxxxx xxxxx xxx.. ..... o...o",
        "0/0 x move 0",
        "stones of x 13: a side has at most 12",
    ),
    (
        SIGA,
        "ooooo ooooo ooo.. ..... x...x",
        "0/0 x move 0",
        "stones of o 13: a side has at most 12",
    ),
    (SIGA, "..... ..... ..... ..... o...o", "0/0 x move 0", "stones of x 0: who has none left"),
    (SIGA, "..... ..... ..... ..... x...x", "0/0 x move 0", "stones of o 0: who has none left"),
    # Placing: seega 1.2 and 3.1.
    (SIGA, EMPTY, "12/11 x place:2 0", "stones of o 11: a side has exactly 12"),
    (
        SIGA,
        "x.... ..... ..... ..... .....",
        "12/12 x place:1 0",
        "stones of x 13: a side has exactly",
    ),
    (SIGA, EMPTY, "12/12 - place:2 0", "side to act '-': somebody is to place"),
    (SIGA, EMPTY, "12/12 x place:2 1", "moves since the last capture 1: no stone has moved"),
    (SIGA, EMPTY, "12/12 x place:1 0", "stones left to place '12/12': the sides place in turns"),
    (SIGA, EMPTY, "12/12 o place:2 0", "stones left to place '12/12': the sides place in turns"),
    (
        SIGA,
        "x.... ..... ..... ..... .....",
        "11/12 o place:2 0",
        "'11/12': the sides place in turns",
    ),
    (
        SIGA,
        "xx... ..... ..... ..... .....",
        "10/12 x place:2 0",
        "'10/12': the sides place in turns",
    ),
    (
        SIGA,
        "xx..o ..... ..... ..... .....",
        "10/11 o place:2 0",
        "'10/11': the sides place in turns",
    ),
    (
        SIGA,
        "x.... ..... ..... ..... ....o",
        "11/11 x place:1 0",
        "'11/11': the sides place in turns",
    ),
    (SIGA.custom({"place": "1"}), EMPTY, "12/12 x place:2 0", "due 'place:2': 1 stones a turn"),
    (
        SIGA,
        "..... ..... ..x.. ..... .....",
        "11/12 x place:1 0",
        "board 'c3': the centre stays empty",
    ),
    (
        CROSS,
        "..x.. ..... ..... ..... .....",
        "11/12 x place:1 0",
        "stones of x 1: the first are on a3",
    ),
    (
        CROSS,
        "..... ..... x..x. ..... .....",
        "10/12 o place:2 0",
        "stones of x 2: the first are on",
    ),
    (
        CROSS,
        "o.... ..... x...x ..... .....",
        "10/11 o place:1 0",
        "stones of o 1: the first are on c1",
    ),
    # Who moves first: seega 2.2 and 3.2.
    (SIGA, FULL, "0/0 o move 0", "board 'c3': all stones are there and none has moved"),
    (
        SIGA,
        "xxxoo oxxxo oo.xx xooox xxooo",
        "0/0 x move 0",
        "side to act 'x': the other side moves",
    ),
    (
        SIDJA,
        "xxxoo oxxxo oo.xx xooox xxooo",
        "0/0 o move 0",
        "side to act 'o': the other side moves",
    ),
    (SIDJA, "xxxoo oxxxo oo.xx xooox xxooo", "0/0 x chain 0", "due 'chain': no stone of the other"),
    # Chains: seega 2.3 and 3.4.
    (SIGA, CHAIN, "0/0 x chain 0", "due 'chain': it is not so with continue=same"),
    (SIDJA, CHAIN, "0/0 x chain:c5 0", "due 'chain:c5': it is not so with continue=any"),
    (NO_CHAIN, CHAIN, "0/0 x chain:c5 0", "due 'chain:c5': it is not so with continue=none"),
    (SIGA, CHAIN, "0/0 x chain:d4 0", "due 'chain:d4': no stone of the side to act is there"),
    (SIGA, CHAIN, "0/0 x chain:c4 0", "due 'chain:c4': no stone of the side to act is there"),
    (SIGA, CHAIN, "0/0 x chain:c5 1", "moves since the last capture 1: the last one was a capture"),
    (SIGA, CHAIN, "0/0 x chain:a5 0", "due 'chain:a5': nothing can be captured"),
    (
        SIDJA,
        "xo... ..x.. ..... ..... .....",
        "0/0 x chain 0",
        "due 'chain': the other side has lost at the last capture",
    ),
    (SIDJA, QUIET, "0/0 x chain 0", "due 'chain': nothing can be captured"),
    # Stuck: seega 3.6.
    (PASSES, STUCK, "0/0 x free 4", "due 'free': no passage is owed with stuck=pass"),
    (LOSES, STUCK, "0/0 x free 4", "due 'free': no passage is owed with stuck=loses"),
    (SIGA, QUIET, "0/0 x free 4", "due 'free': the other side can move"),
    (SIGA, LOCKED, "0/0 o free 4", "due 'free': no move opens a passage"),
    (LOSES, STUCK, "0/0 o move 4", "due 'move': the side to act has none and has lost"),
    # The end: seega 1.6, 3.6 and 3.7.
    (SIGA, QUIET, "0/0 x over 4", "due 'over': both can go on"),
    (PASSES, LOCKED, "0/0 o over 4", "due 'over': both can go on"),
    (LOSES, QUIET, "0/0 x over 4", "side to act 'x': the other side is not stuck"),
    (LOSES, STUCK, "0/0 - over 4", "side to act '-': the other side is not stuck"),
    (LOSES, STUCK, "0/0 o over 4", "side to act 'o': the other side is not stuck"),
    (SIGA, QUIET, "0/0 x over 20", "side to act 'x': more stones win, equal is a draw"),
    (SIGA, QUIET, "0/0 - over 21", "moves since the last capture 21: the game ends at 20"),
    (ENDLESS, QUIET, "0/0 - over 20", "due 'over': both can go on"),
    (SIGA, LOCKED, "0/0 x over 1", "side to act 'x': more stones win, equal is a draw"),
    (SIGA, "xx... ..... ..... ..... ....o", "0/0 o over 0", "side to act 'o': more stones win"),
    (SIGA, "xx... ..... ..... ..... ....o", "0/0 - over 0", "side to act '-': more stones win"),
    (SIGA, "x.... ..... ..... ..... ....o", "0/0 x over 0", "board '1 and 1 stones': the winner"),
    (SIGA, "xx... ..... ..... ..... ....o", "0/1 x over 0", "stones left to place '0/1': none are"),
]
"""A rule set, the ranks, the other fields, and what the refusal says."""


@pytest.mark.parametrize(
    ("rules", "rows", "rest", "says"), REFUSED, ids=[f"{says}" for _, _, _, says in REFUSED]
)
def test_refused_with_the_field_named(rules: Seega, rows: str, rest: str, says: str) -> None:
    line = f"{rows.replace(' ', '/')} {rest}"
    with pytest.raises(PositionError) as error:
        rules.load(line)
    assert says in str(error.value)
    assert repr(line) in str(error.value)


ACCEPTED: list[tuple[Seega, str, str]] = [
    (SIGA, QUIET, "0/0 x move 19"),
    (ENDLESS, QUIET, "0/0 x move 123456"),
    (SIGA, QUIET, "0/0 - over 20"),
    (SIGA, CHAIN, "0/0 x chain:c5 0"),
    (SIDJA, CHAIN, "0/0 x chain 0"),
    (SIGA, STUCK, "0/0 x free 4"),
    (SIGA, LOCKED, "0/0 o over 1"),
    (LOSES, STUCK, "0/0 x over 4"),
    (SIGA, "xx... ..... ..... ..... ....o", "0/0 x over 0"),
    (SIGA, "xx... ..... ..... ..... .....", "0/0 x over 0"),
    (SIGA, "x.... ..... ..... ..... o...o", "0/0 x move 3"),
    (SIGA, BLOCKED, "0/0 o move 0"),
    (SIGA, BLOCKED, "0/0 x free 0"),
    (PASSES, BLOCKED, "0/0 x move 0"),
    (CROSS, "..o.. ..... x...x ..... .....", "10/11 o place:1 0"),
]
"""A rule set, the ranks and the other fields of positions that may occur, or be set up."""


@pytest.mark.parametrize(
    ("rules", "rows", "rest"), ACCEPTED, ids=[f"{rest} {rows}" for _, rows, rest in ACCEPTED]
)
def test_read_and_written_alike(rules: Seega, rows: str, rest: str) -> None:
    line = f"{rows.replace(' ', '/')} {rest}"
    assert rules.dump(rules.load(line)) == line
    assert rules.turn(rules.load(line))
