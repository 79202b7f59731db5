"""What a rule set of Senet is: every choice a named field with its reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from games.core import SwitchError, Throw, quoted
from games.fields import Fielded, Part, Parts
from games.senet import lookups
from games.senet.lookups import BEAR_OFF, MOST, NO_LIGHT, PLAIN, SCORES, Lookups
from games.senet.parts import (
    DROWN,
    FORWARD_FIRST,
    GATE,
    OFF_THE_BOARD,
    PARTS,
    Attack,
    Beauty,
    Goal,
    Protection,
    Water,
    Way,
    dance,
    pairs,
)
from games.senet.state import (
    BEAUTY,
    HERU,
    LAST_HOUSE,
    NAMED,
    OFF,
    SECOND_LIFE,
    THREE,
    TWO,
    WATER,
    Mask,
    mask_of,
)

_MOST_PIECES = 10
"""The largest sets of old had ten pieces a side."""

MOST_QUIET = 999_999
"""The highest `quiet_limit` that a position line can count to."""

_VALUES: dict[str, tuple[object, ...]] = {
    "dice": ("sticks", "two"),
    "sticks": (5, 6),
    "first": ("random", "throw_off"),
    "setup": ("board", "hand"),
    "front": ("second", "first"),
    "score": ("off", "left"),
    "no_move": ("lose_turn", "lose_throw"),
    "block_by": ("enemy", "any"),
    "second_life": ("plain", "safe", "safe_extra"),
    "bear_off": tuple(BEAR_OFF),
}
"""The values of the fields that have a fixed few."""

_KINDS: dict[str, type[Part]] = {"goal": Goal, "way": Way, "beauty": Beauty, "water": Water}
"""What the fields that hold a part hold."""


@dataclass(frozen=True)
class SenetFields(Fielded):
    """The fields of a rule set of Senet; :class:`games.senet.rules.Senet` answers by them.

    Paragraphs cited as "senet 2.7" are those of docs/rules.
    """

    matches: tuple[int, ...] = ()
    """Points that a match may be played to; empty where games are single (senet 7.8)."""

    dice: str = "sticks"
    """`sticks`: four two-sided sticks; `two`: two dice, nearly as likely (senet 1.3, 1.4)."""
    sticks: int = NO_LIGHT
    """What no light side counts: the zero was invented long after Senet (senet 1.3)."""
    first: str = "random"
    """How the cones are dealt: by lot, or `throw_off`. The table's matter (senet 1.2)."""
    pieces: int = 5
    """Pieces a side; earlier boards had ten, nine and seven (seed of senet 2)."""
    setup: str = "board"
    """`board`: alternating from house 1 (senet 2.1); `hand`: all in hand (senet 3).

    Its switch is called `start`."""
    front: str = "second"
    """Who is set up on the even houses, each a house ahead of an enemy: who moves `second`, which
    makes up for the first throw (senet 2.1), or who moves `first` (senet 9.1)."""
    enters: tuple[tuple[int, int], ...] = ()
    """Score and house by which a piece enters; empty: by n on house n (senet 3, `start=hand`)."""
    enter_hits: bool = False
    """A piece may enter onto an enemy and hit it (senet 4.4)."""
    goal: Goal = OFF_THE_BOARD
    """What a side brings all its pieces to: off the board (senet 1.6) or home (5.4, 5.5)."""
    score: str = "off"
    """What the result counts: pieces `off` (or at home, where that is the goal), or for the winner
    the pieces that the loser has `left` (senet 7.8)."""
    way: Way = FORWARD_FIRST
    """In which direction pieces walk (senet 2.3, 4.1, 5.2, 6.3)."""
    may_pass: bool = False
    """Moving may be refused by choice (senet 2.3, 6.2)."""
    quiet_limit: int = 0
    """So many turns in which no piece leaves end the game; 0: never (senet 6.2)."""
    again: tuple[int, ...] = (1, 4, NO_LIGHT)
    """Scores that throw again; the others pass the turn (senet 2.2)."""
    no_move: str = "lose_turn"
    """What a throw that cannot be used costs: the turn (senet 2.2), or only itself."""
    bank_throws: bool = False
    """All throws first, up to a 2 or 3, then all moves in any order (senet 3)."""
    second_needs_one: bool = False
    """The spindles wait for a one: it balances the first move (senet 3)."""
    leaves: tuple[tuple[int, int], ...] = (
        (BEAUTY, NO_LIGHT),
        (WATER, 4),
        (28, 3),
        (29, 2),
        (30, 1),
    )
    """House and score by which a piece is borne off (senet 2.7, 2.8). A house may stand here with
    several scores: `((30, 1), (30, 2))` lets a piece leave 30 by a 1 or a 2. The score of no light
    side is `NO_LIGHT`. Where the water lets nobody rest, 27 stands neither here nor in `still`."""
    last: int = LAST_HOUSE
    """The last house on which a piece can rest; those after it are the way out (senet 7.4)."""
    still: tuple[int, ...] = (WATER, THREE, TWO, HERU)
    """Houses whose pieces await judgement: they never move on, they only leave (senet 2.8)."""
    last_three_move: bool = False
    """Pieces on 28-30 may move forward among them (senet 3)."""
    protection: Protection = pairs
    """Which pieces cannot be landed on because of their neighbours (senet 2.6)."""
    attack: Attack = dance
    """What landing on an enemy piece does (senet 2.5, 2.9)."""
    safe: tuple[int, ...] = ()
    """Houses on which no piece can be attacked (senet 4.3, 5.3, 6.5)."""
    block: int = 0
    """So many consecutive pieces cannot be jumped; 0: jumping is free (senet 2.4, 3)."""
    block_by: str = "enemy"
    """Whose pieces block: the `enemy`'s (senet 3) or `any` (senet 6.4)."""
    retreat_attack: bool = True
    """Backward moves may land on an enemy too (senet 2.5)."""
    second_life: str = "plain"
    """Whether a piece on 15 can be attacked, and landing there throws again (senet 3)."""
    beauty: Beauty = GATE
    """What house 26 is to those who come by (senet 2.7, 4.5, 6.6)."""
    fates: tuple[tuple[int, int, int], ...] = ()
    """House, score and house gone to, where a throw alone decides a piece's fate (senet 6.6, 6.7).
    28-30 taken: to 27; 27 taken: to Rebirth; 31 is off the board."""
    beauty_extra: bool = False
    """Landing on 26 throws again (senet 3)."""
    off_extra: bool = False
    """Bearing off throws again (senet 4.7)."""
    hit_extra: bool = False
    """Hitting throws again (senet 4.3)."""
    column_extra: bool = False
    """Completing three in a column throws again (senet 7.6)."""
    extras_add: bool = False
    """Extra throws add up (senet 4.7); else only one is owed, never two (senet 3)."""
    safe_end: bool = False
    """Pieces on 26 and 28-30 cannot be attacked (senet 3)."""
    water: Water = DROWN
    """What becomes of a piece that falls into 27 (senet 2.10, 3, 4.6, 6.7, 7.3)."""
    water_ends: bool = False
    """Falling in ends the turn, and throws still owed are lost (senet 4.6)."""
    water_single: bool = False
    """Nobody enters 27 while a piece is there (senet 3)."""
    must_bear_off: bool = False
    """A throw that can bear a piece off must (senet 3)."""
    bear_off: str = "any"
    """`last_row`: from 26 only when all that remain stand on 21-30 (senet 3); `beyond_15` and
    `beyond_10`: only when all are on the board, beyond that house (senet 7.5)."""
    netting: bool = False
    """Landing on 16 costs the next turn (senet 3)."""
    named: tuple[int, ...] = (SECOND_LIFE, BEAUTY, WATER, THREE, TWO, HERU)
    """Houses with a mark and a name; 16 is one where `netting` is on (senet 1.9)."""

    lookups: Lookups = field(init=False, repr=False, compare=False)
    """What the fields come to, for the move generator."""

    aside: ClassVar[frozenset[str]] = frozenset({"matches"})
    parts: ClassVar[Parts] = PARTS
    sides: ClassVar[tuple[str, ...]] = ("cones", "spindles")
    letters: ClassVar[tuple[str, ...]] = ("C", "S")

    def __post_init__(self) -> None:
        """Refuse contradictory choices by name, then work the lookups out."""
        self._check()
        object.__setattr__(self, "lookups", self._looked_up())

    @property
    def in_hand(self) -> bool:
        """Whether all pieces begin in hand."""
        return self.setup == "hand"

    def _looked_up(self) -> Lookups:
        every = range(MOST + 1)
        still = {s for s in self.still if s <= WATER or not self.last_three_move}
        walking = set(range(1, LAST_HOUSE + 1)) - still
        thrown = lookups.device(self.dice, self.sticks)
        odds = tuple((SCORES[int(text)], chance) for text, chance in thrown.odds())
        drowning = self.water.drowns << WATER
        first = lookups.set_up(self.pieces, self.front)
        home = first if self.goal.homes else (0, 0)
        again = frozenset(self._counted(score) for score in self.again)
        bonus = self._bonus()
        onto = lookups.onto(self.attack)
        hits = any(action.kind == "hit" for row in onto for action in row)
        hand = self.in_hand or self.water.hand or hits
        extras = bool(bonus) or self.off_extra or self.hit_extra or self.column_extra
        falls = self.beauty.falls << BEAUTY
        all_on, all_on_for = BEAR_OFF[self.bear_off]
        return Lookups(
            ways=tuple(lookups.forward(self.beauty.lets, walking, self.last, n) for n in every),
            back=tuple(lookups.backward(self.still, self.last, n) for n in every),
            leaves=tuple(self._leaving(n) for n in every),
            falls=tuple(falls if n == WATER - BEAUTY else 0 for n in every),
            stops=tuple(
                mask_of(range(BEAUTY - n, BEAUTY)) if self.beauty.stops else 0 for n in every
            ),
            enters=tuple(self._entered(n, hand=hand) for n in every),
            fates=lookups.fates(self.fates, self.sticks),
            bound=mask_of(house for house, _, _ in self.fates) | drowning,
            rescues=drowning,
            barred=(home[1], home[0]),
            first=first,
            all_on=all_on,
            all_on_for=all_on_for,
            plain=PLAIN,
            onto=onto,
            again=again,
            safe=self._safe(),
            bonus=bonus,
            outcomes=frozenset(action for action, _ in odds),
            throws=(Throw(0, thrown, odds), Throw(1, thrown, odds)),
            hand=hand,
            extras=extras,
            rethrows=bool(again) or extras,
        )

    def _counted(self, score: int) -> int:
        return lookups.counted(score, self.sticks)

    def _leaving(self, score: int) -> Mask:
        return mask_of(house for house, by in self.leaves if self._counted(by) == score)

    def _entered(self, score: int, *, hand: bool) -> int:
        """Senet 4.4, 5.2, or 3, `start=hand`: by n onto n; else `water=re_enter`: by any onto 1."""
        if self.enters:
            return {self._counted(by): house for by, house in self.enters}.get(score, 0)
        if self.in_hand:
            return score
        return int(hand)

    def _safe(self) -> Mask:
        """Senet 4.3, 5.3, 6.5; senet 3, `second_life` and `safe_end`."""
        life = (SECOND_LIFE,) if self.second_life != "plain" else ()
        end = (BEAUTY, THREE, TWO, HERU) if self.safe_end else ()
        return mask_of(self.safe + life + end)

    def _bonus(self) -> frozenset[int]:
        """Senet 3, `beauty_extra` and `second_life=safe_extra`."""
        life = {SECOND_LIFE} if self.second_life == "safe_extra" else set()
        return frozenset(life | ({BEAUTY} if self.beauty_extra else set()))

    def _check(self) -> None:
        """Refuse values that do not exist and fields that contradict each other, by name."""
        for name, values in _VALUES.items():
            if getattr(self, name) not in values:
                raise SwitchError(f"{self.id}: {name}={self._shown(name)} is none of {values}")
        for name, kind in _KINDS.items():
            if not isinstance(getattr(self, name), kind):
                known = tuple(self.parts[name])
                raise SwitchError(f"{self.id}: {name}={self._shown(name)} is none of {known}")
        for holds, reason in self.refusals():
            if holds:
                raise SwitchError(f"{self.id}: {reason}")

    def refusals(self) -> tuple[tuple[bool, str], ...]:
        """Every reason for which fields are refused, and whether it holds here."""
        return (*self._beyond(), *self._twice(), *self._contradictions())

    def _shown(self, name: str) -> str:
        return quoted(getattr(self, name))

    def _beyond(self) -> tuple[tuple[bool, str], ...]:
        """Numbers that are none, houses and scores that do not exist."""
        leaves = {*dict(self.leaves), *(house for house, _, _ in self.fates)}
        goes = (*self.still, *self.named, *self.safe, *leaves, *(house for _, house in self.enters))
        houses = [house for house in (*goes, self.last) if not 1 <= house <= LAST_HOUSE]
        targets = [house for _, _, house in self.fates if not 1 <= house <= OFF]
        by = (*self.again, *(by for _, by in self.leaves), *(by for by, _ in self.enters))
        scores = [by for by in (*by, *(by for _, by, _ in self.fates)) if not 1 <= by <= MOST]
        stuck = set(self.still) - leaves
        bare = set(self.named) - set(NAMED)
        foreign = {house for house, _, _ in self.fates} - {BEAUTY, WATER}
        return (
            (
                not 1 <= self.pieces <= _MOST_PIECES,
                f"pieces={self.pieces} is not 1 to {_MOST_PIECES}",
            ),
            (
                self.block < 0 or self.block == 1,
                f"block={self.block}: a group is at least two, or 0",
            ),
            (self.block > LAST_HOUSE, f"block={self.block} is longer than the board"),
            (not self.quiet_limit >= 0, f"quiet_limit={self.quiet_limit} is no number of turns"),
            (self.quiet_limit > MOST_QUIET, f"quiet_limit={self.quiet_limit} is over {MOST_QUIET}"),
            (bool(houses or targets), f"there is no house {[*houses, *targets, 0][0]}"),
            (bool(scores), f"no throw counts {[*scores, 0][0]}"),
            (bool(stuck), f"still={min(stuck, default=0)}, but leaves has no way off it"),
            (bool(bare), f"named={min(bare, default=0)}, but that house has no name"),
            (bool(foreign), f"fates of {min(foreign, default=0)}: only 26 and 27 decide any"),
        )

    def _twice(self) -> tuple[tuple[bool, str], ...]:
        """One throw that leads to two places."""
        enters = [by for by, _ in self.enters]
        decided = [(house, by) for house, by, _ in self.fates]
        return (
            (len(set(enters)) < len(enters), "enters has a score twice"),
            (len(set(decided)) < len(decided), "fates have a score of a house twice"),
        )

    def _contradictions(self) -> tuple[tuple[bool, str], ...]:
        fated = {house for house, _, _ in self.fates}
        endless = not self.quiet_limit
        homes, water, way = self.goal.homes, f"water={self.water.name}", f"way={self.way.name}"
        beauty, goal = f"beauty={self.beauty.name}", f"goal={self.goal.name}"
        judged = [by for house, by, _ in self.fates if house == BEAUTY]
        return (
            (self.may_pass and endless, "may_pass needs a quiet_limit, or no game need end"),
            (
                self.way.forward and self.way.back and endless,
                f"{way} needs a quiet_limit to end",
            ),
            (
                self.beauty.stops and len(judged) < NO_LIGHT,
                f"{beauty} needs a fate of 26 by each score",
            ),
            (bool(judged) and not self.beauty.stops, f"{beauty} knows no fates of 26"),
            (self.water.judged and WATER not in fated, f"{water} needs fates of 27"),
            (WATER in fated and not self.water.judged, f"{water} knows no fates of 27"),
            (
                self.water.drowns and WATER not in dict(self.leaves),
                f"{water} needs a throw by which a piece leaves 27",
            ),
            (
                self.water.means and any(house == WATER for _, house in self.enters),
                f"{water} is no house to enter on",
            ),
            (homes == self.way.forward, f"{goal} is not reached by {way}"),
            (homes and bool(self.leaves), f"{goal} has no piece leave"),
            (homes and not self.in_hand, f"{goal} begins in hand"),
            (homes and self.score == "left", f"{goal} counts the pieces at home"),
            (not homes and not (self.leaves or self.fates), f"{goal} needs leaves"),
            (
                not self.in_hand and self.last < 2 * self.pieces,
                f"last={self.last}, but pieces are set up beyond it",
            ),
            (
                self.bank_throws and (self.extras_add or self.beauty.stops),
                "bank_throws owes one extra throw a bank and knows no fates",
            ),
        )
