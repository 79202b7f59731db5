"""What holds in every game of Hyena, for any number of players and holes."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Choose, Over, PositionError, Throw, legal_actions
from games.hyena.rules import Hyena
from games.hyena.sets.hyena import HYENA
from games.hyena.state import State, day_of
from games.record import record_of
from tests.contract.play import final, random_game, seeded
from tests.games.mothers import Walk, holed

any_holes = st.sampled_from([20, 30, 50, 80])
any_seats = st.integers(2, 6)


def sound(rules: Hyena, state: State) -> None:
    """The line reads back, texts are unique, and who is to act is still in the game."""
    assert rules.load(rules.dump(state)) == state
    texts = [rules.write(action) for action in legal_actions(rules, state)]
    assert len(set(texts)) == len(texts)
    turn = rules.turn(state)
    if isinstance(turn, Throw):
        assert texts == ["2", "3", "6", "taba"]
        assert sum(chance for _, chance in turn.odds) == 1
    elif isinstance(turn, Choose):
        assert texts == ["pay", "keep"]
    if not isinstance(turn, Over):
        assert turn.seat == state.owner or not state.players[turn.seat].order


def went_on(rules: Hyena, before: State, after: State) -> None:
    """No piece goes back on its way, nobody comes back to life, no account is overdrawn."""
    assert after.hyena >= before.hyena
    for now, then in zip(after.players, before.players, strict=True):
        if then.order:
            assert (now.at, now.order) == (then.at, then.order)
        elif now.order and now.at != rules.home:
            assert 0 < day_of(then.at, rules.well) < rules.well
        else:
            assert now.at >= then.at
        assert now.tabas >= 0
        assert now.kept >= 0
    assert before.owner in (-1, after.owner)


def ended(rules: Hyena, state: State) -> None:
    """The hyena's player has won, and everybody has a place of their own."""
    turn = rules.turn(state)
    assert isinstance(turn, Over)
    assert turn.winners == (state.owner,)
    assert sorted(turn.score) == list(range(len(state.players)))
    assert turn.score[state.owner] == len(state.players) - 1
    assert turn.reason == ("hyena home" if state.hyena == rules.home else "all home or eaten")


@settings(max_examples=80, deadline=None)
@given(any_holes, any_seats, st.integers(0, 2**32))
def test_random_games_end_soundly(holes: int, seats: int, seed: int) -> None:
    rules = holed(holes)
    game = list(random_game(rules, seeded(seed), seats))
    for played in game:
        sound(rules, played.before)
        went_on(rules, played.before, rules.apply(played.before, played.action))
    end = final(rules, game)
    sound(rules, end)
    ended(rules, end)


def test_games_end_both_ways_and_every_kind_of_action_is_met() -> None:
    reasons, actions = set(), set()
    for seed in range(40):
        game = list(random_game(HYENA, seeded(seed), 3))
        turn = HYENA.turn(final(HYENA, game))
        assert isinstance(turn, Over)
        reasons.add(turn.reason)
        actions |= {HYENA.write(played.action) for played in game}
    assert reasons == {"hyena home", "all home or eaten"}
    assert actions == {"taba", "2", "3", "6", "pay", "keep"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nobody_has_two_turns_on_end(seats: int) -> None:
    """Whose turn ends by a 2, or is done when she comes home, sees another seat act."""
    for seed in range(10):
        for played in random_game(HYENA, seeded(seed), seats):
            after = HYENA.apply(played.before, played.action)
            ends = HYENA.write(played.action) == "2" and after.due == "throw"
            if ends or (played.before.due == "pay:2" and after.due != "over"):
                assert after.seat != played.seat


@st.composite
def lines(draw: st.DrawFn) -> str:
    """Lines like positions, mostly impossible ones."""
    day = st.sampled_from(
        ["0*", "0", "5", "29", "30", "31", "32", "b31", "b30", "b1", "b0", "b0#2", "x", "x#2"]
    )
    count = st.sampled_from(["0", "1", "3", "4", "10", "00"])
    players = draw(st.lists(st.tuples(day, count, count).map("+".join), min_size=1, max_size=7))
    owner = draw(st.sampled_from(["-", "1:0*", "1:0", "2:31", "1:b31", "2:b9", "1:b0"]))
    seat = draw(st.integers(0, 7))
    due = draw(st.sampled_from(["throw", "pay", "pay:2", "over", ""]))
    return f"N=30 {' '.join(players)} h={owner} {seat} {due}"


@settings(max_examples=400, deadline=None)
@given(lines())
def test_a_line_is_refused_or_read_and_can_be_played(line: str) -> None:
    try:
        state = HYENA.load(line)
    except PositionError as error:
        assert repr(line) in str(error)  # noqa: PT017 - most lines are refused, few are not
        return
    assert HYENA.dump(state) == line
    sound(HYENA, state)
    for action in legal_actions(HYENA, state):
        sound(HYENA, HYENA.apply(state, action))


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=60))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        HYENA.load(text)


