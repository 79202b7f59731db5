"""How somebody plays, in figures: what each game counts of a player's actions.

Everything is worked out from positions and actions, whoever chose them. So it is measured of the
characters that are there, and of any that comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

from games.core import Choose, Rules
from games.hyena.state import PAY, WASHING
from games.hyena.state import State as HyenaState
from games.seega.state import State as SeegaState
from games.seega.state import squares
from games.senet.state import BEAUTY, LAST_HOUSE, State, houses_of, mask_of
from opponents.danger import STRIKES, chance_of_a_strike, takable
from opponents.hyena import hyena
from opponents.seega import seega
from opponents.senet import senet

Unit: TypeAlias = Literal["share", "mean", "game"]
"""What is told of a habit: of how many occasions in a hundred it was so; its mean; how often a
game."""


@dataclass(frozen=True, slots=True)
class Habit:
    """One habit: its name as a table heads it, and what is told of it."""

    name: str
    unit: Unit


@dataclass(frozen=True, slots=True)
class Done:
    """An action of a player's in a game, a throw too: where it was done, what came of it, and in
    which of the player's turns, the first being 1."""

    seat: int
    before: Any
    action: Any
    after: Any
    turn: int


Seen: TypeAlias = Iterator[tuple[str, float]]
"""Habits by name with what an action says of them: an occasion with 1 or 0, a value, a count."""

LIKELY: Final = Fraction(1, 4)
"""From this chance on a strike is likely: the throws 1, 2 and 3 of the sticks have it (senet
1.8)."""

_FAR: Final = mask_of(range(BEAUTY, LAST_HOUSE + 1))

SENET: Final = (
    Habit("in reach %", "share"),
    Habit("protected", "mean"),
    Habit("drawn out", "mean"),
    Habit("strikes", "game"),
    Habit("first off", "mean"),
    Habit("on 26-30", "mean"),
    Habit("back", "game"),
)
"""Of the turns that it ends: after how many a piece of its own can be struck by a likely throw, how
many of its pieces are protected, how many houses lie between its first piece and its last, how many
pieces stand on 26 to 30. How often a game it lands on a piece and goes back; in which turn its
first piece is borne off."""

SEEGA: Final = (
    Habit("takes %", "share"),
    Habit("left to take", "mean"),
    Habit("guarded %", "share"),
    Habit("in company %", "share"),
    Habit("turns", "game"),
)
"""Of the choices with a capture on offer, how many take. After its turns: how many of its stones
can be taken next; how often none can, of the choices where that was possible and not a matter of
course; which share of its stones has another beside it. How many turns it has a game."""

HYENA: Final = (
    Habit("pays %", "share"),
    Habit("paid", "game"),
    Habit("at the well", "mean"),
    Habit("left there", "mean"),
    Habit("on the way back", "mean"),
)
"""Of its choices, how many pay; the tabas it pays so a game; in which turn its mother is at the
well, with how many tabas; in which turn she leaves it, washed."""


def in_senet(rules: Rules[Any, Any], done: Done) -> Seen:
    """What an action of Senet says: see :data:`SENET`."""
    own, seat = senet(rules), done.seat
    before: State = done.before
    after: State = done.after
    kind, source, target, _ = done.action
    if kind == "score":
        return
    if kind in STRIKES:
        yield "strikes", 1
    if 0 < target < source:
        yield "back", kind not in ("rescue", "rebirth")
    if after.off[seat] and not before.off[seat]:
        yield "first off", done.turn
    if after.seat == seat or after.due == "over":
        return
    pieces = after.pieces[seat]
    yield "in reach %", chance_of_a_strike(own, after, seat) >= LIKELY
    yield "protected", own.protection(pieces).bit_count()
    yield "on 26-30", (pieces & _FAR).bit_count()
    if houses := houses_of(pieces):
        yield "drawn out", houses[-1] - houses[0]


def in_seega(rules: Rules[Any, Any], done: Done) -> Seen:
    """What an action of Seega says: see :data:`SEEGA`."""
    own, seat = seega(rules), done.seat
    before: SeegaState = done.before
    after: SeegaState = done.after
    if before.due not in ("move", "chain"):
        return
    turn = own.turn(before)
    offered = turn.actions if isinstance(turn, Choose) else ()
    if before.due == "move":
        yield "turns", 1
        if any(action.taken for action in offered):
            yield "takes %", bool(done.action.taken)
    if after.seat == seat or after.due == "over":
        return
    open_now = takable(own, after, seat)
    yield "left to take", open_now.bit_count()
    guards = {not takable(own, own.apply(before, action), seat) for action in offered}
    if len(guards) > 1:
        yield "guarded %", not open_now
    stones = after.stones[seat]
    beside = sum(
        bool(own.lookups.beside(1 << stone) & stones & ~(1 << stone)) for stone in squares(stones)
    )
    for number in range(stones.bit_count()):
        yield "in company %", number < beside


def in_hyena(rules: Rules[Any, Any], done: Done) -> Seen:
    """What an action of the Hyena game says: see :data:`HYENA`."""
    well, seat = hyena(rules).well, done.seat
    before: HyenaState = done.before
    after: HyenaState = done.after
    was, now = before.players[seat], after.players[seat]
    if before.due in ("pay", "pay:2"):
        yield "pays %", done.action == PAY
        if done.action == PAY:
            yield "paid", well - was.at
    if was.at < well <= now.at:
        yield "at the well", done.turn
        yield "left there", now.tabas + (WASHING if now.at > well else 0)
    if was.at <= well < now.at:
        yield "on the way back", done.turn


Observer: TypeAlias = Callable[[Rules[Any, Any], Done], Seen]

HABITS: Final[Mapping[str, tuple[tuple[Habit, ...], Observer]]] = MappingProxyType(
    {"senet": (SENET, in_senet), "seega": (SEEGA, in_seega), "hyena": (HYENA, in_hyena)}
)
"""Game to its habits and to what says them of an action."""
