"""The buttons of a board that is tapped: squares by name, as many as a small phone has room for.

While stones are placed each square has a button, and keeps its place; on a small board the buttons
lie as the squares do. While they move each stone that can has one. When it is chosen its button
takes it back (`👉c2`), and in a row above stands where it may go, each behind an arrow: no button
comes to stand where another has just been pressed, and a double tap moves nothing. Of a large board
the squares of some files have buttons, and a row above them leads to the other files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.board.buttons import Act, Part, Tap, Untap
from bot.board.phone import ROOM, WIDEST, breadth, evenly, fit, in_rows
from bot.board.sight import Sight
from bot.table.picking import Picking, square_of
from bot.table.steps import choices
from bot.table.table import Table
from bot.telegram.callback_data import Press
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard

EMPTY = "·"
"""A square that cannot be tapped now and has no stone."""

SIGNED = 7
"""Up to so many buttons side by side the sign of a stone has room before its name."""

CLOSED = "✴️"
"""A square that has a sign of its own and is closed."""

WAY = "→"
"""Before a square where a chosen stone may go."""

TAKES = "⚔"
"""Behind a square where a stone goes and takes others, with their number if they are several; and
behind the name of a stone that can take, while none is chosen."""

WAYS = (f"{WAY} {{}} {TAKES}", f"{WAY}{{}}{TAKES}", f"{{}}{TAKES}", f"{TAKES}{{}}")
"""How a square is named where a chosen stone goes and takes others, in less and less room; in the
last there is none for their number."""

CHOSEN = "👉"
"""Before the stone that is chosen, as in the words above; pressed, it is let go."""

OPEN = "▾"
"""Before the files whose squares have buttons."""


def stone_keys(sight: Sight, picking: Picking, above: Sequence[Key]) -> Keyboard:
    """The buttons of the squares; `above` stands over stones until one is chosen."""
    targets = _targets(sight, picking)
    others = _others(sight, picking)
    if picking.placing:
        return (*_files(sight, picking), *_squares(sight, picking), *others)
    first = targets if picking.made else _files(sight, picking) or _row(above)
    return (*first, *_squares(sight, picking), *others)


def laid_out_keys(sight: Sight, picking: Picking) -> Keyboard:
    """A button for each square, lying as the squares do: the free ones by their names, stones by
    their signs. So they stand while the BOT places, too: nothing moves from stone to stone."""
    squares, ways = picking.view.squares, picking.left()
    named = {path[0]: number for number, path in ways.items()} if picking.placing else {}
    keys = [_laid_out(sight, picking, at, named) for at in range(len(squares))]
    keys = keys[:: -1 if sight.turned else 1]
    wide = picking.view.columns
    rows = tuple(tuple(keys[at : at + wide]) for at in range(0, len(keys), wide))
    return (*rows, *(_others(sight, picking) if named else ()))


def _laid_out(sight: Sight, picking: Picking, at: int, named: Mapping[str, int]) -> Key:
    """The button of one square; what cannot be done now says so when it is pressed."""
    square, table = picking.view.squares[at], sight.table
    if square.label in named:
        return _action(table, picking, named[square.label])
    press = _press(table, Tap(square.label))
    if square.piece:
        return Key(_sign(sight, picking, at), press)
    if square.mark:
        return Key(CLOSED, press)
    return Key(EMPTY if named else square.label, press)


def spoken_stones(sight: Sight, picking: Picking) -> Keyboard:
    """The same buttons where they are read aloud: only what may be tapped, file by file from below.
    While stones are placed the free squares; then the stones that can move, each with whether it
    can take; then where the chosen one may go, and what it takes there."""
    table, texts, squares = sight.table, sight.texts, picking.view.squares
    others, at = _others(sight, picking), len(picking.made)
    if picking.placing or picking.made:
        rules, offered = table.rules, choices(table)
        ways = [
            (path[at], offered[number])
            for number, path in picking.left().items()
            if square_of(picking.view, path[at]) is not None
        ]
        keys = [
            Key(
                texts.button(rules.tell(table.state, action)),
                _press(table, Act(rules.write(action))),
            )
            for _, action in sorted(ways, key=lambda way: _by_file(way[0]))
        ]
        back: Keyboard = ()
        if picking.before is not None:
            name = picking.made[-1]
            words = texts.plain("key-other-stone", square=name)
            back = ((Key(words, _press(table, Untap(name))),),)
        return (*in_rows(keys, FEW if picking.placing else 1), *back, *others)
    named = (squares[slot].label for slot in picking.slots)
    stones = [name for name in sorted(named, key=_by_file) if name in picking.others]
    return (*in_rows((_stone(sight, picking, name) for name in stones), FEW), *others)


FEW = 4
"""So many names of squares stand side by side where they are read aloud."""


def _stone(sight: Sight, picking: Picking, name: str) -> Key:
    """A stone that can move, and whether it can take."""
    words = sight.texts.plain("key-stone", square=name, takes=int(name in picking.takers))
    return Key(words, _press(sight.table, Tap(name)))


def _by_file(name: str) -> tuple[str, int]:
    """The order of squares: file by file, each from below."""
    return name.rstrip("0123456789"), int(name.lstrip("abcdefghijklmnopqrstuvwxyz") or 0)


def has_row_above(picking: Picking | None) -> bool:
    """Whether what else may be done stands over the stones: where one is to be chosen, and all of
    them have buttons; and where one is chosen, and its ways stand there."""
    return (
        picking is not None
        and bool(picking.slots)
        and not picking.placing
        and len(picking.parts) == 1
    )


def _row(keys: Sequence[Key]) -> Keyboard:
    return (tuple(keys),) if keys else ()


def _squares(sight: Sight, picking: Picking) -> Keyboard:
    """The squares with buttons: a file a row where files have their rows; from the other side the
    other way round."""
    squares = picking.squares()[:: -1 if sight.turned else 1]
    columns, files = picking.view.columns, picking.parts
    wide = evenly(len(squares), WIDEST if picking.placing else SIGNED)
    if len(files) > 1 and len(files[0]) > 1:
        wide = len(picking.view.squares) // columns
    rows = [squares[start : start + wide] for start in range(0, len(squares), wide)]
    return tuple(tuple(_square(sight, picking, square, len(row)) for square in row) for row in rows)


def _square(sight: Sight, picking: Picking, square: int, wide: int) -> Key:
    """What stands on a square's button, one of so many side by side."""
    table, name = sight.table, picking.view.squares[square].label
    if picking.placing and square in picking.next:
        return _action(table, picking, next(n for n, p in picking.left().items() if p == (name,)))
    sign = _sign(sight, picking, square)
    if picking.made[-1:] == (name,):
        return Key(CHOSEN + name, _press(table, Untap(name)))
    press = _press(table, Tap(name))
    if picking.placing or name not in picking.others:
        return Key(sign, press)
    if name not in picking.takers or picking.made:
        return Key(sign + name, press)
    words = sign + name + TAKES
    return Key(words if breadth(words) <= ROOM[wide] else name + TAKES, press)


