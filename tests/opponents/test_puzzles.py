"""Positions of the day: sixty that two judges hold, no idea twice in a row, found by a command."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from games.catalogue import CATALOGUE, rule_set
from games.core import PositionError
from opponents.core import offered
from opponents.djehuty import fortune_teller
from opponents.lookahead import Lookahead
from opponents.outlook import outlook
from opponents.puzzles import judging
from opponents.puzzles.finding import SHARES, arranged, search
from opponents.puzzles.position import LEAST, Position, asked, read, read_line, shipped, written
from opponents.reasons import why_best
from opponents.weighing import advised, weighable
from tests.opponents.test_true_reasons import TRUE

COUNT = 60
OF_SEEGA = 4
"""So many at least are of each of its rule sets: a guess at a glance rarely finds them."""


def test_sixty_positions_come_with_the_program_each_once() -> None:
    assert len({each.key for each in shipped()}) == len(shipped()) >= COUNT
    many = Counter(each.rules for each in shipped())
    assert set(many) == set(SHARES) == {rules.id for rules in CATALOGUE}
    assert all(many[rules.id] >= OF_SEEGA for rules in CATALOGUE if rules.game == "seega")


def test_no_two_of_the_same_idea_follow_each_other_nor_the_first_the_last() -> None:
    order = shipped()
    assert all(one.idea != other.idea for one, other in pairwise((*order, order[0])))


def test_both_judges_hold_the_best_move_for_the_best() -> None:
    for position in shipped():
        gap = position.judged - position.judged_second
        assert position.worth - position.second >= LEAST, position
        assert gap >= LEAST, position
        assert gap > 2 * position.error > 0, position
        assert position.games >= judging.GAMES, position
        assert position.ahead >= 3 or position.ahead == 0, position
        assert len(asked(position).actions) >= 2, position


@pytest.mark.parametrize("rules", SHARES)
def test_the_first_judge_still_holds_it(rules: str) -> None:
    """What is learned anew may think otherwise: then look for others (djehuty day --write)."""
    for position in shipped():
        if position.rules == rules:
            assert first_best(position) == asked(position).best, position


def first_best(position: Position) -> int:
    """The place of the move that the first judge takes at a glance."""
    it = asked(position)
    if weighable(it.rules, it.state):
        return advised(it.rules, it.state).best
    sees, judge = outlook(it.rules), fortune_teller(it.rules)
    if sees is not None:
        worths = sees.worths(it.state)
    else:
        assert judge is not None
        choice = offered(it.rules, it.state)
        worths = Lookahead(it.rules, judge, judging.AHEAD).worths(it.state, choice)
    return max(range(len(worths)), key=worths.__getitem__)


def test_what_is_said_for_the_best_move_is_what_happens() -> None:
    """Each explanation is the idea that is noted, and is true of the position by the rules."""
    for position in shipped():
        it = asked(position)
        action = it.actions[it.best]
        told = why_best(it.rules, it.state, action)
        assert told is not None, position
        assert told.message == position.idea, position
        seen = (it.rules, it.state, action, it.actions, dict(told.args))
        assert TRUE[told.message](seen), (position, told)


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
    late = (each for each in shipped() if each.rules == "bell")
    position = max(late, key=lambda each: each.judged - each.judged_second)
    it, rng, rounds = asked(position), Random(3), (50, 150)
    assert judging.judged(it.rules, it.state, it.best, rng, rounds) is not None
    worse = (it.best + 1) % len(it.actions)
    assert judging.judged(it.rules, it.state, worse, rng, rounds) is None


def test_the_command_finds_positions_until_there_are_so_many() -> None:
    (found,) = search(1, (), {"hyena": 1})
    assert found.sure
    assert found.rules == "hyena"
    assert not list(search(1, [found], {"hyena": 1}))
