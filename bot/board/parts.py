"""What the caption of a game tells, part by part: who plays and where their pieces stand, what was
done, whose turn it is and what is due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from bot.board.choice_keys import number_lines
from bot.board.first_game import ending_line, throws_now
from bot.board.heading import (
    brief_title,
    match_lines,
    origin_lines,
    throw_off_lines,
    title,
    won_line,
)
from bot.board.lateness import late_lines, time_lines
from bot.board.layout import Lines, Parts
from bot.board.phone import words_height
from bot.board.questions import absent_lines, back_lines, marked, offer_lines, who_is_absent
from bot.board.rating_lines import rating_lines
from bot.board.reasons import (
    bot_began_lines,
    event_lines,
    goal_lines,
    has_acted,
    lesson_lines,
    pending_lines,
    place_by_lot,
    stakes_lines,
    takes_again,
    throws_again,
    why_lines,
)
from bot.board.sealing import WORDS, opened, seal_lines
from bot.board.sight import (
    BRIEF,
    CLIPPED,
    Sight,
    brief_name,
    logged_name,
    name,
    short_name,
    shortest_name,
    to_act,
    told_simply,
)
from bot.board.turn_log import (
    NO_MOTIVES,
    Called,
    Motives,
    earlier_lines,
    led_line,
    only_lines,
    own_news,
    result_lines,
    turn_lines,
)
from bot.table.beforehand import (
    bare_throw,
    comes_by_itself,
    first_throw,
    may_win,
    runs_by_itself,
)
from bot.table.match import match_of
from bot.table.picking import Picking, due_in_turn, placing, tapped_on
from bot.table.steps import GIVEN_UP, UNDECIDED, has_result
from bot.table.table import Table
from games.core import Choose, Over, Throw
from storage.rows import Player


def parts_of(
    sight: Sight,
    dropped: int = 0,
    *,
    switches: int = 0,
    pieces: bool = True,
    taught: bool = True,
    words: int = WORDS,
    why: Motives = NO_MOTIVES,
) -> Parts:
    """All that is told of a game that has begun, but for the `dropped` oldest actions of its log.
    So many `switches` are told by name, and so many letters of the players' `words`. Without
    `pieces` a side is told as "…"; without `taught` goal, lesson and reasons are left out. `why`
    are the BOT's motives."""
    table, called = sight.table, partial(brief_name, sight)
    over = table.game.status == "over"
    first, *named = title(sight, switches)
    brief = brief_title(sight)
    # In sight in every layout that has a title; what is played, behind it.
    if heads := (won := won_line(sight)) or who_line(sight):
        first, brief, named = heads, heads, [first, *named]
    acts = sight.own_map is None and to_act(sight)
    numbers = number_lines(sight) if acts else ()
    log, began, known = _done(sight, dropped, why)
    return Parts(
        title=(brief if steady(table) else first,),
        brief=brief,
        switches=named,
        match=(*origin_lines(sight), *match_lines(sight), *time_lines(sight)),
        goal=goal_lines(sight) if taught else (),
        sides=(*sides(sight, called, pieces=pieces), *numbers),
        result=() if _is_first(sight) else result_lines(sight, partial(logged_name, sight)),
        only=(*(() if dropped else only_lines(sight)), *_turns(sight)),
        log=log,
        earlier=earlier_lines(sight, partial(shortest_name, sight), dropped),
        lesson=(lesson_lines(sight) or event_lines(sight)) if taught else (),
        secret=[opened(sight, words)] if over else (),
        known=known,
        stakes=stakes_lines(sight) if taught else (),
        why=why_lines(sight) if taught else (),
        due=_result(sight) if over else (*due_lines(sight), *asked_lines(sight)),
        ending=_ending_lines(sight) if over else (),
        figures=rating_lines(sight) if over else (),
        seal=() if over else seal_lines(sight, words),
        over=over,
        places=places_line(sight),
        throw=isinstance(table.turn, Throw),
        bare=sight.wordy is not None,
        began=began,
        won=bool(won),
    )