def _targets(sight: Sight, picking: Picking) -> Keyboard:
    """Where the chosen stone may go."""
    if not picking.made:
        return ()
    at, rows = len(picking.made), tuple[tuple[Key, ...], ...]()
    numbers = [n for n, p in picking.left().items() if square_of(picking.view, p[at]) is not None]
    wide = evenly(len(numbers))
    for form in WAYS:
        rows = in_rows((_way(sight.table, picking, number, form) for number in numbers), wide)
        if len(rows) * wide < len(numbers) + wide:
            break
    return rows


def _way(table: Table, picking: Picking, number: int, form: str) -> Key:
    """The second tap of a move, with what it takes, in one of :data:`WAYS`."""
    taken = next((len(c.taken) for c in picking.view.choices if c.number - 1 == number), 0)
    name, key = picking.paths[number][-1], _action(table, picking, number)
    if not taken:
        return replace(key, text=f"{WAY} {name}" if form == WAYS[0] else WAY + name)
    several = f"×{taken}" if taken > 1 and form != WAYS[-1] else ""
    return replace(key, text=form.format(name) + several)


def _action(table: Table, picking: Picking, number: int) -> Key:
    """The tap that completes an action; where it is the second, in a colour of its own."""
    press = _press(table, Act(table.rules.write(choices(table)[number])))
    return Key(picking.paths[number][-1], press, style="primary" if picking.made else None)


def _others(sight: Sight, picking: Picking) -> Keyboard:
    """The actions that no square stands for."""
    table, at, rows = sight.table, len(picking.made), []
    for number, path in picking.left().items():
        if square_of(picking.view, path[at]) is None:
            action = choices(table)[number]
            words = sight.texts.button(table.rules.tell(table.state, action))
            press = _press(table, Act(table.rules.write(action)))
            rows.append((Key(words, press),))
    return tuple(rows)


def _files(sight: Sight, picking: Picking) -> Keyboard:
    """The way to the squares of the other files; where all have no room in a row, without those
    that are shown."""
    table, parts, shown = sight.table, picking.parts, picking.part
    if len(parts) == 1:
        return ()
    keys = [
        Key(
            f"{OPEN} {_called(picking, part)}" if number == shown else _called(picking, part),
            _press(table, Part(str(number))),
        )
        for number, part in enumerate(parts)
    ]
    row = keys if fit(keys, WIDEST) else keys[:shown] + keys[shown + 1 :]
    return (tuple(row[:: -1 if sight.turned else 1]),)


def _called(picking: Picking, files: Sequence[int]) -> str:
    """What files are called: `a b`."""
    squares = picking.view.squares
    return " ".join(squares[file].label.rstrip("0123456789") for file in files)


def _sign(sight: Sight, picking: Picking, square: int) -> str:
    """The sign of the seat whose stone stands there."""
    piece = picking.view.squares[square].piece
    seats = zip(picking.view.trays, range(len(sight.table.rules.sides)), strict=False)
    return next((sight.mark(seat) for tray, seat in seats if tray.piece == piece), EMPTY)


def _press(table: Table, says: Payload) -> Press:
    return says.press(table.game.id, table.game.ply)
