"""Taps on a board whose buttons are a map: a stone, the stone again, the other part.

And what is to be played for somebody until they say otherwise.
"""

from __future__ import annotations

from bot.board.buttons import Order, Part, Recall, Tap, Untap
from bot.handlers.answering import on, respond
from bot.handlers.visit import PressVisit
from bot.table.book import Result
from bot.table.play import recalling
from bot.table.steps import player_at
from bot.table.tapping import tapping, turning, untapping
from bot.telegram.poller import Outcome


async def tap(visit: PressVisit, asked: Tap) -> Outcome:
    """A square was tapped that is not yet a move."""
    result = await visit.door.places.press(visit.touch(asked.square), tapping)
    return await respond(visit, result, "tapped", calm=_calm(visit, result), square=asked.square)


async def untap(visit: PressVisit, asked: Untap) -> Outcome:
    """The chosen stone was tapped once more."""
    result = await visit.door.places.press(visit.touch(asked.square), untapping)
    return await respond(visit, result, "untapped")


async def part(visit: PressVisit, asked: Part) -> Outcome:
    """To the other part of a board too wide for one keyboard."""
    result = await visit.door.places.press(visit.touch(asked.part), turning)
    return await respond(visit, result, None, calm=_calm(visit, result))


async def order(visit: PressVisit, asked: Order) -> Outcome:
    """From now on something is played for who pressed."""
    result = await visit.door.play.order(visit.game, visit.person.id, asked.order)
    return await respond(visit, result, None)


async def recall(visit: PressVisit, asked: Recall) -> Outcome:
    """Who pressed chooses for themselves again."""
    result = await visit.door.change(visit.game, recalling, visit.person.id, asked.order)
    return await respond(visit, result, None)


def _calm(visit: PressVisit, result: Result) -> bool:
    """Whether the map was one with nothing to tap, while the BOT was to act: no reason to stop
    anybody, also if it has acted meanwhile."""
    if result.table is None:
        return False
    player = player_at(result.table, visit.ply)
    return player is not None and player.bot is not None


PRESSED = (on(Tap, tap), on(Untap, untap), on(Part, part), on(Order, order), on(Recall, recall))
"""What each button of a map does, but for those that complete an action; and standing orders."""
