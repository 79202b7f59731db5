"""What holds in every game of Senet, whatever the switches."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Choose, Over, PositionError, Throw, legal_actions
from games.senet.rules import Senet
from games.senet.sets.bell import BELL
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.houses import HOUSES
from games.senet.state import State
from tests.contract.play import final, random_game, seeded
from tests.games.every import SENET
from tests.games.pairs import all_pairs

PAIRS = [(rules, switches) for rules in SENET for switches in all_pairs(rules.offered)]
"""Any two values of any two switches stand together in one of these."""


@st.composite
def any_rules(draw: st.DrawFn) -> Senet:
    """A rule set with any switches."""
    rules = draw(st.sampled_from(SENET))
    return rules.custom(
        {switch.name: draw(st.sampled_from(switch.values)) for switch in rules.offered}
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
    texts = [rules.write(action) for action in legal_actions(rules, state)]
    assert len(set(texts)) == len(texts)
    turn = rules.turn(state)
    if isinstance(turn, Choose):
        assert turn.actions
    elif isinstance(turn, Throw):
        assert sum(chance for _, chance in turn.odds) == 1


def throws_still(rules: Senet, state: State, seat: int) -> int:
    """The throws that a side is still to make in this turn, the one due included."""
    turn = rules.turn(state)
    if state.seat != seat or isinstance(turn, Over) or state.due == "start":
        return 0
    return state.owed + (state.due in ("throw", "fate"))


def test_a_move_is_told_with_the_extra_throws_that_it_brings() -> None:
    """Neither one at the end of the game nor a second where only one is owed (senet 1.6, 3)."""
    met = set()
    customs = [*SENET, *(rules.custom(switches) for rules, switches in PAIRS)]
    for number, custom in enumerate(customs):
        for played in random_game(custom, seeded(number), 2):
            before, action = played.before, played.action
            told = dict(custom.tell(before, action).args)
            if "extra" not in told:
                continue
            after = custom.apply(before, action)
            still = throws_still(custom, after, played.seat)
            score = before.throws[0] in custom.lookups.again and not custom.bank_throws
            falls = custom.water_ends and action.target == 27
            gained = still - before.owed - score
            if after.due in ("over", "fate") or falls:
                gained = 0
            assert told["extra"] == gained, (custom.dump(before), custom.write(action))
            met.add(gained)
    assert met == {0, 1}


def ended(rules: Senet, state: State) -> None:
    """Somebody has won as the rule set says, or it was quiet for too long."""
    turn = rules.turn(state)
    assert isinstance(turn, Over)
    if turn.reason == "quiet":
        assert state.quiet == rules.quiet_limit > 0
        best = max(state.off)
        ahead = [seat for seat in range(2) if state.off[seat] == best]
        assert list(turn.winners) == (ahead if len(ahead) == 1 else [])
        return
    (winner,) = turn.winners
    if rules.goal.homes:
        home = rules.lookups.first
        assert state.pieces[winner] == home[winner]
        assert state.pieces[1 - winner] != home[1 - winner]
    else:
        assert state.off[winner] == rules.pieces > state.off[1 - winner]


@pytest.mark.parametrize(
    ("rules", "switches"),
    PAIRS,
    ids=[f"{rules.id}-{at}" for at, (rules, _) in enumerate(PAIRS)],
)
def test_random_games_with_any_two_values_of_switches_end(
    rules: Senet, switches: dict[str, str]
) -> None:
    rules = rules.custom(switches)
    for seed in range(2):
        game = list(random_game(rules, seeded(f"{seed} {switches}")))
        ended(rules, final(rules, game))
        for played in game[:: max(1, len(game) // 25)]:
            sound(rules, played.before)


@settings(max_examples=60, deadline=None)
@given(any_rules(), st.integers(0, 2**32))
def test_random_games_of_any_rules_end_soundly(rules: Senet, seed: int) -> None:
    game = list(random_game(rules, seeded(seed)))
    for played in game[:: max(1, len(game) // 250)]:
        sound(rules, played.before)
        assert played.action in legal_actions(rules, played.before)
    end = final(rules, game)
    sound(rules, end)
    ended(rules, end)


@pytest.mark.parametrize("rules", [BELL, HOUSES, GLEBSITE], ids=lambda rules: str(rules.id))
def test_nobody_rests_where_the_rule_set_has_no_resting(rules: Senet) -> None:
    """Senet 5.5, 6.6 and 7.4 in whole games."""
    for seed in range(3):
        for played in random_game(rules, seeded(seed)):
            state = played.before
            if rules is BELL:
                home = rules.lookups.first
                assert not state.pieces[0] & home[1]
                assert not state.pieces[1] & home[0]
            elif rules is HOUSES:
                on_beauty = (state.pieces[0] | state.pieces[1]) >> 26 & 1
                assert not on_beauty or state.due in ("fate", "play")
                assert state.due != "fate" or on_beauty
            else:
                assert not (state.pieces[0] | state.pieces[1]) >> 30 & 1


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(SENET),
    st.text(alphabet="CS./ 0123456789,:-=playtrowsvebnkidfqu", max_size=70),
)
def test_any_text_is_a_position_or_refused_with_a_reason(rules: Senet, text: str) -> None:
    refusal = _refusal(rules, text)
    if refusal is None:
        assert rules.dump(rules.load(text)) == text
    else:
        assert repr(text) in refusal


@settings(max_examples=300, deadline=None)
@given(any_rules(), st.integers(0, 2**32), st.integers(0, 59), st.sampled_from("CS.0123456789 ,-:"))
def test_a_line_with_one_sign_changed_is_another_position_or_refused(
    rules: Senet, seed: int, at: int, sign: str
) -> None:
    """What is accepted is a position that can be asked, and is written as it was read."""
    rng = seeded(seed)
    before = [played.before for _, played in zip(range(80), random_game(rules, rng), strict=False)]
    line = rules.dump(rng.choice(before))
    text = line[:at] + sign + line[at + 1 :]
    refusal = _refusal(rules, text)
    if refusal is None:
        sound(rules, rules.load(text))
    else:
        assert repr(text) in refusal


def _refusal(rules: Senet, text: str) -> str | None:
    try:
        rules.load(text)
    except PositionError as error:
        return str(error)
    return None


@settings(max_examples=60, deadline=None)
@given(any_rules())
def test_a_saved_game_of_any_rules_is_rebuilt(rules: Senet) -> None:
    own = next(known for known in SENET if known.id == rules.id)
    assert own.restored(rules.fields()) == rules
    assert own.custom(rules.switches()) == rules
