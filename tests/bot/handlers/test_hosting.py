"""The host's page of a lobby, and `/keep`: who is noted for whom no seat can be kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.buttons import AddBot, ChangeSeats, Hosting, SeatBot, SendBotAway
from bot.handlers import hosting
from bot.handlers.authors import Author
from bot.table.seats import levels
from bot.telegram.callback_data import Press
from games.hyena.sets.hyena import HYENA
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, en
from tests.bot.kit import Hall, plain

STRANGER = Author(4711, "Carla")


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def test_nobody_is_noted_before_there_is_a_seat_to_be_kept_for_them(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    for group, why in (("en", "keep-none"), (None, "keep-private")):
        visit = replace(await desk.visit(anna, group=group), meant=STRANGER)
        assert await hosting.keep(visit) == "refused"
        await desk.sender.idle()
        assert desk.told.texts[-1] == en(why)
        assert await hall.store.person_at(4711) is None
    table = await hall.invite(anna, "group")
    visit = replace(await desk.visit(anna, group="en"), meant=STRANGER)
    assert await hosting.keep(visit) == "committed"
    carla = await hall.store.person_at(4711)
    assert carla is not None
    assert (await hall.now(table)).game.kept_for == carla.id


async def on_page(desk: Desk, person: Person, press: Press, chat: int = GROUP) -> str:
    """What `person` is answered who presses a button of the host's page, once it is retold."""
    answer = await desk.press(person, chat, press, picture=False)
    await desk.sender.idle()
    return answer


async def test_in_a_group_the_host_has_bots_sit_down_on_their_page(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.invite(anna, "group", rules=HYENA, group=GROUP)
    game = table.game.id
    await desk.tap(anna, GROUP, Hosting().press(game))
    page = desk.shown
    bots = [label for label in page.labels() if label.startswith(("+", "➕"))]
    assert len(bots) == len(levels(HYENA))
    assert en("seats-bots") in page.caption
    press = page.press("Novice")
    assert press == SeatBot("novice").press(game)
    assert await on_page(desk, boris, press) == en("answer-not-host")
    answer = await on_page(desk, anna, press)
    assert plain(answer) == "🤖 BOT (Novice) sits down."
    assert [player.bot for player in (await hall.now(table)).players] == [None, "novice"]
    assert en("key-drop-bot") in page.labels(), "the page is retold"
    assert await on_page(desk, anna, page.press(en("key-drop-bot"))) == en("said-bot-up")
    assert len((await hall.now(table)).players) == 1
    assert en("key-drop-bot") not in page.labels()


async def test_at_a_full_table_the_page_offers_no_bot_more(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await hall.invite(anna, "group", rules=HYENA, group=GROUP)
    press = SeatBot("novice").press(table.game.id)
    for _ in range(max(HYENA.seats) - 1):
        await on_page(desk, anna, press)
    assert not [label for label in desk.shown.labels() if label.startswith(("+", "➕"))]
    assert await on_page(desk, anna, press) == en("answer-full")
    assert "6 of 6" in plain(desk.shown.edited[-1])
    assert en("seats-bots") not in desk.shown.edited[-1]


async def test_over_a_link_bots_stand_on_the_board_and_not_on_the_page(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await hall.invite(anna, "link", rules=HYENA)
    await desk.tap(anna, 1, Hosting().press(table.game.id))
    assert not [label for label in desk.shown.labels() if label.startswith(("+", "➕"))]


async def test_bots_that_are_none_do_not_sit_down(desk: Desk, hall: Hall, anna: Person) -> None:
    game = (await hall.invite(anna, "group", rules=HYENA, group=GROUP)).game.id
    for says in (SeatBot("nobody"), SeatBot(""), SendBotAway()):
        assert await on_page(desk, anna, says.press(game)) == en("answer-not-offered")


async def test_the_buttons_of_bots_under_older_lobbies_still_act(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await hall.invite(anna, "group", rules=HYENA, group=GROUP)
    for says, sit in ((AddBot("greedy"), 2), (ChangeSeats("-bot"), 1)):
        assert await desk.tap(anna, GROUP, says.press(table.game.id)) == en("said-seats")
        assert len((await hall.now(table)).players) == sit
