"""The signs of the named houses: readable on a phone, whatever else lies on the house."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from PIL import Image, ImageChops

from games.view import BoardView, Choice, Thrown, Tray
from render.assets import load
from render.painters import PAINTERS
from render.scene import Layer
from render.senet import HOUSES
from tests.render.aseb_views import CHOICE
from tests.render.looking import clearly
from tests.render.views import VIEWS, choice, squares, trace, views

ASSETS = load("papyrus")
PHONE = 390 / 1280
"""How much smaller a picture is on a phone."""
PILED = BoardView(
    "senet",
    squares("26 28 15 5", "27 29 30 9", "27 26"),
    (Tray("cone", 2, 5, active=True), Tray("spindle", 1, 5)),
    (
        choice(1, 26, 29, "exchange"),
        choice(2, 28, 30, "exchange"),
        choice(3, 15, 17),
        choice(4, 26, None, "off"),
        choice(5, 28, None, "off"),
    ),
    (trace(1, 1, 24, 26, "exchange", 24), trace(2, 1, 20, 28), trace(3, 1, 28, 29)),
    Thrown("sticks", (1, 1, 0, 0), "2", 0, fresh=True),
)
"""Pieces, numbers, ways off the board, orders of moves, notes and fates on the last houses."""
WAITING = BoardView(
    "senet",
    squares("26 28 3", "4 9 27 20", "27"),
    (Tray("cone", 1, 5, active=True), Tray("spindle", 0, 5)),
    (
        *(choice(n, 26, 26 + n) for n in (1, 2, 3, 4)),
        choice(5, 26, None, "off"),
        choice(6, 28, 29),
        choice(7, 28, None, "off"),
    ),
    (trace(1, 1, 24, 25), trace(2, 1, 25, 18)),
)
"""Several throws wait: one piece has many choices."""
OVERLAP = 6
"""Pixels by which the edge of a sign may be covered."""


def shrunk(picture: Image.Image) -> Image.Image:
    size = (round(picture.width * PHONE), round(picture.height * PHONE))
    return picture.convert("L").resize(size, Image.Resampling.LANCZOS)


def plaque(mark: str) -> Image.Image:
    sprite = ASSETS.sprite(f"tag:{mark}")
    ground = Image.new("RGB", sprite.size, (230, 210, 170))
    ground.paste(sprite, (0, 0), sprite)
    return shrunk(ground)


@pytest.mark.parametrize(("one", "other"), tuple(combinations(HOUSES, 2)))
def test_the_signs_under_pieces_are_told_apart_on_a_phone_without_colour(
    one: str, other: str
) -> None:
    """Of about 14 by 14 pixels a tenth at least are clearly different."""
    difference = ImageChops.difference(plaque(one), plaque(other))
    assert clearly(difference) * 10 >= difference.width * difference.height


@pytest.mark.parametrize("mark", HOUSES)
def test_a_sign_under_a_piece_is_more_than_ten_pixels_tall_on_a_phone(mark: str) -> None:
    """And as dark as ink on a pale ground."""
    grey = plaque(mark)
    inner = grey.crop((1, 1, grey.width - 1, grey.height - 1))
    assert max(inner.tobytes()) - min(inner.tobytes()) > 110
    sprite = ASSETS.sprite(f"tag:{mark}").convert("L").crop((4, 3, 44, 43))
    box = sprite.point([255 * (v < 110) for v in range(256)]).getbbox()
    assert box is not None
    assert (box[3] - box[1]) * PHONE >= 10.5


def covered(layers: tuple[Layer, ...]) -> list[str]:
    """What lies over the sign of a house under a piece."""
    found, sign = [], None
    for layer in layers:
        sprite = ASSETS.sprite(layer.sprite)
        box = (layer.x, layer.y, layer.x + sprite.width, layer.y + sprite.height)
        if layer.sprite.startswith("tag:") and "goal" not in layer.sprite:
            sign = box
        elif sign is not None:
            across = min(sign[2], box[2]) - max(sign[0], box[0])
            down = min(sign[3], box[3]) - max(sign[1], box[1])
            if across > OVERLAP and down > OVERLAP:
                found.append(layer.sprite)
    return found


@pytest.mark.parametrize("name", [*VIEWS, "piled", "waiting"])
def test_nothing_covers_the_sign_of_a_house(name: str) -> None:
    view = {**VIEWS, "piled": PILED, "waiting": WAITING}[name]
    check_signs(view)


@settings(max_examples=60, deadline=None)
@given(view=views())
@example(view=PILED)
def test_nothing_ever_covers_the_sign_of_a_house(view: BoardView) -> None:
    check_signs(view)


SIGNS = ("mark:", "half:", "tag:", "sunk:")
"""How sprites begin that tell what a house is: round a piece that drowns the water is seen."""


def check_signs(view: BoardView) -> None:
    scene = PAINTERS["senet"](view, False)  # noqa: FBT003 - as a Painter
    tiles = [tile for strip in scene.strips for tile in strip.tiles if "cell" in tile.ground]
    houses = [tile for tile in tiles if tile.ground != "cell:plain"]
    marked = [square for square in view.squares if square.mark]
    assert len(houses) == len(marked)
    for tile in houses:
        names = [layer.sprite for layer in tile.layers]
        assert any(name.startswith(SIGNS) for name in names), names
        assert covered(tile.layers) == [], names


ASEB_HOUSED = replace(
    CHOICE,
    squares=tuple(
        replace(square, piece=("cone", "spindle")[at % 2] if square.mark else "")
        for at, square in enumerate(CHOICE.squares)
    ),
    choices=(),
    traces=(),
)
"""A piece on every rosette of Aseb."""
SENET_HOUSED = BoardView(
    "senet",
    squares("15 27 29", "26 28 30", ""),
    (Tray("cone", 0, 5, active=True), Tray("spindle", 0, 5)),
)
"""A piece on every house of Senet."""


def ink(layer: Layer) -> Image.Image:
    """What is solid of a sprite, in its place on a square."""
    part, right, down = ASSETS.inked(layer.sprite)
    whole = Image.new("L", (120, 136), 0)
    solid = part.getchannel("A").point([255 * (value > 200) for value in range(256)])
    whole.paste(solid, (layer.x + right, layer.y + down), solid)
    return whole


def housed(view: BoardView) -> list[tuple[Layer, ...]]:
    """The layers of every house with a piece, from the piece upwards."""
    scene = PAINTERS[view.shape](view, False)  # noqa: FBT003 - as a Painter
    found = []
    for tile in (tile for strip in scene.strips for tile in strip.tiles):
        names = [layer.sprite for layer in tile.layers]
        if any("tag:" in name for name in names):
            at = next(n for n, name in enumerate(names) if "housed:" in name)
            found.append(tile.layers[at:])
    return found


def seen(piece: Layer, over: tuple[Layer, ...]) -> float:
    """How much of a piece is seen below what lies over it."""
    whole = ink(piece)
    free = whole.copy()
    for layer in over:
        free.paste(0, (0, 0), ink(layer))
    return sum(free.histogram()[1:]) / sum(whole.histogram()[1:])


@pytest.mark.parametrize("view", [SENET_HOUSED, ASEB_HOUSED], ids=lambda view: str(view.shape))
def test_a_piece_and_the_sign_of_its_house_are_both_seen(view: BoardView) -> None:
    """Sign and number lie over no more than a fiftieth of a piece on a house."""
    houses = housed(view)
    assert len(houses) == sum(bool(square.mark) for square in view.squares)
    for piece, *over in houses:
        assert seen(piece, tuple(over)) > 0.98, piece


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(
    "chosen",
    [choice(1, 28, 29), choice(1, 25, 28, "exchange"), choice(1, 30, None, "off")],
    ids=["goes", "comes", "leaves"],
)
def test_a_piece_on_a_house_is_seen_beside_the_number_of_a_choice(
    chosen: Choice, *, turned: bool
) -> None:
    """Two thirds of it at least, also where the number points out of the board."""
    view = replace(SENET_HOUSED, choices=(chosen,), turned=turned)
    for piece, *over in housed(view):
        assert seen(piece, tuple(over)) > 2 / 3, over


@pytest.mark.parametrize("label", ["1", "12", "30"])
@pytest.mark.parametrize("name", ["label", "foot"])
def test_the_number_of_a_house_is_read_on_a_small_phone(name: str, label: str) -> None:
    """Its digits are five pixels tall and more where the picture is 340 broad."""
    sprite = load("papyrus").sprite(f"{name}:{label}").convert("RGBA")
    flat = Image.new("RGBA", sprite.size, (255, 255, 255, 255))
    flat.alpha_composite(sprite)
    middle = flat.convert("L").crop((3, 0, sprite.width - 3, sprite.height - 3))
    ink = middle.point([255 * (value < 110) for value in range(256)]).getbbox()
    assert ink is not None
    assert (ink[3] - ink[1]) * 340 / 1280 > 5.2
