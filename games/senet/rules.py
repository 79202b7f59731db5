"""A rule set of Senet: every choice a named field with its reason, and the questions it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from games.core import (
    Choose,
    Faces,
    GameError,
    Over,
    Played,
    SwitchError,
    Told,
    Turn,
    not_offered,
)
from games.fields import Fielded
from games.plain import Plain
from games.senet import effects, moves, notation, view, words
from games.senet.parts import PARTS, WATERS, Attack, Protection, dance, pairs
from games.senet.state import (
    BEAUTY,
    HERU,
    HOUSES,
    SECOND_LIFE,
    THREE,
    TWO,
    WATER,
    Action,
    State,
)
from games.senet.tables import NO_LIGHT, Tables, tables
from games.view import BoardView

_MOST_PIECES = 10
"""The largest sets of old had ten pieces a side."""

_VALUES: dict[str, tuple[object, ...]] = {
    "dice": ("sticks", "two"),
    "sticks": (5, 6),
    "first": ("random", "throw_off"),
    "setup": ("board", "hand"),
    "goal": ("off", "home"),
    "score": ("off", "left"),
    "way": ("forward_first", "forward", "either", "backward"),
    "no_move": ("lose_turn", "lose_throw"),
    "block_by": ("enemy", "any"),
    "second_life": ("plain", "safe", "safe_extra"),
    "beauty": ("gate", "plain", "stop"),
    "water": tuple(WATERS),
    "bear_off": ("any", "last_row", "beyond_15", "beyond_10"),
}
"""The values of the fields that have a fixed few."""


@dataclass(frozen=True)
class Senet(Fielded, Plain[State, Action]):
    """A rule set of Senet. `replace(THIBAULT, netting=True)` is a custom game.

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
    """`board`: alternating from house 1, a cone first (senet 2.1); `hand`: all in hand (senet 3).

    Its switch is called `start`."""
    enters: tuple[tuple[int, int], ...] = ()
    """Score and house by which a piece enters; empty: by n on house n (senet 3, `start=hand`)."""
    enter_hits: bool = False
    """A piece may enter onto an enemy and hit it (senet 4.4)."""
    goal: str = "off"
    """`off`: bring all pieces off (senet 1.6); `home`: bring each side's to the houses on which
    they would be set up, where only they may rest (senet 5.4, 5.5)."""
    score: str = "off"
    """What the result counts: pieces `off` (or at home, where that is the goal), or for the winner
    the pieces that the loser has `left` (senet 7.8)."""
    way: str = "forward_first"
    """`forward_first`: backward only when there is no forward move (senet 2.3); `forward` (4.1);
    `either`, as the player likes (6.3); `backward`: towards house 1 (5.2)."""
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
    """House and score by which a piece is borne off: always the exact one (senet 2.7, 2.8)."""
    last: int = HOUSES
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
    beauty: str = "gate"
    """House 26: a `gate` that no piece passes (senet 2.7), `plain` (4.5), or every piece makes a
    `stop` there and an extra throw decides its fate at once (6.6)."""
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
    water: str = "drown"
    """What becomes of a piece that falls into 27 (senet 2.10, 3, 4.6); `trial`: the throws of its
    next turns decide it (6.7); `plain`: nothing, it is a house like others (5, 7.3)."""
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

    tables: Tables = field(init=False, repr=False, compare=False)
    """All this worked out for the move generator."""
    _offered: list[tuple[State | None, Choose[Action]]] = field(
        init=False, repr=False, compare=False
    )
    """The position whose moves were worked out last, and they: offering and applying, which follow
    each other, work them out once."""

    game: ClassVar[str] = "senet"
    seats: ClassVar[tuple[int, ...]] = (2,)
    sides: ClassVar[tuple[str, ...]] = ("cones", "spindles")
    letters: ClassVar[tuple[str, ...]] = ("C", "S")
    loses_turns: ClassVar[bool] = True
    counts: ClassVar[bool] = False
    throws_on: ClassVar[bool] = False
    aside: ClassVar[frozenset[str]] = frozenset({"matches"})
    parts: ClassVar[Mapping[str, Callable[..., Any]]] = PARTS

    def __post_init__(self) -> None:
        """Refuse contradictory choices by name, then work the tables out."""
        self._check()
        object.__setattr__(self, "tables", tables(self))
        object.__setattr__(self, "_offered", [(None, moves.PASS_ONLY[0])])

    @property
    def throw_off(self) -> str:
        """Senet 1.2: who throws a one takes the cones, where the switch says so."""
        return "1" if self.first == "throw_off" else ""

    def start(self, seats: int = 2) -> State:
        """Senet 2.1: alternating on the first houses, or all in hand (senet 3, `start=hand`)."""
        if seats not in self.seats:
            raise GameError(f"Senet is played by 2, not by {seats}")
        pieces, hand = (0, 0), (self.pieces, self.pieces)
        if self.setup == "board":
            pieces, hand = self.tables.first, (0, 0)
        return State(pieces, hand, (0, 0), 0, "start", needs_one=self.second_needs_one)

    def turn(self, state: State) -> Turn[Action]:
        """Who is to do what."""
        due = state.due
        if due == "play":
            known, choice = self._offered[0]  # one read: another thread may write meanwhile
            if known is not state:
                choice = moves.choices(self, state)
                self._offered[0] = state, choice
            return choice
        if due == "start" and state.pieces[state.seat] & self.tables.rescues:
            return moves.rescue_choice(state)
        if due == "over":
            return effects.result(self, state)
        return self.tables.throws[state.seat]

    def apply(self, state: State, action: Action) -> State:
        """The state after an offered action; `ActionError` for any other."""
        turn = self.turn(state)
        if isinstance(turn, Choose):
            if action in turn.actions:
                return effects.chosen(self, state, action)
        elif action in self.tables.outcomes and not isinstance(turn, Over):
            return effects.thrown(self, state, action.throw)
        raise not_offered(self, state, action)

    def write(self, action: Action) -> str:
        """The text of an action."""
        return notation.write(action)

    def dump(self, state: State) -> str:
        """The position line."""
        return notation.dump(state)

    def load(self, text: str) -> State:
        """Read a position line; `PositionError` names the field that is wrong."""
        return notation.load(self, text)

    def tell(self, state: State, action: Action) -> Told:
        """The words of an action."""
        return words.tell(self, state, action)

    def begins(self, state: State) -> bool:
        """Senet 1.7; a turn lost by `netting` is skipped, so the same side may begin again."""
        return state.due == "start"

    def forfeit(self, state: State, seat: int) -> tuple[int, ...]:
        """The score if a seat gives up: points where games are worth points (senet 7.8)."""
        return effects.points(self, state, seat) if self.score == "left" else (0, 0)

    def describe(self, state: State) -> tuple[Told, ...]:
        """One telling a side of all its pieces."""
        return words.describe(self, state)

    def pending(self, state: State) -> tuple[Told, ...]:
        """Throws kept and owed, a turn lost, a fate to be thrown for."""
        return words.pending(self, state)

    def steps(self, state: State, actions: tuple[Action, ...]) -> tuple[tuple[str, ...], ...]:
        """Every choice of Senet is one tap."""
        del state
        return tuple((self.write(action),) for action in actions)

    def view(
        self,
        state: State,
        last: tuple[Played[State, Action], ...] = (),
        faces: Faces | None = None,
    ) -> BoardView:
        """All that a picture may know."""
        return view.view(self, state, last, faces)

    def _check(self) -> None:
        """Refuse values that do not exist and fields that contradict each other, by name."""
        for name, values in _VALUES.items():
            if getattr(self, name) not in values:
                raise SwitchError(f"{self.id}: {name}={getattr(self, name)!r} is none of {values}")
        if not 1 <= self.pieces <= _MOST_PIECES:
            raise SwitchError(f"{self.id}: pieces={self.pieces} is not 1 to {_MOST_PIECES}")
        if self.block < 0 or self.block == 1:
            raise SwitchError(f"{self.id}: block={self.block}: a group is at least two, or 0")
        leaves = {*dict(self.leaves), *(house for house, _, _ in self.fates)}
        named = (*self.still, *self.named, *self.safe, *leaves, *dict(self.enters).values())
        if unknown := [house for house in (*named, self.last) if not 1 <= house <= HOUSES]:
            raise SwitchError(f"{self.id}: there is no house {unknown[0]}")
        if stuck := set(self.still) - leaves:
            raise SwitchError(f"{self.id}: still={min(stuck)}, but leaves has no way off it")
        for holds, reason in self._contradictions():
            if holds:
                raise SwitchError(f"{self.id}: {reason}")

    def _contradictions(self) -> tuple[tuple[bool, str], ...]:
        fated = {house for house, _, _ in self.fates}
        ending = bool(self.quiet_limit)
        return (
            (self.may_pass and not ending, "may_pass needs a quiet_limit, or no game need end"),
            (self.way == "either" and not ending, "way=either needs a quiet_limit to end"),
            (self.quiet_limit < 0, f"quiet_limit={self.quiet_limit} is no number of turns"),
            (
                (self.beauty == "stop") != (BEAUTY in fated),
                "beauty=stop and fates of 26 go together",
            ),
            (
                (self.water == "trial") != (WATER in fated),
                "water=trial and fates of 27 go together",
            ),
            (
                (self.goal == "home") != (self.way == "backward"),
                "goal=home is reached by way=backward alone",
            ),
            (self.goal == "home" and bool(self.leaves), "goal=home has no piece leave"),
            (self.goal == "home" and self.setup == "board", "goal=home begins in hand"),
            (self.goal == "home" and self.score == "left", "goal=home counts the pieces at home"),
            (
                self.bank_throws and (self.extras_add or self.beauty == "stop"),
                "bank_throws owes one extra throw a bank and knows no fates",
            ),
        )
