"""What all the rule sets of Senet share, paragraph by paragraph (senet 1.1-1.9 and 8)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games import fair
from games.core import Choose, Over, SwitchError, Throw
from games.senet.parts import columns
from games.senet.rules import Senet
from games.senet.sets.bell import BELL
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.houses import HOUSES
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from games.senet.state import NETTING, State
from games.senet.words import HOUSE_NAMES, house_name
from tests.contract.play import final, random_game, seeded
from tests.games.boards import Senets, begun, placed, switched
from tests.games.every import SENET, each_senet, told

each = each_senet


def odds(rules: Senet) -> dict[str, Fraction]:
    turn = rules.turn(rules.start())
    assert isinstance(turn, Throw)
    return {rules.write(action): chance for action, chance in turn.odds}


@each
def test_1_1_thirty_houses_in_three_rows_of_ten(rules: Senet) -> None:
    squares = rules.view(rules.start()).squares
    assert [square.label for square in squares] == [str(house) for house in range(1, 31)]
    assert [len(row) for row in begun(rules).board.split("/")] == [10, 10, 10]


def test_1_1_walked_as_the_ox_ploughs() -> None:
    """House 11 lies under 10 and house 21 under 20: column n, 21 - n, n - 20."""
    for house in range(1, 31):
        upper, middle, lower = columns(1 << house)
        column = house if house <= 10 else 21 - house if house <= 20 else house - 20
        rows = [1 << column - 1 if row == (house - 1) // 10 else 0 for row in range(3)]
        assert [upper, middle, lower] == rows
    assert placed(THIBAULT, C="10", S="1").throws(1).offers == ["10-11"]
    assert placed(THIBAULT, C="20", S="1").throws(1).offers == ["20-21"]


@each
def test_1_2_the_cones_go_first(rules: Senet) -> None:
    assert rules.sides == ("cones", "spindles")
    assert begun(rules).due.startswith("C start")


def test_1_2_a_throw_off_gives_the_cones_to_who_throws_a_one() -> None:
    rules, salt = switched(first="throw_off"), fair.salt_of_presses(["1", "2"])
    for n in range(20):
        deal = fair.deal(rules, 2, bytes(32), f"game{n}", salt)
        assert "1" not in deal.scores[:-1]
        assert deal.scores[-1] == "1"
        assert sorted(deal.seats) == [0, 1]
    assert {fair.deal(rules, 2, bytes(32), f"game{n}", salt).seats for n in range(20)} == {
        (0, 1),
        (1, 0),
    }


def test_1_2_the_deciding_throw_is_not_played() -> None:
    assert begun(switched(first="throw_off")).line == begun().line


HIGHEST = {"thibault": "5", "tait": "6", "bell": "5", "houses": "5", "glebsite": "5"}
"""What a throw without a marked side counts, by rule set."""


def highest(rules: Senet) -> str:
    return told(HIGHEST, rules, lambda: str(rules.sticks))


with_dice = pytest.mark.parametrize(
    "rules",
    [rules for rules in SENET if any(switch.name == "dice" for switch in rules.offered)],
    ids=lambda rules: str(rules.id),
)


@each
def test_1_3_four_sticks_have_these_chances_in_sixteenths(rules: Senet) -> None:
    sixteenths = {"1": 4, "2": 6, "3": 4, "4": 1, highest(rules): 1}
    assert odds(rules) == {score: Fraction(n, 16) for score, n in sixteenths.items()}


def test_1_3_throws_are_independent() -> None:
    """The chances are the same in every position: a score that has not come is no likelier."""
    met = {
        turn.odds
        for played in random_game(THIBAULT, seeded(3))
        if isinstance(turn := THIBAULT.turn(played.before), Throw)
    }
    assert len(met) == 1


@with_dice
def test_1_4_two_dice_have_these_chances_in_thirty_sixths(rules: Senet) -> None:
    thirty_sixths = {"1": 9, "2": 14, "3": 9, "4": 2, highest(rules): 2}
    dice = rules.custom({"dice": "two"})
    assert odds(dice) == {score: Fraction(n, 36) for score, n in thirty_sixths.items()}


def test_1_4_the_5_of_the_dice_is_the_6_of_sticks_that_read_6() -> None:
    dice = switched(dice="two", sticks="6")
    assert odds(dice)["6"] == Fraction(2, 36)
    assert "5" not in odds(dice)


@pytest.mark.parametrize(
    ("dice", "score"),
    list(enumerate(("1", "4", "1", "1", "2", "2", "3", "3", "2", "5", "1"), 2)),
)
def test_1_4_the_sum_of_the_dice_is_read_so(dice: int, score: str) -> None:
    device = switched(dice="two").lookups.throws[0].device
    one = max(1, dice - 6)
    assert device.read((one - 1, dice - one - 1)) == score


@each
def test_1_5_a_piece_never_lands_on_one_of_its_own_side(rules: Senet) -> None:
    moves = 0
    for played in random_game(rules, seeded(5)):
        state = played.before
        assert not state.pieces[0] & state.pieces[1]
        turn = rules.turn(state)
        for action in turn.actions if isinstance(turn, Choose) else ():
            if action.kind not in ("pass", "take"):
                moves += 1
                assert not state.pieces[state.seat] >> action.target & 1
    assert moves > 50


LAST_STEP = {"thibault": (27, 4), "tait": (28, 3), "houses": (28, 3), "glebsite": (29, 1)}
"""A house and the score that bears a piece off from it, by rule set."""


def last_step(rules: Senet) -> tuple[int, int] | None:
    """The last house from which a piece is borne off, and the highest score that does it."""
    leaves = rules.lookups.leaves
    steps = [(house, n) for house in range(1, 31) for n in range(7) if leaves[n] >> house & 1]
    return max(steps, default=None)


@pytest.mark.parametrize(
    "rules",
    [rules for rules in SENET if not rules.goal.homes],  # those of Bell's end on the board
    ids=lambda rules: str(rules.id),
)
def test_1_6_the_last_piece_off_wins_at_once(rules: Senet) -> None:
    house, score = told(LAST_STEP, rules, lambda: last_step(rules))
    due = "C throw -" if rules.lookups.rethrows else "C start -"
    game = placed(rules, due, C=str(house), S="1").throws(score).plays(f"{house}-off")
    assert game.asks == "C has won"
    assert game.offers == []


@each
def test_1_7_a_turn_lasts_until_the_other_player_is_to_act(rules: Senet) -> None:
    """It begins with a throw, or a choice before it, and goes on with moves and throws."""
    game = list(random_game(rules, seeded(7)))
    for played in game:
        after = rules.apply(played.before, played.action)
        if after.due != "over":
            assert (after.seat != played.seat) == (after.due == "start")
    starts = [played.before for played in game if played.before.due == "start"]
    assert len(starts) > 20
    assert all(begins_with_a_throw(rules, state) for state in starts)


def begins_with_a_throw(rules: Senet, state: State) -> bool:
    turn = rules.turn(state)
    if isinstance(turn, Throw):
        return True
    return isinstance(turn, Choose) and "throw" in [rules.write(a) for a in turn.actions]


LONE: dict[str, tuple[Senets, ...]] = {
    "thibault": (begun().throws(2), placed(THIBAULT, C="30", S="1").throws(4)),
    "tait": (placed(TAIT, C="30", S="1").throws(1),),
    "bell": (begun(BELL).throws(3),),
    "houses": (placed(HOUSES, "C fate -", C="26", S="1").throws(2),),
    "glebsite": (begun(GLEBSITE).throws(4),),
}
"""Games with one thing to do, by rule set."""


def lone(rules: Senet) -> tuple[Senets, ...] | None:
    """A game at the first position of some random ones in which the cones have one thing to do."""
    for seed in range(20):
        for played in random_game(rules, seeded(seed)):
            turn = rules.turn(played.before)
            if isinstance(turn, Choose) and (turn.seat, len(turn.actions)) == (0, 1):
                return (Senets(rules, played.before),)
    return None


@each
def test_1_8_a_lone_legal_action_is_still_the_players_to_press(rules: Senet) -> None:
    for game in told(LONE, rules, lambda: lone(rules)):
        assert game.rules == rules
        assert (len(game.offers), game.asks) == (1, "C chooses")


NAMES = {
    "thibault": {
        15: "second-life",
        26: "beauty",
        27: "water",
        28: "three",
        29: "two",
        30: "heru",
    },
    "tait": {15: "safe", 26: "beauty", 27: "water", 28: "three", 29: "two", 30: "heru"},
    "bell": dict.fromkeys((15, 26, 27, 28, 29, 30), "safe"),
    "houses": {
        15: "second-life",
        26: "beauty",
        27: "water",
        28: "three",
        29: "two",
        30: "heru",
    },
    "glebsite": {30: "exit"},
}
"""The houses that mean something, by rule set."""


def named(rules: Senet) -> dict[int, str]:
    """Those that the fields name: on the way out, with a name of their own, or only safe."""
    names = dict.fromkeys(rules.safe, "safe")
    names |= {house: HOUSE_NAMES[house] for house in rules.named}
    names |= {NETTING: HOUSE_NAMES[NETTING]} if rules.netting else {}
    return names | dict.fromkeys(range(rules.last + 1, 31), "exit")


@each
def test_1_9_named_houses_are_named_where_they_mean_something(rules: Senet) -> None:
    names = {house: house_name(rules, house) for house in range(1, 31)}
    meant = {house: name for house, name in names.items() if name != "none"}
    assert meant == told(NAMES, rules, lambda: named(rules))
    assert meant == named(rules)


def test_1_9_house_16_is_the_netting_where_it_costs_a_turn() -> None:
    assert house_name(switched(netting="on"), 16) == "netting"
    assert house_name(THIBAULT, 16) == "none"


ON = ("off", "on")
DICE = ("sticks", "two")
SWITCHES: dict[str, dict[str, tuple[str, ...]]] = {
    "thibault": {
        "dice": DICE,
        "sticks": ("5", "6"),
        "pieces": ("5", "7", "9", "10", "3"),
        "bank_throws": ON,
        "second_needs_one": ON,
        "start": ("board", "hand"),
        "no_move": ("lose_turn", "lose_throw"),
        "block": ("0", "3"),
        "retreat_attack": ("on", "off"),
        "second_life": ("plain", "safe", "safe_extra"),
        "beauty_extra": ON,
        "water_single": ON,
        "water": ("drown", "first_house", "re_enter"),
        "last_three_move": ON,
        "safe_end": ON,
        "must_bear_off": ON,
        "bear_off": ("any", "last_row"),
        "netting": ON,
        "first": ("random", "throw_off"),
    },
    "kendall": {
        "dice": DICE,
        "pieces": ("5", "7", "10"),
        "bank_throws": ON,
        "second_needs_one": ON,
        "no_move": ("lose_turn", "lose_throw"),
        "block": ("3", "0"),
        "bear_off": ("any", "beyond_10"),
        "first": ("random", "throw_off"),
    },
    "tait": {"dice": DICE},
    "bell": {"dice": DICE},
    "houses": {"dice": DICE},
    "skyruk": {"dice": DICE, "pieces": ("5", "7")},
    "glebsite": {
        "dice": DICE,
        "pieces": ("5", "6", "7", "3"),
        "easy": ON,
        "neighbour_rows": ON,
    },
}
"""Senet 8: the switches of each rule set and their values, its own first."""


def switches_of(rules: Senet) -> dict[str, tuple[str, ...]]:
    """Those told above; a rule set that is not there has `dice` or none."""
    offered = {switch.name for switch in rules.offered}
    common: dict[str, tuple[str, ...]] = {"dice": DICE} if offered else {}
    return told(SWITCHES, rules, lambda: common if offered <= {"dice"} else None)


@each
def test_8_the_switches_and_their_values(rules: Senet) -> None:
    """Senet 8."""
    assert {switch.name: switch.values for switch in rules.offered} == switches_of(rules)
    own = {switch.name: switch.values[0] for switch in rules.offered}
    assert rules.custom(own) == rules


@each
def test_8_a_switch_or_value_it_does_not_have_is_refused_by_name(rules: Senet) -> None:
    """Senet 8."""
    own = switches_of(rules)
    foreign = {name for switches in SWITCHES.values() for name in switches} - set(own)
    for name in foreign:
        with pytest.raises(SwitchError, match=f"{rules.id} has no switch '{name}'"):
            rules.custom({name: "on"})
    for name in own:
        with pytest.raises(SwitchError, match=f"{name}=wine does not exist"):
            rules.custom({name: "wine"})


@each
def test_1_6_random_games_are_won_by_the_side_that_is_done_or_drawn_when_quiet(
    rules: Senet,
) -> None:
    for seed in range(5):
        end = final(rules, list(random_game(rules, seeded(seed))))
        turn = rules.turn(end)
        assert isinstance(turn, Over)
        if turn.reason != "quiet":
            done = end.pieces if rules.goal.homes else end.off
            all_done = rules.lookups.first if rules.goal.homes else (rules.pieces, rules.pieces)
            assert turn.winners == (end.seat,)
            assert done[end.seat] == all_done[end.seat]


@each_senet
def test_the_numbers_that_texts_spell_out_are_those_of_the_rule_set(rules: Senet) -> None:
    """`senet-fate`, `senet-trial` and `senet-bank` tell numbers in words; whoever changes these
    fields in a rule set makes them arguments of the text first."""
    if rules.fates:
        assert rules.fates == HOUSES.fates, "senet-fate and senet-trial tell those of `houses`"
    if rules.bank_throws or any(switch.field == "bank_throws" for switch in rules.offered):
        assert rules.again == THIBAULT.again, "senet-bank tells those of `thibault`"


@each
def test_2_9_the_lesson_that_nobody_changes_places_holds_on_28_to_30_alone(rules: Senet) -> None:
    """On 26 and 27 an enemy may be exchanged by the same rules."""
    met = set[str]()
    for seed in range(12):
        for step in random_game(rules, seeded(seed)):
            turn = rules.turn(step.before)
            for action in turn.actions if isinstance(turn, Choose) else ():
                if action.kind in ("exchange", "drop"):
                    shown = {lesson.message for lesson in rules.lessons(step.before, action)}
                    assert ("senet-lesson-drop" in shown) is (action.target >= 28)
                    met.add(action.kind)
    assert "drop" in met or rules is not THIBAULT
