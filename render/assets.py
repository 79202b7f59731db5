"""The baked assets of a theme: one sheet of sprites, base boards in the fixed palette, the title.

Written by `python -m render.bake`, read once by a renderer.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType

from PIL import Image

from render.errors import RenderError

VERSION = 2
"""Raised when a painter places the same sprites differently. With the digest of the assets, which
follows the drawings by itself, it is part of every content key."""


@dataclass(frozen=True, slots=True)
class Assets:
    """`sprites` are RGBA, `bases` P pictures sharing `palette` (RGB bytes), `title` a PNG file;
    `digest` names the content of all of them."""

    sprites: Mapping[str, Image.Image]
    bases: Mapping[str, Image.Image]
    palette: bytes
    title: bytes
    digest: str

    def sprite(self, name: str) -> Image.Image:
        """The sprite of that name. `RenderError` if none was drawn."""
        try:
            return self.sprites[name]
        except KeyError:
            raise RenderError(f"no sprite {name!r} among the {len(self.sprites)} baked") from None


def load(theme: str) -> Assets:
    """Read the assets of a theme. `RenderError` if it has none."""
    folder = resources.files("render") / "assets"
    index_file = folder / f"{theme}.json"
    if not index_file.is_file():
        raise RenderError(f"theme {theme!r} has no assets: run python -m render.bake")
    index = json.loads(index_file.read_text())
    sheet = _open((folder / f"{theme}.png").read_bytes()).convert("RGBA")
    sprites = {name: sheet.crop(tuple(box)) for name, box in index["sprites"].items()}
    bases = {name: _open((folder / f"{theme}-{name}.png").read_bytes()) for name in index["bases"]}
    palette = bytes(next(iter(bases.values())).getpalette("RGB") or ())
    title = (folder / f"{theme}-title.png").read_bytes()
    digest = str(index["digest"])
    return Assets(MappingProxyType(sprites), MappingProxyType(bases), palette, title, digest)


def _open(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture
