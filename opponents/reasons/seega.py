"""Why something is played in Seega, as message ids, for the text files.

- `seega-why-free`: no arguments         it takes, and nothing can be taken in return
- `seega-why-trade`: taken, lost         it takes so many, and may lose so many next
- `seega-why-most`: no arguments         it takes as many as can be taken
- `seega-why-on`: no arguments           it goes on taking in the same turn
- `seega-why-shut`: no arguments         the other side has no move
- `seega-why-flees`: from                the stone there could be taken, and no longer can
- `seega-why-guards`: squares            those there could be taken, and no longer can
- `seega-why-nothing`: no arguments      nothing can be taken by the other side's next move
- `seega-why-least`: lost                so many can be, the fewest that may be
- `seega-why-threat`: squares            those there can be taken now, and could not be

and beside one move that is worse:

- `seega-why-more`: taken, other         it takes so many, not as few
- `seega-why-fewer`: lost, other         so many can be taken by the other side's next move, not as
  many

What can be taken is what one move takes; a chain that may follow is not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

from games.core import Told
from games.seega.moves import can_move
from games.seega.rules import Seega
from games.seega.state import Action, Mask, State, names
from opponents.danger import takable
from opponents.reasons.fact import Fact
from opponents.seega import most_taken

MESSAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "seega-why-free": (),
        "seega-why-trade": ("taken", "lost"),
        "seega-why-most": (),
        "seega-why-on": (),
        "seega-why-shut": (),
        "seega-why-flees": ("from",),
        "seega-why-guards": ("squares",),
        "seega-why-nothing": (),
        "seega-why-least": ("lost",),
        "seega-why-threat": ("squares",),
        "seega-why-more": ("taken", "other"),
        "seega-why-fewer": ("lost", "other"),
    }
)
"""Every reason of Seega with its arguments."""


def told_of(action: Action) -> bool:
    """Whether an action has reasons: a placed stone takes nothing yet, and what it is worth is not
    known surely enough."""
    return action.kind != "place"


@dataclass(frozen=True)
class Look:
    """A move in a position, and what comes of it."""

    rules: Seega
    state: State
    action: Action

    @cached_property
    def after(self) -> State:
        """The position that it leads to."""
        return self.rules.apply(self.state, self.action)

    @property
    def seat(self) -> int:
        """Who plays it."""
        return self.state.seat

    @property
    def moves(self) -> bool:
        """Whether a stone goes from one square to another."""
        return self.action.kind in ("move", "leap")

    @cached_property
    def open_before(self) -> Mask:
        """Own stones that could be taken before it."""
        return takable(self.rules, self.state, self.seat)

    @cached_property
    def open_now(self) -> Mask:
        """Own stones that can be taken after it."""
        return takable(self.rules, self.after, self.seat)

    @cached_property
    def lost(self) -> int:
        """The most stones that the other side can take by one move after it."""
        return most_taken(self.rules, self.after, 1 - self.seat)


Others = Sequence[Look]


def free(look: Look, _: Others) -> Told | None:
    """It takes, and nothing can be taken in return."""
    return Told("seega-why-free") if look.action.taken and not look.open_now else None


def trade(look: Look, _: Others) -> Told | None:
    """It takes, and something may be taken in return."""
    if not look.action.taken or not look.lost:
        return None
    taken = look.action.taken.bit_count()
    return Told("seega-why-trade", (("taken", taken), ("lost", look.lost)))


def most(look: Look, others: Others) -> Told | None:
    """It takes, and no other takes more."""
    taken = look.action.taken.bit_count()
    if not taken or any(other.action.taken.bit_count() > taken for other in others):
        return None
    return Told("seega-why-most")


def on(look: Look, _: Others) -> Told | None:
    """It goes on taking."""
    goes = look.after.due == "chain" and look.after.seat == look.seat
    return Told("seega-why-on") if goes else None


def shut(look: Look, _: Others) -> Told | None:
    """The other side has no move."""
    mine, theirs = look.after.stones[look.seat], look.after.stones[1 - look.seat]
    moves = can_move(look.rules.lookups, theirs, mine)
    return Told("seega-why-shut") if look.moves and theirs and not moves else None


def flees(look: Look, _: Others) -> Told | None:
    """The stone that moves could be taken, and no longer can."""
    source, target = look.action.source, look.action.target
    if not look.moves or look.open_now >> target & 1 or not look.open_before >> source & 1:
        return None
    return Told("seega-why-flees", (("from", names(1 << source)[0]),))


def guards(look: Look, _: Others) -> Told | None:
    """Other stones could be taken, and no longer can."""
    if not look.moves:
        return None
    guarded = look.open_before & ~look.open_now & look.after.stones[look.seat]
    return Told("seega-why-guards", (("squares", " ".join(names(guarded))),)) if guarded else None


def nothing(look: Look, _: Others) -> Told | None:
    """Nothing can be taken."""
    return Told("seega-why-nothing") if not look.open_now else None


def least(look: Look, others: Others) -> Told | None:
    """As few can be taken as after any other."""
    if not look.lost or any(other.lost < look.lost for other in others):
        return None
    return Told("seega-why-least", (("lost", look.lost),))


def threat(look: Look, _: Others) -> Told | None:
    """Stones of the other side can be taken that could not be."""
    enemy = 1 - look.seat
    now, before = (takable(look.rules, each, enemy) for each in (look.after, look.state))
    fresh = now & ~before
    return Told("seega-why-threat", (("squares", " ".join(names(fresh))),)) if fresh else None


def more(look: Look, others: Others) -> Told | None:
    """It takes more than another."""
    taken, other = look.action.taken.bit_count(), others[0].action.taken.bit_count()
    return Told("seega-why-more", (("taken", taken), ("other", other))) if taken > other else None


def fewer(look: Look, others: Others) -> Told | None:
    """Fewer can be taken of its side than after another."""
    lost, other = look.lost, others[0].lost
    return Told("seega-why-fewer", (("lost", lost), ("other", other))) if lost < other else None


_DANGER: Final[tuple[Fact[Look], ...]] = (flees, guards, nothing, least)

FACTS: Final[Mapping[str, tuple[Fact[Look], ...]]] = MappingProxyType(
    {
        "modest": (free, *_DANGER, trade, on, shut),
        "greedy": (on, most, shut),
        "golden": (on, free, trade, most, *_DANGER, threat, shut),
        "seega-balanced": (on, free, trade, most, *_DANGER, threat, shut),
        "djehuty": (on, free, trade, most, *_DANGER, threat, shut),
    }
)
"""Character to what it cares for, first things first: what its evaluator counts
(:mod:`opponents.seega`)."""

BESIDE: Final[tuple[Fact[Look], ...]] = (
    *(on, free, more, trade, flees, guards, fewer, nothing, threat, shut),
)
"""What makes a move better than one other, which is handed in alone, first things first."""
