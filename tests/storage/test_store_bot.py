"""A file belongs to one bot: what only that one could use goes when another takes it over."""

from __future__ import annotations

import pytest

from storage.operations import (
    AddStale,
    Adopt,
    Belong,
    ChangeBoard,
    ChangeGame,
    ChangePerson,
    DeadLetter,
    KeepNotice,
    KeepUpload,
    Present,
    Shown,
)
from storage.rows import Board
from storage.store import Stale
from tests.storage.kit import Kit, step


async def test_a_file_belongs_to_the_first_bot_that_serves_from_it(kit: Kit) -> None:
    assert await kit.store.bot() is None
    await kit.store.commit(Belong(71))
    await kit.store.commit(Belong(71))
    assert await kit.store.bot() == 71
    with pytest.raises(Stale):
        await kit.store.commit(Belong(72))
    assert await kit.store.bot() == 71


async def test_what_another_bot_saw_sent_and_owed_is_forgotten(kit: Kit) -> None:
    anna = await kit.anna()
    game = await kit.game()
    await kit.store.commit(
        Belong(71),
        Present(5),
        KeepUpload("key", "file of bot 71", 1),
        ChangePerson(anna.id, (("reachable", True),)),
        DeadLetter(8, "{}", "KeyError", 1),
        AddStale((await kit.club()).id, 4),
        update=9,
        at=1,
    )
    _, sent = await kit.notice(), await kit.notice()
    await kit.store.commit(KeepNotice(sent.id, 12, 1))
    await kit.store.commit(Adopt(72))
    assert await kit.store.bot() == 72
    assert [await kit.store.seen(update) for update in (8, 9)] == [False, False]
    assert await kit.store.upload("key") is None
    assert await kit.store.notices(10**9) == ()
    assert await kit.store.stale_messages(10**9) == ()
    assert await kit.store.last_present() is None
    assert not (await kit.anna()).reachable
    await kit.store.commit(step(game.id, 0), update=9, at=2)
    assert (await kit.now(game.id)).ply == 1, "the games go on"


async def shown(kit: Kit, game: int, message: int) -> Board:
    board = await kit.board(game)
    await kit.store.commit(Shown(board.id, 1, message))
    return board


async def test_boards_of_games_that_go_on_come_anew_and_others_stand_nowhere(kit: Kit) -> None:
    """A private chat's messages are numbered for each bot: message 7 of the old one's is another
    message of the new one's."""
    playing, over, left = await kit.games(3)
    boards = [await shown(kit, game.id, message) for game, message in
              ((playing, 7), (over, 8), (left, 9))]  # fmt: skip
    await kit.store.commit(ChangeGame(over.id, ("playing",), (("status", "over"),)))
    await kit.store.commit(ChangeBoard(boards[2].id, (("parked", True),)))
    await kit.store.commit(Adopt(72))
    club = (await kit.club()).id
    assert [await kit.store.board_at(club, message) for message in (7, 8, 9)] == [None] * 3
    assert [board.id for board in await kit.store.dirty_boards(0)] == [boards[0].id]
    posted = await shown(kit, playing.id, 8)
    assert await kit.store.board_at(club, 8) == await kit.board_now(posted.id)
    await kit.store.commit(Shown(boards[0].id, 2, 7))
    await kit.store.commit(AddStale(club, 30))
    assert [each.message for each in await kit.store.stale_messages(10)] == [30], (
        "no board that is never posted holds up what is to be done in its chat"
    )
