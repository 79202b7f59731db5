"""Choosing a move by tapping squares: what was tapped, and what it leaves to tap.

Where a game's picture says how many squares stand side by side (`BoardView.columns`), its buttons
are squares by name. A stone is tapped, then where it goes. What was tapped is kept with the
board's row, so that a killed server knows it; it is void as soon as the game has gone on.
Pure values: :mod:`bot.table.tapping` keeps them, :mod:`bot.board.stone_keys` makes their buttons.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias

from bot.table.table import AnyRules, Table
from games.core import Choose
from games.view import BoardView

MOST_FREE, MOST_STONES = 24, 14
"""Of more squares to place on, or stones to move, those of some files alone have buttons."""

PAIRED = 7
"""Up to so many ranks two files side by side have their buttons at a time, else one."""

Path: TypeAlias = tuple[str, ...]
"""The taps that choose an action (:meth:`games.core.Rules.taps`)."""


@dataclass(frozen=True, slots=True)
class Tapped:
    """What was tapped on a board at `ply`, and which files of a large board have buttons (None: the
    first). They stay when the game goes on."""

    ply: int
    page: int | None = None
    taps: Path = ()

    def text(self) -> str:
        """The saved form: `12:0:c2`."""
        page = "" if self.page is None else str(self.page)
        return f"{self.ply}:{page}:{' '.join(self.taps)}"

    @classmethod
    def read(cls, text: str | None) -> Tapped | None:
        """What is behind its saved form; None for nothing."""
        if text is None:
            return None
        ply, page, taps = text.split(":", 2)
        return cls(int(ply), int(page) if page else None, tuple(taps.split()))


@dataclass(frozen=True, slots=True)
class Picking:
    """A choice by taps: the `paths` of the offered actions in their order, and the taps `made`.

    The first `given` of these nobody made: all actions share them (a stone that has to go on), and
    they cannot be taken back. `view` is the picture's, its choices those that are left. `takers`
    are the stones to be chosen that can take others. Without paths the map stands and there is
    nothing to tap.
    """

    view: BoardView
    paths: tuple[Path, ...]
    given: Path
    made: Path = ()
    page: int | None = None
    takers: frozenset[str] = frozenset()

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
    def others(self) -> frozenset[str]:
        """The squares that can be tapped first: before a stone is chosen, or instead of it."""
        at = len(self.given)
        return frozenset(path[at] for path in self.left(self.given).values() if len(path) > at + 1)

    @property
    def placing(self) -> bool:
        """Whether a tap is a whole choice and not the end of one: nothing is moved yet."""
        names = {square.label for square in self.view.squares}
        return bool(self.paths) and all(len(path) == 1 and path[0] in names for path in self.paths)

    @property
    def slots(self) -> tuple[int, ...]:
        """The squares that have buttons where there is room for all: while stones are placed the
        free ones and those that were, so that no button moves; then the stones that can be chosen.
        File by file, each from below."""
        if not self.placing:
            named = (square_of(self.view, name) for name in self.others)
            found = {square for square in named if square is not None}
        else:
            found = {at for at, square in enumerate(self.view.squares) if square.piece}
            found.update(self.next)
        return self._in_order(found)

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The files whose squares have buttons at a time: all, or of a large board some."""
        wide = tuple(range(self.view.columns))
        if len(self.slots) <= (MOST_FREE if self.placing else MOST_STONES):
            return (wide,)
        if len(self.view.squares) // len(wide) > PAIRED:
            return tuple((column,) for column in wide)
        firsts = (min(column, len(wide) - 2) for column in wide[::2])
        return tuple((first, first + 1) for first in firsts)

    @property
    def part(self) -> int:
        """The part that is shown: the one asked for, or the first; another one where this one has
        nothing to tap. It stays when a stone is chosen, so that no button moves."""
        parts, slots = self.parts, self._tappable()
        asked = self.page if self.page is not None and self.page < len(parts) else 0
        able = [
            number
            for number, part in enumerate(parts)
            if any(square % self.view.columns in part for square in slots)
        ]
        return asked if asked in able or not able else able[0]

    def towards(self, name: str) -> int | None:
        """The part to be shown when that square was named: the one in sight if it is there."""
        square, parts = square_of(self.view, name), self.parts
        if square is None or square % self.view.columns in parts[self.part]:
            return self.page
        return next(n for n, part in enumerate(parts) if square % self.view.columns in part)

    def squares(self) -> tuple[int, ...]:
        """The squares that have buttons now: all that can be tapped first, or of a large board all
        of the files that are shown."""
        parts = self.parts
        if len(parts) == 1:
            return self.slots
        shown, columns = parts[self.part], self.view.columns
        return self._in_order(n for n in range(len(self.view.squares)) if n % columns in shown)

    def _tappable(self) -> tuple[int, ...]:
        """The squares that can be tapped first."""
        return self.next if self.placing else self.slots

    def _in_order(self, squares: Iterable[int]) -> tuple[int, ...]:
        columns = self.view.columns
        return tuple(sorted(squares, key=lambda at: (at % columns, -at)))


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
    paths = table.rules.taps(table.state, actions)
    was = Tapped.read(saved)
    given = _given(paths)
    page = None if was is None else was.page
    found = Picking(view, paths, given, given, page, _takers(view, paths, len(given)))
    if was is not None and was.ply == table.game.ply and was.taps[: len(given)] == given:
        found = replace(found, made=was.taps) if found.left(was.taps) else found
    if not found.next:  # there is only something else to do, such as to pass
        return None
    return replace(found, view=_chosen(found))


