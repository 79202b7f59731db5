"""Positions of Senet's pages."""

from __future__ import annotations

from collections.abc import Mapping

from bot.choosing.samples.sample import Sample

_ONE, _TWO, _THREE, _FOUR, _NONE = (
    (1, 0, 0, 0),
    (1, 1, 0, 0),
    (1, 1, 0, 1),
    (1, 1, 1, 1),
    (0, 0, 0, 0),
)
"""What the sticks show for each score."""

_DICE_TWO, _DICE_THREE = (2, 3), (4, 2)
"""Two dice of 3 and 4 count 2, of 5 and 3 count 3 (senet 1.4); a die's face 0 is its one."""


PAGES: Mapping[str, Sample] = {
    "thibault": Sample("C..S..C..S/.S...C..../.....C.SC. C0S0 C0S1 C play:3 -", _THREE),
    "kendall": Sample("..C.....CS/SS.C..S.../.....C.S.. C0S0 C1S0 C play:3 -", _THREE),
    "tait": Sample(".....S..C./.C..S..S../C....C..S. C1S0 C0S1 C play:6 -", _NONE),
    "bell": Sample("...SC...../CC....S..C/.....S..S. C1S1 C0S0 C play:3 -", _THREE),
    "houses": Sample("S..C..C.SS/.C.C..S.../..CS...C.. C0S0 C4S5 C play:3 -", _THREE),
    "skyruk": Sample("S..C..C.SS/.C.C..S.../...C...S.. C0S0 C0S0 C play:3 -", _THREE),
    "glebsite": Sample("......S..S/.C..S..C../..C...C... C1S2 C0S0 C play:3 -", _THREE),
}

