"""*Play on* under a replay, through the chat: a game against the BOT goes on from a
board of a game that is over, and its record says so."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from games.proof import verify
from games.record import read_record
from playground.client import Person, Seen
from storage.opening import open_store
from tests.bot.e2e.conftest import open_house
from tests.bot.e2e.house import (
    House,
    begin,
    can_act,
    en,
    game_of,
    group_game,
    is_over,
    play_on,
    ply_of,
    presses,
    resigned,
    shows,
)
from tests.golden.test_checker import says
from tests.postgres import Server
from tests.storage.kit import closing_after

BACK = 5
"""So many boards before the last one a game goes on: a small game."""

AGAINST = "a new game begins, against"


@pytest_asyncio.fixture(loop_scope="session", params=["sqlite", "postgres"])
async def either(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Server
) -> AsyncIterator[House]:
    """A bot that may be killed, whose games are in a file or in PostgreSQL."""
    if request.param == "sqlite":
        async with open_house(tmp_path) as house:
            yield house
        return
    async with (
        postgres.database(laid=False) as url,
        open_house(tmp_path, DATABASE_URL=url) as house,
    ):
        yield house


async def board_before_the_end(person: Person, page: Seen, chat: int | None = None) -> Seen:
    """From the first page of a replay to a board near its end."""
    await person.press(page, "⏭️")
    page = await person.wait_shown(
        lambda m: m.id == page.id and re.search(r"won[.!]", m.text) is not None, chat
    )
    for _ in range(BACK):
        await person.press(page, "◀️")
        page = await person.wait_shown(partial(_turned, page), chat)
    return page


def _turned(before: Seen, now: Seen) -> bool:
    """Whether a page was turned."""
    return now.id == before.id and now.text != before.text


async def goes_on(person: Person, page: Seen, chat: int | None = None) -> Seen:
    """A game begun from that board, for who has the turn there."""
    await person.press(page, en("key-from-here"))
    asked = await person.wait_message(shows(AGAINST), chat)
    await person.press(asked, asked.buttons[0])
    return await person.wait_shown(lambda m: m.id == asked.id and can_act(m), chat)


async def record_of(house: House, person: Person, board: Seen) -> str:
    await person.press(board, en("key-record"))
    sent = await person.wait_message(lambda m: m.document is not None)
    return (await house.play.file(sent.document or "")).decode()


async def test_a_game_goes_on_from_a_replay_and_from_a_record_and_both_prove_their_throws(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    board = await play_on(await begin(anna, "🤖 Novice"), [anna], until=is_over)
    old = game_of(board)
    await anna.press(board, en("key-replay"))
    page = await anna.wait_message(shows(f"№{old}", en("replay-start")))
    answer = await anna.press(page, en("key-from-here"))
    assert answer.text == en("replay-first"), "there a game just begins"
    page = await board_before_the_end(anna, page)
    board = await goes_on(anna, page)
    new = game_of(board)
    assert (new != old, f"№{old}" in board.text) == (True, True)
    board = await play_on(board, [anna], until=is_over)
    assert f"№{old}" in board.text, "the last board says it, too"
    record = await record_of(house, anna, board)
    (first,) = re.findall(rf'\[From "{old} (\d+)"\]', record)
    assert verify(read_record(record)).holds
    code, said = says(record)
    assert code == 0, said
    assert f"The first {first} actions come from {old}." in said
    await anna.say(f"/verify {new}")
    told = await anna.wait_message(shows(f"Game {new}"))
    assert "They are not sealed here" in told.text

    await boris.say(record)
    page = await boris.wait_message(shows(en("replay-start")))
    board = await goes_on(boris, await board_before_the_end(boris, page))
    assert en("from-record") in board.text
    board = await play_on(board, [boris], until=is_over)
    record = await record_of(house, boris, board)
    assert re.search(r'\[From "record [0-9a-f]{20} \d+"\]', record)
    assert verify(read_record(record)).holds
    assert says(record)[0] == 0


async def test_anybody_in_a_group_goes_on_and_a_kill_between_the_taps_makes_no_second_game(
    either: House,
) -> None:
    house = either
    people = [await house.person(name) for name in ("Anna", "Boris", "Eve")]
    anna, boris, eve = people
    chat = await house.group(*people)
    board = await group_game(anna, boris, chat)
    board = await play_on(board, [anna, boris], until=lambda m: ply_of(m) >= 12)
    await resigned(anna, board)
    await eve.say("/replay@djehuty_bot", chat)
    page = await eve.wait_message(shows(en("replay-start")), chat)
    await eve.press(page, "▶️")
    page = await eve.wait_shown(shows("Turn 1 of"), chat)
    await eve.press(page, en("key-from-here"))
    asked = await eve.wait_message(shows(AGAINST), chat)
    (button, _) = presses(asked)
    await eve.press_only(asked, asked.buttons[0])
    await house.bot.kill()
    await house.bot.start()
    board = await eve.wait_shown(lambda m: m.id == asked.id and can_act(m), chat)
    await eve.wait_answer(await eve.forge(button.pack(), chat, asked.id))
    table = (await house.saved(game_of(board))).table
    assert table.game.origin == f"{game_of(page)} {len(table.played)}"
    assert [player.person is None for player in table.players] == [False, True]
    async with closing_after(
        await open_store(house.bot.settings["DATABASE_URL"], reading=True)
    ) as store:
        (begun,) = await store.unfinished(person=table.players[0].person)
    assert begun.id == game_of(board)
