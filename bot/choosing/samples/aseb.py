"""Positions of Aseb's pages."""

from __future__ import annotations

from collections.abc import Mapping

from bot.choosing.samples.sample import Sample

_ONE, _TWO, _THREE = (1, 0, 0, 0), (1, 0, 1, 0), (1, 1, 0, 1)
"""What the sticks show for 1, 2 and 3 (aseb 5)."""

_START = "..../..../............"
_TELLING = "C.C./.S../..S..C..S... C2S2 C0S0 C play:3"
"""A 3 leads to a rosette, on, and onto an enemy; nobody may enter."""

PAGES: Mapping[str, Sample] = {"aseb": Sample(_TELLING, _THREE)}

SWITCHES: Mapping[tuple[str, str], Sample] = {
    ("aseb", "dice"): Sample(_TELLING, (2,), (("dice", "bone"),)),
    ("aseb", "pieces"): Sample(f"{_START} C7S7 C0S0 C start", switches=(("pieces", "7"),)),
    ("aseb", "safe"): Sample("..../..../.C.S........ C4S4 C0S0 C play:2", _TWO, (("safe", "off"),)),
    ("aseb", "rosettes"): Sample(
        "..../..../.C.......... C4S5 C0S0 C play:2",
        _TWO,
        (("rosettes", "off"),),
        played=("6-8",),
    ),
    ("aseb", "first"): Sample(f"{_START} C5S5 C0S0 C start", _ONE, (("first", "throw_off"),)),
}