SWITCHES: Mapping[tuple[str, str], Sample] = {
    ("thibault", "dice"): Sample(
        "C..S..C..S/.S...C..../.....C.SC. C0S0 C0S1 C play:3 -",
        _DICE_THREE,
        (("dice", "two"),),
    ),
    ("tait", "dice"): Sample(
        ".....S..C./.C..S..S../C....C..S. C1S0 C0S1 C play:2 -",
        _DICE_TWO,
        (("dice", "two"),),
    ),
    ("bell", "dice"): Sample(
        "...SC...../CC....S..C/.....S..S. C1S1 C0S0 C play:3 -",
        _DICE_THREE,
        (("dice", "two"),),
    ),
    ("houses", "dice"): Sample(
        "S..C..C.SS/.C.C..S.../..CS...C.. C0S0 C4S5 C play:3 -",
        _DICE_THREE,
        (("dice", "two"),),
    ),
    ("glebsite", "dice"): Sample(
        "......S..S/.C..S..C../..C...C... C1S2 C0S0 C play:3 -",
        _DICE_THREE,
        (("dice", "two"),),
    ),
    ("thibault", "sticks"): Sample(
        "....S...S./.C.......S/.S...C.... C0S0 C3S1 C play:6 -",
        _NONE,
        (("sticks", "6"),),
    ),
    ("thibault", "pieces"): Sample(
        "CSCSCSCSCS/CSCSCSCSCS/.......... C0S0 C0S0 C start -",
        switches=(("pieces", "10"),),
    ),
    ("thibault", "bank_throws"): Sample(
        "....C.SS../...C.S..../.C.S...... C0S0 C2S1 C play:4,1,2 -",
        _TWO,
        (("bank_throws", "on"),),
    ),
    ("thibault", "second_needs_one"): Sample(
        "CSCSCSCS.S/C........./.......... C0S0 C0S0 S play:4 needs1",
        _FOUR,
        (("second_needs_one", "on"),),
    ),
    ("thibault", "start"): Sample(
        ".....C..SC/.S......../.......... C3S3 C0S0 C play:3 -",
        _THREE,
        (("start", "hand"),),
    ),
    ("thibault", "no_move"): Sample(
        "........../S........S/.S......C. C0S0 C4S2 C play:4 -",
        _FOUR,
        (("no_move", "lose_throw"),),
    ),
    ("thibault", "block"): Sample(
        "..C..S...C/.SSS...C../.......... C0S0 C2S1 C play:5 -",
        _NONE,
        (("block", "3"),),
    ),
    ("thibault", "retreat_attack"): Sample(
        ".......S../S.......S./...CC..... C0S0 C3S2 C play:5 -",
        _NONE,
        (("retreat_attack", "off"),),
    ),
    ("thibault", "second_life"): Sample(
        "....C.S.../.C..S....C/....S..... C0S0 C2S2 C play:3 -",
        _THREE,
        (("second_life", "safe_extra"),),
    ),
    ("thibault", "beauty_extra"): Sample(
        "...S....C./...C....S./..C....S.. C0S0 C2S2 C play:3 -",
        _THREE,
        (("beauty_extra", "on"),),
    ),
    ("thibault", "water_single"): Sample(
        "....S...C./...C....../.....CSS.. C0S0 C2S2 C play:2 -",
        _TWO,
        (("water_single", "on"),),
    ),
    ("thibault", "water"): Sample(
        ".......S../..SS....../....CC.... C0S0 C3S2 C play:1 -",
        _ONE,
        (("water", "first_house"),),
        played=("26-27",),
    ),
    ("thibault", "last_three_move"): Sample(
        "...S....../.C......S./.......C.. C0S0 C3S3 C play:1 -",
        _ONE,
        (("last_three_move", "on"),),
    ),
    ("thibault", "safe_end"): Sample(
        "........C./......S.../...C.S.S.. C0S0 C3S2 C play:2 -",
        _TWO,
        (("safe_end", "on"),),
    ),
    ("thibault", "must_bear_off"): Sample(
        "....S...C./...C.....S/.........C C0S0 C2S3 C play:1 -",
        _ONE,
        (("must_bear_off", "on"),),
    ),
    ("thibault", "bear_off"): Sample(
        "....S...../.C.......S/.....C.... C0S0 C3S3 C play:5 -",
        _NONE,
        (("bear_off", "last_row"),),
    ),
    ("thibault", "netting"): Sample(  # nothing thrown: a button's number would hide the sign
        "....C.S.../..C....S../.C.....S.. C0S0 C2S2 C start -",
        switches=(("netting", "on"),),
    ),
    ("thibault", "first"): Sample(
        "CSCSCSCSCS/........../.......... C0S0 C0S0 C start -",
        _ONE,
        (("first", "throw_off"),),
    ),
    ("kendall", "dice"): Sample(
        "..C.....CS/SS.C..S.../.....C.S.. C0S0 C1S0 C play:3 -",
        _DICE_THREE,
        (("dice", "two"),),
    ),
    ("kendall", "pieces"): Sample(
        "SCSCSCSCSC/SCSCSCSCSC/.......... C0S0 C0S0 C start -",
        switches=(("pieces", "10"),),
    ),
    ("kendall", "bank_throws"): Sample(
        "....C.SS../...C.S..../.C.S...... C0S0 C2S1 C play:4,1,2 -",
        _TWO,
        (("bank_throws", "on"),),
    ),
    ("kendall", "second_needs_one"): Sample(
        "SCSCSCSCS./..C......./.......... C0S0 C0S0 S play:4 needs1",
        _FOUR,
        (("second_needs_one", "on"),),
    ),
    ("kendall", "no_move"): Sample(
        "........../S........S/.S......C. C0S0 C4S2 C play:4 -",
        _FOUR,
        (("no_move", "lose_throw"),),
    ),
    ("kendall", "block"): Sample(
        "..C..S...C/.SSS...C../.......... C0S0 C2S1 C play:5 -",
        _NONE,
        (("block", "0"),),
    ),
    ("kendall", "bear_off"): Sample(
        "....S...C./.........S/.....C.... C0S0 C3S3 C play:5 -",
        _NONE,
        (("bear_off", "beyond_10"),),
    ),
    ("kendall", "first"): Sample(
        "SCSCSCSCSC/........../.......... C0S0 C0S0 C start -",
        _ONE,
        (("first", "throw_off"),),
    ),
    ("skyruk", "dice"): Sample(
        "S..C..C.SS/.C.C..S.../...C...S.. C0S0 C0S0 C play:3 -",
        _DICE_THREE,
        (("dice", "two"),),
    ),
    ("skyruk", "pieces"): Sample(
        "SCSCSCSCSC/SCSC....../.......... C0S0 C0S0 C start -",
        switches=(("pieces", "7"),),
    ),
    ("glebsite", "pieces"): Sample(
        "........../........../.......... C7S7 C0S0 C start -",
        switches=(("pieces", "7"),),
    ),
    ("glebsite", "easy"): Sample(
        "..S......./.C.S....../.C...C.... C0S2 C2S1 C play:4 -",
        _FOUR,
        (("easy", "on"),),
    ),
    ("glebsite", "neighbour_rows"): Sample(
        ".C..S..C../.....S..../.C........ C1S3 C1S0 C play:3 -",
        _THREE,
        (("neighbour_rows", "on"),),
    ),
}
