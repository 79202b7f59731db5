"""Playing by ear: a program that reads texts and labels alone, as a screen reader speaks them,
plays a game of every kind, takes a course of lessons, asks for a hint, looks at a review, steps
through a replay, and answers the position of the day."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.words.aloud import SILENT
from bot.words.bots import rated
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    LIBRARY,
    House,
    begin,
    en,
    is_over,
    of_bot,
    opponents_by_name,
    play_on,
)

ALOUD = LIBRARY["en"].aloud
NOVICE = ALOUD.label(rated(ALOUD, ALOUD.plain("key-bot-novice"), "novice", "senet"))

KINDS = ("bell", "sidja size=3", "hyena holes=20", "aseb")
"""A game of each kind, as it is asked for in words."""


def said(message: str, **args: str | float) -> str:
    """A message as it is spoken."""
    return ALOUD.plain(message, **args)


AFTER = {said("key-explain"), said("key-explain-close")}
"""The first label behind the choices: it stands under them alone."""
AGAIN = said("key-rematch")
BY_ITSELF = said("key-throw-for-me")
"""From then on a throw comes by itself, also between what is heard and what is pressed."""


def heard(message: Seen) -> list[str]:
    """The labels of what is heard; whatever has a picture, an emoji or no words is not."""
    assert message.photo is None, message
    labels = message.buttons
    for text in (message.text, *labels):
        assert not SILENT.search(text), text
    assert all(re.search(r"\w", label) for label in labels), labels
    assert len(set(labels)) == len(labels), labels
    return labels


def choices(message: Seen) -> list[str]:
    """What may be done now."""
    labels = heard(message)
    end = next((n for n, label in enumerate(labels) if label in AFTER), 0)
    return labels[:end]


class Reader:
    """Anna, who hears what she is told, and presses what she heard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.random = Random(person.name)

    async def begin(self) -> None:
        """From now on she plays by ear."""
        await self.person.say("/settings")
        page = await self.person.wait_message(lambda m: "👓 The boards" in m.buttons)
        await self.person.press(page, "👓 The boards")
        page = await self.person.wait_edit(lambda m: "👂 Words for a screen reader" in m.buttons)
        await self.press(page, "👂 Words for a screen reader")
        page = await self.person.wait_edit(lambda m: said("set-by-ear-on") in m.text)
        heard(page)

    async def press(self, message: Seen, label: str) -> str:
        """What was answered."""
        answer = await self.person.press(message, label)
        assert not SILENT.search(answer.text or "")
        return answer.text or ""

    async def after(self, before: Seen, label: str = "") -> Seen:
        """What is heard next: a new message, or one that changed; of a press, if one is told."""
        if label:
            await self.press(before, label)

        def other(m: Seen) -> bool:
            return (m.id, m.text, m.buttons) != (before.id, before.text, before.buttons)

        found = await self.person.wait_shown(
            lambda m: bool(m.buttons) and m.id >= before.id and other(m)
        )
        heard(found)
        return found

    async def asks(self, command: str, with_label: str = "") -> Seen:
        """What answers a command."""
        await self.person.say(command)
        found = await self.person.wait_message(lambda m: not with_label or with_label in m.buttons)
        heard(found)
        return found

    async def play(self, board: Seen) -> Seen:
        """To the end of the game, by what is said on buttons."""
        while AGAIN not in board.buttons:
            offered = [label for label in choices(board) if label != BY_ITSELF]
            board = await self.after(board, self.random.choice(offered) if offered else "")
        return board


async def reader(house: House, name: str) -> Reader:
    found = Reader(await house.person(name))
    await found.begin()
    return found


