"""How every sprite of the Hyena game is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from render import hyena
from render.art import accounts, beast, laurels, prints, tokens
from render.art.canvas import thrifty
from render.spiral import spiral
from render.theme import Theme

_WIDTHS = sorted({*hyena.SIZES, *(desk.token for desk in hyena.DESKS.values())})
"""How wide tokens are drawn, on the sand and on the accounts."""


TONES = {
    "mother": 8, "eaten": 12, "hyena": 14, "owner": 4, "state": 4, "step": 3, "aim": 2, "ring": 2,
    "halo": 2, "pointer": 2,
    "chip": 4, "score": 4, "n": 1, "sign": 8, "taba": 3, "kept": 5, "rank": 4, "turn": 2,
    "wreath": 5,
}  # fmt: skip
"""How many colours a sprite has, by the second part of its name; others are drawn in full."""


def recipes(theme: Theme) -> dict[str, Callable[[], Image.Image]]:
    """How every sprite of the Hyena game is drawn, by name."""
    drawn = _pieces(theme) | _walks(theme) | _below(theme)
    return {name: partial(_few, name, draw) for name, draw in drawn.items()}


def _few(name: str, draw: Callable[[], Image.Image]) -> Image.Image:
    tones = TONES.get(name.split(":")[1])
    return thrifty(draw(), tones) if tones else draw()


def _pieces(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn: dict[str, partial[Image.Image]] = {}
    for seat in map(str, hyena.SEATS):
        for size in hyena.SIGNS:
            drawn[f"hyena:owner:{seat}:{size}"] = partial(tokens.owner, seat, size, theme)
        for wide in _WIDTHS:
            drawn[f"hyena:mother:{seat}:{wide}"] = partial(tokens.mother, seat, wide, theme)
            drawn[f"hyena:eaten:{seat}:{wide}"] = partial(tokens.eaten, seat, wide, theme)
    for wide in hyena.SIZES:
        drawn[f"hyena:halo:{wide}"] = partial(tokens.halo, wide, theme)
    for way in ("down", "up"):
        drawn[f"hyena:pointer:{way}"] = partial(tokens.pointer, way, theme)
    for mood in ("calm", "fierce"):
        for wide in _WIDTHS:
            drawn[f"hyena:hyena:{mood}:{wide}"] = partial(beast.beast, mood, wide, theme)
    for kind in hyena.STATES:
        for size in hyena.SIGNS:
            drawn[f"hyena:state:{kind}:{size}"] = partial(tokens.state, kind, size, theme)
    return drawn


def _walks(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn: dict[str, partial[Image.Image]] = {}
    for who in (*map(str, hyena.SEATS), "hyena"):
        for turned in range(hyena.PRINTS):
            for foot in "lr":
                name = f"hyena:step:{who}:{foot}:{turned}"
                drawn[name] = partial(prints.step, who, foot, turned, theme)
    for going in ("out", "back"):
        for turned in range(hyena.AIMS):
            drawn[f"hyena:aim:{going}:{turned}"] = partial(tokens.aim, going, turned, theme)
    for holes in hyena.HOLES:
        radius = spiral(holes).radius
        for what in ("from", "to"):
            drawn[f"hyena:ring:{what}:{radius}"] = partial(tokens.ring, what, radius, theme)
    return drawn


def _below(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn = _counts(theme)
    for face in (0, 1):
        drawn[f"hyena:chip:{face}"] = partial(accounts.chip, face)
    for text in hyena.SCORES:
        drawn[f"hyena:score:fresh:{text}"] = partial(accounts.score, text, theme, fresh=True)
        drawn[f"hyena:score:stale:{text}"] = partial(accounts.score, text, theme, fresh=False)
    for state in ("fresh", "idle"):
        drawn[f"hyena:cloth:{state}"] = partial(accounts.cloth, state, theme)
    drawn["hyena:gauze"] = partial(accounts.gauze, theme)
    drawn["hyena:emblem"] = partial(accounts.emblem, theme)
    drawn["hyena:key"] = partial(accounts.key, theme)
    drawn["hyena:wreath"] = partial(laurels.wreath, theme, rich=False)
    return drawn


def _counts(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn: dict[str, partial[Image.Image]] = {}
    for tall, desk in hyena.DESKS.items():
        for text in "0123456789":
            drawn[f"hyena:n:{desk.cap}:{text}"] = partial(accounts.digit, text, desk.cap, theme)
        for state in ("idle", "active", "winner"):
            drawn[f"hyena:tray:{state}:{tall}"] = partial(accounts.tray, state, tall, theme)
        for kind in ("village", "well", "home"):
            drawn[f"hyena:sign:{kind}:{desk.sign}"] = partial(accounts.sign, kind, desk.sign, theme)
        drawn[f"hyena:taba:{desk.taba}"] = partial(accounts.taba, desk.taba, theme)
        drawn[f"hyena:kept:{desk.sign}"] = partial(accounts.kept, desk.sign, theme)
    for place in map(str, hyena.SEATS):
        drawn[f"hyena:rank:{place}"] = partial(accounts.rank, place, theme)
    drawn["hyena:turn"] = partial(accounts.turn, theme)
    return drawn
