"""The line of maintenance: one at most, and how far it was told."""

from __future__ import annotations

import pytest

from storage.operations import ChangeGame, DraftLine, EndLine, ShowLine, ToldLine
from storage.rows import Maintenance
from storage.store import Stale
from tests.storage.kit import Kit


async def test_a_line_is_written_then_shown_then_taken_away(kit: Kit) -> None:
    store = kit.store
    assert await store.maintenance() == Maintenance()
    with pytest.raises(Stale):
        await store.commit(ShowLine(0, None))
    for draft in ("Soon", "At six"):
        await store.commit(DraftLine(draft))
    assert await store.maintenance() == Maintenance(draft="At six")
    await store.commit(ShowLine(0, 9_000))
    assert await store.maintenance() == Maintenance(1, "At six", 9_000)
    await store.commit(DraftLine("At seven"))
    with pytest.raises(Stale):
        await store.commit(ShowLine(0, None))
    await store.commit(EndLine(1))
    assert await store.maintenance() == Maintenance(2, draft="At seven")
    with pytest.raises(Stale):
        await store.commit(EndLine(2))


async def test_how_far_it_was_told_begins_anew_with_each_change(kit: Kit) -> None:
    await kit.store.commit(DraftLine("Soon"))
    await kit.store.commit(ShowLine(0, None))
    await kit.store.commit(ToldLine(1, 17))
    assert (await kit.store.maintenance()).told == 17
    await kit.store.commit(EndLine(1))
    assert (await kit.store.maintenance()).told == 0
    with pytest.raises(Stale):
        await kit.store.commit(ToldLine(1, 17))


def test_it_is_shown_until_its_time() -> None:
    assert not Maintenance().shown(5)
    assert Maintenance(text="Soon").shown(5)
    assert Maintenance(text="Soon", until=6).shown(5)
    assert not Maintenance(text="Soon", until=5).shown(5)


async def test_games_that_wait_are_given_in_order(kit: Kit) -> None:
    games = [game.id for game in await kit.games(4)]
    await kit.store.commit(ChangeGame(games[1], ("playing",), (("status", "asleep"),)))
    await kit.store.commit(ChangeGame(games[2], ("playing",), (("status", "over"),)))
    await kit.store.commit(ChangeGame(games[3], ("playing",), (("status", "open"),)))
    assert await kit.store.waiting_games(0, 9) == (games[0], games[3])
    assert await kit.store.waiting_games(0, 1) == (games[0],)
    assert await kit.store.waiting_games(games[0], 9) == (games[3],)
