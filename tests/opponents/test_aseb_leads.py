"""What is told of a long lead in Aseb is what the solved game says, though it looks too little."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from bench.leads import BANDS, EACH, LONG, Seen, drawn, kept, long_lead, main, rows, seen, states
from games.core import Over, Throw
from opponents.outlook import outlook
from solving.whole import asked, run
from tests.opponents.aseb_leads import aseb, known

ASEB = aseb()


def test_the_chances_of_whoever_is_far_ahead_are_those_of_the_solved_game() -> None:
    sees = outlook(ASEB)
    assert sees is not None
    off = [sees.chance(state) - chance for state, chance in known()]
    assert len(off) == 40
    assert mean(map(abs, off)) < 0.006
    assert abs(mean(off)) < 0.003, "it does not lean to either side"
    assert max(map(abs, off)) < 0.025


def test_a_lead_of_fifty_squares_with_four_pieces_off_may_win_two_games_of_three() -> None:
    """So a figure like that is no error."""
    state = ASEB.load("..C./..../S.C...C..... C2S0 C0S4 C start")
    cones, spindles = ASEB.to_walk(state)
    assert cones - spindles > 50
    assert 1 - dict(known())[state] < 0.68


def test_positions_are_drawn_where_somebody_throws_and_told_from_the_other_side() -> None:
    found = list(drawn(ASEB, 2))
    assert len(found) == 2 * EACH
    assert {seat for seat, _ in found} == {0, 1}, "Novice has each seat in turn"
    assert all(isinstance(ASEB.turn(state), Throw) for _, state in found)
    assert found == list(drawn(ASEB, 2)), "the command says the same again"
    state = ASEB.load(LONG)
    cones, spindles = ASEB.to_walk(state)
    assert seen(ASEB, 0, state, 0.25, 0.5) == (spindles - cones, 0.25, 0.5)
    assert seen(ASEB, 1, state, 0.25, 0.5) == (cones - spindles, 0.75, 0.5)
    assert cones - spindles == 49


def test_a_game_goes_on_from_the_position_to_its_end() -> None:
    first, *_, last = states(ASEB, ("novice", "greedy"), ASEB.load(LONG), Random(1))
    assert first == ASEB.load(LONG)
    over = ASEB.turn(last)
    assert isinstance(over, Over)
    assert over.winners == (last.seat,)


def test_each_lead_is_in_one_row_with_what_the_outlook_is_off() -> None:
    assert all(one < other for (_, one), (_, other) in pairwise(BANDS))
    head, *lines = rows([Seen(-30, 0.2, 0.3), Seen(20, 0.5, 0.5), Seen(39, 0.7, 0.68)])
    assert head.split() == ["lead", "in", "squares", "positions", "table", "outlook", "off", "most"]
    assert [line.split() for line in lines] == [
        ["behind", "1", "20.0", "30.0", "10.0", "10.0"],
        ["20", "to", "40", "2", "60.0", "59.0", "1.0", "2.0"],
    ]


def test_the_long_lead_is_told_by_the_table_the_network_and_the_outlook() -> None:
    sees = outlook(ASEB)
    assert sees is not None
    assert long_lead(ASEB, sees, sees).endswith("81.2 by the network, 80.5 one throw ahead")
    assert "off by 0.5 on the average, 2.0 at most" in kept(ASEB, sees)


def test_without_the_solved_game_the_command_says_what_it_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main()
    assert capsys.readouterr().out.count("\n") == 2
    run(asked((), 1), tmp_path, teach=False)
    for folder in (tmp_path, tmp_path / "none"):
        with pytest.raises(SystemExit, match=r"no table of whole games of Aseb.*djehuty solve"):
            main(str(folder))
