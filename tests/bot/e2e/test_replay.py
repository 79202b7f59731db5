"""A replay and its films, through the chat: turned, made, shared, there again after a restart."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image
from playwright.async_api import expect

from tests.bot.e2e.house import (
    House,
    acts,
    begin,
    en,
    game_of,
    is_over,
    play_on,
    ply_of,
    resigned,
    shows,
)
from tests.browser import PHONE, OpenPage


async def test_a_game_is_turned_filmed_and_shared_and_old_pages_live_on(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    board = await play_on(await begin(anna, "🤖 Novice"), [anna], until=is_over)
    game = game_of(board)
    await anna.press(board, en("key-replay"))
    page = await anna.wait_message(shows(f"№{game}", en("replay-start")))
    assert page.id != board.id, "the board stays as it is"
    first = await house.picture(page)
    await anna.press(page, "▶️")
    page = await anna.wait_shown(shows("Turn 1 of"))
    assert await house.picture(page) != first
    await anna.press(page, "⏭️")
    page = await anna.wait_shown(
        lambda m: m.id == page.id and re.search(r"You (won|lost)", m.text) is not None
    )

    await anna.press(page, "🎞️")
    film = await anna.wait_message(lambda m: m.animation is not None)
    assert f"№{game}" in film.text
    data = await house.play.file(film.animation or "")
    with Image.open(io.BytesIO(data)) as made:
        assert (made.format, made.size) == ("GIF", (640, 360))
    await anna.press(page, "🎞️")
    again = await anna.wait_message(lambda m: m.animation is not None and m.id > film.id)
    assert again.animation == film.animation, "it comes by its file id"

    await anna.press(board, en("key-share-replay"))
    told = await anna.wait_message(shows("start=replay_"))
    (payload,) = re.findall(r"start=(replay_\w+)", told.text)
    await boris.start(payload)
    opened = await boris.wait_message(shows(f"№{game}", en("replay-start")))
    await house.bot.kill()
    await house.bot.start()
    await boris.press(opened, "▶️")
    await boris.wait_shown(shows("Turn 1 of"))
    await anna.press(page, "⏮️")
    await anna.wait_shown(shows(en("replay-start")))


@pytest.mark.browser
async def test_the_page_plays_a_film(own_house: House, open_page: OpenPage) -> None:
    house = own_house
    anna = await house.play.person("Anna")
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 6)
    board = await resigned(anna, board)
    await anna.press(board, en("key-replay"))
    page = await anna.wait_message(shows(en("replay-start")))
    await anna.press(page, en("key-film"))
    await anna.wait_message(lambda m: m.animation is not None)
    shown = await open_page(house.play.url, size=PHONE)
    image = shown.locator(".animation img").last
    await expect(image).to_be_visible()
    await expect(image).to_have_js_property("naturalWidth", 640)


async def test_a_film_sent_on_plays_and_a_board_sent_on_cannot_be_pressed(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club, talk = await house.group(anna, boris), await anna.dialog(boris)
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 6)
    sent = await anna.forward(board, club)
    assert (sent.photo, sent.text, sent.rows) == (board.photo, board.text, [])
    query = await boris.forge(acts(board)[0]["callback_data"], club, sent.id)
    assert (await boris.wait_answer(query)).text == en("answer-foreign")
    assert (await house.saved(game_of(board))).ply == ply_of(board)

    board = await resigned(anna, board)
    await anna.press(board, en("key-replay"))
    page = await anna.wait_message(shows(en("replay-start")))
    await anna.press(page, en("key-film"))
    film = await anna.wait_message(lambda m: m.animation is not None)
    shot = await house.play.file(film.animation or "")
    for chat in (talk, club):
        sent = await anna.forward(film, chat)
        assert sent.data["animation"] == film.data["animation"]
        assert (sent.text, sent.rows) == (film.text, [])
        assert await house.play.file(sent.animation or "") == shot
    await anna.forward(film)
    await anna.wait_message(shows(en("hint")))

    await anna.press(board, en("key-record"))
    record = await anna.wait_message(lambda m: m.document is not None)
    await boris.forward(await anna.forward(record, talk))
    page = await boris.wait_message(shows(en("replay-start")))
    assert "reply_to_message" in page.data


async def test_a_record_that_is_sent_is_replayed_under_it(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 6)
    board = await resigned(anna, board)
    await anna.press(board, en("key-record"))
    sent = await anna.wait_message(lambda m: m.document is not None)
    record = (await house.play.file(sent.document or "")).decode()

    await boris.say(record)
    page = await boris.wait_message(shows(en("replay-start")))
    assert "№" not in page.text
    assert "reply_to_message" in page.data, "it answers the record, which each press brings along"
    await boris.press(page, "▶️")
    page = await boris.wait_shown(shows("Turn 1 of"))
    await boris.press(page, en("key-film"))
    film = await boris.wait_message(lambda m: m.animation is not None)
    assert (await house.play.file(film.animation or "")).startswith(b"GIF89a")
