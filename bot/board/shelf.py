"""Pictures for inline messages, uploaded into a chat that is there for that, and shown by the ids
of their files: nothing can be uploaded to an inline message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.board.drawing import Draw
from bot.telegram.sender import Sender
from bot.telegram.wire import Later, Picture, Refused, Unknown, Wire, WireError
from storage.operations import KeepUpload
from storage.rows import Board
from storage.store import Store


class Shelf:
    """The chat at that address, and its pace: a new picture waits for its place there, and the
    board for the picture. A picture that any board has shown is never uploaded again."""

    def __init__(
        self,
        store: Store,
        wire: Wire,
        sender: Sender,
        clock: Callable[[], int],
        draw: Draw,
        address: int,
    ) -> None:
        self._store = store
        self._draw = draw
        self._wire = wire
        self._sender = sender
        self._clock = clock
        self._address = address

    async def placed(self, board: Board, key: str, draw: Callable[[], bytes]) -> str:  # noqa: ARG002
        """The picture's file, uploaded there. `Refused` where the chat takes none: that is no fault
        of the board's."""
        picture = Picture(await self._draw(draw))
        put: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def upload() -> None:
            if put.done():
                return
            try:
                sent = await self._wire.send_picture(self._address, None, picture, "", ())
            except Later:
                raise
            except Exception as error:  # noqa: BLE001 - whoever waits for it knows what it means
                refused = isinstance(error, WireError) and not isinstance(error, Unknown)
                why = f"PICTURES_CHAT takes no picture: {error}"
                put.set_exception(Refused(why) if refused else error)
            else:
                put.set_result(sent.file or "")

        self._sender.reply(self._address, upload)
        file = await put
        await self._store.commit(KeepUpload(key, file, self._clock()))
        return file
