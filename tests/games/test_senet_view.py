"""What pictures and captions are given of a Senet position."""

from __future__ import annotations

from itertools import chain

from games.core import Told, legal_actions
from games.senet.sets.bell import BELL
from games.senet.sets.houses import HOUSES
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from games.senet.words import MESSAGES
from games.view import Choice, Square, Thrown, Trace
from tests.games.boards import begun, drawn, moved, placed, switched, told


def test_squares_carry_numbers_marks_and_pieces() -> None:
    squares = begun().rules.view(begun().state).squares
    assert [square.label for square in squares] == [str(house) for house in range(1, 31)]
    assert squares[0] == Square("1", piece="cone")
    assert squares[1] == Square("2", piece="spindle")
    marks = {square.label: square.mark for square in squares if square.mark}
    assert marks == {
        "15": "ankh",
        "26": "nefer",
        "27": "water",
        "28": "three",
        "29": "two",
        "30": "sun",
    }


def test_netting_is_marked_only_where_it_counts() -> None:
    net = switched(netting="on")
    assert net.view(net.start()).squares[15].mark == "netting"
    assert THIBAULT.view(THIBAULT.start()).squares[15].mark == ""


def test_a_drowning_piece_is_in_danger_and_nobody_else() -> None:
    game = drawn("....C...S. .......... ......CS..")
    squares = game.rules.view(game.state).squares
    assert [square.label for square in squares if square.danger] == ["27"]


def test_trays_count_the_pieces_and_show_who_is_to_act() -> None:
    game = drawn("....C...S. .......... ......C...", "S start -")
    cones, spindles = game.rules.view(game.state).trays
    assert (cones.piece, cones.off, cones.total, cones.hand) == ("cone", 3, 5, 0)
    assert (cones.active, spindles.active) == (False, True)
    assert (cones.winner, spindles.winner) == (False, False)


def test_the_winner_is_shown_when_the_game_is_over() -> None:
    game = drawn("S......... .......... .........C").throws(1).plays("30-off")
    view = game.rules.view(game.state)
    assert view.over
    assert [tray.winner for tray in view.trays] == [True, False]
    assert [tray.active for tray in view.trays] == [False, False]


def test_choices_are_numbered_as_the_actions_are() -> None:
    game = begun().throws(4)
    assert game.offers == ["7-11", "9-13"]
    assert game.rules.view(game.state).choices == (
        Choice(1, 6, 10, "move", way=(6, 7, 8, 9, 10)),
        Choice(2, 8, 12, "move", way=(8, 9, 10, 11, 12)),
    )


def test_taking_the_sticks_and_passing_are_no_marks_on_the_board() -> None:
    game = drawn("....C...S. .......... ......C...")
    assert game.offers == ["rescue", "throw"]
    assert game.rules.view(game.state).choices == (Choice(1, 26, 14, "rescue"),)
    game = game.plays("throw").throws(2)
    assert game.offers == ["pass"]
    assert game.rules.view(game.state).choices == ()


def test_the_hand_and_off_are_no_squares() -> None:
    hand = begun(switched(start="hand")).throws(2)
    assert hand.rules.view(hand.state).choices == (Choice(1, None, 1, "enter"),)
    off = drawn("S......... .......... .....C....").throws(5)
    assert off.rules.view(off.state).choices == (Choice(1, 25, None, "off"),)


def test_traces_are_the_moves_of_the_side_that_moved_last() -> None:
    game, last = moved(begun(), "3", "9-12", "2")
    assert game.rules.view(game.state, last).traces == (
        Trace(1, 0, 8, 11, "move", way=(8, 9, 10, 11)),
    )
    game, last = moved(begun(), "4", "9-13", "2", "7-9", "2", "10-12")
    assert [trace.seat for trace in game.rules.view(game.state, last).traces] == [1]
    game, last = moved(begun(), "4", "9-13", "2", "7-9", "2")
    traces = game.rules.view(game.state, last).traces
    assert [(trace.order, trace.source, trace.target) for trace in traces] == [
        (1, 8, 12),
        (2, 6, 8),
    ]


def test_traces_end_where_the_other_side_acted_even_without_a_move() -> None:
    game = drawn("C...C..... .......... .......S..")
    game, last = moved(game, "2", "1-3", "2", "pass", "2", "5-7")
    traces = game.rules.view(game.state, last).traces
    assert [(trace.order, trace.target) for trace in traces] == [(1, 6)]


def test_traces_stay_where_the_other_side_could_only_pass() -> None:
    game = drawn("C...C..... .......... .......S..")
    game, last = moved(game, "2", "1-3", "2", "pass")
    assert game.rules.view(game.state, last).traces == (Trace(1, 0, 0, 2, "move", way=(0, 1, 2)),)


def test_a_trace_tells_where_the_enemy_was_swept() -> None:
    game, last = moved(drawn("....C..S.. .......... .........."), "3", "5x8")
    assert game.rules.view(game.state, last).traces == (
        Trace(1, 0, 4, 7, "exchange", 4, way=(4, 5, 6, 7)),
    )
    game, last = moved(drawn("S......... .......... .....C.S.."), "2", "26x28")
    assert game.rules.view(game.state, last).traces == (
        Trace(1, 0, 25, 27, "drop", 26, way=(25, 26, 27)),
    )


