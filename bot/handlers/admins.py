"""Who may decide for a group: asked of Telegram once, ahead of the lane, and remembered a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import structlog
from telegram import Bot, ChatMemberAdministrator
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

log = structlog.get_logger(__name__)

NoAdmin: TypeAlias = Literal["admins-only", "try-again"]
"""Why somebody may not decide for a group."""

NoPin: TypeAlias = Literal["cannot-pin", "try-again"]
"""Why we may not pin."""

ASK_S = 3.0
"""How long a question to Telegram may hold up a chat's lane."""
KEPT_S: dict[NoAdmin | None, float] = {None: 60.0, "admins-only": 20.0, "try-again": 3.0}
"""How long an answer is remembered: who was just made an admin does not want to wait long."""
AT_ONCE = 8
"""Questions under way at a time: other calls want connections, too."""
MANY = 1000
"""From so many answers on those are forgotten whose time is over."""


@dataclass
class _Question:
    """One person in one group; `until` when its answer may be used."""

    task: asyncio.Task[NoAdmin | None]
    until: float = float("inf")


class Admins:
    """The answers, each asked for once by however many. `seconds` is a clock that only grows."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._kept: dict[tuple[int, int], _Question] = {}
        self._asking = asyncio.Semaphore(AT_ONCE)

    async def refusal(self, bot: Bot, address: int, user: int) -> NoAdmin | None:
        """Why that user may not decide for the group with that address, None if they may."""
        try:
            async with asyncio.timeout(ASK_S):
                return await asyncio.shield(self.ahead(bot, address, user))
        except TimeoutError:
            return "try-again"

    def ahead(self, bot: Bot, address: int, user: int) -> asyncio.Task[NoAdmin | None]:
        """Have it asked, unless it is being asked or known: then the lane need not wait for it."""
        kept = self._kept.get((address, user))
        if kept is None or kept.until <= self._seconds():
            self._forget()
            kept = _Question(asyncio.create_task(self._ask(bot, address, user)))
            self._kept[address, user] = kept
        return kept.task

    async def _ask(self, bot: Bot, address: int, user: int) -> NoAdmin | None:
        answer: NoAdmin | None = "try-again"
        try:
            async with self._asking:
                member = await bot.get_chat_member(
                    address, user, read_timeout=ASK_S, connect_timeout=ASK_S
                )
            admin = member.status in (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)
            answer = None if admin else "admins-only"
        except TelegramError as error:
            log.warning("cannot ask for a member", why=type(error).__name__)
        finally:
            self._kept[address, user].until = self._seconds() + KEPT_S[answer]
        return answer

    async def may_pin(self, bot: Bot, address: int) -> NoPin | None:
        """Why we may not pin messages in the group with that address, None if we may."""
        try:
            async with asyncio.timeout(ASK_S), self._asking:
                member = await bot.get_chat_member(address, bot.id)
                if isinstance(member, ChatMemberAdministrator):
                    return None if member.can_pin_messages else "cannot-pin"
                allowed = (await bot.get_chat(address)).permissions
        except (TelegramError, TimeoutError) as error:
            log.warning("cannot ask what we may do", why=type(error).__name__)
            return "try-again"
        return None if allowed is not None and allowed.can_pin_messages else "cannot-pin"

    def _forget(self) -> None:
        if len(self._kept) >= MANY:
            now = self._seconds()
            self._kept = {key: one for key, one in self._kept.items() if one.until > now}
