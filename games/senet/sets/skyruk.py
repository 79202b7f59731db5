"""`skyruk`: the game of `houses` with five pieces, as open programs play it
(docs/rules/skyruk.md)."""

from __future__ import annotations

from typing import Final

from games.fields import Switch
from games.senet.lookups import NO_LIGHT
from games.senet.parts import STOP, TRIAL, ends
from games.senet.rules import Senet
from games.senet.sets.dice import DICE
from games.senet.sets.houses import HOUSES
from games.senet.state import BEAUTY, SECOND_LIFE, WATER

SKYRUK: Final = Senet(
    id="skyruk",
    version=1,
    source="Senet as open programs play it under the name of Skyruk",
    offered=(DICE, Switch("pieces", "pieces", ("5", "7"))),
    front="first",
    leaves=((28, 3), (29, 2), *((30, by) for by in range(1, NO_LIGHT + 1))),
    still=(WATER, 28, 29, 30),
    protection=ends,
    safe=(SECOND_LIFE, BEAUTY, WATER, 28, 29, 30),
    block=2,
    beauty=STOP,
    fates=HOUSES.fates,
    water=TRIAL,
)
"""Beauty and Water are decided by the throw; a pair is a wall; back only when forced."""
