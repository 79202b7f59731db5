"""What a game is like, in a line or two: how long it takes, how much is chosen, who is ahead.

The figures are measured (:mod:`cards`). Where a combination was not, they are those of the nearest
that was, and say of which.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from bot.table.measures import ERRORS
from bot.words.combos import AnyRuleSet, Combo, summary
from bot.words.library import Texts
from cards import TOLD, Fit, borne, fitting, is_long
from games.catalogue import rule_set
from games.fields import switches_of

SURE: Final = 0.035
"""The standard error up to which it is told that beginning makes no difference; as a number the
first player's chance is told only of :data:`cards.TOLD` games."""

FEW: Final = 3
"""With fewer choices in a game their share in what is not thrown would mislead."""

TWO: Final = 2
"""Of more players nobody plays alone."""

SMALL: Final = 40
"""Up to so many presses each counts; more are told in tens."""


def card_lines(texts: Texts, combo: Combo) -> Iterator[str]:
    """The card of a combination: by the fewest and the most players, where more than two can play.
    Nothing for rules that were not measured."""
    rules = combo.rules
    seats = sorted({min(rules.seats), max(rules.seats)})
    fits = [(count, fit) for count in seats if (fit := fitting(rules, count)) is not None]
    for count, fit in fits:
        many = texts.html("card-players", players=count) + " " if len(seats) > 1 else ""
        yield many + _length(texts, combo, count, fit)
        if count == seats[0]:
            yield _choice(texts, fit)
        yield from _first(texts, fit)
    if fits and not fits[0][1].exact:
        yield _measured(texts, rules, fits[0][1])


def _length(texts: Texts, combo: Combo, seats: int, fit: Fit) -> str:
    """How long a game is, in minutes and presses; of many in presses alone: the minutes are those
    of one person against BOTs, who wait for nobody."""
    row = fit.row
    if seats > TWO:
        return texts.html("card-taps", presses=about(row.presses, row.presses_se))
    return texts.html(
        "card-length",
        long=int(is_long(combo.rules, seats)),
        minutes=max(1, borne(row.minutes, row.minutes_se)),
        presses=about(row.presses, row.presses_se),
        points=combo.points,
    )


def _choice(texts: Texts, fit: Fit) -> str:
    """What share of one's moves is a real choice, and how many those are in a game; where hardly
    any is, the throws decide."""
    row = fit.row
    chosen = about(row.decided, row.decided_se) if row.decided >= FEW else 0
    share = borne(100 * row.choices, 100 * row.choices_se)
    return texts.html("card-choice", chosen=chosen, share=share)


def _first(texts: Texts, fit: Fit) -> Iterator[str]:
    """How often the first player wins, with its error, or that it makes no difference; nothing
    where too few games were played to say either."""
    row = fit.row
    even = abs(row.first - row.even) <= ERRORS * row.first_se
    if row.first_se <= SURE and (even or row.level_games >= TOLD):
        yield texts.html(
            "card-first",
            even=int(even),
            share=round(100 * row.first),
            error=ceil(ERRORS * 100 * row.first_se),
            drawn=borne(100 * row.draws, 100 * row.draws_se),
        )


def _measured(texts: Texts, rules: AnyRuleSet, fit: Fit) -> str:
    """What the figures are of, where they are not of just these rules."""
    part = rule_set(rules.id, switches_of(fit.row.switches))
    return texts.html("card-part", switches=summary(part, texts) or "none")


def about(count: float, error: float) -> int:
    """A count as it is told: many in tens, none finer than its standard error."""
    return borne(count, error, 1 if count <= SMALL else 10)
