"""The lines of moves and of the guide over fields of 120 by 136 pixels, as names of sprites.

A line never runs behind what stands on a square. Over a free one it runs through the middle; round
a piece, a sign or a number it runs below. Between two such it stays there, so that a row of pieces
has one straight line at its feet.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from games.view import Choice, Trace
from render.errors import RenderError

Place = tuple[int, int]
"""Column and row."""

Exits = Mapping[int, str]
"""By which side (l, r, t or b) a piece leaves the board from a square."""
NOWHERE: Final[Exits] = MappingProxyType({})

Laid = list[tuple[int, str]]
"""Squares and the sprites that lie there."""


def check_way(move: Choice | Trace, places: Sequence[Place]) -> None:
    """Refuse a way that does not lead from the source to the target over neighbouring squares."""
    way = move.way
    if not way:
        return
    ends = (
        (way[0] if move.source is None else move.source),
        (way[-1] if move.target is None else move.target),
    )
    if ends != (way[0], way[-1]):
        raise RenderError(f"way {way}: it does not lead from {move.source} to {move.target}")
    _check_steps(way, places)


def _check_steps(way: Sequence[int], places: Sequence[Place]) -> None:
    for here, there in pairwise(way):
        (column, row), (column2, row2) = places[here], places[there]
        if abs(column - column2) + abs(row - row2) != 1:
            raise RenderError(f"way {way}: {there} does not lie beside {here}")


def last_square(move: Choice | Trace) -> int | None:
    """The square from which a move leaves the board; None if it does not."""
    if move.target is not None:
        return None
    return move.way[-1] if move.way else move.source


def line(
    trace: Trace, places: Sequence[Place], taken: Collection[int], exits: Exits = NOWHERE
) -> Laid:
    """The line of a last move, with where it began and an arrow where it arrives. On the squares
    `taken` something stands that it goes round."""
    laid: Laid = []
    style, way = f"{trace.seat}", trace.way
    last = last_square(trace)
    if len(way) > 1:
        laid += _start(trace, places, taken)
        for step in range(1, len(way) - 1):
            laid.append((way[step], _through(way, step, places, taken, style)))
        end, side = way[-1], toward(places, way[-1], way[-2])
        laid.append((end, f"{'tip' if last is None else 'way'}:{style}:{side}"))
    elif trace.source is not None:
        kind = "beside" if trace.source in taken else "dot"
        laid.append((trace.source, f"{kind}:{style}"))
    if last is not None:
        side = exits.get(last, "r")
        kind = "gone" if last in taken else "left"
        laid.append((last, f"{kind}:{style}" if side == "r" else f"{kind}:{style}:{side}"))
    if trace.target is not None and len(way) <= 1:
        laid.append((trace.target, f"came:{style}"))
    return laid


def _start(trace: Trace, places: Sequence[Place], taken: Collection[int]) -> Laid:
    """Where a walk began: a dot, or an arrow if the piece there has come back the same way."""
    here, style = trace.way[0], f"{trace.seat}"
    side = toward(places, here, trace.way[1])
    if trace.source is not None and trace.swept == trace.source:
        return [(here, f"tip:{style}:{side}")]
    if here in taken:
        return [(here, f"start:{style}:{side}")]
    return [(here, f"way:{style}:{side}"), (here, f"dot:{style}")]


def _through(
    way: Sequence[int], step: int, places: Sequence[Place], taken: Collection[int], style: str
) -> str:
    """The sprite of a square between the ends of a walk."""
    here, near = way[step], (step - 1, step + 1)
    if here not in taken:
        return f"way:{style}:{''.join(sorted(toward(places, here, way[n]) for n in near))}"
    edges = []
    for other in near:
        side = toward(places, here, way[other])
        between = 0 < other < len(way) - 1
        height = "" if side in "tb" else "l" if between and way[other] in taken else "m"
        edges.append(side + height)
    return f"round:{style}:{'-'.join(sorted(edges))}"


def guided(walk: Sequence[int], places: Sequence[Place], first: int) -> Laid:
    """A way over the board, with an arrow into the square of every third step from `first`."""
    _check_steps(walk, places)
    laid: Laid = []
    for step, here in enumerate(walk):
        near = (*walk[max(0, step - 1) : step], *walk[step + 1 : step + 2])
        sides = "".join(sorted(toward(places, here, there) for there in near))
        laid.append((here, f"way:guide:{sides}"))
    for step, (before, here) in enumerate(pairwise(walk), 1):
        if step >= first and (step - first) % 3 == 0:
            laid.append((here, f"tip:guide:{toward(places, here, before)}"))
    return laid


def toward(places: Sequence[Place], here: int, there: int) -> str:
    """The side of square `here` at which its neighbour `there` lies: l, r, t or b."""
    (column, row), (column2, row2) = places[here], places[there]
    if row != row2:
        return "b" if row2 > row else "t"
    return "r" if column2 > column else "l"
