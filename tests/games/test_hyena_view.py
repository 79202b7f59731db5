"""What pictures are given of a Hyena position."""

from __future__ import annotations

import pytest

from games.hyena.sets.hyena import HYENA
from games.view import BoardView, Choice, Count, Square, Thrown, Token, Trace, Tray
from tests.games.mothers import Walk, begun, walking

OUT = "0*+0+0"


def seen(game: Walk, faces: tuple[int, ...] | None = None) -> BoardView:
    return game.rules.view(game.state, game.last, faces)


@pytest.mark.parametrize("holes", [20, 30, 50, 80])
def test_the_squares_are_the_village_the_holes_and_the_well_by_number(holes: int) -> None:
    view = seen(begun(2, holes))
    assert view.shape == "hyena"
    assert view.squares == tuple(Square(str(day)) for day in range(holes + 2))


def test_every_mother_is_a_token_and_the_hyena_once_it_is_released() -> None:
    assert seen(begun(3)).tokens == tuple(
        Token("mother", 0, seat, state="waiting") for seat in range(3)
    )
    game = walking(
        "0+1+0", "8+0+0", "31+2+5", "b31+0+0", "b8+0+0", "b0+1+0", h="6:0*", due="1 throw"
    )
    assert seen(game).tokens == (
        Token("mother", 0, 0, "out"),
        Token("mother", 8, 1, "out"),
        Token("mother", 31, 2, "", "thirsty"),
        Token("mother", 31, 3, "back"),
        Token("mother", 8, 4, "back"),
        Token("mother", 0, 5, "", "home"),
        Token("hyena", 0, 5, "", "waiting"),
    )


@pytest.mark.parametrize(
    ("h", "token"),
    [
        ("0", Token("hyena", 0, 0, "out")),
        ("12", Token("hyena", 12, 0, "out")),
        ("31", Token("hyena", 31, 0, "", "thirsty")),
        ("b31", Token("hyena", 31, 0, "back")),
        ("b9", Token("hyena", 9, 0, "back")),
    ],
)
def test_the_hyena_goes_out_thirsts_and_goes_back(h: str, token: Token) -> None:
    assert seen(walking("b0+0+0", OUT, h=f"1:{h}")).tokens[-1] == token


def test_an_eaten_mother_lies_where_she_was_eaten_while_that_is_shown() -> None:
    game = walking("b0+0+0", "10+0+0", "b11+0+0", "3+0+0", h="1:b12").throws("2")
    assert seen(game).tokens[1:3] == (
        Token("mother", 10, 1, state="eaten"),
        Token("mother", 11, 2, state="eaten"),
    )
    later = game.rules.view(game.state)
    assert later.tokens[1] == Token("mother", 0, 1, state="eaten")


def account(tabas: int, kept: int = 0) -> tuple[Count, ...]:
    return Count("tabas", tabas), Count("kept", kept)


def test_trays_tell_the_account_the_points_and_the_settled_place() -> None:
    game = walking("31+3+8", "b0+1+0", "b0#2+4+0", "x+2+0", h="2:b9", due="1 throw")
    assert seen(game).trays == (
        Tray("mother1", 0, 1, active=True, counts=account(3, 8)),
        Tray("mother2", 1, 1, counts=account(1), rank=1),
        Tray("mother3", 1, 1, counts=account(4), rank=2),
        Tray("mother4", 0, 1, counts=account(2), rank=4),
    )


def test_when_it_is_over_the_winner_is_marked_and_all_have_a_place() -> None:
    view = seen(walking("5+0+0", "b0+0+0", h="2:b3", due="2 throw").throws("2"))
    assert view.over
    assert [(tray.winner, tray.active, tray.rank) for tray in view.trays] == [
        (False, False, 2),
        (True, False, 1),
    ]


def test_paying_leads_to_the_well_and_keeping_nowhere() -> None:
    assert seen(walking("28+3+0", OUT, due="1 pay")).choices == (
        Choice(1, 28, 31, "pay", way=(28, 29, 30, 31)),
    )
    assert seen(walking("28+3+0", OUT)).choices == ()


def test_the_moves_of_the_latest_turn_are_traced() -> None:
    game = walking("20+3+0", "5+0+0", OUT).throws("6", "taba", "2")
    assert seen(game).traces == (
        Trace(1, 0, 20, 26, "move", piece="mother", way=(20, 21, 22, 23, 24, 25, 26)),
        Trace(2, 0, 26, 28, "move", piece="mother", way=(26, 27, 28)),
    )
    paid = game.chooses("pay")
    to_the_well = Trace(3, 0, 28, 31, "pay", piece="mother", way=(28, 29, 30, 31))
    assert seen(paid).traces[2] == to_the_well
    assert seen(paid.throws("3")).traces == (
        Trace(1, 1, 5, 8, "move", piece="mother", way=(5, 6, 7, 8)),
    )


def test_of_two_players_the_last_turn_of_each_is_traced() -> None:
    """One's own mother walks before the BOT answers: where she was is seen after that, too."""
    game = walking("20+3+0", "5+0+0").throws("2")
    own = Trace(1, 0, 20, 22, "move", piece="mother", way=(20, 21, 22))
    assert seen(game).traces == (own,)
    answered = game.throws("3", "taba", "2")
    assert seen(answered).traces == (
        own,
        Trace(2, 1, 5, 8, "move", piece="mother", way=(5, 6, 7, 8)),
        Trace(3, 1, 8, 10, "move", piece="mother", way=(8, 9, 10)),
    )
    assert [trace.seat for trace in seen(answered.throws("3")).traces] == [1, 1, 0]


def test_a_throw_that_moves_nothing_leaves_no_trace() -> None:
    assert seen(begun().throws("2", "taba")).traces == ()
    assert seen(walking("31+3+0", OUT).throws("3", "taba")).traces == (
        Trace(1, 0, 31, 28, "move", piece="mother", way=(31, 30, 29, 28)),
    )


def test_a_day_paid_at_once_is_part_of_the_move() -> None:
    assert seen(walking("24+1+0", OUT).throws("6")).traces == (
        Trace(1, 0, 24, 31, "move", piece="mother", way=(24, 25, 26, 27, 28, 29, 30, 31)),
    )


def test_the_hyenas_trace_tells_whom_it_ate() -> None:
    game = walking("b0+0+0", "10+0+0", "b11+0+0", "3+0+0", h="1:b12").throws("2")
    assert seen(game).traces == (
        Trace(1, 0, 12, 8, "move", piece="hyena", eaten=(2, 1), way=(12, 11, 10, 9, 8)),
    )


def test_the_chips_lie_beside_the_board_with_what_they_count() -> None:
    game = begun().throws("2")
    assert seen(game, (1, 0, 1)).thrown == Thrown("chips", (1, 0, 1), "2", 0)
    assert seen(begun().throws("taba"), (0, 0, 1)).thrown == Thrown("chips", (0, 0, 1), "taba", 0)
    assert HYENA.view(game.state, (), (0, 0, 0)).thrown == Thrown("chips", (0, 0, 0), "6", 1)
    assert seen(game).thrown is None
