"""What a commit promises: all or nothing, once, in order, whoever else commits meanwhile."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.operations import (
    AddBoard,
    ChangeBoard,
    ChangeGame,
    DeadLetter,
    DropUpload,
    KeepUpload,
    Raise,
)
from storage.store import Seen, Stale, StorageError
from tests.storage.kit import Kit, fates, opened, recorded, step


async def test_an_update_is_worked_on_once(kit: Kit) -> None:
    game = await kit.game()
    assert not await kit.store.seen(10)
    await kit.store.commit(step(game.id, 0), update=10, at=5)
    assert await kit.store.seen(10)
    with pytest.raises(Seen, match="10"):
        await kit.store.commit(step(game.id, 1), update=10, at=5)
    assert (await kit.now(game.id)).ply == 1


async def test_a_doubled_update_is_seen_rather_than_stale(kit: Kit) -> None:
    game = await kit.game()
    press = step(game.id, 0)
    twice = (kit.store.commit(press, update=10, at=5) for _ in range(2))
    assert await fates(*twice) == [None, Seen]
    assert (await kit.now(game.id)).ply == 1


async def test_a_refused_work_does_not_count_as_seen(kit: Kit) -> None:
    game = await kit.game()
    with pytest.raises(Stale):
        await kit.store.commit(step(game.id, 3), update=10, at=5)
    assert not await kit.store.seen(10)


async def test_an_update_without_work_is_seen(kit: Kit) -> None:
    await kit.store.commit(update=10, at=5)
    assert await kit.store.seen(10)


async def test_nothing_to_do_is_done(kit: Kit) -> None:
    await kit.store.commit()
    assert not await kit.store.seen(0)


async def test_a_dead_letter_counts_as_seen(kit: Kit) -> None:
    letter = DeadLetter(10, "{}", "ValueError", 5)
    await kit.store.commit(letter)
    await kit.store.commit(DeadLetter(11, "{}", "ValueError", 5), update=11, at=5)
    assert await kit.store.seen(10)
    assert await kit.store.seen(11)
    with pytest.raises(Seen):
        await kit.store.commit(letter)


async def test_seen_updates_are_forgotten_by_age(kit: Kit) -> None:
    for update, at in ((10, 100), (11, 200)):
        await kit.store.commit(update=update, at=at)
    await kit.store.prune(200, uploads=9)
    assert not await kit.store.seen(10)
    assert await kit.store.seen(11)


async def test_a_work_is_written_whole_or_not_at_all(kit: Kit) -> None:
    game, other = await kit.games(2)
    board = await kit.board(game.id)
    with pytest.raises(Stale):
        await kit.store.commit(
            step(game.id, 0), KeepUpload("k", "f", 1), Raise(game.id), step(other.id, 4)
        )
    assert (await kit.now(game.id)).ply == 0
    assert await kit.store.actions(game.id) == ()
    assert await kit.store.upload("k") is None
    assert await kit.board_now(board.id) == board


async def test_the_guilty_one_of_many_is_refused_alone(kit: Kit) -> None:
    games = await kit.games(50)
    works = [step(game.id, 7 if n in (13, 31) else 0) for n, game in enumerate(games)]
    expected = [Stale if n in (13, 31) else None for n in range(50)]
    assert await kit.together(*works) == expected
    for n, game in enumerate(games):
        assert (await kit.now(game.id)).ply == (0 if n in (13, 31) else 1)


async def test_each_guilty_work_hears_its_own_reason(kit: Kit) -> None:
    games = await kit.games(5)
    await kit.store.commit(update=10, at=1)
    lone = ChangeGame(games[2].id, ("playing",), (("position", "\ud800"),))
    wide = ChangeGame(games[3].id, ("playing",), (("throws", 1 << 70),))
    heard = await fates(
        kit.store.commit(step(games[0].id, 0), update=10, at=1),
        kit.store.commit(step(games[1].id, 1)),
        kit.store.commit(lone),
        kit.store.commit(wide),
        kit.store.commit(step(games[4].id, 0), update=11, at=1),
    )
    assert heard == [Seen, Stale, ValueError, ValueError, None]
    assert [(await kit.now(game.id)).ply for game in games] == [0, 0, 0, 0, 1]


async def test_a_hundred_chats_play_side_by_side(kit: Kit) -> None:
    games = await kit.games(100)
    boards = [await kit.board(game.id, wanted=1, shown=1) for game in games]

    async def play(game: int) -> None:
        for ply in range(10):
            await kit.store.commit(
                step(game, ply), Raise(game), update=game * 1000 + ply, at=ply + 1
            )

    await asyncio.gather(*(play(game.id) for game in games))
    for game, board in zip(games, boards, strict=True):
        assert [row.ply for row in await kit.store.actions(game.id)] == list(range(10))
        assert (await kit.now(game.id)).ply == 10
        assert (await kit.board_now(board.id)).wanted == 11


async def test_of_two_presses_at_one_ply_one_is_played(kit: Kit) -> None:
    games = await kit.games(20)
    works = [step(game.id, 0, ("position", str(n))) for game in games for n in range(3)]
    assert await kit.together(*works) == [None, Stale, Stale] * 20
    assert {(await kit.now(game.id)).position for game in games} == {"0"}


async def test_steps_of_one_game_are_written_in_the_order_they_came(kit: Kit) -> None:
    game, other = await kit.games(2)
    works = [step(game.id, ply, ("position", str(ply))) for ply in range(5)]
    assert await kit.together(*works, step(other.id, 0)) == [None] * 6
    assert (await kit.now(game.id)).position == "4"


async def test_nothing_overtakes_a_work_that_is_put_off(kit: Kit) -> None:
    """The second waits for the first, as both are of one game; the third waits for the second."""
    one, other = await kit.games(2)
    assert await fates(
        kit.store.commit(step(one.id, 0)),
        kit.store.commit(step(one.id, 1), step(other.id, 0)),
        kit.store.commit(step(other.id, 1)),
    ) == [None, None, None]


async def test_a_board_is_raised_before_or_after_it_is_parked_as_asked(kit: Kit) -> None:
    game = await kit.game()
    early, late = [await kit.board(game.id, wanted=1, shown=1) for _ in range(2)]
    await kit.together(
        ChangeBoard(early.id, (("parked", True),)),
        Raise(game.id),
        ChangeBoard(late.id, (("parked", True),)),
        Raise(game.id),
    )
    assert (await kit.board_now(early.id)).wanted == 1
    assert (await kit.board_now(late.id)).wanted == 2


async def test_the_order_within_a_work_stands(kit: Kit) -> None:
    game = await kit.game(status="asleep")
    await kit.store.commit(
        ChangeGame(game.id, ("asleep",), (("status", "playing"),)),
        step(game.id, 0, ("position", "one")),
        ChangeGame(game.id, ("playing",), (("position", "two"), ("status", "over")), ply=1),
    )
    now = await kit.now(game.id)
    assert (now.status, now.position, now.ply) == ("over", "two", 1)
    board = await kit.board(game.id, wanted=1, shown=1)
    await kit.store.commit(
        Raise(game.id), ChangeBoard(board.id, (("parked", True),)), Raise(game.id)
    )
    assert (await kit.board_now(board.id)).wanted == 2
    await kit.store.commit(KeepUpload("k", "f", 1), DropUpload("k"))
    assert await kit.store.upload("k") is None
    await kit.store.commit(DropUpload("k"), KeepUpload("k", "f", 1))
    assert await kit.store.upload("k") == "f"


async def test_a_cancelled_caller_does_not_cancel_the_commit(kit: Kit) -> None:
    games = await kit.games(10)
    tasks = [asyncio.ensure_future(kit.store.commit(step(game.id, 0))) for game in games]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    assert await fates(*tasks) == [asyncio.CancelledError] * 10
    # The writer is first come, first served: this one is behind them all.
    await kit.store.commit(*(step(game.id, 1) for game in games))
    assert [(await kit.now(game.id)).ply for game in games] == [2] * 10


async def test_a_refusal_nobody_waits_for_is_quiet(
    kit: Kit, caplog: pytest.LogCaptureFixture
) -> None:
    game = await kit.game()
    task = asyncio.ensure_future(kit.store.commit(step(game.id, 9)))
    await asyncio.sleep(0)
    task.cancel()
    assert await fates(task) == [asyncio.CancelledError]
    await kit.store.commit(step(game.id, 0))
    assert caplog.records == []


async def test_closing_writes_what_waits_and_refuses_what_comes(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        games = await kit.games(10)
        tasks = [asyncio.ensure_future(kit.store.commit(step(game.id, 0))) for game in games]
        await asyncio.sleep(0)
        await kit.store.close()
        assert await fates(*tasks) == [None] * 10
        with pytest.raises(StorageError, match="closed"):
            await kit.store.commit(step(games[0].id, 1))
        with pytest.raises(StorageError, match="closed"):
            await kit.store.game(games[0].id)
        await kit.store.close()
    async with opened(tmp_path) as kit:
        assert [(await kit.now(game.id)).ply for game in games] == [1] * 10


async def test_works_that_wait_share_a_transaction(tmp_path: Path) -> None:
    async with recorded(tmp_path) as (kit, log):
        games = await kit.games(30)
        log.clear()
        await asyncio.gather(
            *(
                kit.store.commit(step(game.id, 0), Raise(game.id), update=n + 1, at=1)
                for n, game in enumerate(games)
            )
        )
        assert log.count("COMMIT") == 1
        # Seen, game, action, raise: a statement each for all thirty.
        assert len(log) == 6


async def test_a_bad_batch_is_tried_one_by_one_in_one_transaction(tmp_path: Path) -> None:
    async with recorded(tmp_path) as (kit, log):
        games = await kit.games(3)
        log.clear()
        await kit.together(step(games[0].id, 0), step(games[1].id, 5), step(games[2].id, 0))
        assert [sql for sql in log if " " not in sql] == ["ROLLBACK", "COMMIT"]
        assert log.count("SAVEPOINT work") == 3
        assert log.count("ROLLBACK TO SAVEPOINT work") == 1


async def test_a_game_takes_one_step_in_a_transaction(tmp_path: Path) -> None:
    async with recorded(tmp_path) as (kit, log):
        game = await kit.game()
        log.clear()
        assert await kit.together(*(step(game.id, ply) for ply in range(4))) == [None] * 4
        assert log.count("COMMIT") == 4


async def test_a_board_and_its_game_may_be_new_in_one_work(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    with pytest.raises(Stale):
        await kit.store.commit(AddBoard(board))


RESULTS = {"SCAN place", "SCAN CONSTANT ROW", "SCAN (subquery-1)", "SCAN (subquery-3)", "SCAN due"}
"""What a query has found already may be gone through; no table."""


async def test_what_the_reconciler_asks_all_day_is_an_index_lookup(tmp_path: Path) -> None:
    async with recorded(tmp_path) as (kit, log):
        game = await kit.game()
        await kit.board(game.id)
        log.clear()
        await kit.store.dirty_boards(1)
        await kit.store.rematches(1)
        await kit.store.due_bots(1)
        await kit.store.next_bot_at()
        await kit.store.expired(1)
        await kit.store.notices(1)
        await kit.store.notices_of(1, 1)
        await kit.store.notices_of(1)
        await kit.store.stale_messages(1)
        await kit.store.unfinished(chat=1, person=1)
        await kit.store.board_at(1, 1)
        await kit.store.seen(1)
        asked = list(log)
    with closing(sqlite3.connect(tmp_path / "games.db")) as file:
        for sql in asked:
            numbered = {int(number) for number in re.findall(r"\?(\d+)", sql)}
            values = max(numbered, default=sql.count("?"))
            plan = file.execute(f"EXPLAIN QUERY PLAN {sql}", (1,) * values).fetchall()
            scans = {row[3] for row in plan if row[3].startswith("SCAN")}
            assert scans <= RESULTS, (sql, plan)
