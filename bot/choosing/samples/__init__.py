"""The positions on the pages of the rules, one a rule set and one a switch: a module a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.choosing.samples import aseb, hyena, seega, senet
from bot.choosing.samples.sample import Sample

PAGES: Final[Mapping[str, Sample]] = {
    **senet.PAGES,
    **seega.PAGES,
    **hyena.PAGES,
    **aseb.PAGES,
}
"""By rule set: a telling position of it."""

SWITCHES: Final[Mapping[tuple[str, str], Sample]] = {
    **senet.SWITCHES,
    **seega.SWITCHES,
    **hyena.SWITCHES,
    **aseb.SWITCHES,
}
"""By rule set and switch: a position in which the switch, drawn as set, makes a difference."""
