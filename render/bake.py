"""Draw everything that a theme needs and write it to `render/assets`: `python -m render.bake`.

Slow (a minute or two) and done by developers only; the files are committed.
"""

from __future__ import annotations

import hashlib
import io
import json
import sys
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import isqrt
from pathlib import Path
from typing import Any

from PIL import Image

from render import aseb, chart, ending, frieze, hyena, marks, seega, senet, trays
from render.art import aseb as aseb_art
from render.art import (
    board,
    casts,
    counters,
    houses,
    laurels,
    panels,
    pieces,
    sand,
    signs,
    squares,
    title,
)
from render.art import frieze as frieze_art
from render.art import hyena as hyena_art
from render.art import review as review_art
from render.art import seega as seega_art
from render.art import traces as traces_art
from render.assets import COMMON
from render.theme import FIRST, THEMES, Theme

ASSETS = Path(__file__).parent / "assets"
COLOURS = 112
"""Fewer pack smaller; with fewer than this shadows show steps at twice the size."""
_SHEET = 1280
_REPEATED = (
    "label", "number", "foot", "exit", "small", "out", "count", "way", "round", "badge:1", "order",
    "note", "kept", "extra", "sum", "figure", "length", "left:0:", "left:1:", "away",
    "housed", "aseb:housed",
)  # fmt: skip
"""What the names of sprites begin with that are like others, and count for no palette."""
Recipe = Callable[[], Image.Image]
"""Draws one sprite."""


def recipes(theme: Theme) -> dict[str, Recipe]:
    """How every sprite of a theme is drawn, by name; each gives an RGBA picture."""
    drawn: dict[str, Recipe] = {}
    for mark in ("plain", *houses.HOUSES):
        drawn[f"cell:{mark}"] = partial(squares.cell, mark, theme)
    for mark in houses.HOUSES:
        drawn[f"mark:{mark}"] = partial(houses.big, mark, theme)
        drawn[f"half:{mark}"] = partial(houses.half, mark, theme)
        drawn[f"tag:{mark}"] = partial(houses.tag, mark, theme)
    for label in map(str, range(1, senet.SQUARES + 1)):
        drawn[f"label:{label}"] = partial(squares.number, label, 24, theme)
        drawn[f"number:{label}"] = partial(squares.number, label, 27, theme)
        drawn[f"foot:{label}"] = partial(houses.foot, label, theme)
    for name in pieces.PIECES:
        drawn[f"piece:{name}"] = partial(pieces.standing, name, theme)
        drawn[f"housed:{name}"] = partial(pieces.housed, name, theme)
        drawn[f"sunk:{name}"] = partial(pieces.drowning, name, theme)
        drawn[f"big:{name}"] = partial(pieces.enlarged, name, 1.2, theme)
        drawn[f"mid:{name}"] = partial(pieces.enlarged, name, 0.98, theme)
        drawn[f"mini:{name}"] = partial(pieces.enlarged, name, 0.42, theme)
        drawn[f"goal:{name}"] = partial(pieces.goal, name, theme)
        drawn[f"tag:goal:{name}"] = partial(pieces.goal_tag, name, theme)
    return (
        drawn | _marks(theme) | _signs(theme) | _counters(theme) | _throws(theme) | _panels(theme)
    )


def _marks(theme: Theme) -> dict[str, Recipe]:
    drawn: dict[str, Recipe] = {}
    for style in ("0", "1"):
        drawn |= _traces(style, theme)
    for style in squares.styles(theme):
        for sides in traces_art.WAYS:
            drawn[f"way:{style}:{sides}"] = partial(traces_art.way, style, sides, theme)
        for side in "lrtb":
            drawn[f"tip:{style}:{side}"] = partial(traces_art.tip, style, side, theme)
    for side in "ltb":
        drawn[f"away:{side}"] = partial(counters.away, side, theme)
    for number in map(str, range(marks.MOST_NUMBER + 1)):
        drawn[f"badge:{number}"] = partial(counters.badge, number, theme)
        drawn[f"exit:{number}"] = partial(counters.badge, number, theme, leaves=True)
        drawn[f"small:{number}"] = partial(counters.badge, number, theme, small=True)
        drawn[f"out:{number}"] = partial(counters.badge, number, theme, small=True, leaves=True)
    return drawn


