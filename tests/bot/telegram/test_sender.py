"""Sending at Telegram's pace: who waits for whom. Time is handed in and moves only by waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.telegram.limits import NO_LIMITS, Limits, Rate
from bot.telegram.sender import MANY_LANES, Sender
from bot.telegram.wire import Later

ANNA, BORIS, CLUB = 1, 2, -100


class Virtual:
    """Seconds that pass as soon as every task waits for them."""

    def __init__(self) -> None:
        self.now = 0.0
        self.sent: list[tuple[float, str]] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        for _ in range(20):  # whatever need not wait goes first
            await asyncio.sleep(0)
        self.now = max(self.now, until)

    def job(self, name: str) -> Callable[[], Awaitable[None]]:
        async def run() -> None:
            await asyncio.sleep(0)
            self.sent.append((round(self.now, 3), name))

        return run

    def sender(self, limits: Limits) -> Sender:
        return Sender(limits, clock=self.clock, sleep=self.sleep)

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.sent]


async def test_replies_keep_their_order_and_go_before_boards() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    sender.board(ANNA, 1, world.job("board"))
    for name in ("first", "second"):
        sender.reply(ANNA, world.job(name))
    await sender.idle()
    assert world.names == ["first", "second", "board"]


async def test_the_board_just_pressed_goes_first_but_none_starves() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for number in range(1, 6):
        sender.board(CLUB, number, world.job(str(number)))
    await sender.idle()
    assert world.names == ["5", "4", "1", "3", "2"]


async def test_a_board_asked_for_often_is_sent_once() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    for name in ("old", "older", "newest"):
        sender.board(CLUB, 1, world.job(name))
    await sender.idle()
    assert world.names == ["newest"]


async def test_a_chat_sends_one_a_second_after_its_burst() -> None:
    world = Virtual()
    sender = world.sender(Limits(Rate(1, 1.0, 4), None, None))
    for number in range(5):
        sender.reply(ANNA, world.job(str(number)))
    await sender.idle()
    # Two at once: the bucket starts half full, since what a restart forgot may just have been sent.
    assert [at for at, _ in world.sent] == [0, 0, 1, 2, 3]


async def test_a_groups_bucket_is_shared_by_its_boards() -> None:
    world = Virtual()
    sender = world.sender(Limits(None, Rate(20, 60.0, 2), None))
    for number in range(3):
        sender.board(CLUB, number, world.job(str(number)))
    await sender.idle()
    assert [at for at, _ in world.sent] == [0, 3, 6]


async def test_a_private_chat_has_no_groups_bucket() -> None:
    world = Virtual()
    sender = world.sender(Limits(None, Rate(20, 60.0, 2), None))
    for number in range(3):
        sender.reply(ANNA, world.job(str(number)))
    await sender.idle()
    assert [at for at, _ in world.sent] == [0, 0, 0]


async def test_retry_after_holds_its_own_chat_and_no_other() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)
    refusals = iter([Later(30)])

    async def refused_once() -> None:
        for refusal in refusals:
            raise refusal
        world.sent.append((world.now, "anna"))

    sender.reply(ANNA, refused_once)
    await asyncio.sleep(0)
    sender.reply(BORIS, world.job("boris"))
    await sender.idle()
    assert set(world.names) == {"anna", "boris"}
    assert world.sent[-1] == (30, "anna")


async def test_what_fails_does_not_stop_the_rest() -> None:
    world = Virtual()
    sender = world.sender(NO_LIMITS)

    async def broken() -> None:
        raise RuntimeError("out of order")

    sender.reply(ANNA, broken)
    sender.reply(ANNA, world.job("next"))
    await sender.idle()
    assert world.names == ["next"]


async def test_it_stops_at_once() -> None:
    sender = Virtual().sender(NO_LIMITS)
    started = asyncio.Event()

    async def endless() -> None:
        started.set()
        await asyncio.Event().wait()

    sender.reply(ANNA, endless)
    await started.wait()
    await sender.close()
    await sender.idle()


async def test_quiet_chats_are_forgotten_when_there_are_many() -> None:
    world = Virtual()
    sender = world.sender(Limits())
    for chat in range(1, MANY_LANES + 1):
        sender.reply(chat, world.job(str(chat)))
        await sender.idle()
        world.now += 60
    sender.reply(MANY_LANES + 1, world.job("last"))
    assert sender.chats == 1
    await sender.idle()
