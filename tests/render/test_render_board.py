"""Board pictures: what they are, what they show, and what is refused."""

from __future__ import annotations

import io
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from PIL import Image, ImageChops

from games.catalogue import CATALOGUE, RuleSet
from games.view import BoardView, Square, Thrown, Trace
from render import THEMES, Renderer, RenderError
from render.api import MOST
from render.assets import load
from render.marks import gather
from render.scene import Layer
from render.senet import place
from tests.render import looking
from tests.render.looking import alike, pixels
from tests.render.views import (
    CROWD,
    HANDED,
    LATE,
    MIDDLE,
    START,
    VIEWS,
    WON,
    choice,
    parse,
    squares,
    trace,
    views,
)

WIDTH, HEIGHT = 1280, 720
ROOT = Path(__file__).parents[2]
PLACES = [place(index) for index in range(30)]
ASSETS = load("papyrus")


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return looking.renderer()


def changed(renderer: Renderer, one: BoardView, other: BoardView) -> int:
    """How many pixels differ clearly without their colour."""
    first, second = (pixels(renderer.board(view)).convert("L") for view in (one, other))
    difference = ImageChops.difference(first, second).histogram()
    return sum(difference[24:])


def with_square(view: BoardView, house: int, square: Square) -> BoardView:
    board = list(view.squares)
    board[house - 1] = square
    return replace(view, squares=tuple(board))


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("guide", [False, True], ids=["board", "guide"])
def test_a_picture_is_a_strict_palette_png_that_pillow_reads_alike(
    renderer: Renderer, name: str, *, guide: bool
) -> None:
    data = renderer.board(VIEWS[name], guide=guide)
    parsed = parse(data)
    assert (parsed.width, parsed.height) == (WIDTH, HEIGHT)
    with Image.open(io.BytesIO(data)) as picture:
        assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (WIDTH, HEIGHT))
        assert "transparency" not in picture.info
        assert picture.tobytes() == parsed.indexes
        again = io.BytesIO()
        picture.save(again, "PNG")
    assert alike(again.getvalue(), data)


def test_pictures_are_small(renderer: Renderer) -> None:
    sizes = {name: len(renderer.board(view)) for name, view in VIEWS.items()}
    assert max(sizes.values()) <= 80_000, sizes


def test_a_picture_is_packed_quickly_as_far_as_it_does_not_become_large() -> None:
    small = Renderer(most=0).board(MIDDLE)
    most = (len(small) + 1000, len(small) + 6000, len(small) + 50_000)
    packed = [Renderer(most=most_).board(MIDDLE) for most_ in most]
    sizes = [len(data) for data in (small, *packed)]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]
    assert all(len(data) <= most_ for data, most_ in zip(packed, most, strict=True))
    assert all(alike(small, data) for data in packed)


def test_what_is_shown_again_is_packed_small() -> None:
    shifted = replace(MIDDLE, trays=(*MIDDLE.trays[:1], replace(MIDDLE.trays[1], off=1)))
    renderer = Renderer(most=10**6)
    first, again = renderer.board(MIDDLE), renderer.board(shifted)
    assert len(again) < len(first) - 5000
    assert alike(again, Renderer(most=0).board(shifted))


def test_what_is_looked_at_for_longer_is_packed_small() -> None:
    last = MIDDLE.ended({0}, (5, 3), 60)
    small, either = Renderer(most=0), Renderer(most=MOST)
    assert small.board(last) == either.board(last)
    assert small.board(MIDDLE, guide=True) == either.board(MIDDLE, guide=True)


def test_a_view_drawn_again_is_the_same_picture(renderer: Renderer) -> None:
    first = renderer.board(MIDDLE)
    assert renderer.board(replace(MIDDLE)) is first
    assert alike(Renderer().board(MIDDLE), first)
    assert Renderer(most=0).board(MIDDLE) == Renderer(most=0).board(MIDDLE)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(view=views())
def test_a_picture_made_from_kept_bands_is_the_one_drawn_afresh(
    renderer: Renderer, view: BoardView
) -> None:
    for before in (START, replace(view, choices=()), replace(view, traces=())):
        renderer.board(before)
    assert alike(renderer.board(view), Renderer().board(view))