@pytest.mark.parametrize("words", KINDS)
async def test_a_whole_game_is_played_by_ear(house: House, words: str) -> None:
    anna = await reader(house, f"Anna of {words}")
    page = await anna.asks(f"/play {words}", said("key-play"))
    board = await anna.after(page, said("key-play"))
    end = await anna.play(board)
    assert "won" in end.text
    told = [m for m in await anna.person.messages() if m.from_bot and "BOT" in m.text]
    (turns,) = re.findall(r"Turns of all players: (\d+)", end.text)
    assert 2 < len(told) <= int(turns) // 2 + 3, "what the BOT did in a turn comes in one message"
    await replayed(anna, end)
    if words != KINDS[1]:  # that is worked out for long
        await reviewed(anna, end)


async def replayed(anna: Reader, end: Seen) -> None:
    """Each board says where everything is, what was done there, and who is next."""
    first, back, on, last = (said(f"aloud-to-{way}") for way in ("first", "before", "next", "last"))
    assert said("key-film") not in end.buttons
    page = start = await anna.after(end, said("key-replay"))
    assert page.text.startswith(said("replay-start"))
    pages = []
    for _ in range(3):
        page = await anna.after(page, on)
        pages.append(page.text)
        assert re.search(r"Turn [123] of", page.text)
        assert "is next." in page.text
        assert re.search(r"on \w?\d|in\shand|day \d|out|village", page.text), page.text
    page = await anna.after(page, back)
    assert page.text == pages[1]
    page = await anna.after(page, last)
    assert re.search(r"won[.!]", page.text)
    assert "is next." not in page.text
    page = await anna.after(page, first)
    assert page.text == start.text
    assert said("key-film") not in page.buttons


async def reviewed(anna: Reader, end: Seen) -> None:
    """Whose luck it was and what choices cost, in words; every mistake with its three boards."""
    basis = said("review-basis", basis="").strip()
    await anna.press(end, said("key-review"))
    review = await anna.person.wait_message(lambda m: basis in m.text)
    heard(review)
    assert len(re.findall("choices cost", review.text)) == 2, review.text
    first, *_ = review.buttons
    count = int(number[1]) if (number := re.search(r"Mistakes: (\d)", first)) else 0
    for label in (first, *(f"mistake {n}" for n in range(2, count + 1)))[:count]:
        review = await anna.after(review, label)
        assert "Better: " in review.text
        for words in (said("key-review-chosen"), said("key-review-before")):
            review = await anna.after(review, words)
            there = " ".join(review.text.splitlines()[-3:])
            assert all(who in there for who in (anna.person.name, "BOT")), "where everything is"


async def test_the_moment_that_decided_is_told_and_a_film_is_not_sent(house: House) -> None:
    """Nor is one sent by a button that was drawn before somebody plays by ear."""
    anna = Reader(await house.person("Anna of the moment"))
    board = await play_on(await begin(anna.person, "🤖 Novice"), [anna.person], until=is_over)
    await anna.person.press(board, en("key-replay"))
    page = await anna.person.wait_message(lambda m: en("key-film") in m.buttons)
    await anna.begin()
    seen = {m.id for m in await anna.person.messages()}
    await anna.press(page, en("key-film"))
    told = await anna.person.wait_message(lambda m: said("film-in-words") in m.text)
    assert said("replay-start") in told.text
    heard(told)
    await anna.press(told, said("key-moment"))
    told = await anna.person.wait_message(
        lambda m: "turning point" in m.text or said("moment-none") in m.text
    )
    heard(told)
    assert not [m for m in await anna.person.messages() if m.id not in seen and m.animation]


async def test_the_position_of_the_day_is_answered_by_ear(house: House) -> None:
    """What is due comes first; every option is a move in words; there is no picture."""
    anna = await reader(house, "Anna of the day")
    await anna.person.say("/day")
    quiz = await anna.person.wait_message(lambda m: bool(m.poll))
    heard(quiz)
    for words in (quiz.text, quiz.poll["question"], *quiz.options):
        assert not SILENT.search(words), words
    assert "to move" in quiz.text.splitlines()[0]
    assert said("day-names") not in quiz.text
    assert len(set(quiz.options)) == len(quiz.options) > 1
    await anna.person.vote(quiz, 0)
    told = await anna.person.wait_message(lambda m: "Solved so far: " in m.text)
    assert heard(told) == [said("key-day-share")]


