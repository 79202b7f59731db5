"""Themes are data: every colour of a picture. A theme's assets are baked from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

Colour = tuple[int, int, int]

DARK_PIECES = frozenset({"spindle", "dark"})
"""The pieces that are drawn in `dark_piece`."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as RGB, 0 to 255. `name` is also the name of its files in `render/assets`.

    `number` are the digits that lie on squares, `number_edge` what surrounds them. `paper` is what
    signs are painted on. `edge` lies round light pieces and `dark_edge` round dark ones, `outline`
    quarters of a pixel wide, `rim` round the tokens of the Hyena game, so
    many pixels wide. `even`: squares of houses are tinted no lighter and no darker than others;
    their signs are lighter by the share `lit`. `flat` is how little the faces of a stone differ.
    """

    name: str
    wood: Colour
    wood_dark: Colour
    ebony: Colour
    gold: Colour
    gold_light: Colour
    gold_dark: Colour
    tile: Colour
    tile_fibre: Colour
    ink: Colour
    cloth: Colour
    cloth_dark: Colour
    choice: Colour
    attack: Colour
    light_piece: Colour
    dark_piece: Colour
    lapis: Colour
    turquoise: Colour
    carnelian: Colour
    cream: Colour
    number: Colour
    number_edge: Colour
    paper: Colour
    paper_fibre: Colour
    edge: Colour
    dark_edge: Colour
    sand: Colour
    crest: Colour
    trough: Colour
    floor: Colour
    shade: Colour
    deep: Colour
    cast: Colour
    sand_ink: Colour
    rim: tuple[Colour, float]
    even: bool = False
    lit: float = 0.0
    flat: float = 0.0
    outline: int = 2


PAPYRUS = Theme(
    name="papyrus",
    wood=(104, 64, 34),
    wood_dark=(66, 38, 20),
    ebony=(26, 16, 10),
    gold=(214, 168, 74),
    gold_light=(255, 226, 150),
    gold_dark=(140, 98, 36),
    tile=(231, 211, 166),
    tile_fibre=(217, 193, 143),
    ink=(92, 62, 34),
    cloth=(22, 74, 78),
    cloth_dark=(12, 46, 52),
    choice=(8, 112, 80),
    attack=(192, 60, 16),
    light_piece=(240, 230, 208),
    dark_piece=(30, 46, 104),
    lapis=(34, 70, 146),
    turquoise=(52, 150, 150),
    carnelian=(178, 62, 34),
    cream=(244, 230, 192),
    number=(53, 36, 20),
    number_edge=(248, 239, 214),
    paper=(231, 211, 166),
    paper_fibre=(217, 193, 143),
    edge=(30, 18, 10),
    dark_edge=(30, 18, 10),
    sand=(230, 202, 148),
    crest=(240, 220, 172),
    trough=(216, 183, 128),
    floor=(206, 168, 110),
    shade=(168, 122, 68),
    deep=(132, 88, 42),
    cast=(188, 146, 90),
    sand_ink=(84, 46, 14),
    rim=((34, 18, 8), 1.1),
)

CONTRAST = Theme(
    name="contrast",
    wood=(40, 36, 34),
    wood_dark=(10, 9, 8),
    ebony=(0, 0, 0),
    gold=(255, 205, 40),
    gold_light=(255, 240, 170),
    gold_dark=(190, 140, 20),
    tile=(104, 98, 92),
    tile_fibre=(92, 86, 80),
    ink=(0, 0, 0),
    cloth=(0, 44, 56),
    cloth_dark=(0, 24, 32),
    choice=(0, 98, 66),
    attack=(190, 44, 0),
    light_piece=(255, 255, 255),
    dark_piece=(8, 8, 14),
    lapis=(40, 84, 190),
    turquoise=(40, 170, 170),
    carnelian=(200, 60, 24),
    cream=(255, 250, 236),
    number=(255, 255, 255),
    number_edge=(0, 0, 0),
    paper=(250, 244, 228),
    paper_fibre=(240, 230, 206),
    edge=(0, 0, 0),
    dark_edge=(255, 255, 255),
    sand=(252, 240, 208),
    crest=(254, 248, 230),
    trough=(238, 222, 184),
    floor=(226, 208, 168),
    shade=(150, 124, 86),
    deep=(70, 52, 32),
    cast=(187, 165, 127),
    sand_ink=(0, 0, 0),
    rim=((0, 0, 0), 3.0),
    even=True,
    lit=0.8,
    flat=0.7,
    outline=6,
)
"""High contrast: white and black stones on a middle ground, from which both stand off."""

DARK = Theme(
    name="dark",
    wood=(44, 34, 28),
    wood_dark=(20, 16, 14),
    ebony=(6, 5, 5),
    gold=(204, 164, 84),
    gold_light=(236, 206, 140),
    gold_dark=(104, 76, 32),
    tile=(24, 21, 19),
    tile_fibre=(32, 28, 26),
    ink=(24, 18, 14),
    cloth=(12, 40, 44),
    cloth_dark=(8, 26, 30),
    choice=(8, 104, 76),
    attack=(186, 60, 20),
    light_piece=(240, 230, 208),
    dark_piece=(84, 122, 206),
    lapis=(52, 92, 176),
    turquoise=(44, 130, 130),
    carnelian=(164, 62, 38),
    cream=(226, 212, 176),
    number=(226, 212, 180),
    number_edge=(10, 8, 7),
    paper=(128, 112, 84),
    paper_fibre=(116, 101, 75),
    edge=(0, 0, 0),
    dark_edge=(0, 0, 0),
    sand=(56, 48, 38),
    crest=(74, 64, 50),
    trough=(46, 39, 31),
    floor=(34, 29, 24),
    shade=(24, 20, 16),
    deep=(14, 11, 9),
    cast=(33, 28, 22),
    sand_ink=(226, 204, 158),
    rim=((238, 226, 200), 1.6),
    even=True,
    lit=0.7,
)
"""For the evening: little light but that of stones, numbers and marks."""

THEMES: Mapping[str, Theme] = MappingProxyType(
    {theme.name: theme for theme in (PAPYRUS, CONTRAST, DARK)}
)
"""Every theme by name."""

FIRST = PAPYRUS.name
"""The one that holds where nothing was chosen; title and banner are drawn in it alone."""


def edge_of(piece: str, theme: Theme) -> Colour:
    """What lies round a piece."""
    return theme.dark_edge if piece in DARK_PIECES else theme.edge


def luminance(colour: Colour) -> float:
    """How light a colour is, from 0 to 1 (WCAG 2.2, relative luminance)."""
    parts = (value / 255 for value in colour)
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """How far two colours are apart, from 1 to 21 (WCAG 2.2, contrast ratio)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def levelled(colour: Colour, ground: Colour) -> Colour:
    """The colour, as light or dark as another."""
    wanted, low, high = luminance(ground), 0.0, 8.0
    for _ in range(24):
        middle = (low + high) / 2
        if luminance(_scaled(colour, middle)) < wanted:
            low = middle
        else:
            high = middle
    return _scaled(colour, high)


def _scaled(colour: Colour, by: float) -> Colour:
    red, green, blue = (min(255, round(value * by)) for value in colour)
    return red, green, blue
