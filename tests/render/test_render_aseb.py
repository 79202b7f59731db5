"""The picture of Aseb, from both of its sides."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import ImageChops

from games.aseb.state import LAST, OWN
from games.aseb.view import index
from render import Renderer, aseb
from render.art import board
from render.art.aseb import case
from render.art.canvas import Canvas
from render.aseb import SQUARES, paint, place
from render.theme import THEMES, Theme
from tests.render.aseb_views import CHOICE


def rows(seat: int, *, turned: bool) -> set[int]:
    """In which rows of the picture the own squares of a side lie."""
    return {place(index(seat, square), turned=turned)[1] for square in range(1, OWN + 1)}


def test_ones_own_row_is_the_lowest_from_ones_own_side() -> None:
    assert (rows(0, turned=False), rows(1, turned=False)) == ({2}, {0})
    assert (rows(0, turned=True), rows(1, turned=True)) == ({0}, {2})


def test_the_way_and_its_numbers_are_the_same_from_both() -> None:
    """A side's own row leads to the middle one at the same end, and no two squares lie together."""
    for turned in (False, True):
        places = [place(number, turned=turned) for number in range(SQUARES)]
        assert len(set(places)) == SQUARES
        for seat in (0, 1):
            way = [place(index(seat, n), turned=turned) for n in range(1, LAST + 1)]
            steps = {abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(way)}
            assert steps == {1}, "each square is beside the one before"


def test_the_board_is_drawn_from_either_side() -> None:
    renderer = Renderer()
    assert renderer.board(CHOICE) != renderer.board(replace(CHOICE, turned=True))


def test_the_piece_of_each_side_lies_where_its_own_row_begins() -> None:
    """Nothing else of the board says whose row it is."""
    for turned in (False, True):
        view = replace(CHOICE, turned=turned)
        strips = paint(view, False).strips[1:4]  # noqa: FBT003 - the shape of every painter
        for seat, tray in enumerate(view.trays):
            (row,) = rows(seat, turned=turned)
            assert [layer.sprite for layer in strips[row].layers] == [f"mid:{tray.piece}"]
        assert not strips[1].layers, "the middle row is everybody's"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.name))
def test_the_wood_beside_the_tail_is_bare(theme: Theme) -> None:
    """What lies there in a row is taken for squares."""
    bare = Canvas(board.WIDTH, aseb.HEIGHT)
    bare.image.paste(board.wood(theme, aseb.HEIGHT), (0, 0))
    wide, tall = aseb.CELL
    left, right = aseb.LEFT + aseb.OWN * wide + 50, aseb.LEFT + aseb.COLUMNS * wide
    pictures = (case(theme), bare.done().convert("RGB"))
    for row in (0, 2):
        top = aseb.TOP + row * tall + 16
        box = (round(left), round(top), round(right), round(top + tall - 32))
        one, other = (picture.crop(box) for picture in pictures)
        assert ImageChops.difference(one, other).getbbox() is None