def tapped_on(rules: Any) -> bool:
    """Whether the squares of a game (of an :data:`AnyRules`) are tapped."""
    return _mapped(rules)


@lru_cache(maxsize=64)
def _mapped(rules: Any) -> bool:
    return bool(rules.view(rules.start(rules.seats[0])).columns)


def board_map(table: Table, view: BoardView, saved: str | None = None) -> Picking | None:
    """What is tapped on a board, None where nothing ever is.

    It is a choice by taps. While the BOT is to act, or a person has only something else to do, such
    as to pass, there is nothing to tap.
    """
    found = picking(table, view, saved)
    player = table.to_act
    if found is not None or player is None or not view.columns or not table.people:
        return found
    if table.game.status != "playing":
        return None
    was = Tapped.read(saved)
    return Picking(view, (), (), page=None if was is None else was.page)


def map_for(table: Table, taps: Picking | None, reader: int | None) -> Picking | None:
    """The same as the board of `reader` has it, where each player has their own: none while another
    person is to act."""
    player = table.to_act
    if taps is None or player is None or player.bot is not None:
        return taps
    return taps if reader in (None, player.person) else None


def placing(table: Table, taps: Picking | None) -> bool:
    """Whether a tap on a square of the map is a whole choice, for whoever is to act: nothing is
    moved yet, and many such taps follow each other."""
    return taps is not None and isinstance(table.turn, Choose) and taps.placing


def due_in_turn(table: Table) -> int:
    """How many stones whoever is to act places one after the other; 0 for one more in a turn that
    has begun."""
    rules, state = table.rules, table.state
    if not rules.begins(state):
        return 0
    count, turn = 1, rules.turn(state)
    while isinstance(turn, Choose):
        state = rules.apply(state, turn.actions[0])
        seat, turn = turn.seat, rules.turn(state)
        if not isinstance(turn, Choose) or turn.seat != seat or rules.begins(state):
            break
        count += 1
    return count


def _takers(view: BoardView, paths: Sequence[Path], at: int) -> frozenset[str]:
    """The stones that can take others: a path goes on from them that does."""
    taking = {choice.number - 1 for choice in view.choices if choice.taken}
    every = enumerate(paths)
    return frozenset(p[at] for number, p in every if number in taking and len(p) > at + 1)


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
    if not picking.made:
        return picking.view
    left = picking.left()
    return replace(
        picking.view,
        chosen=square_of(picking.view, picking.made[-1]),
        choices=tuple(c for c in picking.view.choices if c.number - 1 in left),
    )


def shown(table: Table) -> BoardView:
    """The picture's view of a game that goes on, before anything is tapped."""
    rules: AnyRules = table.rules
    return rules.view(table.state)
