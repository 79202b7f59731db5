"""Characters watched while they play: what is counted of whom, and what the figures say."""

from __future__ import annotations

from math import isnan, sqrt

import pytest

from arena.habits import figure, watched
from arena.match import Contest, willing
from arena.watching import contests, seen, table
from bot.__main__ import main
from games.catalogue import rule_set
from games.core import GameError
from opponents.habits import HABITS


def test_a_share_counts_occasions_and_not_games() -> None:
    """Once of one and nothing of three is one of four; the games scatter by 3/4 and -3/4."""
    found = figure("takes %", "share", [{"takes %": (1, 1)}, {"takes %": (0, 3)}])
    assert found.value == 25
    assert found.error == pytest.approx(100 * sqrt(2 * 2 * 0.75**2) / 4)


def test_what_is_counted_a_game_is_nothing_in_games_without_it() -> None:
    found = figure("back", "game", [{"back": (3, 3)}, {}])
    assert (found.value, found.error) == (1.5, 1.5)


def test_what_was_never_seen_has_no_figure() -> None:
    found = figure("pays %", "share", [{}, {}])
    assert isnan(found.value)
    contest = Contest("greedy", "golden", "hyena")
    assert table([(contest, ({},))])[1].split()[1] == "-"


def test_the_same_seed_shows_the_same_however_games_are_divided() -> None:
    contest = Contest("greedy", "golden", "thibault")
    assert watched(contest, 0, 4, 3) == watched(contest, 0, 2, 3) + watched(contest, 2, 4, 3)
    assert watched(contest, 0, 2, 3) != watched(contest, 0, 2, 4)


def test_characters_differ_as_they_are_told_to() -> None:
    """docs/opponents.md has the whole table; seeds are fixed, and so is what comes of them."""
    found = {
        contest.one: {
            habit.name: figure(habit.name, habit.unit, games).value for habit in HABITS["senet"][0]
        }
        for contest, games in seen(contests([], "thibault", "", "golden")[1:4], 40, 1, 1)
    }
    modest, greedy, golden = (found[name] for name in ("modest", "greedy", "golden"))
    assert modest["in reach %"] < golden["in reach %"] < greedy["in reach %"]
    assert modest["protected"] > golden["protected"] > greedy["protected"]
    assert modest["drawn out"] < greedy["drawn out"]
    assert modest["first off"] > greedy["first off"]
    assert modest["strikes"] < golden["strikes"]


@pytest.mark.parametrize(
    ("names", "rules", "switches", "says"),
    [
        (["anna"], "thibault", "", "there is no character 'anna'"),
        ([], "chess", "", "there is no rule set 'chess'"),
        ([], "bell", "wine", "has no switch 'wine'"),
        (["pips"], "sidja", "", "pips does not play seega"),
    ],
)
def test_what_cannot_be_watched_is_said(
    names: list[str], rules: str, switches: str, says: str
) -> None:
    with pytest.raises(GameError, match=says):
        contests(names, rules, switches, "golden")


def test_without_names_everybody_is_watched_who_does_not_decline() -> None:
    asked = ("thibault", "first=throw_off", "golden")
    watched_all = [each.one for each in contests([], *asked)]
    assert watched_all == list(willing(rule_set("thibault", {"first": "throw_off"})))
    assert [each.one for each in contests(["djehuty"], *asked)] == ["djehuty"]


def test_the_command_prints_a_row_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["habits", "modest", "greedy", "--rules", "hyena", "--switches", "holes=20"]
    assert main([*asked, "--games", "12", "--jobs", "2"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert "pays %" in head
    assert [row.split()[0] for row in rows] == ["modest", "greedy"]
    assert rows[1].split()[1] == "100.00"
    assert main(["habits", "--rules", "chess"]) == 1
    assert "no rule set 'chess'" in capsys.readouterr().err
