"""Themes are data: every colour of a picture. A theme's assets are baked from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as RGB, 0 to 255. `name` is also the name of its files in `render/assets`."""

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
)

THEMES: Mapping[str, Theme] = MappingProxyType({PAPYRUS.name: PAPYRUS})
"""Every theme by name."""
