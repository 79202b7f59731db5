"""Characters against each other: who sits where, what a game is worth, what the figures say."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from math import inf

import pytest

from arena.command import contests, line, results, whose
from arena.match import Contest, Lot, games, willing, won
from arena.result import result
from bot.__main__ import main
from games.core import GameError
from games.senet.sets.thibault import THIBAULT
from opponents import OPPONENTS

GREEDY = Contest("greedy", "novice", "thibault")


def lot(*points: float) -> Lot:
    return Lot(points, 0, 0, 10 * len(points), ((0.001, 0.003), ()))


def test_a_win_is_a_point_and_a_draw_a_share_of_all() -> None:
    assert [won(winners, 1, 2) for winners in ((1,), (0,), ())] == [1, 0, 0.5]
    assert won((0, 2), 2, 3) == 0.5, "two of three won together"
    assert won((), 0, 4) == 0.25


def test_the_first_named_sits_on_each_seat_in_turn() -> None:
    """Novice against itself on a seat of its own: what seat 0 wins, the other seat loses."""
    itself = Contest("novice", "novice", "bell")
    even, odd = games(itself, 0, 1, 5), games(itself, 1, 2, 5)
    assert even.points == (float(even.first),)
    assert odd.points == (float(1 - odd.first),)


def test_the_same_seed_gives_the_same_games_however_they_are_divided() -> None:
    whole, parts = games(GREEDY, 0, 6, 3), [games(GREEDY, at, at + 2, 3) for at in (0, 2, 4)]
    assert whole.points == tuple(point for part in parts for point in part.points)
    assert whole.actions == sum(part.actions for part in parts)
    assert games(GREEDY, 0, 6, 4).actions != whole.actions


def test_one_among_several_is_measured_against_its_fair_share() -> None:
    four = Contest("greedy", "novice", "hyena", seats=4)
    found = result([games(four, 0, 8, 1)])
    assert found.games == 8
    even = result([lot(1.0, 0.0, 0.0, 0.0)])
    assert even.elo(4)[0] == pytest.approx(0)
    assert even.elo(2)[0] < -150


def test_figures_have_their_error() -> None:
    found = result([lot(1.0, 1.0, 0.0), lot(1.0)])
    assert (found.games, found.score, found.actions) == (4, 0.75, 10)
    assert found.error == pytest.approx(0.25)
    points, error = found.elo()
    assert points == pytest.approx(190.8, abs=0.1), "three to one"
    assert error == pytest.approx(231.6, abs=0.1)
    mean, most = found.times[0]
    assert (round(mean, 6), round(most, 6), found.times[1]) == (2, 3, (0, 0)), "milliseconds"
    assert result([lot(1.0, 1.0)]).elo() == (inf, inf)
    assert result([lot(0.0)]).elo() == (-inf, inf)


def test_a_character_that_looks_ahead_beats_one_that_does_not() -> None:
    [(_, found)] = results([Contest("greedy", "novice", "sidja")], 30, 1, 1)
    assert found.score - 3 * found.error > 0.5


@pytest.mark.parametrize(
    ("names", "options", "says"),
    [
        (["greedy", "anna"], {}, "there is no character 'anna'; there are: novice"),
        (["greedy"], {}, "name two characters"),
        ([], {"game": "chess"}, "no rule set '' of the game 'chess'"),
        ([], {"game": "seega", "rules": "bell"}, "no rule set 'bell' of the game 'seega'"),
        ([], {"rules": "bell", "seats": 3}, "with 3 seats"),
        ([], {"rules": "bell", "switches": "wine"}, "has no switch 'wine'"),
        ([], {"game": "seega", "luck": True}, "nobody can tell the luck of a throw by sidja"),
        (["greedy", "novice"], {"game": "hyena", "seats": 3, "luck": True}, "for two players"),
    ],
)
def test_what_cannot_be_played_is_said(
    names: list[str], options: dict[str, str | int], says: str
) -> None:
    asked = {"game": None, "rules": None, "switches": "", "seats": 2} | options
    with pytest.raises(GameError, match=says):
        contests(names, **asked)  # type: ignore[arg-type]  # the options are of these kinds


@cache
def lucky() -> Lot:
    """Twelve games of two who play alike, with their luck."""
    return games(Contest("pips", "pips", "tait", luck=True), 0, 12, 3)


def test_luck_taken_off_scatters_the_results_less() -> None:
    raw, fair = games(Contest("pips", "pips", "tait"), 0, 12, 3), lucky()
    assert (raw.points, raw.luck) == (fair.points, ()), "the same games"
    assert len(fair.luck) == 12
    assert result([fair]).error < result([raw]).error * 2 / 3
    assert result([fair]).score == pytest.approx((sum(raw.points) - sum(fair.luck)) / 12)


@pytest.mark.parametrize("side", [0, 1])
def test_a_lucky_throw_is_luck_for_who_threw_it(side: int) -> None:
    """Of two who play alike the lucky one wins: so it is when the first named begins, and when the
    other one does, which is in every second game."""
    points, luck = lucky().points[side::2], lucky().luck[side::2]
    winners = [each for point, each in zip(points, luck, strict=True) if point == 1]
    losers = [each for point, each in zip(points, luck, strict=True) if point == 0]
    assert sum(winners) / len(winners) > 0.2
    assert sum(losers) / len(losers) < -0.2


def test_characters_that_only_measure_strength_play_when_named() -> None:
    assert contests(["handmade", "pips"], None, "bell", "", 2)
    assert not {"pips", "handmade"} & {
        name for each in contests([], None, "bell", "", 2) for name in (each.one, each.other)
    }


def test_without_names_all_pairs_play_the_stronger_named_first() -> None:
    found = contests([], "seega", None, "size=3", 2)
    assert {each.rules for each in found} == {"sidja", "siga"}
    assert {each.switches for each in found} == {"size=3"}
    count = len(OPPONENTS)
    assert len(found) == 2 * count * (count - 1) // 2
    assert all(
        list(OPPONENTS).index(each.one) > list(OPPONENTS).index(each.other) for each in found
    )


def test_without_names_nobody_plays_what_they_decline() -> None:
    """Djehuty declines what nobody has learned, which no rule set of the catalogue is."""
    assert willing(replace(THIBAULT, id="own")) == ("novice", "modest", "greedy", "golden")
    assert willing(THIBAULT) == tuple(OPPONENTS)
    assert {each.one for each in contests([], "senet", "thibault", "", 2)} < set(OPPONENTS)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "greedy", "novice", "--rules", "siga", "--switches", "size=3"]
    assert main([*asked, "--games", "30", "--jobs", "2"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split()[:5] == ["rules", "whose", "share", "of", "the"]
    told = re.match(
        r"siga size=3 +greedy [0-9.]+ ± [0-9.]+ % of the points against novice +30 ", row
    )
    assert told is not None, row
    alone = main([*asked, "--games", "30", "--jobs", "1"])
    again = capsys.readouterr().out.splitlines()[1]
    assert (alone, again.startswith(told[0])) == (0, True)


def test_a_line_says_whose_share_it_is_whoever_is_named_first() -> None:
    """A share read as the other side's was published once (decision 61)."""
    found = result([lot(1.0, 1.0, 1.0, 0.0)])
    lost = result([lot(0.0, 0.0, 0.0, 1.0)])
    assert whose(Contest("golden", "djehuty", "houses"), found) == (
        "golden 75.0 ± 25.0 % of the points against djehuty"
    )
    assert whose(Contest("djehuty", "golden", "houses"), lost) == (
        "djehuty 25.0 ± 25.0 % of the points against golden"
    )
    assert whose(Contest("djehuty", "golden", "houses", luck=True), lost).endswith(
        "against golden, luck off"
    )
    assert whose(Contest("djehuty", "golden", "hyena", seats=4), lost).endswith(
        "% of the points against 3 golden (even: 25)"
    )
    assert whose(Contest("djehuty", "golden", "siga"), result([lot(1.0, 1.0)])) == (
        "djehuty 100.0 (2 alike) % of the points against golden"
    )
    assert "djehuty 25.0 ± 25.0 % of the points against golden" in line(
        Contest("djehuty", "golden", "houses"), lost
    )


def test_the_command_says_what_it_cannot_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--rules", "chess"]) == 1
    assert "no rule set 'chess'" in capsys.readouterr().err
