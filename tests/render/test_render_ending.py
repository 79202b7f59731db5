"""The last picture of a game: who won it, by what score, and how long it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.view import BoardView
from render import RenderError, ending
from render.painters import PAINTERS
from render.scene import Layer, Strip
from tests.render import hyena_views, seega_views
from tests.render.looking import apart, clearly, renderer
from tests.render.views import DRAWN, MIDDLE, WON

ENDS: dict[str, BoardView] = {
    "senet": WON,
    "seega 3": seega_views.SMALL.ended((0,), (4, 1), 19),
    "seega 5": seega_views.WON,
    "seega 7": seega_views.CHAIN.ended((1,), (21, 18), 230),
    "seega 9": seega_views.NINE.ended((1,), (32, 33), 480),
    "hyena": hyena_views.OVER,
}
DRAWS: dict[str, BoardView] = {
    "senet": DRAWN,
    "seega 3": seega_views.SMALL.ended((), (3, 3), 19),
    "seega 5": seega_views.DRAWN,
    "seega 9": seega_views.NINE.ended((), (33, 33), 480),
}


def layers(view: BoardView) -> list[tuple[Strip, int, int, Layer]]:
    """All that is laid: in which strip, at which corner, and what."""
    strips = PAINTERS[view.shape](view, False).strips  # noqa: FBT003 - as a Painter
    found = [(strip, 0, strip.top, layer) for strip in strips for layer in strip.layers]
    for strip in strips:
        for tile in strip.tiles:
            found += [(strip, tile.x, strip.top + tile.y, layer) for layer in tile.layers]
    return found


def laid(view: BoardView, kind: str) -> set[tuple[str, int, int]]:
    """The sprites whose names end, before a number, with that, and where they lie; each once, also
    if it reaches over two strips."""
    return {
        (layer.sprite, x + layer.x, y + layer.y)
        for _, x, y, layer in layers(view)
        if kind in layer.sprite.split(":")
    }


@pytest.mark.parametrize("name", ENDS)
def test_one_wreath_lies_round_the_winners_piece(name: str) -> None:
    view = ENDS[name]
    (sprite, left, top), *more = laid(view, "wreath")
    assert not more
    wide, tall = ending.WREATH if view.shape != "seega" else (156, 150)
    winner = next(tray.piece for tray in view.trays if tray.winner)
    kind, number = ("mother", winner[-1]) if view.shape == "hyena" else (winner, "")
    inside = [
        (piece, x, y)
        for piece, x, y in laid(view, kind)
        if left < x < left + wide / 2 and top < y < top + tall / 2 and number in piece
    ]
    assert len(inside) == 1, sprite


@pytest.mark.parametrize("name", DRAWS)
def test_a_draw_has_scales_and_no_wreath(name: str) -> None:
    view = DRAWS[name]
    assert len(laid(view, "scales")) == (2 if view.shape == "seega" else 1)
    assert not laid(view, "wreath")


def told(view: BoardView, kind: str) -> list[str]:
    """The digits of that kind from left to right."""
    found = sorted(laid(view, kind), key=lambda each: each[1])
    return [sprite.rpartition(":")[2] for sprite, _, _ in found]


@pytest.mark.parametrize("turns", [1, 46, 999, 12345])
@pytest.mark.parametrize("name", ENDS)
def test_the_turns_of_the_game_are_told_at_the_foot_of_the_wreath(name: str, turns: int) -> None:
    view = replace(ENDS[name], turns=turns)
    assert "".join(told(view, "figure")) == str(turns)
    assert told(view, "length") == [str(len(str(turns)))]


@pytest.mark.parametrize("name", ENDS)
def test_of_a_game_whose_length_is_not_known_none_is_told(name: str) -> None:
    view = replace(ENDS[name], turns=0)
    assert not laid(view, "figure")
    assert not laid(view, "length")
    assert laid(view, "wreath")


@pytest.mark.parametrize("turns", [-1, 100_000])
def test_a_length_without_room_is_refused(turns: int) -> None:
    with pytest.raises(RenderError, match="turns"):
        renderer().board(replace(WON, turns=turns))


@pytest.mark.parametrize("score", [(5, 3), (0, 12), (10, 8)])
def test_senet_tells_the_score_at_the_sides_to_which_it_belongs(score: tuple[int, int]) -> None:
    view = replace(WON, score=score)
    assert "".join(told(view, "score")) == "".join(map(str, score))


@pytest.mark.parametrize("score", [(5,), (5, 3, 1), (100, 0), (-1, 0)])
def test_a_score_that_cannot_be_drawn_is_refused(score: tuple[int, ...]) -> None:
    with pytest.raises(RenderError, match="score"):
        renderer().board(replace(WON, score=score))


def test_a_game_that_was_given_up_has_a_wreath_and_no_score() -> None:
    view = MIDDLE.ended((0,), (), 46)
    assert told(view, "score") == []
    assert laid(view, "wreath")
    assert laid(view, "emblem")
    assert "".join(told(view, "figure")) == "46"


@pytest.mark.parametrize("view", [WON, DRAWN, hyena_views.OVER])
def test_the_last_throw_is_not_shown_any_more(view: BoardView) -> None:
    assert view.thrown is not None
    assert apart(view, replace(view, thrown=None)).getbbox() is None


def test_who_has_won_is_told_without_colour() -> None:
    other = WON.ended((1,), (5, 3), 127)
    well = (332, 476, 948, 680)
    assert clearly(apart(WON, other).crop(well)) > 1500


@pytest.mark.parametrize("name", ENDS)
def test_last_pictures_are_small(name: str) -> None:
    assert len(renderer().board(ENDS[name])) <= 80_000
