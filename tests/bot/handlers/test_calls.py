"""Whose turn it is, in a group: who is called, how, when not, and what comes down with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.inviting import board_link
from bot.choosing.buttons import SettingsOf
from bot.handlers import preferences
from bot.table.endings import resigning
from bot.table.notice_rows import CALL_MS, SCREEN, pushed_away
from bot.table.pauses import waking
from bot.table.picking import Tapped
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from games.catalogue import rule_set
from storage.operations import (
    ChangeBoard,
    ChangeChat,
    ChangePerson,
    Migrate,
    Shown,
)
from storage.rows import Board, Calling, Person
from storage.store import DELETED_MS
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, actor, plain, seen, step

BOARD = 70
EN = LIBRARY["en"]


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def begun(
    hall: Hall, anna: Person, boris: Person, rules: str = "thibault", message: int = BOARD
) -> Table:
    """A game in the group, on a board that stands in a message."""
    invitation = await hall.invite(anna, "group", rules=rule_set(rules))
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j"))
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, message))
    return table


def waited_for(table: Table, *people: Person) -> Person:
    return next(person for person in people if person.id == actor(table))


async def swept(desk: Desk) -> None:
    """All that is owed now is sent, also what follows from it."""
    for _ in range(3):
        await desk.notices.sweep()
        await desk.sender.idle()


def calls(desk: Desk) -> list[tuple[int, int | None, str]]:
    """The calls that stand: in which chat, in answer to which message, and the words."""
    return list(desk.told.standing.values())


async def board_of(hall: Hall, table: Table) -> Board:
    (board,) = await hall.store.boards(table.game.id)
    return board


async def test_who_has_not_acted_three_minutes_after_the_turn_came_is_mentioned_once(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    who = waited_for(table, anna, boris)
    hall.clock.now += CALL_MS - 1
    await swept(desk)
    assert calls(desk) == []
    hall.clock.now += 1
    await swept(desk)
    ((chat, answered, words),) = calls(desk)
    assert (chat, answered) == (GROUP, BOARD), "it leads to the board"
    assert f'<a href="tg://user?id={who.telegram}">\u2068{who.name}\u2069</a>' in words
    hall.clock.now += 10 * CALL_MS
    await swept(desk)
    await swept(await again(desk))
    assert len(calls(desk)) == 1, "once a turn, also after a restart"


async def again(desk: Desk) -> Desk:
    """The desk of a server that was started again, with the same Telegram."""
    again = Desk(await desk.hall.again())
    again.told.standing = desk.told.standing
    return again


async def test_the_mention_goes_when_they_have_acted(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    hall.clock.now += CALL_MS
    await swept(desk)
    assert len(calls(desk)) == 1
    await step(hall, table)
    await swept(desk)
    assert calls(desk) == []


async def test_who_is_just_playing_is_not_called(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    hall.clock.now += CALL_MS - 1
    who = actor(table)
    table = await step(hall, table)
    while actor(table) == who:  # the rest of a turn calls nobody either
        hall.clock.now += CALL_MS
        await swept(desk)
        assert calls(desk) == []
        table = await step(hall, table)
    hall.clock.now += CALL_MS
    await swept(desk)
    ((_, _, words),) = calls(desk)
    assert (waited_for(table, anna, boris).name or "?") in words, (
        "the other's turn has come meanwhile"
    )


async def test_who_has_tapped_a_stone_knows_whose_turn_it_is(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris, "siga")
    board = await board_of(hall, table)
    tap = Tapped(table.game.ply, None, ("c2",)).text()
    await hall.store.commit(ChangeBoard(board.id, (("tapped", tap),)))
    hall.clock.now += CALL_MS
    await swept(desk)
    assert calls(desk) == []


async def test_nobody_is_called_to_a_game_that_sleeps_or_is_over(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    asleep, over = [await begun(hall, anna, boris, message=n) for n in (70, 71)]
    seen(await hall.door.pauses.leave(asleep.game.id, anna.id))
    seen(await hall.door.change(over.game.id, resigning, anna.id))
    hall.clock.now += CALL_MS
    await swept(desk)
    assert [words for _, _, words in calls(desk) if "tg://" in words] == []
    seen(await hall.door.change(asleep.game.id, waking, boris.id))
    hall.clock.now += CALL_MS
    await swept(desk)
    assert len([words for _, _, words in calls(desk) if "tg://" in words]) == 1, "awake again"


async def test_alone_against_the_bot_nobody_is_called(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    chat = await hall.store.see_chat(GROUP, "group")
    table = await hall.against_bot(anna)
    assert (chat.id, table.game.mode) != (table.game.chat, "group")
    hall.clock.now += CALL_MS
    await swept(desk)
    assert calls(desk) == []


@pytest.mark.parametrize("way", ["silent", "private", "mention"])
@pytest.mark.parametrize("reachable", [True, False])
async def test_each_person_chooses_how_to_be_called(
    desk: Desk, anna: Person, boris: Person, way: Calling, *, reachable: bool
) -> None:
    """A message of ours can reach only who has started the bot; else it is a mention."""
    hall = desk.hall
    table = await begun(hall, anna, boris)
    who = waited_for(table, anna, boris)
    await hall.private(who)
    await hall.store.commit(ChangePerson(who.id, (("called", way), ("reachable", reachable))))
    await hall.store.commit(ChangeChat(table.game.chat, (("title", "By the river"),)))
    hall.clock.now += CALL_MS
    await swept(desk)
    if way == "silent":
        assert calls(desk) == []
        return
    ((chat, _, words),) = calls(desk)
    if way == "private" and reachable:
        assert chat == who.telegram
        assert plain(words) == f"▶️ It is your turn in “By the river”: Senet, №{table.game.id}"
    else:
        assert chat == GROUP
    table = await step(hall, table)
    await swept(desk)
    assert calls(desk) == [], "it goes when it has done its work"


async def test_a_group_may_do_without_mentions_but_not_forbid_a_private_word(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    first = await begun(hall, anna, boris)
    await hall.store.commit(ChangeChat(first.game.chat, (("calls", False),)))
    hall.clock.now += CALL_MS
    await swept(desk)
    assert calls(desk) == []
    who = waited_for(first, anna, boris)
    await hall.private(who)
    await hall.store.commit(ChangePerson(who.id, (("called", "private"), ("reachable", True))))
    invitation = await hall.invite(anna, "group")
    second = seen(await hall.door.seating.join(invitation.game.id, boris, press="k"))
    while actor(second) != who.id:
        second = await step(hall, second)
    hall.clock.now += CALL_MS
    await swept(desk)
    assert [chat for chat, _, _ in calls(desk)] == [who.telegram]


@pytest.mark.parametrize("chatter", [SCREEN, SCREEN + 1])
async def test_a_board_that_chatter_has_pushed_away_comes_down_with_it(
    desk: Desk, anna: Person, boris: Person, chatter: int
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    desk.told.numbers = iter(range(BOARD + 1 + chatter, 10_000))  # type: ignore[assignment]
    hall.clock.now += CALL_MS
    await swept(desk)
    assert len(calls(desk)) == 1
    board = await board_of(hall, table)
    if chatter <= SCREEN:
        assert board.message == BOARD
        return
    assert board.message is None, "a fresh one is on its way"
    await desk.boards.show(board.id)
    board = await board_of(hall, table)
    assert board.message is not None
    assert board.message > max(desk.told.standing), "below the mention"
    stale = [one.message for one in await hall.store.stale_messages(hall.clock.now)]
    assert stale in ([BOARD], []), "the old keyboard is taken away"


def test_a_screen_is_counted_between_the_board_and_the_newest() -> None:
    assert not pushed_away(70, 71 + SCREEN)
    assert pushed_away(70, 72 + SCREEN)


async def test_who_resigned_or_was_forgotten_is_not_called(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    await hall.store.commit(ChangePerson(actor_id(table), (("telegram", None), ("name", None))))
    hall.clock.now += CALL_MS
    await swept(desk)
    assert calls(desk) == []


def actor_id(table: Table) -> int:
    player = table.to_act
    assert player is not None
    assert player.person is not None
    return player.person


async def test_a_group_that_moves_keeps_no_mention_it_cannot_reach(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris)
    hall.clock.now += CALL_MS
    await swept(desk)
    await hall.store.commit(Migrate(GROUP, -1_000_000_000_007))
    before = len(desk.told.topics)
    table = await step(hall, await hall.now(table))
    await swept(desk)
    assert len(calls(desk)) == 1, "the old group's message is out of reach"
    assert len(desk.told.topics) == before


async def test_a_mention_that_is_never_answered_goes_while_it_still_can(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """Telegram lets a bot delete what is less than 48 hours old."""
    hall = desk.hall
    await begun(hall, anna, boris)
    hall.clock.now += CALL_MS
    await swept(desk)
    hall.clock.now += DELETED_MS - 1
    await swept(desk)
    assert len(calls(desk)) == 1
    hall.clock.now += 1
    await swept(desk)
    assert calls(desk) == []


async def test_the_board_of_a_supergroup_has_an_address_others_have_none(
    hall: Hall, anna: Person
) -> None:
    club, group = [await hall.store.see_chat(id_, "group") for id_ in (-1001234567890, -4567)]
    own = await hall.private(anna)
    board = Board(1, 1, club.id, None, 42, 1, 1)
    assert board_link(club, board) == "https://t.me/c/1234567890/42"
    assert board_link(club, replace(board, topic=5)) == "https://t.me/c/1234567890/5/42"
    for chat, one in ((group, board), (own, board), (club, replace(board, message=None))):
        assert board_link(chat, one) is None


async def test_how_one_is_called_is_chosen_in_the_settings(desk: Desk, anna: Person) -> None:
    await desk.hall.store.commit(ChangePerson(anna.id, (("reachable", True),)))
    await desk.say(anna, preferences.settings, "")
    await desk.tap(anna, 1, SettingsOf("calls").press())
    private = desk.shown.press(en("key-set-called-private"))
    assert private == Press(Kind.MY_SETTING, action="called.private")
    assert await desk.tap(anna, 1, private) == en("said-set-called-private")
    found = await desk.hall.store.person(anna.id)
    assert found is not None
    assert found.called == "private"
    assert "✓ Private" in desk.shown.labels(), "it has the tick now"
    assert en("key-set-called-mention") in desk.shown.labels()
    assert await desk.tap(anna, 1, Press(Kind.MY_SETTING, action="called.shout")) == en(
        "answer-not-offered"
    )
    assert await desk.tap(anna, 1, Press(Kind.CHAT_SETTING, action="calls.off")) == en(
        "answer-not-offered"
    )


async def test_who_never_started_the_bot_is_told_why_it_cannot_write_to_them(
    desk: Desk, anna: Person
) -> None:
    await desk.hall.store.see_chat(GROUP, "group")
    press = Press(Kind.MY_SETTING, action="called.private")
    assert await desk.tap(anna, GROUP, press) == en("answer-start-first")
    found = await desk.hall.store.person(anna.id)
    assert found is not None
    assert found.called == "mention"


async def test_the_admins_of_a_group_turn_its_mentions_off(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    desk.desk = replace(desk.desk, keepers=frozenset({anna.telegram or 0}))
    chat = await hall.store.see_chat(GROUP, "group")
    assert chat.calls
    await desk.say(anna, preferences.settings, "", group="en")
    await desk.tap(anna, GROUP, SettingsOf("group").press())
    off = desk.shown.press("✓ " + en("key-set-calls"))
    assert await desk.tap(anna, GROUP, off) == en("said-set-calls-off")
    chat = await hall.store.see_chat(GROUP, "group")
    assert not chat.calls
