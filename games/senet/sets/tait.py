"""`tait`: Senet after John Tait (docs/rules/tait.md)."""

from __future__ import annotations

from typing import Final

from games.senet.lookups import NO_LIGHT
from games.senet.parts import FORWARD, PLAIN_BEAUTY, RE_ENTER, alone, hit
from games.senet.rules import Senet
from games.senet.sets.dice import DICE
from games.senet.state import BEAUTY

TAIT: Final = Senet(
    id="tait",
    version=1,
    source="after John Tait, University College London",
    offered=(DICE,),
    sticks=6,
    enters=((4, 4), (NO_LIGHT, 6)),
    enter_hits=True,
    way=FORWARD,
    again=(NO_LIGHT,),
    leaves=((BEAUTY, NO_LIGHT), (28, 3), (29, 2), (30, 1)),
    still=(),
    protection=alone,
    attack=hit,
    safe=(15,),
    beauty=PLAIN_BEAUTY,
    off_extra=True,
    hit_extra=True,
    extras_add=True,
    water=RE_ENTER,
    water_ends=True,
    named=(BEAUTY, 27, 28, 29, 30),
)
"""Forward only; hits and bearing off earn throws that add up; the water takes them all away."""
