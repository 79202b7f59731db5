"""Positions of Seega's pages."""

from __future__ import annotations

from collections.abc import Mapping

from bot.choosing.samples.sample import Sample

_TAKING = "xo.../..xo./o..x./....x/..xo. 0/0 x move 0"
"""White may take from c4 to c5 and from e2 to e1; then the stone on c5 may take on."""
_LOCKING = "...xo/...xx/...../xx.../o.x.. 0/0 x move 0"
"""White may lock both blue stones in by going from c1 to b1, in four directions and in eight."""
_CROSSED = "...../...../x...x/...../..... 10/12 o place:2 0"
_SHORT = "xo.xo/oxxo./x..ox/.xoo./xo.xo 3/3 x place:1 0"
_FULL = "xxoxo/oxoox/xo.xo/oxxoo/oxoxx 0/0"
_WIDE = "ooxxxox/xooooox/xxxxoox/ooo.xxo/xoxooox/xxoooxx/oxxooxx 0/0"
_SLANT = "x...o/.o.../...x./...../o.... 0/0 x move 3"
_CENTRE = "...../...../..ox./.x.../o...o 0/0 x move 0"
_LEAP = "x..../...../xo.ox/...../o...o 0/0 x move 0"
_QUIET = "x.x../...../....x/...../o...o 0/0 x move"

PAGES: Mapping[str, Sample] = {
    "sidja": Sample(_TAKING, played=("c4-c5xb5",)),
    "siga": Sample(_TAKING),
}

SWITCHES: Mapping[tuple[str, str], Sample] = {
    ("sidja", "size"): Sample(f"{_WIDE} x move 0", switches=(("size", "7"),)),
    ("sidja", "place"): Sample(_SHORT, switches=(("place", "1"),)),
    ("sidja", "cross"): Sample(_CROSSED, switches=(("cross", "on"),)),
    ("sidja", "first_mover"): Sample(f"{_FULL} o move 0", switches=(("first_mover", "last"),)),
    ("sidja", "directions"): Sample(_SLANT, switches=(("directions", "4"),)),
    ("sidja", "continue"): Sample(_TAKING, switches=(("continue", "same"),), played=("c4-c5xb5",)),
    ("sidja", "centre_safe"): Sample(_CENTRE, switches=(("centre_safe", "on"),), played=("b2-b3",)),
    ("sidja", "stuck"): Sample(_LOCKING, switches=(("stuck", "loses"),), played=("c1-b1",)),
    ("sidja", "leaps"): Sample(_LEAP, switches=(("leaps", "all"),)),
    ("sidja", "quiet_limit"): Sample(
        f"{_QUIET} 19", switches=(("quiet_limit", "20"),), played=("a5-a4",)
    ),
    ("siga", "size"): Sample(f"{_WIDE} o move 0", switches=(("size", "7"),)),
    ("siga", "place"): Sample(_SHORT, switches=(("place", "1"),)),
    ("siga", "cross"): Sample(_CROSSED, switches=(("cross", "on"),)),
    ("siga", "first_mover"): Sample(f"{_FULL} x move 0", switches=(("first_mover", "first"),)),
    ("siga", "directions"): Sample(_SLANT, switches=(("directions", "8"),)),
    ("siga", "continue"): Sample(_TAKING, switches=(("continue", "any"),), played=("c4-c5xb5",)),
    ("siga", "centre_safe"): Sample(
        _CENTRE, switches=(("centre_safe", "off"),), played=("b2-b3xc3",)
    ),
    ("siga", "stuck"): Sample(_LOCKING, switches=(("stuck", "loses"),), played=("c1-b1",)),
    ("siga", "leaps"): Sample(_LEAP, switches=(("leaps", "all"),)),
    ("siga", "quiet_limit"): Sample(
        f"{_QUIET} 39", switches=(("quiet_limit", "40"),), played=("a5-a4",)
    ),
}
