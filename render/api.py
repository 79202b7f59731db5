"""From a view to the bytes of a picture, with every cache in the renderer itself."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from games.view import BoardView
from render import card as cards
from render import chart as charts
from render import frieze, png
from render.assets import VERSION, load
from render.card import Card
from render.chart import Chart
from render.errors import check_known
from render.frieze import Sign
from render.painters import PAINTERS
from render.scene import Layer, Scene, Strip, Tile
from render.theme import FIRST, THEMES, Theme

V = TypeVar("V")

_PICTURES, _BANDS, _TILES = 128, 1024, 1024
_CHART_LEVEL = 6
MOST = 78_000
"""So many bytes a picture may have of which parts are packed quickly."""


class _Recent(Generic[V]):
    """The most recently used values, at most `size` of them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[Hashable, V] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        value = self.find(key)
        return self.keep(key, make()) if value is None else value

    def find(self, key: Hashable) -> V | None:
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def keep(self, key: Hashable, value: V) -> V:
        self._values[key] = value
        if len(self._values) > self._size:
            self._values.popitem(last=False)
        return value


class _Piece(NamedTuple):
    """A strip over the `base` of that name. The first of its colours has the number `first` in the
    picture; `level` is how small it is packed where it is."""

    base: str
    strip: Strip
    first: int
    level: int


