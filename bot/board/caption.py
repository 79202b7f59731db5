"""The words under a board: all that the picture shows, so that a game can be followed by ear.

At most 1024 characters (Bot API, sendPhoto) as Telegram counts them, in UTF-16 units after the
markup is taken away; over that the names of the switches go first, the last ones before ("+5"),
then the oldest actions of the last turns ("... 6 more"), then the ends of long names, at
last those of words that many players brought to the throws.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from html import escape, unescape
from itertools import tee

from bot.board.dates import moment
from bot.board.first_game import also_done, arranged_simply, told_in_time, worth_reading
from bot.board.heading import brief_title, line_of, title, won_line
from bot.board.lateness import time_lines
from bot.board.layout import (
    CUT_HERE,
    QUOTE_START,
    Layout,
    Parts,
    arranged,
    beneath,
    brought_out,
    filled,
    in_time,
    led,
    opened,
    quoted,
    snug,
    unmarked,
)
from bot.board.parts import (
    asked_lines,
    due_lines,
    lot_lines,
    other_tap,
    parts_of,
    sides,
    steady,
    with_less,
    with_words,
)
from bot.board.phone import QUOTE, words_height
from bot.board.reasons import (
    CROWD,
    bot_began_lines,
    goal_lines,
    has_acted,
    lesson_lines,
    pending_lines,
    place_by_lot,
)
from bot.board.sealing import WORDS, seal_lines
from bot.board.sight import BRIEF, CLIPPED, Sight, brief_name, shortest_name, told_simply
from bot.board.turn_log import NO_MOTIVES, Motives, motives, placed_lines, turn_lines
from bot.board.waiting_board import FOLDS, NAMED, invitation
from bot.table.orders import to_be_given
from bot.table.picking import placing, tapped_on
from bot.table.seats import is_lobby
from bot.table.steps import offered
from bot.table.table import Table, seals
from bot.table.teaching import goal_told
from bot.telegram.wire import units
from bot.words.library import Texts
from games.core import Choose

MAX_CAPTION, MAX_TEXT = 1024, 4096
"""Characters of a caption after entities parsing, and of a text without a picture."""

TALK = 27
"""So many pixels less a group's board takes. With those that its picture is smaller there, beside
the signs of who speaks, a line of talk has room below."""

NAMES = (*CLIPPED, 4)
"""To so many letters names are cut at last where whose turn it is would else take a line more than
there is room for."""

SEATED = (16, 12, 8, 6)
"""To so many where all who sit at a lobby are told on a few lines."""

SHORTEST = 4
"""To so many where six names in signs of two UTF-16 units each, with all lines that can stand
first on a board, are still too many."""


def length(html: str) -> int:
    """How long Telegram takes an HTML text to be."""
    plain = unescape(re.sub(r"<[^>]+>", "", html))
    return units(plain)


def caption(sight: Sight, room: float | None = None, *, most: int = MAX_CAPTION) -> str:
    """The caption of a board, as HTML, in at most so many letters; in `MAX_TEXT` where there is no
    picture. `room` is how tall the words may be on a phone (:mod:`bot.board.phone`), None for as
    tall as they are. Why the BOT played so is told where nothing else has to go for it. What
    everybody is to know stands above all else; where that is too tall it is the first line of the
    quotation, of which three are seen. It is left out where even the shortest words have no room
    beside it."""
    limit = most if sight.wordy in (None, "covered") else MAX_TEXT
    limit -= _kept_for_the_other_tap(sight)
    table = sight.table
    playing = table.state is not None and table.game.status == "playing"
    if room is None or not playing:
        return unmarked(_announced(sight, room, limit))
    if sight.chat.kind == "group" and not steady(table):
        # People talk there: a line of that has room below, and nothing fills it.
        text, won = _told(sight, room - TALK, limit), won_line(sight)
        fits = words_height(text) <= room - TALK and won in QUOTE.sub("", text)
        return text if fits else _told(sight, room, limit)
    text = _told(sight, room, limit)
    due = [*due_lines(sight), *asked_lines(sight)]
    return filled(text, room, due, limit - length(text))


def _told(sight: Sight, room: float, limit: int) -> str:
    """The caption of a game that is played, in so much room."""
    text = _announced(sight, room, limit)
    return unmarked(text if steady(sight.table) else _brought_to_light(sight, text, room, limit))


def _brought_to_light(sight: Sight, text: str, room: float, limit: int) -> str:
    """The caption with as much of what is folded in the open as has room; where it is told simply,
    in the order of time, and with what else is worth reading. What is folded anew may take an empty
    line more than before: a caption stays as it was where that is one letter too many."""

    def fits(told: str) -> bool:
        return length(unmarked(told)) <= limit

    def best(better: str, otherwise: str) -> str:
        return better if fits(better) else otherwise

    text = best(opened(text, room), text)
    if not told_simply(sight) or sight.explained:
        return text
    whole, also = unmarked(CUT_HERE.sub(" ", text)), also_done(sight)
    turns = told_in_time(sight, also)
    out = brought_out(whole, also, lambda each: words_height(each) <= room and fits(each))
    more = in_time(out, turns)
    left = limit - length(unmarked(more))
    more = best(beneath(more, worth_reading(sight), room, left), more)
    text = in_time(text, turns) if more == in_time(whole, turns) else more
    return text if sight.table.rules.throws_on else best(snug(text, _names(sight)), text)


def _names(sight: Sight) -> tuple[str, ...]:
    """What the game is called, on a line: who plays it knows."""
    return title(sight, 0)[0], brief_title(sight)


def _announced(sight: Sight, room: float | None, limit: int) -> str:
    """The caption with what everybody is to know."""
    whole = _caption(sight, room, limit)
    if sight.announced is None or not _announces(sight):
        return whole
    if length(whole) <= limit and (room is None or words_height(whole) <= room):
        return whole
    line = f"{line_of(sight.texts, sight.announced)}\n"
    bare = replace(sight, announced=None)
    folded = _caption(bare, room, limit - length(line))
    headed = led(folded, line.rstrip("\n")) if QUOTE_START in folded else ""
    if headed and length(headed) <= limit:
        return headed
    return whole if length(whole) <= limit else _caption(bare, room, limit)


def _caption(sight: Sight, room: float | None, limit: int) -> str:
    """The caption in so many letters."""
    table, first, where = sight.table, _heads(sight), _where(sight)
    most = limit - length(first + where)
    if sight.explained:
        told = _explanations(sight, most)
    elif table.state is None:
        told = invitations(sight, most=most)
    else:
        told = _arrangements(sight, motives(table) if sight.chat.reasons else NO_MOTIVES, most)
    return first + where + _fitting(told, first, most, room)


def _kept_for_the_other_tap(sight: Sight) -> int:
    """So many letters are left free for what is due at the other tap of a move, if that is longer:
    so the words of both say the same, and no button jumps."""
    other = other_tap(sight) if told_simply(sight) else ""
    return max(0, length(other) - length("\n".join(due_lines(sight)))) if other else 0


def _announces(sight: Sight) -> bool:
    """Whether the board tells what everybody is to know: it waits for somebody."""
    return sight.announced is not None and sight.table.game.status in ("open", "playing")


def spoken_caption(sight: Sight) -> str:
    """What a board says that is read aloud: what was done first, then what is due, then where
    everything is; the game's name comes behind that, and how its throws were sealed last."""
    first = _heads(sight)
    most = MAX_TEXT - length(first)
    if sight.explained:
        told = [*map(_escaped, sight.explained), *due_lines(sight)]
        return first + "\n".join(told)[:most]
    if sight.table.state is None:
        return first + next(invitations(sight, most=most))
    why = motives(sight.table) if sight.chat.reasons else NO_MOTIVES
    switches = len(sight.table.rules.switches())
    every = sum(map(len, sight.table.told_turns))
    versions = (
        _spoken(parts_of(sight, dropped, switches=switches if not dropped else 0, why=why))
        for dropped in range(every + 1)
    )
    return first + _short_enough(versions, most)


