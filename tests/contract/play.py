"""Random games for tests, through the contract alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import groupby, product
from typing import TypeVar

from games.core import Choose, Over, Played, Rules, Throw

S = TypeVar("S")
A = TypeVar("A")

LONGEST = 20_000
"""No random game may take more actions."""


def seeded(seed: int | str) -> random.Random:
    """The same choices every time."""
    return random.Random(seed)


def draw(turn: Throw[A], rng: random.Random) -> A:
    """One outcome of a throw, as likely as its odds say."""
    outcomes = [action for action, _ in turn.odds]
    return rng.choices(outcomes, [float(chance) for _, chance in turn.odds])[0]


def random_game(
    rules: Rules[S, A], rng: random.Random, seats: int = 2, state: S | None = None
) -> Iterator[Played[S, A]]:
    """The actions of a random game to its end."""
    state = rules.start(seats) if state is None else state
    for _ in range(LONGEST):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            return
        action = rng.choice(turn.actions) if isinstance(turn, Choose) else draw(turn, rng)
        yield Played(turn.seat, state, action)
        state = rules.apply(state, action)
    raise AssertionError(f"no end after {LONGEST} actions: {rules.dump(state)}")


def turns_of(game: Iterable[Played[S, A]]) -> list[tuple[Played[S, A], ...]]:
    """What each seat played in a row."""
    return [tuple(turn) for _, turn in groupby(game, key=lambda each: each.seat)]


def final(rules: Rules[S, A], game: list[Played[S, A]]) -> S:
    """The position after the last action of a game."""
    return rules.apply(game[-1].before, game[-1].action)


def likely_faces(turn: Throw[A], text: str) -> tuple[int, ...]:
    """Some faces that are read as `text`."""
    for faces in product(*map(range, turn.device.sides)):
        if turn.device.read(faces) == text:
            return faces
    raise AssertionError(f"{text} cannot be thrown")
