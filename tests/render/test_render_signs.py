"""The signs of the rule sets: each changes the picture where it must, and nowhere else."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from PIL import Image, ImageChops, ImageDraw

from games.view import BoardView, Choice, Thrown, Tray
from render import RenderError
from render.senet import place
from tests.render.looking import renderer
from tests.render.views import (
    BELL,
    BELL_START,
    COLUMN,
    DRAWN,
    MIDDLE,
    START,
    TAIT,
    TEN,
    choice,
    goals,
    squares,
    trace,
    views,
)

Box = tuple[int, int, int, int]
LEFT_TRAY: Box = (16, 476, 316, 680)
RIGHT_TRAY: Box = (964, 476, 1264, 680)
WELL: Box = (332, 476, 948, 680)
ROW_ENDS: tuple[Box, ...] = (
    (0, 90, 40, 150), (1240, 150, 1280, 230), (0, 290, 40, 370), (1240, 360, 1280, 430),
)  # fmt: skip
"""Left of 1, right of 10 and 11, left of 20 and 21, right of 30."""


def cell(house: int) -> Box:
    column, row = place(house - 1)
    left, top = 40 + column * 120, 52 + row * 136
    return left, top, left + 120, top + 136


def grey(view: BoardView, *, guide: bool = False) -> Image.Image:
    with Image.open(io.BytesIO(renderer().board(view, guide=guide))) as picture:
        return picture.convert("RGB").convert("L")


def clearly(difference: Image.Image) -> int:
    """Pixels that differ clearly without their colour."""
    return sum(difference.histogram()[24:])


def square(house: int, **changes: Any) -> BoardView:
    """The plain board with a square changed."""
    return put(PLAIN, house, **changes)


def put(view: BoardView, house: int, **changes: Any) -> BoardView:
    board = list(view.squares)
    board[house - 1] = replace(board[house - 1], **changes)
    return replace(view, squares=tuple(board))


def tray(view: BoardView, seat: int, **changes: Any) -> BoardView:
    trays = list(view.trays)
    trays[seat] = replace(trays[seat], **changes)
    return replace(view, trays=(trays[0], trays[1]))


def moved(
    kind: str, source: int | None, target: int | None, line: tuple[int, ...] = ()
) -> BoardView:
    """The plain board after a move of the cones between houses; `line` is of squares."""
    ends = [None if house is None else house - 1 for house in (source, target)]
    return replace(PLAIN, traces=(trace(1, 0, ends[0], ends[1], kind, None, line),))


def offered(*choices: Choice) -> BoardView:
    return replace(PLAIN, choices=choices)


PLAIN = BoardView(
    "senet",
    goals(squares("5 9 12 26", "8 14 20")),
    (Tray("cone", 0, 5, 1, active=True), Tray("spindle", 0, 5, 2)),
)
DICED = replace(PLAIN, thrown=Thrown("dice", (2, 5), "3", 0, fresh=True))
CHANGES: dict[str, tuple[BoardView, BoardView, tuple[Box, ...]]] = {
    "a hit that is offered": (
        offered(choice(1, 5, 8)), offered(choice(1, 5, 8, "hit")), (cell(8),),
    ),
    "an entrance that is offered": (
        PLAIN, offered(choice(1, None, 29, "enter")), (cell(29), LEFT_TRAY),
    ),
    "an entrance with a hit": (
        offered(choice(1, None, 8, "enter")), offered(choice(1, None, 8, "hit")), (cell(8),),
    ),
    "the number of an entrance": (
        offered(choice(1, None, 29, "enter")), offered(choice(2, None, 29, "enter")),
        (cell(29), LEFT_TRAY),
    ),
    "a rebirth that is offered": (
        offered(choice(1, 26, 15)), offered(choice(1, 26, 15, "rebirth")), (cell(15),),
    ),
    "a rebirth and a rescue": (
        offered(choice(1, 26, 15, "rescue")), offered(choice(1, 26, 15, "rebirth")), (cell(15),),
    ),
    "a hit that was made": (
        moved("move", 5, 8), moved("hit", 5, 8), (cell(8), RIGHT_TRAY),
    ),
    "an entrance that was made": (PLAIN, moved("enter", None, 29), (cell(29),)),
    "an entrance with a hit that was made": (
        moved("enter", None, 8), moved("hit", None, 8), (cell(8), RIGHT_TRAY),
    ),
    "a piece that fell into the water and left the board": (
        tray(moved("move", 22, 27), 0, hand=0), moved("move", 22, 27), (cell(27), LEFT_TRAY),
    ),
    "a column": (
        moved("move", 22, 24), moved("move", 22, 24, line=(3, 16, 23)),
        (cell(4), cell(17), cell(24)),
    ),
    "a goal": (PLAIN, square(3, goal="spindle"), (cell(3),)),
    "a goal under an enemy": (square(8, goal=""), square(8, goal="cone"), (cell(8),)),
    "an arrival": (square(8, goal="cone"), PLAIN, (cell(8), RIGHT_TRAY)),
    "the goal under a number": (
        offered(choice(1, 9, 3)), replace(square(3, goal="spindle"), choices=(choice(1, 9, 3),)),
        (cell(3),),
    ),
    "a safe house": (PLAIN, square(21, mark="shen"), (cell(21),)),
    "a safe house under a piece": (PLAIN, square(20, mark="shen"), (cell(20),)),
    "the way out": (square(30, mark=""), square(30, mark="exit"), (cell(30),)),
    "a piece that waits for its fate": (PLAIN, square(26, danger=True), (cell(26),)),
    "a piece that drowns": (
        square(27, piece="cone"), square(27, piece="cone", danger=True), (cell(27),),
    ),
    "pieces in hand": (PLAIN, tray(PLAIN, 1, hand=3), (RIGHT_TRAY,)),
    "throws owed": (PLAIN, tray(PLAIN, 0, extra=1), (LEFT_TRAY,)),
    "how many throws are owed": (
        tray(PLAIN, 1, extra=1), tray(PLAIN, 1, extra=2), (RIGHT_TRAY,),
    ),
    "throws kept": (DICED, replace(DICED, kept=("3",)), (WELL,)),
    "which throws are kept": (
        replace(DICED, kept=("1", "4")), replace(DICED, kept=("4", "1")), (WELL,),
    ),
    "throws kept before any lies there": (PLAIN, replace(PLAIN, kept=("3",)), (WELL,)),
    "what dice count": (
        DICED, replace(DICED, thrown=Thrown("dice", (2, 5), "5", 0, fresh=True)), (WELL,),
    ),
    "the sum of dice": (
        DICED, replace(DICED, thrown=Thrown("dice", (2, 4), "3", 0, fresh=True)), (WELL,),
    ),
    "the way of the pieces": (PLAIN, replace(PLAIN, reverse=True), ROW_ENDS),
    "a draw": (
        DRAWN,
        replace(DRAWN, trays=(replace(DRAWN.trays[0], winner=True), DRAWN.trays[1])),
        (LEFT_TRAY, RIGHT_TRAY, WELL),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", CHANGES)
def test_a_sign_changes_the_picture_where_it_must_and_only_there(what: str) -> None:
    one, other, boxes = CHANGES[what]
    difference = ImageChops.difference(grey(one), grey(other))
    for box in boxes:
        assert clearly(difference.crop(box)) >= 40, box
        ImageDraw.Draw(difference).rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=0)
    assert difference.getbbox() is None


def test_the_guide_of_a_backward_game_points_the_other_way() -> None:
    """Where a third of the arrows enter their squares."""
    forward, backward = (grey(replace(START, reverse=way), guide=True) for way in (False, True))
    difference = ImageChops.difference(forward, backward)
    for house in (6, 15, 24):
        assert clearly(difference.crop(cell(house))) >= 40


def test_in_a_draw_neither_side_is_dimmed() -> None:
    drawn, playing = grey(DRAWN), grey(replace(DRAWN, over=False))
    for box in (LEFT_TRAY, RIGHT_TRAY):
        assert drawn.crop(box).tobytes() == playing.crop(box).tobytes()


def test_a_draw_before_any_throw_is_told() -> None:
    view = replace(DRAWN, thrown=None)
    difference = ImageChops.difference(grey(view), grey(replace(view, over=False)))
    assert clearly(difference.crop(WELL)) > 1000


def test_without_goals_a_tray_counts_what_left_the_board() -> None:
    """The piece that stands on its goal counts instead where there are goals (senet 5.4)."""
    home = put(BELL_START, 2, piece="spindle")
    assert ImageChops.difference(grey(home), grey(BELL_START)).crop(RIGHT_TRAY).getbbox()
    none = put(START, 12, piece="spindle")
    assert not ImageChops.difference(grey(none), grey(START)).crop(RIGHT_TRAY).getbbox()


def test_every_one_of_twenty_pieces_is_told_on_a_phone() -> None:
    """At 360 pixels, without colour: the body of each piece is light or dark."""
    small = grey(TEN).resize((360, 203), Image.Resampling.LANCZOS)
    shown: dict[str, list[int]] = {"cone": [], "spindle": []}
    for house in range(1, 21):
        left, top, right, bottom = (edge * 360 // 1280 for edge in cell(house))
        body = small.crop((left + 14, top + 20, right - 15, bottom - 8))
        middle = sorted(body.tobytes())[len(body.tobytes()) // 2]
        shown[TEN.squares[house - 1].piece].append(middle)
    assert min(shown["cone"]) - max(shown["spindle"]) > 90


@pytest.mark.parametrize("hand", range(1, 11))
def test_every_number_of_pieces_in_hand_looks_different(hand: int) -> None:
    view = replace(PLAIN, trays=(Tray("cone", 0, 10, hand), Tray("spindle", 0, 10, 10)))
    fewer = tray(view, 0, hand=hand - 1)
    assert clearly(ImageChops.difference(grey(view), grey(fewer)).crop(LEFT_TRAY)) >= 100


def test_more_throws_than_have_room_are_told_as_more() -> None:
    six, seven, eight = (grey(replace(DICED, kept=("4",) * n)) for n in (6, 7, 8))
    assert clearly(ImageChops.difference(six, seven)) >= 40
    assert seven.tobytes() == eight.tobytes()


@pytest.mark.parametrize("order", [9, 10, 30, 31, 99])
def test_a_long_turn_is_drawn_to_its_end(order: int) -> None:
    first = trace(1, 0, 4, 5, "move")
    last = replace(PLAIN, traces=(first, trace(order, 0, 5, 21, "move")))
    before = replace(PLAIN, traces=(first, trace(order - 1, 0, 5, 21, "move")))
    same = ImageChops.difference(grey(last), grey(before)).getbbox() is None
    assert same is (order > 31)


def test_a_sign_over_a_number_covers_only_its_rim() -> None:
    """The digit of a choice that enters with a hit, though three signs meet on its square."""
    view = replace(TAIT, choices=TAIT.choices[:1])
    other = replace(view, choices=(replace(view.choices[0], number=8),))
    left, _, _, bottom = cell(6)
    inner = (left + 16, bottom - 50, left + 50, bottom - 16)
    alone = replace(view, traces=())
    lone = ImageChops.difference(grey(alone), grey(replace(alone, choices=other.choices)))
    among = ImageChops.difference(grey(view), grey(other))
    assert clearly(among.crop(inner)) == clearly(lone.crop(inner)) > 200


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["exchange", "hit"])
def test_every_number_on_an_enemy_is_seen_beside_the_sign(count: int, kind: str) -> None:
    several = tuple(choice(n, 20 + n, 8, kind) for n in range(1, count + 1))
    for slot in range(count):
        other = list(several)
        other[slot] = choice(9, 21 + slot, 8, kind)
        difference = ImageChops.difference(grey(offered(*several)), grey(offered(*other)))
        assert clearly(difference.crop(cell(8))) >= 100


REFUSED = {
    "goal": (put(PLAIN, 3, goal="pawn"), "goal 'pawn'"),
    "extra": (tray(PLAIN, 0, extra=21), "21 more throws"),
    "extra below none": (tray(PLAIN, 0, extra=-1), "-1 more throws"),
    "kept": (replace(DICED, kept=("ankh",)), "kept 'ankh'"),
    "line": (moved("move", 22, 24, line=(3, 16, 30)), "square 30"),
    "kind": (moved("jump", 22, 24), "'jump'"),
    "order": (replace(PLAIN, traces=(trace(0, 0, 4, 5, "move"),)), "order 0"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_has_no_drawing_is_refused_by_name(what: str) -> None:
    view, words = REFUSED[what]
    with pytest.raises(RenderError, match=words):
        renderer().board(view)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(view=views())
def test_any_view_is_drawn_and_its_key_follows_it(view: BoardView) -> None:
    assert renderer().board(view) is renderer().board(view)
    assert grey(view).size == (1280, 720)
    turned = replace(view, reverse=not view.reverse)
    assert renderer().key(view) != renderer().key(turned)
    assert ImageChops.difference(grey(view), grey(turned)).getbbox() is not None


def test_the_samples_of_all_rule_sets_are_small() -> None:
    sizes = [len(renderer().board(view)) for view in (MIDDLE, BELL, TAIT, COLUMN, TEN, DRAWN)]
    assert max(sizes) <= 80_000
