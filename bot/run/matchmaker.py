"""Strangers who have waited for a while: they are paired with whoever is there, and told when
nobody came."""

from __future__ import annotations

from bot.handlers.visit import Desk


class Matchmaker:
    """Looks after those who look for somebody."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def round(self) -> None:
        """Pair them, and tell those who look no longer."""
        desk = self._desk
        for person in await desk.door.finding.round():
            if person.telegram is not None:
                texts = desk.boards.frames.texts_for(person)
                desk.delivery.say(person.telegram, texts.html("find-nobody"))
