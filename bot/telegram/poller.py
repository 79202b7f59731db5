"""Fetching updates so that none is lost: acknowledged only after its work is durable.

python-telegram-bot's own polling acknowledges before the handlers run, and `process_update`
swallows their exceptions; so the polling is ours, and every update carries a receipt. The next
offset is asked for only when every update of the batch was committed, refused, or put aside as a
dead letter. A batch is worked on in one lane a chat: in order within a chat, side by side across.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

import structlog
from telegram import Bot, Update
from telegram.error import Conflict, Forbidden, InvalidToken, NetworkError, TelegramError

from storage.store import DeadLetter, Seen, StorageError, Store

log = structlog.get_logger(__name__)

LONG_POLL_S = 50
READ_S = 10.0
"""How much longer than the poll we wait for its answer (python-telegram-bot adds the two)."""
ALLOWED = ("message", "callback_query", "my_chat_member")
CONFLICTS = 5
"""Conflicts in a row before we believe that another program polls with this token."""
PAUSES_S = (0.5, 1, 2, 5, 10, 20, 30)

Outcome: TypeAlias = Literal["committed", "refused"]


class TokenRefused(Exception):
    """Telegram does not know the token."""


class AnotherPoller(Exception):
    """Another program fetches this bot's updates."""


@dataclass
class Receipt:
    """What became of an update. Empty after its handlers ran means that they failed."""

    outcome: Outcome | None = None
    fault: BaseException | None = None


class Receipts:
    """The receipts of the updates being worked on, by update id."""

    def __init__(self) -> None:
        self._open: dict[int, Receipt] = {}

    def open(self, update: int) -> Receipt:
        """A fresh receipt."""
        receipt = self._open[update] = Receipt()
        return receipt

    def of(self, update: int) -> Receipt:
        """The receipt to fill."""
        return self._open.setdefault(update, Receipt())

    def close(self, update: int) -> None:
        """Its update is settled."""
        self._open.pop(update, None)


class Fetching(Protocol):
    """What the poller asks for updates."""

    async def fetch(
        self, offset: int | None, timeout_s: int, allowed: Sequence[str], read_s: float
    ) -> Sequence[Mapping[str, Any]]:
        """Raw updates from `offset` on; a `TelegramError` if there are none to be had."""


class Poller:
    """The long poller. `process` runs the handlers; `sleep` waits for some seconds.

    `telegram` is the bot that the updates' own shortcuts speak through, if they are to have any.
    """

    def __init__(
        self,
        bot: Fetching,
        store: Store,
        receipts: Receipts,
        process: Callable[[Update], Awaitable[None]],
        *,
        clock: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        polling: Callable[[], None] = lambda: None,
        telegram: Bot | None = None,
    ) -> None:
        self._bot = bot
        self._telegram = telegram
        self._store = store
        self._receipts = receipts
        self._process = process
        self._clock = clock
        self._sleep = sleep
        self._polling = polling

    async def run(self) -> None:
        """Fetch and work until cancelled.

        `TokenRefused`, `AnotherPoller` and `StorageError` end it.
        """
        offset: int | None = None
        failures = conflicts = 0
        while True:
            try:
                raw = await self._bot.fetch(offset, LONG_POLL_S, ALLOWED, READ_S)
            except Conflict as error:
                conflicts += 1
                log.warning("conflict: another program polls with this token", times=conflicts)
                if conflicts >= CONFLICTS:
                    raise AnotherPoller from error
                await self._sleep(PAUSES_S[min(conflicts, len(PAUSES_S) - 1)])
            except (InvalidToken, Forbidden) as error:
                raise TokenRefused from error
            except (NetworkError, TelegramError) as error:
                failures += 1
                log.warning("cannot fetch updates", why=type(error).__name__, times=failures)
                await self._sleep(PAUSES_S[min(failures, len(PAUSES_S)) - 1])
            else:
                failures = conflicts = 0
                self._polling()
                if raw:
                    await self.work(tuple([u for one in raw if (u := await self._read(one))]))
                    offset = int(raw[-1]["update_id"]) + 1

    async def _read(self, raw: Mapping[str, Any]) -> Update | None:
        """The update; one that cannot be read is put aside and stops nothing."""
        number = int(raw["update_id"])
        try:
            return Update.de_json(dict(raw), self._telegram)
        except Exception as error:
            log.exception("unreadable update", update=number)
            await self._bury(number, json.dumps({"kinds": sorted(raw)}), type(error).__name__)
            return None

    async def work(self, updates: tuple[Update, ...]) -> None:
        """Work on a batch; returns when every update of it is settled."""
        lanes: dict[int, list[Update]] = {}
        for update in updates:
            lanes.setdefault(_lane(update), []).append(update)
        tasks = [asyncio.create_task(self._lane(lane)) for lane in lanes.values()]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()

    async def _lane(self, updates: list[Update]) -> None:
        for update in updates:
            await self._settle(update)

    async def _settle(self, update: Update) -> None:
        receipt = self._receipts.open(update.update_id)
        try:
            await self._process(update)
            if isinstance(receipt.fault, StorageError):
                raise receipt.fault
            if receipt.outcome is None:
                await self._put_aside(update, receipt)
        finally:
            self._receipts.close(update.update_id)

    async def _put_aside(self, update: Update, receipt: Receipt) -> None:
        reason = "no receipt" if receipt.fault is None else type(receipt.fault).__name__
        log.error("dead letter", update=update.update_id, why=reason)
        await self._bury(update.update_id, _body(update), reason)

    async def _bury(self, update: int, body: str, reason: str) -> None:
        letter = DeadLetter(update, body, reason, self._clock())
        try:
            await self._store.commit(letter, update=update, at=self._clock())
        except Seen:
            return  # its work was committed; what failed came after it


def _lane(update: Update) -> int:
    if update.effective_chat is not None:
        return update.effective_chat.id
    return update.effective_user.id if update.effective_user is not None else 0


def _body(update: Update) -> str:
    """What a maintainer needs of a dead letter, without names or texts."""
    query, message = update.callback_query, update.message
    return json.dumps(
        {
            "data": query.data if query is not None else None,
            "command": (message.text or "").split()[0][:32]
            if message is not None and (message.text or "").startswith("/")
            else None,
            "kind": next((k for k in ALLOWED if getattr(update, k) is not None), "other"),
        }
    )
