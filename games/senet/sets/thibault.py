"""`thibault`: Senet after Daniel U. Thibault (docs/rules/thibault.md), with its alternatives."""

from __future__ import annotations

from typing import Final

from games.fields import Switch
from games.senet.rules import Senet
from games.senet.sets.dice import DICE

_ON = ("off", "on")

_SWITCHES: Final = (
    DICE,
    Switch("sticks", "sticks", ("5", "6")),
    Switch("pieces", "pieces", ("5", "7", "9", "10", "3"), late=(("3", "first"),)),
    Switch("bank_throws", "bank_throws", _ON),
    Switch("second_needs_one", "second_needs_one", _ON),
    Switch("start", "setup", ("board", "hand")),
    Switch("no_move", "no_move", ("lose_turn", "lose_throw")),
    Switch("block", "block", ("0", "3")),
    Switch("retreat_attack", "retreat_attack", ("on", "off")),
    Switch("second_life", "second_life", ("plain", "safe", "safe_extra")),
    Switch("beauty_extra", "beauty_extra", _ON),
    Switch("water_single", "water_single", _ON),
    Switch("water", "water", ("drown", "first_house", "re_enter")),
    Switch("last_three_move", "last_three_move", _ON),
    Switch("safe_end", "safe_end", _ON),
    Switch("must_bear_off", "must_bear_off", _ON),
    Switch("bear_off", "bear_off", ("any", "last_row")),
    Switch("netting", "netting", _ON),
    Switch("first", "first", ("random", "throw_off")),
)
"""Senet 3 and 8; the rule set's own value stands first."""

THIBAULT: Final = Senet(
    id="thibault",
    version=1,
    source="Daniel U. Thibault, Senet: The Game of Passing Through the Underworld",
    offered=_SWITCHES,
)
"""Every field has its default: thibault is the rule set the fields were named after."""
