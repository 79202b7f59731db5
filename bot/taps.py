"""Choosing a move by tapping squares: what was tapped, and what it leaves to tap.

Where a game's picture says how many squares stand side by side (`BoardView.columns`), its buttons
are a map of the board. A stone is tapped, then where it goes. What was tapped is kept with the
board's row, so that a killed server knows it; it is void as soon as the game has gone on.
Pure values; the door to them is :mod:`bot.tapping`, their buttons are made in :mod:`bot.maps`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.table import Table
from games.core import Choose
from games.view import BoardView

WIDEST = 8
"""Buttons that a row holds at most (Telegram); a wider board is shown in two parts."""

TALL = 5
"""Of a board with more rows than these, those where nothing can be tapped are left out at the top
and the bottom: the picture should stay in sight."""

Path: TypeAlias = tuple[str, ...]
"""The taps that choose an action (:meth:`games.core.Rules.steps`)."""


@dataclass(frozen=True, slots=True)
class Tapped:
    """What was tapped on a board at `ply`, and which part of a wide board is shown (None: the more
    promising one). The part stays when the game goes on."""

    ply: int
    page: int | None = None
    taps: Path = ()

    def text(self) -> str:
        """The saved form: `12:0:c2`."""
        page = "" if self.page is None else str(self.page)
        return f"{self.ply}:{page}:{' '.join(self.taps)}"


def tapped(text: str | None) -> Tapped | None:
    """Read the saved form; None for nothing."""
    if text is None:
        return None
    ply, page, taps = text.split(":", 2)
    return Tapped(int(ply), int(page) if page else None, tuple(taps.split()))


@dataclass(frozen=True, slots=True)
class Picking:
    """A choice by taps: the `paths` of the offered actions in their order, and the taps `made`.

    The first `given` of these nobody made: all actions share them (a stone that has to go on), and
    they cannot be taken back. `view` is the picture's, its choices those that are left.
    """

    view: BoardView
    paths: tuple[Path, ...]
    given: Path
    made: Path
    page: int | None

    def left(self, made: Path | None = None) -> dict[int, Path]:
        """The paths that go on from the taps made (or from those given): by the action's index."""
        start = self.made if made is None else made
        return {
            number: path
            for number, path in enumerate(self.paths)
            if path[: len(start)] == start and len(path) > len(start)
        }

    def after(self, name: str) -> Path | None:
        """The taps made after tapping a square, None if it leads nowhere: it goes on from those
        made, or chooses another stone instead. What completes an action is no tap but the action.
        """
        for start in (self.made, self.given):
            made = (*start, name)
            if self.left(made):
                return made
        return None

    @property
    def before(self) -> Path | None:
        """The taps made before the last, which is taken back; None where there is none to take."""
        return self.made[:-1] if len(self.made) > len(self.given) else None

    @property
    def next(self) -> tuple[int, ...]:
        """The squares (indices of the view) to be tapped next, one for each action left that a
        square stands for."""
        at = len(self.made)
        found = (square_of(self.view, path[at]) for path in self.left().values())
        return tuple(square for square in found if square is not None)

    @property
    def whole(self) -> bool:
        """Whether the whole board is looked at: no stone is chosen yet."""
        return not self.made

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The columns that are shown side by side; several parts where all do not fit."""
        wide = self._columns()
        if len(wide) <= WIDEST:
            return (tuple(wide),)
        return (tuple(wide[:WIDEST]), tuple(wide[-WIDEST:]))

    @property
    def part(self) -> int:
        """The part that is shown: the one asked for if anything can be tapped there, else the one
        where there is most to tap."""
        columns = [at % self.view.columns for at in self.next]
        worth = [sum(column in part for column in columns) for part in self.parts]
        if self.page is not None and self.page < len(worth) and worth[self.page]:
            return self.page
        return worth.index(max(worth))

    @property
    def rows(self) -> range:
        """The rows of squares that are shown, from the top: those around the chosen stone, or all;
        of a tall board those where something can be tapped."""
        columns = self.view.columns
        if self.whole and len(self.view.squares) // columns <= TALL:
            return range(len(self.view.squares) // columns)
        rows = {at // columns for at in self._around()}
        return range(min(rows), max(rows) + 1)

    def _columns(self) -> list[int]:
        """The columns that are shown, in one part or two: of a wide board one that has nothing is
        left out if the others fit without it."""
        columns = self.view.columns
        if self.whole and columns <= WIDEST:
            return list(range(columns))
        used = {at % columns for at in self._around()}
        low, high = min(used), max(used)
        if self.whole:  # as much of the board as fits
            low = min(low, columns - WIDEST)
            high = max(high, low + WIDEST - 1)
        wide = list(range(low, high + 1))
        empty = [column for column in wide if column not in used]
        if len(wide) - len(empty) <= WIDEST < len(wide):
            wide = [c for c in wide if c not in empty[: len(wide) - WIDEST]]
        return wide

    def _around(self) -> list[int]:
        """What must be in sight: the squares made and those to be tapped next."""
        made = (square_of(self.view, name) for name in self.made)
        return [*(at for at in made if at is not None), *self.next]


def square_of(view: BoardView, name: str) -> int | None:
    """The index of the square with that label."""
    return next((at for at, square in enumerate(view.squares) if square.label == name), None)


def picking(table: Table, view: BoardView, saved: str | None = None) -> Picking | None:
    """The choice by taps that a person has at a table, with what is saved of the board; None where
    nobody is to tap squares."""
    player = table.to_act
    if table.game.status != "playing" or player is None or player.bot is not None:
        return None
    if not isinstance(table.turn, Choose) or not view.columns:
        return None
    actions = tuple(table.turn.actions)
    paths = table.rules.steps(table.state, actions)
    was = tapped(saved)
    given = _given(paths)
    found = Picking(view, paths, given, given, None if was is None else was.page)
    if was is not None and was.ply == table.game.ply and was.taps[: len(given)] == given:
        found = replace(found, made=was.taps) if found.left(was.taps) else found
    if not found.next:  # there is only something else to do, such as to pass
        return None
    return replace(found, view=_chosen(found))


def _given(paths: Sequence[Path]) -> Path:
    """The taps that all actions share, before the last one of each."""
    shared = 0
    while _same(path[shared : shared + 1] if len(path) > shared + 1 else () for path in paths):
        shared += 1
    return paths[0][:shared]


def _same(taps: Iterable[Path]) -> bool:
    found = set(taps)
    return len(found) == 1 and () not in found


def _chosen(picking: Picking) -> BoardView:
    """The picture with the chosen stone and the choices that are left."""
    if picking.whole:
        return picking.view
    left = picking.left()
    return replace(
        picking.view,
        chosen=square_of(picking.view, picking.made[-1]),
        choices=tuple(c for c in picking.view.choices if c.number - 1 in left),
    )
