"""The last turns as a board's caption tells them: a line a turn, what was thrown and played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import escape

from bot.table import AnyPlayed, Table
from bot.words import Texts
from storage.rows import Player

NO_BREAK = "\N{NO-BREAK SPACE}"

Called = Callable[[Player], str]
"""What a player is called."""


def turn_lines(table: Table, texts: Texts, called: Called, dropped: int) -> list[str]:
    """The last turns of the players, the oldest `dropped` of their actions left out; and between
    two turns that one had on end that of the other, which was lost."""
    lines: list[str] = []
    before: int | None = None
    untold = 0
    for turn in table.last_turns():
        left_out = min(dropped, len(turn))
        dropped -= left_out
        untold += left_out
        if left_out == len(turn):
            continue
        words = _throws(table, texts, turn, left_out)
        if untold:
            words.insert(0, escape(texts.plain("log-more", count=untold)))
            untold = 0
        seat = turn[0].seat
        if seat == before and table.for_two:
            lines.append(_lost(table, texts, called, 1 - seat))
        before = seat
        who = texts.html(
            "caption-turn", mark=_mark(table, texts, seat), name=_name(table, called, seat)
        )
        lines.append(who + " " + " · ".join(words))
    if untold:
        lines.append(escape(texts.plain("log-more", count=untold)))
    if table.game.status == "playing" and table.lost is not None:
        lines.append(_lost(table, texts, called, table.lost))
    return lines


def _mark(table: Table, texts: Texts, seat: int) -> str:
    return texts.plain(f"mark-{table.rules.sides[seat]}")


def _name(table: Table, called: Called, seat: int) -> str:
    return called(table.seated(seat))


def _lost(table: Table, texts: Texts, called: Called, seat: int) -> str:
    """That a seat had no turn where it should have had one."""
    return texts.html(
        f"caption-lost-{table.rules.game}",
        mark=_mark(table, texts, seat),
        name=_name(table, called, seat),
    )


def _throws(
    table: Table, texts: Texts, turn: tuple[AnyPlayed, ...], left_out: int = 0
) -> list[str]:
    """A turn on one line, the oldest actions left out: a throw and what was played of it stand
    together; throws that were kept stand together, too, and before what was played of them. Where
    all that comes of a throw follows at once, each stands for itself."""
    words: list[str] = []
    throws = [played.faces is not None for played in turn]
    for number, played in enumerate(turn[left_out:], left_out):
        told = table.rules.tell(played.before, played.action)
        if sum(throws) == 1:  # which throw was played is plain
            told = replace(told, args=tuple((k, 0 if k == "throw" else v) for k, v in told.args))
        text = escape(texts.told(told), quote=False)
        if table.rules.throws_on:
            words.append(text)
            continue
        if throws[number]:
            text = f"<b>{text}</b>"
        before = throws[max(0, number - 2) : number]
        if words and throws[number] and before[-1]:
            words[-1] += " " + text
        elif words and not throws[number] and before in ([True], [False, True]):
            words[-1] += NO_BREAK + text
        else:
            words.append(text)
    return words
