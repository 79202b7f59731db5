"""Games that are played as a table has it are won as often as it says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bot.__main__ import main
from games.core import Choose, Over
from games.senet.state import State
from opponents.exact import begins, count, place
from opponents.outlook import LearnedOutlook
from solving.places import positions
from solving.play import Choices, choices, verdict, won
from tests.solving.kit import SMALL, table_in

pytestmark = pytest.mark.xdist_group("small table")

RULES = SMALL.rules


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Choices:
    *looked, last = choices(table_in(tmp_path_factory.mktemp("tables")), SMALL)
    assert sum(each for each in looked if isinstance(each, int)) == SMALL.positions
    assert isinstance(last, Choices)
    return last


def test_games_are_won_as_often_as_the_table_says(asked: Choices) -> None:
    rng = np.random.default_rng(3)
    starts = rng.integers(0, SMALL.positions, 200)
    wins = np.concatenate(list(won(asked, starts, 2_000, rng)))
    found = verdict(asked.values[starts], wins, 2_000)
    assert (found.positions, found.games) == (200, 2_000)
    assert abs(found.deviation) < 4
    assert abs(found.mean) < 4
    assert found.worst < 5


def test_a_table_that_is_wrong_by_half_a_point_is_seen(asked: Choices) -> None:
    rng = np.random.default_rng(3)
    starts = rng.integers(0, SMALL.positions, 200)
    wins = np.concatenate(list(won(asked, starts, 2_000, rng)))
    assert verdict(asked.values[starts] + 0.005, wins, 2_000).mean < -4


def test_what_is_chosen_is_what_the_outlook_holds_for_best(asked: Choices, tmp_path: Path) -> None:
    sees = LearnedOutlook(RULES, 0, (table_in(tmp_path),))
    rng = np.random.default_rng(4)
    for at in rng.integers(0, count(2, 2), 60).tolist():
        (mine,), (theirs,) = positions(2, 2, at, at + 1)
        state = State((int(mine), int(theirs)), (0, 0), (0, 0), 0, "throw")
        for throw, (score, _) in enumerate(RULES.lookups.throws[0].odds):
            thrown = RULES.apply(state, score)
            turn = RULES.turn(thrown)
            assert isinstance(turn, Choose)
            worths = sees.worths(thrown)
            after = RULES.apply(thrown, turn.actions[worths.index(max(worths))])
            found = asked.best[throw, begins(2)[2, 2] + at]
            assert asked.values[found] == pytest.approx(max(worths), abs=1e-9)
            if worths.count(max(worths)) == 1 and not isinstance(RULES.turn(after), Over):
                own, other = after.pieces[after.seat], after.pieces[1 - after.seat]
                pair = (own.bit_count(), other.bit_count())
                wanted = begins(2)[pair] + place(own, other) + SMALL.positions * after.seat
                assert found == wanted


def test_where_all_is_certain_nothing_may_differ() -> None:
    sure, wins = np.asarray([1.0, 0.0]), np.asarray([10, 0])
    assert verdict(sure, wins, 10).squares == 0
    assert verdict(sure, wins[::-1], 10).worst == np.inf


def test_the_command_plays_by_a_table_and_says_how_it_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table_in(tmp_path)
    asked = ["solve", "--folder", str(tmp_path), "--check", "50", "--games", "400"]
    assert main(asked) == 0
    assert "50 positions, 400 games each" in capsys.readouterr().out


def test_without_a_table_it_says_how_to_make_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "--folder", str(tmp_path), "--check", "50"]) == 1
    assert "djehuty solve makes one" in capsys.readouterr().err


def test_another_seed_plays_other_games(asked: Choices) -> None:
    starts = np.arange(5)
    one, other, again = (
        np.concatenate(list(won(asked, starts, 500, np.random.default_rng(seed))))
        for seed in (1, 2, 1)
    )
    assert one.tolist() == again.tolist() != other.tolist()


def test_what_choices_cost_is_measured_against_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table_in(tmp_path)
    assert main(["solve", "--folder", str(tmp_path), "--regret", "12"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.endswith("choices in 12 games")
    costs = {line[:26].strip(): float(line[26:34]) for line in lines}
    assert 0 <= costs["the table in 12 bits"] <= costs["the table in 8 bits"] < costs["novice"]