def who_line(sight: Sight) -> str:
    """Who has which colour, at a table of many, whose picture shows no names; empty elsewhere."""
    if not sight.many or sight.table.game.status != "playing":
        return ""
    table, say = sight.table, sight.texts.html
    called = (shortest_name(sight, table.seated(seat)) for seat in range(len(table.players)))
    return " ".join(
        say("caption-who", mark=sight.mark(seat), name=who) for seat, who in enumerate(called)
    )


def _done(sight: Sight, dropped: int, why: Motives = NO_MOTIVES) -> tuple[Lines, Lines, Lines]:
    """What was done last, without its oldest actions; how the game began: who had to, and how what
    was done is read; and what is to be known.

    At a table of many what a turn came to is told first, and what was thrown last; at a choice what
    each way brings comes first. What somebody has just done stands before a goal that all have
    read."""
    called, known = partial(logged_name, sight), pending_lines(sight)
    log = turn_lines(sight, called, dropped, why)
    began = (*bot_began_lines(sight), *throw_off_lines(sight))
    first = _is_first(sight)
    if first:
        lot = lot_lines(sight.clipped(BRIEF))
        began = (*result_lines(sight, called), *lot, *began)
    if not sight.many or sight.table.game.status != "playing":
        return ((), (*began, *log), known) if first else (log, began, known)
    if isinstance(sight.table.turn, Choose):
        return (), (*reversed(log), *began), known
    latest, before = _latest(log, led_line(sight, called))
    if first:
        return latest, (*began, *before), known
    # Who has won stands in its place.
    who = [who_line(sight)] if won_line(sight) and not dropped else []
    return latest, began, (*known, *before, *who)


def _latest(log: Lines, led: Lines) -> tuple[Lines, Lines]:
    """What was done last, in words if there are some, and the other lines, the newest first."""
    return (led, [*reversed(log)]) if led else (log[-1:], [*reversed(log[:-1])])


def _is_first(sight: Sight) -> bool:
    """Whether somebody is to throw for the first time where the goal is told, and what the throw is
    for: both are in sight then. What others did before, and who begins, stands behind them."""
    table = sight.table
    first = isinstance(table.turn, Throw) and not has_acted(table)
    return first and bool(goal_lines(sight) and pending_lines(sight))


def with_less(sight: Sight, parts: Parts, dropped: int) -> Parts:
    """The parts without the `dropped` oldest actions of the log."""
    log, began, known = _done(sight, dropped)
    earlier = tuple(earlier_lines(sight, partial(shortest_name, sight), dropped))
    only = tuple(_turns(sight))
    return replace(parts, only=only, log=log, began=began, known=known, earlier=earlier)


def with_words(sight: Sight, parts: Parts, words: int) -> Parts:
    """The parts with so many letters of the players' words."""
    if parts.over:
        return replace(parts, secret=[opened(sight, words)])
    return replace(parts, seal=seal_lines(sight, words))


def steady(table: Table) -> bool:
    """Whether the words keep one shape, under which buttons are a map."""
    return table.game.status == "playing" and tapped_on(table.rules)


def asked_lines(sight: Sight) -> list[str]:
    """Who is late while the board sleeps, who cannot act, what was taken back, and what somebody
    offers."""
    told = (*absent_lines(sight), *back_lines(sight), *offer_lines(sight))
    asleep = late_lines(sight) if sight.table.game.status == "asleep" else ()
    return [*asleep, *told]


def sides(sight: Sight, called: Called, *, pieces: bool) -> list[str]:
    """Each player and where all their pieces are: by seat, or as the game ranks them at its end."""
    table, texts = sight.table, sight.texts
    ranking = table.rules.ranking(table.state)
    if ranking and not pieces:
        return []  # who came in which place stands on one line
    lines = [texts.html("ranking")] if ranking else []
    told = table.rules.describe(table.state)
    for place, seat in enumerate(ranking or range(len(told)), 1):
        words = told[seat]
        if ranking:  # the number before the line tells the place
            words = words.given("place", 0)
        line = _player(sight, called, seat, texts.told(words) if pieces else "…")
        lines.append(texts.html("ranking-place", place=place) + " " + line if ranking else line)
    return lines


