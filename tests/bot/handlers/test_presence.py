"""Where no update told who left, Telegram is asked: seldom, and only where somebody waits."""

from __future__ import annotations

import pytest

from bot.board.presence import KEPT_S
from bot.table.absence import absent, calling_bot
from bot.table.notice_rows import CALL_MS
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Refused
from bot.words.library import Library
from storage.rows import Person
from tests.bot.handlers.test_calls import begun, calls, swept, waited_for
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP
from tests.bot.kit import Hall

EN = Library()["en"]


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def test_who_is_no_longer_in_the_group_is_not_called_but_marked(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    who = waited_for(table, anna, boris)
    desk.told.gone.add(who.telegram or 0)
    hall.clock.now += CALL_MS
    await swept(desk)
    assert [p.person for p in absent(await hall.now(table))] == [who.id]
    (told,) = [words for _, _, words in calls(desk)]
    assert EN.html("notice-absent", who=who.name or "") in told
    assert desk.told.asked == [(GROUP, who.telegram)]


async def test_a_press_out_of_turn_asks_only_when_the_turn_has_stood_for_a_while(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    who = waited_for(table, anna, boris)
    other = boris if who is anna else anna
    press = Press(Kind.ACT, table.game.id, 0, "throw")
    desk.told.gone.add(who.telegram or 0)
    await desk.press(other, GROUP, press)
    assert desk.told.asked == []
    hall.clock.now += CALL_MS + 1
    assert await desk.press(other, GROUP, press) == EN.plain("answer-not-yours")
    assert desk.told.asked == [(GROUP, who.telegram)], "who presses is there"
    assert [p.person for p in absent(await hall.now(table))] == [who.id]


async def test_an_answer_is_remembered_for_a_while(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    for _ in range(3):
        await desk.presence.look(table)
    assert len(desk.told.asked) == 2
    hall.clock.now += round(KEPT_S * 1000) + 1
    await desk.presence.look(table, but=anna.id)
    assert len(desk.told.asked) == 3


async def test_nobody_is_marked_when_telegram_does_not_answer(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await begun(desk.hall, anna, boris)
    desk.told.gone = {anna.telegram or 0, boris.telegram or 0}
    desk.told.refusal = lambda _: Refused("Bad Request: something else")
    await desk.presence.look(table)
    assert absent(await desk.hall.now(table)) == ()


@pytest.mark.parametrize("back", [True, False])
async def test_a_rematch_is_not_kept_for_who_is_still_gone(
    desk: Desk, anna: Person, boris: Person, *, back: bool
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    await hall.door.absence.left(boris.id, table.game.chat)
    await hall.door.offers.offer(table.game.id, anna.id, "end")
    if not back:
        desk.told.gone.add(boris.telegram or 0)
    answer = await desk.press(anna, GROUP, Press(Kind.REMATCH, table.game.id))
    assert answer == EN.plain("said-rematch" if back else "answer-other-left")


async def test_who_presses_is_back_and_their_press_counts(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    who = waited_for(table, anna, boris)
    other = boris if who is anna else anna
    await hall.door.absence.left(who.id, table.game.chat)
    await hall.door.change(table.game.id, calling_bot, other.id)
    await desk.press(who, GROUP, Press(Kind.ACT, table.game.id, 0, "throw"))
    table = await hall.now(table)
    assert absent(table) == ()
    assert table.people == {anna.id, boris.id}
    assert table.game.ply > 0


async def test_a_press_from_elsewhere_brings_nobody_back(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    await hall.door.absence.left(boris.id, table.game.chat)
    await desk.press(boris, boris.telegram or 0, Press(Kind.ABSENT, table.game.id, action="bot"))
    assert len(absent(await hall.now(table))) == 1


@pytest.mark.parametrize("action", ["", "bot2", "end", "x" * 20])
async def test_a_button_that_is_none_of_ours_decides_nothing(
    desk: Desk, anna: Person, boris: Person, action: str
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    await hall.door.absence.left(boris.id, table.game.chat)
    before = await hall.now(table)
    answer = await desk.press(anna, GROUP, Press(Kind.ABSENT, table.game.id, action=action))
    assert answer == EN.plain("answer-bad-press")
    assert await hall.now(table) == before
