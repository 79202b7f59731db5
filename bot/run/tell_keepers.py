"""Telling those who run the bot, in their own chats and languages, and in the log."""

from __future__ import annotations

from collections.abc import Mapping

import structlog

from bot.handlers.keeping import tell_keepers
from bot.handlers.visit import Desk
from bot.telegram.rivals import News
from bot.telegram.troubles import Report

_NEWS: Mapping[News, str] = {
    "rival": "admin-rival",
    "webhook": "admin-webhook",
    "over": "admin-rival-gone",
}

log = structlog.get_logger(__name__)


def tell_admins(desk: Desk, report: Report) -> None:
    """Tell each of those who run the bot what fails again and again; nothing waits for it."""
    tell_keepers(
        desk,
        lambda texts: texts.html(
            "admin-trouble",
            what=texts.plain(f"trouble-{report.kind}"),
            count=report.times,
            why=", ".join((report.error, *(f"{name} {value}" for name, value in report.ids))),
        ),
    )


def tell_of_rivals(desk: Desk, news: News) -> None:
    """Tell each of them of another program that fetches the bot's updates, or that it is gone."""
    tell_keepers(desk, lambda texts: texts.html(_NEWS[news]))


def note_rest(desk: Desk, address: int, seconds: float, edits: bool) -> None:  # noqa: FBT001 - Rested
    """Note that Telegram has a chat wait for long, by our own number; nothing waits for it."""
    desk.spawn(_note_rest(desk, address, seconds, "changes" if edits else "new messages"))


async def _note_rest(desk: Desk, address: int, seconds: float, of: str) -> None:
    chat = await desk.store.chat_at(address)
    number = None if chat is None else chat.id
    log.warning(f"chat rests for {seconds:.0f} s", chat=number, of=of)
