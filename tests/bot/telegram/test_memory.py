"""No change is asked for that changes nothing, and none is left out that might change something."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.telegram.callback_data import Kind, Press
from bot.telegram.memory import REMEMBERED, Memory
from bot.telegram.wire import Key, Later, MessageGone, Picture, Unchanged, Unknown
from tests.bot.handlers.test_visits import Told

KEYS = ((Key("Throw", Press(Kind.ACT, 3, 4, "throw")),),)
OTHERS = ((Key("Throw", Press(Kind.ACT, 3, 5, "throw")),),)
KEPT = Picture(file="file")

Change = Callable[[Memory, int], Awaitable[object]]


def page(caption: str = "page", keys: object = KEYS, picture: Picture = KEPT) -> Change:
    return lambda memory, m: memory.edit_picture(1, m, picture, caption, keys)  # type: ignore[arg-type]


def words(caption: str = "page", keys: object = KEYS) -> Change:
    return lambda memory, m: memory.edit_caption(1, m, caption, keys)  # type: ignore[arg-type]


def strip(memory: Memory, message: int) -> Awaitable[object]:
    return memory.strip(1, message)


class Post:
    """A memory before a Telegram that counts."""

    def __init__(self) -> None:
        self.told = Told()
        self.memory = Memory(self.told)

    async def page(self) -> int:
        return (await self.memory.send_picture(1, None, Picture(b"png"), "page", KEYS)).message

    async def asked(self, message: int, *changes: Change) -> list[bool]:
        """Which of these changes were asked of Telegram."""
        calls = []
        for change in changes:
            before = len(self.told.topics)
            try:
                await change(self.memory, message)
            except Unchanged:
                assert len(self.told.topics) == before
            calls.append(len(self.told.topics) > before)
        return calls


async def test_what_stands_there_is_not_asked_for_again() -> None:
    post = Post()
    message = await post.page()
    asked = await post.asked(message, page(), words(), page("next"), page("next"), words("next"))
    assert asked == [False, False, True, False, False]
    assert await post.asked(message, strip, strip, page("next", ()), words("next", ((),))) == [
        True, False, False, False,
    ]  # fmt: skip


async def test_whatever_differs_is_asked_for() -> None:
    post = Post()
    message = await post.page()
    other = Picture(file="another")
    assert await post.asked(message, page(keys=OTHERS), page(), page(picture=other)) == [True] * 3
    assert await post.asked(message, page(picture=Picture(b"png")), page()) == [True, False]
    assert await post.asked(message + 1, page(), page()) == [True, False], "as after a restart"


async def test_a_message_whose_call_was_lost_is_never_taken_for_granted_again() -> None:
    """A call that timed out may come to Telegram long after the next one."""
    post = Post()
    message = await post.page()
    post.told.refusal = lambda _: Unknown("Timed out")
    with pytest.raises(Unknown):
        await page("lost")(post.memory, message)
    post.told.refusal = lambda _: None
    assert await post.asked(message, page(), page(), page()) == [True] * 3


@pytest.mark.parametrize("refusal", [Later(3), MessageGone("gone")])
async def test_what_was_refused_was_not_done(refusal: Exception) -> None:
    post = Post()
    message = await post.page()
    post.told.refusal = lambda _: refusal  # type: ignore[assignment, return-value]
    with pytest.raises(type(refusal)):
        await page("next")(post.memory, message)
    post.told.refusal = lambda _: None
    assert await post.asked(message, page("next")) == [True]


async def test_of_two_changes_at_once_nobody_knows_which_came_last() -> None:
    post, gate = Post(), asyncio.Event()
    message = await post.page()

    class Slow(Told):
        async def edit_caption(self, *given: object) -> None:
            await gate.wait()

    post.memory = Memory(Slow())
    both = [asyncio.ensure_future(words(text)(post.memory, message)) for text in ("one", "two")]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*both)
    await words("two")(post.memory, message)
    await words("two")(post.memory, message)


async def test_unchanged_is_taken_from_telegram_too() -> None:
    post = Post()
    post.told.refusal = lambda _: Unchanged("not modified")
    with pytest.raises(Unchanged):
        await words()(post.memory, 7)
    post.told.refusal = lambda _: None
    assert await post.asked(7, words()) == [False]


async def test_so_many_messages_are_remembered() -> None:
    post = Post()
    first = await post.page()
    for _ in range(REMEMBERED):
        await post.page()
    assert await post.asked(first, page()) == [True]
