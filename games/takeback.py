"""Taking back (docs/notation.md, 7): the last choice of a side is undone, with all that came after
it. The number of a throw goes back with it, so the same throw comes again.

A game is a log, of which nothing is ever lost, and the line in it that stands. Both are the same
until somebody takes something back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from games.core import AnyPlayed, Choose, Rules

T = TypeVar("T")

_BACK: Final = re.compile(r"back:([1-9]\d{0,8})", re.ASCII)


class Back(NamedTuple):
    """That `seat` takes back the last `actions` of the line."""

    seat: int
    actions: int

    @property
    def text(self) -> str:
        """As records and saved games write it: `back:3`."""
        return f"back:{self.actions}"


def count_of(text: str) -> int | None:
    """How many actions are taken back by what is written so; None if it takes nothing back."""
    found = _BACK.fullmatch(text)
    return None if found is None else int(found[1])


def is_choice(rules: Rules[Any, Any], played: AnyPlayed) -> bool:
    """Whether there was something else to do: no throw, and not the only thing there was."""
    turn = rules.turn(played.before)
    return isinstance(turn, Choose) and len(turn.actions) > 1


def last_choice(
    rules: Rules[Any, Any], line: Sequence[AnyPlayed], *seats: int, first: int = 0
) -> int | None:
    """The number of the last choice of these seats, which is what they can take back; None if they
    had none from the action number `first` on."""
    for number in reversed(range(first, len(line))):
        if line[number].seat in seats and is_choice(rules, line[number]):
            return number
    return None


def lasting(log: Iterable[T], text: Callable[[T], str]) -> tuple[T, ...]:
    """What stands of a log: without what was taken back, and without that it was."""
    line: list[T] = []
    for each in log:
        count = count_of(text(each))
        if count is None:
            line.append(each)
        else:
            del line[-count:]
    return tuple(line)
