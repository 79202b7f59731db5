"""The review of a game, through the chat: the button under the last board, and its pages."""

from __future__ import annotations

from tests.bot.e2e.house import REVIEWED, House, begin, en, game_of, is_over, play_on, shows


async def test_a_game_is_looked_at_again_page_by_page(house: House) -> None:
    anna = await house.person("Anna")
    for _ in range(12):  # what is thrown is anybody's guess: a game may be without a mistake
        board = await play_on(await begin(anna, "🤖 Novice"), [anna], until=is_over)
        game = game_of(board)
        await anna.press(board, en("key-review"))
        page = await anna.wait_message(shows(f"№{game}", REVIEWED))
        assert page.id != board.id, "the board stays as it is"
        chart = await house.picture(page)
        assert len(chart) < 80_000
        if page.buttons[0].startswith("❗"):
            break
    first, boards = page.buttons
    assert boards in (en("key-review-turning"), en("key-replay"))
    count = int(first.removeprefix("❗ Mistakes: "))
    for number, button in enumerate((first, *(f"❗ Mistake {n}" for n in range(2, count + 1))), 1):
        await anna.press(page, button)
        page = await anna.wait_shown(shows(f"Mistake {number} of"))
        assert "Better:" in page.text
        better = await house.picture(page)
        assert better != chart
        await anna.press(page, en("key-review-chosen"))
        page = await anna.wait_shown(shows("after the choice that was taken"))
        assert await house.picture(page) != better
    await anna.press(page, en("key-review-whole"))
    page = await anna.wait_shown(shows(REVIEWED))
    await anna.say(f"/review {game}")
    again = await anna.wait_message(shows(f"№{game}", REVIEWED))
    assert again.photo is not None


async def test_the_commands_alone_take_the_last_game_that_is_over_and_say_which(
    house: House,
) -> None:
    """Also while a newer one goes on, whose number is told."""
    anna = await house.person("Anna")
    board = await play_on(await begin(anna, "🤖 Novice"), [anna], until=is_over)
    ended = game_of(board)
    running = game_of(await begin(anna, "🤖 Novice"))
    assert running != ended
    await anna.say("/review")
    page = await anna.wait_message(shows(f"№{ended}", REVIEWED))
    note = f"№{running} goes on: /review {running} "
    if note not in page.text:  # a long page has no room for it
        await anna.wait_message(shows(note))
    await anna.say(f"/review {ended}")
    page = await anna.wait_message(shows(f"№{ended}", REVIEWED))
    assert "goes on" not in page.text
    await anna.say("/verify")
    told = await anna.wait_message(shows(f"Game {running}"))
    assert f"/verify {ended}" in told.text
    await anna.say(f"/verify {ended}")
    told = await anna.wait_message(shows(f"Game {ended}"))
    assert "goes on" not in told.text


async def test_a_game_that_goes_on_is_not_reviewed(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await anna.say(f"/review {game_of(board)}")
    await anna.wait_message(shows(en("answer-review-later")))
