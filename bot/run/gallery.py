"""Pictures for inline messages, at an address of our own: nothing can be uploaded to an inline
message, but Telegram fetches a picture from an address.

An address names what is drawn, and is signed; the same picture has one address, whatever game it is
of. It is not enough to know how addresses are made: only what a board in an inline message shows is
served, and it is drawn from the game that the board shows, not from what is asked for. A result
that somebody shows in a chat stands on no board: its address has the number of the game, whose last
position it is. Nothing is listed. Few are drawn at once, whoever asks; what was drawn is kept for a
while.
"""

from __future__ import annotations

import contextlib
import hmac
import io
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Final

import structlog
from aiohttp import web
from PIL import Image

from bot.board.drawing import Draw
from bot.board.frames import Frames
from bot.board.posting import drawing
from bot.board.sealing import signs_of
from bot.board.sight import view_of
from bot.telegram.listening import answering
from bot.telegram.ports import take
from bot.telegram.signing import signature
from render import Renderer
from storage.operations import ChangeBoard
from storage.rows import Board
from storage.store import Store

log = structlog.get_logger(__name__)

SETTING: Final = "PICTURES_LISTEN"
SIZE: Final = 15
"""Bytes of a signature: 20 letters."""
NAMED: Final = re.compile(r"(?:/(?P<game>\d{1,15}))?/(?P<name>[A-Za-z0-9_-]{20})\.jpg\Z", re.ASCII)
"""How the path of a picture ends; that of a result has the game before its name."""
KEPT: Final = 200
"""So many pictures are kept: some 50 MB."""
DRAWN: Final = 2
"""So many are drawn at once for who asks; who asks for more is told to come again."""
QUALITY: Final = 88
"""Of the JPEG: a board takes some 250 KB."""
LEAVE_S: Final = 2.0
HEADERS: Final = {"Cache-Control": "public, max-age=86400, immutable"}


def jpeg(png: bytes) -> bytes:
    """The same picture as a JPEG: results of the inline mode take nothing else."""
    with Image.open(io.BytesIO(png)) as image, io.BytesIO() as out:
        image.convert("RGB").save(out, "JPEG", quality=QUALITY, subsampling=0)
        return out.getvalue()


class Gallery:
    """Puts pictures at addresses that begin with `url`, and answers there. `token` signs."""

    def __init__(
        self, store: Store, frames: Frames, renderer: Renderer, draw: Draw, url: str, token: str
    ) -> None:
        self._store = store
        self._frames = frames
        self._renderer = renderer
        self._draw = draw
        self._url = url.rstrip("/")
        self._token = token
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = 0

    def name_of(self, key: str) -> str:
        """What the picture of that key is called in its address."""
        return signature(self._token, "pictures", key, SIZE)

    async def placed(self, board: Board, key: str, draw: Callable[[], bytes]) -> str:
        """The address of a board's picture from now on."""
        name = self.name_of(key)
        await self._ready(name, draw)
        if board.picture != name:
            await self._store.commit(ChangeBoard(board.id, (("picture", name),)))
        return f"{self._url}/{name}.jpg"

    def result(self, game: int) -> str:
        """The address of the last position of a game that is over."""
        return f"{self._url}/{game}/{self._result_name(game)}.jpg"

    def _result_name(self, game: int) -> str:
        return signature(self._token, "results", str(game), SIZE)

    async def _ready(self, name: str, draw: Callable[[], bytes]) -> bytes:
        """The picture of that name: drawn, unless it is kept."""
        picture = self._kept.get(name)
        if picture is None:
            picture = await self._draw(lambda: jpeg(draw()))
        self._kept[name] = picture
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    # -- who asks ----------------------------------------------------------------------------------

    def app(self) -> web.Application:
        """What answers."""
        made = web.Application()
        made.router.add_get("/{path:.*}", self._asked)
        return made

    async def _asked(self, request: web.Request) -> web.Response:
        """A picture, wherever a proxy has put the way to us."""
        named = NAMED.search(request.path)
        if named is None:
            return web.Response(status=404)
        name, game = named["name"], int(named["game"] or 0)
        found = self._kept.get(name)
        if found is None:
            if self._drawing >= DRAWN:
                return web.Response(status=503, headers={"Retry-After": "1"})
            self._drawing += 1
            try:
                found = await self._drawn(name, game)
            finally:
                self._drawing -= 1
        if found is None:
            return web.Response(status=404)
        return web.Response(body=found, content_type="image/jpeg", headers=HEADERS)

    async def _drawn(self, name: str, game: int) -> bytes | None:
        """The picture of that name, which may be of the result of that `game`; None for one that we
        did not give, and for one that no board shows any more."""
        if hmac.compare_digest(name, self._result_name(game)):
            draw = await self._ended(game)
        else:
            draw = await self._shown(name)
        if draw is None:
            return None
        return await self._ready(name, draw)

    async def _ended(self, game: int) -> Callable[[], bytes] | None:
        """Draws the last position of a game that is over."""
        table = await self._frames.book.newest(game)
        if table is None or table.state is None or table.game.status != "over":
            return None
        return partial(self._renderer.board, view_of(table), signs=signs_of(table))

    async def _shown(self, name: str) -> Callable[[], bytes] | None:
        """Draws what the board shows that stands in an inline message by that name."""
        board = await self._store.board_pictured(name)
        if board is None:
            return None
        chat, table = (
            await self._store.chat(board.chat),
            await self._frames.book.newest(board.game),
        )
        if chat is None or chat.inline is None or table is None:
            return None
        frame = await self._frames.frame(table, chat, board)
        if self.name_of(frame.key) != name:
            return None
        return drawing(frame, self._renderer)


@contextlib.asynccontextmanager
async def shown_at(gallery: Gallery, place: tuple[str, int]) -> AsyncIterator[None]:
    """Answer at that host and port meanwhile, as any other server of ours on this machine does.
    `CannotListen` if it cannot be had."""
    taken = take(SETTING, *place, shared=True)
    async with answering(gallery.app(), taken, leave_s=LEAVE_S):
        log.info("pictures are shown", host=place[0], port=place[1])
        yield
