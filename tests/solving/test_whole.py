"""Aseb solved: the table says what the rules come to, told again without hands and layers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.__main__ import main
from games.aseb.rules import Aseb
from games.aseb.state import OWN, State
from games.core import GameError, Over, legal_actions
from opponents.djehuty import ALL, DJEHUTY
from opponents.exact import tables_in
from opponents.lookahead import Lookahead
from opponents.outlook import outlook
from opponents.search import most_worth
from opponents.twenty import WHOLE, TwentyTable, hands
from solving import solvers
from solving.checking import found_in
from solving.play import Choices, verdict, won
from solving.twenty import KEPT_EVERY, prepared, solve
from solving.twenty_play import Numbered, choices, restored
from solving.whole import asked, run

BONE = (("dice", "bone"),)
SWITCHES = ((), (("safe", "off"),), (("rosettes", "off"),), BONE)
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


def test_what_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    rules, parts = asked((), 1), "aseb.parts"
    run(rules, tmp_path / "whole", teach=False)
    begun = solve(prepared(rules, 1), tmp_path / "stopped" / parts, 1)
    assert [next(begun).sweep for _ in range(KEPT_EVERY + 3)][-1] == KEPT_EVERY + 3
    again = next(solve(prepared(rules, 1), tmp_path / "stopped" / parts, 1))
    assert again.sweep == KEPT_EVERY
    run(rules, tmp_path / "stopped", teach=False)
    one, other = (tmp_path / name for name in ("whole", "stopped"))
    assert (one / "aseb.exact").read_bytes() == (other / "aseb.exact").read_bytes()
    assert [each.name for each in (other / parts).iterdir()] == ["1-1.npz"]


@pytest.fixture(scope="module")
def bone(tmp_path_factory: pytest.TempPathFactory) -> tuple[TwentyTable, Aseb, Choices]:
    folder = tmp_path_factory.mktemp("tables")
    run(asked(BONE, 2), folder, teach=False)
    table, rules = found_in(folder, "aseb", "aseb", BONE)
    assert isinstance(table, TwentyTable)
    assert isinstance(rules, Aseb)
    *looked, last = choices(table, rules)
    assert isinstance(last, Choices)
    assert (
        sum(each for each in looked if isinstance(each, int))
        == last.positions
        == 277 + 4_274 + 15_763
    )
    return table, replace(rules, pieces=2), last


def test_what_a_table_keeps_and_what_it_leaves_out_come_to_what_was_solved(
    bone: tuple[TwentyTable, Aseb, Choices], tmp_path: Path
) -> None:
    table, rules, _ = bone
    layer = prepared(rules, 2)
    assert [step.layer for step in solve(layer, tmp_path, 2)][-1] == (2, 2)
    for pair, told in restored(table, rules).ahead.items():
        mine, theirs = (layer.hands[left].both for left in pair)
        can = (mine[:, None] & theirs) == 0
        assert np.abs(told - layer.ahead[pair])[can].max() < 0.6 / WHOLE


def test_games_of_aseb_are_won_as_often_as_the_table_says(
    bone: tuple[TwentyTable, Aseb, Choices],
) -> None:
    *_, by = bone
    rng = np.random.default_rng(3)
    starts = rng.integers(0, by.positions, 200)
    wins = np.concatenate(list(won(by, starts, 2_000, rng)))
    found = verdict(by.values[starts], wins, 2_000, 1 / WHOLE)
    assert abs(found.deviation) < 4
    assert abs(found.mean) < 4
    assert verdict(by.values[starts] + 0.005, wins, 2_000, 1 / WHOLE).mean < -4


def some(rng: Random) -> State:
    """Any position with one or two pieces a side in which the cones throw."""
    lefts = [rng.choice((1, 2)) for _ in range(2)]
    cones, spindles = (rng.choice(hands(left)) for left in lefts)
    if cones & spindles >> OWN + 1 << OWN + 1:
        return some(rng)
    waiting = (lefts[0] - cones.bit_count(), lefts[1] - spindles.bit_count())
    return State((cones, spindles), waiting, (2 - lefts[0], 2 - lefts[1]), 0, "throw")


def place(numbered: Numbered, state: State) -> int:
    """Where it stands what a position is worth, as :class:`solving.play.Choices` has it."""
    if state.due == "over":
        return 2 * numbered.total
    sides = [(state.pieces[seat], state.hand[seat]) for seat in (state.seat, 1 - state.seat)]
    (mine, left), (theirs, other) = ((mask, mask.bit_count() + hand) for mask, hand in sides)
    rows = numbered.layer.hands
    column = np.array([rows[other].rows[theirs]])
    (found,) = numbered.own((left, other), rows[left].rows[mine], column)
    return int(found) + numbered.total * state.seat


def test_what_is_chosen_is_what_the_look_ahead_holds_for_best(
    bone: tuple[TwentyTable, Aseb, Choices],
) -> None:
    table, rules, by = bone
    numbered, rng = Numbered(prepared(rules, 2)), Random(4)
    look = Lookahead(rules, table.judge, 0, bound=ALL)
    for _ in range(60):
        state = some(rng)
        for throw, (score, _) in enumerate(rules.throws[0].odds):
            thrown = rules.apply(state, score)
            after = [rules.apply(thrown, each) for each in legal_actions(rules, thrown)]
            worths = [look.chance(each) for each in after]
            places = [place(numbered, each) for each in after]
            chosen = by.best[throw, place(numbered, state)]
            assert worths[places.index(chosen)] == pytest.approx(max(worths), abs=1e-9)


def test_the_command_plays_by_a_table_of_aseb_and_says_how_it_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(asked((), 1), tmp_path, teach=False)
    folder = ["solve", "--game", "aseb", "--folder", str(tmp_path)]
    assert main([*folder, "--check", "50", "--games", "400"]) == 0
    assert "50 positions, 400 games each" in capsys.readouterr().out
    assert main([*folder, "--regret", "2"]) == 0
    assert "djehuty with the table      0.0000" in capsys.readouterr().out
    assert main([*folder, "--switches", "safe=off", "--check", "50"]) == 1
    assert "djehuty solve makes one" in capsys.readouterr().err


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
