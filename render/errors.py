"""What a picture cannot be made of."""

from __future__ import annotations

from collections.abc import Iterable


class RenderError(ValueError):
    """A view that cannot be drawn: the message says which field and which value."""


def check_known(where: str, what: str, name: str, known: Iterable[str]) -> None:
    """Refuse a name that the painter has no drawing for; `RenderError` lists those it has.

    `where` says which part of the view has it, `what` of what it is the name (`mark`).
    """
    names = tuple(known)
    if name not in names:
        listed = ", ".join(names)
        raise RenderError(f"{where}: no drawing for {what} {name!r}; there are: {listed}")
