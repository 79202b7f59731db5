"""A first game against the BOT as its boards tell it: in sentences, without signs.

Whoever plays by rules that are new to them reads what was done in plain words, the newest turn
first and in sight: `The BOT threw 3: 4 → 7; your piece there goes to 4.` Signs (`🎲3 4⇄7`) come
with the second game. What does not help the next press is folded (decision 99).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import accumulate, groupby, product
from typing import Final, TypeAlias

from bot.board.heading import title, won_brief
from bot.board.layout import Parts, quoted
from bot.board.phone import COLUMNS, FOLD, QUOTED_COLUMNS, lines_of, seen_folded
from bot.board.reasons import lesson_lines, more_reasons, vital_lines, why_lines
from bot.board.sight import Sight, to_act
from bot.board.turn_log import by_itself, passes, turn_in_moves
from bot.table.beforehand import bare_throw, is_news
from bot.table.orders import done_for
from bot.table.picking import tapped_on
from bot.table.steps import acting
from bot.table.table import Table
from bot.table.takeback import in_its_moment
from bot.table.teaching import goal_told, lesson_told
from bot.words.library import Texts
from games.core import AnyPlayed, Choose, Throw, Told
from storage.rows import Player


@dataclass(frozen=True, slots=True)
class Move:
    """A throw of a turn with what was played of it."""

    words: str
    note: str = ""
    """Why nothing else was played."""
    hurts: bool = False
    """Whether that hurt somebody, unless whoever reads it has pressed it: it is not left out."""
    first: str = ""
    """The same words where no move is told before it; empty for the same ones."""
    brief: tuple[str, str] = ("", "")
    """Fewer words for both, for where notes are left out; empty for the same ones."""


Moves: TypeAlias = Sequence[Move]


class Much(Enum):
    """How much of a turn is told: so many of its last moves, and whether those before the last have
    their notes. What hurts is told besides, but for `TWO` and `LAST`."""

    WHOLE = (99, True)
    BARE = (99, False)
    SOME = (3, False)
    TWO = (2, False)
    LAST = (1, False)

    @property
    def moves(self) -> int:
        """So many of its last moves."""
        return self.value[0]

    @property
    def noted(self) -> bool:
        """Whether those before the last have their notes."""
        return self.value[1]


def _you_are(sight: Sight) -> str:
    """Which pieces are one's own."""
    table = sight.table
    seat = next(p.seat for p in table.players if p.person is not None)
    return sight.texts.html(f"you-are-{table.rules.sides[seat or 0]}", mark=sight.mark(seat or 0))


def _told(sight: Sight) -> list[tuple[AnyPlayed, ...]]:
    """The turns to be told, the newest first; without a throw for which a piece is to be chosen:
    what is due says it. Of stones that were placed there are no sentences: nothing has moved."""
    table = sight.table
    turns = list(table.told_turns)
    if turns and throws_now(table) is not None:
        turns[-1] = turns[-1][:-1]
    tales = (tuple(each for each in turn if _has_tale(sight, each)) for turn in reversed(turns))
    return [turn for turn in tales if turn]


def _has_tale(sight: Sight, played: AnyPlayed) -> bool:
    """Whether there is a sentence for it: where throws go on there is for each."""
    if sight.table.rules.throws_on:
        return True
    return sight.texts.has_tale(sight.table.rules.tell(played.before, played.action))


def _done_for(sight: Sight) -> Iterator[str]:
    """That the last turn of somebody, all of what they ordered, was done for them: once that is
    over, where there is a sentence for it."""
    for turn in sight.table.told_turns:
        order = done_for(sight.table, turn[-1])
        if order is not None and sight.texts.has_tale(order.give):
            yield _said(sight, turn, [sight.texts.tale(order.give, mine=True)])


def throws_now(table: Table) -> AnyPlayed | None:
    """The throw with which something is to be chosen now; None where that is no single one."""
    played = table.played[-1] if table.played else None
    if not isinstance(table.turn, Choose) or played is None or played.faces is None:
        return None
    if table.rules.throws_on:  # it has been used already
        return None
    return played if played.seat == table.turn.seat and len(table.turn.actions) > 1 else None


def _suffered(table: Table) -> bool:
    """Whether the lesson is what happened to a piece of one's own: the sentence says it."""
    lesson, told = table.lesson, lesson_told(table)
    if lesson is None or told is None:
        return False
    played = table.played[lesson.action]
    return told == table.rules.suffers(played.before, played.action, 1 - played.seat)


