"""A lobby's buttons: getting up again, and what the host decides about BOTs and seats."""

from __future__ import annotations

from bot.buttons import Kind
from bot.handlers.play import told
from bot.lobby_board import FEWER_BOTS, FEWER_HERE, HERE, UP
from bot.poller import Outcome
from bot.visit import Visit


async def seats(visit: Visit) -> Outcome:
    """Somebody sits down or gets up."""
    tables, person, update = visit.desk.tables, visit.person.id, visit.update
    press = visit.press
    game, action = (0, "") if press is None else (press.game, press.action)
    if action == UP:
        return await told(visit, await tables.get_up(game, person, update=update), "got-up")
    if action == FEWER_BOTS:
        result = await tables.drop_bot(game, person, update=update)
    elif action == HERE:
        result = await tables.add_here(game, person, update=update)
    elif action == FEWER_HERE:
        result = await tables.drop_here(game, person, update=update)
    else:
        result = await tables.add_bot(game, person, action, update=update)
    return await told(visit, result, "seats")


PRESSED = {Kind.SEATS: seats}
"""What each button of a lobby does."""