def _traces(style: str, theme: Theme) -> dict[str, Recipe]:
    """What marks the last moves of a side."""
    drawn: dict[str, Recipe] = {}
    for name, draw in traces_art.TRACES.items():
        drawn[f"{name}:{style}"] = partial(draw, style, theme)
    for edges in traces_art.ROUND:
        drawn[f"round:{style}:{edges}"] = partial(traces_art.round_, style, edges, theme)
    for side in "lrtb":
        drawn[f"start:{style}:{side}"] = partial(traces_art.start, style, side, theme)
    for side in "ltb":
        drawn[f"left:{style}:{side}"] = partial(traces_art.left, style, theme, side)
        drawn[f"gone:{style}:{side}"] = partial(traces_art.gone, style, theme, side)
    for order in (*map(str, range(1, marks.MOST_ORDER + 1)), "more"):
        drawn[f"order:{style}:{order}"] = partial(squares.order, style, order, theme)
    return drawn


def _signs(theme: Theme) -> dict[str, Recipe]:
    drawn: dict[str, Recipe] = {}
    for kind in signs.NOTES:
        for style in ("0", "1"):
            drawn[f"note:{kind}:{style}"] = partial(signs.note, kind, style, theme)
    for kind in ("move", *signs.ICONS):
        drawn[f"ring:{kind}"] = partial(squares.ring, kind, theme)
    for kind in signs.ICONS:
        drawn[f"icon:{kind}"] = partial(signs.icon, kind, theme)
    for open_to in ("", "b", "t", "bt"):
        drawn[f"line:{open_to}"] = partial(squares.line, open_to, theme)
    drawn["peril"] = partial(squares.peril, theme)
    drawn["plinth"] = partial(pieces.plinth, theme)
    drawn["note:home"] = partial(signs.home, theme)
    drawn["note:fate"] = partial(signs.fate, theme)
    return drawn


def _counters(theme: Theme) -> dict[str, Recipe]:
    drawn: dict[str, Recipe] = {}
    for cap, (wide, tall) in trays.DIGITS.items():
        for sign in "0123456789/":
            drawn[f"count:{cap}:{sign}"] = partial(
                counters.gold_text, sign, (wide, tall), cap, theme
            )
    for number in map(str, range(trays.MOST_PIECES + 1)):
        drawn[f"held:{number}"] = partial(counters.gold_text, number, (64, 46), 34, theme)
    drawn["pip:on"] = partial(counters.pip, on=True, theme=theme)
    drawn["pip:off"] = partial(counters.pip, on=False, theme=theme)
    drawn["hand"] = partial(counters.hand, theme)
    drawn["becomes"] = partial(signs.becomes, theme)
    drawn["scales"] = partial(signs.scales, theme)
    drawn["turn"] = partial(counters.turn_sign, theme)
    drawn["wreath"] = partial(laurels.wreath, theme)
    for digits in range(1, ending.MOST_DIGITS + 1):
        drawn[f"length:{digits}"] = partial(laurels.length, digits, theme)
    for digit in "0123456789":
        drawn[f"figure:{digit}"] = partial(laurels.figure, digit, theme)
    return drawn


