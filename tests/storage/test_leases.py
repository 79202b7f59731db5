"""Who shows which chat: leases as rows, and what is written under one that is another's by now."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from storage.leases import CARETAKER, WORKER, Leases, shard, shard_name
from storage.opening import open_store
from storage.operations import DropNotice, KeepNotice, Raise, Revise, Shown
from storage.rows import Fence
from storage.sql.store import SqlStore
from storage.store import ALL, SHARDS, Stale
from tests.postgres import Server
from tests.storage.kit import Kit, closing_after, fates, step

TERM_MS = 4000


def leases_of(kit: Kit) -> Leases:
    assert isinstance(kit.store, SqlStore)
    return kit.store.leases


async def fence_of(kit: Kit, chat: int, owner: str) -> Fence:
    name = shard_name(shard(chat))
    epoch = await leases_of(kit).take(owner, name, TERM_MS)
    assert epoch is not None
    return Fence(name, owner, epoch)


async def renewed(leases: Leases, owner: str, term_ms: int) -> dict[str, int]:
    return dict((await leases.renew(owner, term_ms)).epochs)


# -- taking and keeping --------------------------------------------------------------------------


async def test_the_epoch_rises_whenever_the_owner_changes(kit: Kit) -> None:
    leases = leases_of(kit)
    assert await leases.take("a", CARETAKER, TERM_MS) == 1
    assert await renewed(leases, "a", TERM_MS) == {CARETAKER: 1}
    await leases.give("a")
    assert await renewed(leases, "a", TERM_MS) == {}
    assert await leases.take("b", CARETAKER, TERM_MS) == 2
    (found,) = [one for one in await leases.leases() if one.name == CARETAKER]
    assert (found.owner, found.epoch) == ("b", 2)
    assert 0 < found.left <= TERM_MS


async def test_who_gives_back_a_few_keeps_the_others(kit: Kit) -> None:
    leases = leases_of(kit)
    for number in range(3):
        await leases.take("a", shard_name(number), TERM_MS)
    await leases.give("a", [shard_name(1)])
    assert set(await renewed(leases, "a", TERM_MS)) == {shard_name(0), shard_name(2)}


async def test_a_process_says_that_it_is_there_and_where(kit: Kit) -> None:
    leases = leases_of(kit)
    await leases.present("a", "127.0.0.1:7000", TERM_MS)
    await leases.present("a", "127.0.0.1:7001", TERM_MS)
    (found,) = [one for one in await leases.leases() if one.name.startswith(WORKER)]
    assert (found.owner, found.address) == ("a", "127.0.0.1:7001")
    await leases.give("a")
    assert not [one for one in await leases.leases() if one.name.startswith(WORKER)]


@pytest.fixture
async def doors(postgres: Server) -> AsyncIterator[tuple[Kit, Kit]]:
    """Two programs on one database."""
    async with (
        postgres.database() as url,
        closing_after(await open_store(url)) as one,
        closing_after(await open_store(url)) as other,
    ):
        yield Kit(one), Kit(other)


async def test_a_lease_is_one_programs_until_it_runs_out(doors: tuple[Kit, Kit]) -> None:
    one, other = map(leases_of, doors)
    assert await one.take("a", CARETAKER, TERM_MS) == 1
    assert await other.take("b", CARETAKER, TERM_MS) is None
    assert await renewed(other, "b", TERM_MS) == {}
    assert await renewed(one, "a", -1) == {CARETAKER: 1}, "it runs out at once"
    assert await other.take("b", CARETAKER, TERM_MS) == 2
    assert await renewed(one, "a", TERM_MS) == {}, "who was away too long has lost it"


async def test_of_many_that_reach_for_a_lease_one_gets_it(doors: tuple[Kit, Kit]) -> None:
    one, other = map(leases_of, doors)
    got = await asyncio.gather(
        *(
            leases.take(f"{name}{number}", CARETAKER, TERM_MS)
            for number in range(10)
            for name, leases in (("a", one), ("b", other))
        )
    )
    assert [epoch for epoch in got if epoch] == [1]


# -- what is written under one -------------------------------------------------------------------


async def test_what_was_shown_counts_only_by_who_still_has_the_chat(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id, wanted=1)
    before = await fence_of(kit, board.chat, "a")
    await leases_of(kit).give("a")
    now = await fence_of(kit, board.chat, "b")
    await kit.store.commit(Shown(board.id, 1, 501, fence=before))
    assert (await kit.board_now(board.id)).shown == 0
    await kit.store.commit(Shown(board.id, 1, 501, fence=now))
    assert (await kit.board_now(board.id)).shown == 1


async def test_a_notice_is_settled_only_by_who_still_has_the_chat(kit: Kit) -> None:
    notice = await kit.notice()
    before = await fence_of(kit, notice.chat, "a")
    await leases_of(kit).give("a")
    now = await fence_of(kit, notice.chat, "b")
    await kit.store.commit(KeepNotice(notice.id, 502, 9, fence=before))
    await kit.store.commit(DropNotice(notice.id, fence=before))
    assert await kit.store.notices(notice.not_before) == (notice,)
    await kit.store.commit(DropNotice(notice.id, fence=now))
    assert await kit.store.notices(notice.not_before) == ()


async def test_what_is_due_is_read_of_the_chats_in_a_programs_own_shards(kit: Kit) -> None:
    game = await kit.game(status="playing", bot_due_at=5)
    board = await kit.board(game.id, wanted=1)
    await kit.store.commit(Raise(game.id))
    notice = await kit.notice()
    theirs = ALL & ~(1 << shard(board.chat))
    assert shard(notice.chat) == shard(board.chat) == shard(game.chat)
    for mine, found in ((ALL, 1), (1 << shard(board.chat), 1), (theirs, 0), (0, 0)):
        assert len(await kit.store.dirty_boards(9, mine=mine)) == found
        assert len(await kit.store.notices(9, mine=mine)) == found
        assert len(await kit.store.due_bots(9, mine=mine)) == found
        assert (await kit.store.next_bot_at(mine=mine)) == (5 if found else None)


def test_every_chat_lies_in_a_shard() -> None:
    assert {shard(chat) for chat in range(1, 100)} == set(range(SHARDS))
    assert sum(1 << number for number in range(SHARDS)) == ALL


# -- two that change a game at once --------------------------------------------------------------


async def test_of_two_changes_of_one_revision_one_is_refused(kit: Kit) -> None:
    game = await kit.game()
    assert await fates(
        kit.store.commit(Revise(game.id, 0)), kit.store.commit(Revise(game.id, 0))
    ) == [None, Stale]
    assert (await kit.now(game.id)).revision == 1


async def test_a_step_is_refused_where_something_else_was_changed_at_that_ply(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(Revise(game.id, 0))
    late = step(game.id, 0)
    with pytest.raises(Stale):
        await kit.store.commit(type(late)(late.game, late.ply, late.actions, late.changes, 0))
    await kit.store.commit(type(late)(late.game, late.ply, late.actions, late.changes, 1))
    assert (await kit.now(game.id)).revision == 2
