"""The PNG writer."""

from __future__ import annotations

import io
import struct
import zlib
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render import png
from tests.render.views import parse

PALETTE = bytes(range(30))


@given(st.lists(st.binary(max_size=50), max_size=6))
def test_the_sum_of_joined_parts_comes_from_the_parts_sums(parts: list[bytes]) -> None:
    total = 1
    for part in parts:
        total = png.combine(total, zlib.adler32(part), len(part))
    assert total == zlib.adler32(b"".join(parts))


@pytest.mark.parametrize(
    ("deflate", "level"),
    [(png.FAST, png.QUICK), (png.SMALL, png.QUICK), (png.SMALL, 6), (zlib, png.QUICK), (zlib, 6)],
    ids=["the fastest", "the smallest, quickly", "the smallest", "zlib, quickly", "zlib"],
)
@given(heights=st.lists(st.integers(1, 9), min_size=1, max_size=4))
def test_bands_join_to_the_picture_they_were_cut_from(
    deflate: ModuleType, level: int, heights: list[int]
) -> None:
    width = 7
    pixels = bytes((x * 5 + sum(heights)) % 10 for x in range(width * sum(heights)))
    bands, top = [], 0
    for height in heights:
        rows = [pixels[y * width : (y + 1) * width] for y in range(top, top + height)]
        bands.append(png.band(b"".join(b"\0" + row for row in rows), level, deflate))
        top += height
    data = png.join(png.head(width, top, PALETTE), bands)
    assert parse(data).indexes == pixels
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.tobytes() == pixels
        assert picture.getpalette("RGB") == list(PALETTE)


@pytest.mark.parametrize("place", [20, 60, 90, -20])
def test_a_damaged_file_is_noticed(place: int) -> None:
    data = bytearray(png.join(png.head(4, 2, PALETTE), [png.band(b"\0abcd\0efgh", 6)]))
    data[place] ^= 0x40
    with pytest.raises((ValueError, struct.error, zlib.error)):
        parse(bytes(data))
