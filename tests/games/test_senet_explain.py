"""Senet explains itself: a position, an action, and what is said of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import lookup
from games.senet import explain, lessons
from games.senet.rules import Senet
from games.senet.sets.bell import BELL
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.houses import HOUSES
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from tests.games.boards import Senets, begun, placed, switched
from tests.games.explaining import brings, chances, looks_back, refuses, short, shows

PAIRS = GLEBSITE.custom({"neighbour_rows": "on"})
"""Two of a column on neighbouring rows cannot be hit (senet 7.7)."""

ANYHOW = replace(THIBAULT, leaves=(*THIBAULT.leaves, *((30, score) for score in (2, 3, 4, 5))))
"""House 30 is left by any throw, as no rule set of ours has it."""

GOALS = [
    (THIBAULT, "goal-off total=5"),
    (switched(pieces="7"), "goal-off total=7"),
    (GLEBSITE, "goal-off total=5 scored=1"),
    (BELL, "goal-home total=5 houses=1 3 5 7 9"),
]

BRINGS = [
    # senet 2.2: after a 2 or 3 the turn ends, after a 1, 4 or 5 there is another throw
    (placed(C="10", S="1", due="C play:2 -"), "10-12", "does-move from=10 to=12 follows=turn"),
    (
        placed(C="3 26", S="1", due="C play:1 -"),
        "3-4",
        "does-move from=3 to=4 follows=throw more=1",
    ),
    # a house that is left by any throw
    (
        placed(ANYHOW, C="26", S="1", due="C play:4 -"),
        "26-30",
        "does-move from=26 to=30 site=any scores=1 2 3 4 5 follows=throw more=1",
    ),
    (
        placed(replace(ANYHOW, safe=(30,)), C="26", S="1", due="C play:4 -"),
        "26-30",
        "does-move from=26 to=30 site=safe-any scores=1 2 3 4 5 follows=throw more=1",
    ),
    # senet 2.3: a backward move, and its exchange
    (placed(C="25 28", S="1", due="C play:2 -"), "25-23", "does-back from=25 to=23 follows=turn"),
    (
        placed(C="24", S="19", due="C play:5 -"),
        "24x19",
        "does-exchange-back from=24 to=19 follows=throw more=1",
    ),
    # senet 2.5: the two change places
    (
        placed(C="5", S="9", due="C play:4 -"),
        "5x9",
        "does-exchange from=5 to=9 follows=throw more=1",
    ),
    # senet 2.6: a pair made, a pair left
    (
        placed(C="8 10 12", S="20", due="C play:1 -"),
        "10-11",
        "does-move from=10 to=11 guard=11 12 follows=throw more=1",
    ),
    (
        placed(C="9 10", S="20", due="C play:2 -"),
        "10-12",
        "does-move from=10 to=12 bare=9 follows=turn",
    ),
    # senet 2.6: the whole group that a piece joins, and whose protection ends
    (
        placed(C="1 6 7 8 9", S="20", due="C play:3 -"),
        "7-10",
        "does-move from=7 to=10 guard=8 9 10 bare=6 follows=turn",
    ),
    (
        placed(C="7 8 9 14", S="20", due="C play:5 -"),
        "8-13",
        "does-move from=8 to=13 guard=13 14 bare=7 9 follows=throw more=1",
    ),
    (
        placed(C="2 5 6 8 9", S="20", due="C play:5 -"),
        "2-7",
        "does-move from=2 to=7 guard=5 6 7 8 9 follows=throw more=1",
    ),
    (
        placed(C="9 10", S="15", due="C play:5 -"),
        "10x15",
        "does-exchange from=10 to=15 bare=9 follows=throw more=1",
    ),
    (
        placed(C="25 26", S="28", due="C play:2 -"),
        "26x28",
        "does-drop from=26 to=28 water=drown goes=27 site=exit scores=3 bare=25 follows=turn",
    ),
    (
        placed(C="25 26", S="1", due="C play:5 -"),
        "26-off",
        "does-off from=26 off=4 total=5 bare=25 follows=throw more=1",
    ),
    # senet 2.10: whose piece drowns has none that is protected
    (
        placed(C="24 25 26", S="1 2 27 29", due="C play:1 -"),
        "26x27",
        "does-swap from=26 to=27 bare=24 25 follows=throw more=1",
    ),
    # senet 2.7, 2.8: where a piece leaves from 26, and from 28
    (
        placed(C="24", S="1", due="C play:2 -"),
        "24-26",
        "does-move from=24 to=26 site=leaves scores=5 follows=turn",
    ),
    (
        placed(C="26", S="1", due="C play:2 -"),
        "26-28",
        "does-move from=26 to=28 site=exit scores=3 follows=turn",
    ),
    (
        placed(C="26", S="1", due="C play:1 -"),
        "26-27",
        "does-fall from=26 water=drown goes=27 scores=4 num=1 den=16 follows=throw more=1",
    ),
    # senet 2.9: an attack on 28
    (
        placed(C="26 3", S="28", due="C play:2 -"),
        "26x28",
        "does-drop from=26 to=28 water=drown goes=27 site=exit scores=3 follows=turn",
    ),
    # senet 2.10, 2.11, 2.13: drowning
    (placed(C="27 3", S="1"), "rescue", "does-rescue to=15 follows=turn"),
    (placed(C="27 3", S="1"), "throw", "does-take scores=4 num=1 den=16"),
    (
        placed(C="27 3", S="1", due="C play:4 -"),
        "27-off",
        "does-off from=27 off=4 total=5 follows=throw more=1",
    ),
    (placed(C="27 3", S="1", due="C play:1 -"), "pass", "does-pass follows=throw more=1"),
    (
        placed(C="26", S="27", due="C play:1 -"),
        "26x27",
        "does-swap from=26 to=27 follows=throw more=1",
    ),
    # senet 1.6: the last piece
    (
        placed(C="30", S="1", due="C play:1 -"),
        "30-off",
        "does-off from=30 off=5 total=5 follows=won",
    ),
    # senet 3: switches
    (
        placed(switched(netting="on"), C="14", S="2", due="C play:2 -"),
        "14-16",
        "does-move from=14 to=16 follows=skip",
    ),
    (
        placed(switched(netting="on"), C="14", S="2", due="C play:3 skipS"),
        "14-17",
        "does-move from=14 to=17 follows=again",
    ),
    (
        placed(switched(second_life="safe_extra"), C="13", S="2", due="C play:2 -"),
        "13-15",
        "does-move from=13 to=15 site=safe follows=throw more=1",
    ),
    (
        placed(switched(safe_end="on"), C="24", S="2", due="C play:2 -"),
        "24-26",
        "does-move from=24 to=26 site=safe-leaves scores=5 follows=turn",
    ),
    (
        placed(switched(safe_end="on"), C="26", S="2", due="C play:2 -"),
        "26-28",
        "does-move from=26 to=28 site=safe-exit scores=3 follows=turn",
    ),
    (
        placed(switched(water="first_house"), C="26", S="5", due="C play:1 -"),
        "26-27",
        "does-fall from=26 water=wash goes=1 scores=4 num=1 den=16 follows=throw more=1",
    ),
    (
        placed(switched(bank_throws="on"), C="1 28", S="2", due="C play:4,2 -"),
        "4:1-5",
        "does-move from=1 to=5 follows=play",
    ),
    (
        placed(switched(no_move="lose_throw"), C="28", S="1", due="C play:4 -"),
        "pass",
        "does-pass follows=throw more=1",
    ),
    # senet 4: a hit, what it earns, entering onto an enemy, and the water
    (
        placed(TAIT, C="12 1", S="18", due="C play:6 -"),
        "12x18",
        "does-hit from=12 to=18 follows=throws more=2",
    ),
    (
        placed(TAIT, hand="C1S0", C="21", S="4", due="C play:4 -"),
        "handx4",
        "does-enter-hit to=4 follows=throw more=1",
    ),
    (
        placed(TAIT, C="21", S="18", due="C play:6 -"),
        "21-27",
        "does-fall from=21 water=re-enter den=1 follows=turn",
    ),
    # senet 5: in at the far end, and home
    (
        placed(BELL, C="20", S="17", due="C play:3 -"),
        "hand-28",
        "does-enter to=28 site=safe follows=turn",
    ),
    (
        placed(BELL, C="12", S="17", due="C play:3 -"),
        "12-9",
        "does-move from=12 to=9 site=home follows=turn",
    ),
    # senet 6: Beauty stops, Water is a trial, nobody need move, quiet games end
    (placed(HOUSES, C="24", S="17", due="C play:5 -"), "24-26", "does-stop from=24 follows=fate"),
    (placed(HOUSES, C="24", S="17", due="C play:5 -"), "pass", "does-pass follows=turn"),
    (
        placed(HOUSES, C="26", S="29", due="C play:3 -"),
        "26-27",
        "does-fall from=26 water=trial goes=27 den=1 follows=turn",
    ),
    (
        placed(HOUSES, C="27", S="29", due="C play:2 -"),
        "27-15",
        "does-rebirth from=27 to=15 follows=turn",
    ),
    (
        placed(HOUSES, C="20", S="29", due="C play:2 quiet=299"),
        "20-22",
        "does-move from=20 to=22 follows=over",
    ),
    # senet 6.5: of a run the ends are protected, the inner piece is not
    (
        placed(HOUSES, C="9 10 6", S="29", due="C play:2 -"),
        "6-8",
        "does-move from=6 to=8 guard=8 10 inner=1 bare=9 follows=turn",
    ),
    (
        placed(HOUSES, C="8 10 7", S="29", due="C play:2 -"),
        "7-9",
        "does-move from=7 to=9 guard=8 10 inner=1 follows=turn",
    ),
    (
        placed(HOUSES, C="27 28 3", S="29", due="C play:2 -"),
        "27-15",
        "does-rebirth from=27 to=15 bare=28 follows=turn",
    ),
    # senet 7.6, 7.7: columns
    (
        placed(GLEBSITE, hand="C1S0", C="18 23", S="1", due="C play:3 -"),
        "hand-3",
        "does-enter to=3 site=column follows=throw more=1",
    ),
    (
        placed(PAIRS, C="5 15", S="1", due="C play:1 -"),
        "15-16",
        "does-move from=15 to=16 guard=5 16 follows=turn",
    ),
]

REFUSED = [
    # senet 2.2: nothing moves
    (
        placed(C="28", S="1", due="C play:4 -"),
        ["no-move score=4 barred=exit scores=3", "no-still from=28 scores=3"],
    ),
    # senet 2.3: backward only if nothing goes forward
    (
        placed(C="25 28", S="1", due="C play:2 -"),
        ["no-other score=2", "no-forward score=2 barred=end", "no-still from=28 scores=3"],
    ),
    # senet 1.5, 2.6: one's own piece, a pair
    (placed(C="10 11 8", S="20", due="C play:1 -"), ["no-own from=10 to=11"]),
    (
        placed(C="5 8", S="10 11 6", due="C play:2 -"),
        ["no-other score=2", "no-guarded from=8 to=10"],
    ),
    # senet 2.7: nobody passes 26; by a 1 it falls only for want of another move
    (placed(C="25 3", S="1", due="C play:2 -"), ["no-other score=2", "no-gate from=25"]),
    (placed(C="26 3", S="1", due="C play:1 -"), ["no-other score=1", "no-fall from=26 score=1"]),
    # senet 2.10: drowning
    (placed(C="27 3", S="1", due="C play:2 -"), ["no-drowning scores=4"]),
    (placed(C="27 3", S="1"), ["no-drowning scores=4"]),
    # with a choice of all that one has, nothing is refused
    (placed(C="26 3", S="28", due="C play:2 -"), []),
    # senet 3: switches
    (
        placed(switched(block="3"), C="17 2", S="18 19 20", due="C play:4 -"),
        ["no-other score=4", "no-block from=17 houses=18 19 20"],
    ),
    (
        placed(switched(retreat_attack="off"), C="25", S="23", due="C play:2 -"),
        [
            "no-move score=2 barred=mixed",
            "no-gate from=25 heads=on",
            "no-peace from=25 to=23 heads=back",
        ],
    ),
    (placed(switched(second_needs_one="on"), C="25", S="1", due="S play:2 needs1"), ["no-one"]),
    (
        placed(switched(must_bear_off="on"), C="28 1", S="2", due="C play:3 -"),
        ["no-other score=3", "no-must-off from=28"],
    ),
    (
        placed(switched(bear_off="last_row"), C="26 1", S="2", due="C play:5 -"),
        ["no-other score=5", "no-far from=26 to=21"],
    ),
    (
        placed(switched(second_life="safe"), C="13 1", S="15", due="C play:2 -"),
        ["no-other score=2", "no-safe from=13 to=15"],
    ),
    (
        placed(switched(water_single="on"), C="26 3", S="27 28", due="C play:2 -"),
        ["no-other score=2", "no-single from=26"],
    ),
    (
        placed(switched(start="hand"), hand="C1S0", C="26", S="2", due="C play:2 -"),
        ["no-other score=2", "no-enter-taken to=2"],
    ),
    (placed(switched(bank_throws="on"), C="28", S="2", due="C play:4,3 -"), ["no-banked scores=4"]),
    # senet 4.4, 4.5
    (
        placed(TAIT, hand="C1S0", C="5", S="1", due="C play:2 -"),
        ["no-other score=2", "no-enter scores=4 6"],
    ),
    (
        placed(TAIT, C="28 2", S="15", due="C play:4 -"),
        ["no-other score=4", "no-past from=28 score=4 scores=3"],
    ),
    (
        placed(TAIT, C="25 2", S="15", due="C play:6 -"),
        ["no-other score=6", "no-beyond from=25 to=30"],
    ),
    # senet 5.5: the enemy's squares, and the end of the way
    (
        placed(BELL, C="11 5 3", S="17", due="C play:3 -"),
        ["no-other score=3", "no-below from=3", "no-barred from=5 11 to=2 8"],
    ),
    # senet 6.6, 6.7: the throw is for one piece
    (placed(HOUSES, C="26 1", S="29", due="C play:3 -"), ["no-bound from=26"]),
    (placed(HOUSES, C="27 1", S="29", due="C play:5 -"), ["no-bound from=27", "no-stays score=5"]),
    # of many reasons those of most pieces, and one for all others
    (
        placed(HOUSES, C="1 3 4 5 6 11 12 16 29", S="2 7 8 9 10 13 14 19 20", due="C play:3 -"),
        [
            "no-move score=3 barred=mixed",
            "no-own from=1 3 to=4 6 heads=on",
            "no-guarded from=4 11 16 to=7 14 19 heads=on",
            "no-below from=1 3 heads=back",
            "no-rest from=5 6 12 29",
        ],
    ),
]

LOOKS_BACK = [
    (
        placed(C="28", S="1", due="C play:4 -"),
        ["no-move score=4 barred=exit scores=3", "no-still from=28 scores=3"],
    ),
    (placed(C="25 3", S="1", due="C play:2 -"), ["no-other score=2", "no-gate from=25"]),
    # every piece is named, of more than two reasons some together
    (
        placed(C="1 2 3 9 26", S="4 5 6 22", due="C play:1 -"),
        ["no-other score=1", "no-own from=1 2 to=2 3", "no-rest from=3 26"],
    ),
    # one reason for all is enough
    (
        placed(C="25 28", S="1", due="C play:2 -"),
        ["no-forward score=2 barred=end", "no-still from=28 scores=3"],
    ),
    # the words of the pass say it; and where there is a choice there is nothing to say
    (placed(C="27 3", S="1", due="C play:2 -"), []),
    (placed(TAIT, hand="C5S0", C="", S="1", due="C play:2 -"), []),
    (placed(C="3 9", S="1", due="C play:2 -"), []),
]

ODDS = [
    # senet 1.3, 2.2: what throws again, and with two dice (1.4)
    (begun(), ["odds-again scores=1|4|5 num=6 den=16"]),
    (begun(switched(dice="two")), ["odds-again scores=1|4|5 num=13 den=36"]),
    # senet 1.6: what wins
    (
        placed(C="30", S="1"),
        ["odds-win scores=1 num=4 den=16", "odds-none scores=2|3|4|5 num=12 den=16"],
    ),
    (placed(ANYHOW, C="30", S="1"), ["odds-win scores=any num=16 den=16"]),
    (
        placed(ANYHOW, C="30 29", S="1"),
        ["odds-off scores=any num=16 den=16", "odds-again scores=1|4|5 num=6 den=16"],
    ),
    # senet 2.7, 2.8: what leaves, what falls
    (
        placed(C="26 28", S="1"),
        [
            "odds-off scores=3|5 num=5 den=16",
            "odds-fall scores=1 num=4 den=16",
            "odds-again scores=1|4|5 num=6 den=16",
        ],
    ),
    # senet 2.10, 2.11: what saves, told where the sticks may be refused, too
    (
        placed(C="27 3", S="1", due="C throw -"),
        ["odds-save scores=4 num=1 den=16", "odds-again scores=1|4|5 num=6 den=16"],
    ),
    (
        placed(C="27 3", S="1"),
        ["odds-save scores=4 num=1 den=16", "odds-again scores=1|4|5 num=6 den=16"],
    ),
    # senet 3
    (
        placed(switched(second_needs_one="on"), C="25", S="1", due="S start needs1"),
        ["odds-begin scores=1 num=4 den=16"],
    ),
    (
        placed(switched(bank_throws="on"), C="1", S="2"),
        ["odds-end scores=2|3 num=10 den=16"],
    ),
    # senet 4.2, 4.4
    (
        placed(TAIT, hand="C1S0", C="5", S="15"),
        ["odds-enter scores=4|6 num=2 den=16", "odds-again scores=6 num=1 den=16"],
    ),
    # senet 6.6: the fate, with 29 taken; 6.7: the trial
    (
        placed(HOUSES, C="26 1", S="29", due="C fate -"),
        [
            "odds-off scores=5 num=1 den=16",
            "odds-on scores=2|4 num=7 den=16",
            "odds-water scores=1|3 num=8 den=16",
        ],
    ),
    (
        placed(HOUSES, C="27 1", S="29"),
        [
            "odds-off scores=4 num=1 den=16",
            "odds-return scores=1|2|3 num=14 den=16",
            "odds-stay scores=5 num=1 den=16",
        ],
    ),
]

SHOWS = [
    (begun(), "4", ["sticks count=5"]),
    (begun(switched(dice="two")), "4", ["dice"]),
    (placed(C="10", S="1", due="C play:2 -"), "10-12", ["turn scores=2|3"]),
    (
        placed(C="5", S="9", due="C play:4 -"),
        "5x9",
        ["exchange", "again scores=1|4|5"],
    ),
    (
        placed(C="24", S="19", due="C play:5 -"),
        "24x19",
        ["exchange", "retreat", "again scores=1|4|5"],
    ),
    (
        placed(C="8 10 12", S="11", due="C play:3 -"),
        "10-13",
        ["guard-pairs", "jump", "turn scores=2|3"],
    ),
    (
        placed(C="24", S="1", due="C play:2 -"),
        "24-26",
        ["gate", "ahead three=3 two=2 one=1", "fall", "water-drown scores=4", "turn scores=2|3"],
    ),
    # what may be chosen is told before: an exchange, where a piece only waits, an attack on 28
    (placed(C="5 12", S="9"), "4", ["sticks count=5", "exchange"]),
    (placed(C="26 3", S="1"), "2", ["sticks count=5", "still to=28 scores=3"]),
    (
        placed(C="26 3", S="28"),
        "2",
        ["sticks count=5", "drop", "water-drown scores=4", "still to=28 scores=3"],
    ),
    # and of the gate while a piece comes within reach of it
    (
        placed(C="20", S="1", due="C play:2 -"),
        "20-22",
        ["gate", "ahead three=3 two=2 one=1", "turn scores=2|3"],
    ),
    (placed(C="18", S="1", due="C play:2 -"), "18-20", ["turn scores=2|3"]),
    (
        placed(C="26", S="1", due="C play:1 -"),
        "26-27",
        ["water-drown scores=4", "fall", "again scores=1|4|5"],
    ),
    (placed(C="26", S="1", due="C play:2 -"), "26-28", ["still to=28 scores=3", "turn scores=2|3"]),
    (
        placed(C="26 3", S="28", due="C play:2 -"),
        "26x28",
        ["drop", "water-drown scores=4", "still to=28 scores=3", "turn scores=2|3"],
    ),
    (placed(C="27 3", S="1"), "rescue", ["rescue"]),
    (placed(C="27 3", S="1"), "throw", ["take scores=4"]),
    (placed(C="27 3", S="1", due="C play:1 -"), "pass", ["drowning"]),
    (placed(C="27 3", S="1", due="C play:4 -"), "27-off", ["saved", "again scores=1|4|5"]),
    (
        placed(C="26", S="27", due="C play:1 -"),
        "26x27",
        ["swap", "still to=27 scores=4", "again scores=1|4|5"],
    ),
    (placed(C="28", S="1", due="C play:4 -"), "pass", ["no-move-drowning scores=1|5"]),
    (
        placed(switched(water="first_house"), C="28", S="1", due="C play:4 -"),
        "pass",
        ["no-move"],
    ),
    (placed(C="30", S="1", due="C play:1 -"), "30-off", ["off from=30 scores=1"]),
    (placed(ANYHOW, C="30", S="1", due="C play:2 -"), "30-off", ["off from=30 scores=any"]),
    (
        placed(ANYHOW, C="26", S="1", due="C play:4 -"),
        "26-30",
        ["still to=30 scores=any", "again scores=1|4|5"],
    ),
    # senet 3
    (
        placed(switched(block="3"), C="10 11 8", S="20", due="C play:1 -"),
        "8-9",
        ["guard-pairs", "block count=3", "again scores=1|4|5"],
    ),
    (
        placed(switched(retreat_attack="off"), C="25", S="1", due="C play:2 -"),
        "25-23",
        ["retreat", "peace", "turn scores=2|3"],
    ),
    (
        placed(switched(second_needs_one="on"), C="25", S="1", due="S play:2 needs1"),
        "pass",
        ["needs-one"],
    ),
    (
        placed(switched(second_needs_one="on"), C="25", S="1", due="S start needs1"),
        "1",
        ["sticks count=5", "begins"],
    ),
    (
        placed(switched(must_bear_off="on"), C="28 1", S="2", due="C play:3 -"),
        "28-off",
        ["off from=28 scores=3", "must-off", "turn scores=2|3"],
    ),
    (
        placed(switched(bear_off="last_row"), C="26 28", S="2", due="C play:5 -"),
        "26-off",
        ["off from=26 scores=5", "far to=21", "again scores=1|4|5"],
    ),
    (
        placed(switched(netting="on"), C="14", S="2", due="C play:2 -"),
        "14-16",
        ["netting", "turn scores=2|3"],
    ),
    (
        placed(switched(netting="on"), C="14", S="2", due="C play:3 skipS"),
        "14-17",
        ["turn scores=2|3", "skipped"],
    ),
    (
        placed(switched(second_life="safe_extra"), C="13", S="2", due="C play:2 -"),
        "13-15",
        ["safe houses=15", "bonus houses=15"],
    ),
    (
        placed(switched(water_single="on"), C="26", S="1", due="C play:1 -"),
        "26-27",
        ["water-drown scores=4", "water-single", "fall", "again scores=1|4|5"],
    ),
    (
        placed(switched(water="first_house"), C="26", S="5", due="C play:1 -"),
        "26-27",
        ["water-wash scores=4 goes=1 search=ahead", "fall", "again scores=1|4|5"],
    ),
    (
        placed(switched(last_three_move="on"), C="28", S="5", due="C play:1 -"),
        "28-29",
        ["last-three", "again scores=1|4|5"],
    ),
    (
        placed(switched(bank_throws="on"), C="1", S="2"),
        "4",
        ["sticks count=5", "bank scores=2|3"],
    ),
    (
        placed(switched(bank_throws="on"), C="1", S="20", due="C play:2 -"),
        "2:1-3",
        ["bank-turn"],
    ),
    (
        placed(switched(no_move="lose_throw"), C="28", S="1", due="C play:4 -"),
        "pass",
        ["lost-throw scores=1|4|5"],
    ),
    # senet 4
    (
        placed(TAIT, C="12 1", S="18", due="C play:6 -"),
        "12x18",
        ["hit", "hit-extra", "again scores=6", "add"],
    ),
    (placed(TAIT, C="21", S="18", due="C play:6 -"), "21-27", ["water-re-enter", "water-ends"]),
    (
        placed(TAIT, hand="C1S0", C="21", S="4", due="C play:4 -"),
        "handx4",
        ["enter-hit", "hit-extra", "enter score=4 to=4"],
    ),
    (
        placed(TAIT, C="28 2", S="15", due="C play:3 -"),
        "28-off",
        ["off from=28 scores=3", "off-extra"],
    ),
    # senet 5
    (placed(BELL, C="20", S="17", due="C play:3 -"), "20x17", ["hit", "backward", "one-throw"]),
    (
        placed(BELL, C="12", S="17", due="C play:3 -"),
        "12-9",
        ["home houses=1 3 5 7 9", "backward", "one-throw"],
    ),
    # senet 6
    (
        placed(HOUSES, C="24", S="17", due="C play:5 -"),
        "24-26",
        ["ahead three=3 two=2 one=1", "stop", "safe houses=26 27 28 29 30"],
    ),
    (placed(HOUSES, C="24", S="17", due="C play:5 -"), "24-19", ["either", "one-throw"]),
    (placed(HOUSES, C="24", S="17", due="C play:5 -"), "pass", ["pass"]),
    (placed(HOUSES, C="26 1", S="29", due="C fate -"), "3", ["sticks count=5", "fate"]),
    (placed(HOUSES, C="26 1", S="29", due="C play:3 -"), "26-27", ["water-trial"]),
    (placed(HOUSES, C="27", S="29"), "5", ["sticks count=5", "trial"]),
    (placed(HOUSES, C="27", S="29", due="C play:5 -"), "pass", ["stays"]),
    (placed(HOUSES, C="27", S="29", due="C play:2 -"), "27-15", ["rebirth", "one-throw"]),
    (
        placed(HOUSES, C="20", S="29", due="C play:2 quiet=260"),
        "20-22",
        ["ahead three=3 two=2 one=1", "one-throw", "quiet count=300"],
    ),
    (
        placed(HOUSES, C="9 10 6", S="29", due="C play:2 -"),
        "6-8",
        ["guard-ends", "block-any count=2", "one-throw"],
    ),
    # senet 7
    (
        placed(GLEBSITE, hand="C1S0", C="18 23", S="1", due="C play:3 -"),
        "hand-3",
        ["enter score=3 to=3", "column"],
    ),
    (
        placed(PAIRS, C="5 15", S="1", due="C play:1 -"),
        "15-16",
        ["guard-neighbour-rows", "one-throw"],
    ),
]

THROWN = [
    # senet 1.3, 2.2: what throws again
    (
        begun(),
        [
            "chance scores=1 num=4 den=16 brings=free onward=again",
            "chance scores=2 num=6 den=16 brings=free onward=turn",
            "chance scores=3 num=4 den=16 brings=free onward=turn",
            "chance scores=4 num=1 den=16 brings=free onward=again",
            "chance scores=5 num=1 den=16 brings=free onward=again",
        ],
    ),
    # senet 2.11: while a piece drowns no other moves
    (
        placed(C="27 3", S="1", due="C throw -"),
        [
            "chance scores=1 num=4 den=16 onward=again",
            "chance scores=2 num=6 den=16 onward=turn",
            "chance scores=3 num=4 den=16 onward=turn",
            "chance scores=4 num=1 den=16 brings=save onward=again",
            "chance scores=5 num=1 den=16 onward=again",
        ],
    ),
    # senet 3: throws are kept till a 2 or 3
    (
        placed(switched(bank_throws="on"), C="1", S="2"),
        [
            "chance scores=1 num=4 den=16 brings=free onward=kept",
            "chance scores=2 num=6 den=16 brings=free onward=play",
            "chance scores=3 num=4 den=16 brings=free onward=play",
            "chance scores=4 num=1 den=16 brings=free onward=kept",
            "chance scores=5 num=1 den=16 brings=free onward=kept",
        ],
    ),
    # senet 4.3: a hit throws again
    (
        placed(TAIT, C="5", S="8"),
        [
            "chance scores=1 num=4 den=16 brings=free onward=turn",
            "chance scores=2 num=6 den=16 brings=free onward=turn",
            "chance scores=3 num=4 den=16 brings=free onward=again",
            "chance scores=4 num=1 den=16 brings=free onward=turn",
            "chance scores=6 num=1 den=16 brings=free onward=again",
        ],
    ),
    (
        placed(TAIT, C="5 12", S="8"),
        [
            "chance scores=1 num=4 den=16 brings=free onward=turn",
            "chance scores=2 num=6 den=16 brings=free onward=turn",
            "chance scores=3 num=4 den=16 brings=free onward=some",
            "chance scores=4 num=1 den=16 brings=free onward=turn",
            "chance scores=6 num=1 den=16 brings=free onward=again",
        ],
    ),
    # senet 1.6: the last piece leaves; with two dice (1.4)
    (
        placed(switched(dice="two"), C="30", S="1"),
        [
            "chance scores=1 num=9 den=36 brings=win onward=open",
            "chance scores=2 num=14 den=36 onward=turn",
            "chance scores=3 num=9 den=36 onward=turn",
            "chance scores=4 num=2 den=36 onward=turn",
            "chance scores=5 num=2 den=36 onward=turn",
        ],
    ),
]
"""Every score with its chance and what follows; no `brings` is a throw without a move."""


BEFALLS = [
    # senet 2.5: the two change places, forward or back
    (placed(C="5", S="9", due="C play:4 -"), "5x9", "swapped from=5 to=9"),
    (placed(C="24", S="19", due="C play:5 -"), "24x19", "swapped from=24 to=19"),
    # senet 2.9, 3: into the water, and what it does there
    (placed(C="26 3", S="28", due="C play:2 -"), "26x28", "swept to=28 water=drown goes=27"),
    (
        placed(switched(water="re_enter"), C="26 3", S="28", due="C play:2 -"),
        "26x28",
        "swept to=28 water=re-enter",
    ),
    # senet 4.3: to the hand
    (placed(TAIT, C="5", S="9", due="C play:4 -"), "5x9", "struck to=9"),
]
"""What befalls a piece of whose turn it is not."""

UNHURT = [
    # a move onto a free house; senet 2.13: the piece in the water is saved
    (placed(C="10", S="1", due="C play:2 -"), "10-12"),
    (placed(C="26", S="27", due="C play:1 -"), "26x27"),
]


@pytest.mark.parametrize(("rules", "goal"), GOALS)
def test_the_goal_follows_the_rule_set(rules: Senet, goal: str) -> None:
    assert short(rules.explain(rules.start()).goal) == goal


@pytest.mark.parametrize(("game", "text", "said"), BRINGS)
def test_an_action_is_told_by_what_it_brings(game: Senets, text: str, said: str) -> None:
    assert brings(game.rules, game.state, text) == said


@pytest.mark.parametrize(("game", "said"), REFUSED)
def test_what_is_not_offered_has_its_reason(game: Senets, said: list[str]) -> None:
    assert refuses(game.rules, game.state) == said


@pytest.mark.parametrize(("game", "said"), LOOKS_BACK)
def test_what_was_alone_has_its_reason_in_few_words(game: Senets, said: list[str]) -> None:
    assert looks_back(game.rules, game.state) == said


@pytest.mark.parametrize(("game", "said"), ODDS)
def test_a_throw_is_told_with_its_chances(game: Senets, said: list[str]) -> None:
    assert chances(game.rules, game.state) == said


@pytest.mark.parametrize(("game", "said"), THROWN)
def test_before_a_throw_each_score_is_told(game: Senets, said: list[str]) -> None:
    assert [short(told) for told in game.rules.explain(game.state).throws] == said


@pytest.mark.parametrize(("game", "text", "said"), SHOWS)
def test_an_action_shows_its_rules(game: Senets, text: str, said: list[str]) -> None:
    assert shows(game.rules, game.state, text) == said


@pytest.mark.parametrize(("game", "text", "said"), BEFALLS)
def test_whose_piece_is_met_learns_where_it_is_now(game: Senets, text: str, said: str) -> None:
    action = lookup(game.rules, game.state, text)
    assert game.rules.suffers(game.state, action, game.state.seat) is None, "who did it knows"
    told = game.rules.suffers(game.state, action, 1 - game.state.seat)
    assert told is not None
    assert short(told).removeprefix("lesson-") == said


@pytest.mark.parametrize(("game", "text"), UNHURT)
def test_who_suffers_nothing_is_told_nothing(game: Senets, text: str) -> None:
    action = lookup(game.rules, game.state, text)
    assert game.rules.suffers(game.state, action, 1 - game.state.seat) is None


def test_every_sentence_is_said_in_a_position_above() -> None:
    said = [goal for _, goal in GOALS] + [text for _, _, text in BRINGS]
    said += [text for _, texts in (*REFUSED, *ODDS, *THROWN) for text in texts]
    told = {f"senet-{text.partition(' ')[0]}" for text in said}
    assert told == explain.MESSAGES.keys()
    shown = {f"senet-lesson-{text.partition(' ')[0]}" for _, _, texts in SHOWS for text in texts}
    shown |= {f"senet-lesson-{text.partition(' ')[0]}" for _, _, text in BEFALLS}
    assert shown == lessons.MESSAGES.keys()


def test_every_word_that_a_sentence_chooses_by_is_said_above() -> None:
    for variable in ("follows", "site"):
        words = explain.VARIANTS[variable]
        said = " ".join(text for _, _, text in BRINGS) + " "
        assert [
            word for word in words if f"{variable}={word} " not in said and word != "none"
        ] == []


def test_each_piece_has_to_walk_till_it_is_off_the_board() -> None:
    assert THIBAULT.to_walk(THIBAULT.start()) == (5 * 31 - 25, 5 * 31 - 30)
    assert BELL.to_walk(BELL.start()) == (), "where pieces go home"