def _tale(
    sight: Sight, turn: Sequence[AnyPlayed], moves: Moves, much: Much, *, before: bool = False
) -> str:
    """A turn in sentences, or so much of it: it is said where moves are left out."""
    texts, on = sight.texts, sight.table.rules.throws_on
    words, begun, behind = list[str](), False, list[str]()
    for told, each in groupby(_kept(moves, much), key=lambda each: each[0]):
        group = [move for _, move in each]
        gap = "on" if on else "between" if begun else "before"
        left_out = [texts.plain("tale-more", omitted=gap, plays=len(group))]
        if not told and gap == "before":  # the newest is read first; of a turn before it no more
            behind = [] if before else left_out
        else:
            words += group if told else left_out
        begun = True
    return _said(sight, turn, (*words, *behind), before=before)


def _said(
    sight: Sight, turn: Sequence[AnyPlayed], words: Sequence[str], *, before: bool = False
) -> str:
    """The words of a turn, behind whose it was; of one that another has followed that it was
    before: else it would read as if it had come after the line above it."""
    message = "caption-tale-before" if before else "caption-tale"
    return sight.texts.html(message, mark=sight.mark(turn[0].seat), told=" ".join(words))


def _in_order(table: Table) -> bool:
    """Whether who reads two turns takes the lower one for the later, unless that is said: where one
    has few words what was done stands elsewhere."""
    return not table.rules.throws_on and not tapped_on(table.rules)


def _parted(moves: Moves, much: Much) -> tuple[list[str], list[str]]:
    """The moves of a turn that are told where so much of it is, and the others."""
    told, left_out = list[str](), list[str]()
    for kept, words in _kept(moves, much):
        (told if kept else left_out).append(words)
    return told, left_out


def _kept(moves: Moves, much: Much) -> Iterator[tuple[bool, str]]:
    """The moves of a turn, and whether each is told where so much of it is. Of throws that moved
    nothing the last alone is told where notes are left out."""
    begun = True
    for left, move in enumerate(moves, 1 - len(moves)):
        if left and move.brief[0] and not much.noted:
            continue
        noted = move.note if much.noted or not left else ""
        kept = _is_kept(move, left, much)
        words = move.words if begun else move.first or move.words
        if not much.noted:
            words = move.brief[not begun] or words
        begun = kept if left + len(moves) == 1 else begun or kept
        yield kept, " ".join(filter(None, (words, noted)))


def _is_kept(move: Move, left: int, much: Much) -> bool:
    """Whether a move is told where so much of its turn is: by how many are left behind it, as a
    negative number."""
    return -left < much.moves or (move.hurts and much not in (Much.TWO, Much.LAST))


def _hurts(sight: Sight, turn: Sequence[AnyPlayed]) -> list[str]:
    """What a turn that is not the newest did to pieces of others, and one's own turn that came by
    itself: it stays in sight, as else a piece is elsewhere and nobody knows why."""
    if _came_alone(sight, turn):
        moves = tuple(_moves(sight, turn))
        much = Much.SOME if any(move.hurts for move in moves[: -Much.TWO.moves]) else Much.TWO
        return [_tale(sight, turn, moves, much, before=True)]
    if _own(sight, turn):  # part of it would be read as all of it
        return []
    words = [move.words for move in _moves(sight, turn, alone=True) if move.hurts]
    return [_said(sight, turn, words, before=_in_order(sight.table))] if words else []


def _own(sight: Sight, turn: Sequence[AnyPlayed]) -> bool:
    """Whether it is a turn of who reads it."""
    return sight.table.seated(turn[0].seat).person is not None


def _came_alone(sight: Sight, turn: Sequence[AnyPlayed]) -> bool:
    """Whether it is a turn of who reads it in which they pressed nothing, not even the throw."""
    table, in_order = sight.table, _in_order(sight.table)
    thrown = sight.throws_come(table.seated(turn[0].seat))
    return in_order and thrown and not any(map(table.decides, turn))


def _tales(
    sight: Sight, turn: Sequence[AnyPlayed], moves: Moves, *, before: bool
) -> tuple[str, ...]:
    """A turn in sentences, whole, then shorter and shorter."""
    before = before and _in_order(sight.table)
    shorter = [_tale(sight, turn, moves, much, before=before) for much in Much]
    came = [
        _said(sight, turn, [told]) for told in (_came_of(sight, turn), _brief(sight, turn)) if told
    ]
    return tuple(dict.fromkeys((*shorter, *came)))


def _brief(sight: Sight, turn: Sequence[AnyPlayed]) -> str:
    """Where a turn led, in a line, where a game has such words; else empty."""
    told = sight.table.rules.in_short(tuple(turn))
    if told is None:
        return ""
    return sight.texts.stop(told) if _own(sight, turn) else sight.texts.brief(told)