SEEN = {
    "a piece": (START, with_square(START, 5, Square("5"))),
    "the kind of a piece": (START, with_square(START, 5, Square("5", "", "spindle"))),
    "a house mark": (START, with_square(START, 16, Square("16", "netting"))),
    "a house mark under a piece": (
        with_square(START, 16, Square("16", "", "cone")),
        with_square(START, 16, Square("16", "netting", "cone")),
    ),
    "the label of a square": (START, with_square(START, 16, Square("17"))),
    "a drowning piece": (LATE, with_square(LATE, 27, Square("27", "water", "spindle"))),
    "whose turn it is": (
        START,
        replace(START, trays=tuple(replace(t, active=not t.active) for t in START.trays)),
    ),
    "pieces off": (
        START,
        replace(START, trays=(replace(START.trays[0], off=1), START.trays[1])),
    ),
    "pieces in all": (
        START,
        replace(START, trays=(START.trays[0], replace(START.trays[1], total=7))),
    ),
    "pieces in hand": (
        HANDED,
        replace(HANDED, trays=(replace(HANDED.trays[0], hand=3), HANDED.trays[1])),
    ),
    "the side of a tray": (
        START,
        replace(START, trays=(replace(START.trays[0], piece="spindle"), START.trays[1])),
    ),
    "the winner": (
        WON,
        replace(WON, trays=(replace(WON.trays[0], winner=False), WON.trays[1])),
    ),
    "the end": (WON, replace(WON, over=False)),
    "a choice": (MIDDLE, replace(MIDDLE, choices=MIDDLE.choices[:-1])),
    "the number of a choice": (
        MIDDLE,
        replace(MIDDLE, choices=(*MIDDLE.choices[:-1], choice(5, 20, 23))),
    ),
    "where a choice begins": (
        MIDDLE,
        replace(MIDDLE, choices=(*MIDDLE.choices[:-1], choice(4, 28, 23))),
    ),
    "where a choice ends": (
        MIDDLE,
        replace(MIDDLE, choices=(*MIDDLE.choices[:-1], choice(4, 20, 24))),
    ),
    "a choice off the board": (
        MIDDLE,
        replace(MIDDLE, choices=(*MIDDLE.choices[:-1], choice(4, 20, None, "off"))),
    ),
    "a throw": (MIDDLE, replace(MIDDLE, thrown=None)),
    "a stick's side": (
        MIDDLE,
        replace(MIDDLE, thrown=Thrown("sticks", (0, 1, 1, 1), "3", 1, fresh=True)),
    ),
    "the score": (
        MIDDLE,
        replace(MIDDLE, thrown=Thrown("sticks", (1, 0, 1, 1), "4", 1, fresh=True)),
    ),
    "who threw": (
        MIDDLE,
        replace(MIDDLE, thrown=Thrown("sticks", (1, 0, 1, 1), "3", 0, fresh=True)),
    ),
    "a throw that is played": (
        MIDDLE,
        replace(MIDDLE, thrown=Thrown("sticks", (1, 0, 1, 1), "3", 1)),
    ),
    "dice": (HANDED, replace(HANDED, thrown=Thrown("dice", (2, 4), "3", 0, fresh=True))),
    "a last move": (MIDDLE, replace(MIDDLE, traces=())),
    "where a last move began": (
        MIDDLE,
        replace(MIDDLE, traces=(trace(1, 0, 9, 13, "move"),)),
    ),
    "which way a last move went": (
        MIDDLE,
        replace(MIDDLE, traces=(trace(1, 0, 13, 10, "move"),)),
    ),
    "whose last move it was": (
        MIDDLE,
        replace(MIDDLE, traces=(trace(1, 1, 10, 13, "move"),)),
    ),
    "where an enemy was swept": (
        MIDDLE,
        replace(MIDDLE, traces=(trace(1, 0, 10, 13, "exchange", 10),)),
    ),
    "a piece that left": (
        MIDDLE,
        replace(MIDDLE, traces=(trace(1, 0, 10, None, "off"),)),
    ),
    "a piece that entered": (
        MIDDLE,
        replace(MIDDLE, traces=(trace(1, 0, None, 13, "enter"),)),
    ),
    "the order of last moves": (
        replace(LATE, choices=(), traces=(trace(1, 1, 19, 21), trace(2, 1, 21, 22))),
        replace(LATE, choices=(), traces=(trace(2, 1, 19, 21), trace(1, 1, 21, 22))),
    ),
}


