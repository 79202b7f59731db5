"""What pictures and captions are given of what only some rule sets have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import Faces, Told
from games.senet.parts import WATERS, to_second_life
from games.senet.rules import Senet
from games.senet.sets.bell import BELL
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.houses import HOUSES
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from games.view import BoardView, Choice, Thrown, Trace
from tests.games.boards import Last, Senets, begun, drawn, moved, placed, switched, told
from tests.games.every import FIRST, SENET, holds


def seen(game: Senets, last: Last = (), faces: Faces | None = None) -> BoardView:
    return game.rules.view(game.state, last, faces)


def args(game: Senets, text: str) -> dict[str, str | int]:
    return dict(told(game, text).args)


BANK = switched(bank_throws="on")


def pending(game: Senets) -> list[tuple[str, dict[str, str | int]]]:
    return [(told.message, dict(told.args)) for told in game.rules.pending(game.state)]


NAMED = {"26": "nefer", "27": "water", "28": "three", "29": "two", "30": "sun"}
SIGNS = {"15": "ankh", "16": "netting", **NAMED}
MARKS = [
    (THIBAULT, {"15": "ankh", **NAMED}),
    (switched(netting="on"), {"15": "ankh", "16": "netting", **NAMED}),
    (TAIT, {"15": "shen", **NAMED}),
    (BELL, dict.fromkeys(("15", "26", "27", "28", "29", "30"), "shen")),
    (HOUSES, {"15": "ankh", **NAMED}),
    (GLEBSITE, {"30": "exit"}),
]


def marked(rules: Senet) -> dict[str, str]:
    """The marks that the fields come to: the way out, the sign of a name, or only safe."""
    marks = dict.fromkeys(map(str, rules.safe), "shen")
    marks |= {str(house): SIGNS[str(house)] for house in rules.named}
    marks |= {"16": "netting"} if rules.netting else {}
    return marks | {str(house): "exit" for house in range(rules.last + 1, 31)}


LATER = [(rules, marked(rules)) for rules in SENET if rules.id not in FIRST["senet"]]


def test_the_first_rule_sets_are_told_of() -> None:
    holds({rules.id for rules, _ in MARKS}, FIRST["senet"], f"{__name__}: MARKS")


@pytest.mark.parametrize(
    ("rules", "marks"), [*MARKS, *LATER], ids=lambda value: getattr(value, "id", "")
)
def test_a_house_has_a_mark_exactly_where_it_means_something(
    rules: Senet, marks: dict[str, str]
) -> None:
    squares = rules.view(rules.start()).squares
    assert {square.label: square.mark for square in squares if square.mark} == marks


def test_goals_are_the_ending_squares_where_pieces_come_home_as_in_bell_alone() -> None:
    goals = [square.goal for square in seen(begun(BELL)).squares]
    assert goals == ["cone", "spindle"] * 5 + [""] * 20
    for rules in SENET:
        if not rules.goal.homes:
            assert not [square for square in seen(begun(rules)).squares if square.goal]
    assert {rules.id for rules in SENET if rules.goal.homes} & FIRST["senet"] == {"bell"}


def test_only_where_there_is_no_way_forward_do_pieces_walk_towards_house_1() -> None:
    reverse = {each.id for each in SENET if seen(begun(each)).reverse}
    assert reverse == {each.id for each in SENET if not each.way.forward}
    assert reverse & FIRST["senet"] == {"bell"}


def test_trays_count_the_pieces_in_hand() -> None:
    cones, spindles = seen(placed(BELL, C="20 21", S="14")).trays
    assert (cones.hand, cones.off, cones.total) == (3, 0, 5)
    assert (spindles.hand, spindles.off, spindles.total) == (4, 0, 5)


def test_a_hit_is_a_choice_from_its_house_or_from_the_hand() -> None:
    hit = placed(TAIT, C="1", S="4").throws(3)
    assert seen(hit).choices == (Choice(1, 0, 3, "hit", way=(0, 1, 2, 3)),)
    enters = placed(TAIT, S="4", hand="C1S0").throws(4)
    assert seen(enters).choices == (Choice(1, None, 3, "hit"),)
    game, last = moved(placed(TAIT, S="4 9", hand="C1S0"), "4", "handx4")
    assert seen(game, last).traces == (Trace(1, 0, None, 3, "hit"),)


def test_a_hit_piece_is_in_its_hand_and_swept_nowhere() -> None:
    game, last = moved(placed(TAIT, C="1", S="4 9"), "3", "1x4")
    assert seen(game, last).traces == (Trace(1, 0, 0, 3, "hit", None, way=(0, 1, 2, 3)),)
    assert seen(game).trays[1].hand == 1


def test_extra_throws_owed_stand_in_the_tray_of_who_has_them() -> None:
    game = placed(TAIT, C="1", S="7 20").throws(6).plays("1x7")
    assert game.due == "C throw owed=1"
    assert [tray.extra for tray in seen(game).trays] == [1, 0]
    assert [tray.extra for tray in seen(placed(TAIT, C="1", S="7")).trays] == [0, 0]


def test_a_completed_column_is_a_line_on_its_three_squares() -> None:
    game, last = moved(placed(GLEBSITE, C="4 16 25", S="10"), "1", "4-5")
    assert seen(game, last).traces == (Trace(1, 0, 3, 4, "move", line=(4, 15, 24), way=(3, 4)),)
    game, last = moved(placed(GLEBSITE, C="20 21", S="10", hand="C1S0"), "1", "hand-1")
    assert seen(game, last).traces == (Trace(1, 0, None, 0, "enter", line=(0, 19, 20)),)
    game, last = moved(placed(GLEBSITE, C="5 16 25 8", S="10"), "1", "8-9")
    assert seen(game, last).traces == (Trace(1, 0, 7, 8, "move", way=(7, 8)),)


def test_no_line_is_drawn_where_columns_mean_nothing() -> None:
    game, last = moved(placed(TAIT, C="4 16 25", S="10"), "1", "4-5")
    assert seen(game, last).traces == (Trace(1, 0, 3, 4, "move", way=(3, 4)),)


def test_banked_throws_are_kept_and_throws_played_at_once_are_not() -> None:
    bank = begun(switched(bank_throws="on")).throws(4)
    assert seen(bank).kept == ("4",)
    assert seen(bank.throws(2)).kept == ("4", "2")
    assert seen(bank.throws(2).plays("4:9-13")).kept == ("2",)
    assert seen(begun().throws(2)).kept == ()


def test_a_rebirth_goes_to_15_or_behind_it() -> None:
    game = placed(HOUSES, C="27 5", S="20 15").throws(1)
    assert seen(game).choices == (Choice(1, 26, 13, "rebirth"),)
    game, last = moved(placed(HOUSES, C="27 5", S="20 15"), "1", "27-14")
    assert seen(game, last).traces == (Trace(1, 0, 26, 13, "rebirth"),)


def test_the_stop_and_the_fate_are_two_moves_of_one_turn() -> None:
    game, last = moved(placed(HOUSES, C="24", S="1"), "4", "24-26", "2", "26-28")
    traces = seen(game, last).traces
    assert [(trace.source, trace.target) for trace in traces] == [(23, 25), (25, 27)]


def test_a_piece_is_in_danger_on_26_and_27_of_houses_and_on_27_of_thibault_alone() -> None:
    def dangers(game: Senets) -> list[str]:
        return [square.label for square in seen(game).squares if square.danger]

    assert dangers(placed(HOUSES, "C fate -", C="26", S="27")) == ["26", "27"]
    assert dangers(placed(THIBAULT, C="26", S="27")) == ["27"]
    assert dangers(placed(TAIT, C="26", S="28")) == []
    assert dangers(placed(GLEBSITE, C="26", S="27")) == []
    assert dangers(placed(BELL, C="26", S="27")) == []


@pytest.mark.parametrize(
    "rules",
    [rules for rules in SENET if any(switch.name == "dice" for switch in rules.offered)],
    ids=lambda rules: str(rules.id),
)
def test_two_dice_lie_on_the_table_where_dice_are_thrown(rules: Senet) -> None:
    game, last = moved(begun(rules.custom({"dice": "two"})), "3")
    assert seen(game, last, (4, 2)).thrown == Thrown("dice", (4, 2), "3", 0, fresh=True)
    game, last = moved(begun(rules), "3")
    thrown = Thrown("sticks", (1, 1, 0, 1), "3", 0, fresh=True)
    assert seen(game, last, (1, 1, 0, 1)).thrown == thrown


def test_a_throw_for_a_fate_is_fresh_until_it_has_decided() -> None:
    game, last = moved(placed(HOUSES, C="25", S="1"), "2", "25-26", "1")
    view = seen(game, last, (1, 0, 0, 0)).thrown
    assert view == Thrown("sticks", (1, 0, 0, 0), "1", 0, fresh=True)
    game, last = moved(placed(HOUSES, C="25", S="1"), "2", "25-26", "1", "26-27")
    view = seen(game, last, (1, 0, 0, 0)).thrown
    assert view == Thrown("sticks", (1, 0, 0, 0), "1", 0, fresh=False)


def test_a_drawn_game_is_over_without_a_winner() -> None:
    game = placed(HOUSES, "C start quiet=299", C="1", S="20").throws(1).plays("pass")
    view = seen(game)
    assert view.over
    assert [(tray.winner, tray.active) for tray in view.trays] == [(False, False), (False, False)]


# words


def test_words_of_a_hit_tell_the_throws_it_earns() -> None:
    game = placed(TAIT, C="1", S="4").throws(3)
    assert told(game, "1x4") == Told(
        "senet-hit", (("from", 1), ("to", 4), ("house", "none"), ("throw", 0), ("extra", 1))
    )
    game = placed(BELL, C="20", S="17").throws(3)
    assert args(game, "20x17")["extra"] == 0
    game = placed(TAIT, S="4", hand="C1S0").throws(4)
    assert told(game, "handx4") == Told(
        "senet-enter-hit", (("to", 4), ("house", "none"), ("throw", 0), ("extra", 1))
    )


def test_words_of_bearing_off_tell_the_throw_it_earns_in_tait_alone() -> None:
    assert args(placed(TAIT, C="28 1", S="20").throws(3), "28-off")["extra"] == 1
    assert args(placed(THIBAULT, C="28 1", S="20").throws(3), "28-off")["extra"] == 0
    assert args(placed(GLEBSITE, C="27", S="20").throws(3), "27-off")["extra"] == 0


def test_words_of_a_column_tell_the_throw_it_earns() -> None:
    assert args(placed(GLEBSITE, C="4 16 25", S="10").throws(1), "4-5")["extra"] == 1
    assert args(placed(GLEBSITE, C="4 16", S="10").throws(1), "4-5")["extra"] == 0


@pytest.mark.parametrize(
    ("rules", "water", "ends", "scores"),
    [
        (THIBAULT, "drown", 0, "4"),
        (switched(water="first_house"), "wash", 0, "4"),
        (switched(water="re_enter"), "re-enter", 0, "4"),
        (TAIT, "re-enter", 1, ""),
        (
            replace(THIBAULT, leaves=((26, 5), (27, 2), (27, 3), (28, 3), (29, 2), (30, 1))),
            "drown",
            0,
            "2 3",
        ),
    ],
)
def test_words_of_a_fall_tell_what_the_water_does(
    rules: Senet, water: str, ends: int, scores: str
) -> None:
    game = drawn("S......... .......... .....C....", rules=rules).throws(1)
    assert told(game, "26-27").message == "senet-fall"
    said = args(game, "26-27")
    assert (said["water"], said["ends"], said["scores"]) == (water, ends, scores)


WASHED = switched(water="first_house")
UP_TO_15 = replace(WASHED, water=replace(WASHED.water, name="to_15", goes=to_second_life))
"""A water that no rule set has, and nothing tells of by name."""


@pytest.mark.parametrize(
    ("rules", "spindles", "goes"),
    [
        (WASHED, "4", 1),
        (WASHED, "1", 2),
        (WASHED, "1 2 3", 4),
        (UP_TO_15, "4", 15),
        (UP_TO_15, "15", 14),
        (UP_TO_15, "14 15", 13),
        (THIBAULT, "4", 27),
        (TAIT, "4", 0),
    ],
)
def test_words_of_a_fall_tell_the_house_where_the_piece_really_ends(
    rules: Senet, spindles: str, goes: int
) -> None:
    game = placed(rules, C="26", S=spindles).throws(1)
    assert args(game, "26-27")["goes"] == goes
    there = game.plays("26-27").state
    assert there.pieces[0] == (1 << goes if goes else 0)
    assert there.hand[0] == (not goes) + game.state.hand[0]


def test_words_of_a_drop_tell_the_house_where_the_enemy_really_ends() -> None:
    for rules, spindles, goes in ((WASHED, "28", 1), (UP_TO_15, "15 28", 14)):
        game = placed(rules, C="26", S=spindles).throws(2)
        said = args(game, "26x28")
        assert (said["water"], said["goes"]) == ("wash", goes)
        assert game.plays("26x28").state.pieces[1] >> goes & 1


def test_a_water_that_is_told_to_wash_away_lets_nobody_rest_or_into_the_hand() -> None:
    washing = [water for water in WATERS if water.told == "wash"]
    assert washing
    assert not [water.name for water in washing if water.rests or water.hand]


def test_a_trace_of_a_fall_shows_where_the_piece_was_washed() -> None:
    game = drawn("S......... .......... .....C....", rules=switched(water="first_house"))
    game, last = moved(game, "1", "26-27")
    assert game.rules.view(game.state, last).traces == (
        Trace(1, 0, 25, 26, "move", 1, way=(25, 26)),
    )
    game = drawn("..S....... .......... .....C.S..", rules=switched(water="first_house"))
    game, last = moved(game, "2", "26x28")
    assert game.rules.view(game.state, last).traces == (
        Trace(1, 0, 25, 27, "drop", 0, way=(25, 26, 27)),
    )


def test_words_of_a_fall_by_fate_tell_of_the_trial() -> None:
    game = placed(HOUSES, "C fate -", C="26", S="1").throws(1)
    assert (told(game, "26-27").message, args(game, "26-27")["water"]) == ("senet-fall", "trial")


@pytest.mark.parametrize("rules", [BELL, GLEBSITE], ids=lambda rules: str(rules.id))
def test_27_is_no_water_where_it_means_nothing(rules: Senet) -> None:
    step = -1 if rules is BELL else 3
    source = 27 - step
    game = placed(rules, C=str(source), S="15").throws(abs(step))
    move = told(game, f"{source}-27")
    assert move.message == "senet-move"
    assert dict(move.args)["house"] == ("safe" if rules is BELL else "none")


def test_words_of_a_rebirth() -> None:
    game = placed(HOUSES, C="27 5", S="20").throws(1)
    assert told(game, "27-15") == Told(
        "senet-rebirth", (("from", 27), ("to", 15), ("house", "second-life"))
    )
    game = placed(HOUSES, C="27 15", S="20").throws(1)
    assert args(game, "27-14")["house"] == "none"


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (placed(HOUSES, C="5", S="20").throws(4), "choice"),
        (placed(HOUSES, C="27 5", S="20").throws(5), "trial"),
        (placed(THIBAULT, "C throw -", C="27 5", S="1").throws(1), "drown"),
        (
            drawn(
                "CS........ .......... ..........",
                "S start needs1",
                rules=switched(second_needs_one="on"),
            ).throws(4),
            "lost",
        ),
        (placed(HOUSES, C="30", S="1").throws(2), "none"),
        (placed(GLEBSITE, C="29", S="1").throws(4), "none"),
        (placed(GLEBSITE, C="26", S="4", hand="C1S0").throws(4), "none"),
        (placed(TAIT, S="1", hand="C1S0").throws(3), "enter"),
        (placed(BELL, C="1 3 5 7", S="30").throws(1), "blocked"),
        (placed(TAIT, C="13", S="15").throws(2), "blocked"),
        (placed(switched(block="3"), C="1", S="3 4 5").throws(4), "blocked"),
        (drawn(".CSSSSS... .......... ..........").throws(4), "blocked"),
        (drawn(".CSSSSS... .......... ..........", rules=BANK).throws(4).throws(3), "none"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.rules.id,
)
def test_words_of_a_pass_tell_why(game: Senets, why: str) -> None:
    assert args(game, "pass")["why"] == why
    assert args(game, "pass")["to"] == 0


@pytest.mark.parametrize(
    ("game", "house"),
    [
        (placed(BELL, S="30").throws(1), 30),
        (placed(GLEBSITE, S="3", hand="C5S0").throws(3), 3),
        (placed(switched(water="re_enter"), S="1", hand="C1S0").throws(4), 1),
    ],
    ids=lambda value: "" if isinstance(value, int) else value.rules.id,
)
def test_words_of_a_pass_tell_where_nobody_could_enter(game: Senets, house: int) -> None:
    assert (args(game, "pass")["why"], args(game, "pass")["to"]) == ("taken", house)


def test_of_the_first_only_tait_has_throws_that_enter_nobody_and_it_is_4_and_6_that_do() -> None:
    closed = {}
    for rules in (rules for rules in SENET if rules.id in FIRST["senet"]):
        enters = {score for score, house in enumerate(rules.lookups.enters) if house}
        if enters and {action.throw for action in rules.lookups.outcomes} - enters:
            closed[rules.id] = enters
    assert closed == {"tait": {4, 6}}


def test_words_of_the_race_count_the_pieces_at_home() -> None:
    cones, spindles = BELL.describe(placed(BELL, C="1 5 12", S="4").state)
    assert cones == Told(
        "senet-race",
        (("side", "cones"), ("houses", "1 5 12"), ("hand", 2), ("home", 2), ("total", 5)),
    )
    assert dict(spindles.args)["home"] == 1


def test_words_of_what_is_pending() -> None:
    owed = placed(TAIT, "C throw owed=2", C="1", S="7")
    assert pending(owed) == [("senet-owed", {"count": 2})]
    net = switched(netting="on")
    skipped = drawn("..C....... ...S...... ..........", "S start skipC", rules=net)
    assert pending(skipped) == [("senet-skip", {"side": "cones"})]
    wait = begun(switched(second_needs_one="on"))
    assert pending(wait) == [("senet-needs-one", {"side": "spindles"})]


def test_throws_are_said_to_be_kept_once_there_are_several_and_to_go_on_until_a_2_or_3() -> None:
    bank = begun(BANK).throws(4)
    assert pending(begun(BANK).throws(2)) == []
    assert pending(bank) == [("senet-bank", {})]
    assert pending(bank.throws(1)) == [("senet-kept", {"scores": "4,1"}), ("senet-bank", {})]
    assert pending(bank.throws(1).throws(2)) == [("senet-kept", {"scores": "4,1,2"})]
    assert pending(bank.throws(2).plays("4:9-13")) == []


def test_who_throws_for_a_drowning_piece_is_told_that_only_a_4_saves_it() -> None:
    drowning = placed(C="27 5", S="1")
    assert pending(drowning) == []
    assert pending(drowning.plays("throw")) == [("senet-drowning", {"scores": "4"})]
    bank = placed(BANK, C="27 5", S="1").plays("throw").throws(1)
    assert pending(bank) == [("senet-drowning", {"scores": "4"}), ("senet-bank", {})]


@pytest.mark.parametrize(
    ("spindles", "score", "taken", "goes"),
    [
        ("1", 3, "", "26-29"),
        ("29", 3, "29", "26-27"),
        ("29 27", 3, "29 27", "26-15"),
        ("29 27 15", 3, "29 27 15", "26-14"),
        ("29 27", 2, "", "26-28"),
        ("27", 1, "27", "26-15"),
        ("29 27", 5, "", "26-off"),
    ],
)
def test_the_fate_stays_told_until_it_is_played_with_the_houses_that_are_taken(
    spindles: str, score: int, taken: str, goes: str
) -> None:
    game = placed(HOUSES, "C fate -", C="26", S=spindles)
    assert pending(game) == [("senet-fate", {})]
    game = game.throws(score)
    assert game.offers == [goes]
    aside = [("senet-taken", {"houses": taken})] if taken else []
    assert pending(game) == [("senet-fate", {}), *aside]
    assert ("senet-fate", {}) not in pending(game.plays(goes))


@pytest.mark.parametrize(
    ("score", "taken", "plays"),
    [(1, "15 14", "27-13"), (4, "", "27-off"), (5, "", "pass")],
)
def test_the_trial_stays_told_until_it_is_played_with_the_houses_that_are_taken(
    score: int, taken: str, plays: str
) -> None:
    game = placed(HOUSES, C="27 5", S="15 14")
    assert pending(game) == [("senet-trial", {})]
    game = game.throws(score)
    aside = [("senet-taken", {"houses": taken})] if taken else []
    assert pending(game) == [("senet-trial", {}), *aside]
    assert pending(game.plays(plays)) == []


def test_a_house_is_named_where_it_matters_to_who_lands_there() -> None:
    plain = placed(C="12", S="1").throws(3)
    assert args(plain, "12-15")["house"] == "none"
    safe = placed(switched(second_life="safe"), C="12", S="1").throws(3)
    assert args(safe, "12-15")["house"] == "second-life"
    assert args(placed(HOUSES, C="12", S="1").throws(3), "12-15")["house"] == "none"
    assert args(placed(TAIT, C="12", S="1").throws(3), "12-15")["house"] == "safe"
    assert args(placed(HOUSES, C="24", S="1").throws(4), "24-26")["house"] == "fate"
    assert args(placed(C="24", S="1").throws(2), "24-26")["house"] == "beauty"


def test_nothing_is_pending_where_nothing_is() -> None:
    for rules in SENET:
        assert pending(begun(rules)) == []
        assert pending(begun(rules).throws(3)) == []
    assert pending(placed(HOUSES, "S start -", C="27", S="1")) == []
    assert pending(placed(TAIT, C="26", S="1").throws(6).plays("26-off")) == []


@pytest.mark.parametrize(("quiet", "left"), [(249, None), (250, 50), (299, 1)])
def test_the_last_fifty_quiet_turns_are_counted_down(quiet: int, left: int | None) -> None:
    game = placed(HOUSES, f"C start quiet={quiet}", C="1", S="20")
    assert pending(game) == ([] if left is None else [("senet-quiet", {"count": left})])
