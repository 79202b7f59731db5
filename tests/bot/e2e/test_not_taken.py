"""What a group does not take, a file or a new board: who asked for it hears of that."""

from __future__ import annotations

import pytest

from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import House, en, group_game, has, resigned, shows, title


@pytest.mark.parametrize(
    "refusal",
    [
        "Bad Request: not enough rights to send documents to the chat",
        "Bad Request: CHAT_SEND_MEDIA_FORBIDDEN",
        "Bad Request: CHAT_SEND_DOCS_FORBIDDEN",
        "Bad Request: WHATEVER_NOBODY_KNOWS",
    ],
)
async def test_a_group_that_takes_no_file_says_where_it_can_be_had(
    house: House, refusal: str
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await resigned(anna, board)
    end = await anna.wait_shown(has(Kind.RECORD), chat)
    house.expect("refused")
    await house.play.fault("sendDocument", "error", description=refusal)
    await anna.press(end, en("key-record"))
    await anna.wait_shown(shows(en("no-files")), chat)
    await anna.press(end, en("key-record"))
    assert (await anna.wait_message(lambda m: m.document is not None, chat)).document


async def test_a_rematch_whose_board_cannot_be_sent_is_told_at_home(house: House) -> None:
    """The pop-up says that a new board is on its way: it is not."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    await title(anna)
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await resigned(anna, board)
    end = await anna.wait_shown(has(Kind.REMATCH), chat)
    await house.play.permit(chat, words=False, photos=False)
    answer = await anna.press(end, en("key-rematch"))
    assert answer.text == en("said-rematch")
    await anna.wait_shown(lambda m: m.text.startswith("You asked for something in"))
