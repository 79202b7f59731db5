"""`glebsite`: from the hand, three in a column, matches to a number of points (docs/rules)."""

from __future__ import annotations

from typing import Final

from games.fields import Switch
from games.senet.lookups import NO_LIGHT
from games.senet.parts import FORWARD, PLAIN_BEAUTY, PLAIN_WATER, alone, hit
from games.senet.rules import Senet
from games.senet.sets.dice import DICE

GLEBSITE: Final = Senet(
    id="glebsite",
    version=1,
    source="the rules of glebsite.net",
    offered=(
        DICE,
        Switch("pieces", "pieces", ("5", "6", "7", "3"), late=(("3", "neighbour_rows"),)),
        Switch("easy", "bear_off", ("off", "on"), ("beyond_15", "beyond_10")),
        Switch("neighbour_rows", "protection", ("off", "on"), ("alone", "neighbour_rows")),
    ),
    matches=(5, 10, 15, 21),
    setup="hand",
    score="left",
    way=FORWARD,
    again=(),
    leaves=((25, NO_LIGHT), (26, 4), (27, 3), (28, 2), (29, 1)),
    last=29,
    still=(25, 26, 27, 28, 29),
    protection=alone,
    attack=hit,
    beauty=PLAIN_BEAUTY,
    column_extra=True,
    water=PLAIN_WATER,
    bear_off="beyond_15",
    named=(),
)
"""No special houses: entering, hitting, columns of three and the exact way out."""
