"""What is kept of somebody: said, sent as a file, and forgotten; over HTTP."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES
from games.record import read_record
from playground.client import Person, Seen
from storage.engines.sqlite.backup import backup
from tests.bot.e2e.house import (
    LIBRARY,
    House,
    act,
    acts,
    after,
    begin,
    en,
    game_of,
    group_game,
    has,
    invite,
    is_over,
    link_game,
    plain,
    to_act,
)

EXPORT, NO, YES = "📦 Send me everything", "No, keep it all", "🗑 Yes, forget me"


def dumped(house: House) -> str:
    """All that stands in the database, as text."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        backup(house.bot.database, copy)
        with closing(sqlite3.connect(copy)) as reading:
            return "\n".join(reading.iterdump())


async def asked(person: Person) -> Seen:
    await person.say("/forget_me")
    return await person.wait_message(has(Kind.FORGET_YES))


async def forgotten(person: Person) -> Seen:
    """The person is sure."""
    question = await asked(person)
    await person.press(question, YES)
    done = plain(en("forget-done"))
    return await person.wait_shown(lambda m: m.text == done)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_privacy_says_what_is_kept_and_offers_both(house: House, language: str) -> None:
    anna, texts = await house.person("Anna", language), LIBRARY[language]
    await anna.say("/privacy")
    page = await anna.wait_message(has(Kind.EXPORT))
    assert page.text == plain(texts.html("privacy"))
    assert page.buttons == [texts.plain("key-forget"), texts.plain("key-export")]
    await anna.press(page, texts.plain("key-forget"))
    question = await anna.wait_message(has(Kind.FORGET_YES))
    assert question.buttons == [texts.plain("key-forget-no"), texts.plain("key-forget-yes")]


async def test_everything_is_sent_as_one_file_with_the_records(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    for _ in range(3):
        who = to_act(board, anna, boris)
        await act(who, board)
        board = await anna.wait_shown(after(board), chat)
    await anna.say("/name Queen Anna")
    await anna.say("/export_me")
    file = await anna.wait_message(lambda m: m.document is not None)
    kept = json.loads(await house.play.file(file.document or ""))
    assert kept["person"]["nickname"] == "Queen Anna"
    assert kept["person"]["name"] == "Anna"
    (game,) = kept["games"]
    assert game["id"] == game_of(board)
    assert "Boris" in game["record"], "she has seen his name"
    record = read_record(game["record"])
    assert ("Result", "*") in record.tags
    assert "secret" not in game, "the throws to come stay sealed"
    assert not any(name == "Secret" for name, _ in record.tags)


async def test_a_game_that_goes_on_ends_and_the_other_is_told(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    ours, _ = await link_game(anna, boris)
    game = game_of(ours)
    await forgotten(anna)
    over = await boris.wait_shown(lambda m: is_over(m) and "Anna" not in m.text)
    assert en("somebody") in over.text
    told = await boris.wait_shown(lambda m: en("notice-gone") in m.text)
    assert f"#{game}" in told.text or f"№{game}" in told.text


async def test_nothing_in_the_database_says_who_it_was(house: House) -> None:
    anna, boris = await house.person("Zenobia"), await house.person("Boris")
    await anna.say("/name Palmyra")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await begin(anna, "🤖 Novice")
    before = dumped(house)
    for trace in ("Zenobia", "Palmyra", str(anna.id)):
        assert trace in before
    await forgotten(anna)
    now = dumped(house)
    for trace in ("Zenobia", "Palmyra"):
        assert trace not in now
    assert f",{anna.id}," not in now
    assert "Boris" in now
    await boris.wait_shown(
        lambda m: m.id == board.id and is_over(m) and "Palmyra" not in m.text, chat
    )


async def test_an_invitation_is_withdrawn(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await invite(anna, "Someone in this group", chat)
    await forgotten(anna)
    gone = await boris.wait_shown(lambda m: m.photo is not None and "Anna" not in m.text, chat)
    assert not has(Kind.JOIN)(gone)


async def test_who_thinks_better_of_it_keeps_everything(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    question = await asked(anna)
    answer = await anna.press(question, NO)
    assert answer.text == en("forget-kept")
    assert (await house.saved(game_of(board))).table.game.status == "playing"
    await house.check_true(await anna.wait_shown(has(Kind.ACT, game_of(board))))


async def test_who_comes_back_is_somebody_new(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await forgotten(anna)
    await anna.say("/export_me")
    file = await anna.wait_message(lambda m: m.document is not None)
    kept = json.loads(await house.play.file(file.document or ""))
    assert kept["games"] == []
    query = await anna.forge(acts(board)[0]["callback_data"], message_id=board.id)
    answer = await anna.wait_answer(query)
    assert answer.text in (en("answer-unknown"), en("answer-foreign"))


async def test_in_a_group_nothing_is_asked_or_sent(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    for command in ("/forget_me", "/export_me"):
        await anna.say(f"{command}@djehuty_bot", chat)
        said = await anna.wait_message(lambda m: m.text == plain(en("privacy-private")), chat)
        assert not said.buttons
    query = await anna.forge("P:0:0:", chat=chat, message_id=1)
    assert (await anna.wait_answer(query)).text == en("answer-not-offered")