@pytest.mark.parametrize("what", SEEN)
def test_a_picture_shows_without_colour(renderer: Renderer, what: str) -> None:
    one, other = SEEN[what]
    assert changed(renderer, one, other) >= 40


@pytest.mark.parametrize("kind", ["exchange", "drop", "hit", "rescue", "enter"])
def test_every_kind_of_choice_has_a_ring_of_its_own(renderer: Renderer, kind: str) -> None:
    kinds = {"move", "exchange", "drop", "hit", "rescue", "enter"} - {kind}
    here = replace(MIDDLE, choices=(choice(1, 16, 19, kind),))
    for other in sorted(kinds):
        assert changed(renderer, here, replace(MIDDLE, choices=(choice(1, 16, 19, other),))) > 40


def test_the_guide_shows_the_way(renderer: Renderer) -> None:
    plain, guide = renderer.board(START), renderer.board(START, guide=True)
    assert pixels(plain).tobytes() != pixels(guide).tobytes()
    assert renderer.board(START) == plain


def test_a_piece_is_told_by_light_alone(renderer: Renderer) -> None:
    """The body of the cone on house 5 against that of the spindle on house 6."""
    grey = pixels(renderer.board(START)).convert("L")
    light = grey.crop((40 + 4 * 120 + 52, 118, 40 + 4 * 120 + 68, 160)).resize((1, 1))
    dark = grey.crop((40 + 5 * 120 + 52, 118, 40 + 5 * 120 + 68, 160)).resize((1, 1))
    first, second = (int(each.tobytes()[0]) for each in (light, dark))
    assert first - second > 110


def test_the_number_of_a_choice_is_forty_pixels_tall(renderer: Renderer) -> None:
    """The disc on the empty house 19: its digit, inside the rim."""
    view = replace(MIDDLE, choices=(choice(8, 16, 19),))
    grey = pixels(renderer.board(view)).convert("L")
    left, top = 40 + 120, 52 + 136
    inner = grey.crop((left + 42, top + 50, left + 78, top + 98))
    box = inner.point([255 if v > 170 else 0 for v in range(256)]).getbbox()
    assert box is not None
    assert box[3] - box[1] >= 40


def house(data: bytes, number: int) -> Image.Image:
    """The grey picture of a house of the first row."""
    left = 40 + 120 * (number - 1)
    return pixels(data).convert("L").crop((left, 52, left + 120, 52 + 136))


@pytest.mark.parametrize("guide", [False, True], ids=["board", "guide"])
@pytest.mark.parametrize("piece", ["cone", "spindle"])
def test_the_number_of_a_house_reads_on_a_piece_as_on_a_bare_square(
    renderer: Renderer, piece: str, *, guide: bool
) -> None:
    """Dark ink and light edge, where another number would look otherwise."""
    shown: list[tuple[int, int]] = []
    for name in ("", piece):
        ten, other = (
            house(renderer.board(with_square(START, 10, Square(label, "", name)), guide=guide), 10)
            for label in ("10", "29")
        )
        change = ImageChops.difference(ten, other).point([255 * (v > 60) for v in range(256)])
        ink = ten.point([255 * (v < 90) for v in range(256)])
        edge = ten.point([255 * (v > 190) for v in range(256)])
        both = (ImageChops.multiply(change, each).histogram()[255] for each in (ink, edge))
        shown.append((next(both), next(both)))
    (bare_ink, bare_edge), (ink_on, edge_on) = shown
    assert min(ink_on, edge_on) > 25
    assert ink_on >= 0.8 * bare_ink
    assert edge_on >= 0.8 * bare_edge


def test_the_order_of_a_move_is_a_numeral_of_thirty_pixels(renderer: Renderer) -> None:
    """The second move of the dark side, on the stele of the empty house 5."""
    traces = (trace(1, 1, 1, 2, "move"), trace(2, 1, 2, 4, "move"))
    view = replace(START, squares=squares(), traces=traces)
    stele = house(renderer.board(view), 5).crop((4 + 7, 84 + 7, 4 + 35, 84 + 42))
    box = stele.point([255 * (v > 150) for v in range(256)]).getbbox()
    assert box is not None
    assert box[3] - box[1] >= 29


