"""What a game is like, in a line or two: how long it takes, how much is chosen, who is ahead.

The figures are measured (:mod:`cards`). Where a combination was not, they are those of the nearest
that was, and say of which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.words.combos import AnyRuleSet, Combo, summary
from bot.words.library import Texts
from cards import Fit, fitting, is_long
from games.catalogue import rule_set
from games.fields import switches_of

SURE: Final = 0.06
"""The standard error up to which the first player's chance is told."""

FEW: Final = 3
"""With fewer choices in a game their share in what is not thrown would mislead."""

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
    """How long a game is, in minutes and presses."""
    row = fit.row
    return texts.html(
        "card-length",
        long=int(is_long(combo.rules, seats)),
        minutes=max(1, round(row.minutes)),
        presses=about(row.presses),
        points=combo.points,
    )


def _choice(texts: Texts, fit: Fit) -> str:
    """What share of one's moves is a real choice, and how many those are in a game; where hardly
    any is, the throws decide."""
    chosen = about(fit.row.decided) if fit.row.decided >= FEW else 0
    return texts.html("card-choice", chosen=chosen, share=round(100 * fit.row.choices))


def _first(texts: Texts, fit: Fit) -> Iterator[str]:
    """How often the first player wins, where enough games tell that."""
    row = fit.row
    if row.first_se <= SURE:
        drawn = round(100 * row.draws)
        yield texts.html("card-first", share=round(100 * row.first), drawn=drawn)


def _measured(texts: Texts, rules: AnyRuleSet, fit: Fit) -> str:
    """What the figures are of, where they are not of just these rules."""
    part = rule_set(rules.id, switches_of(fit.row.switches))
    return texts.html("card-part", switches=summary(part, texts) or "none")


def about(count: float) -> int:
    """A count as it is told: many in tens."""
    return round(count) if count <= SMALL else 10 * round(count / 10)
