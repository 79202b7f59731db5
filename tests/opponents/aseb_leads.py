"""Positions of Aseb in which a side is far ahead, with their exact chances.

`aseb_leads.txt` has 40 of them from games of Novice against Greedy, Golden and Modest. The lead is
of 40 squares or more; beside it stands the chance of the cones, if nobody errs, by the table that
`djehuty solve --game aseb` makes.
"""

from __future__ import annotations

from pathlib import Path

from games.aseb.rules import Aseb
from games.aseb.state import State
from games.catalogue import rule_set

FILE = Path(__file__).with_name("aseb_leads.txt")


def aseb() -> Aseb:
    """The rules to start with."""
    found = rule_set("aseb")
    assert isinstance(found, Aseb)
    return found


def known() -> list[tuple[State, float]]:
    """The positions and their chances."""
    lines = [line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [(aseb().load(position), float(chance)) for position, chance in lines]
