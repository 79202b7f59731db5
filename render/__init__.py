"""Pictures of boards: a `BoardView` in, a palette PNG out."""

from render.api import Renderer
from render.assets import VERSION
from render.errors import RenderError
from render.theme import THEMES, Theme

__all__ = ["THEMES", "VERSION", "RenderError", "Renderer", "Theme"]
