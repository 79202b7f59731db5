"""The squares of the board and the marks laid on them, all 120 by 136 pixels unless said."""

from __future__ import annotations

from random import Random

from PIL import Image

from render.art.canvas import Canvas, Mask, mix
from render.art.houses import tint_of
from render.theme import Colour, Theme

WIDE, TALL = 120, 136


def cell(mark: str, theme: Theme) -> Image.Image:
    """An inlaid square, washed with the tint of its house (`plain` for none)."""
    plain = mark == "plain"
    deep = 0.10 if plain and not theme.even else 0.0
    return washed(theme.tile if plain else tint_of(mark, theme), deep, theme)


def washed(tint: Colour, deep: float, theme: Theme) -> Image.Image:
    """An inlaid square of that tint; `deep` is how much lighter it is above than below."""
    canvas = Canvas(WIDE, TALL, (*theme.ebony, 255))
    box = (4, 4, WIDE - 4, TALL - 4)
    seat = canvas.mask(lambda m: m.rounded((2.5, 2.5, WIDE - 2.5, TALL - 2.5), 8))
    canvas.fill(seat, mix(theme.ebony, (0, 0, 0), 0.5))
    tile = canvas.mask(lambda m: m.rounded(box, 7))
    canvas.fill(
        tile, canvas.ramp(mix(tint, (255, 255, 255), 1.4 * deep), mix(tint, (120, 80, 30), deep))
    )
    canvas.fill(_fibres(canvas, box, tile), (*mix(tint, (110, 70, 20), 0.55), 46))
    glow = canvas.mask(lambda m: m.rounded((7, 7, WIDE - 7, TALL - 7), 5))
    edge = Image.new("L", tile.size, 0)
    edge.paste(tile.image, (0, 0))
    edge.paste(0, (0, 0), glow.image)
    light = canvas.mask(
        lambda m: m.polygon([(0, 0), (WIDE, 0), (WIDE - 9, 9), (9, TALL - 9), (0, TALL)])
    )
    upper, lower = Image.new("L", tile.size, 0), edge.copy()
    upper.paste(edge, (0, 0), light.image)
    lower.paste(0, (0, 0), light.image)
    canvas.fill(upper, (*mix(tint, (255, 255, 250), 0.7), 200))
    canvas.fill(lower, (*mix(tint, (90, 56, 20), 0.6), 190))
    return canvas.done()


def _fibres(canvas: Canvas, box: tuple[float, float, float, float], tile: Mask) -> Image.Image:
    """Papyrus: long strips across, fewer down, always the same ones."""
    random = Random(7)  # noqa: S311 - a texture, not a secret
    fibres = Mask(canvas.width, canvas.height)
    for _ in range(11):
        y = random.uniform(box[1], box[3])
        x = random.uniform(box[0] - 30, box[2] - 20)
        fibres.line([(x, y), (x + random.uniform(30, 90), y + random.uniform(-0.6, 0.6))], 0.9)
    for _ in range(4):
        x = random.uniform(box[0], box[2])
        y = random.uniform(box[1] - 30, box[3] - 20)
        fibres.line([(x, y), (x + random.uniform(-0.6, 0.6), y + random.uniform(30, 80))], 0.8)
    inside = Image.new("L", tile.size, 0)
    inside.paste(fibres.image, (0, 0), tile.image)
    return inside


def styles(theme: Theme) -> dict[str, tuple[Colour, Colour]]:
    """The two colours, inner and outer, of each side's last moves and of the guide's way."""
    white, night = (255, 252, 240), (24, 40, 96)
    return {
        "0": (white, (44, 26, 12)),
        "1": (night, white),
        "guide": (theme.gold_dark, theme.cream),
    }


def ring(kind: str, theme: Theme) -> Image.Image:
    """The frame of a square where a choice ends; every kind is made differently."""
    canvas = Canvas(WIDE, TALL)
    attack = kind in ("exchange", "hit", "drop")
    colour = theme.attack if attack else theme.choice
    wash = canvas.mask(lambda m: m.rounded((6, 6, WIDE - 6, TALL - 6), 6))
    canvas.fill(wash, (*colour, 74))
    band = Mask(WIDE, TALL)
    _hoop(band, 6, 7)
    if kind in ("exchange", "hit", "drop"):
        _hoop(band, 16, 3)
    if kind in ("rescue", "enter", "rebirth"):
        for y in range(18, TALL - 18, 26):
            band.polygon([(0, y), (WIDE, y), (WIDE, y + 10), (0, y + 10)], 0)
        for x in range(20, WIDE - 18, 26):
            band.polygon([(x, 0), (x + 10, 0), (x + 10, TALL), (x, TALL)], 0)
    canvas.fill(band.grown(1.3), (255, 250, 234))
    canvas.fill(band, colour)
    return canvas.done()


