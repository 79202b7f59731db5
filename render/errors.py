"""What a picture cannot be made of."""

from __future__ import annotations


class RenderError(ValueError):
    """A view that cannot be drawn: the message says which field and which value."""
