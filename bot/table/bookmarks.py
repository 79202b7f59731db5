"""Where a game is read from, and how much of it a table keeps (decision 41).

A summary of what came before stands with the game as its bookmark. It moves on with the game.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.summary import ShortHistory, Summary
from bot.table.table import Table

STRIDE = 8
"""A bookmark moves on by so many actions at least: not every step writes one."""


def summary_of(table: Table) -> Summary:
    """The summary with which the table's last turns are kept, and those that its boards tell of.

    It is the one that the table has, unless one could move on by `STRIDE` actions.
    """
    summary = table.summary
    if len(table.played) - summary.ply < STRIDE:
        return summary
    number = min(len(table.played) - sum(map(len, table.told_turns)), _taught_from(table))
    return summary if number - summary.ply < STRIDE else summary_until(table, number)


def _taught_from(table: Table) -> int:
    """From which action on the table must be kept so that its lesson can be told.

    A lesson is told of one action, and its board tells the turns around it. Say the seats acted
    `0 0 1 1 1 0` and the lesson is of action 4: then it is action 2, with which seat 1 began. Where
    no lesson is told it is the next action: nothing need be kept for one.
    """
    lesson = table.lesson
    if lesson is None:
        return len(table.played)
    number, first = lesson.action, table.summary.ply
    while number > first and table.played[number - 1].seat == table.played[number].seat:
        number -= 1
    return number


def came_by_bookmark(whole: Table) -> bool:
    """Whether a game with all its actions came by its bookmark."""
    marked = Summary.read(whole.game.bookmark)
    return summary_until(whole, marked.ply) == marked


def moved_bookmark(table: Table) -> str | None:
    """The bookmark of the table as it is to be saved; None if it need not move yet."""
    summary, marked = summary_of(table), Summary.read(table.game.bookmark)
    return summary.text() if summary.ply - marked.ply >= STRIDE else None


def summary_until(table: Table, number: int) -> Summary:
    """The summary of what comes before the action of that number. With that action the turn of
    another seat begins."""
    settled = [place for place, back in enumerate(table.taken, 1) if back.left < number]
    taken = table.taken[: settled[-1] if settled else 0]
    line = table.recent[: number - table.summary.ply]
    earlier = replace(table, played=line, taken=taken)
    if isinstance(table.played, ShortHistory):
        earlier = replace(earlier, played=ShortHistory(table.summary, line))
    return Summary(
        number,
        earlier.turns,
        earlier.begun,
        earlier.acted(),
        earlier.faces,
        earlier.link,
        table.rules.dump(table.played[number].before),
        table.summary.backs + sum(back.saved for back in taken),
    )


def shortened(table: Table) -> Table:
    """The table with its last turns alone. They are kept from its bookmark on, if that lies near
    enough."""
    summary = summary_of(table)
    marked = Summary.read(table.game.bookmark)
    if marked.ply > table.summary.ply and summary.ply - marked.ply < STRIDE:
        summary = marked
    if summary.ply == table.summary.ply:
        return table
    return replace(
        table,
        played=ShortHistory(summary, table.recent[summary.ply - table.summary.ply :]),
        taken=tuple(back for back in table.taken if back.ply >= summary.row),
    )
