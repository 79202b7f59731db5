"""Messages that people send on into another chat, as Telegram does it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from telegram import Bot, MessageOriginUser, Update

from playground.client import Play
from playground.errors import ClientError
from playground.server import Running
from tests.browser import PHONE, OpenPage
from tests.playground.kit import keys, png


async def newest(bot: Bot) -> Update:
    return list(await bot.get_updates(timeout=5))[-1]


async def test_a_message_sent_on_has_its_file_and_words_and_no_button_of_the_old_one(
    bot: Bot, play: Play
) -> None:
    anna, boris = await play.person("Anna"), await play.person("Boris")
    await anna.say("/start")
    board = keys([("Throw", "t:1"), ("Rules", "https://example.org/rules")])
    await bot.send_photo(anna.id, png(), "<b>A board</b>", parse_mode="HTML", reply_markup=board)
    shown = await anna.wait_message(lambda m: m.photo is not None)
    sent = await anna.forward(shown, await anna.dialog(boris))
    assert (sent.photo, sent.text, sent.rows) == (shown.photo, "A board", [])
    assert sent.data["caption_entities"] == shown.data["caption_entities"]
    assert sent.data["forward_origin"]["sender_user"]["is_bot"]
    assert sent.data["from"]["first_name"] == "Anna"
    with pytest.raises(ClientError, match="no buttons"):
        await boris.press_only(sent, "Throw")
    # Sent on once more it still says who wrote it first.
    again = await boris.forward(sent, "Nile Club")
    assert again.data["forward_origin"] == sent.data["forward_origin"]
    # To the bot it comes as any other message, which it can read the origin of.
    back = await anna.forward(shown)
    update = (await newest(bot)).message
    assert update is not None
    assert update.message_id == back.id
    assert isinstance(update.forward_origin, MessageOriginUser)
    assert update.photo[-1].file_id == shown.photo


async def test_buttons_that_are_all_addresses_go_along(bot: Bot, play: Play) -> None:
    anna, boris = await play.person("Anna"), await play.person("Boris")
    await anna.say("/start")
    links = keys([("Rules", "https://example.org/rules")])
    await bot.send_message(anna.id, "How it goes", reply_markup=links)
    shown = await anna.wait_message(lambda m: m.text == "How it goes")
    assert (await anna.forward(shown, await anna.dialog(boris))).rows == shown.rows
    with pytest.raises(ClientError, match="to send on"):
        await play.do("forward", person=anna.id, chat=anna.id, message_id=987654, into="bot")


@pytest.mark.browser
async def test_the_page_sends_a_message_on(
    server: Running, bot: Bot, play: Play, open_page: OpenPage
) -> None:
    anna = await play.person("Anna")
    await anna.say("/start")
    await bot.send_message(anna.id, "The last board", reply_markup=keys([("Throw", "t:1")]))
    await anna.wait_message(lambda m: m.text == "The last board")
    page = await open_page(f"{server.url}?panes=Anna", size=PHONE)
    await page.locator(".bubble", has_text="The last board").click(button="right")
    await page.get_by_role("menuitem", name="Forward").click()
    await page.get_by_role("button", name="Nile Club").last.click()
    sent = page.locator(".message.mine", has_text="The last board")
    await expect(sent.locator(".via")).to_have_text("Forwarded from Djehuty")
    await expect(sent.locator(".key")).to_have_count(0)