def _player(sight: Sight, called: Called, seat: int, pieces: str) -> str:
    """One player's line."""
    player, texts = sight.table.seated(seat), sight.texts
    sign, who = sight.mark(seat), marked(player, called(player))
    if sight.table.game.mode == "phone":
        return texts.html("caption-side", mark=sign, side=who, pieces=pieces)
    return texts.html("caption-player", mark=sign, name=who, side=sight.side(seat), pieces=pieces)


def due_lines(sight: Sight, *, lot: bool = True, counted: bool = True) -> list[str]:
    """Whose turn it is and what is due, or how the game ended; `lot` if it says who begins,
    `counted` if it says how many stones are left to place."""
    table = sight.table
    match table.game.status, table.turn:
        case "over", _:
            return ended_lines(sight)
        case "asleep", _:
            return [_asleep(sight)]
        case _, (Choose() | Throw()) as turn:
            return late_lines(sight) or [_due(sight, turn, lot=lot, counted=counted)]
        case _:
            return []


def _asleep(sight: Sight) -> str:
    """Who left, and who may wake the game."""
    table = sight.table
    by = sight.called(table.game.asleep_by)
    if len(table.people) > 1 and len(table.players) > 2:
        return sight.texts.html("caption-asleep-all", name=by)
    alone = len(table.people) < 2
    return sight.texts.html("caption-asleep-alone" if alone else "caption-asleep", name=by)


def _why_it_waits(table: Table) -> str:
    """The message why a throw that would come by itself is to be pressed; empty for none."""
    if first_throw(table):
        return "due-first-throw"
    if may_win(table):
        return "due-throw-may-win"
    return "due-throw-to-go-on" if runs_by_itself(table) else ""


def _due(sight: Sight, turn: Choose[object] | Throw[object], *, lot: bool, counted: bool) -> str:
    """Whose turn it is and what they are to do."""
    table, texts, taps = sight.table, sight.texts, sight.own_map
    player = table.seated(turn.seat)
    args = {"name": name(sight, player), "mark": sight.mark(turn.seat)}
    if not _asked(sight, player):
        words = "due-bot-places" if sight.laid_out else "due-bot"
        return texts.html("due-other" if player.bot is None else words, **args)
    drawn = place_by_lot(table) if lot and not _is_first(sight) else 0
    if isinstance(turn, Throw) and comes_by_itself(table):
        return texts.html("due-soon", **args)
    if isinstance(turn, Throw):
        waits = player.person in sight.thrown_for and bare_throw(table) is not None
        if waits and (why := _why_it_waits(table)):
            return texts.html(why, lot=drawn, **args)
        return _due_throw(sight, turn, drawn, **args)
    if sight.marked is not None:
        return _due_again(sight, turn, lot=lot, counted=counted, **args)
    if taps is None or not taps.paths:
        thrown = throws_now(table) if told_simply(sight) else None
        if thrown is not None:
            told = texts.said(table.rules.tell(thrown.before, thrown.action))
            return texts.html("due-choose-with", told=told, mark=args["mark"])
        return texts.html("due-choose", **args)
    if placing(table, taps):
        # With the lot all are left, and the line is long enough.
        hands = (tray.hand for tray in taps.view.trays if tray.active and counted and not drawn)
        left, due = next(hands, 0), due_in_turn(table)
        return texts.html("due-square", left=left, due=due, lot=drawn, **args)
    return _due_tap(sight, turn.seat, taps)


def _due_throw(sight: Sight, turn: Throw[object], drawn: int, **args: str) -> str:
    """That something is thrown; in a first game where throws go on, how long."""
    again = int(throws_again(sight.table))
    if sight.table.rules.throws_on and told_simply(sight):
        return sight.texts.html("due-throws-on", again=again, mark=args["mark"])
    return sight.texts.html(f"due-throw-{turn.device.kind}", lot=drawn, again=again, **args)


def _due_again(
    sight: Sight, turn: Choose[object] | Throw[object], *, lot: bool, counted: bool, **args: str
) -> str:
    """That what is marked is to be tapped once more; not where that would take more or fewer lines
    than before: nothing is to jump under a finger."""
    before = _due(replace(sight, marked=None), turn, lot=lot, counted=counted)
    again = sight.texts.html("due-again", **args)
    return again if words_height(again) == words_height(before) else before


