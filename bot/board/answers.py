"""What the answer to a press says of the actions that it made."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.words.library import Texts
from games.core import Told

MAX_ANSWER = 200
"""Characters of an answer to a press (Bot API, answerCallbackQuery)."""


def answer_text(texts: Texts, told: Sequence[Told]) -> str:
    """All that was done, in whole sentences; as short as in the log where they would not fit, and
    of very many actions the last ones."""
    text = " ".join(_once(texts, [texts.said(one) for one in told]))
    short = [texts.told(one) for one in told]
    left_out = 0
    while _length(text) > MAX_ANSWER and left_out < len(told):
        more = [texts.plain("log-more", count=left_out)] if left_out else []
        text = " · ".join((*more, *short[left_out:]))
        left_out += 1
    return text


def _once(texts: Texts, said: Sequence[str]) -> list[str]:
    """What was said of several actions without saying the same twice: a reason that several have
    stands behind the last of them, and equal ones in a row are counted."""
    split = [re.split(r"(?<=[.!]) ", each) for each in said]
    runs: list[tuple[str, int, list[str]]] = []
    for number, (first, *reasons) in enumerate(split):
        later = {reason for each in split[number + 1 :] for reason in each[1:]}
        left = [reason for reason in reasons if reason not in later]
        if runs and runs[-1][0] == first and not runs[-1][2]:
            runs[-1] = (first, runs[-1][1] + 1, left)
        else:
            runs.append((first, 1, left))
    return [" ".join((_counted(texts, first, count), *left)) for first, count, left in runs]


def _counted(texts: Texts, sentence: str, count: int) -> str:
    """A sentence that is true of so many actions."""
    if count == 1:
        return sentence
    return texts.plain("log-times", told=sentence[:-1], count=count) + sentence[-1]


def _length(text: str) -> int:
    """Its length as Telegram counts, in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2
