"""What is settled waits for the copy: one look covers all that was settled when it began."""

from __future__ import annotations

import asyncio

from structlog.testing import capture_logs

from bot.telegram.copied import AGAIN_S, Copied, NotCopied


class Copy:
    """A copy that answers when the test says so."""

    def __init__(self) -> None:
        self.asked = 0
        self.most = 0
        self.now = 0.0
        self.pauses: list[float] = []
        self._under_way = 0
        self._answers: asyncio.Queue[Exception | None] = asyncio.Queue()

    async def sync(self) -> None:
        self.asked += 1
        self._under_way += 1
        self.most = max(self.most, self._under_way)
        try:
            error = await self._answers.get()
        finally:
            self._under_way -= 1
        if error is not None:
            raise error

    async def answer(self, error: Exception | None = None) -> None:
        self._answers.put_nowait(error)
        for _ in range(10):  # what follows from it goes on as far as it can
            await asyncio.sleep(0)

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)


async def follows() -> tuple[Copy, Copied, list[int]]:
    copy = Copy()
    return copy, Copied(copy.sync, seconds=lambda: copy.now, sleep=copy.pause), []


async def test_an_update_is_kept_when_the_copy_has_it_and_not_before() -> None:
    copy, copied, kept = await follows()
    copied.add(1, kept.append)
    await asyncio.sleep(0)
    assert (copy.asked, kept, copied.waiting) == (1, [], 1)
    await copy.answer()
    assert (kept, copied.waiting) == ([1], 0)


async def test_one_look_covers_all_that_was_settled_when_it_began_and_nothing_else() -> None:
    copy, copied, kept = await follows()
    for number in (1, 2, 3):
        copied.add(number, kept.append)
    await asyncio.sleep(0)
    copied.add(4, kept.append)  # the copy may have looked already
    copied.add(5, kept.append)
    await copy.answer()
    assert (kept, copy.asked) == ([1, 2, 3], 2)
    await copy.answer()
    assert (kept, copy.asked, copy.most) == ([1, 2, 3, 4, 5], 2, 1)


async def test_where_nothing_waits_nobody_asks() -> None:
    copy, copied, kept = await follows()
    copied.add(1, kept.append)
    await copy.answer()
    assert copy.asked == 1
    copied.add(2, kept.append)
    await copy.answer()
    assert (copy.asked, kept) == (2, [1, 2])


async def test_a_copy_that_does_not_follow_is_told_once_and_all_goes_on_by_itself() -> None:
    copy, copied, kept = await follows()
    copied.add(1, kept.append)
    with capture_logs() as log:
        await copy.answer(NotCopied("nothing answers there"))
        assert copied.away
        copied.add(2, kept.append)
        for _ in range(3):
            await copy.answer(OSError("it broke off"))
        copy.now = 7.0
        assert (kept, copied.waiting, copied.behind) == ([], 2, 7.0)
        await copy.answer()
    assert (kept, copied.away, copied.behind) == ([1, 2], False, 0.0)
    assert copy.pauses == [AGAIN_S] * 4
    assert [(line["log_level"], line["event"]) for line in log] == [
        ("warning", "the copy does not follow"),
        ("info", "the copy follows again"),
    ]
    assert (log[0]["why"], log[1]["seconds"]) == ("nothing answers there", 7)


async def test_who_is_told_to_stop_waits_for_no_copy() -> None:
    copy, copied, kept = await follows()
    copied.add(1, kept.append)
    await asyncio.sleep(0)
    await copied.close()
    await copy.answer()
    assert kept == [], "it comes again"
