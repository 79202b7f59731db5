"""What most games answer alike: a rule set says only where it differs."""

from __future__ import annotations

from typing import Generic, TypeVar

from games.core import News, Over

S = TypeVar("S")
A = TypeVar("A")


class Plain(Generic[S, A]):
    """A game that may be given up at any time, has nothing to count before its end, and of which
    the board and the winner tell everything."""

    def may_resign(self, state: S, seat: int) -> bool:
        """Always: nothing in the rules is against it."""
        del state, seat
        return True

    def counted(self, state: S) -> Over | None:
        """There is no such call."""
        del state
        return None

    def ranking(self, state: S) -> tuple[int, ...]:
        """Nothing: the winner says it all."""
        del state
        return ()

    def news(self, state: S, action: A) -> News | None:
        """Nothing: the board tells everything."""
        del state, action
        return None
