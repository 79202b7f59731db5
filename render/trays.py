"""The lower part of a picture: both sides' counters, and between them the throw."""

from __future__ import annotations

from games.view import BoardView, Thrown, Tray
from render.errors import RenderError
from render.scene import Layer, Tile

MOST_PIECES, MOST_THINGS, MOST_SCORE = 10, 6, 12
WIDTH, WELL_WIDTH, HEIGHT = 300, 616, 204
_DEVICES = {"sticks": ("stick", 2), "dice": ("die", 6)}


def paint(view: BoardView) -> tuple[Tile, ...]:
    """The trays of seats 0 and 1, left and right, and the well with the throw."""
    handed = any(tray.hand for tray in view.trays)
    left, right = view.trays
    lit = bool(view.thrown and view.thrown.fresh and not view.over)
    ground = "well:fresh" if lit else "well"
    return (
        Tile(16, 0, _ground(left, view), _tray(left, view, handed=handed, mirrored=False)),
        Tile(332, 0, ground, _throw(view)),
        Tile(964, 0, _ground(right, view), _tray(right, view, handed=handed, mirrored=True)),
    )


def _ground(tray: Tray, view: BoardView) -> str:
    if tray.winner:
        return "tray:winner"
    return "tray:active" if tray.active and not view.over else "tray"


def _tray(tray: Tray, view: BoardView, *, handed: bool, mirrored: bool) -> tuple[Layer, ...]:
    if not 1 <= tray.total <= MOST_PIECES or not 0 <= tray.off <= tray.total:
        raise RenderError(f"tray: {tray.off} of {tray.total} pieces off cannot be drawn")
    if not 0 <= tray.hand <= tray.total:
        raise RenderError(f"tray: {tray.hand} of {tray.total} pieces in hand cannot be drawn")
    column = 16 if mirrored else 128
    layers: list[Layer] = []
    icon = 186 if mirrored else 22
    if tray.winner:
        layers.append(Layer("laurel", icon - 20, 14))
    layers.append(Layer(f"big:{tray.piece}", icon, 36))
    layers.append(Layer(f"count:{tray.off}/{tray.total}", column - 4, 16 if handed else 32))
    rows = (tray.total + 4) // 5
    top = (84 if handed else 108) + (0 if rows == 2 else 8)
    for pip in range(tray.total):
        state = "on" if pip < tray.off else "off"
        layers.append(Layer(f"pip:{state}", column + pip % 5 * 31, top + pip // 5 * 32))
    if handed:
        layers.append(Layer("hand", column + 18, 148))
        layers.append(Layer(f"held:{tray.hand}", column + 72, 148))
    if tray.active and not view.over:
        layers.append(Layer("turn", 208 if mirrored else 46, 0))
    if view.over and not tray.winner:
        layers.append(Layer("tray:veil", 0, 0))
    return tuple(layers)


def _throw(view: BoardView) -> tuple[Layer, ...]:
    thrown = view.thrown
    if thrown is None:
        return (Layer("well:emblem", 0, 0),)
    layers = [*_things(thrown), Layer(f"mini:{_thrower(view, thrown)}", 556, 146)]
    if thrown.fresh and not view.over:
        return (*layers, Layer(f"score:fresh:{_score(thrown)}", 424, 30))
    return (*layers, Layer("well:veil", 0, 0), Layer(f"score:stale:{_score(thrown)}", 424, 30))


def _things(thrown: Thrown) -> list[Layer]:
    if thrown.device not in _DEVICES:
        raise RenderError(f"thrown: no drawing for device {thrown.device!r}")
    name, sides = _DEVICES[thrown.device]
    if not 1 <= len(thrown.faces) <= MOST_THINGS:
        raise RenderError(f"thrown: {len(thrown.faces)} {thrown.device} cannot be drawn")
    pitch = min(96 if name == "stick" else 150, 420 // len(thrown.faces))
    width = 90 if name == "stick" else 150
    start = 226 - (pitch * (len(thrown.faces) - 1) + width) // 2
    layers = []
    for slot, face in enumerate(thrown.faces):
        if not 0 <= face < sides:
            raise RenderError(f"thrown: {thrown.device} have no face {face}")
        layers.append(
            Layer(f"{name}:{face}:{slot % 2}", start + slot * pitch, (8, 16, 11, 18)[slot % 4])
        )
    return layers


def _thrower(view: BoardView, thrown: Thrown) -> str:
    if not 0 <= thrown.seat < len(view.trays):
        raise RenderError(f"thrown: there is no seat {thrown.seat}")
    return view.trays[thrown.seat].piece


def _score(thrown: Thrown) -> str:
    if not (thrown.score.isdecimal() and int(thrown.score) <= MOST_SCORE):
        raise RenderError(f"thrown: score {thrown.score!r} is no number up to {MOST_SCORE}")
    return str(int(thrown.score))
