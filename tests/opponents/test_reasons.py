"""Why the BOT played so: each reason on a board that shows it."""

from __future__ import annotations

from typing import Any

import pytest

from games.catalogue import rule_set
from games.core import ActionError, Choose, Throw, Told, lookup
from games.hyena.sets.hyena import HYENA
from games.seega.sets.sidja import SIDJA
from games.senet.sets.thibault import THIBAULT
from opponents.levels import LEVELS, ladder
from opponents.reasons import EQUAL, reason, why_better

TABLE = (
    "CS.C....../....S..CC./.......... C0S0 C1S3 C play:2 -",
    ".SC.C...../........../...C...... C0S0 C2S4 C play:1 -",
    "........../.SS.C...../.C........ C0S0 C3S3 C play:4 -",
    "........../.SS.C...../.C........ C0S0 C3S3 C play:3 -",
)
"""Two cones in a pair and two alone; two that may become one; one before two spools, with a 4 and
with a 3."""


def why(rules: Any, position: str, text: str, character: str) -> Told | None:
    state = rules.load(position)
    return reason(rules, state, lookup(rules, state, text), character)


def told(message: str, **args: str | int) -> Told:
    return Told(message, tuple((name.rstrip("_"), value) for name, value in args.items()))


@pytest.mark.parametrize(
    ("position", "text", "character", "says"),
    [
        ("CCCC....../........../.......C.S C0S0 C0S4 C play:3 -", "28-off", "greedy", "off"),
        ("SS......../...C....../......C... C0S0 C3S3 C start -", "rescue", "modest", "rescue"),
        ("........../...C....../......C..S C0S0 C3S4 C start -", "throw", "greedy", "wait"),
        ("C..S....../...C....../S.S....... C0S0 C3S2 C play:3 -", "1x4", "golden", "strike"),
        (TABLE[1], "3-4", "modest", "pair"),
        (TABLE[0], "4-6", "modest", "keeps"),
        (TABLE[2], "15-19", "djehuty", "flees"),
        (TABLE[3], "15-18", "modest", "risk"),
        (TABLE[0], "19-21", "greedy", "ahead"),
        (TABLE[1], "24-25", "greedy", "ahead"),
        ("C.......C./....C...../...C.....S C0S0 C1S4 C play:2 -", "24-26", "greedy", "ready"),
        ("C....C..../........../......S... C0S0 C3S4 C play:2 -", "1-3", "golden", "rear"),
    ],
)
def test_a_board_shows_the_reason(position: str, text: str, character: str, says: str) -> None:
    found = why(THIBAULT, position, text, character)
    assert found is not None
    assert found.message == f"senet-why-{says}"


@pytest.mark.parametrize(
    ("rules", "position", "text", "character", "says"),
    [
        ("bell", "........../C....SC.../.S..S..SS. C3S0 C0S0 C play:2 -", "11-9", "golden", "home"),
        (
            "tait",
            "......S.S./........../C.S....... C4S1 C0S1 C play:6 -",
            "hand-6",
            "golden",
            "again",
        ),
        ("tait", ".......C../.......S../.....C.... C1S1 C2S3 C play:1 -", "8-9", "greedy", "dry"),
        (
            "tait",
            ".......S.S/....C...../.S........ C2S1 C2S1 C play:6 -",
            "hand-6",
            "greedy",
            "enter",
        ),
        (
            "thibault",
            "........../.........S/S....C.... C0S0 C4S3 S play:5 -",
            "20-25",
            "modest",
            "reach",
        ),
        (
            "netting",
            ".......S../..S...C.../CC.SS...S. C0S0 C2S0 S play:3 -",
            "8-11",
            "greedy",
            "net",
        ),
    ],
)
def test_other_rules_have_reasons_of_their_own(
    rules: str, position: str, text: str, character: str, says: str
) -> None:
    """A home, an entry, a throw that is won, the water, the net on 16."""
    played = rule_set("thibault", {"netting": "on"}) if rules == "netting" else rule_set(rules)
    assert why(played, position, text, character) == told(f"senet-why-{says}")


def test_a_reason_names_its_houses_and_throws() -> None:
    assert why(THIBAULT, TABLE[1], "3-4", "modest") == told("senet-why-pair", houses="4 5")
    assert why(THIBAULT, TABLE[0], "4-6", "modest") == told("senet-why-keeps", houses="18 19")
    assert why(THIBAULT, TABLE[2], "15-19", "djehuty") == told("senet-why-flees", from_=15)
    assert why(THIBAULT, TABLE[3], "15-18", "djehuty") == told("senet-why-risk", num=1, den=16)
    ready = "C.......C./....C...../...C.....S C0S0 C1S4 C play:2 -"
    assert why(THIBAULT, ready, "24-26", "greedy") == told("senet-why-ready", scores="5")


