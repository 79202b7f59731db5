"""`bell`: the backward game after R. C. Bell (docs/rules/bell.md)."""

from __future__ import annotations

from typing import Final

from games.senet.lookups import NO_LIGHT
from games.senet.parts import BACKWARD, HOME, PLAIN_BEAUTY, PLAIN_WATER, alone, hit
from games.senet.rules import Senet
from games.senet.sets.dice import DICE

BELL: Final = Senet(
    id="bell",
    version=1,
    source="after R. C. Bell, Board and Table Games from Many Civilizations",
    offered=(DICE,),
    setup="hand",
    enters=((1, 30), (2, 29), (3, 28), (4, 27), (NO_LIGHT, 26)),
    goal=HOME,
    way=BACKWARD,
    again=(),
    leaves=(),
    still=(),
    protection=alone,
    attack=hit,
    safe=(15, 26, 27, 28, 29, 30),
    beauty=PLAIN_BEAUTY,
    water=PLAIN_WATER,
    named=(),
)
"""In at the far end, down to one's own ending squares; the special houses are all safe."""
