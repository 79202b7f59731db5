"""Positions of the pages of the Hyena game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.choosing.samples.sample import Sample

_CHIPS_SIX, _CHIPS_THREE = (0, 0, 0), (1, 1, 1)
"""What the chips show: all green, all white (hyena 2)."""

PAGES: Mapping[str, Sample] = {
    "hyena": Sample("N=30 b0+1+0 b12+4+0 28+3+0 31+3+5 h=1:b16 3 pay", _CHIPS_THREE),
}

SWITCHES: Mapping[tuple[str, str], Sample] = {
    ("hyena", "holes"): Sample(
        "N=80 46+3+0 81+2+20 b74+9+0 h=- 1 throw",
        _CHIPS_SIX,
        (("holes", "80"),),
        played=("6",),
    ),
}
