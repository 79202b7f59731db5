"""The parts of a caption, and how they are put together.

The taller the picture and its buttons are, the closer the words stand. What has no room goes into a
quotation that unfolds. Its first three lines are seen before that, so what is wanted first stands
on top: what came of the newest turn and that turn, then a lesson, then turns before. Where not both
are seen the lesson stands first, since it is told once alone. Whole sentences are seen there
(:func:`whole`): what would break off is behind the fold. One turn in a roomy layout (`CLOSE`) and
in a tight one (`TIGHT`), with `│` before what is folded:

    Senet · Thibault’s rules            Senet · Thibault’s rules
    ⚪️ Anna: 🎲3 7→10                   │ ⚪️ Anna: 🎲3 7→10
    │ ⚪️ Anna, cones: on 3, 7, 10       │ 💡 A piece that goes back may not …
    │ 🔵 BOT, spindles: on 14, 20       │ ⚪️ Anna, cones: on 3, 7, 10
    │ 🔒 Seal of game №12 …             │ 🔵 BOT, spindles: on 14, 20
    💡 A piece that goes back may not … │ 🔒 Seal of game №12 …
    ▶️ 🔵 BOT plays                     ▶️ 🔵 BOT plays

What was done stands first in each, and what is due stands last, just above the buttons. Empty lines
above that fill the room (:func:`filled`), so that nothing moves from ply to ply.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import combinations, takewhile
from typing import Final

from bot.board.phone import (
    COLUMNS,
    FOLD,
    LINE,
    NARROW_COLUMNS,
    QUOTE,
    QUOTED_COLUMNS,
    lines_of,
    seen_folded,
    words_height,
)

Lines = Sequence[str]


EDGE: Final = "\N{INVISIBLE SEPARATOR}"
"""In a quotation, before what never comes into the open; nobody gets it."""

CUT: Final = "\N{INVISIBLE PLUS}"
"""Where a line was broken in two; nobody gets it."""

CUT_HERE: Final = re.compile(rf"{CUT}\n+")

MOST_EMPTY: Final = 2
"""So many empty lines look like no hole."""

QUOTE_START: Final = "<blockquote expandable>"
QUOTE_END: Final = "</blockquote>"


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
    """The lesson in the quotation, too: behind the newest turn."""
    OPEN = auto()
    """Little in sight, and all else folded. Where something hangs on a choice: what is to be known,
    the chances, and what is due. At a first turn: the goal, the lesson, and what is due."""
    BEGUN = auto()
    """Where something hangs on a choice: what it is about in sight, and what each way brings on top
    of the quotation. Before a throw, here and in `OPEN`: what is to be known stands above what is
    due, in place of the title, but not of who has won. At another first turn: the goal in sight,
    and the lesson in the quotation."""
    TIGHT = auto()
    """The title above, what is due below, and all else in the quotation. There the newest turn
    comes first, then a lesson; then what hangs on the choice, what is to be known, older turns, and
    reasons. Before a throw older turns stand above what is to be known."""
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
    """What was done last, turn by turn, the newest at the end."""
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
    began: Lines = ()
    """How the game began, before that: who had to, and what the signs mean."""
    won: bool = False
    """Whether the title says who has won already: that is in sight."""
    ending: Lines = ()
    """The move that ended the game, where nobody pressed it."""
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
            return _folded(replace(parts, lesson=()), parts.lesson)
        case Layout.TAUGHT:
            return _folded(parts, ())
        case Layout.OPEN | Layout.BEGUN | Layout.TIGHT:
            return _close(parts, layout)
        case Layout.TIGHTEST | Layout.LEAST:
            return _tight(parts, [], parts.title)


def _close(parts: Parts, layout: Layout) -> str:
    """What is wanted now in sight, and the rest folded."""
    if layout is Layout.OPEN and (parts.stakes or parts.goal):
        return _open(parts) if parts.stakes else _first(parts)
    if layout is Layout.BEGUN and parts.stakes and parts.known:
        return _open(parts, folds_stakes=True)
    if layout in (Layout.OPEN, Layout.BEGUN) and parts.throw and parts.known:
        above = parts.title if parts.won else []
        below = [] if parts.won else parts.title
        told = _tight(replace(parts, known=(), due=()), above, below)
        return "\n".join((told, *parts.known, *parts.due))
    if layout is Layout.BEGUN and parts.goal and not parts.stakes:
        return _first(replace(parts, lesson=()), parts.lesson)
    return _tight(parts, parts.title, [])


def fold(lines: Lines) -> list[str]:
    """The lines in a quotation that unfolds, in their order."""
    return [QUOTE_START + "\n".join(lines) + QUOTE_END] if lines else []


def quoted(lines: Lines, rest: Lines = ()) -> list[str]:
    """The same on a board: whole sentences are in sight, and the `rest` only if all lines are. With
    the marks by which :func:`opened` can put lines into the open."""
    told = [part for line in lines for part in line.split("\n")]
    every = whole(told, (EDGE + rest[0], *rest[1:]) if told and rest else rest)
    return [QUOTE_START + "\n".join(every) + QUOTE_END] if every else []


def whole(lines: Lines, rest: Lines = ()) -> Lines:
    """The lines of a quotation, in such an order that whole sentences alone are seen of it before
    it is unfolded. A line of which less would be seen ends there with a sentence, or is passed over
    by one that has room. Empty lines take what is left, also where letters are narrower."""
    if seen_folded((*lines, *rest)):
        return (*lines, *rest)
    seen, hidden = list[str](), list[str]()
    for at, line in enumerate(lines):
        first, second = _broken(line, seen)
        if _leads_on(line):  # what it names would stand elsewhere
            hidden += lines[at:]
            break
        if seen_folded((*seen, line)):
            seen.append(line)
        elif second:
            seen.append(first + CUT)
            hidden = [second, *hidden, *lines[at + 1 :]]
            break
        else:
            hidden.append(line)
    while not hidden and rest and seen_folded((*seen, rest[0])) and not _leads_on(rest[0]):
        seen, rest = [*seen, rest[0]], rest[1:]
    while seen and seen_folded((*seen, ""), NARROW_COLUMNS):
        seen.append("")
    return (*seen, *hidden, *rest)


def opened(caption: str, room: float) -> str:
    """The caption with what was done in the open above its quotation, line by line, as far as there
    is room: while some of it is behind the fold, or more than `MOST_EMPTY` lines would be empty."""
    while EDGE in caption:
        before, _, behind = caption.partition(QUOTE_START)
        inside, _, after = behind.partition(QUOTE_END)
        told, _, rest = inside.partition(EDGE)
        uncut = CUT_HERE.sub(" ", told).strip("\n")
        first, *more = filter(None, uncut.split("\n")) if uncut else [""]
        empty = (room - words_height(caption)) // LINE
        if not first or (empty <= MOST_EMPTY and seen_folded((first, *more))):
            break
        under = quoted(more, rest.split("\n"))
        further = f"{before}{first}\n{''.join(under)}{after}"
        if words_height(further) > room:
            break
        caption = further
    return caption


def unmarked(caption: str) -> str:
    """The caption as it is sent, without our own marks."""
    return caption.replace(EDGE, "").replace(CUT, "")


def _leads_on(line: str) -> bool:
    """Whether what it names stands on the next line."""
    return line.endswith(":")


def led(caption: str, line: str) -> str:
    """The caption with that line on top of its first quotation."""
    before, lines, after = _quotation(caption)
    return before + "".join(quoted((line, *lines))) + after


SENTENCE: Final = re.compile(r"(?<=[.!?؟])(?:</\w+>)* ")
"""Where the next sentence of a line begins."""

NUMBER: Final = 12
"""A stop before so many letters may stand behind a number."""

STEP: Final = re.compile(r" (?=· )")
"""Where the next action of a turn begins, in the line that tells it."""


def _broken(line: str, above: Lines) -> tuple[str, str]:
    """The line in two, the first of which is as much as is seen whole below what is `above`:
    sentences, or in what would else be cut anywhere the actions of a turn. The line itself where
    there is no such place, or all of it is seen."""
    if seen_folded((*above, line)):
        return line, ""
    for ends in (SENTENCE,) if above else (SENTENCE, STEP):
        for end in reversed(list(ends.finditer(line))):
            first, second = line[: end.end()].rstrip(), line[end.end() :]
            if len(first) > NUMBER and seen_folded((*above, first)):
                return first, second
    return line, ""


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
    More of them than look like no hole stand above the quotation, too. An empty line is a letter,
    and of those Telegram takes only so many more."""
    empty = min(letters, int((room - words_height(caption)) // LINE))
    lines = caption.split("\n")
    last = len("\n".join(due).split("\n"))
    if not due or empty < 1 or last >= len(lines) or QUOTE_END in "\n".join(lines[-last:]):
        return caption
    quotes = [at for at, line in enumerate(lines) if at and line.startswith(QUOTE_START)]
    above = empty // 2 if quotes and empty > MOST_EMPTY else 0
    first = quotes[0] if quotes else 0
    told = (*lines[:first], *[""] * above, *lines[first:-last])
    return "\n".join((*told, *[""] * (empty - above), *lines[-last:]))


def brought_out(caption: str, turns: Sequence[Lines], fits: Callable[[str], bool]) -> str:
    """The caption with what was done right above its quotation, as far as it `fits`: each turn that
    is not there yet in the first of its ways that does. What is folded of it comes out, in whatever
    words: it is not told twice."""
    before, folded, after = _quotation(caption)
    for ways in turns:
        tried = () if any(way in before.split("\n") for way in ways) else ways
        for line in tried:
            rest = [each for each in folded if each not in ways]
            longer = "".join((before, line, "\n", *quoted(rest), after))
            if rest and fits(longer):
                caption, before, folded = longer, f"{before}{line}\n", rest
                break
    return caption


def in_time(caption: str, turns: Sequence[Mapping[str, str]]) -> str:
    """The caption with the turns that are told above its quotation in their order. Of each, the
    newest first, the lines are given that may stand there, with how they are told so; one that is
    not next to what follows it stays as it is, since it says that it was before that. As it is
    where the newest is folded."""
    above, start, rest = caption.partition(QUOTE_START)
    lines, places = above.split("\n"), list[int]()
    told, later = list[str](), -1
    for number, ways in enumerate(turns):
        # Two turns may have the same words.
        place = next((n for n, ln in enumerate(lines) if ln in ways and n not in places), None)
        if place is None:
            continue
        line = lines[place]
        told.insert(0, ways[line] if number == later + 1 else line)
        places.append(place)
        later = number
    if not start or not places or lines[places[0]] not in turns[0]:
        return caption
    first = places[0]
    left = [line for n, line in enumerate(lines) if n > first and n not in places]
    return "\n".join((*lines[:first], *told, *left)) + start + rest


def beneath(caption: str, more: Lines, room: float, letters: int) -> str:
    """The caption with what else is worth reading right below its quotation, so many of these lines
    as fill the room best, the first rather than the later ones: else it would be a hole. What is
    seen already is not told twice, and what is folded comes out of the quotation."""
    before, lines, after = _quotation(caption)
    empty = (room - words_height(caption)) // LINE
    seen = [*before.split("\n"), *after.split("\n")]
    told = [line for line in more if line not in seen]
    some = max(
        (each for count in range(len(told) + 1) for each in combinations(told, count)),
        key=lambda each: tall if (tall := lines_of("\n".join(each), COLUMNS)) <= empty else -1,
    )
    folded = [line for line in lines if line not in some]
    added = len("\n".join(("", *some)))
    if not some or added > letters or not folded:
        return caption
    return "".join((before, *quoted(folded), "\n", "\n".join(some), after))


def snug(caption: str, late: Lines = ()) -> str:
    """The caption with such lines of its quotation first as are seen whole and leave no empty line
    there, the earlier ones if possible. What is `late` helps nobody to play: it stands behind the
    others, and is seen only where those alone do not fill the room. As it is where it has no empty
    line and begins with none of these, or no lines do."""
    before, lines, after = _quotation(caption)
    empty = "\n\n" in caption[len(before) : len(caption) - len(after)]
    if not empty and not any(line in late for line in lines[:1]):
        return caption
    few = [*takewhile(lambda line: not _leads_on(line), lines)][:CANDIDATES]
    tall = [lines_of(line, QUOTED_COLUMNS) for line in few]
    every = (at for count in range(1, FOLD + 1) for at in combinations(range(len(few)), count))
    full = (at for at in every if sum(tall[n] for n in at) == FOLD)
    first = min(full, key=lambda at: (sum(few[n] in late for n in at), at), default=())
    seen = sorted((lines[n] for n in first), key=lambda line: line in late)
    others = [line for n, line in enumerate(lines) if n not in first]
    folded = quoted([*seen, *others])
    return "".join((before, *folded, after)) if first else caption


CANDIDATES: Final = 8
"""So many lines of a quotation are tried."""


def _quotation(caption: str) -> tuple[str, list[str], str]:
    """What is before the first quotation of a caption, its lines, each whole again, and what is
    behind it; no lines where there is none."""
    before, _, behind = caption.partition(QUOTE_START)
    inside, _, after = behind.partition(QUOTE_END)
    return before, [line for line in CUT_HERE.sub(" ", inside).split("\n") if line], after


def _trimmed(lines: Sequence[str]) -> Sequence[str]:
    """The lines without empty ones before and behind them."""
    return "\n".join(lines).strip("\n").split("\n") if any(lines) else ()


def _news(p: Parts) -> Lines:
    """The newest turn and what came of it, and a lesson or what hangs on a choice, for the top of a
    quotation. Where not all is seen there the turn comes last: it is in the picture, too, while a
    lesson is not told again."""
    latest, asked = (*p.result, *p.log[-1:]), p.lesson or p.stakes
    more = () if asked == p.stakes else p.stakes
    seen = seen_folded((*latest, *asked))
    return (*latest, *asked, *more) if seen else (*asked, *latest, *more)


def _before(p: Parts) -> Lines:
    """What was done before that, the newest first, why there was no choice, and how it began."""
    return (*reversed(p.log[:-1]), *p.only, *p.began, *p.earlier)


def _whole(p: Parts, between: str) -> str:
    """Where there is room the pieces, which the picture shows, too, stand above the folded seal,
    and all that was done in clear sight."""
    shown, folded = (p.sides, ()) if p.bare else ((), p.sides)
    every = (
        (*p.title, *p.switches, *p.match, *p.goal),
        shown,
        (*p.result, *p.earlier, *p.began, *p.log, *p.only, *quoted((), (*folded, *p.seal))),
        p.lesson,
        (*p.known, *p.stakes, *p.why, *p.due),
    )
    return between.join("\n".join(part) for part in every if part)


def _ended(p: Parts, layout: Layout, *, close: bool) -> str:
    """A game that is over: first of all who won and who lost, below the move that did that where
    nobody pressed it."""
    if layout in (Layout.SPACED, Layout.CLOSE, Layout.BRIEF):
        named = () if layout is Layout.BRIEF else p.switches
        log = (*p.result, *p.began, *p.log, *p.only)
        sides = p.sides or p.places
        due = (*p.ending, *p.due)
        every = (due, (*p.title, *named, *p.match), p.figures, sides, log, p.secret)
        between = "\n" if close or layout is not Layout.SPACED else "\n\n"
        return between.join("\n".join(part) for part in every if part)
    sides = () if p.places else p.sides  # who came in which place is told once
    if layout in (Layout.TIGHTEST, Layout.LEAST):
        seen = 1 if layout is Layout.LEAST or p.ending else len(p.due)
        above, first = ((), p.ending) if layout is Layout.LEAST else (p.ending, ())
        told = (*first, *p.places, *p.due[seen:], *p.match, *p.figures, *_done(p))
        told = (*told, *p.switches, *sides, *p.title)
        return "\n".join((*above, *p.due[:seen], *quoted(told, [*map(_unfolded, p.secret)])))
    folded = (*p.match, *p.figures, *_done(p), *p.switches, *sides)
    return "\n".join((*p.ending, *p.due, *p.places, *p.title, *quoted(folded), *p.secret))


def _done(p: Parts) -> Lines:
    """In how many turns it was, which the picture has beside a sign; and what was done, the newest
    first."""
    return (*p.only, *reversed(p.log), *p.began)


def _unfolded(html: str) -> str:
    """The lines of a quotation, to stand in another one: each takes the room of three lines."""
    return QUOTE.sub(lambda quote: quote[1], html)


def _brief(p: Parts) -> str:
    above = (p.brief, *p.match, *p.goal)
    told = _sealed(p.sides, (*p.result, *p.log[-1:], *_before(p)), p.seal)
    return "\n".join((*above, *told, *p.lesson, *p.known, *p.stakes, *p.why, *p.due))


def _sealed(sides: Lines, told: Lines, seal: Lines) -> Lines:
    """The pieces and what was done, with the seal folded below one of them or both. A quotation
    shows its first three lines: what is put there must be seen, and then the seal takes no room.
    What was done is never parted: two players' lines stand both in a quotation, or neither."""
    if seen_folded((*sides, *told)):
        return quoted(told, (*sides, *seal))
    if told and seen_folded(told):
        return (*quoted(told, seal), *sides)
    return (*told, *quoted((), (*sides, *seal)))


def _folded(p: Parts, lesson: Lines) -> str:
    """What was done folded; with what is taught, where no `lesson` stands in sight."""
    folded = (*_news(replace(p, stakes=())), *_before(p))
    rest = (*p.sides, *p.match, *p.switches, *p.seal)
    told = (*p.goal, *quoted(folded, rest), *lesson, *p.known, *p.stakes, *p.why)
    return "\n".join((*p.title, *told, *p.due))


def _open(p: Parts, *, folds_stakes: bool = False) -> str:
    """A choice on which something hangs: what it is about above the quotation, and what each way
    brings above it or, if that is folded, first in it."""
    above, first = ((), p.stakes) if folds_stakes else (p.stakes, ())
    told = (*first, *_news(replace(p, stakes=())), *p.goal, *_before(p), *p.why)
    rest = (*p.sides, *p.match, *p.switches, *p.title, *p.seal)
    return "\n".join((*p.known, *above, *quoted(told, rest), *p.due))


def _first(p: Parts, taught: Lines = ()) -> str:
    """A first turn: the goal, and the lesson or what is to be known, in sight; what is `taught`
    folded behind the newest turn."""
    shown, known = (p.lesson, p.known) if p.lesson else (p.known, ())
    news = _news(replace(p, lesson=taught, stakes=()))
    told = (*news, *known, *p.stakes, *p.why, *_before(p))
    rest = (*p.sides, *p.match, *p.switches, *p.title, *p.seal)
    return "\n".join((*p.goal, *shown, *quoted(told, rest), *p.due))


def _tight(p: Parts, above: Lines, below: Lines) -> str:
    latest = (*p.result, *p.log[-1:])
    known = (*_before(p), *p.known) if p.throw else (*p.known, *_before(p))
    told = (*_news(p), *p.goal, *known, *p.why)
    if p.stakes and not p.lesson and not seen_folded((*latest, *p.stakes)):
        told = (*p.stakes, *p.goal, *p.known, *latest, *_before(p), *p.why)
    rest = (*p.sides, *p.match, *p.switches, *below, *p.seal)
    return "\n".join((*above, *quoted(told, rest), *p.due))
