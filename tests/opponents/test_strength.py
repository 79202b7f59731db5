"""Djehuty is called a master: where he is offered he beats every other character.

Each pair plays until its share is more than a half by three and a half standard errors, or the
games are used up: an equal passes less than once in a hundred contests, all looks together. The
throws are those of the seed, every game has its pair with the sides swapped, and the luck of the
throws is taken off, so that few games tell. One game more would change nothing: the seed is fixed.
Shares by hundreds of games: docs/opponents.md.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arena.match import Contest, Lot, games
from arena.result import Result, result
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.core import Choose, Over, Rules, SwitchError
from opponents import OPPONENTS
from opponents.djehuty import DJEHUTY
from opponents.kernels.seega_placing import Effort
from opponents.seega_thinking import STRONG, Thinking, thought

SEED = 61
LOOKS = (12, 24, 48, 96)
"""After so many games it is looked whether they tell enough."""

FAR = 3.5
"""So many standard errors are enough."""

LITTLE = Thinking(3, 1_500, Effort(30, 2, 1_000))
"""A sixteenth of Djehuty's positions for a move in Seega, a thirtieth for a stone."""

BELOW = [name for name in OPPONENTS if name != DJEHUTY.name]
OFFERED = [rules for rules in CATALOGUE if not DJEHUTY.declines(rules)]
IN_SENET = [rules.id for rules in OFFERED if rules.game == "senet"]
IN_SEEGA = [rules.id for rules in OFFERED if rules.game == "seega"]


def measured(contest: Contest, most: int = LOOKS[-1]) -> Result:
    """What the first one's share is, by as few games as tell it."""
    lots: list[Lot] = []
    begin = 0
    for stop in (look for look in LOOKS if look <= most):
        lots.append(games(contest, begin, stop, SEED))
        found, begin = result(lots), stop
        if found.score - FAR * found.error > 0.5:
            break
    return found


def wins(found: Result) -> bool:
    """Whether that share is more than a half for sure. Twelve games that all came out alike have no
    error, and one chance in 4,096 between equals."""
    return found.score - FAR * found.error > 0.5


@pytest.mark.parametrize("other", BELOW)
@pytest.mark.parametrize("rules", IN_SENET)
def test_in_senet_he_beats_everybody_where_he_is_offered(rules: str, other: str) -> None:
    found = measured(Contest(DJEHUTY.name, other, rules, luck=True))
    told = f"{found.score:.3f} ± {found.error:.3f} of {found.games}"
    assert wins(found), told
    if (rules, other) == ("houses", "golden"):  # once told the wrong way round (decision 61)
        assert found.score - found.error >= 0.6, told


def test_where_throws_are_kept_he_beats_the_strongest_of_them_too() -> None:
    """What judges does not see throws that are kept: all orders of them are tried (decision 32)."""
    kept = Contest(DJEHUTY.name, "golden", "thibault", "bank_throws=on", luck=True)
    found = measured(kept)
    assert wins(found), f"{found.score:.3f} ± {found.error:.3f} of {found.games}"


@pytest.mark.parametrize("other", BELOW)
@pytest.mark.parametrize("rules", IN_SEEGA)
def test_in_seega_little_of_his_thinking_beats_everybody(rules: str, other: str) -> None:
    """All of it takes a second a game: 30 games of each rule set, all won, stand in
    docs/opponents.md."""
    won = sum(_won(rule_set(rules), other, seed) for seed in range(6))
    assert won == 6, "one chance in 64 between equals"


def test_he_thinks_more_than_that() -> None:
    assert STRONG.plies > LITTLE.plies
    assert STRONG.nodes > 10 * LITTLE.nodes
    assert STRONG.effort.nodes > 10 * LITTLE.effort.nodes


def _won(rules: Rules[Any, Any], other: str, seed: int) -> bool:
    """Whether little thinking wins a game, on each side in turn."""
    seat, rng, state = seed % 2, Random(seed), rules.start()
    while not isinstance(turn := rules.turn(state), Over):
        assert isinstance(turn, Choose)
        if turn.seat == seat:
            action = thought(LITTLE, rules, state, rng)
        else:
            action = OPPONENTS[other].choose(rules, state, rng)
        state = rules.apply(state, action)
    return turn.winners == (seat,)


@pytest.mark.parametrize("other", BELOW)
def test_in_the_hyena_game_he_is_no_worse(other: str) -> None:
    """Luck decides nearly everything there: 300 games would show a share below 44 %."""
    found = result([games(Contest(DJEHUTY.name, other, "hyena"), 0, 300, SEED)])
    assert found.score + 2 * found.error >= 0.5, f"{found.score:.3f} ± {found.error:.3f}"


@pytest.mark.parametrize("switches", ["", "pieces=7", "rosettes=off", "dice=bone"])
def test_in_aseb_he_beats_golden_also_by_switches_that_did_not_teach_him(switches: str) -> None:
    found = measured(Contest(DJEHUTY.name, "golden", "aseb", switches, luck=True))
    assert wins(found), f"{found.score:.3f} ± {found.error:.3f} of {found.games}"


def test_he_is_offered_by_every_rule_set_and_every_value_of_a_switch_but_one() -> None:
    assert list(CATALOGUE) == OFFERED
    declined = [
        (rules.id, switch.name, value)
        for rules in CATALOGUE
        for switch in rules.offered
        for value in switch.values[1:]
        if (changed := custom(rules, {switch.name: value})) and DJEHUTY.declines(changed)
    ]
    assert declined == [("aseb", "safe", "off")], "there Golden is stronger (docs/opponents.md)"


def custom(rules: RuleSet[Any, Any], switches: dict[str, str]) -> RuleSet[Any, Any] | None:
    """The rules so changed; None where that takes another switch, too."""
    try:
        return rules.custom(switches)
    except SwitchError:
        return None


def test_who_is_no_stronger_does_not_pass_for_it() -> None:
    """A network that loses was called a master once (decision 61): Novice for it here."""
    for name in ("novice", "golden"):
        assert not wins(measured(Contest(name, "golden", "tait", luck=True)))
