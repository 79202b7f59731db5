"""Kernels: where very many random games are wanted, an optional second door beside the contract.

A kernel knows the rules of its game a second time, on plain ints and without actions. It is held to
the contract by tests: the same position and the same random numbers give the same game. A new game
needs none: :func:`playouts` walks its contract then.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Protocol, TypeVar

from games.core import Rules
from games.seega.rules import Seega
from games.senet.rules import Senet
from opponents.kernels import seega, senet
from opponents.playouts import Playout, playout

S_contra = TypeVar("S_contra", contravariant=True)


class Playouts(Protocol[S_contra]):
    """Plays games to the end by chance."""

    def __call__(self, state: S_contra, rng: Random) -> Playout:
        """A game from `state` on, as :func:`opponents.playouts.playout` plays it."""


def playouts(rules: Rules[Any, Any]) -> Playouts[Any]:
    """The fastest way to play random games of a rule set."""
    if isinstance(rules, Senet):
        return senet.Kernel(rules).playout
    if isinstance(rules, Seega):
        return seega.Kernel(rules).playout
    return partial(playout, rules)
