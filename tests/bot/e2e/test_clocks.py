"""Clocks by consent through the chat: agreed on, passing, and what only then may be done."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing

from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    House,
    act,
    after,
    can_act,
    en,
    game_of,
    group_game,
    has,
    invite,
    is_over,
    link_game,
    other,
    shows,
    to_act,
)

WISHES = tuple(en(f"key-{wish}") for wish in ("poke", "day", "claim"))


async def comes(house: House, game: int) -> None:
    """The deadline of a game comes now, as the rows have it."""
    with closing(sqlite3.connect(house.bot.database, timeout=30)) as writing, writing:
        now = time.time_ns() // 1_000_000
        writing.execute(
            "UPDATE game SET turn_due_at = ?, clock_at = ? WHERE id = ?", (now, now, game)
        )


async def stopped(house: House, game: int) -> None:
    """The same while the bot is not running, which has games in memory; it comes again at once."""
    assert await house.bot.stop() == 0
    await comes(house, game)
    await house.bot.start()


async def timed(anna: Person, boris: Person, club: int) -> Seen:
    """A game in a group with a day a turn, said at the invitation."""
    invitation = await invite(anna, "Someone in this group", club)
    assert en("key-time") in invitation.buttons
    assert (await boris.press(invitation, en("key-time"))).text == en("answer-not-host")
    await anna.press(invitation, en("key-time"))
    page = await anna.wait_message(has(Kind.CLOCK), club)
    assert (await boris.press(page, en("span-1d"))).text == en("answer-not-your-question")
    await anna.press(page, en("span-1d"))
    await boris.wait_shown(lambda m: m.id == page.id and "chose the time" in m.text, club)
    told = await boris.wait_shown(lambda m: m.id == invitation.id and "1 day" in m.text, club)
    assert told.text.count("1 day") == 1
    assert en("invite-time-agreed") in told.text
    await boris.press(told, next(b for b in told.buttons if b.startswith("Join as")))
    return await boris.wait_shown(lambda m: m.id == told.id and can_act(m), club)


def late_board(board: Seen) -> bool:
    return WISHES[-1] in board.buttons


async def test_agree_deadline_nothing_poke_a_day_more_claim(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    carla = await house.person("Carla")
    club = await house.group(anna, boris, carla)
    board = await timed(anna, boris, club)
    assert "Time until" in board.text
    (entity,) = [e for e in board.data["caption_entities"] if e["type"] == "date_time"]
    assert entity["date_time_format"] == "wdt"
    game = game_of(board)
    saved = await house.saved(game)
    assert saved.table.game.turn_due_at is not None
    assert entity["unix_time"] == saved.table.game.turn_due_at // 1000
    assert not late_board(board)

    mover = to_act(board, anna, boris)
    waits = other(mover, anna, boris)
    heard = len(await mover.messages(club))
    await stopped(house, game)
    board = await waits.wait_shown(lambda m: m.id == board.id and late_board(m), club)
    assert re.search(rf"{mover.name}\b.*is late:", board.text)
    assert len(await mover.messages(club)) == heard, "nobody is written to"
    assert [b for b in board.buttons if b in WISHES] == list(WISHES)
    assert not is_over(board)
    assert (await carla.press(board, WISHES[0])).text == en("answer-foreign")
    assert (await mover.press(board, WISHES[2])).text == en("answer-own-time")

    assert (await waits.press(board, WISHES[0])).text == en("said-poked")
    mention = await mover.wait_message(shows("it is your turn"), club)
    mentioned = [e["user"]["id"] for e in mention.data["entities"] if e["type"] == "text_mention"]
    assert mentioned == [mover.id]
    assert (await waits.press(board, WISHES[0])).text == en("answer-poked")

    assert (await waits.press(board, WISHES[1])).text == en("said-day-given")
    board = await waits.wait_shown(lambda m: m.id == board.id and not late_board(m), club)
    assert "Time until" in board.text

    await stopped(house, game)
    board = await waits.wait_shown(lambda m: m.id == board.id and late_board(m), club)
    await waits.press(board, WISHES[2])
    question = await waits.wait_message(shows("End this game as its winner?"), club)
    assert (await mover.press(question, en("key-claim-yes"))).text == en("answer-not-your-question")
    assert (await waits.press(question, en("key-claim-yes"))).text == en("said-claimed")
    end = await waits.wait_shown(lambda m: m.id == board.id and is_over(m), club)
    assert re.search(rf"{mover.name}\b.*took longer than was agreed", end.text)
    saved = await house.check_true(end)
    assert saved.table.result is not None
    assert saved.table.result.reason == "time"


async def test_who_moves_is_late_no_more(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    board = await timed(anna, boris, club)
    mover = to_act(board, anna, boris)
    waits = other(mover, anna, boris)
    await stopped(house, game_of(board))
    board = await waits.wait_shown(lambda m: m.id == board.id and late_board(m), club)
    while late_board(board):
        await act(mover, board)
        board = await waits.wait_shown(after(board), club)
    assert to_act(board, anna, boris) is waits, "the time of the next turn runs"
    await house.check_true(board)


async def test_a_pause_is_agreed_on_and_stands_in_the_games_of_both(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    ours, _ = await link_game(anna, boris)
    await anna.say("/clock")
    page = await anna.wait_message(has(Kind.CLOCK))
    await anna.press(page, en("span-3d"))
    await anna.wait_shown(lambda m: m.id == page.id and "asks the others" in m.text)
    asked = await boris.wait_message(has(Kind.ACCEPT, game_of(ours)))
    assert "3 days a turn?" in asked.text
    assert (await boris.press(asked, en("key-offer-yes"))).text == en("said-agreed")
    await boris.wait_shown(shows("Time until"))
    await boris.say("/clock")
    page = await boris.wait_message(lambda m: en("key-pause", span=en("span-7d")) in m.buttons)
    await boris.press(page, en("key-pause", span=en("span-7d")))
    asked = await anna.wait_message(has(Kind.ACCEPT, game_of(ours)))
    await anna.press(asked, en("key-offer-yes"))
    await boris.wait_shown(shows("Paused until"))
    for who in (anna, boris):
        await who.say("/games")
        listed = await who.wait_message(shows("paused until"))
        assert any("⏸ №" in button for button in listed.buttons)
        kinds = [e["type"] for e in listed.data["entities"]]
        assert "date_time" in kinds


async def test_without_a_time_there_is_none(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    board = await group_game(anna, boris, club)
    assert "⏱" not in board.text
    saved = await house.saved(game_of(board))
    assert saved.table.game.turn_ms is None