def _escaped(line: str) -> str:
    return escape(line, quote=False)


def _spoken(parts: Parts) -> str:
    """The parts of a caption in the order in which they are read aloud, without the seal: /sealed
    tells it."""
    done = (*parts.earlier, *parts.result, *parts.began, *parts.log, *parts.only)
    due = (*parts.known, *parts.stakes, *parts.why, *parts.lesson, *parts.goal, *parts.due)
    ended = (*parts.ending, *parts.due, *parts.places, *parts.figures, *done)
    first = ended if parts.over else (*done, *due)
    sides = () if parts.places else parts.sides
    name = (*parts.title, *parts.switches, *parts.match)
    return "\n".join((*first, *sides, *name, *parts.secret))


def _heads(sight: Sight) -> str:
    """What is told before all else, a line each: what everybody is to know, what happened to the
    board or to us, and why there is no picture."""
    texts, lines = sight.texts, list[str]()
    if sight.announced is not None and _announces(sight):
        lines.append(line_of(texts, sight.announced))
    if sight.back_to is not None:
        lines.append(texts.html("caption-put-back", date=moment(sight.back_to)))
    if sight.away:
        lines.append(texts.html("caption-away"))
    if sight.moved is not None:
        lines.append(texts.html("caption-moved" if sight.moved == "closed" else "caption-deleted"))
    if sight.wordy not in (None, "inline", "covered"):
        lines.append(" ".join((texts.html(f"wordy-{sight.wordy}"), *_typed(sight))))
    return "".join(f"{line}\n" for line in lines)


