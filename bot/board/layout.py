"""The parts of a caption, and how they are put together.

The taller the picture and its buttons are, the closer the words stand. What has no room goes into a
quotation that unfolds. Its first three lines are seen before that, so what is wanted first stands
on top: a lesson, since it is told once alone, and what came of the turn before. At a first turn the
goal stands above what others did. One turn in a roomy layout (`CLOSE`) and in a tight one
(`TIGHT`), with `│` before what is folded:

    Senet · Thibault’s rules            Senet · Thibault’s rules
    ⚪️ Anna: 🎲3 7→10                   │ 💡 A piece that goes back may not …
    │ ⚪️ Anna, cones: on 3, 7, 10       │ ⚪️ Anna: 🎲3 7→10
    │ 🔵 BOT, spindles: on 14, 20       │ ⚪️ Anna, cones: on 3, 7, 10
    │ 🔒 Seal of game №12 …             │ 🔵 BOT, spindles: on 14, 20
    💡 A piece that goes back may not … │ 🔒 Seal of game №12 …
    ▶️ 🔵 BOT plays                     ▶️ 🔵 BOT plays

What was done stands first in each, and what is due stands last, just above the buttons. Empty lines
above that fill the room (:func:`filled`), so that nothing moves from ply to ply.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from bot.board.phone import LINE, QUOTE, seen_folded, words_height

Lines = Sequence[str]


QUOTE_END = "</blockquote>"


class Layout(Enum):
    """How the parts stand, from the roomiest on."""

    SPACED = auto()
    """Each part by itself, with a line between them."""
    CLOSE = auto()
    """No empty lines."""
    BRIEF = auto()
    """A short title, no switches, the sides on one line where buttons are a map."""
    FOLDED = auto()
    """The sides, and what was done last, in a quotation."""
    TAUGHT = auto()
    """The lesson in the quotation, too: on top of it."""
    OPEN = auto()
    """Little in sight, and all else folded. Where something hangs on a choice: what is to be known,
    the chances, and what is due. At a first turn: the goal, the lesson, and what is due."""
    BEGUN = auto()
    """At a first throw: what is to be known stands above what is due, in place of the title. At
    another first turn: the goal in sight, and the lesson first in the quotation."""
    TIGHT = auto()
    """The title above, what is due below, and all else in the quotation. There a lesson comes
    first; then what hangs on the choice, what is to be known, what was done last, and reasons.
    Before a throw what was done last stands above what is to be known."""
    TIGHTEST = auto()
    """The title in the quotation, too: at its end. When a game is over what was sealed stands in
    the same quotation as all else."""
    LEAST = auto()
    """When a game is over who won alone is in sight."""


@dataclass(frozen=True)
class Parts:
    """The parts of a game's caption, each lines of HTML."""

    title: Lines
    """The game, its rules, its number."""
    brief: str
    """The rules and the number, on one line."""
    switches: Lines
    match: Lines
    goal: Lines
    sides: Lines
    result: Lines
    """What came of it, where that is more than one step tells."""
    log: Lines
    """What was done last."""
    only: Lines
    """Why there was nothing else to do."""
    lesson: Lines
    secret: Lines
    """What was sealed, at the end."""
    known: Lines
    """What is to be known before acting."""
    stakes: Lines
    """What hangs on a choice: chances."""
    why: Lines
    """Reasons, and chances of a throw."""
    due: Lines
    """Whose turn it is, or how the game ended, and what is offered."""
    seal: Lines
    """The whole seal, and what was brought: always the end of a quotation."""
    over: bool
    figures: Lines = ()
    """How ratings moved by a game that is over."""
    earlier: Lines = ()
    """What was done before that, since people have last chosen something."""
    places: Lines = ()
    """Who came in which place, briefly: for where the sides are folded."""
    throw: bool = False
    """Whether a throw is due, so that nothing has to be weighed first."""
    bare: bool = False
    """Whether there is no picture, so that the words alone show where everything is."""


