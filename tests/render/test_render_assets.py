"""The baked assets are what the drawings draw."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

import render
from games.catalogue import CATALOGUE
from render import THEMES, Renderer
from render.art import title
from render.art.canvas import spread
from render.assets import Assets, load
from render.bake import Book, bake, books, digest

BOOKS = books(THEMES["papyrus"])
FOLDER = Path(render.__file__).parent / "assets"
SAMPLE = (
    "cell:water", "mark:two", "mark:shen", "mark:exit", "half:three", "tag:sun", "tag:two",
    "tag:shen", "foot:27", "label:12", "number:27", "piece:spindle", "sunk:cone", "mini:cone",
    "housed:spindle", "aseb:housed:cone",
    "goal:spindle", "tag:goal:cone", "plinth",
    "way:0:l", "way:1:br", "round:0:lm-rl", "round:1:lm-t", "start:0:r", "tip:1:t", "dot:0",
    "beside:1", "frame:1", "came:1", "left:0", "left:1:t", "gone:0:l", "away:b",
    "peril", "line:b",
    "order:1:2", "order:0:12", "order:0:more", "ring:exchange", "ring:enter", "badge:12",
    "exit:3", "small:7", "out:5", "icon:drop", "icon:exchange", "icon:hit", "icon:enter",
    "icon:rescue", "icon:rebirth", "note:swept:0", "note:bonus:1", "note:home", "note:fate",
    "count:48:3", "count:38:/", "held:4", "extra:2", "kept:4", "kept:more", "sum:9", "becomes",
    "scales", "score:stale:2", "score:fresh:5", "stick:1:0", "die:4:1", "pip:on", "hand", "turn",
    "seega:78:plain", "seega:100:centre", "seega:140:light", "seega:78:dark",
    "seega:100:ghost:dark", "seega:78:victim", "seega:78:target:take", "seega:140:chosen",
    "seega:78:place", "seega:100:dot:0", "seega:78:frame:1", "seega:140:way:0:rb",
    "seega:100:way:1:lr", "seega:78:start:0:l", "seega:140:round:1:bt",
    "seega:78:tip:1:l", "seega:at:c", "seega:plate:tag:take", "seega:takes:3", "seega:big:dark",
    "seega:taken:light", "seega:tray:active", "seega:gone", "seega:scales",
    "seega:wreath", "seega:box", "seega:may", "seega:veil", "hyena:mother:4:58", "hyena:eaten:2:46",
    "hyena:hyena:fierce:88", "hyena:owner:1:30", "hyena:aim:back:7", "hyena:step:hyena:l:5",
    "hyena:step:2:r:10", "hyena:ring:from:33", "hyena:state:waiting:36",
    "hyena:state:thirsty:30", "hyena:state:home:36",
    "hyena:chip:0", "hyena:chip:1", "hyena:taba:50", "hyena:score:fresh:taba", "hyena:n:42:4",
    "hyena:score:stale:6", "hyena:cloth:fresh", "hyena:tray:winner:69", "hyena:sign:well:62",
    "hyena:sign:home:54", "hyena:kept:62", "hyena:rank:1", "hyena:turn", "hyena:emblem",
    "hyena:key", "hyena:gauze", "hyena:wreath", "wreath", "length:3", "figure:4",
    "aseb:cell:plain", "aseb:cell:rosette", "aseb:mark:rosette", "aseb:half:rosette",
    "aseb:tag:rosette", "aseb:piece:cone", "aseb:bone:2:1",
    "frieze:field", "frieze:tag:2", "frieze:eye", "frieze:scarab", "frieze:feather", "frieze:sun",
    "frieze:cat", "frieze:boat", "frieze:cobra", "frieze:falcon", "frieze:words",
    "tray:active", "tray:veil", "shelf", "shelf:lit", "well:fresh", "well:emblem",
)  # fmt: skip
"""At least one sprite of every function that draws."""


@pytest.fixture(scope="module")
def assets() -> Assets:
    return load("papyrus")


def test_every_sprite_was_baked_and_no_other(assets: Assets) -> None:
    drawn = {name for book in BOOKS.values() for name in book.sprites}
    assert assets.names() == drawn


@pytest.mark.parametrize("name", SAMPLE)
def test_a_baked_sprite_is_what_is_drawn(assets: Assets, name: str) -> None:
    drawn = next(book.sprites[name]() for book in BOOKS.values() if name in book.sprites)
    baked = assets.sprite(name)
    assert drawn.size == baked.size
    # Premultiplied, because the colour of a clear pixel means nothing.
    difference = ImageChops.difference(
        Image.frombytes("RGBA", drawn.size, drawn.convert("RGBa").tobytes()),
        Image.frombytes("RGBA", baked.size, baked.convert("RGBa").tobytes()),
    )
    assert max(ImageStat.Stat(difference).mean) < 2


def test_what_is_to_be_seen_of_a_sprite_is_all_of_it(assets: Assets) -> None:
    """Laid on any ground, the part without empty edges gives the pixels of the whole."""
    saved = 0
    for name in assets.names():
        whole, (part, right, down) = assets.sprite(name), assets.inked(name)
        assert assets.size(name) == whole.size
        laid, again = (Image.new("RGB", whole.size, (90, 140, 60)) for _ in range(2))
        laid.paste(whole, (0, 0), whole)
        again.paste(part, (right, down), part)
        assert laid.tobytes() == again.tobytes(), name
        saved += whole.width * whole.height - part.width * part.height
    assert saved > 0


def test_a_ground_is_its_sprite_in_rgb(assets: Assets) -> None:
    """And stays so, whatever is drawn."""
    before = assets.ground("cell:plain").tobytes()
    Renderer().board(CATALOGUE[0].view(CATALOGUE[0].start(2)))
    assert assets.ground("cell:plain").tobytes() == before
    assert before == assets.sprite("cell:plain").convert("RGB").tobytes()


@pytest.mark.parametrize(
    "name", ["senet", "senet-back", "seega-3", "seega-9", "hyena-50", "frieze"]
)
def test_the_baked_board_is_what_is_drawn(assets: Assets, name: str) -> None:
    drawn = next(book.bases[name]() for book in BOOKS.values() if name in book.bases)
    baked = assets.base(name).convert("RGB")
    assert max(ImageStat.Stat(ImageChops.difference(drawn, baked)).mean) < 4


def test_the_baked_title_is_what_is_drawn(assets: Assets) -> None:
    with Image.open(io.BytesIO(assets.title)) as picture:
        baked = picture.convert("RGB")
    drawn = title.draw(THEMES["papyrus"])
    assert max(ImageStat.Stat(ImageChops.difference(drawn, baked)).mean) < 4


@pytest.mark.parametrize("reach", [1, 2, 4, 7])
def test_a_shape_is_spread_as_by_pillows_own_filter(reach: int) -> None:
    """Up to the edges, in pictures smaller than that, too."""
    random = Random(reach)
    for size in ((40, 25), (9, 60), (5, 3)):
        shape = Image.frombytes("L", size, random.randbytes(size[0] * size[1]))
        filtered = shape.filter(ImageFilter.MaxFilter(2 * reach + 1))
        assert spread(shape, reach).tobytes() == filtered.tobytes()


def test_the_assets_are_small() -> None:
    games = {rules.game for rules in CATALOGUE}
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    assert size < 855_000 * len(games) * len(THEMES)


def test_every_theme_is_baked() -> None:
    for name in THEMES:
        assert load(name).bases


def test_the_digest_is_that_of_the_files(assets: Assets) -> None:
    assert assets.digest == digest(FOLDER, THEMES["papyrus"])


def test_a_sheet_baked_alone_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    theme = THEMES["papyrus"]

    def book(sheet: str, shade: int, *shared: str) -> Book:
        colour = (shade, shade, shade, 255)
        sprite, base = Image.new("RGBA", (8, 8), colour), Image.new("RGB", (16, 16), colour[:3])
        return Book(
            {sheet: lambda: sprite}, {sheet: lambda: base}, (sheet,), 8, (sheet, sheet), shared
        )

    bake(theme, {"one": book("one", 10), "two": book("two", 200)}, ("one", "two"), index(tmp_path))
    before = {file.name: file.read_bytes() for file in tmp_path.glob("*.png")}
    bake(theme, {"one": book("one", 90, "two"), "two": book("two", 0)}, ("one",), tmp_path)
    after = {file.name: file.read_bytes() for file in tmp_path.glob("*.png")}
    assert before.keys() == after.keys()
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"papyrus-one.png", "papyrus-one-sheet.png"}
    written = json.loads((tmp_path / "papyrus.json").read_text())
    assert written["bases"] == {"one": ["one"], "two": ["two"]}
    assert written["digest"] == digest(tmp_path, theme)


def index(folder: Path) -> Path:
    """The folder with the index of a theme that has no sheet yet."""
    (folder / "papyrus.json").write_text(json.dumps({"digest": "", "bases": {}, "sheets": {}}))
    return folder
