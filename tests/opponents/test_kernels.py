"""A kernel plays the very games of the contract: from the same position and with the same random
numbers it comes to the same end, after as many actions, and has used as many numbers."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Any

import pytest

from games.catalogue import CATALOGUE, RuleSet
from games.core import Turn
from games.seega.rules import Seega
from games.seega.state import Action as SeegaAction
from games.seega.state import State as SeegaState
from games.senet.rules import Senet
from games.senet.state import Action as SenetAction
from games.senet.state import State as SenetState
from opponents.kernels import playouts
from opponents.playouts import Playout, playout
from tests.contract.play import random_game, seeded
from tests.games.every import SEEGA, SENET
from tests.games.pairs import all_pairs, singles

CASES = [
    pytest.param(rules.custom(switches), id=f"{rules.id}-{at}")
    for rules in CATALOGUE
    for at, switches in enumerate([{}, *singles(rules.offered), *all_pairs(rules.offered)])
]
"""Every rule set as it is, with every switch alone, and with every two values of switches."""

LONG = 1_500
"""From a game of more actions fewer positions are played on."""


def played(rules: RuleSet[Any, Any], state: Any, seed: int, *, fast: bool) -> tuple[Playout, float]:
    """A game, and the next random number after it."""
    rng = Random(seed)
    found = playouts(rules)(state, rng) if fast else playout(rules, state, rng)
    return found, rng.random()


@pytest.mark.parametrize("rules", CASES)
def test_a_kernel_plays_the_games_of_the_contract(rules: RuleSet[Any, Any]) -> None:
    for seats in rules.seats:
        start = rules.start(seats)
        assert played(rules, start, seats, fast=True) == played(rules, start, seats, fast=False)


@pytest.mark.parametrize("rules", CASES)
def test_it_plays_on_from_any_position(rules: RuleSet[Any, Any]) -> None:
    game = list(random_game(rules, seeded(rules.id), rules.seats[-1]))
    count = 4 if len(game) < LONG else 1
    for at in seeded(1).sample(range(len(game)), count):
        state = game[at].before
        assert played(rules, state, at, fast=True) == played(rules, state, at, fast=False)


@dataclass(frozen=True)
class SilentSenet(Senet):
    """Rules that answer no question of the contract."""

    def turn(self, state: SenetState) -> Turn[SenetAction]:
        raise AssertionError(self.dump(state))


@dataclass(frozen=True)
class SilentSeega(Seega):
    """Rules that answer no question of the contract."""

    def turn(self, state: SeegaState) -> Turn[SeegaAction]:
        raise AssertionError(self.dump(state))


def silent(rules: Senet | Seega) -> Senet | Seega:
    own = {each.name: getattr(rules, each.name) for each in fields(rules) if each.init}
    return SilentSenet(**own) if isinstance(rules, Senet) else SilentSeega(**own)


@pytest.mark.parametrize("rules", [*SENET, *SEEGA], ids=lambda rules: str(rules.id))
def test_it_needs_no_contract_for_the_rule_sets_themselves(rules: Senet | Seega) -> None:
    alone = playouts(silent(rules))(rules.start(), Random(7))
    assert alone == played(rules, rules.start(), 7, fast=False)[0]