def arranged(parts: Parts, layout: Layout, *, close: bool) -> str:
    """The caption in that layout; `close` if it never has empty lines."""
    if parts.over:
        return _ended(parts, layout, close=close)
    match layout:
        case Layout.SPACED:
            return _whole(parts, "\n" if close else "\n\n")
        case Layout.CLOSE:
            return _whole(parts, "\n")
        case Layout.BRIEF:
            return _brief(parts)
        case Layout.FOLDED:
            return _folded(parts, parts.goal, parts.lesson)
        case Layout.TAUGHT:
            return _folded(replace(parts, result=_news(parts)), parts.goal, ())
        case Layout.OPEN | Layout.BEGUN | Layout.TIGHT:
            return _close(parts, layout)
        case Layout.TIGHTEST | Layout.LEAST:
            return _tight(parts, [], parts.title)


def _close(parts: Parts, layout: Layout) -> str:
    """What is wanted now in sight, and the rest folded."""
    if layout is Layout.OPEN and (parts.stakes or parts.goal):
        return _open(parts) if parts.stakes else _first(parts)
    if layout is Layout.BEGUN and parts.throw and parts.goal and parts.known:
        told = _tight(replace(parts, known=(), due=()), [], parts.title)
        return "\n".join((told, *parts.known, *parts.due))
    if layout is Layout.BEGUN and parts.goal and not parts.stakes:
        return _first(replace(parts, lesson=()), parts.lesson)
    return _tight(parts, parts.title, [])


def fold(lines: Lines) -> list[str]:
    """The lines in a quotation that unfolds."""
    return ["<blockquote expandable>" + "\n".join(lines) + "</blockquote>"] if lines else []


def held(caption: str, room: float) -> str:
    """A caption of lines that takes no more than so many pixels, if folding can do that: its first
    lines stay in sight, and the others stand in a quotation that unfolds."""
    lines = caption.split("\n")
    for count in range(len(lines), 0, -1):
        seen = "\n".join(lines[:count]).rstrip("\n")
        folded = "\n".join((seen, *fold(_trimmed(lines[count:]))))
        if words_height(folded) <= room:
            break
    return folded


