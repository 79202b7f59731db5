"""The page in a real Chromium: what a newcomer sees and does."""

import asyncio
import re

import pytest
from playwright.async_api import Page, Route, expect
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputMediaPhoto,
    InputTextMessageContent,
    KeyboardButton,
    KeyboardButtonRequestUsers,
    ReplyKeyboardMarkup,
)

from playground.client import Person, Play
from playground.server import Running, serve
from tests.browser import DESK, PHONE, OpenPage, chromium_or_skip, find_chromium, toast
from tests.playground.kit import MenuBot, png

browser_test = pytest.mark.browser


FEET = """async () => {
  const both = [".toast", ".bar"].map((each) => document.querySelector(each));
  await Promise.all(both[0].getAnimations().map((each) => each.finished));
  return both.map((each) => each.getBoundingClientRect().bottom);
}"""
"""Where what is said of a press ends once it has come, and where the bar does."""


async def started(page: Page) -> None:
    """Press START and wait for the menu's picture."""
    await page.locator("button.start").click()
    await expect(page.locator(".photo img")).to_be_visible()


@browser_test
async def test_a_newcomer_is_told_who_they_are_and_starts_the_bot(
    server: Running, menu_bot: MenuBot, open_page: OpenPage
) -> None:
    page = await open_page(server.url)
    await expect(page.get_by_role("note")).to_contain_text("You are Anna")
    await expect(page.locator(".welcome")).to_contain_text("Games of the Nile")
    await expect(page.get_by_label("Message", exact=True)).to_have_count(0)
    await started(page)
    assert menu_bot.seen == ["/start"]
    await expect(page.locator(".bubble b", has_text="Menu")).to_be_visible()
    await expect(page.locator(".bubble i", has_text="Senet")).to_be_visible()
    await expect(page.locator(".bubble blockquote")).to_have_text("قواعد")
    await expect(page.locator(".bubble code")).to_have_text("b7e2")
    hidden = page.get_by_role("button", name="Hidden text")
    await hidden.click()
    await expect(page.locator(".spoiler.shown")).to_have_text("hidden")
    await expect(page.get_by_label("Message", exact=True)).to_be_visible()


@browser_test
async def test_a_press_shows_progress_then_the_answer(
    server: Running, menu_bot: MenuBot, open_page: OpenPage
) -> None:
    page = await open_page(server.url)
    await started(page)
    key = page.get_by_role("button", name="Hold")
    await key.click()
    await expect(key).to_have_attribute("aria-busy", "true")
    menu_bot.go.set()
    assert await toast(page) == "Done"
    foot, bar = await page.evaluate(FEET)
    assert foot <= bar + 10, "on a small phone a board begins twelve pixels below the bar"
    await expect(key).not_to_have_attribute("aria-busy", "true")
    await page.get_by_role("button", name="Alert").click()
    alert = page.get_by_role("alertdialog")
    await expect(alert).to_contain_text("It is not your turn")
    await alert.get_by_role("button", name="OK").click()
    await expect(alert).to_have_count(0)


