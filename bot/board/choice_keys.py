"""The buttons of numbered choices, in as few rows as a small phone has room for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Final

from bot.board.buttons import Act
from bot.board.phone import ROOM, WIDEST, breadth, evenly, in_rows
from bot.board.sight import Sight, told_simply
from bot.board.turn_log import by_number
from bot.table.steps import choices
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from bot.words.signs import numeral
from games.core import Told

MANY: Final = 6
"""More choices than these are set closer, so that the picture stays in sight."""

FEW_ROWS: Final = 3
"""More rows of choices than these leave no room for picture and words on a small phone."""

SPACED: Final = re.compile(" ([→⇄]) ")
"""An arrow with the space around it."""

FATE: Final = ("house", "fate")
"""A house whose name says what else happens there (senet 6.6)."""


def choice_keys(sight: Sight) -> Keyboard:
    """The offered actions, numbered as on the picture: two to four a row where they fit. Of many,
    up to four a row, and a house loses its name if that takes more room (`20→26`). Where that makes
    more than three rows and there is a picture a number has to do: the picture shows whose it
    is."""
    if sight.ear:  # no picture has its numbers
        return in_rows(_keys(sight, close=False))
    if sight.explained and sight.wordy is None:  # it says of each number what it does
        return in_rows(_numbers(sight), WIDEST)
    many = len(choices(sight.table)) > MANY
    most = FEW_ROWS if sight.wordy is None else len(choices(sight.table))
    close, bare = _keys(sight, close=True), _numbers(sight)
    ways = (
        *(() if many else (_by_words(_keys(sight, close=False)),)),
        in_rows(close, 4),
        in_rows(bare, evenly(len(bare))),
    )
    return next((rows for rows in ways if len(rows) <= most), in_rows(bare, WIDEST))


def _by_words(keys: Sequence[Key]) -> Keyboard:
    """Two a row; three or, with less space in their words, four, where that takes a row less: so
    the words above have more room, and the first row stands where the throw stood."""
    tight = [replace(key, text=SPACED.sub(r"\1", key.text)) for key in keys]
    return min(in_rows(keys), in_rows(keys, 3), in_rows(tight, 4), key=len)


def number_lines(sight: Sight) -> list[str]:
    """What the numbers on buttons stand for, where nothing else stands on them."""
    if sight.table.game.status != "playing" or not choices(sight.table) or sight.ear:
        return []
    words = {key.press: key.text for key in _keys(sight, close=True)}
    bare = {numeral(choice.number) for choice in sight.view.choices}
    alone = [key for row in choice_keys(sight) for key in row if key.text in bare]
    told = (words[key.press] for key in alone)
    return [escape("🔢 " + ", ".join(told), quote=False)] if alone else []


def _keys(sight: Sight, *, close: bool) -> list[Key]:
    """A button for each choice, with words; short ones if they stand `close`."""
    table, texts = sight.table, sight.texts
    numbered = {choice.number for choice in sight.view.choices}
    keys = []
    for number, action in enumerate(choices(table), 1):
        told = table.rules.tell(table.state, action)
        told = by_number(told) if told_simply(sight) else told
        before = f"{numeral(number)} " if number in numbered and not sight.ear else ""
        words, short = before + texts.button(told), before + _close(texts, told)
        press = Act(table.rules.write(action)).press(table.game.id, table.game.ply)
        keys.append(Key(short if close and breadth(short) <= ROOM[2] else words, press))
    return keys


def _numbers(sight: Sight) -> list[Key]:
    """The same with their numbers alone; what has none keeps its words."""
    numbered = {choice.number for choice in sight.view.choices}
    return [
        replace(key, text=numeral(number)) if number in numbered else key
        for number, key in enumerate(_keys(sight, close=True), 1)
    ]


def _close(texts: Texts, told: Told) -> str:
    """A button's words as short as they may be: `20→25`; of the houses that has a name which
    brings one more throw at once."""
    args = tuple(
        ("house", "none") if arg != FATE and arg[0] == "house" else arg for arg in told.args
    )
    return SPACED.sub(r"\1", texts.button(Told(told.message, args)))