def _throws(theme: Theme) -> dict[str, Recipe]:
    drawn: dict[str, Recipe] = {}
    for score in map(str, range(trays.MOST_SCORE + 1)):
        drawn[f"score:fresh:{score}"] = partial(
            counters.gold_text, score, (170, 150), 112 if len(score) == 1 else 84, theme
        )
        drawn[f"score:stale:{score}"] = partial(
            counters.stale_text, score, (170, 150), 96 if len(score) == 1 else 74, theme
        )
    for score in (*map(str, range(trays.MOST_SCORE + 1)), "more"):
        drawn[f"kept:{score}"] = partial(signs.kept, score, theme)
    for number in map(str, range(1, trays.MOST_EXTRA + 1)):
        drawn[f"extra:{number}"] = partial(signs.extra, number, theme)
    for number in map(str, range(2, 13)):
        drawn[f"sum:{number}"] = partial(counters.gold_text, number, (80, 60), 40, theme)
    for slot in range(2):
        for face in range(2):
            drawn[f"stick:{face}:{slot}"] = partial(casts.stick, face, slot, theme)
        for face in range(6):
            drawn[f"die:{face}:{slot}"] = partial(casts.die, face, slot)
    return drawn


def _panels(theme: Theme) -> dict[str, Recipe]:
    tray_size, well_size = (trays.WIDTH, trays.HEIGHT), (trays.WELL_WIDTH, trays.HEIGHT)
    return {
        "tray": partial(panels.tray, "idle", theme),
        "tray:active": partial(panels.tray, "active", theme),
        "tray:winner": partial(panels.tray, "winner", theme),
        "tray:veil": partial(panels.veil, tray_size, (20, 12, 6)),
        "shelf": partial(panels.shelf, lit=False, theme=theme),
        "shelf:lit": partial(panels.shelf, lit=True, theme=theme),
        "well": partial(panels.well, fresh=False, theme=theme),
        "well:fresh": partial(panels.well, fresh=True, theme=theme),
        "well:veil": partial(panels.veil, well_size, theme.cloth_dark),
        "well:emblem": partial(panels.emblem, theme),
    }


def _review(theme: Theme) -> dict[str, Recipe]:
    """What the picture of a game's chances is drawn of."""
    drawn: dict[str, Recipe] = {
        "review:die": partial(review_art.die, theme),
        "review:fork": partial(review_art.fork, theme),
    }
    for state in ("idle", "winner"):
        drawn[f"review:tray:{state}"] = partial(review_art.tray, state, theme)
    for name in chart.LETTERS:
        drawn[f"review:point:{name}"] = partial(review_art.point, name, theme)
    for number in map(str, range(1, chart.MOST_MISTAKES + 1)):
        drawn[f"review:mistake:{number}"] = partial(review_art.mistake, number, theme)
    for sign in chart.AXIS_SIGNS:
        drawn[f"review:axis:{sign}"] = partial(review_art.axis, sign, theme)
    return drawn


def _frieze(theme: Theme) -> dict[str, Recipe]:
    """The signs that players bring, and what marks those who did."""
    drawn: dict[str, Recipe] = {"frieze:field": partial(frieze_art.field, theme)}
    for name in frieze.NAMES:
        drawn[f"frieze:{name}"] = partial(frieze_art.figure, name, theme)
    for number in range(1, frieze.MOST_NUMBER + 1):
        drawn[f"frieze:tag:{number}"] = partial(frieze_art.tag, number, theme)
    return drawn


@dataclass(frozen=True, slots=True)
class Book:
    """What one sheet holds: its sprites and the bases that share its palette.

    Its palette has at most `most` colours, made for the bases that `trained` names, for its sprites
    and those of the first sheet whose names begin with one of `shared`. `grounds` are the sprites
    on which the others are seen: most of them, and those that lie on the cloth of trays and throws:
    the names of these begin with one of `cloth` or of :data:`render.trays.ON_CLOTH`. The bases are
    drawn with no more than `tones` colours (0: all), as the many edges of a base pack better
    without half tones.
    """

    sprites: Mapping[str, Recipe]
    bases: Mapping[str, Recipe]
    trained: tuple[str, ...]
    most: int
    grounds: tuple[str, str]
    shared: tuple[str, ...] = ()
    cloth: tuple[str, ...] = ()
    tones: int = 0


