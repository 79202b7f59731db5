"""The digest of all that was played at a table, as its boards show it (decision 62)."""

from __future__ import annotations

from bot.table.steps import scored
from bot.table.table import Table
from games import chain
from games.core import Over
from games.record import result_text


def moves_digest(table: Table) -> str:
    """The digest of all actions so far; of a game that is over of its end, too. "" where it never
    began."""
    if table.state is None:
        return ""
    link, over = table.link, table.result
    return chain.shown(
        link if over is None else chain.ended(link, result(table, over), over.reason)
    )


def result(table: Table, over: Over) -> str:
    """The tag Result of a game that is over. By the rules with the score; by the table with the
    winner alone, or their points if any."""
    if scored(over):
        return result_text(table.rules, over)
    undecided = "draw" if over.reason == "agreed" else "none"
    return " ".join(table.rules.sides[seat] for seat in over.winners) or undecided
