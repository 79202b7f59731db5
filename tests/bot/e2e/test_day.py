"""The position of the day through the chat: asked, answered, kept whatever happens to us."""

from __future__ import annotations

import asyncio

from bot.board.day_quiz import view_of
from bot.table.day import day_at, of_day
from opponents.puzzles.position import Asked, asked
from playground.client import Person, Seen
from storage.rows import DayAnswer
from tests.bot.e2e.house import House, en, pixels, shows
from tests.bot.e2e.one_moment import now
from tests.bot.e2e.process import PATIENCE_S

BEGINS = "Position of the day"


def is_quiz(message: Seen) -> bool:
    return bool(message.poll)


async def asked_today(house: House, message: Seen) -> Asked:
    """What is asked, as it is saved."""
    async with now(house.bot.place) as store:
        position = of_day(await store.asked_on(day_at(message.data["date"] * 1000, None)))
    assert position is not None
    return asked(position)


async def answers(house: House, who: Person, many: int) -> tuple[DayAnswer, ...]:
    """What somebody answered, as soon as that is so much."""
    async with asyncio.timeout(PATIENCE_S):  # an answer that is lost is a failure, no endless wait
        while True:
            async with now(house.bot.place) as store:
                person = await store.person_at(who.id)
                found = () if person is None else await store.day_answers(person.id, 9)
            if len(found) >= many:
                return found
            await asyncio.sleep(0.05)


async def test_in_ones_own_chat_a_quiz_with_a_picture_is_answered_told_of_and_sent_on(
    house: House,
) -> None:
    anna = await house.person("Anna")
    await anna.start()
    await anna.say("/day")
    quiz = await anna.wait_message(is_quiz)
    it = await asked_today(house, quiz)
    assert quiz.text.startswith(f"🏺 {BEGINS}")
    assert (quiz.poll["type"], quiz.poll["is_anonymous"]) == ("quiz", False)
    assert quiz.poll["correct_option_ids"] == [it.best]
    assert len(quiz.options) == len(it.actions)
    assert pixels(await house.picture(quiz)) == pixels(house.renderer.board(view_of(it)))
    await anna.vote(quiz, it.best)
    told = await anna.wait_message(shows("✅ Right", "Solved so far: "))
    ((share,),) = told.rows
    assert share["url"].startswith("https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fdjehuty_bot")
    await anna.say("/day")
    again = await anna.wait_message(shows("✅ Right"))
    assert again.data["reply_to_message"]["message_id"] == quiz.id
    # A second person: the picture is there already, and is not sent again.
    boris = await house.person("Boris", "ru")
    await boris.start("day")
    other = await boris.wait_message(is_quiz)
    assert other.photo == quiz.photo
    assert other.poll["correct_option_ids"] == [it.best]
    await boris.vote(other, (it.best + 1) % len(it.actions))
    await boris.wait_message(shows("❌"))


async def test_a_group_turns_it_on_is_told_that_names_show_and_has_the_quiz(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    await anna.say("/settings@djehuty_bot", chat)
    page = await anna.wait_message(shows(en("settings-head")), chat)
    await anna.press(page, en("key-settings-group"))
    group = await anna.wait_shown(lambda m: en("key-set-daily") in m.buttons, chat)
    refused = await boris.press(group, en("key-set-daily"))
    assert refused.text != en("said-set-daily-on"), "he is no admin"
    assert (await anna.press(group, en("key-set-daily"))).text == en("said-set-daily-on")
    await anna.wait_shown(shows("Names show"), chat)
    quiz = await anna.wait_shown(is_quiz, chat)
    assert en("day-names") in quiz.text
    await boris.vote(quiz, 0)
    (answer,) = await answers(house, boris, 1)
    assert answer.move == 0
    shown = next(m for m in await anna.messages(chat) if m.id == quiz.id)
    assert shown.poll["total_voter_count"] == 1
    assert not any(option["voter_count"] for option in shown.poll["options"])
    await anna.vote(quiz, 1)
    so_far = await anna.wait_shown(shows("Answered so far"), chat)
    assert "Boris, Anna" in so_far.text, "with the second answer; not how"
    assert so_far.data["reply_to_message"]["message_id"] == quiz.id
    await anna.say("/day@djehuty_bot", chat)
    there = await anna.wait_message(shows(en("day-there")), chat)
    assert there.data["reply_to_message"]["message_id"] == quiz.id
    assert len([m for m in await anna.messages(chat) if m.poll]) == 1


async def test_killed_while_the_quiz_is_sent_each_answer_counts_once_whichever_quiz_it_was(
    own_house: House,
) -> None:
    """Telegram has it, and we never heard so: then another one comes, and both are answered."""
    house = own_house
    house.expect("cannot fetch updates", "task failed")
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    chat = await house.group(anna, boris, carla, large=True)
    await house.play.fault("sendPoll", "hold_after")
    seq = await house.seq()
    await anna.say("/day@djehuty_bot", chat)
    await house.play.wait_fault("hold_after", seq)
    lost = await anna.wait_shown(is_quiz, chat)
    await house.bot.kill()
    await house.play.clear_faults()
    await boris.vote(lost, 0)  # while we are away
    await house.bot.start()
    quiz = await anna.wait_shown(lambda m: is_quiz(m) and m.id != lost.id, chat)
    assert quiz.options == lost.options
    await boris.vote(quiz, 1)
    await carla.vote(quiz, 1)
    (first,) = await answers(house, boris, 1)
    (other,) = await answers(house, carla, 1)
    await house.bot.kill()
    await house.bot.start()
    await anna.say("/day@djehuty_bot", chat)
    await anna.wait_message(shows(en("day-there")), chat)
    assert await answers(house, boris, 1) == (first,)
    assert (first.move, other.move) == (0, 1)
    assert len([m for m in await anna.messages(chat) if m.poll]) == 2


async def test_a_picture_that_is_refused_leaves_a_quiz_that_words_alone_solve(house: House) -> None:
    anna = await house.person("Anna")
    chat = await house.group(anna, large=True)
    await house.play.permit(chat, photos=False)
    await anna.say("/day@djehuty_bot", chat)
    quiz = await anna.wait_message(is_quiz, chat)
    assert quiz.photo is None
    assert BEGINS in quiz.text
