"""`make bench`: the table of all pairs."""

from __future__ import annotations

from arena.match import player
from bench.contests import TOURNAMENTS, Tournament, lines, played
from games.catalogue import STARTERS


def test_every_pair_has_its_score_from_both_sides() -> None:
    table = Tournament("bell", ("novice", "pips", "handmade"), 4)
    head, *rows = lines(table, played(table))
    assert head.split()[-3:] == list(table.players)
    cells = [[text.split("±") for text in row.split()[-2:]] for row in rows]
    assert [row.split()[0] for row in rows] == list(table.players)
    assert float(cells[0][0][0]) + float(cells[1][0][0]) == 100
    assert cells[1][1][1] == cells[2][1][1], "the same error from both sides"
    assert rows[0].split()[1:3] == ["0", "0"], "the zero of the ratings"


def test_each_game_is_measured_by_the_rules_to_start_with_and_who_plays_them() -> None:
    assert [table.rules for table in TOURNAMENTS] == [rules.id for rules in STARTERS]
    for table, rules in zip(TOURNAMENTS, STARTERS, strict=True):
        assert all(player(name).plays(rules.game) for name in table.players)
