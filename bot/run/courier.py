"""Brings news to whoever asked for them: one person after the other, behind every board.

That somebody's turn has come is saved before the news are sent to them, and what came of it after
that. So whoever is killed at whatever moment sends to nobody twice and passes nobody over: of one
person at most nobody knows then whether they have the news, and whoever runs the bot is told of
them and decides (docs/decisions/0085).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from typing import Final

import structlog

from bot.board.buttons import NoNews
from bot.board.frames import Frames
from bot.board.presence import Presence
from bot.table.quiet import quiet_until, spread
from bot.telegram.limits import Limits
from bot.telegram.sender import Sender
from bot.telegram.wire import (
    ChatLost,
    Key,
    Later,
    NotOurs,
    Unknown,
    Unreached,
    Wire,
    WireError,
)
from storage.leases import CARETAKER, EVERYTHING, Duties
from storage.operations import (
    DelayBulletin,
    DoubtBulletins,
    FinishBulletin,
    Op,
    RetryBulletin,
    TriedBulletin,
    TryBulletin,
)
from storage.rows import Bulletin, BulletinTo, Chat, Person
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

SHARE: Final = 6
"""At most every so many-th message of those that may be sent in all is one of news."""
CROWDED_S: Final = 0.5
"""So long it waits where others wait for what may be sent in all."""
AGAIN_MS: Final = 5_000
"""So long after it could not be sent it is tried again; it doubles."""
LONGEST_MS: Final = 3_600_000
"""The longest pause."""
TRIES: Final = 20
"""Whoever could not be written to so often is given up."""
SOON_S: Final = 5.0
"""A chat that takes nothing for longer has its turn later."""
OUTAGE_S: Final = 300.0
"""The longest pause after a call of which nobody knows what came of it."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """Whose turn it is, where, and what is saved when it comes."""

    who: Person
    chat: Chat
    begins: Op
    tries: int = 0


class Courier:
    """One round at a time. `clock` gives milliseconds since 1970, `sleep` waits so many seconds."""

    def __init__(
        self,
        store: Store,
        frames: Frames,
        wire: Wire,
        sender: Sender,
        presence: Presence,
        limits: Limits,
        *,
        clock: Callable[[], int],
        duties: Duties = EVERYTHING,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._frames = frames
        self._wire = wire
        self._sender = sender
        self._presence = presence
        rate = limits.overall
        self._pause_s = 0.0 if rate is None else SHARE * rate.seconds / rate.count
        self._clock = clock
        self._duties = duties
        self._sleep = sleep
        self._busy = False
        self._lost = 0
        """How often in a row nobody knew what came of a call."""

    async def round(self) -> None:
        """Send what is to be sent now; nothing while the round before goes on."""
        if self._busy:
            return
        self._busy = True
        try:
            while self._duties.has(CARETAKER) and await self._one():
                pass
        finally:
            self._busy = False

    async def _one(self) -> bool:
        """Send to the next person; whether there may be another one at once."""
        bulletin = await self._store.going_bulletin()
        if bulletin is None:
            return False
        kept = await self._store.bulletin_to(bulletin.id)
        if any(one.status == "trying" for one in kept):
            # Nothing of ours is under way: somebody died, or lost the house, in the middle of it.
            await self._store.commit(DoubtBulletins())
            log.warning("it is not known whether somebody has the news", bulletin=bulletin.id)
        if self._sender.crowd:
            await self._sleep(CROWDED_S)
            return True
        turn = await self._next(bulletin, kept)
        if turn is None:
            await self._store.commit(FinishBulletin(bulletin.id))
            return False
        with contextlib.suppress(Stale):  # it was stopped, or is another process's by now
            await self._store.commit(turn.begins)
            goes_on = await self._send(bulletin, turn)
            await self._sleep(self._pause_s)
            return goes_on
        return True

    async def _next(self, bulletin: Bulletin, kept: tuple[BulletinTo, ...]) -> _Turn | None:
        """Whose turn it is: who is to have them later, when that time has come, before others."""
        now = self._clock()
        for one in kept:
            if one.status == "later" and one.not_before <= now:
                who = await self._store.person(one.person)
                chat = await self._store.private_chat(one.person)
                if who is not None and chat is not None:
                    again = RetryBulletin(bulletin.id, who.id)
                    return _Turn(who, chat, again, one.tries)
        who = await self._store.next_reader(bulletin.reached, bulletin.most)
        chat = None if who is None else await self._store.private_chat(who.id)
        if who is None or chat is None:
            return None
        return _Turn(who, chat, TryBulletin(bulletin.id, bulletin.reached, who.id))

    async def _send(self, bulletin: Bulletin, turn: _Turn) -> bool:
        """Send the news, and save what came of it; whether to go on at once."""
        number, who = bulletin.id, turn.who.id
        try:
            if not turn.who.news or turn.who.banned is not None:
                raise ChatLost("they want none any more")
            self._awake(turn.who)
            await self._sent(bulletin, turn)
        except (Later, Unreached, NotOurs) as error:
            pause = min(LONGEST_MS, AGAIN_MS << min(turn.tries, 16))
            if isinstance(error, Later):
                pause = max(pause, round(1000 * error.seconds))
            if turn.tries >= TRIES:
                await self._store.commit(TriedBulletin(number, who, sent=False))
            else:
                await self._store.commit(DelayBulletin(number, who, self._clock() + pause))
            return isinstance(error, Later)
        except Unknown:
            await self._store.commit(DoubtBulletins())
            log.warning("it is not known whether somebody has the news", bulletin=number)
            self._lost += 1
            await self._sleep(min(OUTAGE_S, 2.0**self._lost))
            return True
        except WireError as error:
            if isinstance(error, ChatLost) and turn.who.news:
                await self._presence.unwritten(turn.chat, error)
            await self._store.commit(TriedBulletin(number, who, sent=False))
        else:
            await self._store.commit(TriedBulletin(number, who, sent=True))
        self._lost = 0
        return True

    def _awake(self, who: Person) -> None:
        """In somebody's quiet hours they wait for the end of these."""
        now = self._clock()
        until = quiet_until(who.quiet, who.zone, now)
        if until is not None:
            raise Later((until - now + spread(who.id)) / 1000)

    async def _sent(self, bulletin: Bulletin, turn: _Turn) -> None:
        """Make the call when the chat's turn comes, behind whatever waits there."""
        done = asyncio.get_running_loop().create_future()
        texts = self._frames.texts_for(turn.who)
        keys = ((Key(texts.plain("key-no-news"), NoNews().press()),),)
        address = turn.chat.address or 0
        if (rest := self._sender.rest(address, edits=False)) > SOON_S:
            raise Later(rest)

        async def job() -> None:
            if done.done():
                return  # it had to wait, and is tried again by itself
            try:
                await self._wire.send_text(address, None, escape(bulletin.text, quote=False), keys)
            except Later as later:
                done.set_exception(later)
                raise  # the chat is let alone
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Exception as error:  # noqa: BLE001 - whoever waits for it knows what it means
                done.set_exception(error)
            else:
                done.set_result(None)

        self._sender.reply(address, job, patient=True)
        await done
