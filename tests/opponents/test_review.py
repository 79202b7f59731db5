"""A review adds up, finds what was planted, and takes nobody's luck for skill."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, Over, Played, Rules, Throw
from opponents.outlook import Outlook, outlook
from opponents.playouts import pot
from opponents.review import APART, LEAST_COST, MOST_TURNING, Review, read, review, steps

THIBAULT, HYENA = rule_set("thibault"), rule_set("hyena")
LARGE = 0.03
"""More than any figure of a game may be wrong by."""


def sees(rules: Rules[Any, Any]) -> Outlook[Any]:
    found = outlook(rules)
    assert found is not None
    return found


def played(rules: Rules[Any, Any], seed: int, blunder: int | None = None) -> list[Any]:
    """A game in which every choice is the best one, but for one: the first from number `blunder` on
    where much is at stake is the worst."""
    rng, state, choices = Random(seed), rules.start(2), 0
    actions: list[Played[Any, Any]] = []
    outlook = sees(rules)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Throw):
            action = rng.choice(pot(turn.odds))
        else:
            worths = outlook.worths(state)
            planted = blunder is not None and choices >= blunder
            planted = planted and max(worths) - min(worths) >= LARGE
            action = turn.actions[worths.index(min(worths) if planted else max(worths))]
            choices += len(turn.actions) > 1
            blunder = None if planted else blunder
        actions.append(Played(turn.seat, state, action))
        state = rules.apply(state, action)
    return actions


def reviewed(rules: Rules[Any, Any], actions: list[Any]) -> Review:
    found = review(rules, actions, sees(rules))
    assert found is not None
    return found


@pytest.mark.parametrize("rules", [THIBAULT, HYENA], ids=lambda rules: str(rules.id))
def test_luck_and_costs_add_up_to_the_result_but_for_the_error_that_is_told(
    rules: Rules[Any, Any],
) -> None:
    for seed in range(3):
        found = reviewed(rules, played(rules, seed, blunder=20))
        first, second = found.sides
        told = first.luck - second.luck - first.cost + second.cost
        result = found.chances[-1] - found.chances[0]
        assert found.chances[-1] in (0, 1)
        assert result == pytest.approx(told + found.left)
        assert abs(found.left) <= found.error < 0.25


def test_in_the_hyena_race_nothing_is_left_over() -> None:
    for seed in range(5):
        assert reviewed(HYENA, played(HYENA, seed)).error < 1e-9


@pytest.mark.parametrize("seed", range(3))
def test_a_planted_blunder_is_found(seed: int) -> None:
    clean = reviewed(THIBAULT, played(THIBAULT, seed))
    assert clean.dearest((0, 1)) == ()
    assert all(side.cost == 0 for side in clean.sides)
    actions = played(THIBAULT, seed, blunder=40)
    found = reviewed(THIBAULT, actions)
    (mistake,) = found.dearest((0, 1))
    turn = THIBAULT.turn(actions[mistake.ply].before)
    assert isinstance(turn, Choose)
    assert mistake.seat == turn.seat
    assert turn.actions[mistake.chosen] == actions[mistake.ply].action
    assert mistake.best != mistake.chosen
    assert mistake.cost >= max(LEAST_COST, found.figure)
    assert found.sides[mistake.seat].cost == pytest.approx(mistake.cost)
    assert found.sides[1 - mistake.seat].cost == 0
    assert found.dearest((1 - mistake.seat,)) == ()
    assert found.sides[mistake.seat].rate == mistake.cost / found.sides[mistake.seat].decisions


def test_the_luck_of_a_throw_is_nought_on_the_average_by_its_odds() -> None:
    """Over all outcomes of a throw, each as likely as it is."""
    outlook = sees(THIBAULT)
    state = THIBAULT.start()
    turn = THIBAULT.turn(state)
    assert isinstance(turn, Throw)
    mean = Fraction(0)
    for action, odds in turn.odds:
        found = review(THIBAULT, [Played(turn.seat, state, action)], outlook)
        assert found is not None
        assert found.sides[turn.seat].throws == 1
        mean += odds * Fraction(found.sides[turn.seat].luck)
    assert abs(mean) < 1e-12


def test_the_turning_points_are_the_largest_moves_and_not_close_together() -> None:
    game = played(THIBAULT, 1, blunder=40)
    found = reviewed(THIBAULT, game)
    turns = [(each.seat, isinstance(THIBAULT.turn(each.before), Throw)) for each in game]
    parts = steps([seat for seat, _ in turns], [thrown for _, thrown in turns])
    assert [end for _, end in parts[:-1]] == [start for start, _ in parts[1:]]
    assert all(turns[start][1] for start, end in parts if end - start == 2)
    moves = {end - 1: abs(found.chances[end] - found.chances[start]) for start, end in parts}
    assert max(moves, key=moves.__getitem__) in found.turning
    assert set(found.turning) <= set(moves), "a throw is seen with what was chosen by it"
    assert 1 < len(found.turning) <= MOST_TURNING
    assert list(found.turning) == sorted(found.turning)
    gaps = [b - a for a, b in zip(found.turning, found.turning[1:], strict=False)]
    assert all(gap * APART >= len(game) for gap in gaps)


def test_a_review_is_the_same_after_a_line_of_json() -> None:
    found = reviewed(THIBAULT, played(THIBAULT, 2, blunder=30))
    again = read(found.written())
    assert again.sides == found.sides
    assert again.turning == found.turning
    assert again.chances == pytest.approx(found.chances, abs=1e-5)


def test_there_is_no_review_of_three_nor_of_nothing() -> None:
    state = HYENA.start(3)
    turn = HYENA.turn(state)
    assert isinstance(turn, Throw)
    throw = Played(turn.seat, state, turn.odds[0][0])
    assert review(HYENA, [throw], sees(HYENA)) is None
    assert review(HYENA, [], sees(HYENA)) is None


def test_reviews_are_made_where_the_outlook_is_sure_enough() -> None:
    judged = {rules.game for rules in CATALOGUE if outlook(rules) is not None}
    assert judged == {"senet", "hyena", "aseb"}


def test_each_position_with_a_choice_is_weighed_once() -> None:
    """What a throw led to has been weighed with what it might have led to."""

    @dataclass
    class Counting:
        sees: Outlook[Any]
        weighs_all: bool = True
        unsure: float = 0.01
        asked: list[Any] = field(default_factory=list)

        def chance(self, state: Any) -> float:
            turn = THIBAULT.turn(state)
            assert not isinstance(turn, Choose) or len(turn.actions) == 1
            return self.sees.chance(state)

        def worths(self, state: Any) -> tuple[float, ...]:
            self.asked.append(state)
            return self.sees.worths(state)

        def exact(self, state: Any) -> bool:
            return self.sees.exact(state)

    actions, counting = played(THIBAULT, 1), Counting(sees(THIBAULT))
    found = review(THIBAULT, actions, counting)
    assert len(counting.asked) == len(set(counting.asked))
    once_more = reviewed(THIBAULT, actions)
    assert found is not None
    assert found.chances == once_more.chances


def test_a_figure_that_may_be_an_error_is_no_mistake_unless_it_is_exact() -> None:
    """Whoever plays anything loses more than that many times; what a table knows is always told."""
    rng, state, actions = Random(5), THIBAULT.start(), list[Played[Any, Any]]()
    while not isinstance(turn := THIBAULT.turn(state), Over):
        offered = turn.actions if isinstance(turn, Choose) else pot(turn.odds)
        actions.append(Played(turn.seat, state, rng.choice(offered)))
        state = THIBAULT.apply(state, actions[-1].action)
    found = reviewed(THIBAULT, actions)
    told = [mistake.cost for side in found.sides for mistake in side.mistakes]
    assert 0.005 < found.figure < 0.03
    assert min(told) >= found.figure

    @dataclass
    class Knowing:
        sees: Outlook[Any] = field(default_factory=lambda: sees(THIBAULT))
        weighs_all: bool = True
        unsure: float = 0.01

        def chance(self, state: Any) -> float:
            return self.sees.chance(state)

        def worths(self, state: Any) -> tuple[float, ...]:
            return tuple(0.5 + (worth - 0.5) / 2 for worth in self.sees.worths(state))

        def exact(self, state: Any) -> bool:
            return True

    exact = review(THIBAULT, actions, Knowing())
    assert exact is not None
    costs = [mistake.cost for side in exact.sides for mistake in side.mistakes]
    assert min(costs) < exact.figure


def test_who_plays_anything_is_not_told_from_chance_and_who_plays_well_is() -> None:
    """However the outlook errs: the same options are compared."""
    outlook = sees(THIBAULT)
    for seed in range(2):
        rng, state, actions = Random(seed), THIBAULT.start(), list[Played[Any, Any]]()
        while not isinstance(turn := THIBAULT.turn(state), Over):
            if isinstance(turn, Throw):
                action = rng.choice(pot(turn.odds))
            elif turn.seat:
                worths = outlook.worths(state)
                action = turn.actions[worths.index(max(worths))]
            else:
                action = rng.choice(turn.actions)
            actions.append(Played(turn.seat, state, action))
            state = THIBAULT.apply(state, action)
        found = reviewed(THIBAULT, actions)
        anything, well = found.sides
        assert anything.chance.verdict == "chance"
        assert well.chance.verdict == "better"
        assert well.cost < well.chance.cost
        for seat, side in enumerate(found.sides):
            least, most = found.rates(seat)
            assert least <= side.rate < most


def test_a_beginning_is_too_little_to_tell_anybody_from_chance() -> None:
    found = reviewed(THIBAULT, played(THIBAULT, 1)[:6])
    assert {side.chance.verdict for side in found.sides} == {"few"}
