"""Where a table knows the rest of the game, Djehuty errs nowhere, and what is told is exact."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.run.thinking import Workers
from games.catalogue import rule_set
from games.core import Choose, GameError, Over, Played, Throw
from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT
from games.senet.state import State
from opponents.cast import CAST, cast
from opponents.characters import GOLDEN
from opponents.djehuty import DJEHUTY, Djehuty
from opponents.exact import WHOLE, ExactTable, begins, place, table_for, tables_in
from opponents.levels import COUNT
from opponents.outlook import LearnedOutlook, outlook
from opponents.playouts import pot
from opponents.review import read, review
from opponents.worker import advising, answer, choosing, main, reviewing
from tests.solving.kit import SMALL, solved, table_in

pytestmark = pytest.mark.xdist_group("small table")

TWO = SMALL.rules
NETTED = replace(THIBAULT.custom({"netting": "on"}), pieces=2)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> ExactTable:
    return table_in(tmp_path_factory.mktemp("tables"))


def position(text: str) -> State:
    return THIBAULT.load(text)


ENDING = position("........../.C...S..../.....CS... C0S0 C3S3 C play:3 -")
"""Two pieces a side of a game of five: the cones may move two ways."""
WIDE = position("........../.C...S..../..C..CS... C0S0 C2S3 C play:3 -")
DROWNING = position("........../.C...S..../.....SC... C0S0 C3S3 C start -")


def test_chances_are_those_that_were_worked_out(table: ExactTable) -> None:
    worths, _ = solved()
    rng = Random(1)
    for _ in range(200):
        houses = [1 << house for house in rng.sample(range(1, 31), 4)]
        mine, theirs = houses[0] | houses[1], houses[2] | houses[3]
        found = worths.thrown[begins(2)[2, 2] + place(mine, theirs)]
        assert table.chance(mine, theirs) == pytest.approx(found, abs=0.51 / WHOLE)


def test_a_judge_speaks_of_the_cones_where_somebody_throws(table: ExactTable) -> None:
    state = position("........../.C...S..../.....CS... C0S0 C3S3 C throw -")
    cones, spindles = state.pieces
    assert table.judge(state) == table.chance(cones, spindles)
    assert table.judge(state._replace(seat=1)) == pytest.approx(1 - table.chance(spindles, cones))
    assert table.judge(ENDING) is None
    assert table.judge(DROWNING) is None, "there is a choice before the throw"
    assert table.judge(DROWNING._replace(due="throw")) == table.chance(*DROWNING.pieces)


def test_it_covers_positions_with_so_few_pieces_on_each_side(table: ExactTable) -> None:
    assert table.covers(ENDING)
    assert not table.covers(WIDE)
    assert not table.covers(THIBAULT.start())


def test_it_is_for_its_own_rules_with_any_number_of_pieces(table: ExactTable) -> None:
    others = [rule_set("thibault", {"pieces": "7"}), rule_set("thibault", {"first": "throw_off"})]
    assert all(table.knows(rules) for rules in (THIBAULT, TWO, *others))
    assert not table.knows(NETTED)
    assert not table.knows(rule_set("tait"))
    assert not table.knows(rule_set("sidja"))
    assert not table.knows(replace(THIBAULT, version=THIBAULT.version + 1))
    assert table_for((table,), NETTED) is None
    assert table_for((table,), THIBAULT) is table


def test_files_that_are_no_tables_are_named(tmp_path: Path) -> None:
    assert tables_in(tmp_path) == tables_in(tmp_path / "none") == tables_in(None) == ()
    found = table_in(tmp_path)
    assert [each.head for each in tables_in(tmp_path)] == [found.head]
    whole = (tmp_path / "thibault.exact").read_bytes()
    for broken in (whole[:-1], whole + b"!", b"nonsense\n", b"[1]\n", b'{"fields": [[1]]}\n'):
        (tmp_path / "thibault.exact").write_bytes(broken)
        with pytest.raises(ValueError, match=r"thibault\.exact"):
            tables_in(tmp_path)


def test_a_folder_of_tables_that_is_none_is_told(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.touch()
    link.symlink_to(tmp_path / "gone")
    for wrong in (file, link):
        with pytest.raises(OSError, match=wrong.name):
            tables_in(wrong)


def regrets(table: ExactTable, player: Djehuty, rules: Senet, seeds: range) -> list[float]:
    """What choices of a player cost in some games against itself."""
    exact = LearnedOutlook(rules, 0, (table,))
    found = []
    for seed in seeds:
        rng, state = Random(seed), rules.start()
        while not isinstance(turn := rules.turn(state), Over):
            if isinstance(turn, Throw):
                state = rules.apply(state, rng.choice(pot(turn.odds)))
                continue
            seen = exact.worths(state)
            action = player.choose(rules, state, rng)
            found.append(max(seen) - seen[turn.actions.index(action)])
            state = rules.apply(state, action)
    return found


def test_with_a_table_no_choice_costs_anything(table: ExactTable) -> None:
    assert max(regrets(table, replace(DJEHUTY, tables=(table,)), TWO, range(6))) == 0


def test_without_one_some_do(table: ExactTable) -> None:
    assert max(regrets(table, DJEHUTY, TWO, range(6))) > 0.001


def test_a_table_makes_no_other_character_of_it(table: ExactTable) -> None:
    with_it = replace(DJEHUTY, tables=(table,))
    assert with_it == DJEHUTY
    for rules in (TWO, NETTED, rule_set("thibault", {"pieces": "3"}), rule_set("sidja")):
        assert with_it.declines(rules) == DJEHUTY.declines(rules)


def test_what_leads_into_a_table_is_judged_by_it(table: ExactTable) -> None:
    """One cone of three is borne off by a 5, and the table knows what follows."""
    state = position("........../.....S..../.C...CSC.. C0S0 C2S3 C play:3 -")
    sees = LearnedOutlook(THIBAULT, 0, (table,))
    off = THIBAULT.load("........../.....S..../.C...CS... C0S0 C3S3 S start -")
    turn = THIBAULT.turn(state)
    assert isinstance(turn, Choose)
    worths = dict(zip(map(THIBAULT.write, turn.actions), sees.worths(state), strict=True))
    assert not sees.exact(state)
    assert sees.exact(off)
    assert worths["28-off"] == pytest.approx(sees.chance(off))


def test_an_outlook_says_from_where_on_it_is_exact(table: ExactTable) -> None:
    sees = outlook(THIBAULT, (table,))
    assert sees is not None
    assert sees.exact(ENDING)
    assert sees.exact(position("S........./........../.......... C0S0 C5S4 C over -"))
    assert not sees.exact(THIBAULT.start())
    plain = outlook(THIBAULT)
    assert plain is not None
    assert not plain.exact(ENDING)


def test_what_is_not_known_has_no_chance() -> None:
    with pytest.raises(GameError, match="thibault"):
        LearnedOutlook(replace(THIBAULT, id="thibault-own"), 0).chance(THIBAULT.start())


def game(rules: Senet, seed: int) -> list[Played[Any, Any]]:
    """A random game to its end."""
    rng, state = Random(seed), rules.start()
    found: list[Played[Any, Any]] = []
    while not isinstance(turn := rules.turn(state), Over):
        action = rng.choice(pot(turn.odds) if isinstance(turn, Throw) else turn.actions)
        found.append(Played(turn.seat, state, action))
        state = rules.apply(state, action)
    return found


def test_a_review_by_a_table_adds_up_and_is_exact_from_the_beginning(table: ExactTable) -> None:
    sees = outlook(TWO, (table,))
    assert sees is not None
    found = review(TWO, game(TWO, 2), sees)
    assert found is not None
    assert found.exact_from == 0
    assert found.error < 0.001
    assert all(mistake.exact for side in found.sides for mistake in side.mistakes)
    assert any(side.mistakes for side in found.sides)
    assert read(json.loads(json.dumps(found.written()))).exact_from == 0


def test_a_review_of_a_longer_game_is_exact_in_its_end_alone(table: ExactTable) -> None:
    played = game(THIBAULT, 2)
    sees = outlook(THIBAULT, (table,))
    assert sees is not None
    found = review(THIBAULT, played, sees)
    assert found is not None
    first = found.exact_from
    assert 0 < first < len(played)
    assert table.covers(played[first].before)
    assert not table.covers(played[first - 1].before)
    for side in found.sides:
        assert all(mistake.exact == (mistake.ply >= first) for mistake in side.mistakes)
    plain = outlook(THIBAULT)
    assert plain is not None
    without = review(THIBAULT, played, plain)
    assert without is not None
    assert without.exact_from == len(played)


def test_a_worker_with_tables_says_what_is_exact(table: ExactTable) -> None:
    for state, exact in ((ENDING, True), (WIDE, False)):
        said = json.loads(answer(advising(THIBAULT, state), (table,)))
        assert said["exact"] is exact
    assert json.loads(answer(advising(THIBAULT, ENDING)))["exact"] is False
    texts = [TWO.write(each.action) for each in game(TWO, 2)]
    said = json.loads(answer(reviewing(TWO, TWO.start(), texts), (table,)))
    assert said["review"]["exact_from"] == 0


@pytest.mark.parametrize("name", ["djehuty", f"level-{COUNT}"])
def test_a_worker_plays_by_its_tables(table: ExactTable, name: str) -> None:
    answered = io.StringIO()
    main(io.StringIO(choosing(name, THIBAULT, ENDING, 1) + "\n"), answered, (table,))
    sees = LearnedOutlook(THIBAULT, 0, (table,))
    turn, worths = THIBAULT.turn(ENDING), sees.worths(ENDING)
    assert isinstance(turn, Choose)
    best = THIBAULT.write(turn.actions[worths.index(max(worths))])
    assert json.loads(answered.getvalue()) == {"action": best}
    assert cast((table,)) == CAST


async def test_a_worker_process_finds_them_in_the_folder_that_it_is_told(tmp_path: Path) -> None:
    table_in(tmp_path)
    for folder, exact in ((tmp_path, True), (None, False)):
        workers = Workers(1, command=(sys.executable, "-m", "opponents.worker"), tables=folder)
        assert (await workers.ask(advising(THIBAULT, ENDING)))["exact"] is exact
        await workers.close()


def test_golden_plays_where_there_is_neither() -> None:
    own = replace(TWO, id="own")
    state = own.load("CS......../..C......./.......S.. C0S0 C0S0 C play:3 -")
    assert DJEHUTY.choose(own, state, Random(1)) == GOLDEN.choose(own, state, Random(1))
