"""What every rule set of the catalogue keeps, whatever game it is of."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from games.catalogue import CATALOGUE, RuleSet, restore, rule_set
from games.core import (
    ActionError,
    Choose,
    GameError,
    Over,
    Throw,
    legal_actions,
    lookup,
    turns,
)
from games.record import record_of
from tests.contract.play import final, likely_faces, random_game, seeded

AnyRules = RuleSet[Any, Any]

every_rule_set = pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
every_table = pytest.mark.parametrize(
    ("rules", "seats"),
    [(rules, seats) for rules in CATALOGUE for seats in rules.seats],
    ids=lambda value: str(getattr(value, "id", value)),
)
"""Every rule set with every number of players."""

SEEDS = range(5)

SHOWN = 250
"""Of a long game about so many states are told and shown."""


def test_the_catalogue_is_not_empty_and_its_names_are_unique() -> None:
    assert CATALOGUE
    assert len({rules.id for rules in CATALOGUE}) == len(CATALOGUE)


@every_rule_set
def test_it_says_what_it_is(rules: AnyRules) -> None:
    assert rules.game
    assert rules.version >= 1
    assert rules.source
    assert len(rules.sides) == len(rules.letters) >= max(rules.seats)


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_ends_with_a_score_a_seat(rules: AnyRules, seats: int, seed: int) -> None:
    game = list(random_game(rules, seeded(seed), seats))
    end = rules.turn(final(rules, game))
    assert isinstance(end, Over)
    assert len(end.score) == seats
    assert set(end.winners) <= set(range(seats))
    assert end.reason


@every_table
def test_the_last_picture_tells_the_score_and_a_whole_game_its_length(
    rules: AnyRules, seats: int
) -> None:
    game = list(random_game(rules, seeded(1), seats))
    last = final(rules, game)
    end = rules.turn(last)
    assert isinstance(end, Over)
    assert [rules.view(played.before).score for played in game[-3:]] == [()] * min(3, len(game))
    view = rules.view(last)
    off = tuple(tray.off for tray in view.trays)
    assert (view.over, view.turns) == (True, 0)
    assert view.score in (end.score, off), "it counts what its words count"
    actions = [rules.write(played.action) for played in game]
    assert turns(game) == len(record_of(rules, seats, actions).turns)
    whole = view.ended(end.winners, view.score, turns(game))
    assert whole == replace(view, turns=turns(game))


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_in_every_state_met(rules: AnyRules, seats: int, seed: int) -> None:
    for played in random_game(rules, seeded(seed), seats):
        state = played.before
        assert hash(state) == hash(rules.load(rules.dump(state)))
        assert rules.load(rules.dump(state)) == state
        turn = rules.turn(state)
        assert not isinstance(turn, Over)
        if isinstance(turn, Throw):
            assert sum(chance for _, chance in turn.odds) == 1
            assert all(chance > 0 for _, chance in turn.odds)
            assert [rules.write(action) for action, _ in turn.odds] == [
                text for text, _ in turn.device.odds()
            ]
        else:
            assert turn.actions
        offered = legal_actions(rules, state)
        texts = [rules.write(action) for action in offered]
        assert len(set(texts)) == len(texts)
        assert all(" " not in text and text for text in texts)
        assert [lookup(rules, state, text) for text in texts] == list(offered)
        walk = rules.to_walk(state)
        assert len(walk) in (0, seats)
        assert all(walk), "what has nothing to walk has won"
        taps = rules.taps(state, offered)
        assert len(set(taps)) == len(taps) == len(offered)
        assert all(taps)
        orders = rules.orders(state)
        assert len({order.name for order in orders}) == len(orders)
        for order in orders:
            assert set(order.actions) <= set(offered)
            assert {
                each.message.startswith(f"{rules.game}-") for each in (order.give, order.recall)
            }


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_it_tells_describes_and_shows_every_state_met(
    rules: AnyRules, seats: int, seed: int
) -> None:
    game = list(random_game(rules, seeded(seed), seats))
    for at, played in list(enumerate(game))[:: max(1, len(game) // SHOWN)]:
        state = played.before
        for action in legal_actions(rules, state):
            told = rules.tell(state, action)
            assert told.message.startswith(f"{rules.game}-")
        for told in rules.pending(state):
            assert told.message.startswith(f"{rules.game}-")
        assert len(rules.describe(state)) == len(rules.view(state).trays) == seats
        turn = rules.turn(state)
        faces = None
        if isinstance(turn, Throw):
            faces = likely_faces(turn, rules.write(played.action))
        after = rules.apply(state, played.action)
        view = rules.view(after, tuple(game[max(0, at - 7) : at + 1]), faces)
        assert view == rules.view(after, tuple(game[max(0, at - 7) : at + 1]), faces)
        assert (view.thrown is None) == (faces is None)
        next_turn = rules.turn(after)
        if isinstance(next_turn, Choose):
            numbers = [choice.number for choice in view.choices]
            assert set(numbers) <= set(range(1, len(next_turn.actions) + 1))
        assert view.over == isinstance(next_turn, Over)


@every_rule_set
def test_a_match_counts_points_that_only_winners_get(rules: AnyRules) -> None:
    assert all(points > 0 for points in rules.matches)
    for seed in SEEDS if rules.matches else ():
        end = rules.turn(final(rules, list(random_game(rules, seeded(seed), rules.seats[0]))))
        assert isinstance(end, Over)
        scored = {seat for seat, points in enumerate(end.score) if points > 0}
        assert scored == set(end.winners)


@every_table
def test_who_gives_up_gets_no_point_and_gives_some_only_in_a_match(
    rules: AnyRules, seats: int
) -> None:
    for played in random_game(rules, seeded(1), seats):
        for seat in range(seats):
            score = rules.forfeit(played.before, seat)
            assert len(score) == seats
            assert score[seat] == 0
            assert any(score) == bool(rules.matches)


@every_rule_set
def test_the_lot_deals_the_seats_where_no_throw_does(rules: AnyRules) -> None:
    """`throw_off` is "" or a text that can be thrown first."""
    for one in (rules, *(rules.custom([entry]) for entry in every_switch(rules))):
        turn = one.turn(one.start(one.seats[0]))
        if one.throw_off:
            assert isinstance(turn, Throw)
            assert one.throw_off in {one.write(action) for action, _ in turn.odds}


@every_rule_set
def test_every_switch_is_told_by_name_and_rebuilt(rules: AnyRules) -> None:
    for entry in every_switch(rules):
        custom = rules.custom([entry])
        assert custom.switches() == (entry,)
        assert rule_set(rules.id, custom.switches()) == custom
        assert restore(rules.id, rules.version, custom.fields()) == custom
        assert custom != rules


def every_switch(rules: AnyRules) -> list[tuple[str, str]]:
    """Every value that is not the rule set's own."""
    return [(switch.name, value) for switch in rules.offered for value in switch.values[1:]]


