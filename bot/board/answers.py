"""What the answer to a press says of the actions that it made."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.library import Texts
from games.core import Told

MAX_ANSWER = 200
"""Characters of an answer to a press (Bot API, answerCallbackQuery)."""


def answer_text(texts: Texts, told: Sequence[Told]) -> str:
    """All that was done, in whole sentences; as short as in the log where they would not fit, and
    of very many actions the last ones."""
    text = " ".join(texts.said(one) for one in told)
    short = [texts.told(one) for one in told]
    left_out = 0
    while _length(text) > MAX_ANSWER and left_out < len(told):
        more = [texts.plain("log-more", count=left_out)] if left_out else []
        text = " · ".join((*more, *short[left_out:]))
        left_out += 1
    return text


def _length(text: str) -> int:
    """Its length as Telegram counts, in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2
