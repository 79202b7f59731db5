"""Aseb solved: the table says what the rules come to, told again without hands and layers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from games.aseb.rules import Aseb
from games.aseb.state import State
from games.core import GameError, Over, legal_actions
from opponents.djehuty import DJEHUTY
from opponents.exact import tables_in
from opponents.lookahead import Lookahead
from opponents.outlook import outlook
from opponents.search import most_worth
from opponents.twenty import TwentyTable
from solving import solvers
from solving.whole import asked, run

SWITCHES = ((), (("safe", "off"),), (("rosettes", "off"),), (("dice", "bone"),))
"""Those that make a difference to what a position is worth."""


def told_again(rules: Aseb) -> dict[State, float]:
    """The chance of the cones in every position in which somebody throws, by the rules alone."""
    follows: dict[State, list[tuple[float, list[State]]]] = {}
    known: dict[State, float] = {}
    todo = [rules.start()]
    while todo:
        state = todo.pop()
        if state in known:
            continue
        turn = rules.turn(state)
        known[state] = float(turn.winners == (0,)) if isinstance(turn, Over) else 0.5
        if not isinstance(turn, Over):
            throws = [rules.apply(state, thrown) for thrown in legal_actions(rules, state)]
            odds = [float(chance) for _, chance in rules.throws[state.seat].odds]
            after = [[rules.apply(s, each) for each in legal_actions(rules, s)] for s in throws]
            follows[state] = [*zip(odds, after, strict=True)]
            todo += [each for some in after for each in some]
    change = 1.0
    while change > 1e-7:
        change = 0.0
        for state, thrown in follows.items():
            best = min if state.seat else max
            found = sum(odds * best(known[each] for each in after) for odds, after in thrown)
            change, known[state] = max(change, abs(found - known[state])), found
    return known


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_the_table_of_one_piece_is_what_the_rules_come_to(
    switches: tuple[tuple[str, str], ...], tmp_path: Path
) -> None:
    rules = asked(switches, 1)
    assert run(rules, tmp_path, teach=False) == 0
    (table,) = tables_in(tmp_path)
    assert isinstance(table, TwentyTable)
    assert table.knows(rules)
    look = Lookahead(rules, table.judge, 0)
    every = told_again(rules)
    assert len(every) > 300
    assert max(abs(look.chance(state) - chance) for state, chance in every.items()) < 5e-5


def test_what_was_solved_is_not_solved_again(tmp_path: Path) -> None:
    rules = asked((), 1)
    run(rules, tmp_path, teach=False)
    (file,) = (tmp_path / "aseb.parts").iterdir()
    before = (file.stat().st_mtime_ns, (tmp_path / "aseb.exact").read_bytes())
    run(rules, tmp_path, teach=False)
    assert before == (file.stat().st_mtime_ns, (tmp_path / "aseb.exact").read_bytes())


@pytest.mark.parametrize("switch", [("dice", "bone"), ("safe", "off")], ids=str)
def test_with_a_table_djehuty_plays_and_tells_exactly(
    switch: tuple[str, str], tmp_path: Path
) -> None:
    """Also by rules by which he is not offered."""
    rules = asked((switch,), 2)
    run(rules, tmp_path, teach=False)
    tables = tables_in(tmp_path)
    assert outlook(rules) is None, "nobody has measured what the network says of other rules"
    djehuty = replace(DJEHUTY, tables=tables)
    sees = outlook(rules, tables)
    assert sees is not None
    state = rules.load("..C./.S../............ C1S1 C0S0 C play:2")
    assert sees.exact(state)
    chosen = djehuty.choose(rules, state, Random(1))
    worths = sees.worths(state)
    offered = legal_actions(rules, state)
    assert chosen == most_worth(offered, worths, Random(1))
    assert max(worths) == pytest.approx(sees.chance(state))


def test_a_table_that_is_cut_is_refused(tmp_path: Path) -> None:
    run(asked((), 1), tmp_path, teach=False)
    file = tmp_path / "aseb.exact"
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(ValueError, match="no table of this kind"):
        tables_in(tmp_path)


def test_more_pieces_than_are_solved_are_refused() -> None:
    with pytest.raises(GameError, match="1 to 5"):
        asked((), 7)


def test_what_no_program_solves_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="hyena is not solved; there are: senet, aseb"):
        solvers.run("hyena", solvers.Asked("thibault", "", None, teach=False), tmp_path)


def test_of_each_game_it_takes_what_that_has(tmp_path: Path) -> None:
    wanted = solvers.Asked("thibault", "dice=bone", 1, teach=False)
    assert solvers.run("aseb", wanted, tmp_path) == 0
    assert solvers.run("senet", wanted, tmp_path) == 0
    assert {table.head.rules for table in tables_in(tmp_path)} == {"aseb", "thibault"}
