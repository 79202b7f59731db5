"""The one list of painters. A new one is its module and its line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from games.view import BoardView
from render import aseb, hyena, seega, senet
from render.scene import Scene

Painter: TypeAlias = Callable[[BoardView, bool], Scene]
"""Turns a view into a scene. The flag asks for a picture of a page of rules: with the way over the
board, or large numbers, or names, whatever helps there. `RenderError` for what it cannot draw."""

PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "senet": senet.paint,
        "seega": seega.paint,
        "hyena": hyena.paint,
        "aseb": aseb.paint,
    }
)
"""The painter of each board shape (`BoardView.shape`)."""

TURNING: Final = frozenset({"senet", "seega", "aseb"})
"""The shapes that have two sides from which they are seen (`BoardView.turned`)."""
