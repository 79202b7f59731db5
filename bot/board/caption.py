"""The words under a board: all that the picture shows, so that a game can be followed by ear.

At most 1024 characters (Bot API, sendPhoto) as Telegram counts them, in UTF-16 units after the
markup is taken away; over that the names of the switches go first, the last ones before ("+5"),
then the oldest actions of the last turns ("... 6 more"), then the ends of long names, at
last those of words that many players brought to the throws.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from html import escape, unescape
from itertools import tee

from bot.board.absent_board import absent_lines, marked
from bot.board.contest import match_lines, throw_off_lines
from bot.board.ended import ended_lines, places_line
from bot.board.heading import brief_title, title
from bot.board.invited import invitation
from bot.board.layout import Layout, Parts, arranged, fold
from bot.board.motives import motives
from bot.board.move_reading import offered
from bot.board.offer_board import offer_lines
from bot.board.phone import words_height
from bot.board.players import BRIEF, Names, brief_name, clipped, name, shortest_name
from bot.board.reasons import (
    CROWD,
    goal_lines,
    has_acted,
    lesson_lines,
    pending_lines,
    place_by_lot,
    stakes_lines,
    throws_again,
    why_lines,
)
from bot.board.refusals import Moved, Wordy
from bot.board.sealing import WORDS, opened, seal_lines
from bot.board.turn_log import (
    MANY_PLAYERS,
    NO_MOTIVES,
    Called,
    Motives,
    only_lines,
    result_lines,
    turn_lines,
)
from bot.table.picking import Picking, map_for, placing, tapped_on
from bot.table.table import Table
from bot.words.library import Texts
from bot.words.sides import mark, side
from games.core import Choose, Throw

MAX_CAPTION, MAX_TEXT = 1024, 4096
"""Characters of a caption after entities parsing, and of a text without a picture."""

CLIPPED = (16, 8)
"""To so many characters the names are cut where nothing else is left to leave out."""

SHORTEST = 4
"""To so many where six names in signs of two UTF-16 units each, with all lines that can stand
first on a board, are still too many."""


def moment(at: int) -> str:
    """A time in milliseconds since 1970, as a chat reads it in any language: 2026-11-25 10:26
    UTC."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def length(html: str) -> int:
    """How long Telegram takes an HTML text to be."""
    plain = unescape(re.sub(r"<[^>]+>", "", html))
    return len(plain.encode("utf-16-le")) // 2


def caption(
    table: Table,
    texts: Texts,
    names: Names,
    link: str | None = None,
    reader: int | None = None,
    taps: Picking | None = None,
    explained: Sequence[str] = (),
    room: float | None = None,
    *,
    reasons: bool = False,
    away: bool = False,
    moved: Moved | None = None,
    back_to: int | None = None,
    wordy: Wordy | None = None,
) -> str:
    """The caption of a board, as HTML. `link` is the address that takes the free seat; `reader` is
    the person whose board it is, where each player has their own, and at the end of any game;
    `taps` is the board's map, if it has one: it shows where everything is, so that the words tell
    how much it is. `explained` are the lines of an explanation that was asked for: they stand for
    all but whose turn it is. `room` is how tall the words may be on a phone
    (:mod:`bot.board.phone`), None for as tall as they are. With `reasons` it tells why the BOT
    played so, where nothing else has to go for it; with `away` that we were away, before all
    else; if it `moved`, that its topic is closed or was deleted; and to what time the game was put
    back, if that is to be told (milliseconds since 1970). `wordy` says why there is no picture:
    then the words stand alone, and tell where everything is.
    """
    heads = (
        ("caption-away", away),
        ("caption-moved", moved == "closed"),
        ("caption-deleted", moved == "deleted"),
    )
    first = "".join(texts.html(head) + "\n" for head, told in heads if told)
    if back_to is not None:
        first = texts.html("caption-put-back", date=moment(back_to)) + "\n" + first
    if wordy is not None:
        first += " ".join((texts.html(f"wordy-{wordy}"), *_typed(table, texts, wordy))) + "\n"
    if wordy is not None and table.state is not None and taps is not None:
        called = partial(brief_name, table, texts, names)
        where = "\n".join((*_sides(table, texts, called, pieces=True), ""))
    else:
        where = ""
    most = (MAX_CAPTION if wordy is None else MAX_TEXT) - length(first + where)
    if explained:
        told = _explanations(table, texts, names, reader, taps, explained, most)
    elif table.state is None:
        told = iter((invited(table, texts, names, link, most=most),))
    else:
        why = motives(table) if reasons else NO_MOTIVES
        told = _arrangements(table, texts, names, reader, taps, why, most)
    return first + where + _fitting(told, first, most, room)