@every_rule_set
def test_an_action_not_offered_is_refused_with_the_position(rules: AnyRules) -> None:
    game = list(random_game(rules, seeded(1), rules.seats[0]))
    foreign = {played.action for played in game}
    refused = 0
    for played in game[:40]:
        offered = legal_actions(rules, played.before)
        for action in foreign - set(offered):
            refused += 1
            with pytest.raises(ActionError) as error:
                rules.apply(played.before, action)
            assert rules.dump(played.before) in str(error.value)
    assert refused
    with pytest.raises(ActionError, match="not offered"):
        lookup(rules, game[0].before, "nonsense")


@every_rule_set
def test_nothing_can_be_played_after_the_end(rules: AnyRules) -> None:
    game = list(random_game(rules, seeded(2), rules.seats[0]))
    end = final(rules, game)
    assert legal_actions(rules, end) == ()
    with pytest.raises(ActionError, match="the game is over"):
        rules.apply(end, game[-1].action)


@every_rule_set
def test_it_is_played_by_its_numbers_of_seats_alone(rules: AnyRules) -> None:
    for seats in set(range(9)) - set(rules.seats):
        with pytest.raises(GameError):
            rules.start(seats)


@every_rule_set
def test_nonsense_is_no_position(rules: AnyRules) -> None:
    good = rules.dump(rules.start(rules.seats[0]))
    for bad in (
        "",
        " ",
        good + " ",
        " " + good,
        good.replace(" ", "  ", 1),
        good[:-1],
        "\n" + good,
    ):
        with pytest.raises(GameError) as error:
            rules.load(bad)
        assert repr(bad) in str(error.value)


@every_rule_set
def test_a_saved_game_rebuilds_its_rules(rules: AnyRules) -> None:
    assert restore(rules.id, rules.version, rules.fields()) == rules
    assert rule_set(rules.id) == rules
    assert rules.switches() == ()


@every_rule_set
def test_it_can_be_sent_to_another_process(rules: AnyRules) -> None:
    copy = pickle.loads(pickle.dumps(rules))  # noqa: S301 - written the line before
    assert copy == rules
    assert copy.turn(copy.start(rules.seats[0])) == rules.turn(rules.start(rules.seats[0]))
