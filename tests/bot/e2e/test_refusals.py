"""Whatever Telegram refuses of a board: the player hears of it, the game goes on, and it heals."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.telegram.callback_data import Kind
from playground.client import Answer, Fits, Person, Seen
from tests.bot.e2e.conftest import open_house
from tests.bot.e2e.house import (
    House,
    acts,
    begin,
    can_act,
    en,
    has,
    ply_of,
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
