"""Pictures of Seega: what they show, where they show it, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from math import isqrt
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from PIL import Image, ImageChops

from games.view import BoardView
from render import Renderer, RenderError, seega
from render.assets import load
from tests.render.looking import Box, alike, apart, clearly, grey, outside, renderer
from tests.render.seega_views import (
    CHAIN,
    DRAWN,
    LEAP,
    LOW,
    NINE,
    PLACING,
    STONE,
    TARGET,
    VIEWS,
    WON,
    at,
    board,
    choice,
    trace,
    trays,
    views,
)
from tests.render.views import parse


def cell(size: int, name: str) -> Box:
    row, column = divmod(at(size, name), size)
    pitch = seega.CELLS[size]
    left, top = seega.Case(size).left + column * pitch, seega.TOP + row * pitch
    return left, top, left + pitch, top + pitch


ABOVE = 158
"""So far above a tray the signs of an end reach."""


def low(size: int, seat: int, part: int = 0) -> Box:
    """The box of a tray, or of the one below it; part 2 is where an end is told, above them."""
    row, left, top = seega.tray_place(seega.Case(size), seat, part % 2)
    wide, tall = seega.TRAY
    top += seega.TOP + row * seega.CELLS[size]
    if part < 2:
        return left, top, left + wide, top + tall
    return left, top - ABOVE, left + wide, top


def put(view: BoardView, name: str, **changes: Any) -> BoardView:
    squares = list(view.squares)
    index = at(5, name)
    squares[index] = replace(squares[index], **changes)
    return replace(view, squares=tuple(squares))


def tray(view: BoardView, seat: int, **changes: Any) -> BoardView:
    trays = list(view.trays)
    trays[seat] = replace(trays[seat], **changes)
    return replace(view, trays=tuple(trays))


PLAIN = replace(STONE, choices=(), traces=())


@pytest.mark.parametrize("view", [STONE, NINE], ids=["5", "9"])
def test_a_stone_that_can_take_has_swords_and_no_red(view: BoardView) -> None:
    """Red is danger, and in greys two hoops of which one is thin are easily taken for one."""
    size = isqrt(len(view.squares))
    takers = {c.source for c in view.choices if c.taken and c.source != view.chosen}
    strips = seega.paint(replace(view, chosen=None), guide=False).strips[1:-1]
    tiles = [tile for strip in strips for tile in strip.tiles[:size]]
    signed = {
        n for n, tile in enumerate(tiles) if any(x.sprite == "seega:may" for x in tile.layers)
    }
    assert takers <= signed
    assert signed == {c.source for c in view.choices if c.taken}
    assert signed


def reds(picture: Image.Image) -> int:
    """How many full pixels are much more red than green."""
    red, green, _, full = picture.split()
    much = ImageChops.subtract(red, green).point([255 * (v > 60) for v in range(256)])
    clear = full.point([255 * (v > 200) for v in range(256)])
    return ImageChops.multiply(much, clear).histogram()[255]


@pytest.mark.parametrize("size", sorted(set(seega.CELLS.values())))
def test_the_frame_of_a_stone_that_can_take_is_not_red(size: int) -> None:
    taker = load("papyrus").sprite(f"seega:{size}:source:take").convert("RGBA")
    victim = load("papyrus").sprite(f"seega:{size}:victim").convert("RGBA")
    assert not reds(taker)
    assert reds(victim)


def test_stones_that_were_placed_have_no_order() -> None:
    """In which order is all one; a chain of moves is read by it."""
    two = replace(PLAIN, traces=(trace(5, 1, "b1"), trace(5, 1, "d1", order=2)))
    other = replace(two, traces=(trace(5, 1, "b1", order=2), trace(5, 1, "d1")))
    assert grey(two).tobytes() == grey(other).tobytes()


def made(way: str, taken: str = "", seat: int = 1) -> BoardView:
    return replace(PLAIN, traces=(trace(5, seat, way, taken),))


def offered(*choices: Any, chosen: str = "") -> BoardView:
    return replace(PLAIN, choices=choices, chosen=at(5, chosen) if chosen else None)


SIGNS: dict[str, tuple[BoardView, BoardView, tuple[Box, ...]]] = {
    "a stone": (PLAIN, put(PLAIN, "b3", piece="light"), (cell(5, "b3"), low(5, 0))),
    "whose stone it is": (
        put(PLAIN, "b3", piece="light"), put(PLAIN, "b3", piece="dark"),
        (cell(5, "b3"), low(5, 0), low(5, 1)),
    ),
    "the centre": (PLAIN, put(PLAIN, "c3", mark=""), (cell(5, "c3"),)),
    "the centre under a stone": (
        put(PLAIN, "c3", piece="dark"), put(PLAIN, "c3", piece="dark", mark=""), (cell(5, "c3"),),
    ),
    "a stone that may be chosen": (PLAIN, offered(choice(5, "a3-b3")), (cell(5, "a3"),)),
    "that it would capture": (
        offered(choice(5, "c4-c3")), offered(choice(5, "c4-c3", "d3")), (cell(5, "c4"),),
    ),
    "the chosen stone and its targets": (
        PLAIN, offered(choice(5, "c4-c5"), chosen="c4"), (cell(5, "c4"), cell(5, "c5")),
    ),
    "what a target would capture": (
        offered(choice(5, "c4-c3"), chosen="c4"), offered(choice(5, "c4-c3", "d3"), chosen="c4"),
        (cell(5, "c3"), cell(5, "d3")),
    ),
    "a square to place on": (PLAIN, offered(choice(5, "b3")), (cell(5, "b3"),)),
    "a last move": (PLAIN, made("d5-d4"), (cell(5, "d5"), cell(5, "d4"))),
    "which way it went": (made("d5-d4"), made("d4-d5"), (cell(5, "d5"), cell(5, "d4"))),
    "whose last move it was": (
        made("d5-d4", seat=0), made("d5-d4"), (cell(5, "d5"), cell(5, "d4")),
    ),
    "a slanting move": (PLAIN, made("c5-b4"), (cell(5, "c5"), cell(5, "b4"))),
    "a leap": (PLAIN, made("b5-d5"), (cell(5, "b5"), cell(5, "c5"), cell(5, "d5"))),
    "a stone that was placed": (PLAIN, made("b1"), (cell(5, "b1"),)),
    "a captured stone": (made("d5-d4"), made("d5-d4", "c1"), (cell(5, "c1"),)),
    "a capture where a stone stands again": (
        made("d5-d4"), made("d5-d4", "a1"), (cell(5, "a1"),),
    ),
    "stones taken": (PLAIN, tray(PLAIN, 0, off=3), (low(5, 0, 1),)),
    "stones left to place": (PLACING, tray(PLACING, 1, hand=9), (low(5, 1, 1),)),
    "whose turn it is": (
        PLAIN, tray(tray(PLAIN, 0, active=False), 1, active=True), (low(5, 0), low(5, 1)),
    ),
    "the winner": (
        WON, tray(tray(WON, 0, winner=False), 1, winner=True),
        tuple(low(5, seat, part) for seat in (0, 1) for part in (0, 1, 2)),
    ),
    "a draw": (DRAWN, replace(DRAWN, over=False), (low(5, 0, 2), low(5, 1, 2))),
}  # fmt: skip


@pytest.mark.parametrize("what", SIGNS)
def test_a_sign_changes_the_picture_where_it_must_and_only_there(what: str) -> None:
    one, other, boxes = SIGNS[what]
    difference = apart(one, other)
    for box in boxes:
        assert clearly(difference.crop(box)) >= 40, box
    assert outside(difference, boxes) is None


@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_is_a_strict_palette_png_as_tall_as_it_says(name: str) -> None:
    view = VIEWS[name]
    parsed = parse(renderer().board(view))
    size = round(len(view.squares) ** 0.5)
    assert (parsed.width, parsed.height) == (1280, seega.Case(size, low=view.low).height)
    assert parsed.height <= 850, "a phone shows the buttons below it, too"


def test_pictures_are_small() -> None:
    sizes = {name: len(renderer().board(view)) for name, view in VIEWS.items()}
    assert max(sizes.values()) <= 80_000, sizes


def body(picture: Image.Image, box: Box) -> int:
    """The middling grey of a stone on a square."""
    left, top, right, bottom = box
    inset = (right - left) * 3 // 8
    pixels = sorted(
        picture.crop((left + inset, top + inset, right - inset, bottom - inset)).tobytes()
    )
    return pixels[len(pixels) // 2]


def test_stones_are_told_on_a_phone_without_colour() -> None:
    """At 360 pixels, on the largest board: every light body is far lighter than any dark one."""
    small = grey(replace(NINE, choices=(), traces=())).resize(
        (360, seega.Case(9).height * 360 // 1280), Image.Resampling.LANCZOS
    )
    shown: dict[str, list[int]] = {"light": [], "dark": [], "": []}
    for square in NINE.squares:
        left, top, right, bottom = (edge * 360 // 1280 for edge in cell(9, square.label))
        shown[square.piece].append(body(small, (left, top, right, bottom)))
    assert min(shown["light"]) - max(shown["dark"]) > 90


def test_stones_are_told_by_their_outline() -> None:
    """The parts of a square covered by one make of stone only are a fifth of the stone."""
    assets = load("papyrus")
    light, dark = (
        assets.sprite(f"seega:78:{name}")
        .getchannel("A")
        .point([255 * (v > 200) for v in range(256)])
        for name in ("light", "dark")
    )
    differ = ImageChops.difference(light, dark).histogram()[255]
    assert differ * 5 >= light.histogram()[255]


@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_the_name_of_a_target_is_as_large_as_its_square_allows(size: int) -> None:
    """Letters and digits 40 pixels tall and 11 on a phone; on 9x9, where its button has it, too, 28
    and 8."""
    style, source = seega.NAMED[seega.CELLS[size]]
    assert seega.CELLS[size] >= seega.PILLS[style][0]
    assert bool(source) is (size < 9), "there a name would hide the stone"
    sprite = load("papyrus").sprite(f"seega:{style}:8").getchannel("A")
    box = sprite.point([255 * (v > 128) for v in range(256)]).getbbox()
    assert box is not None
    assert box[3] - box[1] >= (28 if size == 9 else 40)


@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_the_rim_has_the_letters_and_numbers_and_free_squares_their_names(size: int) -> None:
    """What is not a square is the same in every picture. While stones are placed each free square
    has its name, as on its button; on 9×9, where buttons come file by file, a dot."""
    empty = board(" ".join(["." * size] * size))
    plain = replace(PLACING, squares=empty, choices=(), traces=())
    free = tuple(choice(size, each.label) for each in empty)
    boxes = tuple(cell(size, each.label) for each in empty)
    difference = apart(plain, replace(plain, choices=free))
    assert outside(difference, boxes) is None
    signs = {
        grey(replace(plain, choices=free)).crop(box).tobytes()
        for box, square in zip(boxes, empty, strict=True)
        if not square.mark
    }
    free_squares = sum(not square.mark for square in empty)
    assert len(signs) == (1 if size == 9 else free_squares)


@pytest.mark.parametrize("target", ["c5", "c3"])
def test_every_target_has_a_name_of_its_own(target: str) -> None:
    """The plate of one target against the same plate with another name on it."""
    here = offered(choice(5, f"c4-{target}"), chosen="c4")
    assert clearly(apart(here, offered(chosen="c4")).crop(cell(5, target))) > 2000


def test_the_steps_of_a_chain_are_numbered() -> None:
    later = replace(CHAIN, traces=tuple(replace(t, order=t.order + 2) for t in CHAIN.traces))
    difference = apart(CHAIN, later)
    for name in ("c5", "b5"):
        assert clearly(difference.crop(cell(7, name))) >= 40


def test_a_move_leaves_the_bands_of_other_ranks_as_they_were() -> None:
    before, after = (seega.paint(view, guide=False).strips for view in (PLAIN, made("e4-e5")))
    changed = [n for n, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]
    assert changed == [1, 2], "nor of the trays"


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(view=views())
@example(view=replace(NINE, squares=board(" ".join(["ooooooooo"] * 9)), choices=(), traces=()))
def test_any_view_is_drawn_and_afresh_it_is_the_same_picture(view: BoardView) -> None:
    renderer().board(replace(view, choices=()))
    assert renderer().board(view) is renderer().board(replace(view))
    assert alike(Renderer().board(view), renderer().board(view))


REFUSED = {
    "squares": (replace(PLAIN, squares=PLAIN.squares[:24]), "has 24"),
    "label": (put(PLAIN, "b3", label="c3"), "where b3"),
    "mark": (put(PLAIN, "b3", mark="ankh"), "'ankh'"),
    "piece": (put(PLAIN, "b3", piece="cone"), "'cone'"),
    "trays": (replace(PLAIN, trays=PLAIN.trays[::-1]), "light and dark"),
    "hand": (tray(PLAIN, 0, hand=41), "41 in hand"),
    "kind": (offered(replace(choice(5, "a3-b3"), kind="hit")), "'hit'"),
    "target": (offered(replace(choice(5, "a3-b3"), target=25)), "square 25"),
    "taken": (offered(replace(choice(5, "a3-b3"), taken=(-1,))), "square -1"),
    "chosen": (replace(PLAIN, chosen=25), "square 25"),
    "line": (made("a1-c2"), "does not lie beside"),
    "way": (
        replace(PLAIN, traces=(replace(trace(5, 0, "a1-a2"), way=(15, 20)),)),
        "does not lead from",
    ),
    "seat": (made("d5-d4", seat=2), "seat 2"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_has_no_drawing_is_refused_by_name(what: str) -> None:
    view, words = REFUSED[what]
    with pytest.raises(RenderError, match=words):
        renderer().board(view)


def test_the_guide_names_the_empty_squares() -> None:
    difference = ImageChops.difference(grey(PLAIN), grey(PLAIN, guide=True))
    empty = tuple(cell(5, square.label) for square in PLAIN.squares if not square.piece)
    for box in empty:
        assert clearly(difference.crop(box)) >= 40
    assert outside(difference, empty) is None


def test_the_leap_line_is_seen_at_both_sides_of_the_stone_it_passes() -> None:
    view = replace(LEAP, squares=put(LEAP, "c5", piece="light").squares)
    difference = apart(view, replace(view, traces=()))
    left, top, right, bottom = cell(5, "c5")
    for box in ((left, top, left + 24, bottom), (right - 24, top, right, bottom)):
        assert clearly(difference.crop(box)) >= 40


@pytest.mark.parametrize("view", [STONE, TARGET], ids=["stones", "targets"])
def test_choices_are_all_told_apart(view: BoardView) -> None:
    several = tuple(each for each in view.choices if each.source != at(5, "c4")) or view.choices
    for gone in several:
        fewer = replace(view, choices=tuple(each for each in view.choices if each != gone))
        assert clearly(apart(view, fewer)) >= 300


def test_the_numbers_of_choices_are_not_shown() -> None:
    numbered = tuple(replace(each, number=60 + n) for n, each in enumerate(STONE.choices))
    assert grey(replace(STONE, choices=numbered)).tobytes() == grey(STONE).tobytes()


def test_a_low_picture_shows_the_same_squares_in_less_room() -> None:
    """The buttons lie as its squares do, and name them: it has no names at its edges."""
    low_, high = (parse(renderer().board(view)) for view in (LOW, replace(LOW, low=False)))
    assert high.height - low_.height > 200
    moved = replace(LOW, traces=())
    assert renderer().board(LOW) != renderer().board(moved), "what was just placed is marked"
    small = BoardView("seega", board("x.. ... ..o"), trays(0, hand=2))
    pictures = (renderer().board(view) for view in (replace(small, low=True), small))
    assert alike(*pictures), "it has room"
