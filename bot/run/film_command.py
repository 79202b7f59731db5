"""`djehuty film`: the game of a record as a GIF."""

from __future__ import annotations

from pathlib import Path

from bot.board.filming import Reel, chosen, shot, whole
from bot.run.text_files import Unreadable, text_of
from bot.table.from_record import tabled
from games.core import GameError
from games.transport import examine
from render import Camera


def film(record: Path, file: Path, boards: tuple[int, int] | None) -> Reel:
    """Write the film of a record's game, or of its boards from one number up to another. A
    `GameError` says what is wrong with the record, `OSError` why it cannot be written."""
    try:
        text = text_of(record)
    except Unreadable as error:
        raise GameError(f"{record} {error}") from None
    table = tabled(examine(text).record)
    reel = whole(table) if boards is None else chosen(table, *boards)
    file.write_bytes(shot(Camera(), reel))
    return reel
