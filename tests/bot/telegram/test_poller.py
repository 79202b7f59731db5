"""Updates are acknowledged after their work is durable, in one lane a chat; no chat waits for
another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest
from structlog.testing import capture_logs
from telegram import Update
from telegram.error import Conflict, NetworkError, TelegramError

from bot.telegram.copied import Copied, NotCopied
from bot.telegram.lanes import Receipts
from bot.telegram.poller import (
    LONG_POLL_S,
    MOST_IN_FLIGHT,
    PEEK_AWAY_S,
    PEEKS_S,
    InFlight,
    Poller,
)
from bot.telegram.rivals import LEASED_CONFLICTS, PROBE_S, AnotherPoller, News
from storage.store import StorageError
from tests.bot.kit import Hall

ANNA, BORIS, CLEO = 10, 20, 30
HANGS_S = 20.0
"""Turns a hang into an error."""


def update(number: int, chat: int) -> dict[str, Any]:
    """A command in a chat."""
    return {
        "update_id": number,
        "message": {
            "message_id": number,
            "date": 1,
            "chat": {"id": chat, "type": "private", "first_name": "Anna"},
            "from": {"id": chat, "is_bot": False, "first_name": "Anna"},
            "text": "/name secret words",
        },
    }


class Line:
    """A Telegram: it gives what waits until that is acknowledged, at most 100 at a time."""

    def __init__(self, *waiting: dict[str, Any]) -> None:
        self.waiting = list(waiting)
        self.offsets: list[int | None] = []
        self.waits: list[int] = []
        """How long each fetch would wait for something."""
        self.dry = asyncio.Event()
        self.failures = 0
        self.error: TelegramError = NetworkError("the answer was lost")
        self._ended = False
        self._arrived = asyncio.Event()

    def put(self, *updates: dict[str, Any]) -> None:
        """More has happened."""
        self.waiting += updates
        self._arrived.set()

    def end(self, error: TelegramError) -> None:
        """The fetch that is under way ends so."""
        self.error, self._ended = error, True
        self._arrived.set()

    async def fetch(
        self, offset: int | None, timeout_s: int, allowed: Sequence[str], read_s: float
    ) -> list[dict[str, Any]]:
        self.offsets.append(offset)
        self.waits.append(timeout_s)
        self.waiting = [one for one in self.waiting if one["update_id"] >= (offset or 0)]
        if self.failures:
            self.failures -= 1
            raise self.error
        while timeout_s and not self.waiting:
            self.dry.set()
            self._arrived.clear()
            await self._arrived.wait()
            self.dry.clear()
            if self._ended:
                self._ended = False
                raise self.error
        return self.waiting[:MOST_IN_FLIGHT]


class Pauses:
    """Pauses end when the test says so."""

    def __init__(self) -> None:
        self.begun: list[float] = []
        self._waiting: list[asyncio.Future[None]] = []
        self._begun = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        over = asyncio.get_running_loop().create_future()
        self.begun.append(seconds)
        self._waiting.append(over)
        self._begun.set()
        await over

    async def until(self, count: int) -> None:
        """Wait until so many have begun."""
        while len(self.begun) < count:
            self._begun.clear()
            await self._begun.wait()

    async def end(self) -> None:
        """Let the newest pause end, or that which begins next."""
        while not (left := [one for one in self._waiting if not one.done()]):
            self._begun.clear()
            await self._begun.wait()
        left[-1].set_result(None)
        for _ in range(20):  # what follows from it goes on as far as it can
            await asyncio.sleep(0)


class Desk:
    """Handlers: an update of a closed chat waits until that is opened."""

    def __init__(self) -> None:
        self.receipts = Receipts()
        self.begun: list[int] = []
        self.ended: list[int] = []
        self.fault: BaseException | None = None
        self._gates: dict[int, asyncio.Event] = {}
        self._ended = asyncio.Event()

    def close(self, chat: int) -> None:
        self._gates[chat] = asyncio.Event()

    def open(self, chat: int) -> None:
        self._gates.pop(chat).set()

    async def process(self, one: Update) -> None:
        self.begun.append(one.update_id)
        chat = one.effective_chat.id if one.effective_chat is not None else 0
        if chat in self._gates:
            await self._gates[chat].wait()
        receipt = self.receipts.of(one.update_id)
        receipt.fault = self.fault
        receipt.outcome = None if self.fault is not None else "committed"
        self.ended.append(one.update_id)
        self._ended.set()

    async def until(self, *numbers: int) -> None:
        """Wait until these were worked on."""
        while not set(numbers) <= set(self.ended):
            self._ended.clear()
            await self._ended.wait()


class Post:
    """A poller between a Telegram and handlers."""

    def __init__(self, hall: Hall, *waiting: dict[str, Any]) -> None:
        self.line, self.pauses, self.desk = Line(*waiting), Pauses(), Desk()
        self.poller = self._poller(hall, self.desk.process)

    def _poller(self, hall: Hall, process: Callable[[Update], Awaitable[None]]) -> Poller:
        return Poller(
            self.line, hall.store, self.desk.receipts, process,
            clock=hall.clock, sleep=self.pauses.sleep,
        )  # fmt: skip

    @asynccontextmanager
    async def open(self) -> AsyncIterator[asyncio.Task[None]]:
        """It runs; then it is stopped, as by SIGTERM."""
        running = asyncio.create_task(self.poller.run())
        try:
            yield running
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def test_a_chats_updates_are_worked_on_in_order_and_chats_side_by_side(hall: Hall) -> None:
    post = Post(hall, *(update(1, ANNA), update(2, ANNA), update(3, BORIS), update(4, BORIS)))
    post.desk.close(ANNA)
    async with post.open():
        await post.desk.until(3, 4)
        assert post.desk.begun == [1, 3, 4]
        post.desk.open(ANNA)
        await post.line.dry.wait()
    assert post.desk.ended == [3, 4, 1, 2]


async def test_what_comes_while_a_chat_is_slow_is_fetched_and_worked_on(hall: Hall) -> None:
    post = Post(hall, update(1, ANNA))
    post.desk.close(ANNA)
    async with post.open():
        post.line.put(update(2, BORIS))
        await post.pauses.end()
        await post.desk.until(2)
        post.line.put(update(3, CLEO))
        await post.pauses.end()
        await post.desk.until(3)
        assert post.desk.ended == [2, 3]
        assert {one["update_id"] for one in post.line.waiting} == {1, 2, 3}, "none acknowledged"
        post.desk.open(ANNA)
        await post.line.dry.wait()
    assert sorted(post.desk.begun) == [1, 2, 3], "each was worked on once"


async def test_a_lane_lives_on_while_more_is_fetched(hall: Hall) -> None:
    post = Post(hall, update(1, ANNA))
    post.desk.close(ANNA)
    async with post.open():
        for number in (2, 3):
            post.line.put(update(number, ANNA))
            await post.pauses.end()
        assert post.desk.begun == [1], "the others of that chat wait behind it"
        post.desk.open(ANNA)
        await post.line.dry.wait()
    assert post.desk.ended == [1, 2, 3]


async def test_the_longest_settled_prefix_is_acknowledged_and_nothing_else(hall: Hall) -> None:
    post = Post(hall, update(1, ANNA), update(2, BORIS), update(3, CLEO))
    post.desk.close(BORIS)
    async with post.open():
        await post.desk.until(1, 3)
        await post.pauses.end()
        assert post.line.offsets == [None, 2]
        assert [one["update_id"] for one in post.line.waiting] == [2, 3]
        post.desk.open(BORIS)
        await post.line.dry.wait()
    assert post.line.offsets == [None, 2, 4]


async def test_while_nothing_new_comes_it_looks_ever_more_seldom(hall: Hall) -> None:
    """Telegram gives at once what is in flight: without pauses that would be a busy loop."""
    post = Post(hall, update(1, ANNA))
    post.desk.close(ANNA)
    async with post.open():
        for _ in range(10):
            await post.pauses.end()
        assert len(post.line.offsets) == 11, "a look for each pause that is over"
        assert post.pauses.begun == [*PEEKS_S, *PEEKS_S[-1:] * (11 - len(PEEKS_S))]
        post.line.put(update(2, BORIS))
        await post.pauses.end()
        assert post.pauses.begun[-1] == PEEKS_S[0], "more came: it looks soon again"
    assert post.desk.begun == [1, 2]


def test_how_far_behind_we_are_is_told_by_what_has_waited_longest() -> None:
    flying = InFlight()
    assert flying.behind(0) is None, "nothing was heard yet"
    flying.add(1)
    flying.heard(1000)
    assert flying.behind(1000) is None, "what waits at the start may have waited for long"
    flying.settle(1)
    assert flying.behind(3000) == 2000, "since then more may have come"
    flying.add(2)
    flying.heard(5000)
    assert flying.behind(5000) == 4000, "it came after the answer before"
    flying.add(3)
    flying.settle(2)
    assert flying.behind(9000) == 4000
    flying.settle(3)
    flying.heard(9000)
    assert flying.behind(9000) == 0


def test_what_is_not_settled_is_not_forgotten_with_what_is() -> None:
    """It comes again with the next fetch, and is not worked on a second time."""
    flying = InFlight()
    for number in (1, 2):
        flying.add(number)
    flying.settle(1)
    assert flying.offset == 2
    flying.forgotten(2)
    assert not flying.add(2)
    assert flying.add(1), "numbers may begin anew below"


@pytest.mark.parametrize(
    "error", [NetworkError("the answer was lost"), Conflict("Conflict: terminated by other")]
)
async def test_what_is_not_known_is_asked_at_once_and_the_rest_waited_for(
    hall: Hall, error: TelegramError
) -> None:
    """After the start and after a failure nothing is known of what people did meanwhile."""
    post = Post(hall)
    heard: list[int | None] = []
    post.poller = Poller(
        post.line, hall.store, post.desk.receipts, post.desk.process,
        clock=hall.clock, sleep=post.pauses.sleep, polling=heard.append,
    )  # fmt: skip
    async with post.open():
        await post.line.dry.wait()
        assert heard == [0], "without anything to fetch"
        assert post.line.waits == [0, LONG_POLL_S]
        post.line.failures, post.line.error = 1, error
        post.line.put(update(1, ANNA))
        while len(post.line.waits) < 4:
            await post.pauses.end()
        await post.line.dry.wait()
    assert post.line.waits[:4] == [0, LONG_POLL_S, LONG_POLL_S, 0]
    assert set(post.line.waits[4:]) == {LONG_POLL_S}


class Lease:
    """:class:`bot.telegram.poller.Turns` as a test says."""

    def __init__(self) -> None:
        self.lasts = True
        self.others = asyncio.Event()

    async def come(self) -> None:
        if not self.lasts:
            self.others.set()
            await asyncio.Event().wait()


def leased(hall: Hall, heard: list[News]) -> tuple[Post, Lease]:
    """A post of one of several servers, which has had its turn for long."""
    post, lease = Post(hall), Lease()
    post.poller = Poller(
        post.line, hall.store, post.desk.receipts, post.desk.process,
        clock=hall.clock, sleep=post.pauses.sleep, turn=lease, told=heard.append,
        seconds=count(0, 5).__next__,
    )  # fmt: skip
    return post, lease


TERMINATED = Conflict("Conflict: terminated by other getUpdates request")


async def test_a_fetch_that_ends_when_another_server_has_the_lease_is_no_other_programs_doing(
    hall: Hall,
) -> None:
    """As when the database was away for longer than a lease is good, and another took it."""
    heard: list[News] = []
    post, lease = leased(hall, heard)
    with capture_logs() as lines:
        async with asyncio.timeout(HANGS_S), post.open():
            await post.line.dry.wait()
            paused = len(post.pauses.begun)
            lease.lasts = False
            post.line.end(TERMINATED)
            await lease.others.wait()
            assert len(post.pauses.begun) == paused, "its turn is waited for, nothing else"
    assert [line for line in lines if line["log_level"] != "info"] == []
    assert heard == []


async def test_a_program_that_asks_while_the_lease_is_ours_is_told_of(hall: Hall) -> None:
    heard: list[News] = []
    post, _ = leased(hall, heard)
    with capture_logs() as lines:
        async with asyncio.timeout(HANGS_S), post.open():
            for _ in range(LEASED_CONFLICTS):
                await post.line.dry.wait()
                post.line.end(TERMINATED)
                await post.pauses.end()
            await post.line.dry.wait()
    told = [line["event"] for line in lines if line["log_level"] == "warning"]
    assert told == ["conflict: another program polls with this token"]
    assert heard == ["rival"]


def newcomer(hall: Hall, *waiting: dict[str, Any]) -> Post:
    """A post that does not know whether another program was there before."""
    post = Post(hall, *waiting)
    post.poller = Poller(
        post.line, hall.store, post.desk.receipts, post.desk.process,
        clock=hall.clock, sleep=post.pauses.sleep, seconds=lambda: 0.0, alone=False,
    )  # fmt: skip
    return post


async def test_a_new_server_leaves_to_another_one_what_that_works_on(hall: Hall) -> None:
    """It looks twice. Where the oldest is gone, the other program may be about to work on the
    rest."""
    post = newcomer(hall, update(1, ANNA), update(2, BORIS))
    async with post.open():
        await post.pauses.until(1)
        post.line.waiting = [update(2, BORIS), update(3, ANNA)]
        await post.pauses.end()
        await post.pauses.until(2)
        assert post.desk.begun == []
        await post.pauses.end()
        await post.desk.until(2, 3)
    assert post.pauses.begun[0] == PROBE_S
    assert post.line.waits[:2] == [0, 0]


async def test_where_all_is_gone_again_and_again_there_is_another_program(hall: Hall) -> None:
    numbers = iter(range(1, 100))

    class Shared:
        async def fetch(self, *_: object) -> list[dict[str, Any]]:
            return [update(next(numbers), ANNA)]

    async def at_once(_: float) -> None:
        await asyncio.sleep(0)

    async def refuse(_: Update) -> None:
        raise AssertionError("it is not for us")

    made = Poller(
        Shared(), hall.store, Receipts(), refuse, clock=hall.clock, sleep=at_once, alone=False
    )
    with pytest.raises(AnotherPoller):
        await made.run()


async def test_a_new_server_that_found_all_there_again_looks_once(hall: Hall) -> None:
    post = newcomer(hall, update(1, ANNA))
    async with post.open():
        await post.pauses.end()
        await post.desk.until(1)
        post.line.put(update(2, ANNA))
        await post.desk.until(2)
    assert post.pauses.begun.count(PROBE_S) == 1


async def test_what_is_in_the_air_is_bounded(hall: Hall) -> None:
    """Telegram shows a hundred; before the first of them is settled a look brings nothing."""
    numbers = range(1, MOST_IN_FLIGHT + 2)
    post = Post(hall, *(update(number, ANNA) for number in numbers))
    post.desk.close(ANNA)
    async with post.open():
        await post.pauses.end()
        assert post.line.offsets == [None], "it looks no more"
        post.desk.open(ANNA)
        await post.line.dry.wait()
    assert post.desk.ended == list(numbers)


async def test_stopped_it_acknowledges_nothing_that_is_in_the_air(hall: Hall) -> None:
    post = Post(hall, update(1, ANNA), update(2, BORIS))
    post.desk.close(ANNA)
    async with post.open():
        await post.desk.until(2)
    assert post.line.offsets == [None]
    assert [one["update_id"] for one in post.line.waiting] == [1, 2]


async def test_numbers_that_begin_anew_below_are_not_acknowledged_unseen(hall: Hall) -> None:
    """After a quiet week update ids restart at random: an old offset would make Telegram forget
    what nobody has seen."""
    post = Post(hall, update(900, ANNA), update(901, ANNA))
    async with post.open():
        await post.line.dry.wait()
        assert post.line.offsets == [None, 902]
        post.desk.close(BORIS)
        post.line.put(update(7, BORIS), update(8, ANNA))
        await post.desk.until(8)
        await post.pauses.end()
        assert post.line.offsets[2:] == [None]
        post.desk.open(BORIS)
        await post.line.dry.wait()
    assert post.line.offsets == [None, 902, None, 9]
    assert sorted(post.desk.ended) == [7, 8, 900, 901]


async def test_an_acknowledgement_that_may_be_lost_is_sent_again(hall: Hall) -> None:
    post = Post(hall, update(1, ANNA))
    async with post.open():
        await post.line.dry.wait()
        post.line.failures = 2
        post.line.put(update(2, ANNA))
        while len(post.line.offsets) < 5:
            await post.pauses.end()
        await post.line.dry.wait()
    assert post.line.offsets == [None, 2, 3, 3, 3, None]


async def test_a_swallowed_failure_becomes_a_dead_letter_without_names_or_words(
    hall: Hall,
) -> None:
    post = Post(hall, update(1, ANNA))
    post.desk.fault = ValueError("a secret")
    async with post.open():
        await post.line.dry.wait()
    assert await hall.store.seen(1)
    letters = await hall.dead_letters()
    assert [(number, reason) for number, _, reason in letters] == [(1, "ValueError")]
    assert "/name" in letters[0][1]
    assert "secret" not in letters[0][1]
    assert "Anna" not in letters[0][1]


async def test_an_update_that_the_dispatcher_fails_at_is_put_aside_and_stops_no_other(
    hall: Hall,
) -> None:
    receipts, line = Receipts(), Line(update(1, ANNA), update(2, ANNA))

    async def process(one: Update) -> None:
        if one.update_id == 1:
            raise RuntimeError("nobody expected that")
        receipts.of(one.update_id).outcome = "committed"

    made = Poller(line, hall.store, receipts, process, clock=hall.clock)
    running = asyncio.create_task(made.run())
    await line.dry.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert [reason for _, _, reason in await hall.dead_letters()] == ["RuntimeError"]
    assert line.offsets[-1] == 3


async def test_a_fetch_that_fails_in_a_way_nobody_expected_is_followed_by_another(
    hall: Hall,
) -> None:
    fetched = asyncio.Event()
    errors = [KeyError("odd"), RuntimeError("odd")]

    class Odd:
        async def fetch(self, *_: object) -> list[dict[str, Any]]:
            if errors:
                raise errors.pop()
            fetched.set()
            await asyncio.Event().wait()
            raise AssertionError

    async def sleep(_: float) -> None:
        await asyncio.sleep(0)

    async def refuse(_: Update) -> None:
        raise AssertionError("there are no updates")

    made = Poller(Odd(), hall.store, Receipts(), refuse, clock=hall.clock, sleep=sleep)
    running = asyncio.create_task(made.run())
    await fetched.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_handler_that_says_nothing_is_no_receipt(hall: Hall) -> None:
    class Silent(Desk):
        async def process(self, one: Update) -> None:
            return

    post = Post(hall, update(1, ANNA))
    post.poller = post._poller(hall, Silent().process)
    async with post.open():
        await post.line.dry.wait()
    assert [reason for _, _, reason in await hall.dead_letters()] == ["no receipt"]


async def test_a_database_that_fails_stops_the_poller_and_acknowledges_nothing(
    hall: Hall,
) -> None:
    post = Post(hall, update(1, ANNA), update(2, BORIS))
    post.desk.fault = StorageError("the disk is full", full=True)
    async with post.open() as running:
        with pytest.raises(StorageError, match="the disk is full"):
            await running
    assert post.line.offsets == [None]
    assert await hall.dead_letters() == []


async def test_an_update_that_cannot_be_read_is_put_aside_and_stops_no_other(hall: Hall) -> None:
    unreadable = {"update_id": 7, "message": {"from": {"first_name": "Anna"}}}
    post = Post(hall, unreadable, update(8, ANNA))
    async with post.open():
        await post.line.dry.wait()
    assert post.desk.ended == [8]
    assert post.line.offsets == [None, 9]
    letters = await hall.dead_letters()
    assert len(letters) == 1
    assert "Anna" not in letters[0][1]
    assert await hall.store.seen(7)


async def test_no_pause_is_long_however_often_fetching_fails(hall: Hall) -> None:
    """A press lives 150 seconds at Telegram."""
    pauses: list[float] = []

    class Down:
        async def fetch(self, *_: object) -> list[dict[str, Any]]:
            raise NetworkError("Bad Gateway")

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 20:
            raise asyncio.CancelledError

    async def refuse(_: Update) -> None:
        raise AssertionError("there are no updates")

    made = Poller(Down(), hall.store, Receipts(), refuse, clock=hall.clock, sleep=sleep)
    with pytest.raises(asyncio.CancelledError):
        await made.run()
    assert pauses[0] <= 0.3
    assert max(pauses) <= 5


class Copy:
    """A copy that has all as soon as the test says so; it can be away."""

    def __init__(self) -> None:
        self.asked = 0
        self.away = False
        self.there = asyncio.Event()

    async def sync(self) -> None:
        self.asked += 1
        await self.there.wait()
        if self.away:
            raise NotCopied("nobody answers")


def copied_post(hall: Hall, copy: Copy, *waiting: dict[str, Any]) -> Post:
    """A post whose updates are acknowledged when the copy has them."""
    post = Post(hall, *waiting)
    post.poller = Poller(
        post.line, hall.store, post.desk.receipts, post.desk.process,
        clock=hall.clock, sleep=post.pauses.sleep,
        copied=Copied(copy.sync, sleep=lambda _: asyncio.sleep(0)),
    )  # fmt: skip
    return post


async def test_what_is_settled_is_acknowledged_when_the_copy_has_it(hall: Hall) -> None:
    copy = Copy()
    post = copied_post(hall, copy, update(1, ANNA), update(2, BORIS))
    async with asyncio.timeout(HANGS_S), post.open():
        await post.desk.until(1, 2)
        for _ in range(3):
            await post.pauses.end()
        assert set(post.line.offsets) == {None}, "the copy has nothing yet"
        assert copy.asked == 1, "one look covers both"
        copy.there.set()
        await post.line.dry.wait()
    assert post.line.offsets[-1] == 3
    assert sorted(post.desk.begun) == [1, 2], "each was worked on once"


async def test_while_the_copy_is_away_people_play_on_and_nothing_is_acknowledged(
    hall: Hall,
) -> None:
    copy = Copy()
    copy.away = True
    copy.there.set()
    post = copied_post(hall, copy, update(1, ANNA))
    async with asyncio.timeout(HANGS_S), post.open():
        await post.desk.until(1)
        for number in range(2, 6):
            post.line.put(update(number, ANNA))
            await post.pauses.end()
            await post.desk.until(number)
        await post.pauses.end()
        assert set(post.line.offsets) == {None}
        assert post.pauses.begun[-1] == PEEK_AWAY_S, "it looks less often"
        copy.away = False
        await post.line.dry.wait()
    assert post.line.offsets[-1] == 6
    assert post.desk.begun == [1, 2, 3, 4, 5]


async def test_telegram_shows_a_hundred_that_the_copy_lacks_and_the_rest_comes_when_it_follows(
    hall: Hall,
) -> None:
    copy = Copy()
    first, last = range(1, MOST_IN_FLIGHT + 1), MOST_IN_FLIGHT + 1
    post = copied_post(hall, copy, *(update(number, ANNA) for number in (*first, last)))
    async with asyncio.timeout(HANGS_S), post.open():
        await post.desk.until(*first)
        assert last not in post.desk.begun
        copy.there.set()
        await post.desk.until(last)
        await post.line.dry.wait()
    assert post.line.offsets[-1] == last + 1


def test_a_copy_that_is_away_leaves_nobody_behind() -> None:
    """What is due is put off while presses may wait unheard; these were heard."""
    flying = InFlight()
    flying.add(1)
    flying.heard(1000)
    flying.settle(1, kept=False)
    flying.heard(9000)
    assert flying.behind(9000) == 0
    assert (flying.open, flying.calm, flying.offset) == (0, False, None)
    flying.keep(1)
    assert (flying.calm, flying.offset) == (True, 2)
