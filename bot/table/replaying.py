"""A game that is over, seen again: at which of its actions one stops, and how it stood there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.table.table import Table
from games.core import Throw


def stops(table: Table) -> tuple[int, ...]:
    """After how many actions the board is shown: before the first, after each choice, and after a
    throw behind which nothing was chosen. A throw and what was chosen with it are seen together.
    Asked of a game with all its actions."""
    rules, played = table.rules, table.played
    thrown = [isinstance(rules.turn(each.before), Throw) for each in played]
    found = [0]
    for number, (now, after) in enumerate(zip(thrown, (*thrown[1:], True), strict=True), 1):
        if not now or after:
            found.append(number)
    return tuple(found)


def counted(table: Table, boards: Sequence[int], place: int) -> dict[str, int]:
    """How a board is counted, of those after so many actions: which turn it comes from, of how
    many, and which board of that turn it is, of how many. Turns are what a review speaks of."""
    turn = turn_numbers(table)
    same = [n for n, at in enumerate(boards) if turn[at] == turn[boards[place]]]
    return {
        "turn": turn[boards[place]],
        "turns": table.turns,
        "part": same.index(place) + 1,
        "parts": len(same),
    }


def turn_numbers(table: Table) -> list[int]:
    """The number of the turn in which each action was done; 0 before the first."""
    found, before = [0], None
    for each in table.played:
        found.append(found[-1] + (each.seat != before))
        before = each.seat
    return found


def stood(table: Table, at: int) -> Table:
    """The game as it stood after so many actions, when nobody could press anything; at its end
    itself."""
    played = table.played
    if at >= len(played):
        return table
    game = replace(table.game, status="asleep", result=None)
    return replace(table, game=game, state=played[at].before, played=played[:at], taken=())
