"""What a position of the Hyena game is worth, in days walked."""

from __future__ import annotations

from games.core import Rules
from games.hyena.rules import Hyena
from games.hyena.state import Action, State


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """The mother's way, and the points she keeps at the well: tabas are paid as soon as may be.

    Keeping them for the washing (hyena 5, 6) was worth less against players who choose by chance:
    48 games in 100 with a taba counted as two days, 53 with it counted as nothing.
    """
    if not isinstance(rules, Hyena):
        raise TypeError(f"{rules.id} is no rule set of the Hyena game")
    player = state.players[seat]
    return player.at + player.kept