def pack(sprites: Mapping[str, Image.Image]) -> tuple[Image.Image, dict[str, list[int]]]:
    """All sprites on one sheet, in shelves by height, and the box of each."""
    boxes: dict[str, list[int]] = {}
    x = y = shelf = 0
    for name in sorted(sprites, key=lambda each: (-sprites[each].height, each)):
        width, height = sprites[name].size
        if x + width > _SHEET:
            x, y, shelf = 0, y + shelf, 0
        boxes[name] = [x, y, x + width, y + height]
        x, shelf = x + width, max(shelf, height)
    sheet = Image.new("RGBA", (_SHEET, y + shelf), (0, 0, 0, 0))
    for name, box in boxes.items():
        sheet.paste(sprites[name], (box[0], box[1]))
    return sheet, boxes


def train(
    sprites: Mapping[str, Image.Image], book: Book, bases: Sequence[Image.Image]
) -> Image.Image:
    """The palette of a sheet from everything that its pictures can show.

    A colour counts by the square root of how often it occurs, or the wood would take all entries.
    """
    counts: Counter[tuple[int, int, int]] = Counter()
    for base in bases:
        _count(counts, base)
    usual, cloth = (sprites[name] for name in book.grounds)
    for name, sprite in sprites.items():
        if name.startswith(_REPEATED):
            continue
        picture = Image.new("RGB", sprite.size)
        ground = cloth if name.startswith((*trays.ON_CLOTH, *book.cloth)) else usual
        picture.paste(ground.resize(sprite.size).convert("RGB"), (0, 0))
        picture.paste(sprite, (0, 0), sprite)
        _count(counts, picture)
        if name.startswith(trays.THINGS):
            veil = sprites["well:veil"].crop((50, 12, 50 + sprite.width, 12 + sprite.height))
            picture.paste(veil, (0, 0), veil)
            _count(counts, picture)
    colours = [colour for colour, n in sorted(counts.items()) for _ in range(isqrt(n))]
    sample = Image.new("RGB", (512, -(-len(colours) // 512)), colours[0])
    sample.putdata(colours)
    return sample.quantize(book.most, method=Image.Quantize.MEDIANCUT, kmeans=8)


def calmed(base: Image.Image, tones: int) -> Image.Image:
    """A base with no more than so many colours; 0 for as many as it has."""
    if not tones:
        return base
    few = base.quantize(tones, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    few = base.quantize(palette=few, dither=Image.Dither.NONE)
    return few.convert("RGB")


def _count(counts: Counter[tuple[int, int, int]], picture: Image.Image) -> None:
    """Add a picture's colours, to the nearest 4 of 255."""
    for n, colour in picture.convert("RGB").getcolors(1 << 24) or ():
        if isinstance(colour, tuple):
            red, green, blue = (value & 0xFC | 2 for value in colour[:3])
            counts[red, green, blue] += n


def books(theme: Theme) -> dict[str, Book]:
    """Everything to be drawn of a theme, by the name of its sheet."""
    cases = {
        senet.base(reverse=reverse, turned=turned): partial(
            board.senet, theme, reverse=reverse, turned=turned
        )
        for turned in (False, True)
        for reverse in (False, True)
    }
    fields = {
        case.base(turned=turned): partial(seega_art.case, case, theme, turned=turned)
        for turned in (False, True)
        for case in seega.CASES
    }
    return {
        COMMON: Book(recipes(theme), cases, senet.BASES[:1], COLOURS, ("cell:plain", "well")),
        "seega": Book(
            seega_art.recipes(theme),
            fields,
            ("seega-5",),
            52,
            ("seega:78:plain", "seega:tray:idle"),
            ("badge", "count", "turn", "order", "hand", "length", "figure"),
        ),
        aseb.BASE: Book(
            aseb_art.recipes(theme, recipes(theme)),
            {aseb.BASE: partial(aseb_art.case, theme)},
            (aseb.BASE,),
            COLOURS,
            ("aseb:cell:plain", "well"),
            (*aseb.SPRITES, *trays.SPRITES, *trays.PIECES, "number", "stick"),
            ("aseb:bone",),
        ),
        "hyena": Book(
            hyena_art.recipes(theme),
            {f"hyena-{holes}": partial(sand.field, holes, theme) for holes in hyena.HOLES},
            ("hyena-30",),
            80,
            ("hyena:tray:idle:104", "hyena:cloth:idle"),
            ("badge", "length", "figure"),
            ("hyena:chip", "hyena:score", "hyena:wreath", "hyena:halo", "hyena:pointer"),
            tones=24,
        ),
        chart.BASE: Book(
            _review(theme),
            {chart.BASE: partial(review_art.frame, theme)},
            (chart.BASE,),
            96,
            ("review:tray:idle", "review:tray:idle"),
            ("count:48", *chart.PIECES.values()),
        ),
        frieze.BASE: Book(
            _frieze(theme),
            {frieze.BASE: partial(frieze_art.strip, theme)},
            (frieze.BASE,),
            72,
            ("frieze:field", "frieze:field"),
        ),
    }


def bake(
    theme: Theme, every: Mapping[str, Book], only: Collection[str] = (), folder: Path = ASSETS
) -> None:
    """Draw the sheets of a theme and write its files. If some are named, `only` these are drawn;
    the others and the title stay as they are."""
    folder.mkdir(exist_ok=True)
    file = folder / f"{theme.name}.json"
    index: dict[str, Any] = {"digest": "", "bases": {}, "sheets": {}}
    if only:
        index = json.loads(file.read_text())
    for sheet, book in every.items():
        if only and sheet not in only:
            continue
        sprites = {name: draw() for name, draw in book.sprites.items()}
        bases = {name: draw() for name, draw in book.bases.items()}
        used = sprites | _shared(book, every)
        palette = train(used, book, [bases[name] for name in book.trained])
        packed_sheet, boxes = pack(sprites)
        packed_sheet.save(folder / f"{theme.name}-{sheet}-sheet.png", optimize=True)
        for name, base in bases.items():
            flat = calmed(base, book.tones).quantize(palette=palette, dither=Image.Dither.NONE)
            flat.save(folder / f"{theme.name}-{name}.png", optimize=True)
        index["bases"][sheet] = list(bases)
        index["sheets"][sheet] = boxes
    if not only and theme.name == FIRST:
        (folder / f"{theme.name}-title.png").write_bytes(packed(title.draw(theme)))
        (folder / f"{theme.name}-banner.png").write_bytes(packed(title.banner(theme)))
    index["digest"] = digest(folder, theme)
    file.write_text(json.dumps(index, separators=(",", ":")) + "\n")


def _shared(book: Book, every: Mapping[str, Book]) -> dict[str, Image.Image]:
    """The sprites of other sheets that a sheet's pictures use."""
    others = {n: draw for one in every.values() for n, draw in one.sprites.items()}
    shared = {n: draw for n, draw in others.items() if book.shared and n.startswith(book.shared)}
    return {name: draw() for name, draw in shared.items() if name not in book.sprites}


def digest(folder: Path, theme: Theme) -> str:
    """What names the content of a theme's files: 16 hexadecimal digits."""
    files = sorted(folder.glob(f"{theme.name}-*.png"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def packed(picture: Image.Image) -> bytes:
    """A palette PNG of a picture, with a palette of its own."""
    flat = picture.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=3)
    file = io.BytesIO()
    flat.save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    """Bake every theme, or the sheets that are named (`python -m render.bake seega`)."""
    only = sys.argv[1:]
    for theme in THEMES.values():
        every = books(theme)
        if unknown := set(only) - set(every):
            sys.exit(f"no sheet {min(unknown)!r}; there are: {', '.join(every)}")
        bake(theme, every, only)
        sys.stdout.write(f"baked {theme.name}\n")


if __name__ == "__main__":
    main()
