"""`make bench`: its way to a board is there, and what the bot said is kept for its peer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from bench.chat import actions, game
from bench.press import pressed, record
from bench.stock import read
from tests.bot.e2e.house import House


async def test_what_the_bot_said_to_presses_is_recorded_for_the_peer(
    own_house: House, tmp_path: Path
) -> None:
    house = own_house  # every call counts: nobody else may play
    anna = await house.person("Anna")
    board = await game(anna)
    assert actions(board), "two at this phone have something to press"
    turn = await pressed(anna, board, 3, Random(1))
    path = await record(house.play, turn, tmp_path)
    assert path is not None, "each press is one answer and one edit"
    said = await asyncio.to_thread(read, path)
    assert [one.new for one in said] == [True] * 3
    assert [len(one.picture) for one in said] == turn.uploads
    assert said[-1].rows == turn.board.rows