@browser_test
async def test_an_edited_message_shows_the_new_picture_words_and_buttons(
    server: Running, menu_bot: MenuBot, open_page: OpenPage
) -> None:
    page = await open_page(server.url)
    await started(page)
    before = await page.locator(".photo img").get_attribute("src")
    await page.get_by_role("button", name="Throw").click()
    await expect(page.locator(".bubble", has_text="You threw 4")).to_contain_text("edited")
    await expect(page.get_by_role("button", name="Throw again")).to_be_visible()
    image = page.locator(".photo img")
    assert await image.get_attribute("src") != before
    await expect(image).to_have_js_property("naturalWidth", 640)
    await page.get_by_label("Enlarge the picture").click()
    await expect(page.locator("dialog.viewer img")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog.viewer")).to_have_count(0)


@browser_test
async def test_the_picture_that_stands_stays_over_edits_whose_pictures_are_still_on_their_way(
    server: Running, bot: Bot, open_page: OpenPage, anna: Person
) -> None:
    page = await open_page(server.url)
    await anna.start()
    sent = await bot.send_photo(anna.id, png("teal"))
    image = page.locator(".photo img")
    await expect(image).to_have_js_property("naturalWidth", 640)
    first = await image.evaluate("(image) => image.src")
    arrive = asyncio.Event()

    async def hold(route: Route) -> None:
        await arrive.wait()
        await route.continue_()

    await page.route("**/play/api/files/*", hold)
    shown = first
    for colour in ("maroon", "olive", "navy"):
        media = InputMediaPhoto(png(colour))
        await bot.edit_message_media(media, chat_id=anna.id, message_id=sent.message_id)
        await expect(image).not_to_have_js_property("src", shown)
        shown = await image.evaluate("(image) => image.src")
        await expect(page.locator(".photo")).to_have_css("background-image", f'url("{first}")')
    arrive.set()
    await expect(image).to_have_js_property("naturalWidth", 640)
    await expect(image).to_have_css("opacity", "1")
    await expect(page.locator(".photo")).to_have_css("background-image", "none")


LINES = "<blockquote expandable>{}\n{}\n{}\n{}</blockquote>"
"""A quotation of which not all is seen before it is unfolded."""


@browser_test
async def test_a_quotation_of_which_more_is_folded_has_a_sign_that_opens_it(
    server: Running, bot: Bot, open_page: OpenPage, anna: Person
) -> None:
    page = await open_page(server.url)
    await anna.start()
    await bot.send_message(anna.id, LINES.format(*"abcd"), parse_mode="HTML")
    sign = page.locator("article .unfold").last
    await expect(sign).to_have_accessible_name("Show the whole quotation")
    await sign.focus()
    await page.keyboard.press("Enter")
    await expect(sign).to_have_attribute("aria-expanded", "true")
    await expect(page.locator("blockquote.folded")).to_have_count(0)
    await page.locator("blockquote").last.click()
    await expect(sign).to_have_attribute("aria-expanded", "false")
    await bot.send_message(anna.id, LINES.format(*"أبتث"), parse_mode="HTML")
    await expect(page.locator("article .unfold:visible")).to_have_count(2)
    quote = await page.locator("blockquote").last.bounding_box()
    box = await sign.bounding_box()
    assert quote is not None
    assert box is not None
    assert box["x"] - quote["x"] < quote["width"] / 2, "where lines end from right to left"
    await bot.send_message(anna.id, "<blockquote expandable>a\nb</blockquote>", parse_mode="HTML")
    await expect(page.locator("blockquote")).to_have_count(3)
    await expect(page.locator("article .unfold:visible")).to_have_count(2)
    inside = await page.evaluate(
        """() => [...document.querySelectorAll(".bubble")].map((bubble) => {
          const [all, time] = [bubble, bubble.querySelector(".meta")];
          return all.getBoundingClientRect().bottom - time.getBoundingClientRect().bottom;
        })"""
    )
    assert min(inside) > 2, "the time keeps off the edge"


@browser_test
async def test_a_message_of_ones_own_is_edited_and_the_bot_hears_of_it(
    server: Running, bot: Bot, open_page: OpenPage, anna: Person
) -> None:
    page = await open_page(server.url)
    await anna.say("/plai t.me/x")
    own = page.locator("article.mine .bubble", has_text="/plai")
    await own.locator(".meta").click(button="right")
    await page.get_by_role("menuitem", name="Edit").click()
    await expect(page.locator(".replying")).to_contain_text("Edit: /plai")
    write = page.get_by_label("Message", exact=True)
    await expect(write).to_have_value("/plai t.me/x")
    await write.fill("/play")
    await page.get_by_label("Send").click()
    await expect(page.locator("article.mine .bubble")).to_contain_text("/play")
    await expect(page.locator("article.mine .meta")).to_contain_text("edited")
    await expect(page.locator(".replying")).to_be_hidden()
    *_, edited = await bot.get_updates(allowed_updates=["message", "edited_message"])
    assert edited.edited_message is not None
    assert edited.edited_message.text == "/play"


@browser_test
async def test_the_menu_of_commands_speaks_the_persons_language(
    server: Running, menu_bot: MenuBot, open_page: OpenPage
) -> None:
    page = await open_page(f"{server.url}/?panes=Boris")
    await started(page)
    await page.get_by_role("button", name="Команды").click()
    await expect(page.get_by_role("menuitem")).to_have_text(["/startМеню"])
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Вы — Boris").click()
    await page.get_by_role("menuitemradio", name="Anna").click()
    await started(page)
    await page.get_by_role("button", name="Commands").click()
    await page.get_by_role("menuitem", name="/rules").click()
    link = page.get_by_role("link", name="game.txt")
    async with page.expect_download() as download:
        await link.click()
    assert (await download.value).suggested_filename == "game.txt"


@browser_test
async def test_links_to_the_bot_stay_inside_and_an_invitation_can_be_sent(
    server: Running, menu_bot: MenuBot, open_page: OpenPage, play: Play
) -> None:
    page = await open_page(server.url)
    await started(page)
    await page.get_by_role("link", name="again").click()
    await expect(page.locator(".message.mine").last).to_contain_text("/start deep")
    await page.get_by_role("button", name="Invite").first.click()
    await page.get_by_role("dialog").get_by_role("button", name="Boris").click()
    await expect(page.locator(".bar-name")).to_have_text("Boris")
    page = await open_page(f"{server.url}/?panes=Boris:list")
    await page.get_by_role("button", name="Anna").first.click()
    await page.get_by_role("link", name="start=game7").click()
    await expect(page.locator(".message.mine").last).to_contain_text("/start game7")
    assert menu_bot.seen[-1] == "/start game7"
    await page.get_by_role("button", name="To a group").first.click()
    await page.get_by_role("dialog").get_by_role("button", name="Nile Club").click()
    await expect(page.locator(".bar-name")).to_have_text("Nile Club")
    await expect(page.locator(".message.mine")).to_contain_text("/start@djehuty_bot g7")


@browser_test
async def test_several_people_chat_side_by_side(
    server: Running, menu_bot: MenuBot, open_page: OpenPage
) -> None:
    page = await open_page(f"{server.url}/?panes=Anna:Nile Club,Boris:Nile Club,Dalia", DESK)
    anna, boris = page.get_by_label("Anna’s phone"), page.get_by_label("Телефон: Boris")
    for phone, word in ((anna, "Message"), (boris, "Сообщение")):
        write = phone.get_by_label(word, exact=True)
        await expect(write).to_have_attribute("placeholder", word)  # in the language of each
    await boris.get_by_label("Сообщение", exact=True).fill("Кто играет?")
    await boris.get_by_label("Сообщение", exact=True).press("Enter")
    await expect(anna.locator(".message:not(.mine)")).to_contain_text("Кто играет?")
    await expect(anna.locator(".sender")).to_have_text("Boris")
    await expect(boris.locator(".message.mine")).to_contain_text("Кто играет?")
    await expect(page.locator("[data-person=Dalia] .who .dot")).to_be_visible()


@browser_test
async def test_unread_messages_are_counted_until_they_are_seen(
    server: Running, menu_bot: MenuBot, open_page: OpenPage, boris: Person
) -> None:
    page = await open_page(f"{server.url}/?panes=Anna:list")
    await boris.say("one", "Nile Club")
    await boris.say("two", "Nile Club")
    row = page.get_by_role("listitem").filter(has_text="Nile Club")
    await expect(row.locator(".badge")).to_have_text("2")
    await row.get_by_role("button").click()
    await page.get_by_role("button", name="Back to the chats").click()
    await expect(row.locator(".badge")).to_have_count(0)


@browser_test
async def test_deleted_messages_leave_and_a_group_moves_on_as_a_supergroup(
    server: Running, menu_bot: MenuBot, open_page: OpenPage, anna: Person
) -> None:
    page = await open_page(f"{server.url}/?panes=Anna:Nile Club")
    said = await anna.say("to be deleted", "Nile Club")
    bubble = page.locator(f"[data-message-id='{said.id}']")
    await expect(bubble).to_be_visible()
    await anna.delete(said)
    await expect(bubble).to_have_count(0)
    await anna.migrate("Nile Club")
    await expect(page.locator(".service").last).to_have_text("The group became a supergroup")
    await expect(page.locator("[data-chat]")).to_have_attribute("data-chat", re.compile("^-100"))


@browser_test
async def test_a_reaction_of_the_bot_stands_in_the_message(
    server: Running, menu_bot: MenuBot, open_page: OpenPage, anna: Person
) -> None:
    page = await open_page(f"{server.url}/?panes=Anna:Nile Club")
    said = await anna.say("anybody there?", "Nile Club")
    bubble = page.locator(f"[data-message-id='{said.id}']")
    await expect(bubble.get_by_label("Reaction of the bot")).to_have_count(0)
    await menu_bot.bot.set_message_reaction(said.chat_id, said.id, "😴")
    await expect(bubble.get_by_label("Reaction of the bot")).to_have_text("😴")


@browser_test
async def test_the_page_begins_anew_with_a_stand_in_that_has_forgotten_all(
    open_page: OpenPage,
) -> None:
    async with serve() as server:
        page = await open_page(f"{server.url}/?panes=Anna:Nile Club")
        async with Play(server.url) as play:
            await (await play.person("Boris")).say("before", "Nile Club")
        await expect(page.locator(".message")).to_contain_text("before")
        port = int(server.url.rpartition(":")[2])
    await expect(page.get_by_text("Reconnecting")).to_be_attached()
    async with serve(port=port) as server, Play(server.url) as play:
        await expect(page.locator(".message")).to_have_count(0)
        await (await play.person("Boris")).say("after", "Nile Club")
        await expect(page.locator(".message")).to_contain_text("after")


@browser_test
@pytest.mark.parametrize("size", [(360, 640), PHONE, DESK], ids=["small", "phone", "desk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nothing_is_wider_than_the_screen(
    server: Running, menu_bot: MenuBot, open_page: OpenPage, size: tuple[int, int], scheme: str
) -> None:
    page = await open_page(f"{server.url}/?panes=Anna", size, scheme)
    await started(page)
    width = await page.evaluate("document.documentElement.scrollWidth")
    log = page.locator(".log")
    inner = await log.evaluate("(log) => log.scrollWidth - log.clientWidth")
    assert (width, inner) == (size[0], 0)
    await expect(page.locator(".keys")).to_be_in_viewport()


def test_a_browser_is_found_by_its_variable_or_the_path() -> None:
    assert find_chromium({"CHROMIUM": "/nowhere/chromium"}) is None
    assert find_chromium({}, lambda name: f"/bin/{name}") == "/bin/chromium"
    assert find_chromium({}, lambda name: "/x" if name == "google-chrome" else None) == "/x"
    assert find_chromium({}, lambda _: None) is None


def test_a_missing_browser_skips_unless_one_is_required() -> None:
    with pytest.raises(pytest.skip.Exception, match="no Chromium found"):
        chromium_or_skip({"CHROMIUM": "/nowhere"})
    with pytest.raises(pytest.fail.Exception, match="no Chromium found"):
        chromium_or_skip({"CHROMIUM": "/nowhere", "REQUIRE_BROWSER": "1"})


@browser_test
async def test_a_friend_is_picked_from_ones_own_list(
    server: Running, bot: Bot, play: Play, anna: Person, boris: Person, open_page: OpenPage
) -> None:
    await anna.start()
    asks = KeyboardButton("Choose a friend", request_users=KeyboardButtonRequestUsers(7))
    await bot.send_message(anna.id, "Who?", reply_markup=ReplyKeyboardMarkup([[asks]]))
    page = await open_page(server.url)
    before = int((await play.state())["seq"])
    await page.get_by_role("button", name="Choose a friend").click()
    await page.get_by_role("dialog").get_by_role("button", name=boris.name).click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    told = await play.wait_event(lambda e: "users_shared" in (e.get("message") or {}), before)
    shared = told["message"]["users_shared"]
    assert shared == {"request_id": 7, "users": [{"user_id": boris.id}]}


@browser_test
async def test_what_the_bot_offers_behind_its_name_is_sent_and_pressed_on_a_phone(
    server: Running, bot: Bot, open_page: OpenPage
) -> None:
    page = await open_page(f"{server.url}/?panes=Anna:Nile Club")
    write = page.get_by_label("Message", exact=True)
    await write.fill("@djehuty_bot sen")
    (asked,) = await bot.get_updates(timeout=10, allowed_updates=["inline_query"])
    assert asked.inline_query is not None
    assert asked.inline_query.query == "sen"
    onward = InlineKeyboardMarkup.from_button(
        InlineKeyboardButton("Elsewhere", switch_inline_query="sen")
    )
    said = InputTextMessageContent("Come and play Senet")
    offers = [
        InlineQueryResultArticle("1", "Senet", said, description="Race home", reply_markup=onward),
        InlineQueryResultArticle("2", "Seega", said, description="Take stones"),
    ]
    await bot.answer_inline_query(asked.inline_query.id, offers)
    await page.get_by_role("option", name="Senet").click()
    sent = page.locator("article.mine")
    await expect(sent).to_contain_text("via @djehuty_bot")
    await expect(sent).to_contain_text("Come and play Senet")
    await expect(page.locator(".offers")).to_be_hidden()
    await page.get_by_role("button", name="Elsewhere").click()
    await page.locator("dialog.chooser").get_by_role("button", name="Boris").click()
    await expect(page.locator(".bar-name")).to_have_text("Boris")
    await expect(page.get_by_label("Message", exact=True)).to_have_value("@djehuty_bot sen")
    await expect(page.get_by_role("option", name="Seega")).to_be_visible()
