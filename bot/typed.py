"""Moves in words: what is offered now is looked for in what somebody wrote.

Nothing is ever parsed into a move. Each offered action has a few forms (as records write it, its
taps joined, the same without what can be left out), and the words are compared with these. Pure.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.steps import THROW_ON, play
from bot.table import Table
from bot.tapping import shown
from bot.taps import Picking, picking
from bot.words import Texts
from games.core import Choose, Throw

Words: TypeAlias = tuple[str, ...]
"""The parts of a move in order: `c2-c3xb3` is `c2`, `c3`, `xb3`."""

LISTED: Final = 16
"""So many moves or squares are named in an answer."""

CLIPPED: Final = 32
"""So much of what somebody wrote is said back."""

THROW: Final = "throw"

_PARTS = re.compile(r"[^\W\d_]*\d+|[^\W\d_]+")
_TAKES = re.compile(r"\bx\s+(?=[^\W\d_]?\d)")
"""The sign of a capture, when it does not stand at the square."""
_LIKE = re.compile(r"[a-z]?x?[a-z]?\d{1,2}", re.ASCII)
_ALIKE = str.maketrans("×авсехн", "xabcexh")
"""Cyrillic letters that look like those of squares, as a Russian keyboard gives them."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was meant: `actions` to be played on end (their text), or the square of a `tap`; else
    `many` of the offered actions fit the `rest`, or none does. `table` is the game as it would be
    before the rest."""

    table: Table
    actions: tuple[str, ...] = ()
    tap: str | None = None
    many: tuple[str, ...] = ()
    rest: Words = ()

    @property
    def clear(self) -> bool:
        """Whether it can be done."""
        return not self.rest


def split(text: str) -> Words:
    """The parts of what somebody wrote, whatever stands between them and in whichever script the
    digits are."""
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_ALIKE)
    digits = "".join(str(unicodedata.decimal(c)) if c.isdecimal() else c for c in plain)
    return tuple(_PARTS.findall(_TAKES.sub("x", digits)))


def like_a_move(table: Table, text: str) -> bool:
    """Whether somebody who writes that means a move: nothing but what looks like a square or a
    number, or is a word of an offered action."""
    known = {word for text in offered(table) for word in split(text)}
    words = split(text)
    return bool(words) and all(word in known or _LIKE.fullmatch(word) for word in words)


def read(table: Table, saved: str | None, text: str) -> Reading:
    """What somebody means who writes that where it is their turn; `saved` is what was tapped on
    the board (see bot/taps.py)."""
    words, now = split(text), table
    seat = _seat(table)
    actions: list[str] = []
    if not words:
        return Reading(table, rest=("",))
    while words:
        if _seat(now) != seat:
            return Reading(now, rest=words)
        taps = picking(now, shown(now), saved if now is table else None)
        found, used = _longest(now, taps, words)
        if len(found) > 1:
            return Reading(now, many=found, rest=words[:used])
        if not found:
            if not actions and taps is not None and len(words) == 1 and taps.after(words[0]):
                return Reading(now, tap=words[0])
            return Reading(now, rest=words)
        actions.append(found[0])
        words = words[used:]
        if words:
            known = found[0] not in (THROW, THROW_ON)  # nobody can know what is thrown
            after = play(now, found[0])[0] if known else None
            if after is None:
                return Reading(now, rest=words)
            now = after
    return Reading(table, actions=tuple(actions))


def refused(texts: Texts, reading: Reading, text: str) -> str:
    """Why that cannot be played, and what can (HTML)."""
    table = reading.table
    whole = reading.rest == split(text) or not any(reading.rest)
    move = clipped(text if whole else " ".join(reading.rest))
    if reading.many:
        return texts.html("spoken-ambiguous", word=move, names=texts.listed(reading.many))
    taps = picking(table, shown(table))
    if taps is None:
        return texts.html("move-not-offered", move=move, moves=_listed(texts, offered(table)))
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


def offered(table: Table) -> tuple[str, ...]:
    """What may be written now."""
    if isinstance(table.turn, Throw):
        return (THROW, THROW_ON) if table.rules.throws_on else (THROW,)
    return tuple(_write(table, action) for action in _offered(table))


def clipped(text: str) -> str:
    """The beginning of what somebody wrote."""
    text = " ".join(text.split())
    return text if len(text) <= CLIPPED else text[: CLIPPED - 1] + "…"


def _longest(table: Table, taps: Picking | None, words: Words) -> tuple[tuple[str, ...], int]:
    """The actions that as many of the first words as possible stand for, and how many those are.
    What is written in full is preferred to what leaves something out."""
    if isinstance(table.turn, Throw):
        ways = [way for way in offered(table) if words[: len(split(way))] == split(way)]
        return ((ways[-1],), len(split(ways[-1]))) if ways else ((), 0)
    forms = [
        (_write(table, action), *_forms(table, action, path, taps))
        for action, path in zip(_offered(table), _paths(table), strict=True)
    ]
    for used in range(len(words), 0, -1):
        for way in (1, 2):
            found = tuple(form[0] for form in forms if words[:used] in form[way])
            if found:
                return found, used
    return (), 0


def _forms(
    table: Table, action: Any, path: tuple[str, ...], taps: Picking | None
) -> tuple[frozenset[Words], frozenset[Words]]:
    """How an action may be written: in full, and with less."""
    text = _write(table, action)
    full = split(text)
    ways = {split(" ".join(path)), split(text.rpartition(":")[2])}
    made = () if taps is None else taps.made
    if made and path[: len(made)] == made:
        ways.add(split(" ".join(path[len(made) :])))
    ways |= {tuple(word.removeprefix("x") for word in way) for way in ways}
    return frozenset({full}), frozenset(ways)


def _write(table: Table, action: Any) -> str:
    return table.rules.write(action)


def _offered(table: Table) -> tuple[Any, ...]:
    return tuple(table.turn.actions) if isinstance(table.turn, Choose) else ()


def _paths(table: Table) -> tuple[tuple[str, ...], ...]:
    return table.rules.steps(table.state, _offered(table))


def _seat(table: Table) -> int | None:
    return table.turn.seat if isinstance(table.turn, Choose | Throw) else None


def _listed(texts: Texts, names: tuple[str, ...]) -> str:
    more = ("…",) if len(names) > LISTED else ()
    return texts.listed((*names[:LISTED], *more))