CROWDED = {
    "a piece that may move and leave": (choice(1, 6, 9), choice(2, 6, None, "off")),
    "a piece that may be exchanged": (choice(1, 4, 6, "exchange"),),
    "three choices for one piece": (choice(1, 6, 7), choice(2, 6, 8), choice(3, 6, 9)),
}


@pytest.mark.parametrize("what", CROWDED)
def test_orders_of_moves_give_way_to_choices(renderer: Renderer, what: str) -> None:
    first, second = trace(1, 1, 1, 3, "move"), trace(2, 1, 3, 5, "exchange", 3)
    view = replace(START, choices=CROWDED[what], traces=(first, second))
    other = replace(view, traces=(first, replace(second, order=3)))
    assert changed(renderer, view, other) == 0
    calm, later = (replace(each, choices=()) for each in (view, other))
    assert changed(renderer, calm, later) >= 40


MET = replace(
    START,
    squares=squares(),
    choices=(choice(1, None, 29, "enter"), choice(2, 1, 29)),
    traces=(trace(1, 0, None, 1, "move"), trace(2, 0, None, 29, "move")),
)
"""A stele right under a small number."""


def size(layer: Layer) -> tuple[int, int]:
    """How wide and tall a sign is, in pixels, but for the point of a number that leaves."""
    sprite = ASSETS.sprite(layer.sprite)
    return min(60, sprite.width), min(60, sprite.height)


def shared(one: Layer, other: Layer) -> tuple[int, int]:
    """Width and height of what two signs cover both; 0 or less where they do not meet."""
    (wide, tall), (other_wide, other_tall) = size(one), size(other)
    across = min(one.x + wide, other.x + other_wide) - max(one.x, other.x)
    return across, min(one.y + tall, other.y + other_tall) - max(one.y, other.y)


@example(view=MET)
@settings(max_examples=40, deadline=None)
@given(view=views())
def test_the_order_of_a_move_hides_no_choice(view: BoardView) -> None:
    """A stele lies beneath the numbers of choices, or touches no more than their rim."""
    numbers = [noted.over for noted in gather(replace(view, traces=()), PLACES)]
    for before, noted in zip(numbers, gather(view, PLACES), strict=True):
        for index, stele in enumerate(noted.over):
            if not stele.sprite.startswith("order"):
                continue
            for layer in noted.over[:index]:
                if layer in before and not layer.sprite.startswith("note"):
                    across, down = shared(stele, layer)
                    assert across <= 18 or down <= 10


def test_many_choices_from_one_square_are_all_numbered(renderer: Renderer) -> None:
    six = tuple(choice(n, 16, 16 + n) for n in range(1, 7))
    for count in range(1, 6):
        fewer = replace(MIDDLE, choices=six[:count])
        assert changed(renderer, fewer, replace(MIDDLE, choices=six[: count + 1])) > 400
    with pytest.raises(RenderError, match="at most 6"):
        renderer.board(replace(MIDDLE, choices=(*six, choice(7, 16, None, "off"))))


def test_a_key_is_the_same_in_every_process(renderer: Renderer) -> None:
    program = (
        "import sys; sys.path.insert(0, 'tests/render')\n"
        "from render import Renderer; from tests.render.views import MIDDLE\n"
        "print(Renderer().key(MIDDLE))"
    )
    run = [sys.executable, "-c", program]
    keys = set()
    for seed in ("1", "2"):
        environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(  # noqa: S603 - our own interpreter and program
            run, capture_output=True, text=True, check=True, env=environment, cwd=ROOT
        )
        keys.add(done.stdout.strip())
    assert keys == {renderer.key(MIDDLE)}


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_a_picture_has_the_size_that_is_told_without_drawing_it(
    renderer: Renderer, rules: RuleSet[Any, Any]
) -> None:
    for seats in rules.seats:
        view = rules.view(rules.start(seats))
        with Image.open(io.BytesIO(renderer.board(view))) as picture:
            assert picture.size == renderer.size(view)


