"""A commit can be read before the door that made it hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from bot.board.frames import Frames
from bot.board.posting import Posting
from bot.board.reconciler import Boards
from bot.table.board_rows import Place
from bot.table.door import Door
from bot.table.invitation import NewGame
from bot.telegram.limits import NO_LIMITS
from bot.telegram.sender import Sender
from bot.telegram.troubles import Troubles
from games.catalogue import CATALOGUE
from storage.opening import open_sqlite
from storage.operations import ChangePerson
from tests.bot.kit import aside
from tests.simulation.disk import Disk
from tests.simulation.line import Line
from tests.simulation.people import ANNA, GROUP, PEOPLE
from tests.simulation.process import LIBRARY, SKETCHER, link
from tests.simulation.telegram import Telegram


class Slow:
    """From `held` on, the news of a commit comes back only after `go`."""

    def __init__(self) -> None:
        self.slow = False
        self.held, self.go = asyncio.Event(), asyncio.Event()

    async def pause(self, name: str) -> None:
        if self.slow and name == "write COMMIT done":
            self.held.set()
            await self.go.wait()


async def test_a_board_shown_between_a_commit_and_its_news_shows_the_commit(tmp_path: Path) -> None:
    slow, edited = Slow(), asyncio.Event()

    async def passing(name: str) -> None:
        if name == "edit_picture answer":
            edited.set()

    store = await open_sqlite(tmp_path / "games.db", connect=Disk(slow.pause).connect)
    telegram = Telegram(PEOPLE, GROUP, lambda _: None)
    door = Door.over(store, clock=lambda: 1, secret=lambda: bytes(32), code=str)
    line = Line(telegram, passing, lambda _: None, Random(1))
    boards = Boards(
        store, Sender(NO_LIMITS, clock=lambda: 0.0),
        frames := Frames(door.book, SKETCHER, LIBRARY, link),
        Posting(store, line, SKETCHER, lambda: 1),
        clock=lambda: 1, troubles=Troubles(lambda: 0.0), spawn=aside,
    )  # fmt: skip
    anna = await store.see_person(ANNA.id, ANNA.name, "en")
    await store.commit(ChangePerson(anna.id, (("only_moves", False),)))  # a throw is one action
    chat = await store.see_chat(ANNA.id, "private", anna.id)
    await door.seating.create(NewGame(CATALOGUE[0], "phone", anna, (Place(chat),), "p"))
    await door.seating.begin(1, anna, press="q")
    await boards.show(1)
    try:
        slow.slow = True
        throw = asyncio.create_task(door.play.act(1, 0, anna.id, "throw"))
        await slow.held.wait()
        show = asyncio.create_task(boards.show(1))
        await edited.wait()
        slow.go.set()
        await asyncio.gather(throw, show)
        table = await door.book.table(1)
        assert table is not None
        (message,) = telegram.rooms[ANNA.id].messages.values()
        assert table.game.ply == 1
        assert message.keys == (await frames.frame(table, chat)).keys
    finally:
        await store.close()