def test_a_rescue_is_a_trace_and_taking_the_sticks_is_none() -> None:
    game, last = moved(drawn("....C...S. .......... ......C..."), "rescue")
    assert game.rules.view(game.state, last).traces == (Trace(1, 0, 26, 14, "rescue"),)
    game, last = moved(drawn("....C...S. .......... ......C..."), "throw")
    assert game.rules.view(game.state, last).traces == ()


def test_the_sticks_are_fresh_while_they_are_to_be_played() -> None:
    game, last = moved(begun(), "2")
    fresh = Thrown("sticks", (1, 0, 1, 0), "2", 0, fresh=True)
    assert game.rules.view(game.state, last, (1, 0, 1, 0)).thrown == fresh
    game, last = moved(begun(), "2", "9-11")
    played = Thrown("sticks", (1, 0, 1, 0), "2", 0, fresh=False)
    assert game.rules.view(game.state, last, (1, 0, 1, 0)).thrown == played
    assert game.rules.view(game.state, last[-1:], (1, 0, 1, 0)).thrown == played, "who moved threw"


def test_the_same_position_is_the_same_picture() -> None:
    one, two = begun().throws(4), begun().throws(4)
    assert hash(one.rules.view(one.state)) == hash(two.rules.view(two.state))
    assert one.rules.view(one.state) == two.rules.view(two.state)


def test_words_of_actions() -> None:
    assert told(begun(), "4") == Told("senet-throw", (("score", "4"),))
    game = drawn("....C..S.. .......... .....C....").throws(3)
    assert told(game, "5x8").message == "senet-exchange"
    assert dict(told(game, "26-29").args) == {
        "from": 26,
        "to": 29,
        "house": "two",
        "throw": 0,
        "extra": 0,
    }
    game = drawn("S......... .......... .....C....")
    assert told(game.throws(1), "26-27").message == "senet-fall"
    assert told(game.throws(5), "26-off") == Told(
        "senet-off", (("from", 26), ("house", "beauty"), ("throw", 0), ("extra", 0))
    )
    game = drawn("....C...S. .......... ......C...")
    assert told(game, "throw") == Told("senet-take", (("scores", "4"),))
    assert told(game, "rescue") == Told(
        "senet-rescue", (("from", 27), ("to", 15), ("house", "second-life"))
    )
    assert told(game.plays("throw").throws(2), "pass") == Told(
        "senet-pass", (("score", "2"), ("why", "drown"), ("to", 0), ("scores", "4"))
    )


def test_words_of_banked_throws_name_the_throw() -> None:
    game = begun(switched(bank_throws="on")).throws(4).throws(2)
    assert dict(told(game, "4:9-13").args)["throw"] == 4


def test_every_message_has_exactly_its_arguments() -> None:
    bank, wait = switched(bank_throws="on"), switched(second_needs_one="on")
    games = [
        begun(),
        begun().throws(2),
        drawn("....C..S.. .......... .....C....").throws(3),
        drawn("S......... .......... .....C.S..").throws(2),
        drawn("S......... .......... .....C....").throws(1),
        drawn("S......... .......... .....C....").throws(5),
        drawn("S......... .......... ......C..."),
        drawn("....C...S. .......... ......C..."),
        drawn("....C...S. .......... ......C...").plays("throw").throws(2),
        drawn("..C....... ...S...... ..........", "S start skipC", rules=switched(netting="on")),
        begun(switched(start="hand")).throws(1),
        begun(bank).throws(4).throws(1),
        begun(wait),
        begun(BELL),
        placed(TAIT, C="1", S="4").throws(3),
        placed(TAIT, "C throw owed=1", C="1", S="4", hand="C1S0").throws(4),
        placed(HOUSES, "C fate -", C="26", S="27").throws(1),
        drawn("....C...S. .......... ......C...").plays("throw"),
        begun().throws(4).plays("9-13"),
        placed(HOUSES, "C fate -", C="26", S="27"),
        placed(HOUSES, "C start quiet=260", C="27", S="1"),
    ]
    met = {
        (told.message, tuple(name for name, _ in told.args))
        for game in games
        for told in filter(
            None,
            (
                *game.rules.describe(game.state),
                *game.rules.pending(game.state),
                *chain(
                    *((one.give, one.recall, one.again) for one in game.rules.orders(game.state))
                ),
                *(
                    game.rules.tell(game.state, action)
                    for action in legal_actions(game.rules, game.state)
                ),
            ),
        )
    }
    assert dict(met) == MESSAGES
    assert len(met) == len(MESSAGES)


def test_all_pieces_in_words() -> None:
    game = drawn("....C...S. .......... ......C...")
    cones, _ = game.rules.describe(game.state)
    assert cones == Told(
        "senet-pieces",
        (("side", "cones"), ("houses", "5 27"), ("hand", 0), ("off", 3), ("total", 5)),
    )
    over = drawn("S......... .......... .........C").throws(1).plays("30-off")
    assert dict(over.rules.describe(over.state)[0].args)["houses"] == "none"
