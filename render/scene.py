"""A picture before it has pixels: bands of tiles, tiles of layers, layers of named sprites.

Painters turn a view into a :class:`Scene`; :class:`render.api.Renderer` turns a scene into a PNG
without knowing what it shows. All values are hashable and serve as cache keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Layer(NamedTuple):
    """A sprite and where its upper left corner lies in its tile, in pixels."""

    sprite: str
    x: int
    y: int


class Tile(NamedTuple):
    """An opaque rectangle of the picture: a ground sprite and the layers on it, lowest first."""

    x: int
    y: int
    ground: str
    layers: tuple[Layer, ...]


@dataclass(frozen=True, slots=True)
class Strip:
    """Full-width rows `top` to `bottom` (exclusive) of the picture and the tiles that lie in them,
    `x` from the picture's left edge and `y` from the strip's top. `layers` lie freely over base and
    tiles, measured alike; what reaches over the strip's edge is cut off."""

    top: int
    bottom: int
    tiles: tuple[Tile, ...] = ()
    layers: tuple[Layer, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: its `base` picture and the strips, top to bottom without gaps. `level` is
    zlib-ng's for what is packed small: 6 makes files of the Hyena game a twentieth smaller than 5
    and takes half as long again, those of the others a fiftieth smaller (`render/png.py`)."""

    base: str
    strips: tuple[Strip, ...]
    level: int = 5
