"""Boards that heal, notices and messages with old keyboards, whatever database keeps them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from storage.operations import (
    Abandon,
    AddBoard,
    AddNotice,
    AddStale,
    ChangeBoard,
    ChangeChat,
    ChangeGame,
    DelayNotice,
    DelayStale,
    DropNotice,
    DropStale,
    DropUpload,
    KeepNotice,
    KeepUpload,
    Migrate,
    Raise,
    Shown,
)
from storage.rows import Board, Notice, StaleMessage
from storage.statements import UnknownColumn
from storage.store import DELETED_MS, EACH, WINDOW, Stale, behind
from tests.storage.kit import Kit, opened


async def dirty(kit: Kit, now: int = 0) -> list[int]:
    return [board.id for board in await kit.store.dirty_boards(now)]


async def test_a_board_comes_back_as_it_was_written(kit: Kit) -> None:
    game, club = await kit.game(), await kit.club()
    id_ = await kit.store.new_id("board")
    board = Board(id_, game.id, club.id, 3, 77, 5, 4, parked=True, not_before=9, tries=2)
    await kit.store.commit(AddBoard(board))
    assert await kit.store.board(id_) == board
    assert await kit.store.boards(game.id) == (board,)
    assert await kit.store.board_at(club.id, 77) == board
    assert await kit.store.board_at(club.id, 78) is None
    assert await kit.store.board(id_ + 1) is None


async def test_raising_makes_every_board_of_the_game_dirty_that_is_not_parked(kit: Kit) -> None:
    game, other = await kit.games(2)
    shown = [await kit.board(game.id, wanted=1, shown=1) for _ in range(2)]
    parked = await kit.board(game.id, wanted=1, shown=1, parked=True)
    foreign = await kit.board(other.id, wanted=1, shown=1)
    assert await dirty(kit) == []
    await kit.store.commit(Raise(game.id))
    assert await dirty(kit) == [board.id for board in shown]
    assert (await kit.board_now(shown[0].id)).wanted == 2
    assert (await kit.board_now(parked.id)).wanted == 1
    assert (await kit.board_now(foreign.id)).wanted == 1


async def test_a_game_without_boards_can_be_raised(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(Raise(game.id))
    assert await dirty(kit) == []


async def test_a_board_shown_as_wanted_is_clean_until_raised_again(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id, tries=3)
    await kit.store.commit(Shown(board.id, 1, 70))
    now = await kit.board_now(board.id)
    assert (now.shown, now.message, now.tries) == (1, 70, 0)
    assert await dirty(kit) == []


async def test_a_board_raised_while_it_was_shown_stays_dirty(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    await kit.store.commit(Raise(game.id))
    await kit.store.commit(Shown(board.id, 1, 70))
    assert await dirty(kit) == [board.id]


async def test_what_is_shown_never_goes_back(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id, wanted=5)
    await kit.store.commit(Shown(board.id, 5, 70))
    await kit.store.commit(Shown(board.id, 4, 60))
    now = await kit.board_now(board.id)
    assert (now.shown, now.message) == (5, 70)


async def test_a_late_answer_does_not_bring_a_reposted_board_back(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id, message=70)
    await kit.store.commit(
        ChangeBoard(board.id, (("message", None),), raise_=True), AddStale(board.chat, 70)
    )
    await kit.store.commit(Shown(board.id, 1, 70))
    now = await kit.board_now(board.id)
    assert (now.message, now.shown, now.wanted) == (None, 0, 2)
    await kit.store.commit(Shown(board.id, 2, 71))
    assert (await kit.board_now(board.id)).message == 71


async def test_a_message_of_a_group_that_moved_is_none_of_the_supergroups(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    chat = await kit.store.chat(board.chat)
    assert chat is not None
    assert chat.address is not None
    await kit.store.commit(Migrate(chat.address, -100_500))
    await kit.store.commit(Shown(board.id, 2, 70, chat.address))
    now = await kit.board_now(board.id)
    assert (now.message, now.shown < now.wanted) == (None, True)
    await kit.store.commit(Shown(board.id, now.wanted, 5, -100_500))
    assert (await kit.board_now(board.id)).message == 5


async def test_a_message_in_which_a_board_stands_is_never_stripped(kit: Kit) -> None:
    board = await kit.board((await kit.game()).id, message=70)
    await kit.store.commit(AddStale(board.chat, 70), AddStale(board.chat, 71))
    assert [s.message for s in await kit.store.stale_messages(10**15)] == [71]


async def test_a_keyboard_stays_until_a_board_on_its_way_stands_elsewhere(kit: Kit) -> None:
    """A press on a message just posted and not noted yet: were it stripped now, it might be noted
    afterwards as a board without its keyboard."""
    board = await kit.board((await kit.game()).id, wanted=2, shown=1)
    assert board.message is None
    await kit.store.commit(AddStale(board.chat, 70))
    assert await kit.store.stale_messages(10**15) == ()
    await kit.store.commit(Shown(board.id, 2, 70))
    assert (await kit.board_now(board.id)).message is None
    await kit.store.commit(Shown(board.id, 2, 71))
    assert [s.message for s in await kit.store.stale_messages(10**15)] == [70]


async def test_a_board_takes_over_no_message_of_a_group_that_has_moved(kit: Kit) -> None:
    game = await kit.game()
    chat = await kit.store.see_chat(-7, "group")
    await kit.store.commit(Migrate(-7, -100_700))
    made = Board(await kit.store.new_id("board"), game.id, chat.id, None, 70, wanted=1, shown=0)
    await kit.store.commit(AddBoard(made, -7))
    assert (await kit.board_now(made.id)).message is None
    again = replace(made, id=await kit.store.new_id("board"))
    await kit.store.commit(AddBoard(again, -100_700))
    assert (await kit.board_now(again.id)).message == 70


async def test_a_board_in_a_private_chat_is_shown_at_its_persons_address(kit: Kit) -> None:
    person = await kit.store.see_person(44, "Anna", "en")
    chat = await kit.store.see_chat(44, "private", person.id)
    board = await kit.board((await kit.game()).id, chat=chat.id)
    await kit.store.commit(Shown(board.id, 1, 70, chat.address))
    assert (await kit.board_now(board.id)).message == 70


async def test_the_board_that_waits_longest_is_first(kit: Kit) -> None:
    games = await kit.games(3)
    boards = [await kit.board(game.id, wanted=1, shown=1) for game in games]
    for n in (2, 0, 1):
        await kit.store.commit(Raise(games[n].id))
    # A second raise doesn't send a waiting board back; being served does.
    await kit.store.commit(Raise(games[2].id))
    assert await dirty(kit) == [boards[2].id, boards[0].id, boards[1].id]
    await kit.store.commit(Shown(boards[2].id, 2, 70))
    assert await dirty(kit) == [boards[0].id, boards[1].id, boards[2].id]


async def test_the_order_of_waiting_outlives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        first, second = await kit.games(2)
        late = await kit.board(first.id, wanted=1, shown=1)
        early = await kit.board(second.id)
    async with opened(tmp_path) as kit:
        await kit.store.commit(Raise(first.id))
        assert await dirty(kit) == [early.id, late.id]


async def test_a_board_is_not_served_before_its_time(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    await kit.store.commit(ChangeBoard(board.id, (("not_before", 500), ("tries", 1))))
    assert await dirty(kit, 499) == []
    assert await dirty(kit, 500) == [board.id]


async def groups(kit: Kit, number: int) -> list[int]:
    """So many groups more."""
    return [(await kit.store.see_chat(-1000 - one, "group")).id for one in range(number)]


async def test_of_a_chat_with_much_that_waits_only_the_oldest_boards_are_given(kit: Kit) -> None:
    """121 dirty boards of one paced group hid those of all others."""
    game = await kit.game()
    many = [await kit.board(game.id) for _ in range(121)]
    (other,) = await groups(kit, 1)
    behind_them = await kit.board(game.id, chat=other)
    assert await dirty(kit) == [board.id for board in (*many[:EACH], behind_them)]
    found = await kit.store.dirty_boards(0, each=2)
    assert [board.id for board in found] == [many[0].id, many[1].id, behind_them.id]


async def test_the_next_window_begins_behind_the_last_chat_and_the_end_is_followed_by_the_first(
    kit: Kit,
) -> None:
    game = await kit.game()
    chats = await groups(kit, WINDOW + 3)
    boards = {chat: (await kit.board(game.id, chat=chat)).id for chat in chats}
    later = chats[-1]
    await kit.store.commit(ChangeBoard(boards[later], (("not_before", 9),)))
    first = await kit.store.dirty_boards(0)
    assert [board.chat for board in first] == chats[:WINDOW]
    second = await kit.store.dirty_boards(0, after=behind([board.chat for board in first]))
    assert [board.chat for board in second] == chats[WINDOW:-1], "whose time has not come is out"
    assert behind([board.chat for board in second]) == 0
    assert behind([]) == 0


async def test_a_parked_board_is_not_served(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    await kit.store.commit(ChangeBoard(board.id, (("parked", True),)))
    assert await dirty(kit) == []
    await kit.store.commit(ChangeBoard(board.id, (("parked", False),), raise_=True))
    now = await kit.board_now(board.id)
    assert (now.parked, now.wanted) == (False, 2)
    assert await dirty(kit) == [board.id]


async def test_a_change_can_only_raise(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    await kit.store.commit(ChangeBoard(board.id, (), raise_=True))
    assert (await kit.board_now(board.id)).wanted == 2


@pytest.mark.parametrize("column", ["wanted", "shown", "game", "id"])
async def test_wanted_and_shown_only_rise(kit: Kit, column: str) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    with pytest.raises(UnknownColumn, match=column):
        await kit.store.commit(ChangeBoard(board.id, ((column, 0),)))


async def test_a_missing_board_cannot_be_changed(kit: Kit) -> None:
    with pytest.raises(Stale):
        await kit.store.commit(ChangeBoard(99, (("tapped", "1:0:c2"),)))


async def test_a_message_shows_one_board_that_is_served(kit: Kit) -> None:
    game = await kit.game()
    old = await kit.board(game.id, message=70)
    with pytest.raises(Stale):
        await kit.board(game.id, message=70)
    await kit.store.commit(ChangeBoard(old.id, (("parked", True),)))
    new = await kit.board(game.id, message=70)
    assert await kit.store.board_at(new.chat, 70) == new


async def test_a_notice_is_owed_until_dropped(kit: Kit) -> None:
    game = await kit.game()
    first = await kit.notice(topic=4, game=game.id)
    second = await kit.notice()
    assert await kit.store.notices(0) == (first, second)
    await kit.store.commit(DelayNotice(first.id, 100))
    assert await kit.store.notices(99) == (second,)
    delayed = Notice(first.id, first.chat, 4, "left", '{"name": "x"}', game.id, 100, 1)
    assert await kit.store.notices(100) == (second, delayed)
    assert await kit.store.notices(100, each=1) == (second,)
    assert await kit.store.notices_of(game.id) == (delayed,)
    assert await kit.store.notices_of(game.id, 99) == ()
    assert await kit.store.notices_of(game.id, 100) == (delayed,)
    await kit.store.commit(DropNotice(first.id))
    await kit.store.commit(DropNotice(first.id))
    assert await kit.store.notices(100) == (second,)


async def test_many_notices_of_one_chat_hide_no_other_chats(kit: Kit) -> None:
    """130 of a chat that was slow starved all others for good."""
    many = [await kit.notice() for _ in range(130)]
    (other,) = await groups(kit, 1)
    behind_them = await kit.notice(chat=other)
    assert await kit.store.notices(0) == (*many[:EACH], behind_them)
    assert await kit.store.notices(0, after=other - 1) == (behind_them,)


async def test_many_keyboards_of_one_chat_hide_no_other_chats(kit: Kit) -> None:
    club, (other,) = await kit.club(), await groups(kit, 1)
    for message in range(120):
        await kit.store.commit(AddStale(club.id, message))
    await kit.store.commit(AddStale(other, 1))
    found = await kit.store.stale_messages(0)
    assert [(one.chat, one.message) for one in found] == [
        *((club.id, message) for message in range(EACH)), (other, 1),
    ]  # fmt: skip


async def test_a_notice_about_a_turn_is_to_go_when_the_game_has_gone_on(kit: Kit) -> None:
    game = await kit.game(status="playing")
    notice = await kit.notice(game=game.id, ply=game.ply)
    await kit.store.commit(DelayNotice(notice.id, 50), KeepNotice(notice.id, 77, 60))
    assert await kit.store.notices(DELETED_MS) == (), "the game still waits"
    sent = replace(notice, sent=77, not_before=60, tries=0)
    assert await kit.store.notices(DELETED_MS + 60) == (sent,), "it can be deleted no longer"
    await kit.store.commit(ChangeGame(game.id, ("playing",), (("status", "asleep"),)))
    assert await kit.store.notices(60) == (sent,)
    assert await kit.store.notices(59) == ()


async def test_a_group_that_moves_leaves_its_sent_notices_behind_and_takes_its_choice_along(
    kit: Kit,
) -> None:
    club = await kit.club()
    owed, sent = await kit.notice(), await kit.notice()
    await kit.store.commit(KeepNotice(sent.id, 77, 0))
    await kit.store.commit(
        ChangeChat(club.id, (("calls", False), ("title", "Nile Club"), ("reasons", True)))
    )
    new = await kit.store.see_chat(-1009, "supergroup")
    assert (new.calls, new.title, new.reasons) == (True, None, False)
    await kit.store.commit(Migrate(club.address or 0, -1009))
    assert [one.id for one in await kit.store.notices(10**15)] == [owed.id]
    kept = await kit.store.see_chat(-1009, "supergroup")
    assert (kept.calls, kept.title, kept.reasons) == (False, "Nile Club", True)


async def test_a_keyboard_is_to_go_until_dropped(kit: Kit) -> None:
    club = await kit.club()
    await kit.store.commit(AddStale(club.id, 5))
    await kit.store.commit(DelayStale(club.id, 5, 100))
    await kit.store.commit(AddStale(club.id, 5), AddStale(club.id, 6))
    late, fresh = StaleMessage(club.id, 5, 100, 1), StaleMessage(club.id, 6)
    assert await kit.store.stale_messages(99) == (fresh,)
    assert await kit.store.stale_messages(100) == (fresh, late)
    await kit.store.commit(DropStale(club.id, 5))
    await kit.store.commit(DropStale(club.id, 5))
    assert await kit.store.stale_messages(100) == (fresh,)


async def test_only_the_newest_uploads_are_kept(kit: Kit) -> None:
    for number in range(1, 6):
        await kit.store.commit(KeepUpload(f"k{number}", "f", number))
    await kit.store.prune(0, uploads=5)
    assert await kit.store.upload("k1") == "f"
    await kit.store.prune(0, uploads=2)
    kept = [number for number in range(1, 6) if await kit.store.upload(f"k{number}")]
    assert kept == [4, 5]


async def test_the_last_upload_of_a_picture_wins(kit: Kit) -> None:
    assert await kit.store.upload("k") is None
    await kit.store.commit(KeepUpload("k", "one", 1))
    await kit.store.commit(KeepUpload("k", "two", 2))
    assert await kit.store.upload("k") == "two"
    await kit.store.commit(DropUpload("k"))
    assert await kit.store.upload("k") is None


async def test_a_group_is_looked_for_without_being_written_down(kit: Kit) -> None:
    assert await kit.store.chat_at(-7) is None
    assert await kit.store.chat_at(-7) is None, "still unknown"
    chat = await kit.store.see_chat(-7, "group")
    assert await kit.store.chat_at(-7) == chat
    await kit.store.commit(Migrate(-7, -8))
    moved = await kit.store.chat_at(-8)
    assert moved is not None
    assert moved.id == chat.id
    assert await kit.store.chat_at(-7) == moved, "an update under way has the old address"


# -- boards that are not shown as they should be ---------------------------------------------------


async def test_boards_are_tried_as_they_should_be_when_it_is_time_and_their_game_goes_on(
    kit: Kit,
) -> None:
    going, over = await kit.game(), await kit.game()
    late, soon, never, ended = [
        (await kit.board(game.id)).id for game in (going, going, going, over)
    ]
    for board, at in ((late, 30), (soon, 20), (ended, 10)):
        await kit.store.commit(ChangeBoard(board, (("heal_at", at),)))
    await kit.store.commit(ChangeGame(over.id, ("playing",), (("status", "over"),)))
    assert [board.id for board in await kit.store.healing_boards(19)] == []
    assert [board.id for board in await kit.store.healing_boards(20)] == [soon]
    assert [board.id for board in await kit.store.healing_boards(99)] == [soon, late]
    assert [board.id for board in await kit.store.healing_boards(99, limit=1)] == [soon]
    assert never not in [board.id for board in await kit.store.healing_boards(99)]


async def test_a_board_keeps_why_and_how_it_is_shown(kit: Kit) -> None:
    board = await kit.board((await kit.game()).id)
    assert (board.shape, board.why, board.heal_at, board.heals) == (0, None, None, 0)
    told = replace(board, shape=2, why="refused", heal_at=7, heals=3, home=9, last=70, lost=8)
    names = ("shape", "why", "heal_at", "heals", "home", "last", "lost")
    changes = tuple((name, getattr(told, name)) for name in names)
    await kit.store.commit(ChangeBoard(board.id, changes))
    assert await kit.board_now(board.id) == told


async def test_a_chat_that_is_abandoned_is_owed_nothing_and_shown_nothing(kit: Kit) -> None:
    game = await kit.game()
    board, elsewhere = await kit.board(game.id), await kit.store.see_chat(-1002, "group")
    there = await kit.board(game.id, chat=elsewhere.id)
    for number, chat in enumerate((game.chat, elsewhere.id), 50):
        notice = Notice(number, chat, None, "news", "{}", game.id)
        await kit.store.commit(AddNotice(notice), AddStale(chat, 900))
    owed = Notice(60, game.chat, None, "leave", "{}", None)
    await kit.store.commit(Abandon(game.chat), AddNotice(owed))
    assert [notice.id for notice in await kit.store.notices(0)] == [51, 60]
    assert await kit.asked("SELECT chat FROM stale_message") == [(elsewhere.id,)]
    boards = {each.id: each.parked for each in await kit.store.boards(game.id)}
    assert boards == {board.id: True, there.id: False}
