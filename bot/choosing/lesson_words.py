"""The words of a lesson's page, as they have room between its picture and its buttons on a small
phone: the position is what a question is about, and what an answer has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.board.layout import fold
from bot.board.phone import words_height


def question_words(head: str, asked: str, room: float) -> str:
    """A lesson's head and what it asks. Where not all of it has room the head stands in a
    quotation, behind what is told first; what is asked, the last line, stays in sight."""
    *told, last = asked.split("\n")
    return _first(
        (
            (head, "", asked),
            (head, asked),
            (*fold((*told, head)), last),
            fold((last, *told, head)),
        ),
        room,
    )


def answered_words(head: str, asked: str, chosen: str, verdict: str, room: float) -> str:
    """What came of an answer. Where not all of it has room the question is folded, then what was
    chosen, too; why it was right or wrong is folded last."""
    return _first(
        (
            (head, "", asked, "", chosen, verdict),
            (head, asked, chosen, verdict),
            (head, *fold((asked,)), chosen, verdict),
            (head, *fold((chosen, asked)), verdict),
            (*fold((chosen, asked, head)), verdict),
            fold((verdict, chosen, asked, head)),
        ),
        room,
    )


def _first(ways: Iterable[Sequence[str]], room: float) -> str:
    """The first of the ways that has room, else the last."""
    text = ""
    for lines in ways:
        text = "\n".join(lines)
        if words_height(text) <= room:
            break
    return text