def filled(caption: str, room: float, due: Lines, letters: int) -> str:
    """A caption that takes the whole room, by empty lines above what is `due` at its end: so from
    ply to ply the picture stays where it is, and whose turn it is stands just above the buttons.
    An empty line is a letter, and of those Telegram takes only so many more."""
    empty = min(letters, int((room - words_height(caption)) // LINE))
    lines = caption.split("\n")
    last = len("\n".join(due).split("\n"))
    if not due or empty < 1 or last >= len(lines) or QUOTE_END in "\n".join(lines[-last:]):
        return caption
    return "\n".join((*lines[:-last], *[""] * empty, *lines[-last:]))


def _trimmed(lines: Sequence[str]) -> Sequence[str]:
    """The lines without empty ones before and behind them."""
    return "\n".join(lines).strip("\n").split("\n") if any(lines) else ()


def _news(p: Parts) -> Lines:
    """The lesson and what came of a turn, for the top of a quotation. Where not both are seen there
    the lesson comes first: it is not told again."""
    both = (*p.result, *p.lesson)
    return both if seen_folded(both) else (*p.lesson, *p.result)


def _whole(p: Parts, between: str) -> str:
    """Where there is room the pieces, which the picture shows, too, stand above the folded seal,
    and all that was done in clear sight."""
    shown, folded = (p.sides, ()) if p.bare else ((), p.sides)
    every = (
        (*p.title, *p.switches, *p.match, *p.goal),
        shown,
        (*p.result, *p.earlier, *p.log, *p.only, *fold((*folded, *p.seal))),
        p.lesson,
        (*p.known, *p.stakes, *p.why, *p.due),
    )
    return between.join("\n".join(part) for part in every if part)


def _ended(p: Parts, layout: Layout, *, close: bool) -> str:
    """A game that is over: first of all who won and who lost."""
    if layout in (Layout.SPACED, Layout.CLOSE, Layout.BRIEF):
        named = () if layout is Layout.BRIEF else p.switches
        log = (*p.result, *p.log, *p.only)
        sides = p.sides or p.places
        every = (p.due, (*p.title, *named, *p.match), p.figures, sides, log, p.secret)
        between = "\n" if close or layout is not Layout.SPACED else "\n\n"
        return between.join("\n".join(part) for part in every if part)
    if layout in (Layout.TIGHTEST, Layout.LEAST):
        seen = 1 if layout is Layout.LEAST else len(p.due)
        told = (*p.places, *p.due[seen:], *p.match, *p.figures, *p.log)
        told = (*told, *p.switches, *p.sides, *p.title)
        return "\n".join((*p.due[:seen], *fold((*told, *map(_unfolded, p.secret)))))
    # Who came in which place is seen once: with where they stand it lies further down.
    folded = (*p.match, *p.figures, *p.log, *p.switches, *p.sides)
    return "\n".join((*p.due, *p.places, *p.title, *fold(folded), *p.secret))


def _unfolded(html: str) -> str:
    """The lines of a quotation, to stand in another one: each takes the room of three lines."""
    return QUOTE.sub(lambda quote: quote[1], html)


def _brief(p: Parts) -> str:
    above = (p.brief, *p.match, *p.goal)
    told = _sealed(p.sides, (*p.result, *p.log, *p.only, *p.earlier), p.seal)
    return "\n".join((*above, *told, *p.lesson, *p.known, *p.stakes, *p.why, *p.due))


def _sealed(sides: Lines, told: Lines, seal: Lines) -> Lines:
    """The pieces and what was done, with the seal folded below one of them or both. A quotation
    shows its first three lines: what is put there must be seen, and then the seal takes no room.
    What was done is never parted: two players' lines stand both in a quotation, or neither."""
    if seen_folded((*sides, *told)):
        return fold((*told, *sides, *seal))
    if told and seen_folded(told):
        return (*fold((*told, *seal)), *sides)
    return (*told, *fold((*sides, *seal)))


def _folded(p: Parts, goal: Lines, lesson: Lines) -> str:
    folded = (
        *(*p.result, *p.log, *p.only, *p.earlier),
        *(*p.sides, *p.match, *p.switches, *p.seal),
    )
    told = (*goal, *fold(folded), *lesson, *p.known, *p.stakes, *p.why)
    return "\n".join((*p.title, *told, *p.due))


def _open(p: Parts) -> str:
    told = (*_news(p), *p.goal, *p.log, *p.only, *p.earlier, *p.why)
    folded = (*told, *p.sides, *p.match, *p.switches, *p.title, *p.seal)
    return "\n".join((*p.known, *p.stakes, *fold(folded), *p.due))


def _first(p: Parts, news: Lines = ()) -> str:
    """A first turn: the goal, and the lesson or what is to be known, in sight; `news` above all
    that is folded."""
    shown, known = (p.lesson, p.known) if p.lesson else (p.known, ())
    told = (*news, *known, *p.stakes, *p.why, *p.result, *p.log, *p.only, *p.earlier)
    folded = (*told, *p.sides, *p.match, *p.switches, *p.title, *p.seal)
    return "\n".join((*p.goal, *shown, *fold(folded), *p.due))


def _tight(p: Parts, above: Lines, below: Lines) -> str:
    log = (*p.log, *p.only, *p.earlier)
    known = (*log, *p.known) if p.throw else (*p.known, *log)
    told = (*_news(p), *p.stakes, *p.goal, *known, *p.why)
    folded = (*told, *p.sides, *p.match, *p.switches, *below, *p.seal)
    return "\n".join((*above, *fold(folded), *p.due))
