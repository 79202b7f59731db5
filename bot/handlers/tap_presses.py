"""Taps on a board whose buttons are a map: a stone, the stone again, the other part.

And what is to be played for somebody until they say otherwise.
"""

from __future__ import annotations

from bot.handlers.answering import respond
from bot.handlers.visit import Visit
from bot.table.book import Result
from bot.table.steps import player_at
from bot.table.tapping import Touch
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome


async def tap(visit: Visit) -> Outcome:
    """A square was tapped that is not yet a move."""
    result = await visit.desk.door.taps.tap(_touch(visit), update=visit.update)
    return await respond(visit, result, "tapped", calm=_calm(visit, result), square=_name(visit))


async def untap(visit: Visit) -> Outcome:
    """The chosen stone was tapped once more."""
    result = await visit.desk.door.taps.untap(_touch(visit), update=visit.update)
    return await respond(visit, result, "untapped")


async def part(visit: Visit) -> Outcome:
    """To the other part of a board too wide for one keyboard."""
    result = await visit.desk.door.taps.show_part(_touch(visit), update=visit.update)
    return await respond(visit, result, None, calm=_calm(visit, result))


def _touch(visit: Visit) -> Touch:
    """The press. It happens to the board in whose message it was made."""
    ply = 0 if visit.press is None else visit.press.ply
    return Touch(
        _game(visit), ply, visit.person.id, visit.chat.id, _name(visit), message=visit.message
    )


async def order(visit: Visit) -> Outcome:
    """From now on something is played for who pressed."""
    play = visit.desk.door.play
    result = await play.order(_game(visit), visit.person.id, _name(visit), update=visit.update)
    return await respond(visit, result, None)


async def recall(visit: Visit) -> Outcome:
    """Who pressed chooses for themselves again."""
    play = visit.desk.door.play
    result = await play.recall(_game(visit), visit.person.id, _name(visit), update=visit.update)
    return await respond(visit, result, None)


def _game(visit: Visit) -> int:
    return 0 if visit.press is None else visit.press.game


def _calm(visit: Visit, result: Result) -> bool:
    """Whether the map was one with nothing to tap, while the BOT was to act: no reason to stop
    anybody, also if it has acted meanwhile."""
    if visit.press is None or result.table is None:
        return False
    player = player_at(result.table, visit.press.ply)
    return player is not None and player.bot is not None


def _name(visit: Visit) -> str:
    return "" if visit.press is None else visit.press.action


PRESSED = {
    Kind.TAP: tap, Kind.UNTAP: untap, Kind.PART: part, Kind.ORDER: order, Kind.RECALL: recall
}  # fmt: skip
"""What each button of a map does, but for those that complete an action; and standing orders."""
