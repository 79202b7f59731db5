"""Due work is looked for chat by chat: a chat that waits, with whatever much, hides no other."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random

from bot.run.ticker import Ticker
from bot.telegram.wire import Keyboard, Later, Picture, Sent
from storage.operations import (
    AddBoard,
    AddNotice,
    ChangeGame,
)
from storage.rows import Board, Notice, Person
from storage.store import WINDOW
from tests.bot.at_once import AtOnce
from tests.bot.handlers.test_visits import Office, Told
from tests.bot.kit import Hall, steady

SLOW, OTHER = -100, -200
FOR_EVER = 1e9


@dataclass
class Slow(Told):
    """A Telegram that wants one group to be left alone. `pictured`: another one got a picture."""

    pictured: asyncio.Event = field(default_factory=asyncio.Event)

    async def send_picture(
        self,
        address: int,
        topic: int | None,
        picture: Picture,
        caption: str,
        keys: Keyboard,
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> Sent:
        self._look(address)
        self.pictured.set()
        return await super().send_picture(
            address, topic, picture, caption, keys, answered=answered, quiet=quiet
        )

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> int:
        self._look(address)
        return await super().send_text(address, topic, text, keys, answered=answered, quiet=quiet)

    async def strip(self, address: int, message: int) -> None:
        self._look(address)
        await super().strip(address, message)

    def _look(self, address: int) -> None:
        if address == SLOW:
            raise Later(FOR_EVER)


async def test_a_slow_chats_notices_keep_no_other_chat_from_its_own(
    hall: Hall, anna: Person, boris: Person
) -> None:
    office = Office(hall, Slow())
    table = await hall.for_two(anna, boris)
    other = await hall.store.see_chat(OTHER, "group")
    args = f'{{"who":{anna.id},"other":{boris.id}}}'
    for chat in [table.game.chat] * 130 + [other.id]:
        number = await hall.store.new_id("notice")
        notice = Notice(number, chat, None, "notice-left", args, table.game.id)
        await hall.store.commit(AddNotice(notice))
    told = asyncio.Event()

    async def tell() -> None:
        told.set()

    office.told.before = tell
    for _ in range(3):
        await office.notices.sweep()
    await told.wait()
    await office.sender.close()
    assert [address for address, *_ in office.told.standing.values()] == [OTHER]


async def test_a_slow_groups_boards_keep_no_other_chat_from_its_own(
    hall: Hall, anna: Person, boris: Person
) -> None:
    slow = Slow()
    office = Office(hall, slow)
    table = await hall.for_two(anna, boris)
    other = await hall.store.see_chat(OTHER, "group")
    for chat in [table.game.chat] * 121 + [other.id]:
        number = await hall.store.new_id("board")
        board = Board(number, table.game.id, chat, None, None, wanted=1, shown=0)
        await hall.store.commit(AddBoard(board))
    await office.boards.sweep()
    await slow.pictured.wait()
    await office.sender.close()


async def test_everybodys_turn_comes_however_many_chats_wait(
    hall: Hall, anna: Person, boris: Person
) -> None:
    office = Office(hall)
    table = await hall.for_two(anna, boris)
    for number in range(WINDOW + 20):
        chat = await hall.store.see_chat(-1000 - number, "group")
        id_ = await hall.store.new_id("board")
        board = Board(id_, table.game.id, chat.id, None, None, wanted=1, shown=0)
        await hall.store.commit(AddBoard(board))
    for _ in range(2):
        await office.boards.sweep()
        await office.sender.idle()
    boards = await hall.store.boards(table.game.id)
    assert all(board.shown == board.wanted for board in boards)


async def test_all_invitations_whose_time_is_over_end_though_one_cannot(
    hall: Hall,
) -> None:
    hosts = [await hall.person(1000 + number, "Host") for number in range(11)]
    tables = [await hall.invite(host, "group") for host in hosts for _ in range(10)]
    broken, *sound = tables
    await hall.store.commit(ChangeGame(broken.game.id, ("open",), (("rules", "forgotten"),)))
    hall.door.book.forget()
    office = Office(hall)
    ticker = Ticker(
        hall.store, hall.door, office.boards, office.notices, clock=hall.clock,
        timekeeper=steady(hall), random=Random(1), thinking=AtOnce(), spawn=office.desk.spawn,
        pace_ms=0, troubles=office.troubles,
    )  # fmt: skip
    hall.clock.now += 365 * 24 * 3600 * 1000
    await ticker.tick()
    await asyncio.gather(*office.tasks)
    assert {(await hall.now(table)).game.status for table in sound} == {"over"}
    await office.sender.close()
