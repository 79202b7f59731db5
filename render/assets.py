"""The baked assets of a theme: sheets of sprites, base boards in a fixed palette, the title.

Written by `python -m render.bake`, read once by a process. Senet's sprites, which other games
share, are in the first sheet; each other game has a sheet and a palette of its own. A sheet or base
is read when it is first needed.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType

from PIL import Image

from render.errors import RenderError
from render.theme import FIRST

VERSION = 8
"""Raised when a painter places the same sprites differently. With the digest of the assets, which
follows the drawings by itself, it is part of every content key."""


COMMON = "senet"
"""The sheet of all sprites whose names do not begin with the name of another sheet."""


class Assets:
    """`sprites` are RGBA, `bases` P pictures, `title` and `banner` PNG files, the same in every
    theme; `digest` names the content of the theme's files. Nobody changes a picture that they were
    given."""

    def __init__(self, folder: Traversable, theme: str) -> None:
        index = json.loads((folder / f"{theme}.json").read_text())
        self._boxes: Mapping[str, Mapping[str, tuple[int, int, int, int]]] = MappingProxyType(
            {sheet: {n: tuple(b) for n, b in own.items()} for sheet, own in index["sheets"].items()}
        )
        self._folder, self._theme = folder, theme
        self._bases: dict[str, Image.Image] = {}
        self._palettes: dict[str, bytes] = {}
        self._sheets: dict[str, Image.Image] = {}
        self._sprites: dict[str, Image.Image] = {}
        self._grounds: dict[str, Image.Image] = {}
        self._inked: dict[str, tuple[Image.Image, int, int]] = {}
        self.bases: tuple[str, ...] = tuple(n for own in index["bases"].values() for n in own)
        self.digest = str(index["digest"])
        self.title = (folder / f"{FIRST}-title.png").read_bytes()
        self.banner = (folder / f"{FIRST}-banner.png").read_bytes()

    def names(self) -> frozenset[str]:
        """The names of all sprites."""
        return frozenset(name for own in self._boxes.values() for name in own)

    def base(self, name: str) -> Image.Image:
        """The base picture of that name, with its palette."""
        if name not in self._bases:
            self._bases[name] = self._file(name)
        return self._bases[name]

    def palette(self, name: str) -> bytes:
        """The colours of a base picture: red, green and blue, a byte each."""
        if name not in self._palettes:
            self._palettes[name] = bytes(self.base(name).getpalette("RGB") or ())
        return self._palettes[name]

    def sprite(self, name: str) -> Image.Image:
        """The sprite of that name. `RenderError` if none was drawn."""
        if name not in self._sprites:
            self._sprites[name] = self._cut(name)
        return self._sprites[name]

    def size(self, name: str) -> tuple[int, int]:
        """The width and height of a sprite. `RenderError` if none was drawn."""
        left, top, right, low = self._place(name)[1]
        return right - left, low - top

    def ground(self, name: str) -> Image.Image:
        """A sprite as RGB, for others to lie on. `RenderError` if none was drawn."""
        if name not in self._grounds:
            self._grounds[name] = self._cut(name).convert("RGB")
        return self._grounds[name]

    def inked(self, name: str) -> tuple[Image.Image, int, int]:
        """What is to be seen of a sprite, and how far it lies from the sprite's left and upper
        edge: two fifths of all are empty. `RenderError` if none was drawn."""
        if name not in self._inked:
            whole = self._cut(name)
            box = whole.getchannel("A").getbbox() or (0, 0, 1, 1)
            self._inked[name] = whole.crop(box), box[0], box[1]
        return self._inked[name]

    def _place(self, name: str) -> tuple[str, tuple[int, int, int, int]]:
        own = name.partition(":")[0]
        sheet = own if own in self._boxes else COMMON
        if name not in self._boxes[sheet]:
            raise RenderError(f"no sprite {name!r} among the {len(self.names())} baked")
        return sheet, self._boxes[sheet][name]

    def _cut(self, name: str) -> Image.Image:
        sheet, box = self._place(name)
        if sheet not in self._sheets:
            self._sheets[sheet] = self._file(f"{sheet}-sheet").convert("RGBA")
        return self._sheets[sheet].crop(box)

    def _file(self, name: str) -> Image.Image:
        return _open((self._folder / f"{self._theme}-{name}.png").read_bytes())


@cache
def load(theme: str) -> Assets:
    """The assets of a theme, which all renderers share. `RenderError` if it has none."""
    folder = resources.files("render") / "assets"
    if not (folder / f"{theme}.json").is_file():
        raise RenderError(f"theme {theme!r} has no assets: run python -m render.bake")
    return Assets(folder, theme)


def _open(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture
