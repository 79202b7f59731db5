"""The BOT says why it played so where that was asked for, over a restart too, and nowhere else."""

from __future__ import annotations

from bot.board.turn_log import motives
from bot.telegram.callback_data import Kind
from playground.client import Seen
from tests.bot.e2e.house import LIBRARY, House, begin, en, has, is_over, play_on

SIGN = "💭"


async def test_the_bot_says_why_only_where_it_was_asked(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    await anna.say("/settings")
    await anna.press(await anna.wait_message(has(Kind.SETTINGS)), en("key-settings-words"))
    page = await anna.wait_edit(has(Kind.CHAT_SETTING))
    said = await anna.press(page, en("key-set-reasons"))
    assert said.text == en("said-set-reasons-on")

    def says_why(board: Seen) -> bool:
        return SIGN in board.text or is_over(board)

    board = await play_on(await begin(anna, "🤖 Greedy"), [anna], until=says_why)
    saved = await house.check_true(board)
    told = [LIBRARY["en"].told(why) for why in motives(saved.table).values()]
    assert SIGN in board.text, "it had a reason before the game was over"
    assert any(f"{SIGN}\N{NO-BREAK SPACE}{why}" in board.text for why in told)

    await house.bot.kill()
    await house.bot.start()
    page = await anna.wait_shown(has(Kind.CHAT_SETTING))
    said = await anna.press(page, f"✓ {en('key-set-reasons')}")
    assert said.text == en("said-set-reasons-off")
    quiet = await anna.wait_shown(lambda m: m.id == board.id and SIGN not in m.text)
    await house.check_true(quiet)
    page = await anna.wait_shown(
        lambda m: has(Kind.CHAT_SETTING)(m) and en("key-set-reasons") in m.buttons
    )
    await anna.press(page, en("key-set-reasons"))
    again = await anna.wait_shown(lambda m: m.id == board.id and SIGN in m.text)
    assert again.text == board.text, "the same words as before the restart"

    reasons = 0

    def has_had_many(board: Seen) -> bool:
        nonlocal reasons
        assert SIGN not in board.text
        reasons += 1
        return reasons > 12 or is_over(board)

    other = await play_on(await begin(boris, "🤖 Greedy"), [boris], until=has_had_many)
    await house.check_true(other)
