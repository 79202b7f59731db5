"""How fast the bot may send, how much one person may ask of it, and how an operator writes that
down."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

_RATE = re.compile(
    r"(?P<count>[1-9]\d{0,5})/(?P<seconds>\d{1,5}(?:\.\d{1,3})?)s(?::(?P<burst>[1-9]\d{0,5}))?"
)
_SCOPES = {
    "chat": "chat", "group": "group", "all": "overall", "person": "person", "games": "games",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket's measure: `count` tokens in `seconds`, at most `burst` saved up."""

    count: int
    seconds: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """How fast the bot sends, and what it does for one person; None is no limit.

    `chat` holds for each chat, `group` for each group besides, `overall` for all together. The
    defaults are those of Telegram's Bot FAQ: one message a second in a chat (short bursts pass),
    twenty a minute in a group, thirty a second in all. `person` holds for the messages that
    somebody writes to the bot, `games` for those that they begin; presses are not counted.
    """

    chat: Rate | None = Rate(1, 1.0, 3)
    group: Rate | None = Rate(20, 60.0, 20)
    overall: Rate | None = Rate(30, 1.0, 30)
    person: Rate | None = Rate(30, 60.0, 12)
    games: Rate | None = Rate(30, 600.0, 15)


NO_LIMITS = Limits(None, None, None, None, None)
"""`SEND_LIMITS=off`: for a Bot API server that sets no limits of its own."""


def read_limits(text: str) -> Limits:
    """Limits from `chat=1/1s:3,group=20/60s:20,all=30/1s,person=30/60s:12,games=30/600s:15`, or
    `off`.

    A scope is `count/seconds` and, after a colon, how many may go at once (the count, if left
    out); `chat=off` lifts one. A scope that is not named keeps its default. `ValueError` says
    which part cannot be read.
    """
    if text.strip() == "off":
        return NO_LIMITS
    limits = Limits()
    for part in text.split(","):
        name, _, value = part.strip().partition("=")
        if name not in _SCOPES:
            raise ValueError(f"{part.strip()!r} names no limit; those are {', '.join(_SCOPES)}")
        limits = replace(limits, **{_SCOPES[name]: None if value == "off" else _rate(value)})
    return limits


def _rate(text: str) -> Rate:
    found = _RATE.fullmatch(text)
    if found is None or float(found["seconds"]) == 0:
        raise ValueError(f"{text!r} is no rate; written like 20/60s:5 (20 in 60 s, 5 at once)")
    count = int(found["count"])
    return Rate(count, float(found["seconds"]), int(found["burst"] or count))
