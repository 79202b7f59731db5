"""A game as a film: a GIF of its boards, drawn at half the size from sprites of half the size.

Two frames differ by a few squares, so each is what has changed of the one before, and nothing of
what has not (decision 89). All frames share the palette of their base. Lines of moves are thick.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from games.view import BoardView
from render.assets import VERSION, load
from render.errors import RenderError, check_known
from render.hyena import DESKS
from render.painters import PAINTERS
from render.scene import Layer, Strip, Tile
from render.theme import FIRST, THEMES, Theme

FILMS: Final = 3
"""Raised when films of the same boards come out differently."""
LEFT_OUT: Final = ("hyena:halo:", "hyena:pointer:")
"""What the names of sprites begin with that are not drawn: what marks the piece that is to move. In
a film it moves, and the mark would be a tenth of it."""
THICK: Final = frozenset({"way", "tip", "round", "start", "left", "gone", "dot"})
"""One of these stands in the name of each line."""
CALM: Final = {
    "tray:active": "tray",
    "shelf:lit": "shelf",
    "seega:tray:active": "seega:tray:idle",
} | {f"hyena:tray:active:{tall}": f"hyena:tray:idle:{tall}" for tall in DESKS}
"""What lies below a tray whose side is to act changes in every frame, and takes a third of a film:
there it is the same as below the others, and the pointer over the tray tells whose turn it is."""
MOST_COLOURS: Final = 80
"""With 112 a film of Senet is a tenth larger; with 63 the water turns grey."""
_THICKER: Final = 5
"""By so many pixels of the whole size, less one, a line is thicker."""
_STRIPS, _TILES, _SPRITES = 256, 2048, 2048
_CLEAR_FIRST: Final = b"\x00"


class Camera:
    """Draws boards at half the size, and films of them. Equal views give equal frames.

    It keeps what it has drawn, up to a fixed number of parts (some twenty megabytes in all).
    Threads may share it; they take turns.
    """

    def __init__(self, theme: Theme = THEMES[FIRST]) -> None:
        self._assets, self._theme = load(theme.name), theme.name
        self._lock = Lock()
        self._strip = lru_cache(_STRIPS)(self._drawn)
        self._tile = lru_cache(_TILES)(self._tiled)
        self._half = lru_cache(_SPRITES)(self._halved)
        self._base = lru_cache(None)(self._based)
        self._palette = lru_cache(None)(self._inks)

    def key(self, of: str) -> str:
        """A name of the film that is told so, 32 hex digits; it changes with what draws it."""
        whole = f"{VERSION}/{FILMS}/{self._theme}/{self._assets.digest}/{of}"
        return hashlib.sha256(whole.encode()).hexdigest()[:32]

    def board(self, view: BoardView) -> Image.Image:
        """The board of `view` at half the size, in the palette of its film.

        `RenderError` as of :meth:`render.Renderer.board`.
        """
        with self._lock:
            base, frame = self._board(view)
            return self._coloured(frame, base)

    def film(self, views: Sequence[BoardView], spans: Sequence[int]) -> bytes:
        """The GIF of these boards, of one shape; each stands for as many hundredths of a second as
        its span says. It begins anew when it is over."""
        first = None
        parts: list[bytes] = []
        for view, span in zip(views, spans, strict=True):
            with self._lock:  # board by board, so that others need not wait for all of them
                base, frame = self._board(view)
            if first is None:
                colours = _colours(self._palette(base))
                clear = len(colours) // 3
                parts += [_head(frame.size, colours), _frame(frame, (0, 0), span, clear)]
            elif frame.size != first.size:
                raise RenderError("a film: its boards are not of one size")
            else:
                parts.append(_changed(first, frame, span, clear))
            first = frame
        if not parts:
            raise RenderError("a film: it has no board")
        return b"".join((*parts, b";"))

    def _board(self, view: BoardView) -> tuple[str, Image.Image]:
        """The name of its base, and the numbers of its colours."""
        check_known("view", "shape", view.shape, PAINTERS)
        scene = PAINTERS[view.shape](view, False)  # noqa: FBT003 - as a Painter
        whole = self._base(scene.base)
        canvas = Image.new("L", whole.size, 0)
        for strip in scene.strips:
            if strip.bottom // 2 > strip.top // 2:
                canvas.paste(self._strip(scene.base, strip), (0, strip.top // 2))
        return scene.base, canvas

    def _drawn(self, base: str, strip: Strip) -> Image.Image:
        """A strip of a board, as numbers of colours."""
        whole, top, low = self._base(base), strip.top // 2, strip.bottom // 2
        canvas = self._numbered(whole.crop((0, top, whole.width, low)), base)
        for tile in strip.tiles:
            canvas.paste(self._tile(base, tile.ground, tile.layers), _halfway(tile))
        shown = [layer for layer in strip.layers if not layer.sprite.startswith(LEFT_OUT)]
        if shown:
            # What lies freely is laid on the colours of what is there, and where it lies alone.
            picture = self._coloured(canvas, base).convert("RGB")
            ink = Image.new("L", picture.size, 0)
            for layer in shown:
                sprite = self._half(layer.sprite)
                place = (layer.x // 2, layer.y // 2)
                picture.paste(sprite, place, sprite)
                ink.paste(255, place, sprite.getchannel("A").point(_SEEN))
            canvas.paste(self._numbered(picture, base), (0, 0), ink)
        return canvas

    def _tiled(self, base: str, ground: str, layers: tuple[Layer, ...]) -> Image.Image:
        """A tile with all that lies on it, as numbers of colours."""
        picture = self._half(ground).convert("RGB")
        for layer in layers:
            if not layer.sprite.startswith(LEFT_OUT):
                sprite = self._half(layer.sprite)
                picture.paste(sprite, (layer.x // 2, layer.y // 2), sprite)
        return self._numbered(picture, base)

    def _halved(self, name: str) -> Image.Image:
        """A sprite at half the size."""
        whole = self._assets.sprite(CALM.get(name, name))
        return _reduced(_thick(whole) if THICK & {*name.split(":")} else whole)

    def _based(self, name: str) -> Image.Image:
        return self._assets.base(name).convert("RGB").reduce(2)

    def _inks(self, base: str) -> Image.Image:
        """The palette of its film, as a picture: the colours of the base, which are those of all
        marks, too; where they are too many, those that are most alike are one."""
        given = self._assets.palette(base)
        each = Image.frombytes("RGB", (len(given) // 3, 1), given)
        return each.quantize(min(MOST_COLOURS, each.width), kmeans=4)

    def _numbered(self, picture: Image.Image, base: str) -> Image.Image:
        flat = picture.quantize(palette=self._palette(base), dither=Image.Dither.NONE)
        return Image.frombytes("L", flat.size, flat.tobytes())

    def _coloured(self, numbers: Image.Image, base: str) -> Image.Image:
        picture = Image.frombytes("P", numbers.size, numbers.tobytes())
        picture.putpalette(_colours(self._palette(base)))
        return picture


_SEEN: Final = [0, *([255] * 255)]


def _colours(palette: Image.Image) -> bytes:
    return bytes(palette.getpalette("RGB") or ())


def _halfway(tile: Tile) -> tuple[int, int]:
    return tile.x // 2, tile.y // 2


def _reduced(sprite: Image.Image) -> Image.Image:
    """Half the size; what is clear has no colour that could shine through."""
    return sprite.convert("RGBa").reduce(2).convert("RGBA")


def _thick(sprite: Image.Image) -> Image.Image:
    """A line with a broader rim of its own darkest colour."""
    grown = sprite.getchannel("A").filter(ImageFilter.MaxFilter(_THICKER))
    under = sprite.convert("RGBa").filter(ImageFilter.BoxBlur(_THICKER // 2)).convert("RGBA")
    under.putalpha(grown)
    under.alpha_composite(sprite)
    return under


# -- the file --------------------------------------------------------------------------------------
# As "GRAPHICS INTERCHANGE FORMAT, Version 89a" has it: numbers have their low byte first.


def _head(size: tuple[int, int], colours: bytes) -> bytes:
    """Signature, size, the palette that all frames share, and that it begins anew for ever."""
    bits = _bits(len(colours) // 3)
    palette = colours.ljust(3 << bits, _CLEAR_FIRST)
    screen = struct.pack("<HHBBB", *size, 0x80 | (bits - 1) * 0x11, 0, 0)
    forever = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + screen + palette + forever


def _bits(colours: int) -> int:
    """How many bits the number of a colour has; one more number stands for what is left as it
    was."""
    return max(2, colours.bit_length())


def _frame(numbers: Image.Image, corner: tuple[int, int], span: int, clear: int) -> bytes:
    """A picture over the one before, which stays where this one has the number `clear`."""
    bits = _bits(clear)
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, span, clear, 0)
    place = struct.pack("<BHHHHB", 0x2C, *corner, *numbers.size, 0)
    packed = numbers.tobytes("gif", "L", bits, 0)
    return control + place + bytes([bits]) + packed + b"\x00"


def _changed(before: Image.Image, now: Image.Image, span: int, clear: int) -> bytes:
    """What has changed from one frame to the next; a dot where nothing has."""
    differs = ImageChops.difference(before, now)
    box = differs.getbbox() or (0, 0, 1, 1)
    part = Image.new("L", (box[2] - box[0], box[3] - box[1]), clear)
    part.paste(now.crop(box), (0, 0), differs.crop(box).point(_SEEN))
    return _frame(part, box[:2], span, clear)
