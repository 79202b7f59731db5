"""The playground's page with the real bot, at a phone's size: a newcomer's first minutes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    SIGN,
    House,
    acts,
    can_act,
    en,
    game_of,
    group_game,
    has,
    is_over,
    play_command,
    ply_of,
    presses,
)
from tests.browser import PHONE, OpenPage, toast

pytestmark = pytest.mark.browser

THUMB_PX = 32
"""The least height of a button that a thumb hits."""
BOXES = "found => found.map(one => one.getBoundingClientRect().toJSON())"
"""Where each of the page's elements stands, read in one turn of the page."""


@pytest.fixture
def console() -> list[str]:
    """What the page wrote to the console as an error."""
    return []


def listen(page: Page, console: list[str]) -> None:
    """Keep the console's errors."""
    page.on("console", lambda said: console.append(said.text) if said.type == "error" else None)


def key(page: Page, label: str) -> Locator:
    """The newest button of a message that carries these words."""
    return page.locator(".keys .key", has_text=label).last


async def check_usable(page: Page) -> None:
    """The newest board's picture fills the phone's width, its buttons can be hit, and nothing
    sticks out sideways."""
    image = page.locator(".photo img").last
    await expect(image).to_be_in_viewport()
    await expect(image).to_have_js_property("complete", True)  # noqa: FBT003 - the API's own form
    await expect(image).to_have_js_property("naturalWidth", 1280)
    await expect(image).to_have_css("animation-name", "none")  # no ghosts in fast play
    await expect(image).to_have_css("transition-duration", "0s")
    # All at once: a message that is edited meanwhile has other buttons a moment later.
    keys = page.locator(".message").last.locator(".keys .key")
    boxes: list[dict[str, float]] = await keys.evaluate_all(BOXES)
    for box in boxes:
        assert box["height"] >= THUMB_PX
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    [picture] = await image.evaluate_all(BOXES)
    assert picture["width"] >= PHONE[0] * 0.75, f"the picture is only {picture['width']} px wide"
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], f"the page is {wide} px wide"


async def test_a_newcomer_plays_against_the_bot_on_a_phones_page(
    own_house: House, open_page: OpenPage, console: list[str], tmp_path: Path
) -> None:
    house = own_house
    anna = await house.play.person("Anna")
    page = await open_page(house.play.url, size=PHONE)
    listen(page, console)
    await expect(page.get_by_role("note")).to_contain_text("You are Anna")
    await page.get_by_role("button", name="START", exact=True).click()
    await expect(page.locator(".bubble", has_text="by the Djehuty developers")).to_be_visible()
    await check_usable(page)
    await page.screenshot(path=tmp_path / "menu.png")

    await key(page, en("key-play")).click()
    board = await anna.wait_shown(can_act)
    for number in range(4):
        label = acts(board)[-1]["text"]
        ply = ply_of(board)
        await key(page, label).click()
        assert await toast(page, number), "what a press did is told"
        board = await anna.wait_shown(
            lambda m, ply=ply: can_act(m) and ply_of(m) > ply  # type: ignore[misc]  # bound at once
        )
        await expect(page.locator(".message").last).to_contain_text("▶️")
        await expect(page.locator(".message").last.locator(".keys .key")).to_have_text(
            board.buttons
        )
        await expect(key(page, acts(board)[-1]["text"])).to_be_visible()
        await check_usable(page)
    shot = tmp_path / "board.png"
    await page.screenshot(path=shot)
    assert shot.stat().st_size > 20_000
    saved = await house.check_true(board)
    assert saved.ply == ply_of(board)
    assert console == []


async def test_a_foreign_press_is_told_in_passing_on_the_page(
    own_house: House, open_page: OpenPage, console: list[str]
) -> None:
    house = own_house
    boris = await house.play.person("Boris")
    chat = await house.play.chat_id("Nile Club")
    page = await open_page(house.play.url, size=PHONE)
    listen(page, console)
    await boris.press(await play_command(boris, chat), "Someone in this group")
    board = await boris.wait_edit(has(Kind.JOIN), chat)
    await page.get_by_role("button", name="Back to the chats").click()
    await page.get_by_text("Nile Club").first.click()
    await key(page, en("key-withdraw")).click()
    assert await toast(page) == en("answer-not-host")
    await expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert (await house.saved(game_of(board))).table.game.status == "open"
    assert console == []


EDGES = """() => {
  const box = (found) => found.getBoundingClientRect();
  const message = [...document.querySelectorAll(".message")].at(-1);
  const log = document.querySelector(".log");
  const key = [...message.querySelectorAll(".keys .key")].at(-1);
  const edges = [
    box(log).top, box(message.querySelector(".photo")).top, box(key).bottom, box(log).bottom,
  ];
  return [edges, box(message.querySelector(".text")).height];
}"""
"""From above: of the chat, of the newest board's picture, of its last button, of the chat; and how
tall the words are. All at one moment, since the board may be shown anew at any."""


async def seen_together(page: Page) -> float:
    """All of the newest board's picture and every button are in sight; how tall its words are."""
    image = page.locator(".message").last.locator(".photo img")
    await expect(image).to_have_js_property("complete", True)  # noqa: FBT003 - the API's own form
    edges, tall = await page.evaluate(EDGES)
    assert edges == sorted(edges), "the picture or the last buttons are out of sight"
    return float(tall)


