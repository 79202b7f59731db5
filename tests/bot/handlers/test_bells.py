"""🔔: who hears of a group's next game, once, where it leads, and who does not."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.board.buttons import Bell, NoBell
from bot.handlers import menu
from bot.table.board_rows import Place
from bot.table.endings import cancelling, withdrawing
from bot.table.muting import muting
from bot.table.notice_rows import BELL_SOON_MS, BELL_STEP_MS
from bot.table.table import Table
from games.catalogue import CATALOGUE
from storage.operations import ChangeChat, ChangePerson, Migrate, SetBell, Shown
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, seen

MANY = 40
HYENA = next(rules for rules in CATALOGUE if max(rules.seats) > 2)


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    desk = Desk(hall)
    group = await hall.store.see_chat(GROUP, "group")
    await hall.store.commit(ChangeChat(group.id, (("title", "Nile Club"),)))
    return desk


async def listener(hall: Hall, user: int, *, reachable: bool = True) -> Person:
    """Somebody who wants to hear of the group's next game."""
    person = await hall.person(user, f"P{user}")
    await hall.private(person)
    await hall.store.commit(ChangePerson(person.id, (("reachable", reachable),)))
    group = await hall.store.see_chat(GROUP, "group")
    await hall.store.commit(SetBell(person.id, group.id, on=True))
    return person


async def invited(desk: Desk, host: Person) -> Table:
    """An invitation whose board stands in a message."""
    table = await desk.hall.invite(host, "group", rules=HYENA)
    (board,) = await desk.hall.store.boards(table.game.id)
    await desk.hall.store.commit(Shown(board.id, board.wanted, 70 + board.id))
    return table


async def rung(desk: Desk, rounds: int = 4) -> Counter[int]:
    """How often each has heard, once all that is due by then was sent."""
    for _ in range(rounds):
        desk.hall.clock.now += BELL_SOON_MS + MANY * BELL_STEP_MS
        await desk.notices.sweep()
        await desk.sender.idle()
    return heard(desk)


def heard(desk: Desk) -> Counter[int]:
    return Counter(chat for chat, _, words in desk.told.standing.values() if "🔔" in words)


async def test_forty_hear_once_each_also_if_the_server_dies_between_the_tenth_and_the_eleventh(
    desk: Desk, anna: Person
) -> None:
    hall = desk.hall
    who = [await listener(hall, 1000 + number) for number in range(MANY)]
    await invited(desk, anna)
    await desk.notices.sweep()  # each is owed their word
    hall.clock.now += BELL_SOON_MS + 9 * BELL_STEP_MS
    await desk.notices.sweep()
    await desk.sender.idle()
    assert len(heard(desk)) == 10, "one after the other"
    again = Desk(await hall.again())
    again.told.standing, again.told.numbers = desk.told.standing, desk.told.numbers
    assert await rung(again) == Counter(person.telegram for person in who)
    await invited(again, anna)
    assert set((await rung(again)).values()) == {2}, "and once of the next game"


async def test_a_server_that_dies_before_anybody_was_told_passes_nobody_over(
    desk: Desk, anna: Person
) -> None:
    boris = await listener(desk.hall, 1001)
    await invited(desk, anna)
    again = Desk(await desk.hall.again())
    assert await rung(again) == {boris.telegram: 1}


async def test_who_sits_there_has_muted_the_last_table_is_banned_or_has_blocked_us_hears_nothing(
    desk: Desk, anna: Person
) -> None:
    hall = desk.hall
    sits, banned, blocks = [await listener(hall, 1001 + number) for number in range(3)]
    await listener(hall, 1005, reachable=False)
    await hall.invite(sits, "group", rules=HYENA)
    await rung(desk)
    desk.told.standing.clear()
    table = await invited(desk, anna)
    await hall.store.commit(ChangePerson(banned.id, (("banned", 1),)))
    await hall.store.commit(ChangePerson(blocks.id, (("reachable", False),)))
    assert await rung(desk) == {}
    assert seen(await hall.door.change(table.game.id, withdrawing, anna.id))


async def test_who_has_muted_a_table_hears_nothing_of_the_one_that_follows_it(
    desk: Desk, anna: Person
) -> None:
    hall, boris = desk.hall, await listener(desk.hall, 1001)
    table = await hall.invite(anna, "group", rules=HYENA)
    seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    seen(await hall.door.change(table.game.id, muting, boris.id, muted=True))
    seen(await hall.door.change(table.game.id, cancelling))
    group = await hall.store.see_chat(GROUP, "group")
    seen(await hall.door.seating.rematch(table.game.id, anna, (Place(group),), press="r"))
    assert await rung(desk) == {}


async def test_nothing_is_said_of_a_table_that_nobody_can_join_any_more(
    desk: Desk, anna: Person
) -> None:
    await listener(desk.hall, 1001)
    table = await invited(desk, anna)
    seen(await desk.hall.door.change(table.game.id, withdrawing, anna.id))
    await desk.hall.invite(anna, "bot", "novice")
    assert await rung(desk) == {}


async def test_who_left_the_group_is_forgotten_whoever_tells_us(desk: Desk, anna: Person) -> None:
    hall, group = desk.hall, await desk.hall.store.see_chat(GROUP, "group")
    one, other = await listener(hall, 1001), await listener(hall, 1002)
    await hall.door.absence.left(one.id, group.id)
    assert not await hall.store.has_bell(one.id, group.id)
    desk.told.gone.add(1002)  # no update tells it
    await invited(desk, anna)
    assert await rung(desk) == {}
    assert not await hall.store.has_bell(other.id, group.id)


async def test_the_word_names_who_invites_where_to_what_and_leads_there(
    desk: Desk, anna: Person
) -> None:
    hall = desk.hall
    await listener(hall, 1001)
    await hall.store.commit(Migrate(GROUP, -1001234567890))
    table = await invited(desk, anna)
    await rung(desk)
    ((_, _, words),) = [one for one in desk.told.standing.values() if "🔔" in one[2]]
    assert all(part in words for part in ("Anna", "Nile Club", f"№{table.game.id}"))
    assert desk.told.under[words] == [(en("key-no-bell"), NoBell.kind)]


async def test_one_tap_asks_for_it_and_one_ends_it(desk: Desk, boris: Person) -> None:
    hall, group = desk.hall, await desk.hall.store.see_chat(GROUP, "group")
    await hall.private(boris)
    await hall.store.commit(ChangePerson(boris.id, (("reachable", True),)))
    for said in ("said-bell", "said-bell-again"):
        assert await desk.press(boris, GROUP, Bell().press(7)) == en(said)
        assert await hall.store.has_bell(boris.id, group.id)
    off = NoBell().press(0, group.id)
    assert await desk.press(boris, boris.telegram or 0, off) == en("said-no-bell")
    assert not await hall.store.has_bell(boris.id, group.id)
    assert await desk.press(boris, boris.telegram or 0, Bell().press(7)) == en("answer-not-offered")


async def test_who_has_not_started_the_bot_is_led_there_and_told(desk: Desk, boris: Person) -> None:
    await desk.press(boris, GROUP, Bell().press(7))
    assert desk.told.led[-1] == "https://t.me/djehuty_bot?start=bell"
    await desk.say(boris, menu.start, "bell")
    assert "Nile Club" in desk.told.texts[-1] or "Club" in desk.told.texts[-1]
    assert [kind for _, kind in desk.told.under[desk.told.texts[-1]]] == [NoBell.kind]
    carla = await desk.hall.person(777, "Carla")
    await desk.say(carla, menu.start, "bell")
    assert desk.told.texts[-1] == LIBRARY["en"].html("bells-none")
