"""Replies and pop-ups come through a network that fails now and then, and hold up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import chain, repeat
from typing import Any

import pytest

from bot.handlers.delivery import FAULTS, MOST_WAITING, POP_UP_S, USEFUL_S, Delivery
from bot.telegram.limits import NO_LIMITS
from bot.telegram.sender import Sender
from bot.telegram.troubles import Troubles
from bot.telegram.wire import ChatClosed, Later, Refused, Unknown
from tests.bot.handlers.test_visits import Told
from tests.bot.kit import Hall

ANNA, BORIS = 1, 2


class Post:
    """A delivery whose seconds pass only by waiting. `fates` are those of the calls, in order."""

    def __init__(self, hall: Hall, *fates: Exception | None, then: Exception | None = None) -> None:
        self.now = 0.0
        self.fates: Iterator[Exception | None] = chain(fates, repeat(then))
        self.calls: list[tuple[float, str]] = []
        self.sent: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.pauses: list[float] = []
        self.told = Told()
        self.told.answer = self.answer  # type: ignore[method-assign]
        self.sender = Sender(NO_LIMITS, clock=self.seconds, sleep=self.sleep)
        self.troubles = Troubles(self.seconds)
        self.delivery = Delivery(
            hall.door.book, self.told, self.sender, self.troubles,
            spawn=self.spawn, seconds=self.seconds, sleep=self.sleep,
        )  # fmt: skip

    def seconds(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        self.pauses.append(seconds)
        for _ in range(20):  # whatever need not wait goes first
            await asyncio.sleep(0)
        self.now = max(self.now, until)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.append(task)
        return task

    def call(self, name: str) -> Callable[[int | None], Coroutine[Any, Any, None]]:
        async def run(_: int | None) -> None:
            self._meet(name)

        return run

    async def answer(
        self, query: str, text: str, *, alert: bool = False, url: str | None = None
    ) -> None:
        self._meet(text)

    def _meet(self, name: str) -> None:
        self.calls.append((round(self.now, 3), name))
        fate = next(self.fates)
        if fate is not None:
            raise fate
        self.sent.append(name)

    async def done(self) -> None:
        """Wait until nothing is on its way."""
        while True:
            await self.sender.idle()
            waiting = [task for task in self.tasks if not task.done()]
            if not waiting:
                return
            await asyncio.gather(*waiting)


BROKEN = Unknown("Bad Gateway")


async def test_a_reply_whose_call_fails_comes_a_moment_later(hall: Hall) -> None:
    post = Post(hall, BROKEN)
    post.delivery.send(ANNA, None, post.call("menu"))
    await post.done()
    assert post.calls == [(0, "menu"), (0.3, "menu")]
    assert post.sent == ["menu"]


async def test_the_pauses_double_and_end_when_nobody_waits_for_the_reply_any_more(
    hall: Hall,
) -> None:
    post = Post(hall, then=BROKEN)
    post.delivery.send(ANNA, None, post.call("menu"))
    await post.done()
    assert [round(b / a) for a, b in zip(post.pauses, post.pauses[1:], strict=False)] == [2] * 7
    assert USEFUL_S / 2 < post.now < USEFUL_S


async def test_others_of_the_chat_go_before_a_reply_that_rests(hall: Hall) -> None:
    post = Post(hall, BROKEN)
    post.delivery.send(ANNA, None, post.call("first"))
    post.delivery.send(ANNA, None, post.call("second"))
    post.sender.board(ANNA, 1, lambda: post.call("board")(None))
    post.delivery.send(BORIS, None, post.call("his"))
    await post.done()
    assert post.sent[-1] == "first"
    assert set(post.sent) == {"first", "second", "board", "his"}


async def test_a_page_that_was_lost_does_not_undo_the_next_one(hall: Hall) -> None:
    """Two pages of one message: the first call is lost, the second is not."""
    post = Post(hall, BROKEN)
    post.delivery.send(ANNA, None, post.call("old page"), edits=7)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert post.calls == [(0, "old page")]
    post.delivery.send(ANNA, None, post.call("new page"), edits=7)
    post.delivery.send(ANNA, None, post.call("another message"), edits=8)
    await post.done()
    assert post.sent == ["new page", "another message"]


async def test_a_page_that_is_turned_again_before_its_turn_is_shown_once(hall: Hall) -> None:
    post = Post(hall)
    for name in ("page", "page", "page"):
        post.delivery.send(ANNA, None, post.call(name), edits=7)
    await post.done()
    assert post.sent == ["page"]


@pytest.mark.parametrize("refusal", [ChatClosed("blocked"), Refused("bad markup")])
async def test_what_is_refused_is_not_tried_again(hall: Hall, refusal: Exception) -> None:
    post = Post(hall, refusal)
    post.delivery.send(ANNA, None, post.call("menu"))
    await post.done()
    assert post.calls == [(0, "menu")]


async def test_a_reply_that_cannot_be_made_is_counted_and_stops_no_other(hall: Hall) -> None:
    post = Post(hall, *[RuntimeError("out of order")] * FAULTS)
    reports: list[str] = []
    post.troubles.on_report(lambda report: reports.append(report.error))
    post.delivery.send(ANNA, None, post.call("broken"))
    await post.done()
    post.delivery.send(ANNA, None, post.call("next"))
    await post.done()
    assert post.sent == ["next"]
    assert reports == ["RuntimeError"]


async def test_a_pop_up_that_is_lost_comes_a_moment_later(hall: Hall) -> None:
    post = Post(hall, BROKEN, Later(1))
    post.delivery.pop_up("q", "You threw 4")
    await post.done()
    assert post.sent == ["You threw 4"]
    assert post.now < 2


async def test_a_pop_up_is_given_up_when_it_can_be_shown_no_more(hall: Hall) -> None:
    post = Post(hall, then=BROKEN)
    post.delivery.pop_up("q", "You threw 4")
    await post.done()
    assert POP_UP_S / 3 < post.now <= POP_UP_S


async def test_who_repeats_a_command_waits_alone(hall: Hall) -> None:
    post = Post(hall)
    for number in range(MOST_WAITING + 5):
        post.delivery.send(ANNA, None, post.call(str(number)))
    await post.done()
    assert len(post.sent) == MOST_WAITING
