"""The BOT's levels by number: how strong each is, and the buttons to play against it."""

from __future__ import annotations

from bot.board.layout import fold
from bot.choosing.buttons import Choose
from bot.choosing.home_page import Prepared, sealed_lines
from bot.choosing.page import Page
from bot.choosing.play_pages import bot_key, title
from bot.table.seats import levels
from bot.telegram.wire import Key
from bot.words.combos import Combo
from bot.words.library import Texts
from cards import borne
from opponents import LEVELS
from opponents.levels import Measured, expected, ladder, rungs

CLOSE = 60
"""Of a hundred games a level wins fewer against the one below it where luck leaves little room."""

_NEARLY = 99
"""Of a hundred games as many are told at most: nobody always wins."""

_ROW = 4
"""Numbers in a row of buttons."""


def levels_page(texts: Texts, combo: Combo, prepared: Prepared | None = None) -> Page:
    """A folded line for each level, the lowest first, and a button with its number, which begins
    what is `prepared`; behind the lines stand what the numbers mean, and its seal. `ValueError` for
    a game that has none."""
    rules = combo.rules
    found = rungs(ladder(rules.game))
    if not found:
        raise ValueError(f"{rules.game} has no levels")
    strongest = texts.plain(f"level-{levels(rules)[-1]}")
    seal = () if prepared is None else (sealed_lines(texts, prepared),)
    told = _told(texts, combo, found)
    lines = (
        title(texts, rules),
        texts.html("levels-how", count=len(found), level=strongest),
        "\n".join(fold((*(_line(texts, rules.game, each) for each in found), "", told, *seal))),
    )
    keys = [bot_key(str(each.level), combo, f"level-{each.level}", prepared) for each in found]
    rows = (tuple(keys[first : first + _ROW]) for first in range(0, len(keys), _ROW))
    back = Key(texts.plain("key-back"), Choose(combo).press())
    return Page("\n\n".join(lines), (*rows, (back,)))


def _line(texts: Texts, game: str, measured: Measured) -> str:
    strength = LEVELS[f"level-{measured.level}"].strength(game)
    return texts.html(
        "levels-line",
        count=measured.level,
        points=told_points(measured),
        strength=texts.plain(f"strength-{strength}"),
    )


def told_points(measured: Measured) -> int:
    """A rating as it is told: no finer than its standard error."""
    return borne(measured.rating, measured.error)


def _told(texts: Texts, combo: Combo, found: tuple[Measured, ...]) -> str:
    """What the numbers mean, what a level makes of a difference, and by which rules."""
    top, last = found[-1].rating, found[-1]
    share = round(100 * expected(top / (len(found) - 1)))
    most = min(_NEARLY, round(100 * expected(top)))
    own = (last.rules, ()) == (combo.rules.id, combo.rules.switches())
    return "\n".join(
        (
            texts.html("levels-points"),
            texts.html("levels-share", share=share, most=most, close=int(share < CLOSE)),
            texts.html("levels-rules", rules=texts.plain(f"rules-{last.rules}"), own=int(own)),
        )
    )
