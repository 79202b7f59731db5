"""`djehuty draw`: a position's picture as a file, to look at while rules or a painter are made."""

from __future__ import annotations

from pathlib import Path

from bot.choosing.samples import PAGES
from bot.choosing.samples.sample import view_of
from games.catalogue import rule_set
from games.fields import switches_of
from games.view import BoardView
from render import Renderer


def draw(id_: str, switches: str, position: str | None, file: Path) -> None:
    """Write the PNG of a position, given as a line of docs/notation.md; else of the position on the
    rule set's page, or of its start if it has no page yet.

    A `GameError` or `RenderError` says what is wrong with it, `OSError` why it cannot be written.
    """
    file.write_bytes(Renderer().board(_seen(id_, switches, position)))


def _seen(id_: str, switches: str, position: str | None) -> BoardView:
    rules = rule_set(id_, dict(switches_of(switches)))
    if position is not None:
        return rules.view(rules.load(position))
    if id_ in PAGES and not switches:
        return view_of(rules, PAGES[id_])
    return rules.view(rules.start(min(rules.seats)))