def counted(game: Walk, depth: int) -> tuple[int, int]:
    """Sequences of so many actions, and the different positions after them."""
    found = Counter([game.state])
    for _ in range(depth):
        after: Counter[State] = Counter()
        for state, ways in found.items():
            for action in legal_actions(game.rules, state):
                after[game.rules.apply(state, action)] += ways
        found = after
    return found.total(), len(found)


COUNTS = [
    ("N=30 0*+0+0 0*+0+0 h=- 1 throw", (4, 3), (16, 8), (64, 22), (256, 55)),
    ("N=30 28+3+0 5+0+0 h=- 1 throw", (4, 4), (12, 12), (48, 41), (184, 121)),
    ("N=20 20+0+0 18+3+0 h=- 1 throw", (4, 3), (16, 11), (60, 32), (228, 89)),
    ("N=30 31+3+25 b9+0+0 5+0+0 h=- 1 throw", (4, 4), (16, 13), (64, 38), (256, 110)),
    ("N=30 b4+2+0 b20+0+0 20+0+0 h=- 1 throw", (4, 4), (16, 13), (64, 41), (256, 124)),
    ("N=20 b0+9+0 12+0+0 b18+0+0 21+3+4 h=1:21 1 throw", (4, 3), (16, 11), (64, 34), (252, 99)),
]
"""Sequences and positions after one to four actions; a choice has two actions, a throw four.

From the village a first throw changes nothing (3, 6), is a taba, or passes the turn (2). From day
28 with 3 tabas a 2 leads to 30 and the last day is paid, a 3 leads to the well, and after a taba
and a 6, which is lost, paying is chosen: 4 + 4 + 2 + 2 sequences of two.
"""


@pytest.mark.parametrize("counts", COUNTS, ids=lambda counts: str(counts[0]))
def test_sequences_and_positions_that_follow(
    counts: tuple[str, tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]],
) -> None:
    line, *expected = counts
    rules = holed(int(line.split(" ")[0].removeprefix("N=")))
    game = Walk(rules, rules.load(line))
    assert [counted(game, depth) for depth in (1, 2, 3, 4)] == expected


def test_half_of_all_first_turns_end_without_a_taba() -> None:
    """A taba and a 2 are equally likely, so either is first in half of all turns (hyena 2)."""
    chances: dict[State, Fraction] = {HYENA.start(2): Fraction(1)}
    waits = leaves = Fraction(0)
    for _ in range(40):
        after: dict[State, Fraction] = {}
        for state, chance in chances.items():
            turn = HYENA.turn(state)
            assert isinstance(turn, Throw)
            for action, odds in turn.odds:
                state_after = HYENA.apply(state, action)
                if state_after.players[0].at >= 0:
                    leaves += chance * odds
                elif state_after.seat:
                    waits += chance * odds
                else:
                    after[state_after] = after.get(state_after, Fraction(0)) + chance * odds
        chances = after
    assert waits == leaves
    assert 1 - waits - leaves == Fraction(1, 4) ** 40


def test_a_record_of_a_game_names_its_turns_and_its_end() -> None:
    game = list(random_game(HYENA, seeded(3), 3))
    record = record_of(HYENA, 3, [HYENA.write(played.action) for played in game])
    assert sum(len(turn.actions) for turn in record.turns) == len(game)
    assert record.tag("Game") == "hyena"
    end = HYENA.turn(final(HYENA, game))
    assert isinstance(end, Over)
    winner = end.winners[0]
    others = [score for seat, score in enumerate(end.score) if seat != winner]
    assert record.tag("Result") == f"player{winner + 1} 2-{others[0]}-{others[1]}"
    assert record.tag("Reason") == end.reason
    for turn, following in zip(record.turns, record.turns[1:], strict=False):
        assert turn.letter != following.letter


def test_a_rule_set_and_its_positions_pickle() -> None:
    rules = holed(50)
    state = rules.apply(rules.start(3), legal_actions(rules, rules.start(3))[0])
    again, back = pickle.loads(pickle.dumps((rules, state)))  # noqa: S301 - its own bytes
    assert (again, back) == (rules, state)
    assert again.dump(back) == rules.dump(state)
    assert again.restored(rules.fields()) == rules
