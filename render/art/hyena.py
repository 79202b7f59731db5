"""How every sprite of the Hyena game is drawn."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render import hyena
from render.art import accounts, laurels, tokens
from render.art.panels import veil
from render.spiral import spiral
from render.theme import Theme


def recipes(theme: Theme) -> dict[str, partial[Image.Image]]:
    """How every sprite of the Hyena game is drawn, by name."""
    return _pieces(theme) | _walks(theme) | _below(theme)


def _pieces(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn: dict[str, partial[Image.Image]] = {}
    for seat in map(str, hyena.SEATS):
        drawn[f"hyena:owner:{seat}"] = partial(tokens.owner, seat, theme)
        for wide in hyena.SIZES:
            drawn[f"hyena:mother:{seat}:{wide}"] = partial(tokens.mother, seat, wide, theme)
            drawn[f"hyena:eaten:{seat}:{wide}"] = partial(tokens.eaten, seat, wide, theme)
    for mood in ("calm", "fierce"):
        for wide in hyena.SIZES:
            drawn[f"hyena:hyena:{mood}:{wide}"] = partial(tokens.beast, mood, wide, theme)
    for kind in hyena.STATES:
        drawn[f"hyena:state:{kind}"] = partial(tokens.state, kind, theme)
    return drawn


def _walks(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn: dict[str, partial[Image.Image]] = {}
    for who in (*map(str, hyena.SEATS), "hyena"):
        drawn[f"hyena:step:{who}"] = partial(tokens.step, who, theme)
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
    drawn["hyena:gauze"] = partial(veil, hyena.WELL_BOX, theme.cloth_dark)
    drawn["hyena:emblem"] = partial(accounts.emblem, theme)
    drawn["hyena:wreath"] = partial(laurels.wreath, theme, rich=False)
    return drawn


def _counts(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn = {f"hyena:n:{sign}": partial(accounts.digit, sign, theme) for sign in "0123456789"}
    for tall in sorted(set(hyena.TALLS.values())):
        for state in ("idle", "active", "winner"):
            drawn[f"hyena:tray:{state}:{tall}"] = partial(accounts.tray, state, tall, theme)
    for kind in ("village", "well", "home"):
        drawn[f"hyena:sign:{kind}"] = partial(accounts.sign, kind, theme)
    for place in map(str, hyena.SEATS):
        drawn[f"hyena:rank:{place}"] = partial(accounts.rank, place, theme)
    for name, draw in {"taba": accounts.taba, "kept": accounts.kept, "turn": accounts.turn}.items():
        drawn[f"hyena:{name}"] = partial(draw, theme)
    return drawn
