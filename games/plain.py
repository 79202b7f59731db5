"""What most games answer alike: a rule set says only where it differs.

What a game's modules `notation`, `words` and `view` answer is not written again in its rules. A
function whose first argument is the rule set *is* a method, so the class takes it over by name::

    write = staticmethod(notation.write)
    load = notation.load
    tell = words.tell
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from games.core import LAST_THROWS, GameError, News, Over, Played, StandingOrder, Throw, Told, Turn

S = TypeVar("S")
A = TypeVar("A")
A_contra = TypeVar("A_contra", contravariant=True)


class Writing(Protocol[A_contra]):
    """Whatever writes actions."""

    def write(self, action: A_contra) -> str:
        """The text of an action."""


class Seating(Protocol):
    """Whatever is played by certain numbers of players."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players."""


class Plain(Generic[S, A]):
    """A game without matches, throw-off and lost turns, where each choice is one tap.

    It may be given up at any time, nobody scores by that, there is nothing to count before its end,
    and the board and the winner tell everything.
    """

    @property
    def matches(self) -> tuple[int, ...]:
        """None: games are single."""
        return ()

    @property
    def throw_off(self) -> str:
        """None: the lot gives the seats."""
        return ""

    @property
    def loses_turns(self) -> bool:
        """No turn is lost with nothing played."""
        return False

    @property
    def counts(self) -> bool:
        """Nobody can call for a count."""
        return False

    @property
    def throws_on(self) -> bool:
        """Something is chosen between throws, or there are none."""
        return False

    def seated(self: Seating, seats: int) -> int:
        """That number of players; `GameError` if the game is not played by so many."""
        if seats not in self.seats:
            least, most = min(self.seats), max(self.seats)
            many = f"{least}" if least == most else f"{least} to {most}"
            raise GameError(f"{self.game.capitalize()} is played by {many}, not by {seats}")
        return seats

    def forfeit(self, state: S, seat: int) -> tuple[int, ...]:
        """No points for two players."""
        del state, seat
        return (0, 0)

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

    def unranked(self, state: S) -> frozenset[int]:
        """Nobody: the winner says it all."""
        del state
        return frozenset()

    def hurries(self, state: S) -> bool:
        """Never: its dangers are in the picture."""
        del state
        return False

    def came_of(self, turn: tuple[Played[S, A], ...]) -> Told | None:
        """Nothing: its actions say it themselves."""
        del turn
        return None

    def sum_up(self, turn: tuple[Played[S, A], ...]) -> Told | None:
        """Nothing: each action is told by itself."""
        del turn
        return None

    def in_short(self, turn: tuple[Played[S, A], ...]) -> Told | None:
        """Nothing: its actions are short."""
        del turn
        return None

    def suffers(self, state: S, action: A, seat: int) -> Told | None:
        """Nothing: what befalls a piece is told with the action."""
        del state, action, seat
        return None

    def to_walk(self, state: S) -> tuple[int, ...]:
        """Nothing: it is no race of all pieces."""
        del state
        return ()

    def settled(self, state: S) -> int | None:
        """Nobody: who wins ends the game."""
        del state
        return None

    def news(self, state: S, action: A) -> News | None:
        """Nothing: the board tells everything."""
        del state, action
        return None

    def orders(self, state: S) -> tuple[StandingOrder[A], ...]:
        """None: every choice is the player's own."""
        del state
        return ()

    def taps(self: Writing[A], state: S, actions: tuple[A, ...]) -> tuple[tuple[str, ...], ...]:
        """Every choice is one tap, called as it is written."""
        del state
        return tuple((self.write(action),) for action in actions)


def last_throws(
    left: Sequence[int], turn: Turn[A], give: Told, recall: Told, again: Told | None = None
) -> tuple[StandingOrder[A], ...]:
    """That the throws that are left be thrown by themselves, for each seat with one of so many
    pieces `left`: it has next to nothing to choose any more. The words are those of the order, and
    of a choice that may come back."""
    alone = tuple(seat for seat, pieces in enumerate(left) if pieces == 1)
    if not alone or isinstance(turn, Over):
        return ()
    throws = isinstance(turn, Throw)
    return (StandingOrder(LAST_THROWS, give, recall, throws=throws, seats=alone, again=again),)
