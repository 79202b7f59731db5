"""A lobby's buttons: getting up again, and what the host decides about BOTs and seats."""

from __future__ import annotations

from bot.board.lobby_board import FEWER_BOTS, FEWER_HERE, HERE, UP
from bot.handlers.board_presses import respond
from bot.handlers.visit import Visit
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome


async def seats(visit: Visit) -> Outcome:
    """Somebody sits down or gets up."""
    door, person, update = visit.desk.door, visit.person.id, visit.update
    press = visit.press
    game, action = (0, "") if press is None else (press.game, press.action)
    if action == UP:
        return await respond(visit, await door.lobby.get_up(game, person, update=update), "got-up")
    if action == FEWER_BOTS:
        result = await door.lobby.drop_bot(game, person, update=update)
    elif action == HERE:
        result = await door.lobby.add_here(game, person, update=update)
    elif action == FEWER_HERE:
        result = await door.lobby.drop_here(game, person, update=update)
    else:
        result = await door.lobby.add_bot(game, person, action, update=update)
    return await respond(visit, result, "seats")


PRESSED = {Kind.SEATS: seats}
"""What each button of a lobby does."""
