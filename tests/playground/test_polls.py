"""Polls as Telegram has them, seen by a real python-telegram-bot Bot over HTTP, and in the page."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.async_api import expect
from telegram import Bot, InputMediaPhoto, Message, Update
from telegram.error import BadRequest

from playground.client import Person, Play, Seen
from playground.errors import ClientError
from playground.server import Running
from tests.browser import PHONE, OpenPage
from tests.playground.kit import png

NINE = 9 * 3600


async def quiz(bot: Bot, chat: int, **more: Any) -> Message:
    """A quiz of three, of which the second is right."""
    given: dict[str, Any] = {
        "type": "quiz",
        "is_anonymous": False,
        "correct_option_ids": [1],
        "explanation": "It <b>strikes</b>.",
        "explanation_parse_mode": "HTML",
        "description": "White: 1 3 5\nBlack: 2 4 6",
        "close_date": int(time.time()) + NINE,
        "hide_results_until_closes": True,
    }
    return await bot.send_poll(chat, "Which move?", ["1 to 2", "3 to 4", "5 to 6"], **given | more)


async def news(bot: Bot) -> list[Update]:
    return list(await bot.get_updates(timeout=5))


async def test_a_quiz_has_its_picture_and_says_who_voted_for_what(
    bot: Bot, anna: Person, play: Play
) -> None:
    await anna.start()
    sent = await quiz(bot, anna.id, media=InputMediaPhoto(png()))
    assert sent.poll is not None
    assert sent.poll.media is not None
    assert sent.poll.explanation == "It strikes."
    (seen,) = [message for message in await anna.messages() if message.poll]
    assert seen.photo == sent.poll.media.photo[-1].file_id
    assert await play.file(seen.photo or "") == png()
    assert "White: 1 3 5" in seen.text
    assert seen.options == ["1 to 2", "3 to 4", "5 to 6"]
    await anna.vote(seen, 2)
    answers = [update.poll_answer for update in await news(bot) if update.poll_answer]
    assert [(a.poll_id, a.user and a.user.id, a.option_ids) for a in answers] == [
        (sent.poll.id, anna.id, (2,))
    ]
    with pytest.raises(ClientError, match="stays"):
        await anna.vote(seen, 1)


async def test_nobody_sees_how_others_voted_before_it_closes(
    bot: Bot, anna: Person, boris: Person, play: Play
) -> None:
    chat = await play.chat_id("Nile Club")
    await quiz(bot, chat)
    (seen,) = [message for message in await anna.messages(chat) if message.poll]
    await anna.vote(seen, 1)
    await boris.vote(seen, 0)
    assert await counts(anna, seen) == [0, 0, 0]
    await anna.close_poll(seen)
    assert await counts(anna, seen) == [1, 1, 0]
    with pytest.raises(ClientError, match="closed"):
        await boris.vote(seen, 1)
    told = [update.poll for update in await news(bot) if update.poll]
    assert [poll.is_closed for poll in told] == [False, False, True]


async def counts(person: Person, message: Seen) -> list[int]:
    now = next(m for m in await person.messages(message.chat_id) if m.id == message.id)
    return [int(option["voter_count"]) for option in now.poll["options"]]


async def test_a_bot_stops_its_poll_once(bot: Bot, anna: Person) -> None:
    await anna.start()
    sent = await quiz(bot, anna.id)
    assert (await bot.stop_poll(anna.id, sent.message_id)).is_closed
    with pytest.raises(BadRequest, match="already been closed"):
        await bot.stop_poll(anna.id, sent.message_id)


async def test_a_poll_closes_by_itself_when_its_time_has_come(
    server: Running, bot: Bot, anna: Person
) -> None:
    await anna.start()
    sent = await quiz(bot, anna.id)
    message = server.world.chat(anna.id).messages[sent.message_id]
    assert message.poll is not None
    message.poll.close_date = server.world.now()
    server.world.pulse.beat()
    await anna.wait_edit(lambda m: m.id == sent.message_id and m.poll["is_closed"])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"explanation": "x" * 201}, "too long"),
        ({"explanation": "a\nb\nc\nd"}, "line feeds"),
        ({"correct_option_ids": [3]}, "correct option"),
        ({"correct_option_ids": None}, "correct option"),
        ({"description": "x" * 1025}, "too long"),
        ({"close_date": 5}, "close date"),
        ({"type": "regular", "correct_option_ids": None}, "for quizzes only"),
    ],
)
async def test_what_telegram_refuses_is_refused(
    bot: Bot, anna: Person, wrong: dict[str, Any], why: str
) -> None:
    await anna.start()
    with pytest.raises(BadRequest, match=why):
        await quiz(bot, anna.id, **wrong)


async def test_anonymous_votes_are_told_to_nobody(bot: Bot, anna: Person) -> None:
    await anna.start()
    await quiz(bot, anna.id, is_anonymous=True)
    (seen,) = [message for message in await anna.messages() if message.poll]
    await anna.vote(seen, 1)
    assert not [update for update in await news(bot) if update.poll_answer]


@pytest.mark.browser
async def test_a_person_votes_in_the_page_and_reads_why(
    server: Running, bot: Bot, anna: Person, open_page: OpenPage
) -> None:
    await anna.start()
    await quiz(bot, anna.id, media=InputMediaPhoto(png()), hide_results_until_closes=False)
    page = await open_page(server.url, size=PHONE)
    await expect(page.locator(".poll-question")).to_have_text("Which move?")
    await expect(page.locator(".poll-why")).to_have_count(0)
    await page.get_by_role("radio", name="1 to 2").click()
    await expect(page.get_by_role("radio", name="1 to 2")).to_be_checked()
    await expect(page.locator(".poll-option.right .poll-text")).to_contain_text("3 to 4")
    await expect(page.locator(".poll-why")).to_contain_text("It strikes.")
    await expect(page.locator(".poll-why b")).to_have_text("strikes")
    box = await page.locator(".bubble", has=page.locator(".poll")).bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360