def _both(sight: Sight, turns: Sequence[Sequence[AnyPlayed]]) -> str:
    """Where the last two turns led, in their order and on a line, if they are of who reads it and
    of their only BOT; empty where a game has no such words."""
    rules, texts = sight.table.rules, sight.texts
    last = [(turn, rules.in_short(tuple(turn))) for turn in reversed(turns[:BOTH])]
    if not len(sight.table.players) == len({turn[0].seat for turn, _ in last}) == BOTH:
        return ""
    led = [_said(sight, turn, [texts.stop(told)]) for turn, told in last if told is not None]
    return " · ".join(led) if len(led) == BOTH else ""


BOTH: Final = 2
"""Of so many players the last turns of all stand on a line."""


def _counted(sight: Sight, turn: Sequence[AnyPlayed], later: int) -> list[str]:
    """How often a BOT moved in a turn of several moves that did nothing more: where what is folded
    has room for nothing more. The picture shows where they led."""
    news = any(is_news(sight.table, played) for played in turn)
    moved = sum(_moved(sight, played) for played in turn)
    if _own(sight, turn) or news or moved < FEW or not _in_order(sight.table):
        return []
    told = sight.texts.plain("tale-moved", plays=moved)
    return [_said(sight, turn, [told], before=later > 0)]


FEW: Final = 2
"""So many moves can be counted."""


def _moves(sight: Sight, turn: Sequence[AnyPlayed], *, alone: bool = False) -> Iterator[Move]:
    """Each throw with what was played of it; `alone` as it is told without the throw before it.
    Where throws go on all that comes of a throw follows it, and several are told as one."""
    table, texts = sight.table, sight.texts
    if table.rules.throws_on:
        yield from _throws_on(sight, turn)
        return
    thrown, fresh = list[str](), list[str]()
    begun = False
    if len(turn) > 1 and (came := _came_of(sight, turn)):
        yield Move(came, _alone(sight, turn))
        return
    for played in turn:
        told = table.rules.tell(played.before, played.action).given("throw", 0)
        mine = table.seated(played.seat).person is not None
        if played.faces is not None:
            thrown.append(texts.tale(told, mine=mine, then=begun))
            fresh.append(texts.tale(told, mine=mine, then=bool(fresh)))
            begun = not alone
            continue
        words, note = texts.tale(told, mine=mine), ""
        if why := _barred(sight, played, told):
            reason = texts.tale(why, mine=mine)
            words, note = (reason, "") if passes(told) else (words, reason)
        elif mine and by_itself(table, played) and not passes(told):
            note = texts.plain("tale-only")
        stuck = "" if mine or not passes(told) else texts.plain("tale-stuck")
        said, first = (_behind(each, words) for each in (thrown, fresh))
        brief = (_behind(thrown, stuck), _behind(fresh, stuck)) if stuck else ("", "")
        yield Move(said, note, _strikes(sight, played), first, brief)
        thrown, fresh = [], []
    if thrown:
        yield Move(". ".join(thrown) + ".", first=". ".join(fresh) + ".")


def _behind(thrown: Sequence[str], words: str) -> str:
    """Words behind the throws that they tell of, if any."""
    return ": ".join((*filter(None, [". ".join(thrown)]), words))


def _strikes(sight: Sight, played: AnyPlayed) -> bool:
    """Whether an action hurt somebody's piece, a fall of one's own too; of a person whose throws
    come by themselves only what they have not pressed."""
    table, player = sight.table, sight.table.seated(played.seat)
    if player.person is not None and not (by_itself(table, played) and sight.throws_come(player)):
        return False
    told = table.rules.tell(played.before, played.action)
    falls = told.message.endswith("-fall")
    return falls or bool(table.rules.suffers(played.before, played.action, 1 - played.seat))


def _moved(sight: Sight, played: AnyPlayed) -> bool:
    """Whether an action moved a piece."""
    told = sight.table.rules.tell(played.before, played.action)
    moved = any(name in ("from", "to") for name, _ in told.args)
    return played.faces is None and moved and not passes(told)


def _barred(sight: Sight, played: AnyPlayed, told: Told) -> Told | None:
    """Why no piece could move, or none could go forward, so that one went back; None where one
    could, and where its own words say it."""
    if not (passes(told) or _goes_back(told)):
        return None
    refused = sight.table.rules.explain(played.before).refused
    return next((each for each in refused if sight.texts.has_tale(each)), None)


def _goes_back(told: Told) -> bool:
    args = dict(told.args)
    source, target = args.get("from"), args.get("to")
    return isinstance(source, int) and isinstance(target, int) and target < source


def _came_of(sight: Sight, turn: Sequence[AnyPlayed]) -> str:
    """What a turn came to, where a game says that in a sentence: of several moves it takes less to
    read than each of them, and of one where there is little room. Else empty."""
    told = sight.table.rules.came_of(tuple(turn))
    if told is None or not sight.texts.has_tale(told):
        return ""
    return sight.texts.tale(told, mine=_own(sight, turn))


