"""What holds in every game of Seega, whatever the switches."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import ActionError, Choose, Over, PositionError, legal_actions
from games.fields import to_text
from games.seega.rules import Seega
from games.seega.sets.siga import SIGA
from games.seega.state import Action, State, squares
from tests.contract.play import final, random_game, seeded
from tests.games.every import SEEGA
from tests.games.pairs import all_pairs

LONGEST = 400
"""Actions of a game that need not end (quiet_limit=0)."""


@st.composite
def any_rules(draw: st.DrawFn) -> Seega:
    """A rule set with any switches."""
    rules = draw(st.sampled_from(SEEGA))
    return rules.custom(
        {switch.name: draw(st.sampled_from(switch.values)) for switch in rules.offered}
    )


def some(rules: Seega, rng: random.Random) -> list[State]:
    """The positions of a random game, or of the beginning of an endless one."""
    found = [rules.start()]
    for _ in range(LONGEST if not rules.quiet_limit else 20_000):
        turn = rules.turn(found[-1])
        if isinstance(turn, Over):
            return found
        assert isinstance(turn, Choose)
        found.append(rules.apply(found[-1], rng.choice(turn.actions)))
    assert not rules.quiet_limit, rules.dump(found[-1])
    return found


def sound(rules: Seega, state: State) -> None:
    """At most one stone a square, none lost but by capture, texts unique, the line reads back."""
    one, other = state.stones
    assert one & other == 0
    assert (one | other) & ~rules.lookups.board == 0
    for seat in range(2):
        assert state.stones[seat].bit_count() + state.hand[seat] <= rules.lookups.stones
    assert rules.load(rules.dump(state)) == state
    offered = legal_actions(rules, state)
    texts = [rules.write(action) for action in offered]
    assert len(set(texts)) == len(texts)
    taps = rules.taps(state, offered)
    assert len(set(taps)) == len(taps)
    ends = [(action.source, action.target) for action in offered]
    assert ends == sorted(ends)
    if state.due == "over":
        ended(rules, state)
    else:
        assert offered


def ended(rules: Seega, state: State) -> None:
    """Somebody has won as the rule set says, or the stones were counted."""
    over = rules.turn(state)
    assert isinstance(over, Over)
    one, other = over.score
    assert over.score == tuple(stones.bit_count() for stones in state.stones)
    ahead = () if one == other else (int(other > one),)
    if over.reason == "captured":
        assert min(over.score) < 2
        assert over.winners == ahead
    elif over.reason == "quiet":
        assert state.quiet == rules.quiet_limit > 0
        assert over.winners == ahead
    elif over.reason == "stuck":
        assert rules.stuck.loses
    else:
        assert (over.reason, rules.stuck.owed) == ("locked", True)
        assert over.winners == ahead


def between(rules: Seega, state: State, action: Action) -> None:
    """Seega 1.4 said over again, square by square: what a move takes, and that it takes it all."""
    mine = set(squares(state.stones[state.seat])) - {action.source}
    theirs = set(squares(state.stones[1 - state.seat]))
    ways = [(file, rank) for file in (-1, 0, 1) for rank in (-1, 0, 1) if (file, rank) != (0, 0)]
    taken = set()
    for file, rank in ways:
        if rules.directions == 4 and file and rank:
            continue
        step = 10 * file + rank
        enemy, partner = action.target + step, action.target + 2 * step
        safe = rules.centre_safe and enemy == rules.size // 2 * 11
        if enemy in theirs and partner in mine and not safe:
            taken.add(enemy)
    assert set(squares(action.taken)) == taken


PAIRS = [(rules, switches) for rules in SEEGA for switches in all_pairs(rules.offered)]
"""Any two values of any two switches stand together in one of these."""


@pytest.mark.parametrize(
    ("rules", "switches"),
    PAIRS,
    ids=[f"{rules.id}-{at}" for at, (rules, _) in enumerate(PAIRS)],
)
def test_random_games_with_any_two_values_of_switches_are_sound_and_end(
    rules: Seega, switches: dict[str, str]
) -> None:
    rules = rules.custom(switches)
    states = some(rules, seeded(str(switches)))
    for state in [*states[:: max(1, len(states) // 40)], states[-1]]:
        sound(rules, state)
        for action in legal_actions(rules, state):
            if action.kind in ("move", "leap"):
                between(rules, state, action)


@settings(max_examples=60, deadline=None)
@given(any_rules(), st.integers(0, 2**32))
def test_random_games_of_any_rules_are_sound(rules: Seega, seed: int) -> None:
    states = some(rules, seeded(seed))
    for state in [*states[:: max(1, len(states) // 60)], states[-1]]:
        sound(rules, state)


def test_random_games_end_by_captures_by_quiet_and_by_a_lock_that_loses() -> None:
    met = set()
    rules: Seega
    for rules in (*SEEGA, *(SIGA.custom({"size": "3", "stuck": s}) for s in ("loses", "passage"))):
        for seed in range(150):
            game = list(random_game(rules, seeded(seed)))
            over = rules.turn(final(rules, game))
            assert isinstance(over, Over)
            met.add(over.reason)
    assert {"captured", "quiet", "stuck"} <= met


def test_a_move_that_gives_a_passage_never_captures() -> None:
    """Seega 3.6: a stone beside an empty square is not stuck, so none of those stuck is taken."""
    met = 0
    for number, (rules, switches) in enumerate(PAIRS):
        custom: Seega = rules.custom(
            switches | {"stuck": "passage", "leaps": "off", "quiet_limit": "40"}
        )
        for seed in range(6):
            for played in random_game(custom, seeded(f"{number} {seed}")):
                if played.before.due == "free":
                    met += 1
                    assert not any(action.taken for action in legal_actions(custom, played.before))
    assert met


@pytest.mark.parametrize("rules", SEEGA, ids=lambda rules: str(rules.id))
def test_an_action_not_offered_is_refused_with_the_position(rules: Seega) -> None:
    game = list(random_game(rules, seeded(3)))
    for played in game[::7]:
        offered: tuple[Action, ...] = legal_actions(rules, played.before)
        for action in {other.action for other in game} - set(offered):
            with pytest.raises(ActionError) as error:
                rules.apply(played.before, action)
            assert rules.dump(played.before) in str(error.value)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(SEEGA),
    st.text(alphabet="xo./ 0123456789:-placemovfrhin", max_size=60),
)
def test_any_text_is_a_position_or_refused_with_a_reason(rules: Seega, text: str) -> None:
    refusal = _refusal(rules, text)
    if refusal is None:
        assert rules.dump(rules.load(text)) == text
    else:
        assert repr(text) in refusal


@settings(max_examples=300, deadline=None)
@given(any_rules(), st.integers(0, 2**32), st.integers(0, 59), st.sampled_from("xo./0123456789 -:"))
def test_a_line_with_one_sign_changed_is_another_position_or_refused(
    rules: Seega, seed: int, at: int, sign: str
) -> None:
    """What is accepted is a position that can be asked, and is written as it was read."""
    rng = seeded(seed)
    line = rules.dump(rng.choice(some(rules, rng)))
    text = line[:at] + sign + line[at + 1 :]
    refusal = _refusal(rules, text)
    if refusal is None:
        sound(rules, rules.load(text))
    else:
        assert repr(text) in refusal


def _refusal(rules: Seega, text: str) -> str | None:
    try:
        rules.load(text)
    except PositionError as error:
        return str(error)
    return None


@settings(max_examples=60, deadline=None)
@given(any_rules())
def test_a_saved_game_of_any_rules_is_rebuilt(rules: Seega) -> None:
    own = next(known for known in SEEGA if known.id == rules.id)
    assert own.restored(rules.fields()) == rules
    assert own.custom(rules.switches()) == rules
    assert all(to_text(value) == text for value, text in _typed(rules))


def _typed(rules: Seega) -> list[tuple[object, str]]:
    return [(getattr(rules, name), text) for name, text in rules.fields()]
