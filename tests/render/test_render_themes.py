"""The themes for eyes that need more: what is drawn is measured, not what was meant.

Contrast is WCAG's ratio of luminances. A sprite is laid on the ground on which it lies. Of what is
opaque there the darkest three hundredths and the lightest are told apart: a digit and what is
around it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, cycle
from random import Random
from typing import Any

import pytest
from PIL import Image

from games.catalogue import CATALOGUE, RuleSet
from render import THEMES, TURNING, Card, Chart, Renderer, Row
from render.assets import Assets, load
from render.theme import Colour, contrast, luminance
from tests.render.test_render_games import views_of_a_game
from tests.render.views import MIDDLE

MADE = ("contrast", "dark")
"""The themes of which contrast is promised."""

TOLD, SEEN = 4.5, 3.0
"""At least so far are numbers and letters from their ground, and stones from their square and from
each other."""

GROUNDS = {
    "cell:plain": ("label:", "number:", "badge:", "small:", "exit:", "out:", "order:"),
    "well": ("score:", "kept:", "sum:"),
    "length:2": ("figure:",),
    "tray": ("count:", "extra:"),
    "shelf": ("held:",),
    "seega:140:plain": ("seega:ink:",),
    "seega:plate:at:go": ("seega:at:",),
    "seega:plate:at:take": ("seega:at:",),
    "seega:plate:tag:go": ("seega:tag:",),
    "seega:box": ("count:48:",),
    "hyena:tray:idle:104": ("hyena:n:44:",),
    "hyena:tray:active:104": ("hyena:n:44:",),
    "hyena:cloth:idle": ("hyena:score:",),
    "review:tray:idle": ("review:point:", "review:mistake:"),
}
"""Where numbers and letters lie: the ground, and what the names of those sprites begin with."""

STONES = {
    "cell:plain": ("piece:cone", "piece:spindle"),
    **{f"cell:{house}": ("housed:cone", "housed:spindle") for house in ("ankh", "nefer", "water")},
    **{f"cell:{house}": ("housed:cone", "housed:spindle") for house in ("three", "two", "sun")},
    **{f"seega:{size}:flat": (f"seega:{size}:light", f"seega:{size}:dark") for size in (78, 140)},
}
"""Where stones stand."""

BLIND = {
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How somebody sees who lacks one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1):
what red, green and blue become."""


def pixels(picture: Image.Image) -> Iterable[Colour]:
    data = picture.convert("RGB").tobytes()
    return zip(*[iter(data)] * 3, strict=True)


def middle(colours: Iterable[Colour], share: float = 0.5) -> Colour:
    """The one that so much of the others are darker than."""
    every = sorted(colours, key=luminance)
    return every[min(len(every) - 1, int(len(every) * share))]


def laid(assets: Assets, name: str, ground: str) -> Image.Image:
    """A sprite in the middle of its ground, in the palette of its pictures."""
    sprite, below = assets.sprite(name), assets.ground(ground)
    corner = (below.width - sprite.width) // 2, (below.height - sprite.height) // 2
    picture = Image.new("RGB", sprite.size)
    picture.paste(below, (-corner[0], -corner[1]))
    if picture.getpixel((0, 0)) == (0, 0, 0):  # larger than its ground
        picture.paste(below.resize(sprite.size), (0, 0))
    picture.paste(sprite, (0, 0), sprite)
    return picture


def opaque(assets: Assets, name: str, least: int = 250) -> Image.Image:
    return assets.sprite(name).getchannel("A").point([255 * (v >= least) for v in range(256)])


def body(assets: Assets, name: str) -> list[Colour]:
    """What is seen of a stone itself, without its shadow."""
    sprite, mask = assets.sprite(name), opaque(assets, name).tobytes()
    return [c for c, there in zip(pixels(sprite), mask, strict=True) if there]


def told_apart(assets: Assets, name: str, ground: str) -> float:
    """How far a number is from what surrounds it."""
    box = opaque(assets, name, 120).getbbox()
    picture = laid(assets, name, ground).crop(box)
    every = list(pixels(picture))
    return contrast(middle(every, 0.03), middle(every, 0.97))


@pytest.mark.parametrize("theme", MADE)
def test_numbers_and_letters_are_far_from_their_ground(theme: str) -> None:
    assets = load(theme)
    found: dict[tuple[str, str], float] = {}
    for ground, starts in GROUNDS.items():
        names = [name for name in assets.names() if name.startswith(starts)]
        assert names, ground
        found |= {(ground, name): told_apart(assets, name, ground) for name in names}
    low = sorted((far, *where) for where, far in found.items() if far < TOLD)
    assert not low, low[:20]


@pytest.mark.parametrize("theme", MADE)
def test_stones_are_far_from_their_square_and_from_each_other(theme: str) -> None:
    assets = load(theme)
    for ground, names in STONES.items():
        below = middle(pixels(assets.ground(ground)))
        light, dark = (middle(body(assets, name)) for name in names)
        for first, second in combinations((below, light, dark), 2):
            assert contrast(first, second) >= SEEN, (ground, below, light, dark)


@pytest.mark.parametrize("blind", BLIND)
@pytest.mark.parametrize("theme", MADE)
def test_they_are_as_far_for_who_sees_fewer_colours(theme: str, blind: str) -> None:
    assets = load(theme)
    for ground, names in STONES.items():
        colours = [middle(pixels(assets.ground(ground)))]
        colours += [middle(body(assets, name)) for name in names]
        for first, second in combinations([seen_by(blind, each) for each in colours], 2):
            assert contrast(first, second) >= SEEN, (ground, colours)


def seen_by(blind: str, colour: Colour) -> Colour:
    """What a colour is to them (in linear light)."""
    light = [_linear(v / 255) for v in colour]
    red, green, blue = (
        round(255 * _coded(sum(w * v for w, v in zip(row, light, strict=True))))
        for row in BLIND[blind]
    )
    return red, green, blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _coded(value: float) -> float:
    value = min(1.0, max(0.0, value))
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_every_game_is_drawn_in_every_theme_and_from_both_sides(rules: RuleSet[Any, Any]) -> None:
    """With sprites that there are, in no more than 80 KB."""
    first = Renderer()
    seen = views_of_a_game(rules, Random(rules.id))
    for theme, view in zip(cycle(THEMES), seen[:: max(1, len(seen) // 9)], strict=False):
        ways = {False, view.shape in TURNING}
        turned = [first.themed(theme).board(replace(view, turned=way)) for way in sorted(ways)]
        assert max(map(len, turned)) <= 80_000
        assert len(set(turned)) == len(ways)


def test_each_theme_has_pictures_and_names_of_its_own() -> None:
    first = Renderer()
    keys = {first.themed(name).key(MIDDLE) for name in THEMES}
    assert len(keys) == len(THEMES)
    assert first.themed("dark") is first.themed("dark")
    assert first.themed("dark").themed("papyrus") is first
    assert first.themed("of old").theme.name == "papyrus"
    assert len({first.themed(name).title_key() for name in THEMES}) == 1


def test_what_one_theme_has_drawn_is_not_shown_in_another() -> None:
    first = Renderer()
    card, chart = Card((Row("cone", "Senet", 5, 3),)), Chart(("cone", "spindle"), (0.5, 0.6))
    drawn = [first.themed(name) for name in THEMES]
    for pictures in (
        {each.board(MIDDLE) for each in drawn},
        {each.chart(chart) for each in drawn},
        {each.card(card) for each in drawn},
    ):
        assert len(pictures) == len(THEMES)
