"""What an action of Aseb shows of the rules: sentences for who sees it for the first time.

Each message id names its lesson; all ids, with their arguments, stand in :data:`MESSAGES`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.aseb import effects, moves
from games.aseb.ruleset import AsebFields
from games.aseb.state import HAND, OFF, OWN, ROSETTES, Action, State
from games.core import Told

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "aseb-lesson-sticks": (),
    "aseb-lesson-bone": (),
    "aseb-lesson-zero": (),
    "aseb-lesson-no-move": (),
    "aseb-lesson-enter": (),
    "aseb-lesson-own": (),
    "aseb-lesson-shared": (),
    "aseb-lesson-jump": (),
    "aseb-lesson-hit": (),
    "aseb-lesson-struck": ("to",),
    "aseb-lesson-rosette": (),
    "aseb-lesson-safe": (),
    "aseb-lesson-haven": (),
    "aseb-lesson-off": (),
    "aseb-lesson-turn": (),
}
"""Every lesson of Aseb, with its arguments."""


def lessons(rules: AsebFields, state: State, action: Action) -> tuple[Told, ...]:
    """What an action played in `state` shows of the rules, what happens first at first."""
    if action.kind == "score":
        return tuple(_thrown(rules, state, action.throw))
    if action.kind == "pass":
        return (_lesson("no-move"),) if state.score else (_lesson("zero"),)
    return tuple(_moved(rules, state, action))


def suffers(rules: AsebFields, state: State, action: Action, seat: int) -> Told | None:
    """What an action does to a piece of the other side's, `seat`: it goes to the hand (aseb 7)."""
    del rules
    if action.kind != "hit" or seat == state.seat:
        return None
    return _lesson("struck", ("to", action.target))


def _lesson(name: str, *args: tuple[str, str | int]) -> Told:
    return Told(f"aseb-lesson-{name}", args)


def _thrown(rules: AsebFields, state: State, score: int) -> Iterator[Told]:
    """What a throw shows; and what a rosette is, before it is first chosen or not (aseb 7, 8)."""
    yield _lesson(rules.dice)
    if not score:
        yield _lesson("zero")
    offered = moves.playable(rules, state, score)
    if len(offered) > 1 and any(action.target in ROSETTES for action in offered):
        yield from _rosette(rules)


def _rosette(rules: AsebFields) -> Iterator[Told]:
    """What a rosette is for, as one lesson if it is both (aseb 7, 8)."""
    if rules.safe and rules.rosettes:
        yield _lesson("haven")
    elif rules.safe:
        yield _lesson("safe")
    elif rules.rosettes:
        yield _lesson("rosette")


def _moved(rules: AsebFields, state: State, action: Action) -> Iterator[Told]:
    """What a move shows (aseb 2, 6-9)."""
    source, target = action.source, action.target
    if action.kind == "hit":
        yield _lesson("hit")
    if source == HAND:
        yield _lesson("enter")
    if target == OFF:
        yield _lesson("off")
    elif target <= OWN:
        yield _lesson("own")
    elif source <= OWN:
        yield _lesson("shared")
    if target in ROSETTES:
        yield from _rosette(rules)
    if any(jumped(state, square) for square in range(source + 1, target)):
        yield _lesson("jump")
    if effects.chosen(rules, state, action).due == "start":
        yield _lesson("turn")


def jumped(state: State, square: int) -> bool:
    """Whether the mover meets a piece on that square of its path."""
    theirs = state.pieces[1 - state.seat] if square > OWN else 0
    return bool((state.pieces[state.seat] | theirs) >> square & 1)
