"""Why the BOT played what stands in the log, where a chat wants to hear it (decision 36).

It is worked out from the game when it is told (:mod:`opponents.reasons`), so nothing is kept, and
it is the same after a restart.
"""

from __future__ import annotations

from bot.board.turn_log import MANY_PLAYERS, NO_MOTIVES, Motives
from bot.table.summary import AnyPlayed
from bot.table.table import Table
from games.core import Told
from opponents.reasons import reason


def motives(table: Table) -> Motives:
    """Of each turn of the BOT in the log the last action that it has a reason for, with the reason;
    none when the game is over, or at a table of many, whose log is short."""
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
