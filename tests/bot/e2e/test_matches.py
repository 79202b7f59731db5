"""Matches and throw-offs over HTTP: the score from game to game, and seats that were thrown for."""

from __future__ import annotations

import re

from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import (
    SIGN,
    House,
    act,
    after,
    can_act,
    en,
    game_of,
    has,
    plain,
    resigned,
    shows,
)


def words(text: str) -> str:
    """Without the isolates around names, and the emblems behind them."""
    return re.sub(f"[\u2068\u2069]| {SIGN}", "", text)


async def test_a_match_in_a_group_goes_on_until_somebody_has_its_points(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    await anna.say("/play glebsite", club)
    page = await anna.wait_message(has(Kind.NEW), club)
    await anna.press(page, "🏁 10")
    page = await anna.wait_edit(shows("A match to 10 points"), club)
    await anna.press(page, "Someone in this group")
    board = await anna.wait_edit(has(Kind.JOIN), club)
    assert "A match to 10." in words(board.text)
    await boris.press(board, SIGN)
    board = await boris.wait_shown(lambda m: m.id == board.id and can_act(m), club)
    assert "Match to 10, game 1: " in words(board.text)
    first, second = ("Boris", "Anna") if "Anna, white" in words(board.text) else ("Anna", "Boris")
    end = await resigned(anna, board)
    assert "Boris 5" in words(end.text)
    assert "Boris won. Anna lost.\n5 points: Anna resigned." in words(end.text).replace(
        f" {SIGN}", ""
    )
    assert en("key-next-game") in end.buttons
    await boris.press(end, "Next game")
    invitation = await boris.wait_message(has(Kind.JOIN), club)
    assert f"{first} takes white" in words(invitation.text)
    assert (await anna.press(end, "Next game")).text == en("answer-rematch-open")
    await anna.press(invitation, SIGN)
    fresh = await anna.wait_shown(lambda m: m.id == invitation.id and can_act(m), club)
    assert f"{first}, white" in words(fresh.text)
    assert f"{second}, blue" in words(fresh.text)
    assert "Match to 10, game 2: " in words(fresh.text)
    last = await resigned(anna, fresh)
    assert "Boris wins the match!" in words(last.text)
    assert en("key-rematch") in last.buttons
    assert (await anna.press(end, "Next game")).text == en("answer-stale")
    await anna.say(f"/verify {game_of(last)}", club)
    answer = await anna.wait_message(shows("✅"), club)
    assert "the pieces changed hands" in plain(answer.text)


async def test_seats_that_are_thrown_for_are_told_and_verify(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/play thibault first=throw_off")
    page = await anna.wait_message(has(Kind.PLAY_NOW))
    await anna.press(page, en("key-play"))
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    saved = await house.saved(game_of(board))
    if saved.table.game.ply == 0:  # Anna has white
        assert "Throw-off: " in words(board.text)
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    await house.check_true(board)
    await anna.say("/verify")
    running = await anna.wait_message(shows("Throws so far"))
    assert re.search("Throw-off: .* takes white", words(running.text))
    assert "How often each throw came" in running.text
    end = await resigned(anna, board)
    await anna.say(f"/verify {game_of(end)}")
    answer = await anna.wait_message(shows("✅"))
    assert "the throw-off for the seats and every throw" in plain(answer.text)
