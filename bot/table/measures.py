"""What was measured of rules and of the BOT, as ratings need it: what a seat is worth, and how
strong the BOT's levels are."""

from __future__ import annotations

from math import log
from types import MappingProxyType
from typing import Final

from bot.table.glicko import BEGIN, LEAST, Rating
from bot.table.table import AnyRules
from cards import fitting
from opponents import LEVELS
from opponents.levels import BOTTOM, TOP, ladder

ERRORS: Final = 2
"""So many standard errors are told behind a number, and a share must be from an even one to count:
95 times of a hundred what is true lies within them."""

BEGINNERS: Final = MappingProxyType({"thibault": 100.7, "sidja": 250.8})
"""By rule set: so many Elo points a beginner (half the choices with an eye for what is near, half
any: `cards/players.py`) is above level 1, which is the zero of the ladders. A rating of 1500 is a
beginner's. Measured in 4,000 and 2,000 games, ± 5.7 and ± 9.9 (`python -m bench.anchors 4000`)."""


def lead(rules: AnyRules, seats: int) -> float:
    """By how much the first to play is better off against any other one among equals, in log-odds;
    0 where an even share lies within two errors, or nothing was measured."""
    fit = fitting(rules, seats)
    if fit is None or abs(fit.row.first - fit.row.even) <= ERRORS * fit.row.first_se:
        return 0.0
    other = (1 - fit.row.first - fit.row.draws) / (seats - 1)
    share = 0.5 + (fit.row.first - other) / 2
    return log(share / (1 - share))


def edge(rules: AnyRules, seats: int, mine: int, theirs: int) -> float:
    """By how much one seat is better off than another among equals, in log-odds."""
    return lead(rules, seats) * ((mine == 0) - (theirs == 0)) if 0 in (mine, theirs) else 0.0


def anchor(rules: AnyRules, bot: str | None) -> Rating | None:
    """The fixed rating of a BOT by these rules; None where its strength was not measured by just
    these."""
    beginner, found = BEGINNERS.get(rules.id), ladder(rules.game)
    name = {BOTTOM: "level-1", TOP: f"level-{len(found)}"}.get(bot or "", bot or "")
    if beginner is None or not found or name not in LEVELS or rules.switches():
        return None
    level = found[LEVELS[name].number - 1]
    if (level.rules, level.version) != (rules.id, rules.version):
        return None
    return Rating(BEGIN - beginner + level.rating, max(LEAST, level.error))
