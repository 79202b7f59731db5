"""Asking at the door: a board of one's own explains what can be done on it, until it is asked again
or the game has gone on. Nothing of the game changes."""

from __future__ import annotations

from bot.table.book import Book, Result
from bot.table.changes import Change, Decision
from bot.table.places import board_in
from bot.table.table import Table
from storage.store import ChangeBoard, ChangeGame


class Asking:
    """Explanations on the boards of a game."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def explain(self, game: int, ply: int, chat: int, *, message: int | None) -> Result:
        """The game's board in that chat explains itself, or no longer, if it does."""

        async def decide(table: Table, _: int) -> Decision:
            if table.game.status != "playing" or table.game.ply != ply:
                return "stale"
            board = await board_in(self._book.store, game, chat, message)
            if board is None:
                return "unknown"
            asked = None if board.asked == ply else ply
            # The game must still be where the question was asked.
            still = ChangeGame(game, ("playing",), (), ply)
            return Change(table, (still, ChangeBoard(board.id, (("asked", asked),), raise_=True)))

        return await self._book.decide(game, decide)
