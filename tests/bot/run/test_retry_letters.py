"""A dead letter is tried again once, keeps nothing personal, and fails as any update does."""

from __future__ import annotations

import json
from typing import Any

import pytest
from telegram import Update

from bot.run.retry_letters import LetterRetry
from bot.telegram.lanes import Receipts
from bot.telegram.letter_bodies import body_of, command, update_of
from bot.telegram.poller import Poller
from storage.engines.sqlite.dead_letters import ask_again, letters
from storage.operations import (
    ChangePerson,
    DeadLetter,
)
from storage.rows import Letter, Person
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import Hall

USER = {"id": 1, "is_bot": False, "first_name": "Anna", "last_name": "Secret", "username": "hidden"}
CHAT = {"id": 1, "type": "private", "first_name": "Anna"}


def said(text: str, number: int = 9) -> Update:
    """Somebody writes in their own chat."""
    first = text.split(maxsplit=1)[0]
    marks = [{"type": "bot_command", "offset": 0, "length": len(first)}] if "/" in first else []
    message = {"message_id": 5, "date": 1, "chat": CHAT, "from": USER, "text": text}
    made = Update.de_json({"update_id": number, "message": {**message, "entities": marks}}, None)
    assert made is not None
    return made


def pressed(data: str, number: int = 9) -> Update:
    """Somebody presses a button under a picture."""
    size = {"file_id": "f", "file_unique_id": "f", "width": 1, "height": 1}
    message = {"message_id": 70, "date": 1, "chat": CHAT, "photo": [size], "caption": "private"}
    query = {"id": "q", "from": USER, "chat_instance": "1", "data": data, "message": message}
    made = Update.de_json({"update_id": number, "callback_query": query}, None)
    assert made is not None
    return made


class Sorting:
    """A poller whose handlers fail at first, and a retry."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.broken = hall, True
        self.worked: list[Update] = []
        self.receipts = Receipts()
        nobody: Any = None
        self.poller = Poller(nobody, hall.store, self.receipts, self.process, clock=hall.clock)
        self.office = Office(hall)
        self.retry = LetterRetry(hall.store, self.poller.settle, self.office.troubles, None)

    async def process(self, update: Update) -> None:
        self.worked.append(update)
        receipt = self.receipts.of(update.update_id)
        if self.broken:
            receipt.fault = ValueError("odd")
        else:
            receipt.outcome = "committed"


async def seen_before(hall: Hall) -> Person:
    """Somebody whom we know, with a chat."""
    person = await hall.person(1, "Anna")
    await hall.private(person)
    return person


@pytest.mark.parametrize("update", [pressed("a:3:4:throw"), said("/move 7-11"), said("/play")])
async def test_a_letter_is_tried_again_as_it_came(hall: Hall, update: Update) -> None:
    anna, sorting = await seen_before(hall), Sorting(hall)
    await sorting.poller.settle(update)
    await sorting.retry.round()
    assert len(sorting.worked) == 1, "not unasked"
    assert ask_again(hall.file, 1)
    sorting.broken = False
    await sorting.retry.round()
    first, again = sorting.worked
    assert again.update_id == -1
    assert again.effective_user is not None
    assert again.effective_user.id == anna.telegram
    assert again.effective_chat is not None
    assert again.effective_chat.id == 1
    assert body_of(again) == body_of(first)
    assert letters(hall.file) == ()


async def test_one_that_fails_again_is_a_letter_again(hall: Hall) -> None:
    await seen_before(hall)
    sorting = Sorting(hall)
    await sorting.poller.settle(pressed("a:3:4:throw"))
    ask_again(hall.file, 1)
    await sorting.retry.round()
    (left,) = letters(hall.file)
    assert (left.id, left.seen, left.again) == (2, -1, False)
    await sorting.retry.round()
    assert len(sorting.worked) == 2


async def test_after_a_crash_the_work_that_was_done_is_not_done_twice(hall: Hall) -> None:
    """The letter's own number was seen; a handler answers that as it does any update come twice."""
    await seen_before(hall)
    sorting = Sorting(hall)
    await sorting.poller.settle(pressed("a:3:4:throw"))
    ask_again(hall.file, 1)
    await hall.store.commit(update=-1, at=1)  # it crashed before the letter was dropped
    sorting.broken = False
    await sorting.retry.round()
    assert sorting.worked[-1].update_id == -1
    assert await hall.store.seen(-1)


@pytest.mark.parametrize(
    "update", [said("/name Anna the Great"), said("my secret words"), said("9-13")]
)
async def test_what_was_written_in_ones_own_words_is_not_kept(hall: Hall, update: Update) -> None:
    await seen_before(hall)
    sorting = Sorting(hall)
    await sorting.poller.settle(update)
    (kept,) = letters(hall.file)
    for word in ("Anna", "Great", "secret", "Secret", "hidden", "9-13", "private"):
        assert word not in kept.body
    ask_again(hall.file, 1)
    await sorting.retry.round()
    assert len(sorting.worked) == 1
    (left,) = letters(hall.file)
    assert not left.again, "it is kept, and asked for no more"


async def test_who_was_forgotten_is_not_found_by_a_letter(hall: Hall) -> None:
    anna, sorting = await seen_before(hall), Sorting(hall)
    await sorting.poller.settle(pressed("a:3:4:throw"))
    await hall.store.commit(ChangePerson(anna.id, (("telegram", None), ("name", None))))
    ask_again(hall.file, 1)
    await sorting.retry.round()
    assert len(sorting.worked) == 1


async def test_letters_of_an_older_program_are_shown_and_not_tried(hall: Hall) -> None:
    await seen_before(hall)
    sorting = Sorting(hall)
    body = json.dumps({"data": "a:3:4:throw", "command": None, "kind": "callback_query"})
    await hall.store.commit(DeadLetter(3, body, "ValueError", 1))
    ask_again(hall.file, 1)
    await sorting.retry.round()
    assert sorting.worked == []


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("/play thibault netting,pieces=7", "/play thibault netting,pieces=7"),
        ("/move@djehuty_bot 7-11", "/move 7-11"),
        ("/start join-aZ_9", "/start join-aZ_9"),
        ("/name Anna", "/name …"),
        ("/move чужие слова", "/move …"),
        ("/play " + "x" * 200, "/play …"),
        ("hello", None),
    ],
)
def test_of_a_command_is_kept_what_is_no_personal_text(text: str, kept: str | None) -> None:
    assert command(text) == kept


def test_what_cannot_be_read_is_no_update() -> None:
    for body in ("", "[]", "{}", '{"kinds": ["message"]}'):
        found = Letter(1, 2, body, "ValueError", 3, 1, 1)
        assert update_of(found, None, None) is None
