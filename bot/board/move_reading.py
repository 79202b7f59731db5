"""Moves in words: what is offered now is looked for in what somebody wrote.

Nothing is ever parsed into a move. Each offered action has a few forms (as records write it, its
taps joined, the same without what can be left out), and the words are compared with these. Pure.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal, TypeAlias

from bot.table.picking import Picking, picking, shown, tapped_on
from bot.table.steps import THROW, THROW_ON, acting, choices, offered, play
from bot.table.table import Table
from bot.words.library import Texts
from games.core import Throw

Words: TypeAlias = tuple[str, ...]
"""The parts of a move in order: `c2-c3xb3` is `c2`, `c3`, `xb3`."""

Stop: TypeAlias = Literal["turn", "throw", "not"]
"""Why a line of several moves cannot be played to its end: the turn is over before that, nobody can
know what will be thrown, or the next part is no move there."""

LONGEST: Final = 200
"""A text of more characters is no move, and is not looked at: a line of moves is far shorter."""

MOST: Final = 40
"""Nor is one of more parts (one character may stand for eighteen letters of four words)."""

LISTED: Final = 16
"""So many moves or squares are named in an answer."""

CLIPPED: Final = 32
"""So much of what somebody wrote is said back."""

_PARTS = re.compile(r"[^\W\d_]*\d+|[^\W\d_]+")
_TAKES = re.compile(r"\bx\s+(?=[^\W\d_]?\d)")
"""The sign of a capture, when it does not stand at the square."""
_SQUARE = re.compile(r"[a-z]?x?[a-wyz]\d{1,2}", re.ASCII)
_NUMBER = re.compile(r"x?\d{1,2}", re.ASCII)
_ALIKE = str.maketrans("×авсехн", "xabcexh")
"""Cyrillic letters that look like those of squares, as a Russian keyboard gives them."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was meant at a table: `actions` to be played in a row (their text), or the square of a
    `tap`. If there is a `rest` nothing is played: `stop` is why it could not follow the actions, or
    `many` actions fit it."""

    table: Table
    actions: tuple[str, ...] = ()
    tap: str | None = None
    many: tuple[str, ...] = ()
    rest: Words = ()
    stop: Stop = "not"

    @property
    def clear(self) -> bool:
        """Whether it can be done."""
        return not self.rest


def split(text: str) -> Words:
    """The parts of what somebody wrote, whatever stands between them and in whichever script the
    digits are. None of a text that is too long to be a move."""
    if len(text) > LONGEST:
        return ()
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_ALIKE)
    digits = "".join(str(unicodedata.decimal(c)) if c.isdecimal() else c for c in plain)
    words = tuple(_PARTS.findall(_TAKES.sub("x", digits)))
    return words if len(words) <= MOST else ()


def like_a_move(table: Table, text: str) -> bool:
    """Whether somebody who writes that means a move: nothing but what looks like a square, or is a
    word of an offered action; a number where the game's moves are written in numbers."""
    words = split(text)
    if not words:
        return False
    known = {word for way in offered(table) for word in split(way)}
    strange = [word for word in words if word not in known and not _SQUARE.fullmatch(word)]
    return not strange or (all(map(_NUMBER.fullmatch, strange)) and _in_numbers(table))


def _in_numbers(table: Table) -> bool:
    """Whether an action that is offered or was played just now is written in numbers (`9-13`)."""
    played = (p.action for p in table.recent if p.faces is None)
    written = (table.rules.write(action) for action in chain(choices(table), played))
    return any(word.isdecimal() for text in written for word in split(text))


def read(table: Table, saved: str | None, text: str) -> Reading:
    """What somebody means who writes that where it is their turn; `saved` is what was tapped on
    the board (see bot/table/picking.py)."""
    words, now = split(text), table
    actions: list[str] = []
    if not words:
        return Reading(table, rest=("",))
    while words:
        taps = picking(now, shown(now), saved if now is table else None)
        found, used = longest(now, taps, words)
        if len(found) > 1:
            return Reading(table, tuple(actions), many=found, rest=words[:used])
        if not found:
            if not actions and taps is not None and len(words) == 1 and taps.after(words[0]):
                return Reading(table, tap=words[0])
            return Reading(table, tuple(actions), rest=words)
        actions.append(found[0])
        words = words[used:]
        if words:
            if found[0] in (THROW, THROW_ON):
                return Reading(table, tuple(actions), rest=words, stop="throw")
            after = play(now, found[0])[0]
            if after is None or acting(after) != acting(table):
                return Reading(table, tuple(actions), rest=words, stop="turn")
            now = after
    return Reading(table, tuple(actions))