@pytest.mark.parametrize("size", ["5", "7"])
async def test_while_placing_the_board_and_its_buttons_are_seen_together(
    own_house: House, open_page: OpenPage, size: str, tmp_path: Path
) -> None:
    """All of the picture, the three lines of the quotation and three of words (one more with the
    goal, two with what is explained once), and every button, from the first stone to where the
    rest is placed."""
    anna = await own_house.play.person("Anna")
    page = await open_page(own_house.play.url, size=PHONE)
    await anna.say(f"/play@djehuty_bot sidja size={size}")
    await key(page, en("key-whom")).click()
    await key(page, "📱 On this phone").click()
    await key(page, SIGN).click()
    board = await anna.wait_shown(can_act)
    for _ in range(4):
        ply, label = ply_of(board), acts(board)[0]["text"]
        # All of its buttons: the first one alone may stand on the board before, too.
        await expect(page.locator(".message").last.locator(".keys .key")).to_have_text(
            board.buttons
        )
        tall = await seen_together(page)
        await page.screenshot(path=tmp_path / f"placing-{size}-{ply}.png")
        lines = 6 + ("🎯" in board.text) + 2 * ("💡" in board.text)
        assert tall < (lines + 1) * 20, "more lines than that"
        await key(page, label).click()
        board = await anna.wait_shown(
            lambda m, ply=ply: can_act(m) and ply_of(m) > ply  # type: ignore[misc]  # bound at once
        )


@pytest.mark.parametrize("rules", ["siga size=7", "sidja", "hyena", "houses"])
async def test_while_playing_the_board_and_its_buttons_are_seen_together(
    own_house: House, open_page: OpenPage, rules: str, tmp_path: Path
) -> None:
    """Against the BOT, from the first choice on, with a stone tapped, and under an explanation."""
    anna = await own_house.play.person("Anna")
    page = await open_page(own_house.play.url, size=PHONE)
    await anna.say(f"/play@djehuty_bot {rules}")
    await key(page, en("key-play")).click()
    board = await anna.wait_shown(lambda m: can_act(m) or has(Kind.ORDER)(m))
    if "⏩ For me" in board.buttons:
        await key(page, "⏩ For me").click()
        board = await anna.wait_shown(lambda m: has(Kind.EXPLAIN)(m) and not has(Kind.ORDER)(m))
    for number in range(3):
        keys = page.locator(".message").last.locator(".keys .key")
        await expect(keys).to_have_text(board.buttons)
        await seen_together(page)
        await page.screenshot(path=tmp_path / f"playing-{number}.png")
        if has(Kind.EXPLAIN)(board):  # else a hint has its room
            await explained_and_back(page, tmp_path / f"explained-{number}.png")
        board = await next_board(page, anna)
        if is_over(board):  # the BOT may take all of a player's stones in a few turns
            break


async def explained_and_back(page: Page, picture: Path) -> None:
    """An explanation is read, and closed again."""
    await key(page, "❔").click()
    close = page.get_by_role("alertdialog").get_by_role("button", name="OK")
    await expect(close.or_(key(page, en("key-explain-close")))).to_be_visible()
    if await close.count():  # what fits an alert is one
        await close.click()
    else:
        await seen_together(page)
        await page.screenshot(path=picture)
        await key(page, en("key-explain-close")).click()
        await expect(key(page, "❔")).to_be_visible()


def asks(board: Seen) -> bool:
    """Whether Anna is to act: something can be explained, or a hint be had."""
    return has(Kind.EXPLAIN)(board) or has(Kind.HINT)(board)


async def next_board(page: Page, anna: Person) -> Seen:
    """The next board on which Anna is to act, after her first choice, or the end."""
    board = await anna.wait_shown(asks)
    ply = newest(board)
    if not acts(board):
        stone = next(text for text in board.buttons if re.search(r"[a-i]\d⚔?$", text))
        await key(page, stone).click()
        board = await anna.wait_shown(has(Kind.UNTAP))
        await expect(key(page, "👉")).to_be_visible()
        await seen_together(page)
    await key(page, acts(board)[0]["text"]).click()
    return await anna.wait_shown(
        lambda m: is_over(m) or (asks(m) and newest(m) > ply and not has(Kind.UNTAP)(m))
    )


def newest(board: Seen) -> int:
    """The ply of a board, also where no button is an action yet."""
    return max(press.ply for press in presses(board))


async def test_somebody_is_removed_from_the_group_and_added_again_on_the_page(
    own_house: House, open_page: OpenPage, console: list[str], tmp_path: Path
) -> None:
    house = own_house
    anna, boris = await house.play.person("Anna"), await house.play.person("Boris")
    chat = await house.play.chat_id("Nile Club")
    board = await group_game(anna, boris, chat)
    page = await open_page(house.play.url, size=PHONE)
    listen(page, console)
    await page.get_by_role("button", name="Back to the chats").click()
    await page.get_by_text("Nile Club").first.click()
    await page.get_by_role("button", name="More").click()
    await page.get_by_role("menuitem", name="Remove Boris").click()
    await expect(page.get_by_text("Anna removed Boris")).to_be_visible()
    await page.get_by_role("button", name=en("key-to-game")).click()
    for words in ("key-offer-end", "key-call-bot", "key-wait"):
        await expect(key(page, en(words))).to_be_visible()
    await check_usable(page)
    await page.screenshot(path=tmp_path / "absent.png")
    await key(page, en("key-call-bot")).click()
    await expect(page.locator(".message").last).to_contain_text("sits in for")
    await page.get_by_role("button", name="More").click()
    await page.get_by_role("menuitem", name="Add Boris").click()
    await anna.wait_shown(lambda m: "sits in for" not in m.text and has(Kind.ACT)(m), chat)
    assert len((await house.saved(game_of(board))).table.people) == 2
    assert console == []