def _asked(sight: Sight, player: Player) -> bool:
    """Whether the board asks that player, to act: a person, on a shared board or on their own."""
    return player.bot is None and sight.reader in (None, player.person)


def lot_lines(sight: Sight) -> list[str]:
    """Which place the lot gave to who is to act, where whose turn it is does not say it."""
    turn, place = sight.table.turn, place_by_lot(sight.table)
    if not place or not isinstance(turn, Choose | Throw) or sight.table.game.status != "playing":
        return []
    player = sight.table.seated(turn.seat)
    if not _asked(sight, player):
        return []
    return [sight.texts.html("caption-lot", name=name(sight, player), lot=place)]


def _due_tap(sight: Sight, seat: int, taps: Picking) -> str:
    """Which tap is due."""
    stone, target = _both_taps(sight, seat, taps)
    return target if taps.made else stone


def other_tap(sight: Sight) -> str:
    """What is due at the other one of the two taps of a move; nothing where none is: the words of
    both are to have the same room."""
    table, taps = sight.table, sight.own_map
    tapped = taps is not None and taps.paths and not placing(table, taps)
    if taps is None or not tapped or not isinstance(table.turn, Choose) or sight.marked is not None:
        return ""
    stone, target = _both_taps(sight, table.turn.seat, taps)
    return stone if taps.made else target


ENDS: Final = ("i1", "g9")
"""A narrow square and a broad one."""


def _both_taps(sight: Sight, seat: int, taps: Picking) -> tuple[str, str]:
    """What is due at each of the two taps of a move. A long name is cut where one of them would
    take more lines than the other, whatever the square, then that something is taken is left out:
    nothing is to jump under a finger."""
    texts, player = sight.texts, sight.table.seated(seat)
    square = taps.made[-1] if taps.made else min(taps.others, default="")
    # What takes is said on each button that is read aloud.
    able = taps.takers or any(choice.taken for choice in taps.view.choices)
    takes = int(bool(able) and not sight.ear)
    again = int(takes_again(sight.table))
    stone = target = ""
    ways = (sight, *(sight.clipped(most) for most in (*CLIPPED, 6, 4)))
    for taken, called in product(dict.fromkeys((takes, 0)), ways):
        args: dict[str, str | int] = {"mark": sight.mark(seat), "takes": taken}
        who = name(called, player)
        stone = texts.html("due-stone", name=who, again=again, **args)
        every = [texts.html("due-target", name=who, square=at, **args) for at in (square, *ENDS)]
        target = every[0]
        if {*map(words_height, every)} == {words_height(stone)}:
            break
    return stone, target


# -- how a game ended ------------------------------------------------------------------------------


def ended_lines(sight: Sight) -> list[str]:
    """Who won and who lost, how the game ended, its match, then its figures; nothing if it has no
    result."""
    ratings = [] if sight.table.result is None else rating_lines(sight)
    return [*_result(sight), *_turns(sight), *ratings]


def _result(sight: Sight) -> list[str]:
    """Who won and who lost, how the game ended, whom that struck, and its match."""
    table, texts = sight.table, sight.texts
    over, match = table.result, match_of(table)
    if over is None:
        return []
    lines = [*_winner(sight, over), _ending(sight, over), *own_news(sight)]
    if match is not None and match.winner is not None:
        player = table.players[match.winner]
        who, sign = name(sight, player), sight.mark(player.seat or 0)
        lines.append(texts.html("match-won", name=who, mark=sign))
    return lines


def _ending_lines(sight: Sight) -> list[str]:
    """The move that ended the game, to who plays there alone, where they have not pressed it: else
    they would read that it is over before they have seen why."""
    over, mine = sight.table.result, _mine(sight)
    ended_by_move = over is not None and over.reason not in UNDECIDED | GIVEN_UP
    line = ending_line(sight, mine) if mine is not None and ended_by_move else ""
    return [line] if line else []