def _where(sight: Sight) -> str:
    """Where everything is, which else the picture shows while stones are placed."""
    if sight.wordy is None or not placing(sight.table, sight.own_map):
        return ""
    return "\n".join((*sides(sight, partial(brief_name, sight), pieces=True), ""))


def _fitting(told: Iterable[str], first: str, most: int, room: float | None) -> str:
    """The first text that has few enough letters and that fits the room below `first`. If none
    does, the lowest that has few enough letters: Telegram takes no more, while a phone scrolls."""
    text = kept = ""
    least = 0.0
    for text in told:
        if length(text) > most:
            continue
        tall = words_height(first + text)
        if not kept or tall < least:
            kept, least = text, tall
        if room is None or tall <= room:
            break
    return kept or text


def _typed(sight: Sight) -> list[str]:
    """How moves are written where there are no buttons, with one that may be played now."""
    table = sight.table
    player = table.to_act if table.game.status == "playing" else None
    if sight.wordy != "bare" or player is None or player.bot is not None:
        return []
    written = (f"/move {move}" for move in offered(table)[:1])
    return [sight.texts.html("caption-typed", command=command) for command in written]


def invited(sight: Sight, room: float | None = None, *, guest: bool = False) -> str:
    """The caption of a game that has not begun; what a `guest` reads who has opened its link."""
    return _fitting(invitations(sight, guest=guest), "", MAX_CAPTION, room)


def invitations(sight: Sight, *, guest: bool = False, most: int = MAX_CAPTION) -> Iterator[str]:
    """The same with ever more of it folded, at last with short names; in at most so many letters.
    Who sits at a lobby is told by short names, too, before it is folded."""
    for folded in FOLDS:
        if folded == NAMED and not is_lobby(sight.table):
            continue
        yield _invited(sight, folded, guest=guest, most=most)
        for letters in {NAMED: SEATED, FOLDS[-1]: CLIPPED}.get(folded, ()):
            yield _invited(sight.clipped(letters), folded, guest=guest, most=most)


