"""The parts in which rule sets of Senet really differ: functions, and values that behave.

A field holds a part; all that depends on it asks the part and never its name. Saved games keep the
name: a function's own, or a value's (:data:`PARTS`). Functions stand at the top of a module, so
that a rule set can be handed to another process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from games.fields import Part, Parts, named
from games.senet.state import (
    BEAUTY,
    HAND,
    LAST_HOUSE,
    SECOND_LIFE,
    THREE,
    WATER,
    Kind,
    Mask,
    mask_of,
)

Protection: TypeAlias = Callable[[Mask], Mask]
"""Of one side's pieces, those that cannot be landed on because of their neighbours."""

Attack: TypeAlias = Callable[[int, int], Kind]
"""What a move from a house onto an enemy piece on another house is."""

_PROTECTIVE = mask_of(range(1, THREE))
_WATER_BIT = 1 << WATER
_ROW = (1 << 10) - 1
_TURNED = tuple(int(f"{row:010b}"[::-1], 2) for row in range(_ROW + 1))
"""A row of ten read the other way: the middle one is walked from right to left (senet 1.1)."""

_SECOND_LIFE_ORDER: tuple[int, ...] = (
    *range(SECOND_LIFE, 0, -1),
    *range(SECOND_LIFE + 1, LAST_HOUSE + 1),
)


def pairs(side: Mask) -> Mask:
    """Two or more on consecutive houses protect each other, but not on 28-30 (senet 2.6).

    No piece of a side with a drowning piece is protected.
    """
    if side & _WATER_BIT:
        return 0
    side &= _PROTECTIVE
    return side & (side << 1 | side >> 1)


def alone(side: Mask) -> Mask:
    """No piece protects another (senet 4.3, 5.3, 7.3)."""
    del side
    return 0


def ends(side: Mask) -> Mask:
    """A pair and both ends of a longer run cannot be exchanged, the inner ones can (senet 6.5)."""
    below, above = side << 1, side >> 1
    return side & (below | above) & ~(below & above)


def neighbour_rows(side: Mask) -> Mask:
    """Two in one column on neighbouring rows cannot be hit (senet 7.7)."""
    upper, middle, lower = columns(side)
    paired = middle & (upper | lower)
    return (upper & middle) << 1 | _TURNED[paired] << 11 | (lower & middle) << 21


def columns(side: Mask) -> tuple[Mask, Mask, Mask]:
    """The three rows of a side, bit *c* - 1 for column *c* (senet 1.1)."""
    return side >> 1 & _ROW, _TURNED[side >> 11 & _ROW], side >> 21 & _ROW


def dance(source: int, target: int) -> Kind:
    """Two pieces exchange places (senet 2.5); on 28-30 the enemy is dropped instead (2.9).

    `source` does not matter here: only 26 and, with `last_three_move`, 28-29 reach those houses.
    """
    del source
    return "drop" if target >= THREE else "exchange"


def hit(source: int, target: int) -> Kind:
    """The enemy leaves the board and starts over from the hand (senet 4.3, 5.3, 7.3)."""
    del source, target
    return "hit"


def to_second_life(taken: Mask) -> int:
    """House 15, else the first free house behind it, else the first one after it (senet 2.12)."""
    return next(house for house in _SECOND_LIFE_ORDER if not taken & 1 << house)


def first_free(taken: Mask) -> int:
    """House 1, or the first free one after it (senet 3, `water=first_house`)."""
    return next(house for house in range(1, LAST_HOUSE + 1) if not taken >> house & 1)


def _in_place(taken: Mask) -> int:
    del taken
    return WATER


def _in_hand(taken: Mask) -> int:
    del taken
    return HAND


@dataclass(frozen=True)
class Water(Part):
    """What the water, house 27, does with a piece that falls in or is dropped.

    The defaults are those of a water that washes pieces away. Texts tell it in the variant
    :attr:`told`.
    """

    goes: Callable[[Mask], int]
    """Where the piece goes, by the houses taken when it has left its own: a free house, 27 itself
    (also if a piece of its side is there, which is then rescued, senet 2.9), or `HAND`."""
    rests: bool = False
    """Whether pieces may stand on 27."""
    hand: bool = False
    """Whether `goes` may be `HAND`: pieces must then have a way in."""
    drowns: bool = False
    """Whether a piece on 27 drowns: no other of its side may move, and it may be rescued at the
    start of a turn (senet 2.10, 2.11)."""
    judged: bool = False
    """Whether the throws of the next turns decide the piece's fate (senet 6.7)."""
    means: bool = True
    """Whether 27 means anything; a water that does not is never told."""

    @property
    def told(self) -> str:
        """The variant of the texts that tells it; "" for a water that means nothing.

        It follows from what the water does, so that another one that washes pieces away needs no
        words of its own: the texts name the house where the piece ends.
        """
        if not self.means:
            return ""
        if self.drowns:
            return "drown"
        if self.judged:
            return "trial"
        return "re-enter" if self.hand else "wash"

    @property
    def washes_to(self) -> int:
        """The house to which it washes a piece while all are free; 0 where it does otherwise."""
        return self.goes(0) if self.told == "wash" else 0

    @property
    def washes_on(self) -> int:
        """The house to which it washes a piece while that one alone is taken; 0 as above."""
        return self.goes(1 << self.washes_to) if self.washes_to else 0


