"""Calibrating: ratings from contests, and at which chance of a slip a level stands."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest

from arena import calibrate
from arena.calibrate import Asked, Rung, begun, evenly, kept, placed, slips_between
from arena.match import Lot, player
from arena.ratings import Met, met, ratings
from arena.result import result
from bot.__main__ import main
from games.core import GameError
from opponents.levels import COUNT, expected, ladder, read

ASKED = Asked("thibault", "djehuty", 4, 1, COUNT)


def lot(*points: float) -> Lot:
    return Lot(points, 0, 0, 10 * len(points), ((), ()))


def test_ratings_come_out_as_they_went_in() -> None:
    true = [0.0, 50.0, 300.0, 900.0]
    scores = [
        Met(one, other, expected(true[one] - true[other]), 0.02)
        for other, one in combinations(range(4), 2)
    ]
    found = ratings(4, scores)
    assert [rating for rating, _ in found] == pytest.approx(true, abs=0.01)
    assert tuple(found[0]) == (0.0, 0.0), "the zero is the first one's"


def test_their_errors_are_those_that_repeated_measuring_shows() -> None:
    true, rng = [0.0, 60.0, 140.0], seeded(4)
    pairs = list(combinations(range(3), 2))
    tries = [
        ratings(
            3,
            [
                Met(one, other, expected(true[one] - true[other]) + rng.gauss(0, 0.03), 0.03)
                for other, one in pairs
            ],
        )
        for _ in range(300)
    ]
    for place in (1, 2):
        values = [found[place][0] for found in tries]
        mean = sum(values) / len(values)
        spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
        assert mean == pytest.approx(true[place], abs=2.5)
        assert spread == pytest.approx(tries[0][place][1], rel=0.15)


def seeded(seed: int) -> Random:
    return Random(seed)


def test_who_won_every_game_is_not_infinitely_stronger() -> None:
    found = met(1, 0, result([lot(*[1.0] * 9)]))
    assert found.score == pytest.approx(9.5 / 10)
    [_, (rating, error)] = ratings(2, [found])
    assert 400 < rating < 600
    assert error > 200
    even = met(1, 0, result([lot(1.0, 0.0, 1.0, 0.0)]))
    assert even.score == 0.5
    assert even.error == pytest.approx(0.2887, abs=1e-4)


def test_players_who_never_met_have_no_ratings() -> None:
    with pytest.raises(ValueError, match="do not connect"):
        ratings(3, [Met(1, 0, 0.6, 0.1)])


def test_who_slips_stands_between_the_ends() -> None:
    names = [rung.name for rung in placed("djehuty", (0.5, 0.25))]
    assert names == ["novice", "djehuty~0.5", "djehuty~0.25", "djehuty"]
    names = [rung.name for rung in placed("seega-balanced", (0.5,))]
    assert names == ["novice", "seega-balanced~0.5", "seega-balanced", "djehuty"]
    assert player("djehuty~0.25").name == "djehuty~0.25"
    with pytest.raises(GameError, match=r"no character 'anna~0\.5'"):
        player("anna~0.5")
    with pytest.raises(GameError, match="no character 'djehuty~2'"):
        player("djehuty~2")


def rungs(*ratings: float, between: str = "djehuty") -> list[Rung]:
    return [
        replace(rung, rating=rating)
        for rung, rating in zip(placed(between, evenly()), ratings, strict=True)
    ]


def test_levels_are_read_between_the_chances_that_were_tried() -> None:
    even = slips_between(rungs(0, 10, 20, 30, 40, 50, 60, 70))
    assert even == pytest.approx(evenly(), abs=0.001)
    first, *_, last = slips_between(rungs(0, 40, 45, 50, 55, 60, 65, 70))
    assert first == pytest.approx(1 - 1 / 28, abs=0.001), (
        "a quarter of the way to the first that was tried"
    )
    assert last == pytest.approx(2 / 7, abs=0.001), "60 of 70"


def test_who_slips_less_is_not_held_to_be_weaker() -> None:
    slips = slips_between(rungs(0, 10, 30, 20, 40, 50, 60, 70))
    assert all(high > low for high, low in pairwise(slips))


def test_who_is_never_that_strong_does_not_slip() -> None:
    """Djehuty is far above whoever plays the levels between."""
    *_, last = slips_between(rungs(0, 5, 10, 15, 20, 25, 30, 35, 700, between="seega-balanced"))
    assert last == 0


def test_levels_too_close_to_each_other_are_none() -> None:
    with pytest.raises(GameError, match=r"no room for 8 levels: from novice to djehuty it is 21"):
        kept(ASKED, rungs(0, 3, 6, 9, 12, 15, 18, 21))
    found = kept(ASKED, rungs(0, 30, 60, 90, 120, 150, 180, 210))
    assert [each.rating for each in found] == [0, 30, 60, 90, 120, 150, 180, 210]
    assert found[1].slip == pytest.approx(6 / 7, abs=0.001)


def test_who_plays_the_levels_between_without_a_slip_is_no_level() -> None:
    asked = replace(ASKED, rules="sidja", between="seega-balanced")
    found = kept(asked, rungs(0, 1, 2, 3, 4, 5, 6, 690, 700, between="seega-balanced"))
    assert [(each.level, each.player) for each in found][-2:] == [
        (7, "seega-balanced"), (8, "djehuty"),
    ]  # fmt: skip
    assert found[-2].slip > 0


def test_measured_again_it_begins_with_what_is_kept() -> None:
    assert begun(ASKED, "senet") == evenly()
    again = replace(ASKED, again=True)
    assert begun(again, "senet") == tuple(each.slip for each in ladder("senet")[1:-1])
    assert "--again" in again.command()
    for asked, game in ((again, "hyena"), (replace(again, between="seega-balanced"), "senet")):
        with pytest.raises(GameError, match=f"no levels of {game} are kept"):
            begun(asked, game)


def test_the_command_measures_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a short game, in which a few games say enough."""
    asked = Asked("thibault", "djehuty", 2, 2, 1, seed=5)
    assert calibrate.run(asked, tmp_path) == 0
    told = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("novice") for line in told) == 2, "each round is told"
    text = (tmp_path / "senet.tsv").read_text(encoding="utf-8")
    assert "--rules thibault --between djehuty --games 2 --rounds 2 --reach 1 --seed 5" in text
    found = read(text)
    assert [each.level for each in found] == list(range(1, COUNT + 1))
    assert [each.games for each in found] == [2, 4, 4, 4, 4, 4, 4, 2]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--rules", "hyena", "--games", "4", "--rounds", "1"], "hyena has no room for 8 levels"),
        (["--between", "seega-balanced"], "seega-balanced does not play senet"),
        (["--between", "anna"], "there is no character 'anna'"),
        (["--rules", "chess"], "chess"),
    ],
)
def test_the_command_says_what_cannot_be(
    options: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["calibrate", "--jobs", "1", *options]) == 1
    assert says in capsys.readouterr().err
