"""Updates are acknowledged after their work is durable, in one lane a chat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from telegram import Update

from bot.telegram.poller import Poller, Receipts
from storage.store import StorageError
from tests.bot.kit import Hall


def update(number: int, chat: int) -> Update:
    """A command in a chat."""
    raw: dict[str, Any] = {
        "update_id": number,
        "message": {
            "message_id": number,
            "date": 1,
            "chat": {"id": chat, "type": "private", "first_name": "Anna"},
            "from": {"id": chat, "is_bot": False, "first_name": "Anna"},
            "text": "/name secret words",
        },
    }
    made = Update.de_json(raw, None)
    assert made is not None
    return made


def poller(hall: Hall, process: Callable[[Update, Receipts], Awaitable[None]]) -> Poller:
    receipts = Receipts()

    async def run(one: Update) -> None:
        await process(one, receipts)

    # `work` asks Telegram for nothing, so no bot is needed.
    nobody: Any = None
    return Poller(nobody, hall.store, receipts, run, clock=hall.clock)


async def test_a_chats_updates_are_worked_on_in_order_and_chats_side_by_side(hall: Hall) -> None:
    order: list[int] = []
    gate = asyncio.Event()

    async def process(one: Update, receipts: Receipts) -> None:
        if one.update_id == 1:
            await gate.wait()
        order.append(one.update_id)
        receipts.of(one.update_id).outcome = "committed"
        if one.update_id == 4:
            gate.set()

    await poller(hall, process).work((update(1, 10), update(2, 10), update(3, 20), update(4, 20)))
    assert order == [3, 4, 1, 2]


async def test_a_batch_is_settled_only_when_every_update_is(hall: Hall) -> None:
    gate, arrived = asyncio.Event(), asyncio.Event()

    async def process(one: Update, receipts: Receipts) -> None:
        arrived.set()
        await gate.wait()
        receipts.of(one.update_id).outcome = "refused"

    work = asyncio.create_task(poller(hall, process).work((update(1, 10),)))
    await arrived.wait()
    assert not work.done()
    gate.set()
    await work


async def test_a_swallowed_failure_becomes_a_dead_letter_without_names_or_words(
    hall: Hall,
) -> None:
    async def process(one: Update, receipts: Receipts) -> None:
        receipts.of(one.update_id).fault = ValueError("a secret")

    await poller(hall, process).work((update(1, 10),))
    assert await hall.store.seen(1)
    letters = await hall.dead_letters()
    assert [(number, reason) for number, _, reason in letters] == [(1, "ValueError")]
    assert "/name" in letters[0][1]
    assert "secret" not in letters[0][1]
    assert "Anna" not in letters[0][1]


async def test_a_handler_that_says_nothing_is_no_receipt(hall: Hall) -> None:
    async def process(_: Update, __: Receipts) -> None:
        return

    await poller(hall, process).work((update(1, 10),))
    assert [reason for _, _, reason in await hall.dead_letters()] == ["no receipt"]


async def test_a_database_that_fails_stops_the_poller_and_acknowledges_nothing(
    hall: Hall,
) -> None:
    async def process(one: Update, receipts: Receipts) -> None:
        receipts.of(one.update_id).fault = StorageError("the disk is full", full=True)

    with pytest.raises(StorageError, match="the disk is full"):
        await poller(hall, process).work((update(1, 10), update(2, 20)))
    assert await hall.dead_letters() == []


class Line:
    """A Telegram that hands out batches, then nothing for ever; notes what was acknowledged."""

    def __init__(self, *batches: list[dict[str, Any]]) -> None:
        self.batches = list(batches)
        self.offsets: list[int | None] = []
        self.dry = asyncio.Event()

    async def fetch(
        self, offset: int | None, timeout_s: int, allowed: Sequence[str], read_s: float
    ) -> list[dict[str, Any]]:
        self.offsets.append(offset)
        if self.batches:
            return self.batches.pop(0)
        self.dry.set()
        await asyncio.Event().wait()
        raise AssertionError


async def test_an_update_that_cannot_be_read_is_put_aside_and_stops_no_other(hall: Hall) -> None:
    worked: list[int] = []
    receipts = Receipts()

    async def process(one: Update) -> None:
        worked.append(one.update_id)
        receipts.of(one.update_id).outcome = "committed"

    unreadable = {"update_id": 7, "message": {"from": {"first_name": "Anna"}}}
    line = Line([unreadable, update(8, 10).to_dict()])
    made = Poller(line, hall.store, receipts, process, clock=hall.clock)
    running = asyncio.create_task(made.run())
    await line.dry.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert worked == [8]
    assert line.offsets == [None, 9]
    letters = await hall.dead_letters()
    assert len(letters) == 1
    assert "Anna" not in letters[0][1]
    assert await hall.store.seen(7)
