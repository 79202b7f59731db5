# ruff: noqa: S608 - all names are ours
"""Boards: what is to be shown, and what is."""

from __future__ import annotations

from dataclasses import replace

from storage.operations import AddBoard, ChangeBoard, Raise, Shown
from storage.rows import Board
from storage.sql.fencing import fenced
from storage.statements import (
    BOARD,
    NEW_BOARD,
    RAISE,
    Plan,
    Statement,
    changed,
    insert,
    taken_apart,
    update,
)

_board = taken_apart(Board)

WAIT = "since = CASE WHEN shown < wanted THEN since ELSE ? END"
_RAISE = update("board", ["wanted = wanted + 1", WAIT], "game = ? AND parked = 0")
_BOARD = insert("board", Board)
_STILL_THERE = (
    "EXISTS (SELECT 1 FROM chat WHERE chat.id = board.chat"
    " AND coalesce(chat.telegram, ?) IS NOT DISTINCT FROM coalesce(?, chat.telegram))"
)
_WAITS = update("board", ["since = ?"], "id = ?")
# A board still dirty after this was served: it queues again behind those that wait. A message that
# is to lose its keyboard was left while the call was under way: the board stands elsewhere. And a
# message of a group that has moved meanwhile is no message of the supergroup.
_SHOWN = update(
    "board",
    ["shown = ?", "message = ?", "tries = 0", "since = ?"],
    "id = ? AND shown <= ? AND NOT EXISTS (SELECT 1 FROM stale_message"
    " WHERE stale_message.chat = board.chat AND stale_message.message = ?)"
    f" AND {_STILL_THERE}",
)
_TAKES = update("board", ["message = ?"], f"id = ? AND {_STILL_THERE}")


def of_board(op: AddBoard | Raise | ChangeBoard | Shown, turn: int) -> Plan:
    """A board, or all of a game; `turn` is when it begins to wait."""
    match op:
        case AddBoard(board=board, address=address):
            about = f"AddBoard: board {board.id} of game {board.game}"
            add = Statement(NEW_BOARD, _BOARD, _board(replace(board, message=None)), 1, about)
            wait = Statement(BOARD, _WAITS, (turn, board.id), 1, about)
            message = (board.message, board.id, address, address)
            take = Statement(BOARD, _TAKES, message, None, about)
            return Plan((("board", board.id), ("game", board.game)), (add, wait, take))
        case Raise(game=game):
            raised = Statement(RAISE, _RAISE, (turn, game), None, f"Raise: game {game}")
            return Plan((("game", game),), (raised,))
        case Shown(board=id_, wanted=wanted, message=message, address=address):
            sql, fence = fenced(_SHOWN, op.fence)
            values = (wanted, message, turn, id_, wanted, message, address, address, *fence)
            shown = Statement(BOARD, sql, values, None, f"Shown: board {id_}")
            return Plan((("board", id_),), (shown,))
        case ChangeBoard():
            return _change_board(op, turn)


def _change_board(op: ChangeBoard, turn: int) -> Plan:
    parts, values = changed("board", op.changes)
    if op.raise_:
        parts += ["wanted = wanted + 1", WAIT]
        values = (*values, turn)
    sql = update("board", parts, "id = ?")
    about = f"ChangeBoard: board {op.board}"
    # Raise passes parked boards by, so the order of parking and raising must stand, and the op
    # doesn't say which game the board is of.
    alone = any(name == "parked" for name, _ in op.changes)
    change = Statement(BOARD, sql, (*values, op.board), 1, about)
    return Plan((("board", op.board),), (change,), alone)