class _Kept:
    """What the renderers of all themes keep together."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.pictures: _Recent[bytes] = _Recent(_PICTURES)
        self.bands: _Recent[png.Band] = _Recent(_BANDS)
        self.tiles: _Recent[Image.Image] = _Recent(_TILES)
        self.renderers: dict[str, Renderer] = {}


class Renderer:
    """Draws boards in one theme; :meth:`themed` gives those of the others, which share what is
    kept. Equal views give the same pixels anywhere.

    It keeps pictures, compressed bands and tiles that it made, each up to a fixed number (some
    fifty megabytes in all). Threads may share it; they take turns. What a picture shows for the
    first time is packed quickly, since the next action may replace it; what is shown again is
    packed small, and so is as much as is wanted for no more than `most` bytes, and all of what is
    looked at for longer (decision 30).
    """

    def __init__(
        self,
        theme: Theme = THEMES[FIRST],
        *,
        most: int = MOST,
        beside: Renderer | None = None,
    ) -> None:
        self.theme = theme
        self._most = most
        self._assets = load(theme.name)
        self._kept_for_all: _Kept = _Kept() if beside is None else beside._kept_for_all
        self._kept_for_all.renderers[theme.name] = self
        self._lock = self._kept_for_all.lock
        self._pictures = self._kept_for_all.pictures
        self._bands = self._kept_for_all.bands
        self._tiles = self._kept_for_all.tiles
        # Its size is asked beside the thread that draws it.
        self._scene = lru_cache(maxsize=_PICTURES)(_scene)

    def themed(self, theme: str) -> Renderer:
        """The one that draws in the theme of that name; in the first, where there is none such."""
        wanted = theme if theme in THEMES else FIRST
        found = self._kept_for_all.renderers.get(wanted)
        return found or Renderer(THEMES[wanted], most=self._most, beside=self)

    def board(self, view: BoardView, *, guide: bool = False, signs: tuple[Sign, ...] = ()) -> bytes:
        """The PNG of `view`, 8-bit palette, 1280 pixels wide.

        `guide` draws the way over the squares and large numbers, for a page of rules. If there are
        `signs`, a strip with them lies below the board. `RenderError` for a shape, mark, piece,
        number or sign that has no drawing.
        """
        return self._picture((view, guide, signs), partial(self._draw, view, guide, signs))

    def size(self, view: BoardView, signs: tuple[Sign, ...] = ()) -> tuple[int, int]:
        """The width and height of the picture of `view` in pixels, without drawing it.

        `RenderError` as of :meth:`board`.
        """
        base = self._assets.base(self._scene(view, False).base)  # noqa: FBT003 - as a Painter
        return base.width, base.height + (frieze.HEIGHT if signs else 0)

    def title(self) -> bytes:
        """The PNG of the title picture, 8-bit palette, 1280 pixels wide."""
        return self._assets.title

    def banner(self) -> bytes:
        """The PNG of the banner above pages with many buttons, 8-bit palette, 1280 pixels wide and
        320 high."""
        return self._assets.banner

    def key(self, view: BoardView, *, guide: bool = False, signs: tuple[Sign, ...] = ()) -> str:
        """A name of the picture's content, 32 hex digits, the same in every process.

        Equal keys are equal pictures; it changes with the view, the theme and the renderer.
        """
        below = f"/{signs!r}" if signs else ""
        return self._name(f"{guide:d}/{view!r}{below}")

    def title_key(self) -> str:
        """As `key`, of the title picture: the same in every theme."""
        return _name(FIRST, load(FIRST).digest, "title")

    def banner_key(self) -> str:
        """As `key`, of the banner."""
        return _name(FIRST, load(FIRST).digest, "banner")

    def chart(self, chart: Chart) -> bytes:
        """The PNG of a game's chances, 8-bit palette, 1280 pixels wide.

        `RenderError` for what has no drawing.
        """
        return self._picture(chart, partial(self._charted, chart))

    def chart_key(self, chart: Chart) -> str:
        """As `key`, of a game's chances."""
        return self._name(f"chart/{chart!r}")

    def card(self, card: Card) -> bytes:
        """The PNG of somebody's page, 8-bit palette, 1280 pixels wide.

        `RenderError` for what has no drawing.
        """
        return self._picture(card, partial(self._carded, card))

    def card_key(self, card: Card) -> str:
        """As `key`, of somebody's page."""
        return self._name(f"card/{card!r}")

    def _picture(self, of: Hashable, make: Callable[[], bytes]) -> bytes:
        """A picture of this theme; what is kept is shared with the others."""
        with self._lock:
            return self._pictures.get((self.theme.name, of), make)

    def _name(self, text: str) -> str:
        return _name(self.theme.name, self._assets.digest, text)

    def _draw(
        self,
        view: BoardView,
        guide: bool,  # noqa: FBT001 - as a Painter
        signs: tuple[Sign, ...],
    ) -> bytes:
        scene = self._scene(view, guide)
        palette, height = self._assets.palette(scene.base), self._assets.base(scene.base).height
        pieces = [_Piece(scene.base, strip, 0, scene.level) for strip in scene.strips]
        if signs:
            below = frieze.paint(signs)
            pieces.append(_Piece(frieze.BASE, below, len(palette) // 3, scene.level))
            palette += self._assets.palette(frieze.BASE)
            height += frieze.HEIGHT
        start = png.head(self._assets.base(scene.base).width, height, palette)
        lasting = bool(signs) or guide or view.over
        return png.join(start, self._packed(pieces, self._most - len(start), small=lasting))

    def _packed(self, pieces: Sequence[_Piece], most: int, *, small: bool) -> list[png.Band]:
        """The bands of a picture: all packed small, or so many of them, the largest first, that it
        has no more than `most` bytes, as far as that can be."""
        bands = [self._kept(piece, small=small) for piece in pieces]
        excess = sum(len(band.chunk) for band in bands) - most
        by_size = sorted(range(len(bands)), key=lambda number: -len(bands[number].chunk))
        for number in by_size:
            if excess > 0 and bands[number].quick:
                packed = self._kept(pieces[number], small=True)
                excess -= len(bands[number].chunk) - len(packed.chunk)
                bands[number] = packed
        return bands

    def _kept(self, piece: _Piece, *, small: bool) -> png.Band:
        """A piece of a picture as a band, packed small if it must be, or was shown before."""
        found = self._bands.find((self.theme.name, piece))
        if found is not None and not found.quick:
            return found
        quick = found is None and not small
        level = png.QUICK if quick else piece.level
        return self._bands.keep((self.theme.name, piece), png.band(self._rows(piece), level))

    def _charted(self, chart: Chart) -> bytes:
        base = self._assets.base(charts.BASE)
        return self._flat(charts.paint(chart, base, self._assets.sprite, self.theme))

    def _carded(self, card: Card) -> bytes:
        base = self._assets.base(charts.BASE)
        return self._flat(cards.paint(card, base, self._assets.sprite, self.theme))

    def _flat(self, drawn: Image.Image) -> bytes:
        """A whole picture in the colours of a chart."""
        base = self._assets.base(charts.BASE)
        flat = drawn.quantize(palette=base, dither=Image.Dither.NONE)
        canvas = Image.new("P", (base.width + 1, base.height), 0)
        canvas.paste(flat, (1, 0))
        start = png.head(base.width, base.height, self._assets.palette(charts.BASE))
        return png.join(start, [png.band(canvas.tobytes(), _CHART_LEVEL)])

    def _rows(self, piece: _Piece) -> bytes:
        """The rows of a piece, each begun by its filter byte."""
        strip, first = piece.strip, piece.first
        base, palette = self._assets.base(piece.base), self._assets.palette(piece.base)
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
        return canvas.tobytes()

    def _tile(self, tile: Tile, base: Image.Image) -> Image.Image:
        picture = self._assets.ground(tile.ground).copy()
        self._lay(picture, tile.layers, (0, 0))
        return picture.quantize(palette=base, dither=Image.Dither.NONE)

    def _over(self, canvas: Image.Image, layers: Sequence[Layer], base: Image.Image) -> None:
        """Lay free layers over a strip. Only where they lie it is mapped to the palette again."""
        colours = base.getpalette("RGB") or ()
        for left, right, group in self._groups(layers):
            top = max(0, min(layer.y for layer in group))
            low = max(layer.y + self._assets.size(layer.sprite)[1] for layer in group)
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
        widths = [self._assets.size(layer.sprite)[0] for layer in layers]
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
            part, right, down = self._assets.inked(layer.sprite)
            place = (layer.x + right - corner[0], layer.y + down - corner[1])
            picture.paste(part, place, part)


def _name(theme: str, digest: str, text: str) -> str:
    whole = f"{VERSION}/{theme}/{digest}/{text}"
    return hashlib.sha256(whole.encode()).hexdigest()[:32]


def _scene(view: BoardView, guide: bool) -> Scene:  # noqa: FBT001 - as a Painter
    check_known("view", "shape", view.shape, PAINTERS)
    return PAINTERS[view.shape](view, guide)
