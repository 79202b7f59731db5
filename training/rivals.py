"""Who may play in a :mod:`training.duel`: networks of any file, and characters that weigh
positions one by one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from games.core import GameError
from games.senet.rules import Senet
from games.senet.state import Action, Due, State
from opponents.characters import GOLDEN, GREEDY, MODEST, Evaluating
from opponents.judge import WEIGHTS
from opponents.search import Evaluator
from opponents.sparring import HANDMADE, PIPS
from training.lockstep import Floats, Positions, Successors
from training.selfplay import Judging, backed
from training.writing import learner_of

WEIGHING: Final = {each.name: each for each in (MODEST, GREEDY, GOLDEN, PIPS, HANDMADE)}
"""The characters that value positions, by name."""

DJEHUTY: Final = "djehuty"
"""Who plays by the weights that are kept."""

_DUES: Final[tuple[Due, ...]] = ("start", "throw", "fate")
_WON: Final = 1e6


class Rival(Protocol):
    """Somebody who plays Senet in rows."""

    def worths(self, rules: Senet, follow: Successors) -> Floats:
        """What each of these is worth to the side that acted: more is better."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Plays as Djehuty does: by what judges positions, one throw ahead."""

    judge: Judging

    def worths(self, rules: Senet, follow: Successors) -> Floats:
        """The chance of winning."""
        found = follow.result.copy()
        on = np.flatnonzero(~follow.ended)
        if len(on):
            value = backed(rules, self.judge, follow.after.rows(on)).value
            found[on] = np.where(follow.flipped[on], 1 - value, value)
        return found


@dataclass(frozen=True, slots=True)
class Weighs:
    """Plays what leads to the best position next, as characters do that value positions."""

    evaluator: Evaluator[State, Action]

    def worths(self, rules: Senet, follow: Successors) -> Floats:
        """The worth of each position, one by one."""
        found = _WON * (2 * follow.result - 1)
        for at in np.flatnonzero(~follow.ended).tolist():
            state = state_of(follow.after, at)
            mover = 1 - state.seat if follow.flipped[at] else state.seat
            found[at] = self.evaluator(rules, state, mover)
        return found.astype(np.float32)


def rival(name: str, rules: Senet) -> Rival:
    """Who is called so: a character, `djehuty`, or a file of weights. `GameError` for nobody."""
    if name in WEIGHING:
        return Weighs(_evaluator(WEIGHING[name]))
    file = WEIGHTS / f"{rules.id}.net" if name == DJEHUTY else Path(name)
    if file.is_dir():
        file /= f"{rules.id}.net"
    if not file.is_file():
        known = ", ".join((*WEIGHING, DJEHUTY))
        raise GameError(f"{name} is no file of weights, and nobody of {known}")
    return Learned(learner_of(file.read_bytes()))


def _evaluator(character: Evaluating) -> Evaluator[State, Action]:
    return character.evaluators["senet"]


def state_of(at: Positions, row: int) -> State:
    """A row as a position of the contract."""
    mine, theirs, hand, their_hand, off, their_off, seat, due, owed, skip, waits, quiet = (
        int(column[row]) for column in at
    )
    pairs = ((mine, theirs), (hand, their_hand), (off, their_off))
    pieces, hands, offs = ((b, a) if seat else (a, b) for a, b in pairs)
    skips = (skip >> 1 | skip << 1) & 3 if seat else skip
    return State(pieces, hands, offs, seat, _DUES[due], (), owed, skips, bool(waits), quiet)