def _fitting(told: Iterable[str], first: str, most: int, room: float | None) -> str:
    """The first that has both few enough letters and, below `first`, the room; else the last that
    has few enough letters: Telegram takes no board of more, and a phone scrolls."""
    text = kept = ""
    for text in told:
        if length(text) > most:
            continue
        kept = text
        if room is None or words_height(first + text) <= room:
            break
    return kept or text


def _typed(table: Table, texts: Texts, wordy: Wordy) -> list[str]:
    """How moves are written where there are no buttons, with one that may be played now."""
    player = table.to_act if table.game.status == "playing" else None
    if wordy != "bare" or player is None or player.bot is not None:
        return []
    return [texts.html("caption-typed", command=f"/move {move}") for move in offered(table)[:1]]


def invited(
    table: Table,
    texts: Texts,
    names: Names,
    link: str | None = None,
    *,
    guest: bool = False,
    most: int = MAX_CAPTION,
) -> str:
    """The caption of a game that has not begun; what a `guest` reads who has opened its link;
    in at most so many letters."""
    named = range(len(table.rules.switches()), -1, -1)
    shorter = ((names, count, None) for count in named)
    cut = ((clipped(names, letters), 0, None) for letters in CLIPPED)
    brief = ((clipped(names, CLIPPED[-1]), 0, words) for words in (WORDS, WORDS // 2, 0))
    return _short_enough(
        (
            invitation(table, texts, called, link, count, guest=guest, words=words)
            for called, count, words in (*shorter, *cut, *brief)
        ),
        most,
    )


def _arrangements(
    table: Table,
    texts: Texts,
    names: Names,
    reader: int | None,
    taps: Picking | None,
    why: Motives,
    most: int,
) -> Iterator[str]:
    """The caption in each layout, the roomiest first, with so much in it as `most` letters take.
    What stands in it is asked of the rules once for all of them. Why the BOT played so is told
    first in the layouts that leave nothing out, and again where it is folded and costs no room."""
    taps = map_for(table, taps, reader)
    if placing(table, taps):
        for words in (WORDS, WORDS // 2, 0):
            yield from _while_placing(table, texts, names, reader, taps, words)
        return
    many = isinstance(table.turn, Choose) and len(table.turn.actions) > CROWD
    close = many or len(table.players) > MANY_PLAYERS or tapped_on(table.rules)
    every = _ever_shorter(table, texts, names, reader, taps)
    layouts = _layouts(table)
    reasoned: dict[Layout, str] = {}
    if why:
        named = len(table.rules.switches())
        parts = _game(table, texts, names, 0, reader, taps, switches=named, why=why)
        reasoned = {layout: arranged(parts, layout, close=close) for layout in layouts}
        reasoned = {each: text for each, text in reasoned.items() if length(text) <= most}
    whole = layouts[:1] if _steady(table) else layouts[: layouts.index(Layout.BRIEF)]
    yield from (reasoned[layout] for layout in whole if layout in reasoned)
    for layout in layouts:
        if layout in reasoned and layouts.index(layout) >= layouts.index(Layout.FOLDED):
            yield reasoned[layout]
        every, versions = tee(every)
        arrangements = (arranged(parts, layout, close=close) for parts in versions)
        yield _short_enough(arrangements, most)


def _short_enough(versions: Iterable[str], most: int = MAX_CAPTION) -> str:
    """The first that is short enough, of as many letters as Telegram takes, else the last."""
    text = ""
    for text in versions:
        if length(text) <= most:
            break
    return text


def _layouts(table: Table) -> Sequence[Layout]:
    """The layouts that a board's words may have, the roomiest first. Where buttons are a map there
    is never room for the first ones from beginning to end: its words keep one shape."""
    every = tuple(Layout)
    return every[every.index(Layout.BRIEF) :] if _steady(table) else every


def _steady(table: Table) -> bool:
    """Whether the words keep one shape, under which buttons are a map."""
    return table.game.status == "playing" and tapped_on(table.rules)


def _explanations(
    table: Table,
    texts: Texts,
    names: Names,
    reader: int | None,
    taps: Picking | None,
    explained: Sequence[str],
    most: int,
) -> Iterator[str]:
    """An explanation as a caption, with as many of its lines as Telegram takes: all in sight, then
    fewer and fewer, and the rest folded, so that the picture stays in sight."""
    first, last = title(table, texts, 0)[0], _due(table, texts, names, reader, taps, lot=False)
    told, seal = [escape(line, quote=False) for line in explained], seal_lines(table, texts, names)
    lines = _taken(told, texts, [first, *last, *seal], most)
    yield "\n".join((first, "", *lines, *fold(seal), *last))
    for shown in range(len(lines) - 1, -1, -1):
        yield "\n".join((first, *lines[:shown], *fold((*lines[shown:], *seal)), *last))
    yield "\n".join((*fold((*lines, first, *seal)), *last))


def _taken(lines: Sequence[str], texts: Texts, others: Sequence[str], most: int) -> Sequence[str]:
    """So many of the lines as fit on a caption with the others, of `most` letters in all; at their
    end, how many are left out."""
    for kept in range(len(lines), -1, -1):
        more = [texts.html("log-more", count=len(lines) - kept)] if kept < len(lines) else []
        told = [*lines[:kept], *more]
        if length("\n".join((*told, *others))) + 2 <= most:  # two empty lines
            return told
    return ()


def _ever_shorter(
    table: Table, texts: Texts, names: Names, reader: int | None, taps: Picking | None
) -> Iterator[Parts]:
    """All that a caption tells, then less and less of what may be left out."""
    for switches in range(len(table.rules.switches()), -1, -1):
        yield _game(table, texts, names, 0, reader, taps, switches=switches)
    every = sum(map(len, table.last_turns))
    for dropped in range(1, every + 1):
        yield _game(table, texts, names, dropped, reader, taps)
    for most in CLIPPED:
        names = clipped(names, most)
        yield _game(table, texts, names, every, reader, taps)
    yield _game(table, texts, names, every, reader, taps, pieces=False)
    shorter = ((names, WORDS), (names, WORDS // 2), (names, 0), (clipped(names, SHORTEST), 0))
    for called, words in shorter:
        yield _game(
            table, texts, called, every, reader, taps, pieces=False, explained=False, words=words
        )


def _game(
    table: Table,
    texts: Texts,
    names: Names,
    dropped: int,
    reader: int | None,
    taps: Picking | None,
    *,
    switches: int = 0,
    pieces: bool = True,
    explained: bool = True,
    words: int = WORDS,
    why: Motives = NO_MOTIVES,
) -> Parts:
    called = partial(brief_name, table, texts, names)
    over = table.game.status == "over"
    first, *named = title(table, texts, switches)
    steady, brief = _steady(table), brief_title(table, texts)
    sides = (
        _sides(table, texts, called, pieces=pieces)
        if taps is None
        else _short_sides(table, texts, names)
    )
    return Parts(
        title=(brief if steady else first,),
        brief=brief,
        switches=named,
        match=match_lines(table, texts, names),
        goal=goal_lines(table, texts) if explained else (),
        sides=sides,
        result=result_lines(table, texts, called),
        only=() if dropped else only_lines(table, texts),
        log=(
            *throw_off_lines(table, texts, names),
            *turn_lines(table, texts, called, dropped, why),
        ),
        lesson=lesson_lines(table, texts) if explained else (),
        secret=[opened(table, texts, names, words)] if over else (),
        known=pending_lines(table, texts),
        stakes=stakes_lines(table, texts) if explained else (),
        why=why_lines(table, texts) if explained else (),
        due=(
            *_due(table, texts, names, reader, taps),
            *_asked(table, texts, names),
        ),
        seal=() if over else seal_lines(table, texts, names, words),
        over=over,
        places=places_line(table, texts, names),
    )


def _while_placing(
    table: Table,
    texts: Texts,
    names: Names,
    reader: int | None,
    taps: Picking | None,
    words: int,
) -> Iterator[str]:
    """Few lines, so that a phone shows the picture and a button for each square together: what is
    played, what is to be known or was done last, both in the quotation with the seal, and what is
    due. A lesson stands above them where there is room for it, else in place of what is to be known
    or was done: the picture shows that, and a lesson is told once. Who begins is told in the
    quotation where there is no room for it below."""
    names = clipped(names, BRIEF)
    called = partial(shortest_name, table, texts, names)
    goal = [] if has_acted(table) else goal_lines(table, texts)
    known = goal or pending_lines(table, texts)
    told = known or turn_lines(table, texts, called, 0)
    joined = [" · ".join(told)] if told else []
    lesson = lesson_lines(table, texts)
    offers = _asked(table, texts, names)
    due = (*_due(table, texts, names, reader, taps), *offers)
    short = (*_due(table, texts, names, reader, taps, lot=False), *offers)
    first, seal = brief_title(table, texts), seal_lines(table, texts, names, words)
    told = lesson or joined
    lot = due if due != short else ()
    for above, below, last in ((lesson, joined, due), ((), told, due), ((), (*told, *lot), short)):
        yield "\n".join((*above, *fold((*below, first, *seal)), *last))


def _asked(table: Table, texts: Texts, names: Names) -> list[str]:
    """Who cannot act, and what somebody offers the others."""
    offers = offer_lines(table, texts, lambda player: name(table, texts, player, names))
    return [*absent_lines(table, texts, names), *offers]


def _sides(table: Table, texts: Texts, called: Called, *, pieces: bool) -> list[str]:
    """Each player and where all their pieces are: by seat, or as the game ranks them at its end."""
    ranking = table.rules.ranking(table.state)
    if ranking and not pieces:
        return []  # who came in which place stands on one line
    lines = [texts.html("ranking")] if ranking else []
    told = table.rules.describe(table.state)
    for place, seat in enumerate(ranking or range(len(told)), 1):
        words = told[seat]
        if ranking:  # the number before the line tells the place
            words = words.given("place", 0)
        line = _player(table, texts, called, seat, texts.told(words) if pieces else "…")
        lines.append(texts.html("ranking-place", place=place) + " " + line if ranking else line)
    return lines


def _short_sides(table: Table, texts: Texts, names: Names) -> list[str]:
    """The sides on one line, where a map shows everything else."""
    told = table.rules.describe(table.state)
    sides = [
        texts.html(
            "caption-side-short",
            mark=mark(table, texts, seat),
            name=marked(table.seated(seat), shortest_name(table, texts, names, table.seated(seat))),
            pieces=texts.short(words),
        )
        for seat, words in enumerate(told)
    ]
    return [" · ".join(sides)]


def _player(table: Table, texts: Texts, called: Called, seat: int, pieces: str) -> str:
    """One player's line."""
    player = table.seated(seat)
    sign, who = mark(table, texts, seat), marked(player, called(player))
    if table.game.mode == "phone":
        return texts.html("caption-side", mark=sign, side=who, pieces=pieces)
    colour = side(table, texts, seat)
    return texts.html("caption-player", mark=sign, name=who, side=colour, pieces=pieces)


def _due(
    table: Table,
    texts: Texts,
    names: Names,
    reader: int | None,
    taps: Picking | None,
    *,
    lot: bool = True,
) -> list[str]:
    """Whose turn it is and what is due, or how the game ended; `lot` if it says who begins."""
    if table.game.status == "over":
        return ended_lines(table, texts, names, reader)
    if table.game.status == "asleep":
        by = names.get(table.game.asleep_by or -1) or texts.plain("somebody")
        if len(table.people) > 1 and len(table.players) > 2:
            return [texts.html("caption-asleep-all", name=by)]
        alone = len(table.people) < 2
        return [texts.html("caption-asleep-alone" if alone else "caption-asleep", name=by)]
    turn = table.turn
    if not isinstance(turn, Choose | Throw):
        return []
    player = table.seated(turn.seat)
    args = {"name": name(table, texts, player, names), "mark": mark(table, texts, turn.seat)}
    if player.bot is not None:
        return [texts.html("due-bot", **args)]
    if reader is not None and reader != player.person:
        return [texts.html("due-other", **args)]
    if isinstance(turn, Throw):
        drawn = place_by_lot(table) if lot else 0
        again = int(throws_again(table))
        return [texts.html(f"due-throw-{turn.device.kind}", lot=drawn, again=again, **args)]
    if taps is None or not taps.paths:
        return [texts.html("due-choose", **args)]
    if placing(table, taps):
        drawn = place_by_lot(table) if lot else 0
        # With the lot all are left, and the line is long enough.
        left = 0 if drawn else next((tray.hand for tray in taps.view.trays if tray.active), 0)
        return [texts.html("due-square", left=left, lot=drawn, **args)]
    return [_due_tap(table, texts, names, turn.seat, taps)]


def _due_tap(table: Table, texts: Texts, names: Names, seat: int, taps: Picking) -> str:
    """Which tap is due. A long name is cut where one of the two taps of a move would take more
    lines than the other: nothing is to jump under a finger."""
    square = taps.made[-1] if taps.made else min(taps.others, default="")
    sign, takes = mark(table, texts, seat), int(bool(taps.takers))
    stone = target = ""
    for called in (names, *(clipped(names, most) for most in (*CLIPPED, 6))):
        who = name(table, texts, table.seated(seat), called)
        stone = texts.html("due-stone", mark=sign, name=who, takes=takes)
        target = texts.html("due-target", mark=sign, name=who, takes=takes, square=square)
        if words_height(stone) == words_height(target):
            break
    return target if taps.made else stone
