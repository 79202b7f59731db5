"""A palette PNG writer whose picture is a stack of independently compressed bands.

Every band is its own run of deflate blocks ended by a full flush and stored in its own IDAT chunk,
so a band that did not change costs a join of bytes. A canvas is one column wider than the picture:
column 0 stays 0 and is the filter byte ("none") of each row, so `tobytes()` of the canvas is the
stream that PNG wants (PNG specification, sections 9 and 10; RFC 1950 for the checksum).

ISA-L deflates what is to be quick, zlib-ng what is to be small, where there are wheels of them,
else Python's own zlib (decision 30).
"""

from __future__ import annotations

import contextlib
import importlib
import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Final

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER = b"\x78\x9c"
_EMPTY_FINAL_BLOCK = b"\x03\x00"
_ADLER_BASE = 65521
_PALETTE_COLOUR = 3


QUICK: Final = 0
"""The level of what the next action may replace: a fifth of the time of level 5, a quarter more
bytes."""


def _first(*names: str) -> ModuleType:
    for name in names:
        with contextlib.suppress(ImportError):
            return importlib.import_module(name)
    return zlib


SMALL: Final = _first("zlib_ng.zlib_ng")
FAST: Final = _first("isal.isal_zlib", "zlib_ng.zlib_ng")
"""What compresses: modules that have the functions of Python's `zlib`."""

_QUICK_LEVELS: Final = {"isal.isal_zlib": 1, "zlib_ng.zlib_ng": 2, "zlib": 3}
"""Where they pack about as small as each other."""


@dataclass(frozen=True, slots=True)
class Band:
    """A compressed band: its whole IDAT `chunk`, the Adler-32 and the length in bytes of its rows
    with their filter bytes, and whether it was packed quickly."""

    chunk: bytes
    adler: int
    length: int
    quick: bool = False


def chunk(kind: bytes, data: bytes) -> bytes:
    """One PNG chunk: length, kind, data, CRC-32."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def band(rows: bytes, level: int, with_: ModuleType | None = None) -> Band:
    """Compress `rows` (each begun by its filter byte) so that they stand alone in the stream.

    `level` is :data:`QUICK` or zlib-ng's, 1 to 8. zlib packs about as small one level higher, in
    twice the time.
    """
    if with_ is None:
        with_ = FAST if level == QUICK else SMALL
    own = _QUICK_LEVELS[with_.__name__] if level == QUICK else level + (with_ is zlib)
    deflate = with_.compressobj(own, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = deflate.compress(rows) + deflate.flush(zlib.Z_FULL_FLUSH)
    return Band(chunk(b"IDAT", data), with_.adler32(rows), len(rows), level == QUICK)


def combine(first: int, second: int, length: int) -> int:
    """Adler-32 of two joined byte strings from their own sums; `length` is the second's."""
    low, high = first & 0xFFFF, first >> 16
    low2, high2 = second & 0xFFFF, second >> 16
    total_low = (low + low2 - 1) % _ADLER_BASE
    total_high = (high + high2 + length * (low - 1)) % _ADLER_BASE
    return total_high << 16 | total_low


def head(width: int, height: int, palette: bytes) -> bytes:
    """Everything before the bands: signature, 8-bit palette header, palette, zlib header.

    `palette` is RGB bytes, 3 a colour, at most 256 colours.
    """
    size = struct.pack(">IIBBBBB", width, height, 8, _PALETTE_COLOUR, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", size) + chunk(b"PLTE", palette) + chunk(b"IDAT", _ZLIB_HEADER)


def join(start: bytes, bands: Iterable[Band]) -> bytes:
    """The PNG file of a `head` and its bands, top to bottom."""
    parts, adler = [start], 1
    for each in bands:
        parts.append(each.chunk)
        adler = combine(adler, each.adler, each.length)
    parts.append(chunk(b"IDAT", _EMPTY_FINAL_BLOCK + struct.pack(">I", adler)))
    parts.append(chunk(b"IEND", b""))
    return b"".join(parts)
