"""A page of the settings in a group is that of who opened it (decisions 23 and 60)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.choosing.buttons import SetForMe, SettingsOf
from bot.choosing.settings import OF_GROUP, TOPICS, Topic
from bot.handlers import preferences
from bot.telegram.callback_data import Kind, Press
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, en
from tests.bot.kit import Hall

THEIRS = en("answer-not-your-page")
OWN = tuple(topic for topic in TOPICS if topic not in OF_GROUP)


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def saved(desk: Desk, person: Person) -> Person:
    found = await desk.hall.store.person(person.id)
    assert found is not None
    return found


async def opened(desk: Desk, person: Person, topic: Topic) -> str:
    """What stands on that page of who has opened the settings in a group."""
    await desk.say(person, preferences.settings, "", group="en")
    await desk.tap(person, GROUP, desk.shown.press(en(f"key-settings-{topic}")))
    return desk.shown.edited[-1]


async def test_a_setting_on_anothers_page_is_not_changed_for_who_presses_it(
    desk: Desk, anna: Person, boris: Person
) -> None:
    for page, other in ((anna, boris), (boris, anna)):
        await opened(desk, page, "play")
        key, shown = desk.shown.press(en("key-set-confirm")), list(desk.shown.edited)
        before = (await saved(desk, other)).confirms
        assert await desk.tap(other, GROUP, key) == THEIRS
        assert ((await saved(desk, other)).confirms, desk.shown.edited) == (before, shown)
        assert await desk.tap(page, GROUP, key) == en("said-set-confirm-on")
        assert (await saved(desk, page)).confirms


async def test_explain_all_again_is_that_of_who_opened_the_page(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await opened(desk, anna, "words")
    again = desk.shown.press(en("key-teach-again"))
    assert again.kind is Kind.TEACH_AGAIN
    assert await desk.tap(boris, GROUP, again) == THEIRS
    assert await desk.tap(anna, GROUP, again) == en("said-teach-again")


@pytest.mark.parametrize("topic", OWN)
async def test_nobody_turns_anothers_page_to_what_is_their_own(
    desk: Desk, anna: Person, boris: Person, topic: Topic
) -> None:
    await desk.say(anna, preferences.settings, "", group="en")
    key = desk.shown.press(en(f"key-settings-{topic}"))
    assert await desk.tap(boris, GROUP, key) == THEIRS
    assert not desk.shown.edited


async def test_what_holds_for_the_group_is_set_by_every_admin_and_the_page_stays_anothers(
    desk: Desk, anna: Person, boris: Person
) -> None:
    desk.desk = replace(desk.desk, keepers=frozenset({boris.telegram or 0}))
    await desk.say(anna, preferences.settings, "", group="en")
    await desk.tap(boris, GROUP, desk.shown.press(en("key-settings-group")))
    mocked = desk.shown.press(en("key-set-mocked"))
    assert await desk.tap(boris, GROUP, mocked) == en("said-set-mocked-off")
    await desk.tap(boris, GROUP, desk.shown.press(en("key-back")))
    assert "Anna" in desk.shown.edited[-1]
    assert "Boris" not in desk.shown.edited[-1]
    await desk.tap(anna, GROUP, desk.shown.press(en("key-settings-play")))
    key = desk.shown.press(en("key-set-confirm"))
    assert await desk.tap(anna, GROUP, key) == en("said-set-confirm-on")


@pytest.mark.parametrize("topic", TOPICS)
async def test_a_page_in_a_group_says_whose_it_is_unless_it_is_the_groups(
    desk: Desk, anna: Person, topic: Topic
) -> None:
    assert ("Anna" in await opened(desk, anna, topic)) == (topic not in OF_GROUP)


async def test_a_button_from_before_sets_what_is_ones_own(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await opened(desk, anna, "play")
    old = SetForMe("confirm", "on").press()
    assert old == Press(Kind.MY_SETTING, action="confirm.on")
    assert await desk.tap(boris, GROUP, old) == en("said-set-confirm-on")
    assert (await saved(desk, boris)).confirms
    await desk.tap(boris, GROUP, SettingsOf("play").press())
    assert "Boris" in desk.shown.edited[-1]


async def test_the_name_in_a_title_is_no_live_link(desk: Desk, hall: Hall) -> None:
    pump = await hall.person(9, "t.me/pump")
    shown = await opened(desk, pump, "play")
    assert "pump" in shown
    assert "t.me/pump" not in shown, "a joiner that nobody sees stands between"
