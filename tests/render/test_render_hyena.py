"""Pictures of the Hyena game: what they show, where they show it, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import hypot
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from PIL import Image, ImageChops

from games.view import BoardView, Choice, Count, Thrown, Token
from render import Renderer, RenderError, hyena
from render.assets import load
from render.scene import Layer
from render.spiral import FIELD_BOTTOM, FIELD_TOP, SHAPES, VILLAGE, WIDTH, spiral
from tests.render.hyena_views import (
    CROWD,
    HUNT,
    MIDDLE,
    OVER,
    SIX,
    VIEWS,
    account,
    mother,
    views,
    walk,
)
from tests.render.looking import Box, alike, apart, clearly, grey, outside, renderer
from tests.render.views import parse

CLOTH: Box = (442, hyena.TRAYS_TOP, 838, hyena.TRAYS_TOP + 212)
SOLID = [255 * (value > 60) for value in range(256)]
REACH = 84
"""How far from a hole's rim its tokens, their arrows and signs may lie, in pixels; also what
points at the piece of who is to act."""


def hole(holes: int, number: int) -> Box:
    shape = spiral(holes)
    x, y = shape.places[number]
    far = (shape.well if number == holes + 1 else shape.radius) + REACH
    return x - far, y - far, x + far, y + far


def tray(seat: int, seats: int) -> Box:
    """The box of a seat's tray, seats from 0."""
    half = (seats + 1) // 2
    side, row = divmod(seat, half)
    left = hyena.TRAY_EDGE if side == 0 else WIDTH - hyena.TRAY_EDGE - hyena.TRAY
    top = hyena.TRAYS_TOP + hyena.TOPS[half][row]
    return left, top, left + hyena.TRAY, top + hyena.TALLS[half]


def with_token(view: BoardView, index: int, **changes: Any) -> BoardView:
    tokens = list(view.tokens)
    tokens[index] = replace(tokens[index], **changes)
    return replace(view, tokens=tuple(tokens))


def with_tray(view: BoardView, seat: int, **changes: Any) -> BoardView:
    trays = list(view.trays)
    trays[seat] = replace(trays[seat], **changes)
    return replace(view, trays=tuple(trays))