@pytest.mark.parametrize(
    ("behind", "beyond", "off", "matters"),
    [
        ("..........", "...C.C...S", 4, False),  # on 30, from where nothing comes back
        ("...S......", "...C.C...S", 3, False),  # on 14: two throws are too few
        ("......S...", "...C.C...S", 3, True),  # on 17: a 4 and another
        ("..........", ".S.C.C...S", 3, True),
    ],
)
def test_protection_is_a_reason_only_where_an_enemy_may_come(
    behind: str,
    beyond: str,
    off: int,
    matters: bool,  # noqa: FBT001 - a table's column
) -> None:
    position = f"C........./{behind}/{beyond} C0S0 C2S{off} C play:1 -"
    state = THIBAULT.load(position)
    pair, other = (lookup(THIBAULT, state, text) for text in ("24-25", "1-2"))
    found = told("senet-why-pair", houses="25 26") if matters else None
    assert why_better(THIBAULT, state, pair, other) == found


def test_who_does_not_look_at_danger_does_not_speak_of_it() -> None:
    """The same move has another reason for another character."""
    assert why(THIBAULT, TABLE[1], "3-4", "greedy") == told("senet-why-rear")
    assert why(THIBAULT, TABLE[1], "3-4", "novice") is None


def test_a_level_has_the_reasons_of_who_plays_it_unless_it_slips_too_often() -> None:
    """Level 8 is Djehuty, level 1 Novice; of those between the lower ones mostly slip."""
    heard = {name: why(THIBAULT, TABLE[1], "3-4", name) for name in LEVELS}
    djehuty = why(THIBAULT, TABLE[1], "3-4", "djehuty")
    mostly = [each.slip >= 0.5 or each.player == "novice" for each in ladder("senet")]
    assert list(heard.values()) == [None if slips else djehuty for slips in mostly]
    assert 1 < sum(mostly) < len(mostly) - 1
    assert why(SIDJA, SEEGA, "e2-d3", "level-6") == told("seega-why-nothing")
    assert why(HYENA, "N=30 26+5+0 0*+0+0 h=- 1 pay", "pay", "level-6") is None, "no levels there"


@pytest.mark.parametrize(
    ("rules", "position", "better", "other", "says", "shares"),
    [
        (
            "thibault", ".S.CSCCS../.C....CS../.....S.... C0S0 C0S0 S play:2 -", "26-28", "8-10",
            "senet-why-leaves", (4, 16, 1),
        ),
        (
            "thibault", "........../...C...C.C/.CC.SS.S.. C0S0 C0S2 C play:2 -", "22-24", "14-16",
            "senet-why-blocks", (3, 8, 0),
        ),
        (
            "bell", "........../..C...C.SC/S....SS..S C2S0 C0S0 C play:2 -", "13-11", "17-15",
            "senet-why-freer", (0, 16, 1),
        ),
        ("aseb", "...C/..S./....C....... C3S4 C0S0 C play:4", "9-13", "4-8",
            "aseb-why-leaves", (1, 16, 0)),
        ("aseb", "..../...S/.C.C..S..... C2S3 C1S0 S play:3", "4-7", "11-14",
            "aseb-why-freer", (1, 16, 2)),
        ("aseb", "..../..../S..C...S.CC. C0S0 C2S3 S play:2", "5-7", "12x14",
            "aseb-why-blocks", (2, 16, 1)),
    ],
)  # fmt: skip
def test_what_the_next_throws_bring_speaks_for_an_action_beside_another(
    rules: str, position: str, better: str, other: str, says: str, shares: tuple[int, int, int]
) -> None:
    """More of them take a piece off, fewer move nothing, or the enemy's move nothing more often."""
    played = rule_set(rules)
    state = played.load(position)
    one, beside = (lookup(played, state, text) for text in (better, other))
    num, den, worse = shares
    assert why_better(played, state, one, beside) == told(says, num=num, den=den, other=worse)


SEEGA = "x..../x..x./....o/.x.xo/....x 0/0 o move 11"
"""One move of the four leaves nothing to take."""


@pytest.mark.parametrize(
    ("position", "text", "character", "expected"),
    [
        (SEEGA, "e2-d3", "modest", told("seega-why-nothing")),
        ("xo.x./...../...../...../o.o.o 0/0 x move 0", "d5-c5xb5", "golden", "free"),
        ("xo.x./...../...../...../o.o.o 0/0 x move 0", "d5-c5xb5", "greedy", "most"),
    ],
)
def test_a_board_of_seega_shows_the_reason(
    position: str, text: str, character: str, expected: Told | str
) -> None:
    found = why(SIDJA, position, text, character)
    assert found == (told(f"seega-why-{expected}") if isinstance(expected, str) else expected)


