"""Seega told twice agrees: `games` and the plain words of the oracle, step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.core import Choose, Over
from tests.contract.play import seeded
from tests.games.every import SEEGA
from tests.games.locked import anywhere
from tests.games.oracle.seega import DEFAULTS, Seega
from tests.games.pairs import all_pairs, singles

CASES = [
    pytest.param(rules.custom(switches), switches, id=f"{rules.id}-{at}")
    for rules in SEEGA
    for at, switches in enumerate([{}, *singles(rules.offered), *all_pairs(rules.offered)])
]
"""Every rule set as it is, with every switch alone, and with every two values of switches."""

GAME = {3: 200, 5: 60, 7: 20, 9: 10}
"""Moves of a game, by the board's size, that are compared after the placing."""

ANYWHERE = {3: 40, 5: 12, 7: 6, 9: 3}
"""Positions anywhere in a game, a case, that are played on from."""

LOCKED = 300
"""Positions anywhere, a rule set and a kind of leaps, whose duties are compared."""

PLAYED_ON = 4
"""Actions played on from each."""

TRIED = 3
"""Offers whose positions after are compared, each time: captures first, then any."""


def agree(
    rules: Any, told: Seega, line: str, rng: random.Random, tried: int = TRIED
) -> dict[str, str]:
    """The same offers to the same player, and the same line after some of them; these."""
    state = rules.load(line)
    where = f"{rules.id} {dict(rules.switches())} {line}"
    assert rules.dump(state) == line, where
    turn = rules.turn(state)
    kind, seat, texts = told.turn(line)
    if isinstance(turn, Over):
        assert (kind, seat) == ("over", turn.winners[0] if turn.winners else None), where
        return {}
    assert isinstance(turn, Choose), where
    by_text = {rules.write(action): action for action in turn.actions}
    assert len(by_text) == len(turn.actions), where
    assert (kind, seat, sorted(texts)) == ("choose", turn.seat, sorted(by_text)), where
    assert [rules.may_resign(state, seat) for seat in (0, 1)] == [
        told.may_resign(line, seat) for seat in (0, 1)
    ], where
    counted = rules.counted(state)
    if counted is not None:
        winner = told.counted(line)
        assert counted.winners == (() if winner is None else (winner,)), where
    some = rng.sample(sorted(texts), min(tried, len(texts)))
    capturing = sorted(text for text in texts if "x" in text)
    some += rng.sample(capturing, min(tried, len(capturing)))
    after = {text: rules.dump(rules.apply(state, by_text[text])) for text in some}
    assert after == {text: told.apply(line, text) for text in some}, where
    return after


def liveliest(after: dict[str, str], rng: random.Random) -> str:
    """A capture if there is one, most times: chains and ends come often."""
    capturing = sorted(text for text in after if "x" in text)
    chosen = rng.choice(capturing if capturing and rng.random() < 0.8 else sorted(after))
    return after[chosen]


def test_every_rule_set_has_the_switches_of_1_7() -> None:
    assert {rules.id for rules in SEEGA} == DEFAULTS.keys()
    for rules in SEEGA:
        own = {switch.name: switch.values[0] for switch in rules.offered}
        assert own == DEFAULTS[rules.id]


@pytest.mark.parametrize(("rules", "switches"), CASES)
def test_in_a_random_game(rules: Any, switches: dict[str, str]) -> None:
    told, rng = Seega(rules.id, switches), seeded(f"game {rules.id} {switches}")
    size = int((DEFAULTS[rules.id] | switches)["size"])
    line = rules.dump(rules.start(2))
    assert line == told.start()
    while " place:" in line:
        line = liveliest(agree(rules, told, line, rng, tried=1), rng)
    for _ in range(GAME[size]):
        after = agree(rules, told, line, rng)
        if not after:
            return
        line = liveliest(after, rng)


@pytest.mark.parametrize(("rules", "switches"), CASES)
def test_in_positions_anywhere(rules: Any, switches: dict[str, str]) -> None:
    told, rng = Seega(rules.id, switches), seeded(f"anywhere {rules.id} {switches}")
    settled = DEFAULTS[rules.id] | switches
    for _ in range(ANYWHERE[int(settled["size"])]):
        line = anywhere(rng, settled)
        if settled["stuck"] == "loses" and told.turn(line)[2] == {"pass"}:
            continue  # It would have been over at once: 3.6.
        for _ in range(PLAYED_ON):
            after = agree(rules, told, line, rng)
            if not after:
                break
            line = liveliest(after, rng)


@pytest.mark.parametrize("rules", SEEGA, ids=lambda rules: str(rules.id))
@pytest.mark.parametrize("leaps", ["off", "centre", "all"])
def test_in_a_duty_to_give_a_passage(rules: Any, leaps: str) -> None:
    switches = {"leaps": leaps}
    custom, told = rules.custom(switches), Seega(rules.id, switches)
    rng, met = seeded(f"duty {rules.id} {switches}"), 0
    for _ in range(LOCKED):
        line = anywhere(rng, DEFAULTS[rules.id] | switches)
        if told.turn(line)[2] == {"pass"}:
            free = agree(custom, told, line, rng)["pass"]
            after = agree(custom, told, free, rng)
            # One locked in stands beside no empty square, so nothing can be captured there.
            assert not any("x" in text for text in after)
            met += bool(after)
    assert met > 2


def test_the_positions_anywhere_hold_what_random_games_seldom_reach() -> None:
    """By the oracle alone: one locked in who passes, a duty, a duty that can't be met, a chain."""
    told, rng, seen = Seega("siga", {}), seeded("held"), set()
    for _ in range(200):
        line = anywhere(rng, DEFAULTS["siga"])
        texts = told.turn(line)[2]
        capturing = sorted(text for text in texts if "x" in text)
        line = told.apply(line, (capturing or sorted(texts))[0])
        due = line.split(" ")[3].partition(":")[0]
        seen.add(f"pass, {due}" if texts == {"pass"} else due)
    assert seen == {"pass, free", "pass, over", "chain", "move", "over"}
