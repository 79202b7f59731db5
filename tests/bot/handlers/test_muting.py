"""A muted table: who hears nothing of it any more, of what, where it is told, and until when."""

from __future__ import annotations

from itertools import count

import pytest

from bot.board.buttons import Mute, MutedTables, MuteListed
from bot.handlers import my_games
from bot.table.absence import calling_bot
from bot.table.endings import cancelling
from bot.table.muting import is_muted, muting
from bot.table.notice_rows import CALL_MS, NUDGE_MS
from bot.table.pauses import LIES_MS
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from storage.operations import ChangePerson, Shown
from storage.rows import Person
from tests.bot.handlers.test_calls import BOARD, begun, calls, swept, waited_for
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, actor, plain, seen, step


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def muted(hall: Hall, table: Table, person: Person, *, to: bool = True) -> Table:
    return seen(await hall.door.change(table.game.id, muting, person.id, muted=to))


async def turn_of(hall: Hall, table: Table, person: Person) -> Table:
    while actor(table) != person.id:
        table = await step(hall, table)
    return table


async def test_who_has_muted_a_table_is_not_mentioned_and_the_other_is(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await turn_of(hall, await begun(hall, anna, boris), anna)
    await muted(hall, table, anna)
    hall.clock.now += CALL_MS
    await swept(desk)
    assert calls(desk) == []
    await turn_of(hall, await hall.now(table), boris)
    hall.clock.now += CALL_MS
    await swept(desk)
    ((_, _, words),) = calls(desk)
    assert "Boris" in words, "it is hers alone"


async def test_another_table_of_the_same_group_is_not_muted_with_it(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    one = await turn_of(hall, await begun(hall, anna, boris), anna)
    other = await turn_of(hall, await begun(hall, anna, boris, message=BOARD + 1), anna)
    await muted(hall, one, anna)
    hall.clock.now += CALL_MS
    await swept(desk)
    assert [answered for _, answered, _ in calls(desk)] == [BOARD + 1]
    assert f"№{other.game.id}" in calls(desk)[0][2]


async def test_it_is_heard_again_from_the_next_turn_on(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await turn_of(hall, await begun(hall, anna, boris), anna)
    await muted(hall, table, anna)
    hall.clock.now += CALL_MS
    await swept(desk)
    await muted(hall, table, anna, to=False)
    await swept(desk)
    assert calls(desk) == [], "what was not said is not said afterwards"
    table = await turn_of(hall, await hall.now(table), boris)
    await turn_of(hall, table, anna)
    hall.clock.now += CALL_MS
    await swept(desk)
    assert len(calls(desk)) == 1


async def test_a_restart_does_not_unmute(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    table = await muted(hall, await begun(hall, anna, boris), anna)
    again = await (await hall.again()).now(table)
    assert is_muted(again, anna.id)
    assert not is_muted(again, boris.id)


async def test_the_seat_that_the_bot_keeps_meanwhile_is_still_muted(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await muted(hall, await hall.for_two(anna, boris), anna)
    await hall.door.absence.left(anna.id, table.game.chat)
    called = seen(await hall.door.change(table.game.id, calling_bot, boris.id))
    assert is_muted(called, anna.id)
    seen(await hall.door.change(table.game.id, muting, anna.id, muted=False))
    await hall.door.absence.returned(anna.id, table.game.chat)
    assert not is_muted(await hall.now(table), anna.id)


async def test_over_two_chats_no_board_comes_down_for_who_has_muted_it_and_nothing_is_written(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """Neither a fresh board (their turn, an offer) nor a word (somebody left, nothing happens)."""
    hall = desk.hall
    table = await hall.over_a_link(anna, boris)
    for number, board in enumerate(await hall.store.boards(table.game.id), 80):
        await hall.store.commit(Shown(board.id, board.wanted, number))
    table = await turn_of(hall, table, boris)
    await muted(hall, table, anna)
    await turn_of(hall, await hall.now(table), anna)
    before = await stands(hall, table, anna)
    hall.clock.now += NUDGE_MS
    await swept(desk)
    seen(await hall.door.offers.offer(table.game.id, boris.id, "draw"))
    seen(await hall.door.pauses.leave(table.game.id, boris.id))
    await swept(desk)
    hall.clock.now += LIES_MS + 1
    seen(await hall.door.pauses.ask(table.game.id))
    await swept(desk)
    assert await stands(hall, table, anna) == before
    assert [chat for chat, _, _ in calls(desk)] == [boris.telegram], "he is asked about the game"


async def stands(hall: Hall, table: Table, person: Person) -> list[int | None]:
    """The messages in which the game's boards stand in that person's own chat."""
    own = await hall.private(person)
    return [b.message for b in await hall.store.boards(table.game.id) if b.chat == own.id]


async def test_under_a_mention_one_mutes_the_table_and_the_mention_goes(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    who = waited_for(table, anna, boris)
    other = boris if who is anna else anna
    desk.told.numbers = count(BOARD + 1)  # below the board, which stays where it is
    hall.clock.now += CALL_MS
    await swept(desk)
    ((message, (_, _, words)),) = desk.told.standing.items()
    assert desk.told.under[words][-1] == (en("key-mute"), Kind.MUTE)
    press = Mute("on").press(table.game.id, who.id)
    answer = await desk.press(other, GROUP, press, message, picture=False)
    assert answer == en("said-muted")
    await swept(desk)
    assert calls(desk), "it is not theirs: they muted the table for themselves alone"
    assert not is_muted(await hall.now(table), who.id)
    await desk.press(who, GROUP, press, message, picture=False)
    await swept(desk)
    assert calls(desk) == []
    assert is_muted(await hall.now(table), who.id)


@pytest.mark.parametrize("to", ["on", "off"])
async def test_who_does_not_play_there_mutes_nothing(
    desk: Desk, anna: Person, boris: Person, carla: Person, to: str
) -> None:
    table = await begun(desk.hall, anna, boris)
    press = Press(Kind.MUTE, table.game.id, action=to)
    assert await desk.press(carla, GROUP, press) == en("answer-foreign")
    seen(await desk.hall.door.change(table.game.id, cancelling))
    assert await desk.press(anna, GROUP, press) == en("answer-over")


async def test_games_tells_what_is_muted_and_leads_to_the_page_that_changes_it(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    one = await turn_of(hall, await begun(hall, anna, boris), anna)
    other = await turn_of(hall, await begun(hall, anna, boris, message=BOARD + 1), boris)
    await hall.against_bot(anna)
    await desk.say(anna, my_games.games, "", group="en")
    assert en("games-muted") not in desk.shown.caption
    await tapped(desk, anna, desk.shown.press(en("key-muted-tables")))
    first, second, back = desk.shown.labels()
    assert plain(first).startswith(f"🔔 №{one.game.id} · ")
    assert plain(second).startswith(f"🔔 №{other.game.id} · ")
    assert await tapped(desk, anna, desk.shown.press(first)) == en("said-muted")
    first, second, back = desk.shown.labels()
    assert plain(first).startswith(f"🔕 №{one.game.id} · ")
    assert second.startswith("🔔")
    await tapped(desk, anna, desk.shown.press(back))
    away = LIBRARY["en"].html("games-away", count=1)
    assert desk.shown.edited[-1].splitlines()[1:] == [en("games-muted"), away]
    assert plain(desk.shown.labels()[0]).startswith(f"▶️ 🔕 №{one.game.id} · ")
    assert plain(desk.shown.labels()[1]).startswith(f"№{other.game.id} · ")
    await tapped(desk, anna, desk.shown.press(en("key-muted-tables")))
    assert await tapped(desk, anna, desk.shown.press(first)) == en("said-unmuted")
    assert not is_muted(await hall.now(one), anna.id)


async def tapped(desk: Desk, person: Person, press: Press) -> str:
    """Press a button of the list, which is no board."""
    answer = await desk.press(person, GROUP, press, message=90)
    await desk.sender.idle()
    return answer


async def test_the_page_is_of_who_asked_for_the_list(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await begun(desk.hall, anna, boris)
    listed = MuteListed("on").press(table.game.id, anna.id)
    for press in (MutedTables().press(0, anna.id), listed):
        assert await desk.tap(boris, GROUP, press) == en("answer-not-your-question")
    assert not is_muted(await desk.hall.now(table), boris.id)


async def test_where_nobody_is_told_anything_there_is_nothing_to_mute(
    desk: Desk, anna: Person
) -> None:
    await desk.hall.against_bot(anna)
    await desk.say(anna, my_games.games, "")
    assert en("key-muted-tables") not in desk.shown.labels()


async def test_who_is_forgotten_has_muted_nothing(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    table = await muted(hall, await begun(hall, anna, boris), anna)
    await hall.store.commit(ChangePerson(anna.id, (("reachable", True),)))
    await desk.forget(anna)
    assert not any(player.muted for player in await hall.store.players(table.game.id))
