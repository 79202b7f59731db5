"""Whatever Telegram refuses of a board: the player hears of it, the game goes on, and it heals."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.telegram.callback_data import Kind
from playground.client import Answer, Fits, Person, Seen
from playground.errors import ClientError
from tests.bot.e2e.conftest import open_house
from tests.bot.e2e.house import (
    House,
    acts,
    begin,
    can_act,
    en,
    group_game,
    has,
    ply_of,
    to_act,
)
from tests.bot.e2e.refusals import CASES, Case

EXPECTED = ("refused", "chat rests for 25200 s", "answer given up")
"""What the log tells of these at `warning`."""

TABLE = Path(__file__).resolve().parents[3] / "docs" / "refusals.md"


def further(ply: int, *, photo: bool | None = None) -> Fits:
    """The board, in whatever message, once it offers what comes after `ply`."""

    def fits(message: Seen) -> bool:
        right = photo is None or (message.photo is not None) is photo
        return right and can_act(message) and ply_of(message) > ply

    return fits


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def refusing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house of its own: its log tells of much."""
    async with open_house(tmp_path_factory.mktemp("refusing")) as house:
        yield house
        await house.play.clear_faults()
        house.bot.check(EXPECTED)


async def refuse(house: House, case: Case, chat: int) -> None:
    """From now on the case's methods answer so in that chat."""
    kind = "retry_after" if case.after else "error"
    for method in case.methods:
        await house.play.fault(
            method, kind, chat_id=chat, count=10**6, code=case.code, description=case.text,
            retry_after=case.after or 1,
        )  # fmt: skip


async def throw(anna: Person, board: Seen) -> Answer:
    """Press what the board offers first, by its data: also where that is no more."""
    return await anna.press(board, data=acts(board)[0]["callback_data"])


async def stuck(house: House, anna: Person, board: Seen) -> Answer:
    """Press on a board that stands still, again and again, until the pop-up says why."""
    while True:
        answer = await throw(anna, board)
        if re.search("here again in about|stands still|Telegram refuses", answer.text):
            return answer
        assert answer.text or answer.show_alert is False


async def lived_through(house: House, case: Case, number: int) -> None:
    """A game in play meets the case; the three questions."""
    anna = await house.person(f"Anna{number}")
    board = await begin(anna, "📱 On this phone")
    ply = ply_of(board)
    await refuse(house, case, anna.id)
    if "sendPhoto" in case.methods and "editMessageMedia" not in case.methods and not case.after:
        await anna.say("/board")
        board = await anna.wait_message(has(Kind.ACT))
    answer = await throw(anna, board)
    assert answer.text.startswith("You threw"), answer
    if case.outcome in ("picture", "words"):
        for _ in range(2):  # the player knows, and the game goes on
            photo = case.outcome == "picture"
            board = await anna.wait_shown(further(ply, photo=photo))
            ply = ply_of(board)
            answer = await throw(anna, board)
            assert answer.text
            assert not answer.show_alert, answer
    else:
        answer = await stuck(house, anna, board)
        why = {
            "waits": en("hindered-wait", wait=en("lasting-hours", count=7)),
            "refused": en("hindered-refused"),
            "closed": en("hindered-topic" if "TOPIC" in case.text else "hindered-closed"),
        }[case.outcome]
        assert why in answer.text, answer
        assert answer.show_alert
    await house.play.clear_faults(anna.id)
    if case.after:
        return  # seven hours are too long for a test: tests/bot/telegram/test_sender.py has them
    if not case.by_itself:
        with contextlib.suppress(ClientError):  # the try of the press before may have come through
            await throw(anna, board)
    healed = await anna.wait_shown(further(ply, photo=True))
    await house.check_true(healed)
    assert [m.id for m in await anna.messages() if m.from_bot and acts(m)][-1] == healed.id


async def test_whatever_is_refused_is_told_goes_on_and_heals(refusing: House) -> None:
    crowd = asyncio.Semaphore(24)

    async def one(number: int, case: Case) -> None:
        async with crowd:
            try:
                await lived_through(refusing, case, number)
            except Exception as error:
                raise AssertionError(f"{case}: {error}") from error

    done = await asyncio.gather(
        *(one(number, case) for number, case in enumerate(CASES)), return_exceptions=True
    )
    failed = [str(error) for error in done if error is not None]
    assert not failed, "\n".join(failed)


def test_the_table_in_the_docs_has_a_line_for_each_kind() -> None:
    rows = re.findall(r"^\| ([^|]+?) \|", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = list(dict.fromkeys(case.row for case in CASES))
    assert kinds
    assert [row for row in rows[1:] if row in kinds] == kinds, "each, in this order"
    assert set(rows[1:]) - set(kinds) == OF_TOPICS


OF_TOPICS = {"a topic is closed", "a topic is deleted"}
"""The kinds that the tests below are about."""


async def test_a_closed_topic_is_told_of_and_the_board_goes_back(refusing: House) -> None:
    house = refusing
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, forum=True)
    topic = await anna.topic(chat, "Senet")
    board = await group_game(anna, boris, chat, thread=topic)
    await anna.close_topic(chat, topic, closed=True)
    ply = ply_of(board)
    await throw(to_act(board, anna, boris), board)
    moved = await anna.wait_shown(further(ply, photo=True), chat)
    assert "message_thread_id" not in moved.data
    assert moved.text.startswith(en("caption-moved"))
    await throw(to_act(moved, anna, boris), moved)
    await anna.wait_shown(further(ply_of(moved)), chat)
    await anna.close_topic(chat, topic, closed=False)
    back = await anna.wait_message(lambda m: can_act(m) and m.photo is not None, chat)
    assert back.data["message_thread_id"] == topic
    await house.check_true(back)


