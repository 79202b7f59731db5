"""Positions of the day: sixty that two judges hold, no idea twice in a row, found by a command."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from games.catalogue import rule_set
from games.core import PositionError
from opponents.outlook import outlook
from opponents.puzzles import judging
from opponents.puzzles.finding import SHARES, arranged, search
from opponents.puzzles.position import LEAST, Position, asked, read, read_line, shipped, written
from opponents.weighing import advised, weighable

COUNT = 60


def test_sixty_positions_come_with_the_program_each_once() -> None:
    assert len({each.key for each in shipped()}) == len(shipped()) >= COUNT
    assert {each.rules for each in shipped()} == set(SHARES)


def test_no_two_of_the_same_idea_follow_each_other_nor_the_first_the_last() -> None:
    order = shipped()
    assert all(one.idea != other.idea for one, other in pairwise((*order, order[0])))


@pytest.mark.parametrize("position", shipped(), ids=range(1, 1 + len(shipped())))
def test_both_judges_hold_the_best_move_for_the_best(position: Position) -> None:
    assert position.sure
    assert position.worth - position.second >= LEAST
    assert position.games >= 2_000
    assert position.judged - position.judged_second > 2 * position.error
    assert position.ahead >= 3 or position.ahead == 0
    it = asked(position)
    assert len(it.actions) >= 2


@pytest.mark.parametrize("position", shipped(), ids=range(1, 1 + len(shipped())))
def test_the_first_judge_still_holds_it(position: Position) -> None:
    """What is learned anew may think otherwise: then look for others (djehuty day --write)."""
    it = asked(position)
    if weighable(it.rules, it.state):
        assert advised(it.rules, it.state).best == it.best
        return
    sees = outlook(it.rules)
    assert sees is not None
    worths = sees.worths(it.state)
    assert max(range(len(worths)), key=worths.__getitem__) == it.best


def test_a_file_of_positions_is_read_as_it_was_written() -> None:
    some = shipped()[:3]
    assert read(written(some, ("a remark",))) == some
    assert read_line(some[0].line()) == some[0]
    with pytest.raises(ValueError, match="djehuty day --write"):
        read("something else\n")


def test_a_move_that_is_not_offered_makes_no_quiz() -> None:
    start = rule_set("thibault").start(2)
    with pytest.raises(PositionError):
        asked(replace(shipped()[0], position=rule_set("thibault").dump(start)))


def test_one_idea_too_many_cannot_be_put_in_order() -> None:
    one = shipped()[0]
    several = [replace(one, position=str(number)) for number in range(3)]
    with pytest.raises(ValueError, match="too many"):
        arranged([*several, replace(one, idea="another")])


def test_the_second_judge_throws_out_what_it_does_not_confirm() -> None:
    """The worst move of a position is not the best, whoever says so."""
    position = max(shipped(), key=lambda each: each.judged - each.judged_second)
    it, rng = asked(position), Random(3)
    assert judging.judged(it.rules, it.state, it.best, rng, 600) is not None
    worse = (it.best + 1) % len(it.actions)
    assert judging.judged(it.rules, it.state, worse, rng, 600) is None


def test_the_command_finds_positions_until_there_are_so_many() -> None:
    (found,) = search(1, (), {"hyena": 1})
    assert found.sure
    assert found.rules == "hyena"
    assert not list(search(1, [found], {"hyena": 1}))
