"""Pictures for inline messages at addresses of our own: each is drawn when it is wanting."""

from __future__ import annotations

import io

from PIL import Image

from bot.board.drawing import at_once
from bot.run.gallery import Gallery
from storage.rows import Board
from tests.bot.board.office import Office
from tests.bot.kit import Hall
from tests.simulation.process import SKETCHER


class Drawn:
    """Draws, and counts how often."""

    times = 0

    def __call__(self) -> bytes:
        self.times += 1
        out = io.BytesIO()
        Image.new("RGB", (4, 4)).save(out, "PNG")
        return out.getvalue()


async def test_a_picture_that_is_kept_is_not_drawn_again_and_a_board_tells_which_it_shows(
    hall: Hall,
) -> None:
    office, drawn = Office(hall), Drawn()
    gallery = Gallery(
        hall.store, office.boards.frames, SKETCHER, at_once, "https://bot.example/p/", "1:abc"
    )
    board = await office.invited()

    async def shown(board: Board, key: str) -> Board:
        name = gallery.name_of(key)
        assert await gallery.placed(board, key, drawn) == f"https://bot.example/p/{name}.jpg"
        now = await office.now(board)
        assert now.picture == name
        return now

    board = await shown(board, "one")
    board = await shown(board, "one")
    assert drawn.times == 1
    board = await shown(board, "another")
    await shown(board, "one")
    assert drawn.times == 2
