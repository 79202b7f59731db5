"""What stands between people and their board: Telegram may not let us show it, and then they hear
why, until when, and what to do."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import ceil

from bot.handlers.visit import Desk, Visit
from bot.telegram.sender import LONG_S
from bot.telegram.wire import MAX_ANSWER, Later, WireError, units
from bot.words.library import Texts
from storage.rows import Board

TOLD_S = 600.0
"""Whoever was told in their own chat that nothing can be said in a group is not told again for so
many seconds."""

ASLEEP, SILENCED = "😴", "🙊"
"""The reactions to whom nothing else can be said: Telegram has us wait; we may not write."""

TOLD_MOST = 1000
"""So many of them are remembered."""


def hindrance(visit: Visit, boards: Iterable[Board]) -> str:
    """Why a game, of which these are the boards, is not shown in this chat now, and until when; ""
    if it is, or will be in a moment."""
    here = [board for board in boards if board.chat == visit.chat.id]
    served = [board for board in here if not board.parked]
    if not here:
        return ""
    if not served:
        why = here[0].why
        return visit.texts.plain(f"hindered-{why if why in ('topic', 'refused') else 'closed'}")
    wait = max(visit.desk.boards.wait(board, visit.address) for board in served)
    return (
        "" if wait < LONG_S else visit.texts.plain("hindered-wait", wait=lasting(visit.texts, wait))
    )


def resting(visit: Visit) -> str:
    """For how long nothing at all can be shown in this chat, in words; "" if something can."""
    rest = visit.desk.sender.rest
    wait = min(rest(visit.address, edits=edits) for edits in (True, False))
    return "" if wait < LONG_S else lasting(visit.texts, wait)


def lasting(texts: Texts, seconds: float) -> str:
    """A time in minutes or hours, rounded up: nobody shall come back too early."""
    minutes = ceil(seconds / 60)
    if minutes < 100:
        return texts.plain("lasting-minutes", count=minutes)
    return texts.plain("lasting-hours", count=ceil(seconds / 3600))


def with_hindrance(words: str, why: str) -> str:
    """What a press did, and then why the board does not show it, as far as a pop-up has room."""
    told = f"{words} {why}".strip()
    over = units(told) - MAX_ANSWER
    if over <= 0 or not why:
        return told
    while words and units(f"{words}… {why}") > MAX_ANSWER:
        words = words[:-1]
    return f"{words.rstrip()}… {why}"


class Elsewhere:
    """Tells people in their own chats that nothing can be said where they asked."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._told: dict[tuple[int, Hashable], float] = {}

    def tell(
        self, address: int, by: Hashable, error: WireError, message: int | None = None
    ) -> None:
        """Nothing can be said in the group at that address to the person `by`, who asked by that
        message."""
        if isinstance(by, int) and address < 0:
            self._desk.spawn(self._tell(address, by, error, message))

    async def _tell(self, address: int, by: int, error: WireError, message: int | None) -> None:
        desk = self._desk
        now = desk.troubles.seconds()
        last = self._told.pop((address, by), None)
        if last is not None and now - last < TOLD_S:
            self._told[address, by] = last
            return
        person, chat = await desk.store.person(by), await desk.store.chat_at(address)
        if person is None or person.telegram is None or not person.reachable:
            if message is not None:
                sign = ASLEEP if isinstance(error, Later) else SILENCED
                desk.delivery.react(address, message, sign, by)
            return
        self._told[address, by] = now
        while len(self._told) > TOLD_MOST:
            del self._told[next(iter(self._told))]
        texts = desk.boards.frames.texts_for(person)
        club = (None if chat is None else chat.title) or texts.plain("some-group")
        if isinstance(error, Later):
            text = texts.html("unsent-wait", club=club, wait=lasting(texts, error.seconds))
        else:
            text = texts.html("unsent-closed", club=club)
        desk.delivery.say(person.telegram, text)
