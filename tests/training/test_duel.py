"""Games in rows tell who plays better, with the luck of the throws taken off."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from bot.__main__ import main
from games.core import GameError
from games.senet.rules import Senet
from games.senet.sets.bell import BELL
from games.senet.sets.thibault import THIBAULT
from opponents import inputs
from opponents.judge import WEIGHTS
from tests.contract.play import random_game, seeded
from tests.games.every import SENET, each_senet
from tests.training.test_lockstep import DUES, rows
from training.bouts import drawn
from training.duel import duel
from training.learner import Learner, newborn
from training.lockstep import begin
from training.rivals import Learned, rival, state_of
from training.writing import file_of, learner_of


def ignorant() -> Learned:
    """To whom all positions are worth the same."""
    nothing = np.zeros((inputs.count(()), 2), np.float32)
    return Learned(Learner(nothing, nothing[0].copy(), nothing[1].copy(), np.zeros(1, np.float32)))


def test_who_has_learned_beats_who_has_not() -> None:
    score = duel(BELL, rival("djehuty", BELL), ignorant(), games=40, seed=1)
    assert score.share - 3 * score.error > 0.5
    assert score.throws > 30


def test_the_one_may_be_named_second() -> None:
    judge = learner_of((WEIGHTS / "bell.net").read_bytes())
    score = duel(BELL, ignorant(), rival("djehuty", BELL), games=40, seed=1, judge=judge)
    assert score.share + 3 * score.error < 0.5


def test_a_character_plays_as_it_weighs() -> None:
    """The judge is the same, so the luck is as well; who counts houses knows more than nothing."""
    judge = learner_of((WEIGHTS / "bell.net").read_bytes())
    score = duel(BELL, rival("pips", BELL), ignorant(), games=40, seed=1, judge=judge)
    assert score.share - 2 * score.error > 0.5


def test_without_luck_less_is_left_to_chance() -> None:
    same = rival("djehuty", BELL)
    score = duel(BELL, same, same, games=40, seed=2)
    assert abs(score.share - 0.5) < 4 * score.error
    assert score.error < 0.8 * 0.5 / 40**0.5, "games of equals vary by a half"


def test_the_same_seed_plays_the_same_games() -> None:
    pair = ignorant(), rival("djehuty", BELL)
    once, again, other = (duel(BELL, *pair, games=2, seed=seed) for seed in (3, 3, 4))
    assert once == again != other


def test_somebody_has_to_tell_luck() -> None:
    with pytest.raises(GameError, match="luck"):
        duel(BELL, rival("modest", BELL), rival("greedy", BELL), games=2, seed=1)


def test_kept_throws_are_not_played_in_rows() -> None:
    kept = THIBAULT.custom({"bank_throws": "on"})
    with pytest.raises(GameError, match="thibault"):
        duel(kept, rival("djehuty", kept), ignorant(), games=2, seed=1)


@each_senet
def test_a_row_is_the_position_of_the_contract(rules: Senet) -> None:
    game = random_game(rules, seeded(1))
    states = [played.before for played in game if played.before.due in DUES]
    asked = [state for state in states if not state.throws][:80]
    at = rows(asked)
    assert [state_of(at, row) for row in range(len(asked))] == asked


def test_a_file_of_weights_learns_on() -> None:
    told = inputs.told([BELL])
    learner = newborn(inputs.count(told), 6, np.random.default_rng(9), told)
    again = learner_of(file_of(learner, "bell", 9, 7))
    assert again.told == told
    seen = np.random.default_rng(1).integers(0, 2, (40, inputs.count(told))).astype(np.float32)
    assert learner.values(seen) == pytest.approx(again.values(seen), abs=1e-3)


def test_what_is_drawn_can_be_played_in_rows_and_is_never_the_same() -> None:
    found = list(drawn(SENET, 30, 5))
    assert len(set(found)) == 30
    assert found == list(drawn(SENET, 30, 5))
    assert found != list(drawn(SENET, 30, 6))
    for rules in found:
        assert rules not in SENET
        begin(rules, 1)


def test_who_waits_hears_of_every_game_that_ended() -> None:
    heard: list[int] = []
    duel(BELL, rival("djehuty", BELL), ignorant(), games=6, seed=1, ended=heard.append)
    assert sum(heard) == 6
    assert max(heard) < 6, "one by one, not all at the end"


def test_all_pairs_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learner = newborn(inputs.count(()), 4, np.random.default_rng(9))
    (tmp_path / "bell.net").write_bytes(file_of(learner, "bell", 9, 7))
    assert main(["duel", str(tmp_path), "djehuty", "pips", "--rules", "bell", "--games", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1 + len(list(combinations(range(3), 2)))
    assert all(line.endswith("  bell") for line in told[1:])
    assert "djehuty" in told[1]
    assert "pips" in told[3]


def test_switches_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--rules", "bell", "--switches", "dice=two", "--games", "2"]
    assert main(["duel", "djehuty", "djehuty", *asked]) == 0
    assert capsys.readouterr().out.endswith("bell dice=two\n")


@pytest.mark.parametrize("names", [["djehuty"], ["djehuty", "nobody"]])
def test_who_is_not_there_is_said(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", *names, "--rules", "bell", "--games", "2"]) == 1
    assert capsys.readouterr().err
