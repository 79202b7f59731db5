"""From `/start` to the first move: the first tap begins a sealed game, the second throws."""

from __future__ import annotations

import re

import pytest

from bot.choosing.set_lines import BEST
from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    House,
    act,
    acts,
    after,
    can_act,
    en,
    game_of,
    has,
    ply_of,
    resigned,
    shows,
    title,
)

MOST_GAMES = 24
"""Games after which the lot has begun with both sides, but for one time in ten million."""


def sealed(menu: Seen) -> str:
    """The whole seal of the game that the title page has ready."""
    seal = re.search(r"[0-9a-f]{64}", menu.text)
    assert seal is not None
    return seal[0]


async def three_taps(house: House, anna: Person) -> int:
    """The first tap after `/start` begins, the second throws, the third at the latest moves: how
    many actions the BOT made before them."""
    menu = await title(anna)
    assert menu.buttons[0] == en("key-play")
    seal = sealed(menu)
    seq = await house.seq()

    answer = await anna.press(menu, en("key-play"))
    assert (answer.text, answer.show_alert) == (en("said-begun"), False)
    board = await anna.wait_shown(can_act)
    assert board.id == menu.id, "the title page becomes the board"
    number = game_of(board)
    edits = await house.play.calls("editMessageMedia", chat_id=anna.id, after=seq)
    others = [c for c in await house.play.calls("sendPhoto", after=seq) if c["chat_id"] == anna.id]
    saved = await house.saved(number)
    assert saved.table.game.commitment == seal, "the seal was shown before the press"
    assert edits
    assert not others

    before = ply_of(board)
    assert [key["callback_data"].split(":", 3)[3] for key in acts(board)] == ["throw"]
    await act(anna, board)
    board = await anna.wait_shown(after(board))
    if (await house.saved(number)).ply < before + 2:  # else the only move has played itself
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    mine = next(p.seat for p in saved.table.players if p.bot is None)
    log = (await house.saved(number)).table.played
    moved = [played for played in log if played.seat == mine and played.faces is None]
    assert moved, "the third tap at the latest moves"
    await resigned(anna, board)
    await anna.say(f"/verify {number}")
    said = await anna.wait_message(shows(f"Game {number} ✅"))
    assert seal in said.text
    return before


async def test_after_start_the_first_tap_begins_the_second_throws_the_third_moves(
    house: House,
) -> None:
    """Also where the lot gives the BOT the first turn: then it plays first."""
    seen = set()
    for _ in range(MOST_GAMES):
        seen.add(await three_taps(house, await house.person("Anna")) > 0)
        if seen == {True, False}:
            return
    pytest.fail(f"in {MOST_GAMES} games the BOT began always or never: {seen}")


async def test_a_page_whose_seal_was_used_shows_the_next_one_and_begins_nothing(
    house: House,
) -> None:
    anna = await house.person("Anna")
    old, new = await title(anna), await title(anna)
    assert sealed(old) == sealed(new), "one game is ready, however often it is shown"
    await anna.press(new, en("key-play"))
    first = await anna.wait_shown(can_act)

    answer = await anna.press(old, en("key-play"))
    assert (answer.text, answer.show_alert) == (en("answer-seal-used"), False)
    page = await anna.wait_edit(lambda m: m.id == old.id)
    assert page.buttons[0] == en("key-unfinished", game="Senet", id=str(game_of(first)))
    assert sealed(page) != sealed(old)

    await anna.press(page, en("key-play-new", game="Senet"), times=2)
    board = await anna.wait_shown(lambda m: m.id == old.id and can_act(m))
    assert game_of(board) > game_of(first)
    assert (await house.saved(game_of(board))).table.game.commitment == sealed(page)
    menu = await title(anna)
    assert menu.buttons[0] == en("key-unfinished-many", count=2), "a double tap begins one game"
    await anna.press(menu, menu.buttons[0])
    assert len((await anna.wait_message(has(Kind.BRING))).buttons) >= 2


async def test_from_the_end_of_a_game_another_one_is_three_taps_away(house: House) -> None:
    anna = await house.person("Anna")
    menu = await title(anna)
    await anna.press(menu, en("key-play"))
    over = await resigned(anna, await anna.wait_shown(can_act))
    await anna.press(over, en("key-menu").split()[0])
    games = await anna.wait_message(lambda m: en("game-seega") in m.buttons)
    await anna.press(games, en("game-seega"))
    ready = f"{en('key-play')} {BEST}"
    page = await anna.wait_shown(lambda m: m.id == games.id and ready in m.buttons)
    seal = sealed(page)
    await anna.press(page, ready)
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    saved = await house.saved(game_of(board))
    assert saved.table.rules.id == "sidja"
    assert saved.table.game.commitment == seal, "the seal was shown before the press"
