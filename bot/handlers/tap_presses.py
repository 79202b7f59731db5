"""Taps on a board whose buttons are a map: a stone, the stone again, the other part.

And what is to be played for somebody until they say otherwise.
"""

from __future__ import annotations

from bot.handlers.answering import respond
from bot.handlers.visit import PressVisit
from bot.table.book import Result
from bot.table.play import recalling
from bot.table.steps import player_at
from bot.table.tapping import tapping, turning, untapping
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome


async def tap(visit: PressVisit) -> Outcome:
    """A square was tapped that is not yet a move."""
    result = await visit.door.places.press(visit.touch, tapping)
    return await respond(visit, result, "tapped", calm=_calm(visit, result), square=visit.action)


async def untap(visit: PressVisit) -> Outcome:
    """The chosen stone was tapped once more."""
    result = await visit.door.places.press(visit.touch, untapping)
    return await respond(visit, result, "untapped")


async def part(visit: PressVisit) -> Outcome:
    """To the other part of a board too wide for one keyboard."""
    result = await visit.door.places.press(visit.touch, turning)
    return await respond(visit, result, None, calm=_calm(visit, result))


async def order(visit: PressVisit) -> Outcome:
    """From now on something is played for who pressed."""
    result = await visit.door.play.order(visit.game, visit.person.id, visit.action)
    return await respond(visit, result, None)


async def recall(visit: PressVisit) -> Outcome:
    """Who pressed chooses for themselves again."""
    result = await visit.door.change(visit.game, recalling, visit.person.id, visit.action)
    return await respond(visit, result, None)


def _calm(visit: PressVisit, result: Result) -> bool:
    """Whether the map was one with nothing to tap, while the BOT was to act: no reason to stop
    anybody, also if it has acted meanwhile."""
    if result.table is None:
        return False
    player = player_at(result.table, visit.ply)
    return player is not None and player.bot is not None


PRESSED = {
    Kind.TAP: tap, Kind.UNTAP: untap, Kind.PART: part, Kind.ORDER: order, Kind.RECALL: recall
}  # fmt: skip
"""What each button of a map does, but for those that complete an action; and standing orders."""
