"""The buttons of a board that is tapped: a map of its squares, a button for each.

Before the name of a square stands what it is: a stone that can move, a free square, a capture.
Other stones show their sign alone. When a stone is chosen, only its own button changes (`↩ c2`
takes it back) and those of the squares where it may go. So no button comes to stand where another
has just been pressed, and a double tap moves nothing.
"""

from __future__ import annotations

from bot.board.buttons import Act, Part, Tap, Untap
from bot.board.phone import ROOM
from bot.board.sight import Sight
from bot.table.picking import Picking, square_of
from bot.table.steps import choices
from bot.table.table import Table
from bot.telegram.callback_data import Press
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard

EMPTY = "·"
"""A square that cannot be tapped now and has no stone."""

WAY = "▫"
"""Before a free square where a stone may go, or be placed."""

TAKES = "⚔"
"""Before a square where a stone goes and takes others, with their number if they are several; and
behind the name of a stone that can take, where there is room for it."""

SEVERAL = str.maketrans("23456789", "²³⁴⁵⁶⁷⁸⁹")


def map_keys(sight: Sight, picking: Picking) -> Keyboard:
    """The map; under it what else can be done, and the way to the part of a wide board that is not
    shown."""
    view, part = picking.view, picking.parts[picking.part]
    keys = _squares(sight, picking, len(part))
    rows = [tuple(keys[row * view.columns + column] for column in part) for row in picking.rows]
    return (*rows, *_others(sight, picking), *_turn(sight.table, picking))


def _squares(sight: Sight, picking: Picking, wide: int) -> dict[int, Key]:
    """What stands on each square's button."""
    table, view, at = sight.table, picking.view, len(picking.made)
    signs = _signs(sight, picking)
    keys = {
        square: Key(sign, _press(table, Tap(view.squares[square].label)))
        for square, sign in signs.items()
    }
    for name in picking.others:
        square = square_of(view, name)
        if square is not None:
            takes = TAKES if name in picking.takers and marks_takers(picking) else ""
            keys[square] = Key(signs[square] + name + takes, _press(table, Tap(name)))
    for number, path in picking.left().items():
        square = square_of(view, path[at])
        if square is not None and len(path) == at + 1:
            keys[square] = _action(table, picking, number)
    name = picking.made[-1] if picking.made else ""
    stone = square_of(view, name)
    if stone is not None and picking.before is not None:
        keys[stone] = Key(_fitting(wide, f"↩ {name}"), _press(table, Untap(name)))
    elif stone is not None:  # nobody chose it: it has to go on
        keys[stone] = Key(signs[stone] + name, _press(table, Tap(name)))
    return keys


def marks_takers(picking: Picking) -> bool:
    """Whether there is room to mark the stones that can take others; the picture always does."""
    return picking.wide in ROOM


def _action(table: Table, picking: Picking, number: int) -> Key:
    """The tap that completes an action; where it is the second, in a colour of its own."""
    action = choices(table)[number]
    taken = next((len(c.taken) for c in picking.view.choices if c.number - 1 == number), 0)
    several = str(taken).translate(SEVERAL) if taken > 1 else ""
    words = (TAKES + several if taken else WAY) + picking.paths[number][-1]
    press = _press(table, Act(table.rules.write(action)))
    return Key(words, press, style="primary" if picking.made else None)


def _fitting(wide: int, words: str) -> str:
    """The words as they fit on one of so many buttons side by side: on narrow ones a space would
    break the line."""
    return words if wide in ROOM else words.replace(" ", "")


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


def _turn(table: Table, picking: Picking) -> Keyboard:
    """To the other part of a wide board. It is called by the squares that are out of sight: `h1 …
    i9`. If the chosen stone can go nowhere in sight, it is called by where it may go: `i4 i6`."""
    parts, shown = picking.parts, picking.part
    if len(parts) == 1:
        return ()
    other = 1 - shown
    hidden = [column for column in parts[other] if column not in parts[shown]]
    squares, columns = picking.view.squares, picking.view.columns
    first = squares[picking.rows[-1] * columns + hidden[0]].label
    last = squares[picking.rows[0] * columns + hidden[-1]].label
    words, style = f"{first} … {last}", None
    if picking.next and all(square % columns in hidden for square in picking.next):
        words, style = " ".join(squares[square].label for square in picking.next), "primary"
    words = f"{words} ▸" if other else f"◂ {words}"
    return ((Key(words, _press(table, Part(str(other))), style=style),),)


def _signs(sight: Sight, picking: Picking) -> dict[int, str]:
    """For each square the sign of the seat whose stone stands there."""
    view = picking.view
    marks = {
        tray.piece: sight.mark(seat)
        for tray, seat in zip(view.trays, range(len(sight.table.rules.sides)), strict=False)
    }
    return {at: marks.get(square.piece, EMPTY) for at, square in enumerate(view.squares)}


def _press(table: Table, says: Payload) -> Press:
    return says.press(table.game.id, table.game.ply)
