"""The parts that painters share, on a board that is none of ours: nine squares whose numbers tell
nothing, two ways that meet in the middle, and a way out to the left."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from games.view import BoardView, Choice, Square, Thrown, Trace, Tray
from render import RenderError, marks, senet, trays
from render.assets import load
from render.scene import Layer
from render.ways import Exits
from tests.render.views import VIEWS

PLACES = (
    (2, 0), (0, 1), (1, 2), (1, 0), (2, 1), (0, 0), (1, 1), (0, 2), (2, 2),
)  # fmt: skip
"""5 3 0 above, 1 6 4 in the middle, 7 2 8 below."""
LIGHT, DARK = (5, 3, 0, 4, 6, 1), (7, 2, 8, 4, 6, 1)
"""The ways of both sides: from the left round to the right, and back through the middle."""
EXITS = {1: "l"}
BOARD = BoardView(
    "nest",
    tuple(Square(str(number)) for number in range(1, 10)),
    (Tray("beetle", 0, 3, 1, active=True), Tray("snail", 0, 3, 1)),
)


def gather(*moves: Choice | Trace, exits: Exits = EXITS) -> list[marks.Noted]:
    """What lies on the squares with these moves."""
    view = replace(
        BOARD,
        choices=tuple(move for move in moves if isinstance(move, Choice)),
        traces=tuple(move for move in moves if isinstance(move, Trace)),
    )
    return marks.gather(view, PLACES, exits=exits)


def arrows(*ways: tuple[int, ...], first: int = 2) -> set[int]:
    """The squares with an arrow of the guide."""
    noted = marks.gather(BOARD, PLACES, guide=ways, first=first)
    return {n for n, note in enumerate(noted) if any("tip" in name for name in note.path)}


def numbers(note: marks.Noted) -> list[str]:
    return [layer.sprite for layer in note.over]


def left_on(noted: list[marks.Noted]) -> dict[int, list[str]]:
    """The marks of leaving, by square."""
    found = {n: [s for s in note.under if s.startswith("left")] for n, note in enumerate(noted)}
    return {n: names for n, names in found.items() if names}


def test_a_guide_has_its_arrows_at_every_third_step_whatever_the_numbers() -> None:
    assert arrows(LIGHT) == {LIGHT[2], LIGHT[5]}
    assert arrows(LIGHT, first=1) == {LIGHT[1], LIGHT[4]}
    assert arrows(LIGHT[::-1]) == {LIGHT[3], LIGHT[0]}


def test_a_guide_of_two_ways_draws_once_what_they_share() -> None:
    noted = marks.gather(BOARD, PLACES, guide=(LIGHT, DARK))
    assert arrows(LIGHT, DARK) == {LIGHT[2], DARK[2], 1}
    assert noted[4].path == ["way:guide:lt", "way:guide:bl"]
    assert noted[6].path == ["way:guide:lr"]
    assert noted[1].path == ["way:guide:r", "tip:guide:r"]


def test_a_guide_that_jumps_is_refused() -> None:
    with pytest.raises(RenderError, match="6 does not lie beside 0"):
        arrows((5, 3, 0, 6))


def test_a_piece_that_left_is_marked_where_it_did_and_to_that_side() -> None:
    noted = gather(Trace(1, 0, 4, None, "off", way=(4, 6, 1)))
    assert left_on(noted) == {1: ["left:0:l"]}
    assert noted[1].under == ["way:0:r", "left:0:l", "frame:0"]
    assert "dot:0" in noted[4].under


def test_a_piece_that_left_without_a_way_is_marked_where_it_stood() -> None:
    assert left_on(gather(Trace(1, 1, 1, None, "off"))) == {1: ["left:1:l"]}
    assert left_on(gather(Trace(1, 1, 4, None, "off"))) == {4: ["left:1"]}


def test_the_order_of_a_move_that_left_lies_where_it_left() -> None:
    first, second = Trace(1, 0, 4, 6, "move", way=(4, 6)), Trace(2, 0, 6, None, "off", way=(6, 1))
    noted = gather(first, second)
    assert "order:0:2" in numbers(noted[1])
    assert "order:0:2" not in numbers(noted[6])


def test_moves_that_share_no_square_need_no_order() -> None:
    """Each has its own arrow; and an order would be one more number on the board."""
    apart = gather(Trace(1, 0, 5, 3, "move", way=(5, 3)), Trace(2, 0, 6, None, "off", way=(6, 1)))
    theirs = gather(Trace(1, 0, 4, 6, "move", way=(4, 6)), Trace(1, 1, 6, 1, "move", way=(6, 1)))
    for note in (*apart, *theirs):
        assert not any(sprite.startswith("order") for sprite in numbers(note))


def test_beside_choices_last_moves_have_no_numbers_and_the_last_two_alone_lines() -> None:
    """Whoever was to choose among green numbers took those of last moves for choices, too. Where
    a turn had three moves no line was left, and frames alone told nobody what had moved."""
    two = Trace(1, 0, 4, 6, "move", way=(4, 6)), Trace(2, 0, 6, 1, "move", way=(6, 1))
    three = (*two, Trace(3, 0, 5, 3, "move", way=(5, 3)))
    choice = Choice(2, 1, 5, "move")
    for moves, lined in ((two, {6, 1}), (three, {1, 3})):
        alone, beside = gather(*moves), gather(*moves, choice)
        assert "order:0:1" in numbers(alone[6])
        assert not any("order" in name for each in beside for name in numbers(each))
        assert any(name.startswith("way:") for name in alone[4].under)
        found = {n for n, each in enumerate(beside) if any("tip" in name for name in each.under)}
        assert found == lined
        assert "frame:0" in beside[6].under


def test_the_number_of_a_choice_that_leaves_lies_on_its_piece_and_at_the_way_out() -> None:
    noted = gather(Choice(3, 4, None, "off", way=(4, 6, 1)))
    assert numbers(noted[4]) == ["badge:3"]
    assert noted[1].over == [Layer("away:l", 3, 73), Layer("badge:3", 33, 73)]
    assert (noted[4].source, noted[1].source) == (True, False)
    alone = gather(Choice(3, 1, None, "off", way=(1,)))
    assert numbers(alone[1]) == ["away:l", "badge:3"]
    assert alone[1].source


@pytest.mark.parametrize("side", ["l", "r", "t", "b"])
def test_the_number_at_a_named_way_out_leaves_the_corner_to_a_label(side: str) -> None:
    over = gather(Choice(3, 1, None, "off"), exits={1: side})[1].over
    assert all(layer.x >= 44 or layer.y >= 44 for layer in over)
    baked = load("papyrus")
    for layer in over:
        size = baked.sprite(layer.sprite).size
        assert layer.x + size[0] <= 120
        assert layer.y + size[1] <= 136


def test_a_way_out_that_is_not_named_is_to_the_right() -> None:
    assert gather(Choice(3, 1, None, "off"), exits={})[1].over == [Layer("exit:3", 28, 3)]


def test_numbers_that_meet_at_a_way_out_are_small() -> None:
    noted = gather(Choice(1, 1, None, "off"), Choice(2, 6, None, "off", way=(6, 1)))
    assert numbers(noted[1]) == ["out:1", "out:2"]
    assert numbers(noted[6]) == ["badge:2"]


def test_a_piece_that_walked_in_has_a_line_from_a_dot_and_no_other_arrow() -> None:
    noted = gather(Trace(1, 0, None, 0, "enter", way=(5, 3, 0)))
    assert noted[5].under == ["way:0:r", "dot:0"]
    assert noted[3].under == ["way:0:lr"]
    assert noted[0].under == ["tip:0:l", "frame:0"]


@pytest.mark.parametrize("way", [(), (5,)])
def test_a_piece_that_was_set_on_its_square_came_from_above(way: tuple[int, ...]) -> None:
    noted = gather(Trace(1, 0, None, 5, "enter", way=way))
    assert noted[5].under == ["came:0", "frame:0"]


def on(*pieces: int) -> BoardView:
    """The board with pieces of the dark side on these squares."""
    squares = tuple(
        replace(square, piece="snail" if index in pieces else "")
        for index, square in enumerate(BOARD.squares)
    )
    return replace(BOARD, squares=squares)


def lines(view: BoardView, *traces: Trace) -> dict[int, list[str]]:
    """The marks of lines and of their ends, by square."""
    noted = marks.gather(replace(view, traces=traces), PLACES, exits=EXITS)
    kinds = ("way", "round", "start", "tip", "dot", "beside", "gone")
    found = {n: [s for s in note.under if s.startswith(kinds)] for n, note in enumerate(noted)}
    return {n: names for n, names in found.items() if names}


ACROSS = Trace(1, 0, 5, 6, "move", way=(5, 3, 0, 4, 6))
"""From the upper left corner along the upper row, down its end, and back to the middle."""


def test_a_line_runs_through_the_middle_of_free_squares() -> None:
    assert lines(on(6), ACROSS) == {
        5: ["way:0:r", "dot:0"], 3: ["way:0:lr"], 0: ["way:0:bl"], 4: ["way:0:lt"],
        6: ["tip:0:r"],
    }  # fmt: skip


def test_a_line_goes_round_a_piece_and_comes_back_to_the_middle() -> None:
    assert lines(on(3, 6), ACROSS)[3] == ["round:0:lm-rm"]


def test_a_line_stays_at_the_feet_of_pieces_that_stand_side_by_side() -> None:
    found = lines(on(3, 0, 6), ACROSS)
    assert (found[3], found[0]) == (["round:0:lm-rl"], ["round:0:b-ll"])


def test_a_line_goes_round_pieces_one_above_the_other() -> None:
    found = lines(on(0, 4, 6), ACROSS)
    assert (found[0], found[4]) == (["round:0:b-lm"], ["round:0:lm-t"])


def test_a_line_goes_round_signs_and_the_numbers_of_choices() -> None:
    marked = replace(BOARD.squares[3], mark="shen")
    view = replace(
        BOARD, squares=tuple(marked if n == 3 else s for n, s in enumerate(BOARD.squares))
    )
    assert lines(view, ACROSS)[3] == ["round:0:lm-rm"]
    offered = replace(BOARD, choices=(Choice(1, 7, 3, "move"),))
    assert lines(offered, ACROSS)[3] == ["round:0:lm-rm"]


def test_a_line_begins_beside_what_stands_on_its_first_square() -> None:
    assert lines(on(5, 6), ACROSS)[5] == ["start:0:r"]
    swept = replace(ACROSS, kind="exchange", swept=5)
    assert lines(on(5, 6), swept)[5] == ["tip:0:r"]


def test_a_piece_that_left_a_square_with_a_sign_is_marked_beside_it() -> None:
    left = Trace(1, 1, 1, None, "off")
    assert lines(on(), left)[1] == ["dot:1"]
    assert lines(on(1), left)[1] == ["beside:1", "gone:1:l"]


def test_every_line_that_can_be_needed_is_drawn() -> None:
    """Of each square that a walk may cross, with pieces before, on and behind it or not."""
    drawn = load("papyrus").names()
    for way in (LIGHT, DARK, LIGHT[::-1], DARK[::-1], (5, 1, 7), (7, 1, 5), (3, 6, 4), (4, 0, 3)):
        for pieces in product((False, True), repeat=len(way)):
            view = on(*(square for square, stands in zip(way, pieces, strict=True) if stands))
            for seat in (0, 1):
                walk = Trace(1, seat, way[0], way[-1], "move", way=way)
                assert {name for names in lines(view, walk).values() for name in names} <= drawn


def test_the_way_of_a_choice_is_not_drawn() -> None:
    noted = gather(Choice(1, 5, 4, "move", way=(5, 3, 0, 4)))
    assert [n for n, note in enumerate(noted) if note.under or note.over or note.path] == [4, 5]


def test_a_choice_whose_way_leads_elsewhere_is_refused() -> None:
    with pytest.raises(RenderError, match="does not lead from 5 to 4"):
        gather(Choice(1, 5, 4, "move", way=(5, 3, 0)))


def pieces_of(view: BoardView, sheet: str) -> set[str]:
    """The names of the sprites of pieces in the trays."""
    names = {layer.sprite for tile in trays.paint(view, sheet) for layer in tile.layers}
    return {name for name in names if name.endswith(("beetle", "snail"))}


def test_trays_have_their_pieces_from_the_sheet_that_the_painter_names() -> None:
    view = replace(BOARD, thrown=Thrown("sticks", (1, 0, 0, 0), "1", 1))
    assert pieces_of(view, "nest") == {
        "nest:mid:beetle", "nest:mid:snail", "nest:mini:beetle", "nest:mini:snail",
    }  # fmt: skip
    assert pieces_of(view, "") == {"mid:beetle", "mid:snail", "mini:beetle", "mini:snail"}
    alone = tuple(replace(tray, hand=0) for tray in BOARD.trays)
    assert pieces_of(replace(BOARD, trays=alone), "nest") == {"nest:big:beetle", "nest:big:snail"}


@pytest.mark.parametrize("name", VIEWS)
def test_the_shared_parts_lay_only_what_they_say(name: str) -> None:
    """So that a painter's book can name their sprites for its palette."""
    view = VIEWS[name]
    noted = marks.gather(view, [senet.place(n) for n in range(30)], guide=(range(30),))
    laid = {s for note in noted for s in (*note.path, *note.under)}
    laid |= {layer.sprite for note in noted for layer in note.over}
    assert all(name.startswith(marks.SPRITES) for name in laid)
    tiles = trays.paint(view)
    below = {layer.sprite for tile in tiles for layer in tile.layers} | {t.ground for t in tiles}
    known = (*trays.SPRITES, *trays.PIECES, *trays.THINGS)
    assert all(name.startswith(known) for name in below)


@pytest.mark.parametrize("first", [9, 10, 11])
def test_no_number_of_two_digits_lies_over_the_number_of_its_square(first: int) -> None:
    """That stands in the upper left corner, and has two digits, too."""
    corner_right, corner_low = 47, 34
    for count in (1, 2):
        choices = (Choice(first + at, 5, 3 + at, kind="move") for at in range(count))
        for layer in gather(*choices)[5].over:
            number = int(layer.sprite.partition(":")[2])
            over = layer.x < corner_right and layer.y < corner_low
            assert number < 10 or not over, layer
