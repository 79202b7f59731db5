"""The last turns as a board's caption tells them: a line a turn, what was thrown and played.

At a table of many that is little: the lines would hide the board, and where everybody is stands
above them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape, unescape
from itertools import groupby
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.board.phone import QUOTED_COLUMNS, lines_of
from bot.board.reasons import place_by_lot
from bot.board.sight import MANY_PLAYERS, Sight, name, short_name, told_simply
from bot.table.beforehand import was_only
from bot.table.seats import who_played
from bot.table.steps import acting
from bot.table.table import Table
from bot.words.inert import Html, inert
from bot.words.library import Texts
from games.core import AnyPlayed, Throw, Told
from opponents.reasons import reason
from storage.rows import Player

NO_BREAK = "\N{NO-BREAK SPACE}"

ALONE = "⏩\N{WORD JOINER}"
"""Before what a person had nothing to choose in; and before throws of those for whom they come by
themselves, also the few that they press (decision 66)."""

MOST_TURNS, MOST_LINES, LINE = 3, 3, 38
"""So many turns, on so many lines of so many characters (a phone's), the log of many has."""

Called = Callable[[Player], str]
"""What a player is called."""

Motives: TypeAlias = Mapping[AnyPlayed, Told]
"""Actions of the log with the words that tell why they were played."""

NO_MOTIVES: Final[Motives] = MappingProxyType({})


def motives(table: Table) -> Motives:
    """Of each turn of the BOT in the log the last action that it has a reason for, with the reason;
    none when the game is over, or at a table of many, whose log is short.

    It is worked out from the game when it is told (:mod:`opponents.reasons`, decision 36): nothing
    is kept, and it is the same after a restart."""
    if table.game.status != "playing" or len(table.players) > MANY_PLAYERS:
        return NO_MOTIVES
    found: dict[AnyPlayed, Told] = {}
    for turn in table.last_turns:
        player = table.seated(turn[0].seat)
        if player.bot is None or player.resigned is not None:  # a person may have played it
            continue
        for played in reversed(turn):
            told = reason(table.rules, played.before, played.action, player.bot)
            if told is not None:
                found[played] = told
                break
    return found


def turn_lines(
    sight: Sight, called: Called, dropped: int, motives: Motives = NO_MOTIVES
) -> list[str]:
    """The last turns of the players, a line each; the oldest `dropped` actions are left out. Where
    one player had two turns in a row, a line between them says that the other lost a turn.
    `motives` stand behind their actions."""
    table, texts = sight.table, sight.texts
    if sight.many:
        return _of_many(sight, called, dropped)
    lines: list[str] = []
    before: int | None = None
    every = sum(map(len, _earlier(table)))
    untold = every if dropped >= every else 0
    dropped -= min(dropped, every)
    for turn in table.last_turns:
        left_out = min(dropped, len(turn))
        dropped -= left_out
        untold += left_out
        if left_out == len(turn):
            continue
        words = _throws(sight, turn, left_out, untold, motives)
        untold = 0
        seat = turn[0].seat
        if seat == before and table.rules.loses_turns:
            lines.append(_lost(sight, called, 1 - seat))
        before = seat
        lines.append(_line(sight, seat, _by(sight, called, turn[left_out:]), words))
    if untold:
        lines.append(escape(texts.plain("log-more", count=untold)))
    if table.game.status == "playing" and table.lost is not None:
        lines.append(_lost(sight, called, table.lost))
    return lines


def _by(sight: Sight, called: Called, turn: Sequence[AnyPlayed]) -> str:
    """Who has played a turn, also if another sits there now; both where it was a person and a
    BOT."""
    return sight.texts.both([called(player) for player in who_played(sight.table, turn)])


def led_line(sight: Sight, called: Called) -> list[str]:
    """At a table of many, where the last turn led, in words, to stand above its throws, which are
    signs; on a line, if it has such words. Nothing of a single action, where a game has no such
    words, and where :func:`result_lines` tells it."""
    table, texts = sight.table, sight.texts
    turn = next(iter(table.last_turns[-1:]), ())
    if not sight.many or len(turn) < FEW or table.game.status != "playing":
        return []
    told, seat = table.rules.in_short(turn), turn[0].seat
    if told is None or (table.rules.came_of(turn) and not _goes_on(table, turn)):
        return []
    told, who = _named(told, sight.mark, texts), _by(sight, called, turn)
    whole, short = (
        _line(sight, seat, who, [escape(say(told), quote=False)])
        for say in (texts.told, texts.stop)
    )
    return [whole if lines_of(whole, QUOTED_COLUMNS) == 1 else short]


FEW: Final = 2
"""Of fewer actions their own line tells all."""


def _named(told: Told, called: Callable[[int], str], texts: Texts) -> Told:
    """What happened with the players whom it names by number called so."""
    eaten = str(dict(told.args).get("eaten", "none"))
    if eaten == "none":
        return told
    return told.given("eaten", texts.both([called(int(number) - 1) for number in eaten.split()]))


def _marked(sight: Sight, seat: int) -> str:
    """A player's sign and name, as a part of a sentence of a game's own words."""
    who = inert(short_name(sight, sight.table.seated(seat)))
    return f"{sight.mark(seat)} \N{FIRST STRONG ISOLATE}{who}\N{POP DIRECTIONAL ISOLATE}"


def _goes_on(table: Table, turn: Sequence[AnyPlayed]) -> bool:
    """Whether that turn, one of the last, is not over yet."""
    last = acting(table) == turn[0].seat and table.played[-1] is turn[-1]
    return last and not table.rules.begins(table.state)


def placed_lines(sight: Sight, called: Called) -> list[str]:
    """Which squares the other player has placed stones on in their last turn, as a sentence; at
    their first also that they began by lot. While a player alone acts against a BOT that is its
    turn, also while it goes on."""
    table, texts = sight.table, sight.texts
    player, acts = table.to_act, acting(table)
    if player is None or acts is None:
        return []
    other = acts if player.bot is not None else 1 - acts
    turn = next((turn for turn in table.last_turns if turn[0].seat == other), ())
    paths = [path for p in turn for path in table.rules.taps(p.before, (p.action,))]
    if not turn or any(len(path) != 1 for path in paths):
        return []
    squares = texts.both([path[0] for path in paths])
    args = {"mark": sight.mark(other), "name": _by(sight, called, turn)}
    began = int(place_by_lot(table) > 1)
    return [texts.html("caption-placed", squares=squares, began=began, **args)]


def earlier_lines(sight: Sight, called: Called, dropped: int = 0) -> list[str]:
    """The turns before those since people have last chosen something, on one line: the moves that
    played themselves there would else have been seen by nobody."""
    lines: list[str] = []
    untold = 0
    for turn in _earlier(sight.table):
        left_out = min(dropped, len(turn))
        dropped -= left_out
        untold += left_out
        if left_out < len(turn):
            words, seat = _throws(sight, turn, left_out, untold), turn[0].seat
            untold = 0
            lines.append(_line(sight, seat, _by(sight, called, turn[left_out:]), words))
    between = "; " if sight.ear else " · "
    return [sight.texts.html("caption-earlier") + " " + between.join(lines)] if lines else []


def _earlier(table: Table) -> tuple[tuple[AnyPlayed, ...], ...]:
    """The told turns before the last turn of each seat."""
    if table.game.status != "playing":
        return ()
    return table.told_turns[: len(table.told_turns) - len(table.last_turns)]


def result_lines(sight: Sight, called: Called) -> list[str]:
    """What a turn came to, where that is more than its last action tells: the stones that it took,
    and how many each side has now. Of two players only the latest is told: the one before has been
    overtaken."""
    table, texts = sight.table, sight.texts
    if table.game.status == "over":
        return []
    many = sight.many
    lines = []
    # Among people an older turn above the newest would be read as that.
    told_of = table.last_turns[-1:] if len(table.people) > 1 else table.last_turns
    for turn in _since_a_person(table) if many else told_of:
        told, seat = table.rules.came_of(turn), turn[0].seat
        if told is None and isinstance(table.turn, Throw) and not many:
            told = table.rules.sum_up(turn)
        if told is not None and not _goes_on(table, turn):
            told = _named(told, lambda seat: _marked(sight, seat), texts)
            args = {"mark": sight.mark(seat), "name": _by(sight, called, turn)}
            lines.append(texts.html("caption-result", told=texts.told(told), **args))
    return lines if many else lines[-1:]


def news_lines(sight: Sight, played: AnyPlayed, *, mocked: bool) -> list[str]:
    """What an action did that all are told of, a line for each player whom it struck.

    With `mocked` each is teased in other words than any other player of the game, and always in the
    same ones.
    """
    table = sight.table
    news = table.rules.news(played.before, played.action)
    if news is None:
        return []
    lines = []
    for seat in news.seats:
        message = news.plain
        if mocked and news.teasing:
            message = news.teasing[(table.game.id + seat) % len(news.teasing)]
        who = name(sight, table.seated(seat))
        lines.append(sight.texts.html(message, name=f"{sight.mark(seat)} {who}"))
    return lines


def own_news(sight: Sight) -> list[str]:
    """The same of the last turn of a game against one BOT that is over, in one's own chat: nobody
    else would read a message, and it would push the result out of sight."""
    if sight.chat.kind != "private" or not sight.table.alone:
        return []
    turn = next(iter(sight.table.last_turns[-1:]), ())
    return [line for each in turn for line in news_lines(sight, each, mocked=sight.chat.mocked)]


def only_lines(sight: Sight) -> list[str]:
    """Of each turn of the log why the last of its moves that played themselves did."""
    table = sight.table
    if sight.many:
        return []
    return [line for turn in table.last_turns for line in _only_line(sight, turn)]


def _only_line(sight: Sight, turn: Sequence[AnyPlayed]) -> list[str]:
    """Why a move of that turn played itself; of several, the last. Nothing where none did, or where
    its own words say why."""
    table, texts = sight.table, sight.texts
    last = next((played for played in reversed(turn) if by_itself(table, played)), None)
    if last is None or table.game.status != "playing":
        return []
    why = table.rules.explain(last.before).only
    if not why:
        return []
    words = " ".join(texts.told(each) for each in why)
    if len(table.people) > 1:  # beside whose throw it is, it may be read of that
        mark = sight.mark(last.seat)
        return [texts.html("caption-only-move-of", mark=mark, told=words)]
    return [texts.html("caption-only-move", told=words)]


def by_itself(table: Table, played: AnyPlayed) -> bool:
    """Whether a person had nothing to choose there."""
    (player,) = who_played(table, (played,))
    return player.bot is None and was_only(table.rules, played)


def _thrown_for(sight: Sight, played: AnyPlayed) -> bool:
    """Whether it is a throw of somebody whose throws come by themselves, on a board that is theirs
    alone: to others it is a throw like any other."""
    (player,) = who_played(sight.table, (played,))
    alone = len(sight.table.people) < 2
    return alone and played.faces is not None and sight.throws_come(player)


PROPER: Final = frozenset({"second-life", "netting", "beauty", "three", "two", "heru"})
"""Houses (senet 3) whose names do not say what happens there."""


def by_number(told: Told) -> Told:
    """What was done without such names of houses: nothing tells a newcomer what they are."""
    proper = dict(told.args).get("house") in PROPER
    return told.given("house", "none") if proper else told


def _of_many(sight: Sight, called: Called, dropped: int) -> list[str]:
    """The turns since a person acted last, theirs first. Of more than three the first and the last
    two are told. The next line begins with the number of actions that were left out between:
    `… 4 more · taba`."""
    table, texts = sight.table, sight.texts
    turns = list(_since_a_person(table))
    between = sum(map(len, turns[1 : 1 - MOST_TURNS]))
    del turns[1 : 1 - MOST_TURNS]
    lines: list[str] = []
    untold = 0
    for number, turn in enumerate(turns):
        untold += between if number == 1 else 0
        first = min(dropped, len(turn))
        dropped -= first
        if first == len(turn):
            untold += first
            continue
        most = LINE * (1 if number else MOST_LINES + 1 - len(turns))
        for left_out in range(first, len(turn)):
            words = _throws(sight, turn, left_out, untold + left_out)
            line = _line(sight, turn[0].seat, _by(sight, called, turn[left_out:]), words)
            if _length(line) <= most:
                break
        lines.append(line)
        untold = 0
    return lines if not untold else [*lines, escape(texts.plain("log-more", count=untold))]


def _since_a_person(table: Table) -> tuple[tuple[AnyPlayed, ...], ...]:
    """The turns from the last one of a person on; the last one alone where none is a person's."""
    turns = table.last_turns
    last = len(turns) - 1
    persons = (
        n for n in range(last, -1, -1) if any(p.bot is None for p in who_played(table, turns[n]))
    )
    return turns[next(persons, max(last, 0)) :]


def _length(line: str) -> int:
    """Characters that are seen."""
    return len(re.sub("[\u2060\u2066-\u2069\u200f]", "", unescape(re.sub("<[^>]+>", "", line))))


def _line(sight: Sight, seat: int, who: str, words: list[str]) -> str:
    """A turn's line."""
    player = sight.texts.html("caption-turn", mark=sight.mark(seat), name=who)
    between = "; " if sight.ear else " · "
    return player + " " + between.join(words)


def turn_in_moves(sight: Sight, turn: tuple[AnyPlayed, ...]) -> str:
    """Who moved in a turn, and from where to where, or that they could not; its throws where
    nothing was played of them."""
    table, texts = sight.table, sight.texts
    played = [each for each in turn if each.faces is None]
    every = [table.rules.tell(each.before, each.action) for each in played or turn]
    moves = [told for told in every if not passes(told)]
    said = (texts.told(by_number(told.given("throw", 0))) for told in moves)
    words = texts.listed(escape(each, quote=False) for each in said) or texts.html("story-none")
    mine = table.seated(turn[0].seat).person is not None
    return texts.html("story-you" if mine else "story-bot", told=Html(words))


def passes(told: Told) -> bool:
    """Whether nothing was moved: the words say that there was no choice."""
    return told.message.endswith("-pass")


def folded(texts: Texts, words: Iterable[str]) -> list[str]:
    """Equal words as one piece, where the first of them stands: `taba ×4`. Only those at the end
    stay there: they tell what was done last."""
    runs = [(word, sum(1 for _ in same)) for word, same in groupby(words)]
    found = Counter[str]()
    for word, count in runs[:-1]:
        found[word] += count
    every = [*found.items(), *runs[-1:]]
    return [texts.plain("log-times", told=w, count=n) if n > 1 else w for w, n in every]


def _lost(sight: Sight, called: Called, seat: int) -> str:
    """That a seat had no turn where it should have had one."""
    who = called(sight.table.seated(seat))
    return sight.texts.html("caption-lost", mark=sight.mark(seat), name=who)


def _throws(
    sight: Sight,
    turn: tuple[AnyPlayed, ...],
    left_out: int = 0,
    untold: int = 0,
    motives: Motives = NO_MOTIVES,
) -> list[str]:
    """A turn as the pieces of its line, the oldest actions left out, `untold` of them counted.

    A throw and what was played of it are one piece: `<b>4</b> 7→11`. Throws that were kept are one
    piece, too: `<b>1</b> <b>6</b>`; what was played of them stands behind it. In a game that throws
    on to the end of the turn each throw is a piece, and equal ones are counted: `taba ×4`.
    """
    table, texts = sight.table, sight.texts
    words: list[str] = []
    throws = [played.faces is not None for played in turn]
    for number, played in enumerate(turn[left_out:], left_out):
        told = table.rules.tell(played.before, played.action)
        if sum(throws) == 1:  # which throw was played is plain
            told = told.given("throw", 0)
        told = by_number(told) if told_simply(sight) else told
        motive = motives.get(played)
        why = "" if motive is None else " " + texts.plain("log-why", told=texts.told(motive))
        if table.rules.throws_on:
            words.append(texts.told(told) + why)
            continue
        text = escape(texts.told(told), quote=False)
        if by_itself(table, played) or _thrown_for(sight, played):
            text = ALONE + text
        if throws[number] and not sight.ear:
            text = f"<b>{text}</b>"
        text += escape(why, quote=False)
        before = throws[max(0, number - 2) : number]
        if words and throws[number] and before[-1]:
            words[-1] += (", " if sight.ear else " ") + text
        elif words and not throws[number] and before in ([True], [False, True]):
            words[-1] += (", " if sight.ear else NO_BREAK) + text
        else:
            words.append(text)
    if table.rules.throws_on:
        words = [escape(word, quote=False) for word in folded(texts, words)]
    more = [escape(texts.plain("log-more", count=untold))] if untold else []
    return more + words