@pytest.mark.parametrize(
    ("position", "text", "expected"),
    [
        (
            "oooxo/xxo.o/oo..o/xxoxx/ooxxx 0/0 x move 0",
            "d5-d4xc4",
            told("seega-why-trade", taken=1, lost=1),
        ),
        (  # each takes, and this two
            "oxxoo/xo.ox/x...o/oo..o/xooox 0/0 x move 0",
            "c5-c4xb4xd4",
            told("seega-why-most"),
        ),
        ("xxooo/oxooo/xooxx/xx.xx/oxoxo 0/0 x move 1", "d2-c2", told("seega-why-shut")),
        (
            "oxooo/xooxx/xo.xx/oxoox/oxxox 0/0 o move 0",
            "c2-c3",
            told("seega-why-flees", from_="c2"),
        ),
        (
            "xoxxo/xx.xo/xoo.o/ooxxo/ooxox 0/0 o chain:c3 0",
            "c3-d3xd2",
            told("seega-why-on"),
        ),
        (
            "oxooo/x..xx/xx..x/....x/oxx.x 0/0 o move 0",
            "c5-c4",
            told("seega-why-threat", squares="b5"),
        ),
        ("oooox/xo.xx/oxxxo/xxxoo/ooxxo 0/0 x move 3", "c3-c4xb4", told("seega-why-free")),
    ],
)
def test_what_djehuty_says_in_siga(position: str, text: str, expected: Told) -> None:
    assert why(rule_set("siga"), position, text, "djehuty") == expected


def test_who_guards_first_gives_away_as_little_as_may_be() -> None:
    """Where Djehuty goes on taking, Modest looks at what is left."""
    position = "xoxxo/xx.xo/xoo.o/ooxxo/ooxox 0/0 o chain:c3 0"
    found = why(rule_set("siga"), position, "c3-d3xd2", "modest")
    assert found == told("seega-why-least", lost=1)


@pytest.mark.parametrize(
    ("position", "text", "character", "expected"),
    [
        (
            "ox.xo/o.o.x/oxxxx/....x/x.x.x 0/0 o chain 0",
            "a3-a2xb3",
            "djehuty",
            told("seega-why-on"),
        ),
        (
            "xxoxx/ooxox/xo.ox/xooxo/oooxx 0/0 x move 0",
            "d2-c3xb3xb4xd3xd4",
            "modest",
            told("seega-why-guards", squares="c4"),
        ),
        (".xxxx/....x/..x.x/..o.o/o..xx 0/0 x chain 0", "c3-b3xc2", "modest", Told(EQUAL)),
    ],
)
def test_what_is_said_where_stones_go_on_taking(
    position: str, text: str, character: str, expected: Told
) -> None:
    assert why(SIDJA, position, text, character) == expected


def test_no_stone_is_placed_for_a_reason() -> None:
    state = SIDJA.start()
    turn = SIDJA.turn(state)
    assert isinstance(turn, Choose)
    assert reason(SIDJA, state, turn.actions[0], "golden") is None


@pytest.mark.parametrize(
    ("position", "text", "character", "expected"),
    [
        ("26+5", "pay", "greedy", told("hyena-why-now")),
        ("26+5", "keep", "modest", told("hyena-why-keep", tabas=0, need=4)),
        ("28+5", "pay", "golden", told("hyena-why-pay")),
        ("29+7", "pay", "djehuty", told("hyena-why-wash")),
        ("29+7", "keep", "djehuty", None),
    ],
)
def test_what_paying_leaves_is_the_reason(
    position: str, text: str, character: str, expected: Told | None
) -> None:
    assert why(HYENA, f"N=30 {position}+0 0*+0+0 h=- 1 pay", text, character) == expected


def test_what_ends_the_game_or_is_alone_needs_no_reason() -> None:
    last = "........../........../.......C.S C0S0 C4S4 C play:3 -"
    assert why(THIBAULT, last, "28-off", "golden") is None
    alone = "C........./........../.........S C0S0 C4S4 C play:3 -"
    assert why(THIBAULT, alone, "1-4", "golden") is None


def test_a_throw_has_no_reason() -> None:
    state = THIBAULT.start()
    turn = THIBAULT.turn(state)
    assert isinstance(turn, Throw)
    assert reason(THIBAULT, state, turn.odds[0][0], "golden") is None


def test_what_is_not_offered_has_no_reason() -> None:
    state = THIBAULT.load(TABLE[0])
    other = lookup(THIBAULT, THIBAULT.load(TABLE[1]), "24-25")
    with pytest.raises(ActionError):
        reason(THIBAULT, state, other, "golden")
