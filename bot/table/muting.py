"""A table that somebody wants to hear nothing of: no mention and no message about that game.

It is theirs alone, and kept with their seat: the others see nothing of it. The board goes on as
before. Pure.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.changes import Change, Decision, shown_again
from bot.table.table import Table
from storage.operations import Mute


def is_muted(table: Table, person: int) -> bool:
    """Whether that person wants to hear nothing of the game."""
    return any(player.owner == person and player.muted for player in table.players)


def may_mute(table: Table) -> bool:
    """Whether anybody could be told anything: two people sit there, each for themselves."""
    shared = table.game.mode in ("group", "link") and len(table.owners) > 1
    return shared and table.game.status in ("playing", "asleep")


def muting(table: Table, _: int, person: int, *, muted: bool) -> Decision:
    """`person` hears nothing of the game from now on, or again what there is to hear. Asked twice
    it stays so."""
    theirs = tuple(player for player in table.players if player.owner == person)
    if not theirs:
        return "foreign"
    if table.game.status == "over":
        return "over"
    after = table.with_players(*(replace(player, muted=muted) for player in theirs))
    ops = (Mute(table.game.id, player.number, person, muted) for player in theirs)
    own = (shown_again(table),) if table.game.mode == "link" else ()  # a shared board shows none's
    return Change(after, (*ops, *own))
