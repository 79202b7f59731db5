"""Away and back: within 30 seconds nobody notices, and after a long time the boards say so."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import pytest

from playground.client import Seen
from tests.bot.e2e.house import (
    House,
    act,
    acts,
    after,
    begin,
    can_act,
    en,
    game_of,
    group_game,
    to_act,
)

BACK_S = 30.0
"""So soon a deploy or a crash is over: a press lives 150 seconds."""
AWAY_MS = 200_000


@pytest.mark.parametrize("end", ["crash", "deploy"])
async def test_who_presses_while_the_bot_is_away_is_answered_within_30_seconds(
    own_house: House, end: str
) -> None:
    """While a call of its own hangs at Telegram, too."""
    house = own_house
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await house.play.fault("editMessageMedia", "hold_after")
    seq = await house.seq()
    await act(anna, board)
    await house.play.wait_call("editMessageMedia", after=seq)
    shown = await anna.wait_shown(after(board))
    begun = time.monotonic()
    if end == "crash":
        await house.bot.kill()
    else:
        assert await house.bot.stop() == 0
    await anna.press_only(shown, data=acts(shown)[0]["callback_data"])
    await house.play.clear_faults()
    await house.bot.start()
    newest = await anna.wait_shown(after(shown))
    took = time.monotonic() - begun
    await house.check_true(newest)
    assert took < BACK_S, f"back after {took:.1f} s"


async def test_after_a_crash_and_a_long_absence_it_comes_at_once_where_nobody_has_pressed(
    own_house: House,
) -> None:
    """Nothing is to be fetched, and a poll that waits would be answered after 50 seconds."""
    house = own_house
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await house.bot.kill()
    been_away(house)
    house.expect("we were away", "boards say that we were away")
    begun = time.monotonic()
    await house.bot.start()
    await house.bot.wait_line("boards say that we were away")
    fresh = await anna.wait_shown(fresh_of(board))
    took = time.monotonic() - begun
    assert fresh.text.startswith(en("caption-away"))
    assert took < BACK_S, f"back after {took:.1f} s"


def been_away(house: House) -> None:
    """As if Telegram had not reached the bot for minutes."""
    with closing(sqlite3.connect(house.bot.database)) as writing, writing:
        moved = writing.execute("UPDATE presence SET seen_at = seen_at - ?", (AWAY_MS,))
        assert moved.rowcount == 1, "it is kept while the bot runs"


async def test_after_a_long_absence_a_board_comes_down_anew_and_says_so(own_house: House) -> None:
    """A press of that time is gone; what Telegram has kept is played first."""
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    group, private = await group_game(anna, boris, chat), await begin(anna, "📱 On this phone")
    seq = await house.seq()
    await boris.start()
    await house.play.wait_call("sendPhoto", after=seq)
    assert await house.bot.stop() == 0
    been_away(house)
    who = to_act(group, anna, boris)
    await who.press_only(group, "Throw")
    await house.bot.start()
    house.expected |= {"we were away", "boards say that we were away"}
    await house.bot.wait_line("boards say that we were away")
    for board in (group, private):
        fresh = await anna.wait_shown(fresh_of(board), board.chat_id)
        assert fresh.text.startswith(en("caption-away"))
        await anna.wait_shown(stripped(board), board.chat_id)
        presser = anna if board is private else to_act(fresh, anna, boris)
        await presser.press(fresh, data=acts(fresh)[0]["callback_data"])
        later = await anna.wait_shown(after(fresh), board.chat_id)
        assert not later.text.startswith(en("caption-away"))
        await house.check_true(later)


def fresh_of(board: Seen) -> Callable[[Seen], bool]:
    """Another board of its game, on which somebody may act."""
    game = game_of(board)
    return lambda m: m.id != board.id and can_act(m) and game_of(m) == game


def stripped(board: Seen) -> Callable[[Seen], bool]:
    """Its message, without buttons."""
    return lambda m: m.id == board.id and not m.rows


async def test_after_a_quick_restart_every_board_stays_where_it_is(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    assert await house.bot.stop() == 0
    await house.bot.start()
    assert [m.id for m in await anna.messages() if m.rows] == [board.id]
