"""Times as boards tell them: each reader sees them in their own zone and in their own way."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.words.inert import Html

FORMAT = "wdt"
"""The day of the week, the date, the time of day: each short, as the reader's phone has them."""


def moment(at: int) -> str:
    """A time in milliseconds since 1970, as a chat reads it in any language: 2026-11-25 10:26
    UTC."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def own_time(at: int) -> Html:
    """The same as Telegram shows it in the reader's own time; who has an old app reads the other
    one."""
    return Html(f'<tg-time unix="{at // 1000}" format="{FORMAT}">{moment(at)}</tg-time>')