def test_keys_follow_the_picture(renderer: Renderer) -> None:
    everything = [*VIEWS.values(), *(view for pair in SEEN.values() for view in pair)]
    keys = {renderer.key(view) for view in everything}
    assert len(keys) == len(set(everything))
    assert renderer.key(START, guide=True) not in keys
    assert renderer.title_key() not in keys


def test_an_arrow_follows_the_way_whatever_the_numbers_of_its_squares() -> None:
    """From house 4 to house 5, down to house 16 under it, and on to house 15."""
    moved = Trace(1, 0, 3, 14, "move", way=(3, 4, 15, 14))
    lines = [
        [name for name in marks.under if name.startswith(("way", "tip"))]
        for marks in gather(replace(START, squares=squares(), traces=(moved,)), PLACES)
    ]
    assert [lines[square] for square in moved.way] == [
        ["way:0:r"], ["way:0:bl"], ["way:0:rt"], ["tip:0:l"],
    ]  # fmt: skip
    assert sum(map(len, lines)) == 4


def test_a_move_without_a_way_is_marked_at_its_ends_alone() -> None:
    sent = Trace(1, 0, 26, 14, "rescue")
    marked = [bool(marks.under) for marks in gather(replace(START, traces=(sent,)), PLACES)]
    assert [square for square, some in enumerate(marked) if some] == [14, 26]


REFUSED = {
    "'hopscotch'; there are: senet, seega, hyena": replace(START, shape="hopscotch"),
    "29": replace(START, squares=START.squares[:-1]),
    "mark 'scarab'; there are: ankh, netting": with_square(START, 5, Square("5", "scarab")),
    "piece 'pawn'; there are: cone, spindle": with_square(START, 5, Square("5", "", "pawn")),
    "label": with_square(START, 5, Square("five")),
    "trays": replace(START, trays=START.trays[:1]),
    "bishop": replace(START, trays=(replace(START.trays[0], piece="bishop"), START.trays[1])),
    "6 of 5": replace(START, trays=(replace(START.trays[0], off=6), START.trays[1])),
    "in hand": replace(START, trays=(replace(START.trays[0], hand=9), START.trays[1])),
    "device 'wheel'; there are: sticks, dice": replace(START, thrown=Thrown("wheel", (1,), "1", 0)),
    "face 2": replace(START, thrown=Thrown("sticks", (2, 0, 0, 0), "2", 0)),
    "0 sticks": replace(START, thrown=Thrown("sticks", (), "2", 0)),
    "score 'two'": replace(START, thrown=Thrown("sticks", (1, 1, 0, 0), "two", 0)),
    "seat 7": replace(START, thrown=Thrown("sticks", (1, 1, 0, 0), "2", 7)),
    "kind 'fly'": replace(START, choices=(choice(1, 5, 7, "fly"),)),
    "square 30": replace(START, choices=(choice(1, 5, 31),)),
    "neither": replace(START, choices=(choice(1, None, None, "off"),)),
    "choice 41": replace(START, choices=(choice(41, 5, 7),)),
    "does not lead from 5 to 8": replace(START, traces=(replace(trace(1, 0, 5, 8), way=(5, 6)),)),
    "9 does not lie beside 5": replace(START, traces=(replace(trace(1, 0, 5, 9), way=(5, 9)),)),
    "trace: square": replace(START, traces=(trace(1, 0, 5, 40, "move"),)),
    "seat 2": replace(START, traces=(trace(1, 2, 5, 6, "move"),)),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_drawn_is_refused_by_name(renderer: Renderer, what: str) -> None:
    with pytest.raises(RenderError, match=what):
        renderer.board(REFUSED[what])


def test_a_theme_without_assets_is_refused() -> None:
    with pytest.raises(RenderError, match="'midnight' has no assets"):
        Renderer(replace(THEMES["papyrus"], name="midnight"))


def test_the_title_is_a_palette_png(renderer: Renderer) -> None:
    with Image.open(io.BytesIO(renderer.title())) as picture:
        picture.load()
        assert (picture.format, picture.mode, picture.width) == ("PNG", "P", WIDTH)


def test_a_crowded_board_keeps_every_number(renderer: Renderer) -> None:
    for gone in range(len(CROWD.choices)):
        fewer = CROWD.choices[:gone] + CROWD.choices[gone + 1 :]
        assert changed(renderer, CROWD, replace(CROWD, choices=fewer)) > 400