def _hoop(mask: Mask, inset: float, width: float) -> None:
    outer = (inset, inset, WIDE - inset, TALL - inset)
    inner = (inset + width, inset + width, WIDE - inset - width, TALL - inset - width)
    mask.rounded(outer, 7)
    mask.rounded(inner, 4, 0)


def peril(theme: Theme) -> Image.Image:
    """Slanting stripes round a square whose piece is in danger."""
    canvas = Canvas(WIDE, TALL)
    band, stripes = Mask(WIDE, TALL), Mask(WIDE, TALL)
    _hoop(band, 5, 9)
    for x in range(-TALL, WIDE + 24, 24):
        stripes.polygon([(x, TALL), (x + 12, TALL), (x + 12 + TALL, 0), (x + TALL, 0)])
    canvas.fill(band.grown(1.2), (40, 14, 8))
    canvas.fill(band, (255, 246, 220))
    canvas.fill(_common(band, stripes), mix(theme.carnelian, (120, 0, 0), 0.4))
    return canvas.done()


def line(open_to: str, theme: Theme) -> Image.Image:
    """A golden hoop round the squares of a column, open towards the next (`t`, `b`, `bt` or "")."""
    canvas = Canvas(WIDE, TALL)
    top = -20 if "t" in open_to else 4.5
    bottom = TALL + 20 if "b" in open_to else TALL - 4.5
    wash = canvas.mask(lambda m: m.rounded((4.5, top, WIDE - 4.5, bottom), 8))
    core = canvas.mask(lambda m: m.rounded((12.5, top + 8, WIDE - 12.5, bottom - 8), 4))
    canvas.fill(wash, (*theme.gold_light, 110))
    wash.image.paste(0, (0, 0), core.image)
    canvas.fill(wash.grown(2.2), (62, 34, 4))
    canvas.fill(wash, mix(theme.gold, theme.gold_light, 0.4))
    return canvas.done()


def _common(first: Mask, second: Mask) -> Image.Image:
    out = Image.new("L", first.size, 0)
    out.paste(first.image, (0, 0), second.image)
    return out


def number(text: str, height: float, theme: Theme) -> Image.Image:
    """A square's number in ink, as wide as it needs, with a light edge: it may lie on a piece."""
    edge = height * 0.15
    width = height * 0.78 * len(text) + 2 * edge + 2
    canvas = Canvas(round(width), round(height * 1.12 + 2 * edge + 2))
    digits = canvas.mask(lambda m: m.text(text, height, 0.062))
    canvas.fill(digits.grown(edge), theme.number_edge)
    canvas.fill(digits, theme.number)
    return canvas.done()


def order(style: str, text: str, theme: Theme) -> Image.Image:
    """Which move of the turn it was (`more`: a very late one), on a stele, which no disc is
    mistaken for: 42 by 48."""
    inner, outer = styles(theme)[style]
    canvas = Canvas(42, 48)
    stele = canvas.mask(lambda m: _stele(m, 1.5))
    canvas.shadow(stele, (0.5, 1), 1, 140)
    canvas.fill(stele, outer)
    canvas.fill(canvas.mask(lambda m: _stele(m, 4.2)), inner)
    digits = Canvas(42, 46)
    if text == "more":
        digits.fill(digits.mask(lambda m: dots(m, (11, 21, 31), 24)), outer)
    else:
        digits.fill(digits.mask(lambda m: m.text(text, (29, 21)[len(text) - 1], 0.05)), outer)
    canvas.paste(digits.image, 0, 2)
    return canvas.done()


def dots(mask: Mask, places: tuple[float, ...], y: float, radius: float = 3.6) -> None:
    """Points in a row: there is more."""
    for x in places:
        mask.disc(x, y, radius)


def _stele(mask: Mask, inset: float) -> None:
    left, top, right, bottom = inset, inset, 42 - inset, 48 - inset
    mask.rounded((left, top, right, bottom), 14 - inset)
    mask.rounded((left, 24, right, bottom), 6 - inset)
