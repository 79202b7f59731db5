"""`kendall`: Senet after Timothy Kendall, as most boxes have it (docs/rules/kendall.md)."""

from __future__ import annotations

from typing import Final

from games.fields import Switch
from games.senet.lookups import NO_LIGHT
from games.senet.parts import REBIRTH
from games.senet.rules import Senet
from games.senet.sets.dice import DICE
from games.senet.state import BEAUTY, SECOND_LIFE

_ON = ("off", "on")

KENDALL: Final = Senet(
    id="kendall",
    version=1,
    source="after Timothy Kendall, as most boxes have it",
    offered=(
        DICE,
        Switch("pieces", "pieces", ("5", "7", "10")),
        Switch("bank_throws", "bank_throws", _ON),
        Switch("second_needs_one", "second_needs_one", _ON),
        Switch("no_move", "no_move", ("lose_turn", "lose_throw")),
        Switch("block", "block", ("3", "0")),
        Switch("bear_off", "bear_off", ("any", "beyond_10")),
        Switch("first", "first", ("random", "throw_off")),
    ),
    front="first",
    leaves=((BEAUTY, NO_LIGHT), (28, 3), (29, 2), *((30, by) for by in range(1, NO_LIGHT + 1))),
    still=(28, 29, 30),
    safe=(SECOND_LIFE, BEAUTY, 28, 29, 30),
    block=3,
    water=REBIRTH,
)
"""The water washes back instead of freezing, three in a row are a wall, and 30 leaves freely."""