async def test_a_deleted_topic_is_told_of_and_the_game_goes_on_in_general(
    refusing: House,
) -> None:
    house = refusing
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, forum=True)
    topic = await anna.topic(chat, "Senet")
    board = await group_game(anna, boris, chat, thread=topic)
    await house.play.fault("editMessageMedia", "hold_before", chat_id=chat)
    before = await house.seq()
    await throw(to_act(board, anna, boris), board)
    await house.play.wait_fault("hold_before", after=before)
    await anna.delete_topic(chat, topic)
    await house.play.release()
    moved = await anna.wait_shown(further(ply_of(board), photo=True), chat)
    assert "message_thread_id" not in moved.data
    assert moved.text.startswith(en("caption-deleted"))
    elsewhere = await anna.topic(chat, "Elsewhere")
    await anna.say("/board@djehuty_bot", chat, thread=elsewhere)
    brought = await anna.wait_message(can_act, chat)
    assert brought.data["message_thread_id"] == elsewhere
    assert en("caption-deleted") not in brought.text
    await house.check_true(brought)


async def test_a_group_without_photos_is_played_from_the_menu_to_the_next_picture(
    refusing: House,
) -> None:
    """Nobody tells us that a group allows photos again."""
    house = refusing
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await house.play.permit(chat, photos=False)
    board = await group_game(anna, boris, chat)
    assert board.photo is None
    assert board.text.startswith(en("wordy-photos"))
    for _ in range(3):
        ply = ply_of(board)
        await throw(to_act(board, anna, boris), board)
        board = await anna.wait_shown(further(ply, photo=False), chat)
    await anna.say("/board@djehuty_bot", chat)
    board = await anna.wait_message(has(Kind.ACT), chat)
    assert board.photo is None, "it is not silent"
    await anna.say("/rules@djehuty_bot", chat)
    assert (await anna.wait_message(has(Kind.RULES), chat)).photo is None
    await house.play.permit(chat, photos=True)
    healed = await anna.wait_shown(further(ply_of(board) - 1, photo=True), chat)
    assert healed.id == board.id, "in the same message"
    await house.check_true(healed)


async def test_who_asks_where_nothing_can_be_written_is_told_in_their_own_chat(
    refusing: House,
) -> None:
    house = refusing
    anna, boris = await house.person("Anna"), await house.person("Boris")
    await anna.start()
    chat = await house.group(anna, boris, title="Papyrus")
    await group_game(anna, boris, chat)
    for method in ("sendPhoto", "sendMessage", "editMessageMedia", "editMessageText"):
        await house.play.fault(
            method,
            "error",
            chat_id=chat,
            count=10**6,
            description="Bad Request: CHAT_WRITE_FORBIDDEN",
        )
    await anna.say("/board@djehuty_bot", chat)
    told = await anna.wait_message(lambda m: "Papyrus" in m.text)
    assert told.text == en("unsent-closed", club="Papyrus")
    await house.play.clear_faults(chat)
    await anna.wait_shown(has(Kind.ACT), chat)


async def test_who_asks_where_nothing_new_can_come_is_told_until_when(refusing: House) -> None:
    house = refusing
    anna, boris = await house.person("Anna"), await house.person("Boris")
    await anna.start()
    chat = await house.group(anna, boris, title="Reed")
    board = await group_game(anna, boris, chat)
    for method in ("sendPhoto", "sendMessage"):
        await house.play.fault(method, "retry_after", chat_id=chat, count=10**6, retry_after=25_200)
    await anna.say("/games@djehuty_bot", chat)
    told = await anna.wait_message(lambda m: "Reed" in m.text)
    assert told.text == en("unsent-wait", club="Reed", wait=en("lasting-hours", count=7))
    await anna.say("/board@djehuty_bot", chat)
    ply = ply_of(board)
    await throw(to_act(board, anna, boris), board)
    assert (await anna.wait_shown(further(ply, photo=True), chat)).id == board.id, "it stays"


@pytest.mark.parametrize("case", ["closed", "waits"])
async def test_who_never_started_the_bot_gets_a_reaction_where_nothing_can_be_written(
    refusing: House, case: str
) -> None:
    """Neither a message nor a change of one: it is the last that is left."""
    house = refusing
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await group_game(anna, boris, chat)
    wait = case == "waits"
    for method in ("sendPhoto", "sendMessage", "editMessageMedia", "editMessageText"):
        await house.play.fault(
            method, "retry_after" if wait else "error", chat_id=chat, count=10**6,
            description="Bad Request: CHAT_WRITE_FORBIDDEN", retry_after=25_200,
        )  # fmt: skip
    for command in ("/games@djehuty_bot", "/board@djehuty_bot"):
        seq = await house.seq()
        await anna.say(command, chat)
        await house.play.wait_call("setMessageReaction", after=seq)
        said = (await anna.messages(chat))[-1]
        assert (said.text, said.data["reaction"]) == (command, "😴" if wait else "🙊")
    await house.play.clear_faults(chat)
