"""Search over the contract of a game: it knows actions and their values, and no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from games.core import Choose, Over, Rules

S = TypeVar("S")
A = TypeVar("A")

Evaluator: TypeAlias = Callable[[Rules[S, A], S, int], float]
"""How good a position that is not over is for a seat; more is better, the unit is its own."""


def wins(rules: Rules[S, A], state: S, choice: Choose[A]) -> tuple[A, ...]:
    """The actions that win for the chooser at once."""
    return tuple(
        action
        for action in choice.actions
        if isinstance(after := rules.turn(rules.apply(state, action)), Over)
        and choice.seat in after.winners
    )


def best(rules: Rules[S, A], state: S, choice: Choose[A], value: Evaluator[S, A], rng: Random) -> A:
    """The action whose position is worth most to the chooser; `rng` decides between equals.

    A position that is over is worth more than any other if won, less if lost, 0 if drawn.
    """
    if len(choice.actions) == 1:
        return choice.actions[0]

    def worth(action: A) -> float:
        after = rules.apply(state, action)
        turn = rules.turn(after)
        if not isinstance(turn, Over):
            return value(rules, after, choice.seat)
        if not turn.winners:
            return 0.0
        return float("inf") if choice.seat in turn.winners else float("-inf")

    return most_worth(choice.actions, [worth(action) for action in choice.actions], rng)


def most_worth(actions: Sequence[A], worths: Sequence[float], rng: Random) -> A:
    """The action that is worth most; `rng` decides between equals."""
    most = max(worths)
    return rng.choice([a for a, w in zip(actions, worths, strict=True) if w == most])