def _turns(sight: Sight) -> list[str]:
    """How many turns a game had that has come to a result."""
    over = sight.table.result
    if over is None or not has_result(over):
        return []
    return [sight.texts.html("caption-turns", count=sight.table.turns)]


def _winner(sight: Sight, over: Over) -> list[str]:
    """Who won, and of two who lost: to who plays there alone as *you*. Nothing where nobody won."""
    table, texts, mine = sight.table, sight.texts, _mine(sight)
    if not over.winners:
        return []
    seat = over.winners[0]
    losers = [player for player in table.players if player.seat not in over.winners]
    called = partial(_called, sight)
    sign, who = sight.mark(seat), called(table.seated(seat))
    if mine is not None and mine.seat not in over.winners:
        return [texts.html("ended-lost", mark=sign, name=who)]
    if len(losers) == 1:
        loser = called(losers[0])
        if mine is None:
            return [texts.html("ended-named", mark=sign, name=who, loser=loser)]
        return [texts.html("ended-won", mark=sign, loser=loser)]
    if mine is None:
        return [texts.html("ended-named-many", mark=sign, name=who)]
    return [texts.html("ended-won-many", mark=sign)]


def _mine(sight: Sight) -> Player | None:
    """The player who reads the result alone; None where others read it, too."""
    table, you = sight.table, sight.reader
    if you is None or table.game.mode == "phone":
        return None
    return next((p for p in table.players if you in (p.person, p.resigned)), None)


def _called(sight: Sight, player: Player) -> str:
    """What a player is called in a result: to who reads it alone the BOT is just that, so that it
    takes a line less."""
    return name(sight, player) if _mine(sight) is None else logged_name(sight, player)


def places_line(sight: Sight) -> list[str]:
    """Who came in which place behind the winner, on one line; nothing where the game ranks
    nobody."""
    table = sight.table
    ranking = table.rules.ranking(table.state)
    gone = _gone(table) if ranking else ()
    told = [
        sight.texts.html(
            "ranking-short",
            place=place,
            mark=sight.mark(seat),
            name=short_name(sight, table.seated(seat)),
            gone=int(seat in gone),
        )
        for place, seat in enumerate(ranking[1:], 2)
    ]
    return ["🏅 " + " · ".join(told)] if told else []


def _gone(table: Table) -> Sequence[int]:
    """The seats whose piece was eaten."""
    view = table.rules.view(table.state)
    return [token.seat for token in view.tokens if token.state == "eaten"]


def _ending(sight: Sight, over: Over) -> str:
    """Why a game ended: won, drawn by its rules, or ended by the table without a result."""
    table, texts = sight.table, sight.texts
    reason = over.reason.replace(" ", "-")
    if not over.winners:
        if reason not in UNDECIDED:
            return texts.html(f"draw-{reason}", score="–".join(map(str, over.score)))
        who = who_is_absent(sight) if reason == "left" else sight.called(table.game.host)
        return texts.html(f"over-{reason}", name=who)
    seat = over.winners[0]
    loser = next(p for p in table.players if p.seat not in over.winners)
    mine = _mine(sight)
    args: dict[str, str | int] = {
        "loser": _called(sight, loser),
        "winner": _called(sight, table.seated(seat)),
        "outcome": "none" if mine is None else "won" if mine.seat == seat else "lost",
        "score": "–".join(map(str, _best_first(over))),
        "lacking": 0,
        "points": 0,
        "players": len(table.players),
        "gone": 0,
    }
    if table.state is not None:
        args["gone"] = len(_gone(table))
        tray = table.rules.view(table.state).trays[loser.seat or 0]
        args["lacking"] = tray.total - tray.off
    if table.rules.matches:
        args["points"] = over.score[seat]
        args["score"] = texts.plain("score-points", won=over.score[seat])
    if reason in GIVEN_UP and any(over.score):
        points = "over-resigned-points" if reason == "resigned" else "over-time-points"
        return texts.html(points, **args)
    return texts.html(f"over-{reason}", **args)


def _best_first(over: Over) -> tuple[int, ...]:
    first = over.winners[0]
    return (over.score[first], *(s for i, s in enumerate(over.score) if i != first))
