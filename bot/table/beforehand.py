"""What is done for players without a press: what they have ordered, and the only thing there is.

Pure. It belongs to the step that leads to it (docs/decisions/0019, 0025); :mod:`bot.table.steps`
plays it.
"""

from __future__ import annotations

from typing import Any

from bot.table.table import AnyRules, Table
from games import fair
from games.core import AnyPlayed, Choose
from storage.rows import Player


def has(player: Player, name: str) -> bool:
    """Whether a player has given that order."""
    return player.person is not None and name in player.orders.split()


def ordered(table: Table) -> Any | None:
    """The action that is played for whoever is to choose, since they ordered it; None for none."""
    if table.game.status != "playing" or not isinstance(table.turn, Choose):
        return None
    player, game = table.seated(table.turn.seat), table.game
    for order in table.rules.orders(table.state):
        if order.actions and has(player, order.name):
            count = len(order.actions)
            number = fair.pick(game.secret, str(game.id), game.ply, game.salt or "", count)
            return order.actions[number]
    return None


def only_action(table: Table, people: frozenset[int]) -> Any | None:
    """The only action there is; None if there are more, or if it is not to play itself: it does for
    the `people`."""
    turn, player = table.turn, table.to_act
    if not isinstance(turn, Choose) or player is None or player.person not in people:
        return None
    return turn.actions[0] if len(turn.actions) == 1 else None


def was_only(rules: AnyRules, played: AnyPlayed) -> bool:
    """Whether an action was a choice with nothing else to choose."""
    turn = None if played.faces is not None else rules.turn(played.before)
    return isinstance(turn, Choose) and len(turn.actions) == 1
