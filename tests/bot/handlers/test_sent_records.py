"""A record that somebody sends: its replay and its film, from the message that has it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.handlers import sent_records, written_moves
from bot.handlers.handed import Handed
from bot.handlers.visit import PressVisit
from bot.table.from_record import names_in, tabled
from bot.table.replaying import stops
from bot.telegram.callback_data import Press
from bot.telegram.wire import NoPictures
from games.record import read_record
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import en
from tests.bot.kit import Hall, plain

RECORDS = Path(__file__).parents[2] / "golden" / "records"
SENET = (RECORDS / "thibault.txt").read_text()


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def settle(desk: Desk) -> None:
    await asyncio.gather(*desk.tasks)
    await desk.sender.idle()


async def send(desk: Desk, person: Person, text: str) -> str:
    """Write a text in one's own chat."""
    visit = replace(await desk.visit(person), text=text, handed=Handed(77, None, text))
    outcome = await written_moves.said(visit)
    await settle(desk)
    return outcome


async def press(desk: Desk, person: Person, button: Press, handed: Handed | None) -> None:
    visit = await desk.visit(person)
    asked = PressVisit(**{**vars(visit), "press": button, "query": "q", "handed": handed})
    says = next(one for one in sent_records.PRESSED if one.says.read(button.action) is not None)
    payload = says.says.read(button.action)
    assert payload is not None
    await says.answer(asked, payload)
    await settle(desk)


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.iterdir()))
def test_every_record_becomes_the_table_that_it_was_written_of(name: str) -> None:
    record = read_record((RECORDS / f"{name}.txt").read_text())
    table = tabled(record)
    assert sum(len(turn.actions) for turn in record.turns) >= len(table.played) > 0
    assert len(names_in(record, table)) == len(table.players)
    assert table.result is not None
    assert stops(table)[-1] == len(table.played)


async def test_a_record_is_turned_and_filmed_and_answers_the_message_that_has_it(
    desk: Desk, anna: Person
) -> None:
    assert await send(desk, anna, SENET) == "committed"
    told = plain(desk.shown.caption)
    assert plain(en("replay-start")) in told
    assert "№" not in told, "it has no number here"
    handed = Handed(77, None, SENET)
    await press(desk, anna, desk.shown.press("▶️"), handed)
    assert "Turn 1 of" in plain(desk.shown.caption)
    await press(desk, anna, desk.shown.press(en("key-film")), handed)
    ((film, _),) = desk.shown.films
    assert film.data is not None
    assert film.data.startswith(b"GIF89a")


@pytest.mark.parametrize("by_ear", [True, False])
async def test_a_page_in_words_answers_the_record_too(
    desk: Desk, anna: Person, *, by_ear: bool
) -> None:
    """Who plays by ear has no pictures, and neither has whom none can be sent."""
    visit = replace(await desk.visit(anna), text=SENET, handed=Handed(77, None, SENET))
    if by_ear:
        visit = replace(visit, chat_texts=visit.chat_texts.aloud)
    else:
        refusals = iter([NoPictures("no pictures here")])
        desk.told.refusal = lambda _: next(refusals, None)
    await written_moves.said(visit)
    await settle(desk)
    ((_, answered, _),) = desk.told.standing.values()
    assert answered == 77, "each press brings the record along"


async def test_a_file_is_fetched_for_each_press(desk: Desk, anna: Person) -> None:
    async def download() -> bytearray:
        return bytearray(SENET.encode())

    async def get_file(file: str) -> object:
        assert file == "BQAC1"
        return SimpleNamespace(download_as_bytearray=download)

    bot: Any = SimpleNamespace(get_file=get_file, username="djehuty_bot")
    desk.desk = replace(desk.desk, bot=bot)
    handed = Handed(77, "BQAC1", "")
    assert await written_moves.unread(replace(await desk.visit(anna), handed=handed)) == "committed"
    await settle(desk)
    await press(desk, anna, desk.shown.press("⏭️"), handed)
    assert " won. " in plain(desk.shown.caption)


async def test_what_is_wrong_with_a_record_is_said(desk: Desk, anna: Person) -> None:
    wrong = SENET.replace("1. C", "1. S", 1)
    await send(desk, anna, wrong)
    assert plain(desk.shown.caption).startswith("I cannot read this record: ")
    await send(desk, anna, "[Game of thrones")
    assert desk.shown.caption == en("hint")


async def test_a_page_whose_record_was_deleted_says_so(desk: Desk, anna: Person) -> None:
    await send(desk, anna, SENET)
    await press(desk, anna, desk.shown.press("▶️"), None)
    assert en("answer-record-gone") in [words for words, _ in desk.shown.answers]