def refused(texts: Texts, reading: Reading, text: str) -> str:
    """Why that cannot be played, and what can (HTML)."""
    if reading.actions:
        return _nothing_played(texts, reading)
    table = reading.table
    whole = reading.rest == split(text) or not any(reading.rest)
    move = clipped(text if whole else " ".join(reading.rest))
    if reading.many:
        return texts.html("spoken-ambiguous", word=move, names=_listed(texts, reading.many))
    taps = picking(table, shown(table))
    if taps is None:
        moves = _listed(texts, _on_buttons(table, texts))
        if not tapped_on(table.rules) and all(map(_SQUARE.fullmatch, split(text))):
            game, number = texts.plain(f"game-{table.rules.game}"), str(table.game.id)
            return texts.html("move-no-squares", move=move, game=game, id=number, moves=moves)
        return texts.html("move-not-offered", move=move, moves=moves)
    made = taps.given or reading.rest[:1]  # a stone that has to go on, or the one that was named
    targets = tuple(path[-1] for path in taps.left(made).values()) if made else ()
    if targets:
        return texts.html(
            "move-targets", move=move, square=made[-1], squares=_listed(texts, targets)
        )
    squares = tuple(dict.fromkeys(path[0] for path in taps.paths))
    stones = max(map(len, taps.paths)) > 1
    return texts.html(
        "move-stones" if stones else "move-squares", move=move, squares=_listed(texts, squares)
    )


def _nothing_played(texts: Texts, reading: Reading) -> str:
    """Why none of several moves was played. What could be after the first is not told: nothing has
    been played, and it may be the other side's to choose."""
    done, rest = clipped(" ".join(reading.actions)), clipped(" ".join(reading.rest))
    if reading.many:
        names = _listed(texts, reading.many)
        return texts.html("move-then-many", done=done, rest=rest, names=names)
    return texts.html(f"move-then-{reading.stop}", done=done, rest=rest)


def _on_buttons(table: Table, texts: Texts) -> tuple[str, ...]:
    """What is offered now, as the buttons of a board call it."""
    turn = table.turn
    if isinstance(turn, Throw):
        words = texts.plain(f"key-throw-{turn.device.kind}")
        return (words, texts.plain("key-throw-on")) if table.rules.throws_on else (words,)
    return tuple(texts.button(table.rules.tell(table.state, one)) for one in choices(table))


def clipped(text: str) -> str:
    """The beginning of what somebody wrote."""
    text = " ".join(text.split())
    return text if len(text) <= CLIPPED else text[: CLIPPED - 1] + "…"


@dataclass(frozen=True, slots=True)
class _Forms:
    """How the offered actions may be written: in `full`, or leaving something out (`less`). Each
    form has the texts of those it stands for; `longest` is the number of parts of the longest."""

    full: Mapping[Words, tuple[str, ...]]
    less: Mapping[Words, tuple[str, ...]]
    longest: int


def longest(table: Table, taps: Picking | None, words: Words) -> tuple[tuple[str, ...], int]:
    """The actions that as many of the first words as possible stand for, and how many those are.
    What is written in full is preferred to what leaves something out."""
    forms = _forms(table, taps)
    for used in range(min(len(words), forms.longest), 0, -1):
        found = forms.full.get(words[:used]) or forms.less.get(words[:used])
        if found:
            return found, used
    return (), 0


def _forms(table: Table, taps: Picking | None) -> _Forms:
    """How what is offered may be written: as records do; its taps, or those that are left to make;
    without the throw it is for, or the sign of a capture."""
    full, less = dict[Words, tuple[str, ...]](), dict[Words, tuple[str, ...]]()
    texts = offered(table)
    for text in texts:
        way = split(text)
        full[way] = (*full.get(way, ()), text)
    made = () if taps is None else taps.made
    paths = table.rules.taps(table.state, choices(table))
    for text, path in zip(texts, paths, strict=False):  # throws have none
        ways = {split(" ".join(path)), split(text.rpartition(":")[2])}
        if made and path[: len(made)] == made:
            ways.add(split(" ".join(path[len(made) :])))
        ways |= {tuple(word.removeprefix("x") for word in way) for way in ways}
        for way in ways:
            less[way] = (*less.get(way, ()), text)
    return _Forms(full, less, max(map(len, chain(full, less)), default=0))


def _listed(texts: Texts, names: tuple[str, ...]) -> str:
    more = ("…",) if len(names) > LISTED else ()
    return texts.listed((*names[:LISTED], *more))
