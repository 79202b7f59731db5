"""The table of strength in docs/opponents.md: what it measures, and that the page has it."""

from __future__ import annotations

import re
from pathlib import Path

from arena.match import player
from arena.result import Result
from arena.table import GAMES, PAIRS, RULES, THOUGHT, contests, lines, measured
from opponents import OPPONENTS

PAGE = (Path(__file__).parents[2] / "docs" / "opponents.md").read_text(encoding="utf-8")


def result(score: float, error: float, games: int = 400) -> Result:
    return Result(games, score, error, 0.5, 0.0, 100.0, ((0.0, 0.0), (0.0, 0.0)))


def test_a_row_names_whose_share_it_is_and_each_figure_has_its_error() -> None:
    found = {(one, other, rules): result(0.625, 0.021) for one, other in PAIRS for rules in RULES}
    found["djehuty", "golden", "siga"] = result(1.0, 0.0, 30)
    head, _, *rows = lines(found)
    assert head == "| the first one's share of the points, % | thibault | sidja | siga | hyena |"
    assert rows[0] == "| Modest against Novice" + " | 62.5 ± 2.1" * len(RULES) + " |"
    assert rows[-1].startswith("| Djehuty against Golden | 62.5 ± 2.1 | ")
    assert "100.0 (30 alike)" in rows[-1], "no error can be told of games that came out the same"


def test_the_page_has_the_rows_of_the_command() -> None:
    found = {(one, other, rules): result(0.5, 0.1) for one, other in PAIRS for rules in RULES}
    head, _, *rows = lines(found)
    assert head in PAGE
    for row in rows:
        (here,) = (
            each for each in PAGE.splitlines() if each.startswith(row.split(" | ")[0] + " | ")
        )
        _, *cells = here.removesuffix(" |").split(" | ")
        assert len(cells) == len(RULES)
        for cell in cells:
            assert re.fullmatch(r"\d+\.\d (± \d+\.\d|\(\d+ alike\))", cell), here
    assert "`djehuty arena --table`" in PAGE


def test_everybody_is_measured_by_games_enough() -> None:
    assert {name for pair in PAIRS for name in pair} == set(OPPONENTS)
    for contest, games in contests():
        rules = contest.played()
        assert player(contest.one).plays(rules.game)
        assert games == (THOUGHT if contest.one == "djehuty" else GAMES)[rules.game]
        assert contest.luck == (rules.game == "senet")


def test_it_is_measured_by_the_arena() -> None:
    wanted = [(contest, 4) for contest, _ in contests() if contest.rules == "hyena"][:2]
    found = measured(wanted, 1, 1)
    assert [each.games for each in found.values()] == [4, 4]
    assert set(found) == {(one, other, "hyena") for one, other in PAIRS[:2]}
