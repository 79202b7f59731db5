"""What is learned follows from the rules, the plan and the seed, and is worth learning."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bot.__main__ import main
from games.senet.sets.bell import BELL
from games.senet.sets.thibault import THIBAULT
from opponents import inputs
from opponents.network import load, read
from tests.games.every import SENET
from tests.training.test_lockstep import rows
from training.command import run
from training.course import Plan, seated, train
from training.learner import Learner, newborn
from training.lockstep import begin
from training.selfplay import backed, played, table
from training.writing import file_of

SMALL = Plan(games=1, units=4, tables=5, rows=8)


def learned(seed: int) -> bytes:
    games, learner = list(train([THIBAULT], SMALL, seed))[-1]
    return file_of(learner, "thibault", seed, games)


def test_the_same_seed_learns_the_same_and_another_something_else() -> None:
    once = learned(3)
    assert once == learned(3)
    assert once.partition(b"\n")[2] != learned(4).partition(b"\n")[2]


def test_who_waits_hears_of_every_table_before_the_first_game_ends() -> None:
    heard: list[tuple[int, int]] = []
    rounds = len(list(train([THIBAULT], SMALL, 3, lambda *table: heard.append(table))))
    assert heard == [(number, 5) for number in range(1, 6)] * rounds


def nobody_knows(end: float = 0.0) -> Learner:
    """A network to which all positions are worth the same."""
    nothing = np.zeros((inputs.count(()), 2), np.float32)
    return Learner(nothing, nothing[0].copy(), nothing[1].copy(), np.full(1, end, np.float32))


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ("S........./........../.........C C0S0 C4S4 C throw -", 4 / 16 + 12 / 16 * 0.4),
        # A 4 bears the drowning piece off and wins; a 1 or 5 throws again; a 2 or 3 passes.
        ("S........./........../......C... C0S0 C4S4 C throw -", (1 + 5 * 0.6 + 10 * 0.4) / 16),
        # The same at the start of a turn, where a rescue passes the turn, and is not worth it.
        ("S........./........../......C... C0S0 C4S4 C start -", (1 + 5 * 0.6 + 10 * 0.4) / 16),
        # Another piece is left, so the 4 throws again: with all that a rescue is still as good.
        ("S........./........../......C..C C0S0 C3S4 C start -", 6 / 16 * 0.6 + 10 / 16 * 0.4),
    ],
)  # fmt: skip
def test_positions_are_worth_what_follows(position: str, worth: float) -> None:
    state = THIBAULT.load(position)
    learner = nobody_knows(float(np.log(0.6 / 0.4)))  # to whoever throws all is worth 0.6
    found = backed(THIBAULT, learner, rows([state]))
    assert found.value[0] == pytest.approx(worth, abs=1e-6)
    assert found.rescue[0] == -1


def test_a_rescue_is_taken_where_it_is_worth_more() -> None:
    state = THIBAULT.load("S........./........../......C..C C0S0 C3S4 C start -")
    found = backed(THIBAULT, nobody_knows(float(np.log(0.1 / 0.9))), rows([state]))
    assert found.value[0] == pytest.approx(0.9), "the other side throws, which is worth 0.1"
    assert found.follow.after.mine[found.rescue[0]] == 1 << 1
    assert found.follow.after.theirs[found.rescue[0]] == 1 << 15 | 1 << 30


def test_slopes_are_slopes() -> None:
    """The first step goes down where a small change of a weight says that it is down."""
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 2, (40, 12)).astype(np.float32)
    wanted = rng.random(40).astype(np.float32)
    before = newborn(12, 5, np.random.default_rng(2))
    before.last[:] = 1

    def loss(learner: Learner) -> float:
        found = learner.values(seen)
        return float(-np.mean(wanted * np.log(found) + (1 - wanted) * np.log(1 - found)))

    after = newborn(12, 5, np.random.default_rng(2))
    after.last[:] = 1
    after.learn(seen, wanted, 1e-4)
    for was, now in zip(before.weights, after.weights, strict=True):
        for at in np.ndindex(was.shape):
            kept = was[at]
            was[at] = kept + 1e-2
            up = loss(before)
            was[at] = kept - 1e-2
            slope = (up - loss(before)) / 2e-2
            was[at] = kept
            if abs(slope) > 2e-4:
                assert np.sign(now[at] - kept) == -np.sign(slope)


def test_it_learns_what_it_is_told() -> None:
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 2, (300, 10)).astype(np.float32)
    wanted = (seen[:, 0] != seen[:, 1]).astype(np.float32)  # no sum of inputs tells this
    learner = newborn(10, 16, rng)
    for _ in range(400):
        learner.learn(seen, wanted, 1e-2)
    assert np.abs(learner.values(seen) - wanted).max() < 0.1


def test_games_that_end_begin_anew() -> None:
    rng = np.random.default_rng(1)
    desk = table(BELL, 8)
    learner = newborn(inputs.count(()), 4, rng)
    ended = sum(played(desk, learner, 50, rng)[1] for _ in range(8))
    assert ended > 0
    assert len(desk.at.mine) == 8
    assert not set(desk.at.off.tolist()) - {0}


def test_what_is_learned_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([BELL], Plan(games=1, units=4, tables=1, rows=16), 5, tmp_path) == 0
    head = load(tmp_path / "bell.net").head
    assert (head.rules, head.units, head.seed) == ("bell", 4, 5)
    assert head.games >= 1
    assert "bell.net" in capsys.readouterr().out


@pytest.mark.parametrize("asked", [["--rules", "siga"], ["--game", "seega", "--rules", "siga"]])
def test_what_is_not_learned_is_said(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *asked]) == 1
    assert "thibault, kendall" in capsys.readouterr().err


def test_a_position_seen_is_not_changed() -> None:
    at = begin(THIBAULT, 4)
    backed(THIBAULT, nobody_knows(), at)
    assert all((one == other).all() for one, other in zip(at, begin(THIBAULT, 4), strict=True))


def test_weights_survive_the_file() -> None:
    told = inputs.told([THIBAULT])
    learner = newborn(inputs.count(told), 6, np.random.default_rng(9), told)
    network = read(file_of(learner, "thibault", 9, 7))
    assert network.head.games == 7
    assert network.head.inputs == told
    assert len(network.rows) == inputs.count(told)


def test_one_network_learns_all_rule_sets(tmp_path: Path) -> None:
    sets = [BELL, THIBAULT]
    assert run(sets, Plan(games=1, units=4, rows=4), 5, tmp_path) == 0
    network = load(tmp_path / "together.net")
    assert network.head.rules == "together"
    assert network.head.inputs == inputs.told(sets)


def test_what_learns_together_is_told_every_rule_set_and_switch() -> None:
    told = inputs.told(SENET)
    kinds = [
        rules.custom({switch.name: value})
        for rules in SENET
        for switch in rules.offered
        if switch.name not in inputs.UNSEEN
        for value in switch.values
        if not (switch.name == "pieces" and inputs.further_on(rules, int(value)))
    ]
    seen = {rules: inputs.constant(rules, told) for rules in (*SENET, *kinds)}
    assert len(set(seen.values())) == len(seen)


def test_who_learns_alone_is_told_its_switches_and_nothing_else() -> None:
    assert inputs.told([THIBAULT]) == inputs.switch_inputs(THIBAULT)


def test_of_several_sets_each_is_played_by_its_own_values_as_often_as_by_others() -> None:
    places = seated(SENET, Plan(games=1))
    for rules in SENET:
        kinds = [switched for one, switched in places if one is rules]
        assert 2 * sum(kinds) == len(kinds) > 0
