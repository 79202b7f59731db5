"""`houses`: ten pieces, after the Russian rules of the thirty houses (docs/rules/houses.md)."""

from __future__ import annotations

from typing import Final

from games.senet.lookups import NO_LIGHT
from games.senet.parts import EITHER, STOP, TRIAL, dance, ends
from games.senet.rules import Senet
from games.senet.sets.dice import DICE
from games.senet.state import BEAUTY, OFF, SECOND_LIFE, WATER

HOUSES: Final = Senet(
    id="houses",
    version=1,
    source="The Russian rules of Senet, the thirty houses",
    offered=(DICE,),
    pieces=10,
    way=EITHER,
    may_pass=True,
    quiet_limit=300,
    again=(),
    leaves=((28, 3), (29, 2), (30, 1)),
    still=(WATER, 28, 29, 30),
    protection=ends,
    attack=dance,
    safe=(26, 27, 28, 29, 30),
    block=2,
    block_by="any",
    beauty=STOP,
    fates=(
        (BEAUTY, 1, WATER),
        (BEAUTY, 2, 28),
        (BEAUTY, 3, 29),
        (BEAUTY, 4, 30),
        (BEAUTY, NO_LIGHT, OFF),
        (WATER, 1, SECOND_LIFE),
        (WATER, 2, SECOND_LIFE),
        (WATER, 3, SECOND_LIFE),
        (WATER, 4, OFF),
    ),
    water=TRIAL,
    named=(SECOND_LIFE, BEAUTY, WATER, 28, 29, 30),
)
"""Forward or back as one likes, or not at all; Beauty and Water are decided by the throw."""
