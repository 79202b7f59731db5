"""The picture of a game's chances."""

from __future__ import annotations

import io
from dataclasses import replace
from math import sin

import pytest
from PIL import Image, ImageChops

from games.catalogue import CATALOGUE
from render import Chart, Renderer, RenderError
from render.chart import FIELD, MOST_MARKS, PLOT, ticks
from tests.render import looking

CHANCES = tuple(0.5 + 0.4 * sin(n / 20) * n / 300 for n in range(301))
TURNS = tuple(1 + ply // 3 for ply in range(300))
CHART = Chart(("cone", "spindle"), CHANCES, (40, 150, 290), (0, 3), 0, (5, 2))


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return looking.renderer()


def opened(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.mode == "P"
        return picture.convert("RGB")


def test_it_is_a_small_palette_picture_of_1280_pixels(renderer: Renderer) -> None:
    data = renderer.chart(CHART)
    assert opened(data).size == (1280, 720)
    assert len(data) <= 80_000


def test_equal_charts_are_equal_pictures_and_others_are_not(renderer: Renderer) -> None:
    assert Renderer().chart(CHART) == renderer.chart(CHART)
    for other in (
        replace(CHART, chances=(*CHANCES[:-1], 1.0)),
        replace(CHART, marked=(40, 150)),
        replace(CHART, slips=(None, 3)),
        replace(CHART, slips=(0, 2)),
        replace(CHART, winner=None),
        replace(CHART, count=(3, 0)),
        replace(CHART, count=None),
        replace(CHART, line=1),
        replace(CHART, turns=TURNS),
        replace(CHART, levels=("+3", "0", "-3")),
        replace(CHART, mistakes=(200,)),
    ):
        assert renderer.chart(other) != renderer.chart(CHART)
        assert renderer.chart_key(other) != renderer.chart_key(CHART)


def test_a_sides_field_is_as_large_as_its_chance(renderer: Renderer) -> None:
    """High on the right when the first side wins all the way: its colour fills the field."""
    won = opened(renderer.chart(Chart(("cone", "spindle"), (0.99,) * 9)))
    lost = opened(renderer.chart(Chart(("cone", "spindle"), (0.01,) * 9)))
    middle = ((FIELD[0] + FIELD[2]) // 2, (FIELD[1] + FIELD[3]) // 2 - 40)
    light, dark = won.getpixel(middle), lost.getpixel(middle)
    assert isinstance(light, tuple)
    assert isinstance(dark, tuple)
    assert sum(light) > 550
    assert sum(dark) < 300


def test_the_pieces_of_every_game_for_two_can_be_drawn(renderer: Renderer) -> None:
    drawn = {
        (first.piece, second.piece)
        for rules in CATALOGUE
        if 2 in rules.seats
        for first, second in [rules.view(rules.start(2)).trays]
    }
    assert len(drawn) >= 3
    for pieces in sorted(drawn):
        assert renderer.chart(replace(CHART, pieces=pieces))


def test_numbers_at_the_very_ends_and_all_together_stay_in_the_field(renderer: Renderer) -> None:
    for marked in ((0,), (299,), (0, 1, 2, 3, 4), (295, 296, 297, 298, 299)):
        for mistakes in ((), (150,), (2, 1, 0), (299, 297, 298)):
            assert renderer.chart(replace(CHART, marked=marked, mistakes=mistakes))


def test_the_line_rises_towards_who_it_is_of(renderer: Renderer) -> None:
    """The field of the line's side is below it: as large as its chance, whichever seat it has."""
    for line in (0, 1):
        won = replace(CHART, chances=(0.99 - 0.98 * line,) * 9, marked=(), line=line, turns=())
        picture = opened(renderer.chart(won))
        left, top, _, _ = FIELD
        own = picture.getpixel((left + 12, FIELD[3] - 12))
        assert picture.getpixel((left + PLOT[2] - 200, top + PLOT[3] // 2 - 40)) == own
        other = picture.getpixel((left + 12, top + 12))
        assert isinstance(own, tuple)
        assert isinstance(other, tuple)
        assert (sum(own) > sum(other)) == (line == 0)


@pytest.mark.parametrize(
    ("last", "numbered"),
    [
        (3, [1, 2, 3]),
        (9, [2, 4, 6, 8]),
        (23, [5, 10, 15, 20]),
        (86, [20, 40, 60, 80]),
        (400, [100, 200, 300, 400]),
    ],
)
def test_a_few_round_turns_are_numbered_below_the_line(last: int, numbered: list[int]) -> None:
    turns = tuple(1 + ply // 2 for ply in range(2 * last))
    assert ticks(turns) == [(2 * (turn - 1), turn) for turn in numbered]
    assert ticks(()) == []


@pytest.mark.parametrize(
    "wrong",
    [
        replace(CHART, pieces=("cone", "queen")),
        replace(CHART, chances=(0.5,)),
        replace(CHART, chances=(0.5, 1.2)),
        replace(CHART, marked=(301,)),
        replace(CHART, marked=tuple(range(MOST_MARKS + 1))),
        replace(CHART, count=(0, 1000)),
        replace(CHART, count=(-1, 0)),
        replace(CHART, slips=(-1, 0)),
        replace(CHART, mistakes=(301,)),
        replace(CHART, mistakes=(1, 2, 3, 4)),
        replace(CHART, line=2),
        replace(CHART, turns=TURNS[1:]),
        replace(CHART, levels=("75%", "50", "25")),
    ],
)
def test_what_cannot_be_drawn_is_refused(renderer: Renderer, wrong: Chart) -> None:
    with pytest.raises(RenderError):
        renderer.chart(wrong)


@pytest.mark.parametrize("word", ["home", "решения", "\u0627\u0644\u062d\u0638"])
def test_words_below_figures_touch_neither_each_other_nor_a_frame(
    renderer: Renderer, word: str
) -> None:
    """And each stands below its own sign, also where mistakes are all there is."""
    for chart in (CHART, replace(CHART, count=None)):
        with_words = opened(renderer.chart(replace(chart, words=(word, word))))
        changed = ImageChops.difference(opened(renderer.chart(chart)), with_words)
        seen = changed.convert("L").point([255 * (value > 24) for value in range(256)])
        for left in (26, 652):
            tray = seen.crop((left, 474, left + 602, 670))
            box = tray.getbbox()
            assert box is not None
            assert box[0] >= 140
            assert box[2] <= 588
            assert box[3] <= 180
            if chart.count:
                assert tray.crop((362, 0, 370, 196)).getbbox() is None
