"""A whole course of `/learn`: one message, a tap a lesson, and the real board behind the last."""

from __future__ import annotations

from bot.choosing.learn_pages import progress, signs
from bot.choosing.lessons import COURSES
from bot.choosing.lessons.lesson import answers
from bot.telegram.callback_data import Kind
from playground.client import Seen
from tests.bot.e2e.house import House, en, game_of, has


async def test_a_course_is_one_message_to_its_end_and_then_the_board(house: House) -> None:
    anna = await house.person("Anna")
    course = COURSES["seega"]

    async def turned(page: Seen, button: str) -> Seen:
        answer = await anna.press(page, button)
        assert not answer.show_alert
        return await anna.wait_edit(lambda m: m.id == page.id and m.text != page.text)

    await anna.say("/learn seega")
    page = await anna.wait_message(has(Kind.LEARN))
    pictures = set()
    for at, lesson in enumerate(course.lessons):
        given = answers(course, lesson)
        assert en(f"lesson-seega-{lesson.name}") in page.text
        assert signs(course, (1 << at) - 1) in page.text
        pictures.add(page.photo)
        if at == 0:  # a wrong answer costs nothing
            wrong = next(n for n, answer in enumerate(given) if not answer.right)
            page = await turned(page, page.buttons[wrong])
            assert en(f"lesson-seega-{lesson.name}-wrong") in page.text
            page = await turned(page, en("key-learn-retry"))
        right = next(n for n, answer in enumerate(given) if answer.right)
        page = await turned(page, page.buttons[right])
        assert en(f"lesson-seega-{lesson.name}-right") in page.text
        pictures.add(page.photo)
        page = await turned(page, en("key-learn-next"))
    solved = progress(course, (1 << len(course.lessons)) - 1)
    assert page.text.startswith(en("learn-end", game="Seega", count=0, progress=solved))
    assert len(pictures) == 2 * len(course.lessons)
    assert len([m for m in await anna.messages() if m.photo]) == 1, "one message all the time"
    await anna.press(page, en("key-learn-play", game="Seega"))
    board = await anna.wait_shown(lambda m: m.id == page.id and has(Kind.LEAVE)(m))
    saved = await house.saved(game_of(board))
    assert saved.table.rules.id == course.rules_id