def _alone(sight: Sight, turn: Sequence[AnyPlayed]) -> str:
    """Which moves of a turn that is told by what it came to were played for a person, who had
    nothing to choose there; empty for none."""
    table, texts = sight.table, sight.texts
    alone = [table.rules.tell(one.before, one.action) for one in turn if by_itself(table, one)]
    told = texts.listed(texts.way(one) for one in alone if not passes(one))
    return texts.plain("tale-alone", told=told) if told else ""


def _throws_on(sight: Sight, turn: Sequence[AnyPlayed]) -> Iterator[Move]:
    """The same where a turn is many throws; what somebody chose between them is told by itself."""
    table, texts = sight.table, sight.texts
    seat = turn[0].seat
    mine = table.seated(seat).person is not None
    goes_on = acting(table) == seat and table.played[-1] is turn[-1]
    for thrown, group in groupby(turn, key=lambda played: played.faces is not None):
        for several in _alike(table, group) if goes_on else [tuple(group)]:
            summed = table.rules.sum_up(several) if thrown else None
            told = [table.rules.tell(each.before, each.action) for each in several]
            for one in told if summed is None else [summed]:
                named = texts.has_tale(one, mine=mine)
                yield Move(texts.tale(one, mine=mine) if named else texts.said(one))


def _alike(table: Table, turn: Iterable[AnyPlayed]) -> Iterator[tuple[AnyPlayed, ...]]:
    """A turn that goes on, what is alike in a row together: `2 coins`."""
    for _, several in groupby(
        turn, key=lambda one: table.rules.tell(one.before, one.action).message
    ):
        yield tuple(several)


def told_as(sight: Sight, turn: Sequence[AnyPlayed], much: Much) -> str:
    """Some of a turn, so much of it, as sentences behind nobody's mark; empty where the game has no
    sentence for all of it."""
    if not all(_has_tale(sight, each) for each in turn):
        return ""
    return " ".join(_parted(tuple(_moves(sight, turn, alone=True)), much)[0])


def ending_line(sight: Sight, reader: Player) -> str:
    """The move that ended a game, where its `reader` has not pressed it and the game has such a
    sentence; else empty."""
    table = sight.table
    if not table.played or not table.last_turns:
        return ""
    if table.rules.throws_on or tapped_on(table.rules):
        return ""
    last, turn = table.played[-1], table.last_turns[-1]
    own = last.seat == reader.seat
    if own == (table.seated(last.seat).bot is not None):
        return ""  # sentences tell what the BOT did, and what you did
    if (own and not by_itself(table, last)) or not _has_tale(sight, last):
        return ""
    return _said(sight, turn, _parted(tuple(_moves(sight, turn[-2:], alone=True)), Much.LAST)[0])


# -- how it stands ---------------------------------------------------------------------------------


def arranged_simply(sight: Sight, ways: Sequence[Parts]) -> Iterator[str]:
    """The caption: what was done last, a lesson, and what is due, with ever more of it folded.
    Behind that everything stands in signs, with all reasons and chances, in one of `ways`. Where
    stones are tapped, which leaves few words, what was done stands above a lesson if both are
    seen there."""
    table, p, done = sight.table, ways[-1], _done(sight)
    why = why_lines(sight, simply=True)
    hurt = [*filter(None, done.hurts), *_done_for(sight)]
    won = [*filter(None, [won_brief(sight)])]
    titled = () if won else p.title  # which says the same then
    head, named = (titled, ()) if table.game.numbered else ((), titled)
    said = _suffered(table) and not done.story
    lesson = () if said else lesson_lines(sight) or _offered(sight)
    mine = won or ([_you_are(sight)] if p.goal else [])
    chooses = isinstance(table.turn, Choose)  # then it says why the choice is as it is
    vital = [line for line in vital_lines(sight) if line in why]
    known = (*p.known, *(why if chooses else vital))
    if _together(table, won, known):
        mine, known = [], (*mine, *known)
    chances = () if chooses else [line for line in why if line not in vital]
    ahead = (_progress(sight), _walk(sight))
    order, (signs, bare) = _order(table), _ways_in_signs(sight, ways, why)
    tried = set[tuple[object, ...]]()
    for away, much in AWAY:
        if Part.KNOWN in away and Part.TALE not in away and order is not FOLDED:
            continue  # there what is to be known is worth more than what was done
        if Part.LESSON not in away and much in done.silent:
            continue  # a lesson can be folded
        tale, left_out = done.newest[much]
        parts = (head, mine, p.goal, tale, hurt, lesson, known, p.stakes, chances, *ahead)
        shown = dict(zip(Part, parts, strict=True))
        below = shown[Part.KNOWN] if _below(table, away) else ()
        out = (*away, Part.KNOWN) if below else away
        seen = [line for part in Part if part not in out for line in shown[part]]
        whole = done.told[:1] if Part.TALE in away else left_out
        hidden = {part: [(line,) for line in shown[part]] for part in away} | {Part.TALE: whole}
        first = [line for part in order for line in hidden.get(part, ())]
        chanced = hidden.get(Part.CHANCES, []) if order is FOLDED_THROWING else []
        titles = [*(shown[Part.TITLE] if Part.TITLE in away else ()), *named]
        giving_way = (*done.told[: done.gives], *left_out) if done.gives else ()
        if tapped_on(table.rules) and (above := _above(whole, lesson)):
            first = [(above,), *first]
        if (same := (tuple(seen), tuple(below), tuple(first))) in tried:
            continue  # of what else is folded there is nothing
        tried.add(same)
        last = shown[Part.WALK] if Part.WALK in away else ()
        each_hurt = zip(done.told, done.hurts, strict=True)
        untold = [each for each, it in each_hurt if it not in seen][1:]
        either = (untold, []) if untold else ([],)
        for earlier, (reasons, way) in (*product(either, signs), *product(either, bare)):
            lines = (*first, *earlier[: done.gives], *chanced, *earlier[done.gives :])
            rest = [*last, *reasons, *titles, *way] if _in_order(table) else [*way, *last]
            whole_first = _whole_first(lines, rest, giving_way, done)
            folded = _once([*whole_first, *titles], {*seen, *below, *p.due})
            yield "\n".join((*seen, *quoted(folded), *below, *p.due))


