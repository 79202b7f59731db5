"""The review of a game, through the chat: the button under the last board, and its pages."""

from __future__ import annotations

from tests.bot.e2e.house import House, begin, en, game_of, is_over, play_on, shows


async def test_a_game_is_looked_at_again_page_by_page(house: House) -> None:
    anna = await house.person("Anna")
    board = await play_on(await begin(anna, "🤖 Novice"), [anna], until=is_over)
    game = game_of(board)
    await anna.press(board, en("key-review"))
    page = await anna.wait_message(shows(f"№{game}", "Turning points"))
    assert page.id != board.id, "the board stays as it is"
    chart = await house.picture(page)
    assert len(chart) < 80_000
    mistakes = int(page.buttons[-1].split("/")[1].split()[0]) - 1
    for number in range(1, mistakes + 1):
        await anna.press(page, f"{number + 1}/")
        page = await anna.wait_shown(shows(f"Costly choice {number} of"))
        assert "Better:" in page.text
        better = await house.picture(page)
        assert better != chart
        await anna.press(page, en("key-review-chosen"))
        page = await anna.wait_shown(shows("after the choice that was taken"))
        assert await house.picture(page) != better
    await anna.say(f"/review {game}")
    again = await anna.wait_message(shows(f"№{game}", "Turning points"))
    assert again.photo is not None


async def test_a_game_that_goes_on_is_not_reviewed(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await anna.say(f"/review {game_of(board)}")
    await anna.wait_message(shows(en("answer-review-later")))
