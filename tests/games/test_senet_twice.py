"""Senet told twice agrees: `games` and the plain words of the oracle, step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.catalogue import RuleSet
from games.core import Choose, Over, Throw
from games.senet.rules import Senet
from tests.contract.play import seeded
from tests.games.every import FIRST, SENET, holds
from tests.games.oracle import RULES, Oracle
from tests.games.pairs import all_pairs, singles
from tests.games.scattered import scattered

TWICE = [rules for rules in SENET if rules.id in RULES]
"""The rule sets that have a module in tests/games/oracle."""

CASES = [
    pytest.param(rules.custom(switches), switches, id=f"{rules.id}-{at}")
    for rules in TWICE
    for at, switches in enumerate([{}, *singles(rules.offered), *all_pairs(rules.offered)])
]
"""Each of them as it is, with every switch alone, and with every two values of switches."""

GAME = 400
"""Actions of a game from its start that are compared."""

SCATTERED = {rules.id: 25 + 125 // max(1, len(rules.offered)) for rules in TWICE}
"""Positions anywhere in a game, a case, that are compared with every throw and played on from:
more where a rule set has few switches."""

PLAYED_ON = 8
"""Actions played on from each."""


def test_the_first_rule_sets_of_senet_are_told_twice_and_none_that_is_not_there() -> None:
    holds(RULES, FIRST["senet"], "tests/games/oracle/")
    holds([rules.id for rules in SENET], RULES, "games/catalogue.py: CATALOGUE")


def agree(rules: RuleSet[Any, Any], told: Oracle, line: str) -> dict[str, str]:
    """The same offers to the same seat, and the same line after each; all of them."""
    state = rules.load(line)
    where = f"{rules.id} {dict(rules.switches())} {line}"
    assert rules.dump(state) == line, where
    turn = rules.turn(state)
    kind, seat, texts = told.turn(line)
    if isinstance(turn, Over):
        assert (kind, seat) == ("over", turn.winners[0] if turn.winners else None), where
        if rules.id == "glebsite":
            assert turn.score == told.points(line), where
        return {}
    if isinstance(turn, Throw):
        odds = {rules.write(action): chance for action, chance in turn.odds}
        assert (kind, seat, odds) == ("throw", turn.seat, told.odds()), where
        actions = [action for action, _ in turn.odds]
    else:
        assert isinstance(turn, Choose)
        actions = list(turn.actions)
        offered = sorted(map(rules.write, actions))
        assert (kind, seat, sorted(texts)) == ("choose", turn.seat, offered), where
    after = {rules.write(action): rules.dump(rules.apply(state, action)) for action in actions}
    assert after == {text: told.apply(line, text) for text in texts}, where
    return after


def play_on(rules: RuleSet[Any, Any], told: Oracle, line: str, rng: random.Random, n: int) -> None:
    """Random play, every score as likely as another, so that rare throws come often."""
    for _ in range(n):
        after = agree(rules, told, line)
        if not after:
            return
        line = after[rng.choice(sorted(after))]


@pytest.mark.parametrize(("rules", "switches"), CASES)
def test_in_a_random_game(rules: RuleSet[Any, Any], switches: dict[str, str]) -> None:
    told = Oracle(rules.id, switches)
    assert rules.dump(rules.start()) == told.start()
    play_on(rules, told, told.start(), seeded(f"game {rules.id} {switches}"), GAME)


@pytest.mark.parametrize(("rules", "switches"), CASES)
def test_in_positions_anywhere(rules: RuleSet[Any, Any], switches: dict[str, str]) -> None:
    told, rng = Oracle(rules.id, switches), seeded(f"anywhere {rules.id} {switches}")
    assert isinstance(rules, Senet)
    for _ in range(SCATTERED[rules.id]):
        line = scattered(rng, rules)
        for after in agree(rules, told, line).values():
            agree(rules, told, after)
        play_on(rules, told, line, rng, PLAYED_ON)