@dataclass(frozen=True, slots=True)
class _Done:
    """What was done, the newest first."""

    told: Sequence[tuple[str, ...]]
    """Each turn, in ever fewer words."""
    hurts: Sequence[str]
    """What stays in sight of each but the newest, if anything does."""
    newest: Mapping[Much, tuple[list[str], list[tuple[str, ...]]]]
    """So much of the newest, and what that leaves out."""
    gives: int = 0
    """So many turns leave room for one of the BOT that has words of a line."""
    story: bool = False
    """Whether all of them are one line."""
    both: str = ""
    """Where the last two led, in a line."""
    silent: Collection[Much] = ()
    """With how much of the newest turn told what hurts is left out."""


def _done(sight: Sight) -> _Done:
    """What was done, in sentences; or since the last choice of who reads it, move by move."""
    turns = _told(sight)
    if story := _story(sight, turns):
        newest = {
            much: ([line], list[tuple[str, ...]]())
            for much, line in zip(Much, _padded(story), strict=True)
        }
        return _Done([story], [""], newest, story=True)
    moves = [tuple(_moves(sight, turn)) for turn in turns]
    told = [
        (*_tales(sight, turn, each, before=later > 0), *_counted(sight, turn, later))
        for later, (turn, each) in enumerate(zip(turns, moves, strict=True))
    ]
    hurts = ["", *("".join(_hurts(sight, turn)) for turn in turns[1:])][: len(turns)]
    first = (turns[0], moves[0]) if turns else ((), ())
    parted = {much: _newest(sight, *first, much) for much in Much}
    struck = [left for left, move in enumerate(first[1], 1 - len(first[1])) if move.hurts]
    silent = [
        much
        for much in Much
        if not all(_is_kept(first[1][left - 1], left, much) for left in struck)
    ]
    gives, both = _gives_way(sight, turns), _both(sight, turns)
    return _Done(told, hurts, parted, gives, both=both, silent=silent)


def _padded(ways: Sequence[str]) -> list[str]:
    """A way for each `Much`, the last for all that are left."""
    return [ways[min(place, len(ways) - 1)] for place in range(len(Much))]


def _story(sight: Sight, turns: Sequence[Sequence[AnyPlayed]]) -> tuple[str, ...]:
    """All that was moved since the last choice of who reads it, in its order, where two turns of
    theirs or more came by themselves; then ever less of it, the oldest left out. Sentences of so
    many turns were read in the wrong order. Empty where fewer came so."""
    chosen = (any(map(sight.table.decides, turn)) for turn in turns)
    since = [turn for turn, mine in zip(turns, accumulate(chosen), strict=True) if not mine]
    if sum(_came_alone(sight, turn) for turn in since) < MANY_ALONE:
        return ()
    told = [turn_in_moves(sight, tuple(turn)) for turn in reversed(since)]
    head = sight.texts.html("caption-story")
    ways = (told[left_out:] for left_out in range(len(told) - 1))
    return tuple(
        " ".join((head, *(["…"] if len(way) < len(told) else []), " · ".join(way))) for way in ways
    )


MANY_ALONE: Final = 2
"""So many turns of one's own that came by themselves are told move by move."""