PLAIN = replace(MIDDLE, traces=())
HUNTED = replace(HUNT, traces=())
SIGNS: dict[str, tuple[BoardView, BoardView, tuple[Box, ...]]] = {
    "where a mother is": (
        PLAIN, with_token(PLAIN, 1, square=25), (hole(30, 19), hole(30, 25), tray(1, 4)),
    ),
    "a mother who leaves a shared hole": (
        PLAIN, with_token(PLAIN, 0, square=12), (hole(30, 10), hole(30, 12), tray(0, 4)),
    ),
    "which way a mother walks": (PLAIN, with_token(PLAIN, 1, going="back"), (hole(30, 19),)),
    "that a mother waits at the well": (
        PLAIN, with_token(PLAIN, 2, state=""), (hole(30, 31),),
    ),
    "that a mother is eaten": (
        with_token(HUNTED, 3, state=""), HUNTED, (hole(50, 24), tray(3, 5)),
    ),
    "that the hyena has drunk": (
        with_token(HUNTED, 5, going="out"), HUNTED, (hole(50, 18),),
    ),
    "whose the hyena is": (
        HUNTED, with_token(HUNTED, 5, seat=1), (hole(50, 18), tray(0, 5), tray(1, 5)),
    ),
    "a mother at home": (
        with_token(HUNTED, 0, state="waiting"), HUNTED, (VILLAGE, tray(0, 5)),
    ),
    "where the hyena is": (
        HUNTED, with_token(HUNTED, 5, square=30), (hole(50, 18), hole(50, 30)),
    ),
    "a last move": (PLAIN, replace(PLAIN, traces=(walk(2, 18, 19),)), (hole(30, 18), hole(30, 19))),
    "which way it went": (
        replace(PLAIN, traces=(walk(2, 20, 19),)), replace(PLAIN, traces=(walk(2, 19, 20),)),
        (hole(30, 19), hole(30, 20)),
    ),
    "a choice": (
        PLAIN, replace(PLAIN, choices=(Choice(1, 10, 25, "pay"),)),
        ((*hole(30, 25)[:3], hole(30, 25)[3] + 40),),
    ),
    "tabas": (PLAIN, with_tray(PLAIN, 0, counts=account(4)), (tray(0, 4),)),
    "points kept": (PLAIN, with_tray(PLAIN, 2, counts=account(2, 16)), (tray(2, 4),)),
    "that points are kept": (PLAIN, with_tray(PLAIN, 2, counts=account(2)), (tray(2, 4),)),
    "a rank": (PLAIN, with_tray(PLAIN, 3, rank=4), (tray(3, 4),)),
    "which rank": (with_tray(PLAIN, 3, rank=3), with_tray(PLAIN, 3, rank=4), (tray(3, 4),)),
    "whose turn it is": (
        PLAIN, with_tray(with_tray(PLAIN, 1, active=False), 3, active=True),
        (tray(1, 4), tray(3, 4), hole(30, 19), hole(30, 10)),
    ),
    "the winner": (OVER, with_tray(OVER, 0, winner=False), (tray(0, 3), CLOTH)),
    "a throw": (PLAIN, replace(PLAIN, thrown=None), (CLOTH,)),
    "a chip's side": (
        PLAIN, replace(PLAIN, thrown=Thrown("chips", (1, 1, 0), "2", 1, fresh=True)), (CLOTH,),
    ),
    "the score": (
        PLAIN, replace(PLAIN, thrown=Thrown("chips", (1, 0, 1), "3", 1, fresh=True)), (CLOTH,),
    ),
    "a taba": (
        PLAIN, replace(PLAIN, thrown=Thrown("chips", (1, 0, 1), "taba", 1, fresh=True)), (CLOTH,),
    ),
    "who threw": (
        PLAIN, replace(PLAIN, thrown=Thrown("chips", (1, 0, 1), "2", 3, fresh=True)), (CLOTH,),
    ),
    "a throw that is played": (
        PLAIN, replace(PLAIN, thrown=Thrown("chips", (1, 0, 1), "2", 1)), (CLOTH,),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", SIGNS)
def test_a_sign_changes_the_picture_where_it_must_and_only_there(what: str) -> None:
    one, other, boxes = SIGNS[what]
    difference = apart(one, other)
    for box in boxes:
        assert clearly(difference.crop(box)) >= 40, box
    assert outside(difference, boxes) is None


@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_is_a_strict_palette_png(name: str) -> None:
    parsed = parse(renderer().board(VIEWS[name]))
    assert (parsed.width, parsed.height) == (1280, hyena.TRAYS_TOP + hyena.LOW)


def test_pictures_are_small() -> None:
    sizes = {name: len(renderer().board(view)) for name, view in VIEWS.items()}
    assert max(sizes.values()) <= 80_000, sizes


@pytest.mark.parametrize("holes", SHAPES)
def test_no_two_holes_touch_and_all_lie_on_the_sand(holes: int) -> None:
    shape = spiral(holes)
    places = shape.places[1:-1]
    assert len(places) == holes
    for (x0, y0), (x1, y1) in combinations(places, 2):
        assert hypot(x0 - x1, y0 - y1) >= 2 * shape.radius + 5
    for x, y in places:
        assert shape.radius + 20 <= x <= WIDTH - shape.radius - 20
        assert FIELD_TOP + shape.radius <= y <= FIELD_BOTTOM - shape.radius
        across, down = max(0, x - VILLAGE[2]), max(0, y - VILLAGE[3])
        assert hypot(across, down) > shape.radius
        well_x, well_y = shape.places[-1]
        assert hypot(x - well_x, y - well_y) >= shape.radius + shape.well


@pytest.mark.parametrize("holes", SHAPES)
def test_the_way_leads_from_hole_to_next_hole(holes: int) -> None:
    """No hole of another round is nearer along the way than the next one is by far."""
    places = spiral(holes).places[1:-1]
    steps = [hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(places)]
    assert max(steps) <= 1.15 * min(steps)


def test_the_six_signs_differ_without_colour() -> None:
    """At the smallest size, shown as wide as on a phone: any two mothers are told apart."""
    assets = load("papyrus")
    small = {}
    for seat in hyena.SEATS:
        ground = Image.new("RGB", (48, 48), (228, 200, 146))
        sprite = assets.sprite(f"hyena:mother:{seat}:40")
        ground.paste(sprite, (0, 0), sprite)
        small[seat] = ground.convert("L").resize((14, 14), Image.Resampling.LANCZOS)
    for one, other in combinations(hyena.SEATS, 2):
        difference = ImageChops.difference(small[one], small[other])
        assert sum(difference.histogram()[32:]) >= 12, (one, other)


@pytest.mark.parametrize("count", range(1, 8))
@pytest.mark.parametrize("holes", SHAPES)
def test_every_one_of_several_in_a_hole_is_seen(holes: int, count: int) -> None:
    """Each one's going changes the picture, so does whose it is."""
    everyone = (*(mother(n, 12) for n in range(1, 7)), Token("hyena", 12, 0, "out"))
    view = replace(
        SIX, squares=VIEWS["two"].squares[:1] * (holes + 2), traces=(), tokens=everyone[:count]
    )
    for index in range(count):
        fewer = replace(view, tokens=view.tokens[:index] + view.tokens[index + 1 :])
        assert clearly(apart(view, fewer)) >= 400
        turned = with_token(view, index, going="back")
        assert clearly(apart(view, turned)) >= 40


@pytest.mark.parametrize("number", range(1, 31))
def test_a_tray_tells_the_hole_of_its_mother(number: int) -> None:
    here, there = (with_token(PLAIN, 1, square=square) for square in (number, number % 30 + 1))
    assert clearly(apart(here, there).crop(tray(1, 4))) >= 40


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_hole_tabas_and_what_stands_behind_them_do_not_touch(seats: int) -> None:
    """The day `28`, `12` tabas, then the hyena or a place; or the well, `3` tabas and `24` kept."""
    trays = tuple(replace(each, counts=account(12)) for each in SIX.trays[:seats])
    tokens = tuple(mother(n, 28) for n in range(1, seats + 1))
    walking = replace(SIX, trays=trays, tokens=tokens, traces=(), thrown=None)
    hunting = replace(walking, tokens=(*tokens, Token("hyena", 12, 0, "out")))
    waiting = with_token(with_tray(walking, 0, counts=account(3, 24)), 0, square=81)
    placed = with_tray(walking, 0, rank=3)
    for view in (walking, hunting, waiting, placed):
        end, before = 0, ""
        for layer in _first_tray(view, hyena.TALLS[(seats + 1) // 2]):
            seen = load("papyrus").sprite(layer.sprite).getchannel("A").point(SOLID).getbbox()
            assert seen is not None
            digits = ":n:" in layer.sprite and ":n:" in before
            far = 10 if ":taba:" in layer.sprite else 0
            assert digits or layer.x + seen[0] >= end + far, (before, layer)
            end, before = layer.x + seen[2], layer.sprite
        assert end < hyena.TRAY - 4


def _first_tray(view: BoardView, tall: int) -> list[Layer]:
    """What lies on the first tray, from left to right."""
    scene = hyena.paint(view, guide=False)
    tiles = (tile for strip in scene.strips for tile in strip.tiles)
    layers = next(tile.layers for tile in tiles if tile.ground.endswith(f":{tall}"))
    return [layer for layer in layers if layer.sprite != "hyena:turn"]


@pytest.mark.parametrize("holes", SHAPES)
def test_every_hole_is_numbered_in_the_same_ink(holes: int) -> None:
    """Red would warn of every tenth hole, which is like any other."""
    base = load("papyrus").base(f"hyena-{holes}").convert("RGB")
    shape, reach = spiral(holes), spiral(holes).radius * 0.6
    for number in (10, 20):
        x, y = shape.places[number]
        box = (round(x - reach), round(y - reach), round(x + reach), round(y + reach))
        pixels = base.crop(box).getcolors(10000)
        assert pixels
        assert not [rgb for _, rgb in pixels if isinstance(rgb, tuple) and _is_red(rgb)]


def _is_red(rgb: tuple[int, ...]) -> bool:
    red, green, _ = rgb
    return red > 2 * green


def test_a_move_on_one_arm_leaves_the_other_bands_as_they_were() -> None:
    before = hyena.paint(PLAIN, guide=False).strips
    after = hyena.paint(with_token(PLAIN, 1, square=20), guide=False).strips
    changed = [
        index for index, (one, other) in enumerate(zip(before, after, strict=True)) if one != other
    ]
    assert len(changed) <= 6
    assert changed[-1] == len(before) - 1


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(view=views())
def test_any_view_is_drawn_and_afresh_it_is_the_same_picture(view: BoardView) -> None:
    renderer().board(replace(view, traces=()))
    assert renderer().board(view) is renderer().board(replace(view))
    assert alike(Renderer().board(view), renderer().board(view))


REFUSED = {
    "squares": (replace(PLAIN, squares=PLAIN.squares[:-1]), "the view has 31"),
    "few trays": (replace(PLAIN, trays=PLAIN.trays[:1], tokens=(), thrown=None), "the view has 1"),
    "tray": (with_tray(PLAIN, 0, piece="mother2"), "'mother2'"),
    "tabas": (with_tray(PLAIN, 0, counts=account(-1)), "-1 tabas"),
    "count": (with_tray(PLAIN, 0, counts=(Count("gold", 1),)), "'gold'; there are: tabas, kept"),
    "rank": (with_tray(PLAIN, 0, rank=7), "rank 7"),
    "token": (with_token(PLAIN, 0, piece="lion"), "'lion'"),
    "state": (with_token(PLAIN, 0, state="asleep"), "'asleep'"),
    "seat": (with_token(PLAIN, 0, seat=4), "no seat 4"),
    "square": (with_token(PLAIN, 0, square=32), "square 32"),
    "trace": (replace(PLAIN, traces=(walk(1, 3, 32),)), "from 3 to 32"),
    "device": (
        replace(PLAIN, thrown=Thrown("sticks", (1, 0, 1), "2", 0)),
        "'sticks'; there are: chips",
    ),
    "score": (replace(PLAIN, thrown=Thrown("chips", (1, 0, 1), "4", 0)), "'4'"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_has_no_drawing_is_refused_by_name(what: str) -> None:
    view, words = REFUSED[what]
    with pytest.raises(RenderError, match=words):
        renderer().board(view)


def test_a_crowd_hides_no_number_of_a_hole_two_away() -> None:
    """Seven in hole 33 of 80; hole 35 reads as without them."""
    empty = replace(CROWD, tokens=())
    shape = spiral(80)
    x, y = shape.places[35]
    inner = (x - 26, y - 20, x + 26, y + 20)
    assert grey(CROWD).crop(inner).tobytes() == grey(empty).crop(inner).tobytes()


@pytest.mark.parametrize("thrown", [None, Thrown("chips", (1, 0, 1), "2", 1)])
def test_what_chips_count_stands_on_the_cloth_till_the_first_throw(thrown: Thrown | None) -> None:
    scene = hyena.paint(replace(VIEWS["middle"], thrown=thrown), guide=False)
    tiles = [tile for strip in scene.strips for tile in strip.tiles]
    sprites = {layer.sprite for tile in tiles for layer in tile.layers}
    assert ("hyena:key" in sprites) == (thrown is None)


@pytest.mark.parametrize("name", VIEWS)
def test_the_piece_of_who_is_to_act_is_ringed_and_pointed_at(name: str) -> None:
    """Nobody has to guess which of the pieces moves: the hyena where it is loose."""
    view = VIEWS[name]
    seats = [seat for seat, tray in enumerate(view.trays) if tray.active and not view.over]
    scene = hyena.paint(view, guide=False)
    laid = [(layer, strip.top) for strip in scene.strips for layer in strip.layers]
    halos = {
        (layer.x, layer.y + top, layer.sprite) for layer, top in laid if "halo" in layer.sprite
    }
    pointers = {layer.sprite for layer, _ in laid if "pointer" in layer.sprite}
    assert len(halos) == len(pointers) == len(seats)
    for left, top, sprite in halos:
        wide = int(sprite.rpartition(":")[2])
        loose = any(t.piece == "hyena" and t.seat == seats[0] for t in view.tokens)
        own = "hyena:hyena:" if loose else f"hyena:mother:{seats[0] + 1}:"
        inside = {
            (layer.x, layer.y + at)
            for layer, at in laid
            if layer.sprite.startswith(own) and layer.sprite.endswith(f":{wide}")
        }
        assert {(x - left, y - top) for x, y in inside} & {
            (hyena.HALO - 4 + across, hyena.HALO - 4 + down)
            for across in (-1, 0, 1)
            for down in (-1, 0, 1)
        }
