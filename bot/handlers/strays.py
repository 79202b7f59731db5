"""Presses on boards that are no more: their keyboards are taken away, and who presses hears why.

A database that was put back from a backup knows nothing of the games begun since, and the boards
that were posted since are none any more; but the messages are there, with all their buttons. At the
same ply of the game that goes on such a button would even act (docs/decisions/0051).
"""

from __future__ import annotations

from typing import Final

from bot.handlers.answering import refuse
from bot.handlers.visit import PressVisit
from bot.telegram.callback_data import Kind
from bot.telegram.poller import Outcome
from storage.operations import AddStale

ON_BOARDS: Final = frozenset((
    Kind.ACT, Kind.TAP, Kind.UNTAP, Kind.PART, Kind.ORDER, Kind.RECALL, Kind.JOIN, Kind.SEATS,
    Kind.BEGIN, Kind.WITHDRAW, Kind.LEAVE, Kind.WAKE, Kind.OFFER, Kind.ACCEPT, Kind.DECLINE,
    Kind.EXPLAIN, Kind.HINT,
))  # fmt: skip
"""Buttons that stand on boards alone."""
OF_ENDED: Final = frozenset((Kind.REMATCH, Kind.RECORD, Kind.REVIEW, Kind.SIT))
"""Buttons that stand on boards of games that are over, or on pages of one game alone."""


async def astray(visit: PressVisit) -> Outcome | None:
    """The answer to a press on a board that is no more; None for any other press."""
    press, store = visit.press, visit.desk.store
    if not press.game or press.kind not in ON_BOARDS | OF_ENDED:
        return None
    table = await visit.desk.door.book.table(press.game)
    if table is None:
        known = await store.put_back()
        lost = bool(known) and press.game < max(each.first for each in known)
        await _bare(visit)
        return refuse(visit, "lost" if lost else "unknown")
    game = table.game
    if game.put_back is None or game.status == "over" or press.kind not in ON_BOARDS:
        return None
    here = (board for board in await store.boards(game.id) if board.chat == visit.chat.id)
    if any(board.message == visit.message for board in here):
        return None
    await _bare(visit)
    return refuse(visit, "put-back")


async def _bare(visit: PressVisit) -> None:
    """The pressed message loses its keyboard, unless a board stands there."""
    if visit.message is not None:
        await visit.desk.store.commit(AddStale(visit.chat.id, visit.message))