def _together(table: Table, won: Sequence[str], known: Sequence[str]) -> bool:
    """Whether one's mark, or who has won, stands beside whose turn it is: till each has had a turn,
    and where what is to be known then is a line."""
    if not table.rules.throws_on:
        return False
    line = lines_of("\n".join(known), COLUMNS) <= 1
    return line if won else not table.all_acted


def also_done(sight: Sight) -> list[tuple[str, ...]]:
    """The turns that are told, the newest first, each in ever fewer words, which fill a room that
    is left before anything else does. Of one that hurt who reads it no words leave that out."""
    if not _in_order(sight.table):
        return []
    found = list[tuple[str, ...]]()
    turns = _told(sight)
    if story := _story(sight, turns):
        return [story]
    for later, turn in enumerate(turns):
        moves = tuple(_moves(sight, turn))
        ways = _tales(sight, turn, moves, before=later > 0)
        if later and not _own(sight, turn) and any(move.hurts for move in moves):
            alone = [m.words for m in reversed(tuple(_moves(sight, turn, alone=True))) if m.hurts]
            whole = (_tale(sight, turn, moves, much, before=True) for much in (*Much,)[:3])
            each = (_said(sight, turn, [words], before=True) for words in alone)
            ways = tuple(dict.fromkeys((*whole, *_hurts(sight, turn), *each)))
        elif later:  # without why nothing else was played: the turn before it is then told, too
            bare = tuple(replace(move, note="") for move in moves)
            ways = (*ways, _tale(sight, turn, bare, Much.LAST, before=True))
        found.append(ways)
    return found


def told_in_time(sight: Sight, also: Sequence[Sequence[str]]) -> list[Mapping[str, str]]:
    """The lines in which each turn may stand above a quotation, the newest first, with what is told
    there `also`; each with how it is told in the order of time, where none says that it was before
    that."""
    if not _in_order(sight.table):
        return []
    done, texts = _done(sight), sight.texts
    heads = {
        texts.html("caption-tale-before", mark=mark, told=""): texts.html(
            "caption-tale", mark=mark, told=""
        )
        for mark in (sight.mark(seat) for seat, _ in _seats(sight.table))
    }

    def told(line: str) -> str:
        head = next((each for each in heads if line.startswith(each)), "")
        return heads.get(head, "") + line.removeprefix(head)

    newest = tuple(line for lines, _ in done.newest.values() for line in lines)
    every = enumerate(zip(done.told, done.hurts, also, strict=True))
    return [
        {line: told(line) for line in (*ways, hurt, *more, *(() if later else newest)) if line}
        for later, (ways, hurt, more) in every
    ]


def worth_reading(sight: Sight) -> list[str]:
    """What fills a room that is left: why others cannot move or what a throw may bring; in the
    first turns of the game also which pieces are one's own, what wins, and the game's name. Later
    on that is known."""
    table, texts = sight.table, sight.texts
    why = _without_more(texts, why_lines(sight))
    if table.begun > FAMILIAR and _in_order(table):
        return why
    goal = table.rules.explain(table.state).goal
    told = texts.html("caption-goal", told=texts.told(goal)) if goal.message else ""
    mine = "" if won_brief(sight) else _you_are(sight)
    return [*filter(None, (mine, *why, told, *title(sight, 0)[:1]))]


FAMILIAR: Final = 6
"""In so many turns of both one has learned which pieces are one's own, and what wins."""


def _without_more(texts: Texts, why: Sequence[str]) -> list[str]:
    """Reasons without where others stand: the button that has them stands below."""
    more = more_reasons(texts)
    return [line for line in why if line != more]


def _order(table: Table) -> Sequence[Part]:
    """In which order what is folded stands there."""
    if table.rules.throws_on:
        return FOLDED_THROWING
    return FOLDED_TAPPING if tapped_on(table.rules) else FOLDED


def _below(table: Table, away: Sequence[Part]) -> bool:
    """Whether what is to be known stands below the quotation: where throws go on, above the next
    throw, if what was done before it is folded."""
    waits = table.rules.throws_on and isinstance(table.turn, Throw)
    return waits and Part.TALE in away and Part.KNOWN not in away


def _above(turn: Sequence[Sequence[str]], lesson: Sequence[str]) -> str:
    """The turn in the first of its ways that is seen in a quotation together with a lesson; empty
    for none."""
    every = (way for ways in turn for way in ways)
    return next((way for way in every if seen_folded((way, *lesson))), "")


def _newest(
    sight: Sight, turn: Sequence[AnyPlayed], moves: Moves, much: Much
) -> tuple[list[str], list[tuple[str, ...]]]:
    """So much of what was done last, and the line of what that leaves out, if any."""
    if not moves:
        return [], []
    if much is Much.LAST and (came := _came_of(sight, turn)):
        return [_said(sight, turn, [came])], [(_tale(sight, turn, moves, Much.WHOLE),)]
    _, left_out = _parted(moves, much)
    before = _in_order(sight.table)
    rest: list[tuple[str, ...]] = []
    if left_out:
        rest.append((_said(sight, turn, left_out, before=before),))
    return [_tale(sight, turn, moves, much)], rest


