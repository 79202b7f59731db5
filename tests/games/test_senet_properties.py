"""What holds in every game of Senet, whatever the switches."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Choose, Over, PositionError, Throw, offers
from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT
from games.senet.state import State
from tests.contract.play import final, random_game, seeded

SETTINGS = [
    (switch.name, value)
    for switch in THIBAULT.offered
    if switch.name != "first"  # the table's matter: it changes nothing here
    for value in switch.values[1:]
]
PAIRS = [pair for pair in combinations(SETTINGS, 2) if pair[0][0] != pair[1][0]]

any_switches = st.fixed_dictionaries(
    {switch.name: st.sampled_from(switch.values) for switch in THIBAULT.offered}
)


def sound(rules: Senet, state: State) -> None:
    """Pieces conserved, at most one a house, texts unique, the line reads back."""
    cones, spindles = state.pieces
    assert cones & spindles == 0
    assert (cones | spindles) & ~sum(1 << house for house in range(1, 31)) == 0
    for seat in range(2):
        count = state.pieces[seat].bit_count() + state.hand[seat] + state.off[seat]
        assert count == rules.pieces
    assert rules.load(rules.dump(state)) == state
    texts = [rules.write(action) for action in offers(rules, state)]
    assert len(set(texts)) == len(texts)
    turn = rules.turn(state)
    if isinstance(turn, Choose):
        assert turn.actions
    elif isinstance(turn, Throw):
        assert sum(chance for _, chance in turn.odds) == 1


def test_every_switch_is_paired_with_every_other() -> None:
    assert len(PAIRS) > 150
    assert {name for pair in PAIRS for name, _ in pair} == {name for name, _ in SETTINGS}


@pytest.mark.parametrize("first", SETTINGS, ids="=".join)
def test_random_games_with_any_two_switches_end(first: tuple[str, str]) -> None:
    for pair in PAIRS:
        if pair[0] == first:
            rules = THIBAULT.custom(pair)
            game = list(random_game(rules, seeded(str(pair))))
            assert isinstance(rules.turn(final(rules, game)), Over)
            for played in game[:: max(1, len(game) // 25)]:
                sound(rules, played.before)


@settings(max_examples=40, deadline=None)
@given(any_switches, st.integers(0, 2**32))
def test_random_games_with_any_switches_end_soundly(switches: dict[str, str], seed: int) -> None:
    rules = THIBAULT.custom(switches)
    game = list(random_game(rules, seeded(seed)))
    for played in game:
        sound(rules, played.before)
        assert played.action in offers(rules, played.before)
    end = final(rules, game)
    sound(rules, end)
    turn = rules.turn(end)
    assert isinstance(turn, Over)
    assert end.off[turn.winners[0]] == rules.pieces > end.off[1 - turn.winners[0]]


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="CS./ 0123456789,:-=playtrowsvebnkidu", max_size=70))
def test_any_text_is_a_position_or_refused_with_a_reason(text: str) -> None:
    refusal = _refusal(text)
    if refusal is None:
        assert THIBAULT.dump(THIBAULT.load(text)) == text
    else:
        assert repr(text) in refusal


def _refusal(text: str) -> str | None:
    try:
        THIBAULT.load(text)
    except PositionError as error:
        return str(error)
    return None


@given(any_switches)
@settings(max_examples=60, deadline=None)
def test_a_saved_game_of_any_switches_is_rebuilt(switches: dict[str, str]) -> None:
    rules = THIBAULT.custom(switches)
    assert THIBAULT.restored(rules.fields()) == rules
    assert THIBAULT.custom(rules.switches()) == rules
