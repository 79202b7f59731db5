"""From a view to the bytes of a picture, with every cache in the renderer itself."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

from games.view import BoardView
from render import chart as charts
from render import frieze, png
from render.assets import VERSION, load
from render.chart import Chart
from render.errors import check_known
from render.frieze import Sign
from render.painters import PAINTERS
from render.scene import Layer, Scene, Strip, Tile
from render.theme import THEMES, Theme

V = TypeVar("V")

_PICTURES, _BANDS, _TILES = 128, 1024, 1024
_CHART_LEVEL = 6


class _Recent(Generic[V]):
    """The most recently used values, at most `size` of them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[Hashable, V] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        value = make()
        self._values[key] = value
        if len(self._values) > self._size:
            self._values.popitem(last=False)
        return value


class Renderer:
    """Draws boards in one theme. Equal views give the same bytes, and the same pixels anywhere.

    It keeps pictures, compressed bands and tiles that it made, each up to a fixed number (some
    fifty megabytes in all). Threads may share it; they take turns.
    """

    def __init__(self, theme: Theme = THEMES["papyrus"]) -> None:
        self.theme = theme
        self._assets = load(theme.name)
        self._lock = Lock()
        self._pictures: _Recent[bytes] = _Recent(_PICTURES)
        self._bands: _Recent[png.Band] = _Recent(_BANDS)
        self._tiles: _Recent[Image.Image] = _Recent(_TILES)
        # Its size is asked beside the thread that draws it.
        self._scene = lru_cache(maxsize=_PICTURES)(_scene)

    def board(self, view: BoardView, *, guide: bool = False, signs: tuple[Sign, ...] = ()) -> bytes:
        """The PNG of `view`, 8-bit palette, 1280 pixels wide.

        `guide` draws the way over the squares and large numbers, for a page of rules. If there are
        `signs`, a strip with them lies below the board. `RenderError` for a shape, mark, piece,
        number or sign that has no drawing.
        """
        with self._lock:
            draw = partial(self._draw, view, guide, signs)
            return self._pictures.get((view, guide, signs), draw)

    def size(self, view: BoardView, signs: tuple[Sign, ...] = ()) -> tuple[int, int]:
        """The width and height of the picture of `view` in pixels, without drawing it.

        `RenderError` as of :meth:`board`.
        """
        base = self._assets.base(self._scene(view, False).base)  # noqa: FBT003 - as a Painter
        return base.width, base.height + (frieze.HEIGHT if signs else 0)

    def title(self) -> bytes:
        """The PNG of the title picture, 8-bit palette, 1280 pixels wide."""
        return self._assets.title

    def key(self, view: BoardView, *, guide: bool = False, signs: tuple[Sign, ...] = ()) -> str:
        """A name of the picture's content, 32 hex digits, the same in every process.

        Equal keys are equal pictures; it changes with the view, the theme and the renderer.
        """
        below = f"/{signs!r}" if signs else ""
        return self._name(f"{guide:d}/{view!r}{below}")

    def title_key(self) -> str:
        """As `key`, of the title picture."""
        return self._name("title")

    def chart(self, chart: Chart) -> bytes:
        """The PNG of a game's chances, 8-bit palette, 1280 pixels wide.

        `RenderError` for what has no drawing.
        """
        with self._lock:
            return self._pictures.get(chart, partial(self._charted, chart))

    def chart_key(self, chart: Chart) -> str:
        """As `key`, of a game's chances."""
        return self._name(f"chart/{chart!r}")

    def _name(self, text: str) -> str:
        whole = f"{VERSION}/{self.theme.name}/{self._assets.digest}/{text}"
        return hashlib.sha256(whole.encode()).hexdigest()[:32]

    def _draw(
        self,
        view: BoardView,
        guide: bool,  # noqa: FBT001 - as a Painter
        signs: tuple[Sign, ...],
    ) -> bytes:
        scene = self._scene(view, guide)
        base = self._assets.base(scene.base)
        palette, height = bytes(base.getpalette("RGB") or ()), base.height
        bands = [self._kept(scene.base, strip, scene.level) for strip in scene.strips]
        if signs:
            first = len(palette) // 3
            bands.append(self._kept(frieze.BASE, frieze.paint(signs), scene.level, first))
            palette += bytes(self._assets.base(frieze.BASE).getpalette("RGB") or ())
            height += frieze.HEIGHT
        return png.join(png.head(base.width, height, palette), bands)

    def _kept(self, name: str, strip: Strip, level: int, first: int = 0) -> png.Band:
        """A strip over the base of that name, compressed; the first of its colours has the number
        `first` in the picture."""
        base = self._assets.base(name)
        draw = partial(self._band, base, strip, level, first)
        return self._bands.get((name, strip, level, first), draw)

    def _charted(self, chart: Chart) -> bytes:
        base = self._assets.base(charts.BASE)
        drawn = charts.paint(chart, base, self._assets.sprite, self.theme)
        flat = drawn.quantize(palette=base, dither=Image.Dither.NONE)
        canvas = Image.new("P", (base.width + 1, base.height), 0)
        canvas.paste(flat, (1, 0))
        start = png.head(base.width, base.height, bytes(base.getpalette("RGB") or ()))
        return png.join(start, [png.band(canvas.tobytes(), _CHART_LEVEL)])

    def _band(self, base: Image.Image, strip: Strip, level: int, first: int) -> png.Band:
        palette = bytes(base.getpalette("RGB") or ())
        canvas = Image.new("P", (base.width + 1, strip.bottom - strip.top), 0)
        canvas.paste(base.crop((0, strip.top, base.width, strip.bottom)), (1, 0))
        for tile in strip.tiles:
            key = (palette, tile.ground, tile.layers)
            canvas.paste(
                self._tiles.get(key, partial(self._tile, tile, base)), (tile.x + 1, tile.y)
            )
        if strip.layers:
            self._over(canvas, strip.layers, base)
        if first:
            canvas = canvas.point([min(colour + first, 255) for colour in range(256)])
            canvas.paste(0, (0, 0, 1, canvas.height))
        return png.band(canvas.tobytes(), level)

    def _tile(self, tile: Tile, base: Image.Image) -> Image.Image:
        picture = self._assets.sprite(tile.ground).convert("RGB")
        self._lay(picture, tile.layers, (0, 0))
        return picture.quantize(palette=base, dither=Image.Dither.NONE)

    def _over(self, canvas: Image.Image, layers: Sequence[Layer], base: Image.Image) -> None:
        """Lay free layers over a strip. Only where they lie it is mapped to the palette again."""
        colours = base.getpalette("RGB") or ()
        for left, right, group in self._groups(layers):
            top = max(0, min(layer.y for layer in group))
            low = max(layer.y + self._assets.sprite(layer.sprite).height for layer in group)
            box = (max(0, left) + 1, top, min(right + 1, canvas.width), min(low, canvas.height))
            part = canvas.crop(box)
            part.putpalette(colours)
            picture = part.convert("RGB")
            self._lay(picture, group, (max(0, left), top))
            canvas.paste(picture.quantize(palette=base, dither=Image.Dither.NONE), box[:2])

    def _groups(self, layers: Sequence[Layer]) -> list[tuple[int, int, list[Layer]]]:
        """Layers that lie side by side, each group with its left and right end; those of a group
        lie in the order in which they were named."""
        groups: list[tuple[int, int, list[int]]] = []
        widths = [self._assets.sprite(layer.sprite).width for layer in layers]
        for number in sorted(range(len(layers)), key=lambda n: layers[n].x):
            left, right = layers[number].x, layers[number].x + widths[number]
            if groups and left < groups[-1][1]:
                first, last, members = groups.pop()
                groups.append((first, max(last, right), [*members, number]))
            else:
                groups.append((left, right, [number]))
        return [(left, right, [layers[n] for n in sorted(own)]) for left, right, own in groups]

    def _lay(self, picture: Image.Image, layers: Sequence[Layer], corner: tuple[int, int]) -> None:
        """Paste layers, `corner` being the place of the picture's upper left one."""
        for layer in layers:
            sprite = self._assets.sprite(layer.sprite)
            picture.paste(sprite, (layer.x - corner[0], layer.y - corner[1]), sprite)


def _scene(view: BoardView, guide: bool) -> Scene:  # noqa: FBT001 - as a Painter
    check_known("view", "shape", view.shape, PAINTERS)
    return PAINTERS[view.shape](view, guide)