def _offered(sight: Sight) -> list[str]:
    """What *Auto-throw* does, where its button stands and nothing else is to be learned. While a
    choice can be taken back that button may have the offer's place."""
    table = sight.table
    bare = bare_throw(table) is not None and not in_its_moment(table)
    offered = sight.offer_throws and bare and to_act(sight)
    return [sight.texts.html("caption-offer-throws")] if offered else []


def _progress(sight: Sight) -> list[str]:
    """How many pieces of each side have come to their end, once one has."""
    table, texts = sight.table, sight.texts
    if table.rules.throws_on:  # what is to be known says it
        return []
    told = table.rules.describe(table.state)
    if not any(texts.short(each) not in ("0", "") for each in told):
        return []
    words = (texts.tale(told[seat], mine=mine) for seat, mine in _seats(table))
    return [texts.listed(words) + "."]


def _walk(sight: Sight) -> list[str]:
    """Who has fewer squares to walk, and by how many; not while one is still to have a first turn:
    then it is how the pieces are laid out; nor where the other one has more pieces off."""
    table = sight.table
    if goal_told(table) is not None or not (walk := table.rules.to_walk(table.state)):
        return []
    own, other = (walk[seat] for seat, _ in _seats(table))
    told = table.rules.describe(table.state)
    off, others_off = (int(sight.texts.short(told[seat]) or 0) for seat, _ in _seats(table))
    if (own - other) * (off - others_off) > 0:  # who has fewer pieces off would be called ahead
        return []
    lead = "more" if own < other else "fewer" if own > other else "same"
    return [sight.texts.html("tale-walk", lead=lead, walk=abs(own - other))]


def _seats(table: Table) -> list[tuple[int, bool]]:
    """The seats, one's own first, and whether it is that."""
    mine = [(p.seat or 0, p.person is not None) for p in table.players]
    return sorted(mine, key=lambda seat: not seat[1])


InSigns: TypeAlias = tuple[Sequence[str], Sequence[str]]
"""Reasons that stand apart, and all that is told in signs."""


def _ways_in_signs(
    sight: Sight, ways: Sequence[Parts], why: Sequence[str]
) -> tuple[list[InSigns], list[InSigns]]:
    """The ways to tell everything in signs; and, for too many letters, one without signs of the
    turns, where sentences tell them: with throws that come by themselves they tell more turns."""
    fewer = any(map(sight.throws_come, sight.table.players)) and _in_order(sight.table)
    bare = [replace(ways[-1], log=(), only=(), earlier=())] if fewer else []
    full, less = ([_in_signs(sight, way, why) for way in each] for each in (ways, bare))
    return full, less


def _in_signs(sight: Sight, p: Parts, why: Sequence[str]) -> InSigns:
    """What is told in signs, and what these mean, reasons that stand elsewhere apart; where all
    pieces are; the seal. Where sentences tell turns in their order signs of the same turns are met
    by who unfolds them: there reasons stand apart, above the title, and where all pieces are, one's
    own first, below it."""
    left = [line for line in p.why if line not in why]
    told, last = (*p.log, *p.only), (*p.began, *p.match, *p.switches, *p.seal)
    if not _in_order(sight.table):
        return (), (*told, *left, *p.earlier, *p.sides, *last)
    own = _seats(sight.table)[0][0]
    sides = (*p.sides[own : own + 1], *p.sides[:own], *p.sides[own + 1 :])
    signs = (sight.texts.html("caption-in-signs"), *told) if told else ()
    reasons = _without_more(sight.texts, left)
    more = left[len(reasons) :]
    return reasons, (*sides, *signs, *p.earlier, *more, *last)


class Part(Enum):
    """What a caption in sentences is made of, in its order."""

    TITLE = auto()
    MINE = auto()
    """Which pieces are one's own."""
    GOAL = auto()
    TALE = auto()
    """What was done last."""
    HURT = auto()
    """What hurt before that; that stones were placed for one."""
    LESSON = auto()
    KNOWN = auto()
    """What is to be known."""
    STAKES = auto()
    """What hangs on a choice."""
    CHANCES = auto()
    PROGRESS = auto()
    """How many pieces are off."""
    WALK = auto()
    """Who is ahead; folded it stands last, below what hurt."""


_SMALL: Final = (Part.WALK, Part.PROGRESS, Part.CHANCES, Part.MINE)
_KNOWN: Final = (Part.STAKES, Part.KNOWN)
_TOLD: Final = (*_SMALL, Part.LESSON, Part.HURT, Part.TALE)

AWAY: Final[tuple[tuple[tuple[Part, ...], Much], ...]] = (
    *((_SMALL[:folded], Much.WHOLE) for folded in range(len(_SMALL) + 1)),
    *((_SMALL, much) for much in (Much.BARE, Much.SOME, Much.LAST)),
    *(((*_SMALL, Part.LESSON), much) for much in Much),
    *(((*_SMALL, Part.LESSON, *_KNOWN), much) for much in Much),
    *(((*_SMALL, Part.HURT), much) for much in Much),
    *(((*_SMALL, Part.LESSON, Part.HURT), much) for much in Much),
    *(((*_SMALL, Part.LESSON, Part.HURT, *_KNOWN), much) for much in Much),
    ((*_SMALL, Part.HURT, Part.TALE), Much.SOME),
    (_TOLD, Much.SOME),
    ((*_TOLD, Part.STAKES), Much.SOME),
    ((*_TOLD, Part.STAKES, Part.TITLE), Much.SOME),
    ((*_TOLD, Part.STAKES, Part.GOAL), Much.SOME),
    ((*_TOLD, Part.STAKES, Part.GOAL, Part.TITLE), Much.SOME),
    ((*_TOLD, Part.KNOWN), Much.SOME),
    ((*_TOLD, Part.KNOWN, Part.TITLE), Much.SOME),
    ((*_TOLD, Part.KNOWN, Part.TITLE, Part.GOAL), Much.SOME),
)
"""What is folded where there is less and less room, and how much of the newest turn is in sight:
its last move does before it is folded, too."""

FOLDED: Final = (
    *(Part.GOAL, Part.LESSON, Part.MINE, Part.HURT, Part.STAKES, Part.KNOWN),
    *(Part.CHANCES, Part.PROGRESS, Part.TALE),
)
"""In which order that stands there, above the title. A lesson comes before all but the goal: it is
told once. What is to be known is folded before what was done last, and is seen there."""

FOLDED_TAPPING: Final = (
    *(Part.STAKES, Part.GOAL, Part.MINE, Part.LESSON, Part.HURT),
    *(Part.PROGRESS, Part.KNOWN, Part.CHANCES, Part.TALE),
)
"""The same where stones are tapped."""

FOLDED_THROWING: Final = (
    *(Part.STAKES, Part.LESSON, Part.GOAL, Part.HURT, Part.TALE, Part.MINE),
    *(Part.PROGRESS, Part.KNOWN),
)
"""The same where throws go on: what was done last stands above what is small, also what the BOT did
before that; chances stand below it."""


def _once(lines: Sequence[str], elsewhere: Collection[str]) -> list[str]:
    """The lines of a quotation, each once, without those that are read elsewhere."""
    return [line for line in dict.fromkeys(lines) if line not in elsewhere]


def _gives_way(sight: Sight, turns: Sequence[Sequence[AnyPlayed]]) -> int:
    """How many turns, the newest ones, leave room for one of the BOT that has words of a line."""
    for newer, turn in enumerate(turns):
        if sight.table.seated(turn[0].seat).person is None:
            return newer if _brief(sight, turn) else 0
    return 0


def _whole_first(
    lines: Sequence[Sequence[str]],
    rest: Sequence[str],
    giving_way: Sequence[Sequence[str]],
    done: _Done,
) -> list[str]:
    """The lines of a quotation: first those that are seen to their ends, in their order, then the
    `rest`, then the others: signs tell them above that. Where of the last two turns not each is
    seen one line has both, if that is."""
    seen, others = _seen_whole(lines, giving_way)
    last = done.told[:BOTH]
    if done.both and not all(any(way in seen for way in ways) for ways in last):
        joined = [(done.both,) if ways == last[0] else ways for ways in lines if ways != last[1]]
        told, left = _seen_whole(joined, ())
        if done.both in told:
            seen, others = told, [*left, *(ways[0] for ways in last)]
    return [*seen, *rest, *others]


def _seen_whole(
    lines: Sequence[Sequence[str]], giving_way: Sequence[Sequence[str]]
) -> tuple[list[str], list[str]]:
    """The lines of a quotation that are seen to their ends, and the others; of a turn as much as
    is seen, if it is one of those `giving_way` with a line left for what the BOT did."""
    room, first, others = FOLD, list[str](), list[str]()
    for ways in lines:
        left = room - 1 if ways in giving_way else room
        fits = [line for line in ways if lines_of(line, QUOTED_COLUMNS) <= left]
        if not fits and not first:
            fits = [line for line in ways if lines_of(line, QUOTED_COLUMNS) <= room]
        if not fits or fits[0] in first:
            others.append(ways[0])
        else:
            room -= lines_of(fits[0], QUOTED_COLUMNS)
            first.append(fits[0])
    return first, others