async def test_a_course_of_lessons_is_taken_by_ear(house: House) -> None:
    """Each answer is tried as it is called, until one is right."""
    anna = await reader(house, "Anna who learns")
    page, tried, right = await anna.asks("/learn seega"), 0, 0
    while said("key-learn-next") in page.buttons or said("key-learn-index") in page.buttons:
        if said("key-learn-next") in page.buttons:
            assert "Right!" in page.text
            right += 1
            page, tried = await anna.after(page, said("key-learn-next")), 0
        elif said("key-learn-retry") in page.buttons:
            tried += 1
            page = await anna.after(page, said("key-learn-retry"))
        elif said("key-learn-choose") in page.buttons:
            break
        else:
            page = await anna.after(page, heard(page)[tried])
    assert right > 5
    board = await anna.after(page, ALOUD.plain("key-learn-play", game="Seega"))
    assert said("key-leave") in board.buttons


async def test_a_hint_and_how_the_game_stands_are_heard(house: House) -> None:
    anna = await reader(house, "Anna who asks")
    page = await anna.asks("/play bell", said("key-play"))
    board = await anna.after(page, said("key-play"))
    while said("key-hint") not in board.buttons:
        offered = choices(board)
        board = await anna.after(board, offered[0] if offered else "")
    told = await anna.press(board, said("key-hint"))
    assert any(choice in told for choice in choices(board)), told
    where = await anna.asks("/where")
    assert "BOT" in where.text
    assert "Anna" in where.text
    square = next(iter(re.findall(r"on (\d+)", where.text)))
    told = (await anna.asks(f"/where {square}")).text
    assert re.search(rf"{square}\W*: (white|blue)", told), told
    assert "Goal" in (await anna.asks("/score")).text
    assert "BOT" in (await anna.asks("/last")).text


async def test_a_group_hears_what_it_chose_and_others_see(house: House) -> None:
    """One group's boards are words; a board that was a picture goes on as a text."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await house.admin(chat, anna)
    await anna.say("/play@djehuty_bot bell", chat)
    page = await anna.wait_message(lambda m: "Someone in this group" in " ".join(m.buttons), chat)
    assert page.photo
    await anna.say("/settings@djehuty_bot", chat)
    settings = await anna.wait_message(lambda m: "👓 Its boards" in m.buttons, chat)
    await anna.press(settings, "👓 Its boards")
    settings = await anna.wait_edit(lambda m: "👂 Words for a screen reader" in m.buttons, chat)
    await anna.press(settings, "👂 Words for a screen reader")
    await anna.wait_edit(lambda m: said("set-by-ear-on") in m.text, chat)
    await anna.say("/play@djehuty_bot bell", chat)
    page = await anna.wait_message(lambda m: "Someone in this group" in m.buttons, chat)
    heard(page)


async def test_the_colours_and_the_side_are_those_that_were_chosen(house: House) -> None:
    """A board is drawn anew in another theme: another picture, under the same words."""
    anna = await house.person("Anna")
    page = await opponents_by_name(anna, "bell")
    await anna.press(page, of_bot(page, "🤖 Novice"))
    board = await anna.wait_shown(lambda m: "🚪" in " ".join(m.buttons))
    await anna.say("/settings")
    settings = await anna.wait_message(lambda m: "👓 The boards" in m.buttons)
    await anna.press(settings, "👓 The boards")
    settings = await anna.wait_edit(lambda m: "🌙 Dark" in m.buttons)
    seen = {board.photo}

    def other(m: Seen) -> bool:
        return m.id == board.id and m.photo not in seen

    for button in ("🌙 Dark", "🔳 Contrast"):
        await anna.press(settings, button)
        seen.add((await anna.wait_shown(other)).photo)
    assert len(seen) == 3