DROWN: Final = Water("drown", _in_place, rests=True, drowns=True)
"""The piece drowns on 27 until the throw that bears it off, or a rescue (senet 2.10)."""

FIRST_HOUSE: Final = Water("first_house", first_free)
"""The piece goes to house 1 or the first free one after it (senet 3)."""

REBIRTH: Final = Water("rebirth", to_second_life)
"""The piece goes to Second Life at once (senet 9.9)."""

RE_ENTER: Final = Water("re_enter", _in_hand, hand=True)
"""The piece leaves the board and is in hand again (senet 3, 4.6)."""

TRIAL: Final = Water("trial", _in_place, rests=True, judged=True)
"""The piece stays, and the throws of its side's next turns decide its fate (senet 6.7)."""

PLAIN_WATER: Final = Water("plain", _in_place, rests=True, means=False)
"""A house like others (senet 5, 7.3)."""

WATERS: Final = (DROWN, FIRST_HOUSE, REBIRTH, RE_ENTER, TRIAL, PLAIN_WATER)
"""Every water there is: a new one is its value and its place here."""


def _not_past_26(source: int, target: int) -> bool:
    return target <= BEAUTY if source < BEAUTY else target != WATER


def _anywhere(source: int, target: int) -> bool:
    del source, target
    return True


def _below_26(source: int, target: int) -> bool:
    del source
    return target < BEAUTY


@dataclass(frozen=True)
class Beauty(Part):
    """What house 26 is to the pieces that walk forward."""

    lets: Callable[[int, int], bool]
    """Whether a piece may walk forward from one house to another, as far as 26 is concerned."""
    falls: bool = False
    """Whether a piece on 26 falls by a 1 for want of another forward move (senet 2.7)."""
    stops: bool = False
    """Whether every piece that would reach or pass 26 stops there, and an extra throw decides its
    fate at once (senet 6.6)."""


GATE: Final = Beauty("gate", _not_past_26, falls=True)
"""No piece passes it: it gets there by exact throw, and from there to 28-30 (senet 2.7)."""

PLAIN_BEAUTY: Final = Beauty("plain", _anywhere)
"""A house like others (senet 4.5)."""

STOP: Final = Beauty("stop", _below_26, stops=True)
"""Every piece stops there, and its fate is thrown for at once (senet 6.6)."""

BEAUTIES: Final = (GATE, PLAIN_BEAUTY, STOP)


def _borne_off(side: Mask, off: int, first: Mask) -> int:
    del side, first
    return off


def _come_home(side: Mask, off: int, first: Mask) -> int:
    del off
    return (side & first).bit_count()


@dataclass(frozen=True)
class Goal(Part):
    """What a side has to bring all its pieces to."""

    arrived: Callable[[Mask, int, Mask], int]
    """How many pieces have arrived, of a side's on the board, the number of those borne off, and
    the houses on which the side would be set up."""
    called: str
    """What a piece is that has arrived, as errors say it."""
    reason: str
    """Why the game is over then; its text is `over-` and this."""
    message: str
    """The message that tells where a side's pieces are."""
    homes: bool = False
    """Whether the houses on which a side would be set up are its goals, where only it may rest."""


OFF_THE_BOARD: Final = Goal("off", _borne_off, "borne off", "borne off", "senet-pieces")
"""Bring all pieces off (senet 1.6)."""

HOME: Final = Goal("home", _come_home, "home", "all home", "senet-race", homes=True)
"""Bring all to the houses on which they would be set up (senet 5.4, 5.5)."""

GOALS: Final = (OFF_THE_BOARD, HOME)


@dataclass(frozen=True)
class Way(Part):
    """In which direction pieces walk."""

    forward: bool = True
    """Whether they walk towards house 30."""
    back: bool = False
    """Whether moves towards house 1 are offered together with all others."""
    retreats: bool = False
    """Whether they are offered when there is no other move."""


FORWARD_FIRST: Final = Way("forward_first", retreats=True)
"""Backward only when there is no forward move (senet 2.3)."""

FORWARD: Final = Way("forward")
"""Never backward (senet 4.1)."""

EITHER: Final = Way("either", back=True)
"""As the player likes (senet 6.3)."""

BACKWARD: Final = Way("backward", forward=False, back=True)
"""Only towards house 1 (senet 5.2)."""

WAYS: Final = (FORWARD_FIRST, FORWARD, EITHER, BACKWARD)

PARTS: Final[Parts] = {
    "protection": named(pairs, alone, ends, neighbour_rows),
    "attack": named(dance, hit),
    "water": named(*WATERS),
    "beauty": named(*BEAUTIES),
    "goal": named(*GOALS),
    "way": named(*WAYS),
}
"""Which parts a field may hold, by the names that saved games keep."""
