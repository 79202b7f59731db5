"""Every field of a view is drawn: two views that differ in it alone are two pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest

from games.view import BoardView
from render import RenderError
from render.painters import PAINTERS
from tests.render import aseb_views, hyena_views, seega_views, views
from tests.render.looking import alike, renderer

ALL: tuple[BoardView, ...] = tuple(
    view
    for module in (views, seega_views, hyena_views, aseb_views)
    for view in module.VIEWS.values()
)
UNDRAWN = {
    "BoardView.columns": "a keyboard is made of it, and no picture",
    "Trace.eaten": "who was eaten is seen by the state of their tokens; the text below names them",
}
"""Fields that no painter looks at, with the reason."""


@dataclass(frozen=True)
class Field:
    """A field of a view, or of a value in it."""

    owner: type
    name: str

    def __str__(self) -> str:
        return f"{self.owner.__name__}.{self.name}"


def named(kind: object) -> Iterator[type]:
    """A class that is one of ours, or those that stand in `tuple[...]` and `... | None`."""
    if isinstance(kind, type) and is_dataclass(kind):
        yield kind
    for inner in get_args(kind):
        yield from named(inner)


def inside(owner: type) -> dict[type, None]:
    """A class of values with all that stand in it."""
    hints = get_type_hints(owner)
    own = [kind for each in fields(owner) for kind in named(hints[each.name])]
    return dict.fromkeys([owner, *(deeper for kind in own for deeper in inside(kind))])


FIELDS = tuple(Field(owner, each.name) for owner in inside(BoardView) for each in fields(owner))


def held(value: object, owner: type) -> Iterator[object]:
    """The values of a class in a value."""
    if isinstance(value, owner):
        yield value
    if isinstance(value, tuple):
        for item in value:
            yield from held(item, owner)
    elif is_dataclass(value):
        for each in fields(value):
            yield from held(getattr(value, each.name), owner)


@cache
def seen(field: Field, shape: str) -> tuple[Any, ...]:
    """What the views of a shape have there, each once."""
    of_shape = (view for view in ALL if view.shape == shape)
    return tuple(
        dict.fromkeys(
            getattr(found, field.name) for view in of_shape for found in held(view, field.owner)
        )
    )


def changed(value: Any, field: Field, others: tuple[Any, ...]) -> Iterator[Any]:
    """A value with one of the others in that field, here or anywhere in it; else it is the same."""
    if isinstance(value, tuple):
        for at, item in enumerate(value):
            for new in changed(item, field, others):
                yield (*value[:at], new, *value[at + 1 :])
    elif is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, field.owner):
            now = getattr(value, field.name)
            yield from (replace(value, **{field.name: other}) for other in others if other != now)
        for each in fields(value):
            for new in changed(getattr(value, each.name), field, others):
                yield replace(value, **{each.name: new})


def differing(field: Field) -> Iterator[tuple[BoardView, BoardView, bool]]:
    """Views that differ in that field alone and are laid out differently; whether with a guide."""
    for view in ALL:
        for new in changed(view, field, seen(field, view.shape)):
            for guide in (False, True):
                try:
                    if PAINTERS[new.shape](new, guide) != PAINTERS[view.shape](view, guide):
                        yield view, new, guide
                except RenderError:  # that piece has no such mark
                    continue


def drawn(field: Field) -> bool:
    """Whether two views that differ in that field alone are two pictures."""
    board = renderer().board
    return any(
        not alike(board(view, guide=guide), board(new, guide=guide))
        for view, new, guide in differing(field)
    )


SHAPE = Field(BoardView, "shape")
"""It says who draws, not what."""


def test_every_field_of_a_view_changes_a_picture() -> None:
    looked = [field for field in FIELDS if field != SHAPE and str(field) not in UNDRAWN]
    assert len(looked) > 40
    missing = [str(field) for field in looked if not drawn(field)]
    assert not missing, (
        f"no picture changes with {', '.join(missing)}: set it to two values in the views of "
        "tests/render/ (views.py and others beside it) that a painter draws differently,"
        " or give the reason in UNDRAWN"
    )


@pytest.mark.parametrize("name", UNDRAWN)
def test_what_is_said_not_to_be_drawn_is_not(name: str) -> None:
    field = next((field for field in FIELDS if str(field) == name), None)
    assert field is not None, f"there is no {name}"
    assert not drawn(field)


def test_every_shape_has_views() -> None:
    assert {view.shape for view in ALL} == set(PAINTERS)