def _invited(sight: Sight, folded: int, *, guest: bool, most: int) -> str:
    named = range(len(sight.table.rules.switches()), -1, -1)
    shorter = ((sight, count, None) for count in named)
    cut = ((sight.clipped(letters), 0, None) for letters in CLIPPED)
    brief = ((sight.clipped(CLIPPED[-1]), 0, words) for words in (WORDS, WORDS // 2, 0))
    return _short_enough(
        (
            invitation(called, count, guest=guest, words=words, folded=folded)
            for called, count, words in (*shorter, *cut, *brief)
        ),
        most,
    )


def _arrangements(sight: Sight, why: Motives, most: int) -> Iterator[str]:
    """The caption in each layout, the roomiest first, with as much in it as `most` letters take.
    The rules are asked once for all of them. Why the BOT played so is told in the layouts that
    leave nothing out, and again where the log is folded, since it costs no room there."""
    table = sight.table
    if sight.laid_out and sight.wordy is None:
        yield from _over_squares(sight)
        return
    if _places(sight):
        yield from _ever_less_while_placing(sight, most)
        return
    if told_simply(sight):
        named = len(table.rules.switches())
        told = (why, NO_MOTIVES) if why else (NO_MOTIVES,)
        ways = [parts_of(sight, switches=named, why=each) for each in told]
        yield from arranged_simply(sight, [*ways, parts_of(sight)] if named else ways)
    many = isinstance(table.turn, Choose) and len(table.turn.actions) > CROWD
    close = many or sight.many or tapped_on(table.rules)
    every = _ever_shorter(sight)
    layouts = _layouts(sight)
    reasoned: dict[Layout, str] = {}
    if why:
        parts = parts_of(sight, switches=len(table.rules.switches()), why=why)
        reasoned = {layout: arranged(parts, layout, close=close) for layout in layouts}
        reasoned = {each: text for each, text in reasoned.items() if length(text) <= most}
    first = layouts.index(Layout.BRIEF) if Layout.BRIEF in layouts else 1
    whole = layouts[:1] if steady(table) else layouts[:first]
    yield from (reasoned[layout] for layout in whole if layout in reasoned)
    for layout in layouts:
        if layout in reasoned and layouts.index(layout) >= layouts.index(Layout.FOLDED):
            yield reasoned[layout]
        every, versions = tee(every)
        arrangements = (arranged(parts, layout, close=close) for parts in versions)
        yield _short_enough(arrangements, most)
    for letters in NAMES:
        due = (*due_lines(sight.clipped(letters)), *asked_lines(sight))
        every, versions = tee(every)
        brief = (replace(parts, due=due) for parts in versions)
        arrangements = (arranged(parts, Layout.LEAST, close=close) for parts in brief)
        yield _short_enough(arrangements, most)


def _ever_less_while_placing(sight: Sight, most: int) -> Iterator[str]:
    """The caption while stones are placed, with ever fewer of the players' words; where none has
    few enough letters without the squares of the stones."""
    fits = False
    for words in (WORDS, WORDS // 2, 0):
        for text in _while_placing(sight, words):
            fits = fits or length(text) <= most
            yield text
    if not fits:
        yield from _while_placing(sight, 0, placed=False)


def _short_enough(versions: Iterable[str], most: int = MAX_CAPTION) -> str:
    """The first that is short enough, of as many letters as Telegram takes, else the last."""
    text = ""
    for text in versions:
        if length(text) <= most:
            break
    return text


def _waits(table: Table) -> bool:
    """Whether the BOT is at turn."""
    return table.to_act is not None and table.to_act.bot is not None


def _places(sight: Sight) -> bool:
    """Whether stones are placed now, also by the BOT: then the words keep their shape."""
    table = sight.table
    waits = steady(table) and _waits(table)
    return placing(table, sight.own_map) or (waits and any(t.hand for t in sight.view.trays))


def _layouts(sight: Sight) -> Sequence[Layout]:
    """The layouts that a board's words may have, the roomiest first. Where a stone is tapped before
    it goes the first ones would have room now and then, and the words would jump: there they are
    left out. So is what a person's own turn has no room for, while the BOT is at turn. In a group
    the newest turn stands first in all that are used: the roomier ones have it last."""
    every, table = tuple(Layout), sight.table
    least = Layout.TAUGHT if _waits(table) else Layout.BRIEF
    if steady(table):
        return every[every.index(least) :]
    playing = table.game.status == "playing"
    return every[every.index(Layout.FOLDED) :] if playing and sight.chat.kind == "group" else every


def _explanations(sight: Sight, most: int) -> Iterator[str]:
    """An explanation as a caption, with as many of its lines as Telegram takes: all in sight, then
    fewer and fewer, and the rest folded, so that the picture stays in sight."""
    first, last = title(sight, 0)[0], due_lines(sight, lot=False)
    told = [escape(line, quote=False) for line in sight.explained]
    check = sight.texts.html("explain-seal", sealed=seals(sight.table.rules))
    seal = (check, *seal_lines(sight))
    lines = _taken(told, sight.texts, [first, *last, *seal], most)
    yield "\n".join((first, "", *lines, *quoted(seal), *last))
    for shown in range(len(lines) - 1, -1, -1):
        yield "\n".join((*lines[:shown], *quoted((*lines[shown:], first), seal), *last))
    for words in (WORDS, WORDS // 2, 0):
        yield "\n".join((*quoted((*lines, first), seal_lines(sight, words)), *last))
    for most_letters in NAMES:
        called = due_lines(sight.clipped(most_letters), lot=False, counted=False)
        yield "\n".join((*quoted((*lines, first), seal_lines(sight, 0)), *called))


def _taken(lines: Sequence[str], texts: Texts, others: Sequence[str], most: int) -> Sequence[str]:
    """So many of the lines as fit on a caption with the others, of `most` letters in all; at their
    end, how many are left out."""
    for kept in range(len(lines), -1, -1):
        more = [texts.html("log-more", count=len(lines) - kept)] if kept < len(lines) else []
        told = [*lines[:kept], *more]
        if length("\n".join((*told, *others))) + 2 <= most:  # two empty lines
            return told
    return ()


def _ever_shorter(sight: Sight) -> Iterator[Parts]:
    """All that a caption tells, then less and less of what may be left out."""
    for switches in range(len(sight.table.rules.switches()), -1, -1):
        yield parts_of(sight, switches=switches)
    every = sum(map(len, sight.table.told_turns))
    shorter = parts_of(sight, 1)
    for dropped in range(1, every + 1):
        yield with_less(sight, shorter, dropped)
    for most in CLIPPED:
        sight = sight.clipped(most)
        yield parts_of(sight, every)
    yield parts_of(sight, every, pieces=False)
    bare = parts_of(sight, every, pieces=False, taught=False)
    for words in (WORDS, WORDS // 2, 0):
        yield with_words(sight, bare, words)
    for most in (SHORTEST, SHORTEST // 2):
        yield parts_of(sight.clipped(most), every, pieces=False, taught=False, words=0)


def _to_be_ordered(sight: Sight) -> list[str]:
    """What would be done for who reads it if they gave an order: said before they give it."""
    orders = to_be_given(sight.table, sight.reader)
    return [_escaped(sight.texts.offer(order.give)) for order in orders]


def _advice(sight: Sight) -> list[str]:
    """In a first game, by what idea stones are placed for who orders that."""
    table, texts = sight.table, sight.texts
    every = table.rules.orders(table.state) if table.game.goal else ()
    return [texts.html("caption-lesson", told=texts.told(each.why)) for each in every if each.why]


def _goal(sight: Sight) -> list[str]:
    """The goal, till the person who is new to it has done something; also while the BOT is at
    turn."""
    table = sight.table
    return [] if has_acted(table) and not _waits(table) else goal_lines(sight)


def _over_squares(sight: Sight) -> Iterator[str]:
    """Four lines above buttons that lie as the squares do: what the other player has placed, the
    goal or what is to be known, what may be ordered, and what is due. Where not all has room the
    number of stones that are left goes first, which the picture shows, then the last of the lines.
    All else stands in the explanation, one press away: there no squares take the room."""
    sight = sight.clipped(BRIEF)
    placed = placed_lines(sight, partial(shortest_name, sight))
    goal = _goal(sight)
    known = goal or lesson_lines(sight) or pending_lines(sight) or _advice(sight)
    orders = _to_be_ordered(sight) if goal_told(sight.table) is None else []
    lot = not (placed and place_by_lot(sight.table))
    above = [*placed, *known, *orders, *time_lines(sight)]
    offers = asked_lines(sight)
    for kept in range(len(above), -1, -1):
        for counted in (True, False):
            due = due_lines(sight, lot=lot, counted=counted)
            yield "\n".join((*above[:kept], *due, *offers))
    for letters in NAMES:
        due = due_lines(sight.clipped(letters), lot=False, counted=False)
        yield "\n".join((*due, *offers))


def _while_placing(sight: Sight, words: int, *, placed: bool = True) -> Iterator[str]:
    """Few lines, so that a phone shows the picture together with a button for each square: a
    quotation and what is due. In the quotation stand what is to be known or was done last, what is
    played, where the stones are, and the seal. A lesson stands above it where there is room. Else
    it takes the place of what is to be known or was done: the picture shows that, and a lesson is
    told once. Who begins is told below, or in the quotation where there is no room."""
    sight = sight.clipped(BRIEF)
    goal = _goal(sight)
    known = goal or pending_lines(sight)
    called = partial(shortest_name, sight)
    told = known or turn_lines(sight, called, 0)
    joined = [*known] or [*reversed(told)]
    lesson, offers = lesson_lines(sight), asked_lines(sight)
    due = (*due_lines(sight), *offers)
    short = (*due_lines(sight, lot=False), *offers)
    first, seal = brief_title(sight), seal_lines(sight, words)
    orders = _to_be_ordered(sight)
    joined += [*orders, *_advice(sight), *bot_began_lines(sight)]
    told = [*lesson, *orders] if lesson else joined
    lot = lot_lines(sight)
    where = sides(sight, called, pieces=True) if placed and sight.wordy is None else ()
    rest = (*time_lines(sight), first, *where)
    for above, below, last in ((lesson, joined, due), ((), told, due), ((), (*told, *lot), short)):
        yield "\n".join((*above, *quoted(below, (*rest, *seal)), *last))
    for letters in NAMES:
        brief = due_lines(sight.clipped(letters), lot=False, counted=False)
        last = (*brief, *offers)
        yield "\n".join((*quoted((*told, *lot), (*rest, *seal)), *last))
