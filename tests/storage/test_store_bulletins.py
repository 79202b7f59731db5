"""News: to whom they go, one after the other, and what is known of each."""

from __future__ import annotations

import pytest

from storage.operations import (
    AgainBulletin,
    ChangePerson,
    DelayBulletin,
    DoubtBulletins,
    FinishBulletin,
    Forget,
    Op,
    RetryBulletin,
    StartBulletin,
    StopBulletin,
    TriedBulletin,
    TryBulletin,
    WriteBulletin,
)
from storage.rows import Bulletin, BulletinTo, Person
from storage.store import Stale
from tests.storage.kit import Kit


async def readers(kit: Kit, many: int) -> list[Person]:
    """Who asked for news and can be written to."""
    found = [await kit.store.see_person(100 + n, f"P{n}", None) for n in range(many)]
    wants = (("news", True), ("reachable", True))
    await kit.store.commit(*(ChangePerson(who.id, wants) for who in found))
    return found


async def going(kit: Kit) -> Bulletin:
    """News on their way."""
    anna = await kit.anna()
    await kit.store.commit(WriteBulletin(anna.id, "A new game", 5))
    (draft,) = await kit.store.last_bulletins(1)
    await kit.store.commit(StartBulletin(draft.id))
    found = await kit.store.going_bulletin()
    assert found is not None
    return found


async def now(kit: Kit, bulletin: Bulletin) -> Bulletin:
    found = await kit.store.bulletin(bulletin.id)
    assert found is not None
    return found


async def test_they_go_to_who_asked_for_them_can_be_reached_and_is_not_banned(kit: Kit) -> None:
    found = await readers(kit, 4)
    for who, change in zip(found, (("news", False), ("reachable", False), ("banned", 1))):  # noqa: B905 - the last one stays
        await kit.store.commit(ChangePerson(who.id, (change,)))
    assert await kit.store.readers() == 1
    assert await kit.store.readers(found[3].id) == 0
    reader = await kit.store.next_reader(0, found[3].id)
    assert reader is not None
    assert reader.id == found[3].id
    assert await kit.store.next_reader(0, found[2].id) is None
    await kit.store.commit(Forget(found[3].id, 103))
    assert await kit.store.readers() == 0


async def test_a_draft_goes_out_once_and_a_later_one_takes_its_place(kit: Kit) -> None:
    anna = await kit.anna()
    for text in ("One", "Two"):
        await kit.store.commit(WriteBulletin(anna.id, text, 5))
    (draft,) = await kit.store.last_bulletins(9)
    assert draft == Bulletin(draft.id, anna.id, "Two", 5, "draft")
    assert await kit.store.going_bulletin() is None
    await kit.store.commit(StartBulletin(draft.id))
    assert (await now(kit, draft)).most == anna.id
    with pytest.raises(Stale):
        await kit.store.commit(StartBulletin(draft.id))
    await kit.store.commit(StopBulletin(draft.id))
    assert (await now(kit, draft)).status == "stopped"
    with pytest.raises(Stale):
        await kit.store.commit(StopBulletin(draft.id))
    await readers(kit, 1)
    await kit.store.commit(StartBulletin(draft.id))
    assert (await now(kit, draft)).most == anna.id, "whoever came later gets none"


async def test_a_turn_is_taken_once_and_by_one(kit: Kit) -> None:
    first, second = await readers(kit, 2)
    bulletin = await going(kit)
    await kit.store.commit(TryBulletin(bulletin.id, 0, first.id))
    assert await kit.store.bulletin_to(bulletin.id) == (
        BulletinTo(bulletin.id, first.id, "trying"),
    )
    stale: tuple[Op, ...] = (
        TryBulletin(bulletin.id, 0, second.id),
        RetryBulletin(bulletin.id, first.id),
        TriedBulletin(bulletin.id, second.id, sent=True),
    )
    for op in stale:
        with pytest.raises(Stale):
            await kit.store.commit(op)
    await kit.store.commit(TriedBulletin(bulletin.id, first.id, sent=True))
    await kit.store.commit(TryBulletin(bulletin.id, first.id, second.id))
    await kit.store.commit(TriedBulletin(bulletin.id, second.id, sent=False))
    after = await now(kit, bulletin)
    assert (after.reached, after.sent, after.failed) == (second.id, 1, 1)
    await kit.store.commit(FinishBulletin(bulletin.id))
    assert (await now(kit, bulletin)).status == "done"


async def test_who_is_to_have_them_later_keeps_them_from_being_done(kit: Kit) -> None:
    (who,) = await readers(kit, 1)
    bulletin = await going(kit)
    await kit.store.commit(TryBulletin(bulletin.id, 0, who.id))
    await kit.store.commit(FinishBulletin(bulletin.id))
    await kit.store.commit(DelayBulletin(bulletin.id, who.id, 70))
    await kit.store.commit(FinishBulletin(bulletin.id))
    assert (await now(kit, bulletin)).status == "going"
    assert await kit.store.bulletin_to(bulletin.id) == (
        BulletinTo(bulletin.id, who.id, "later", 70, 1),
    )
    await kit.store.commit(StopBulletin(bulletin.id))
    with pytest.raises(Stale):
        await kit.store.commit(RetryBulletin(bulletin.id, who.id))
    await kit.store.commit(StartBulletin(bulletin.id))
    await kit.store.commit(RetryBulletin(bulletin.id, who.id))
    await kit.store.commit(TriedBulletin(bulletin.id, who.id, sent=True))
    assert await kit.store.bulletin_to(bulletin.id) == ()


async def test_of_whom_nobody_knows_is_done_and_goes_again_only_if_asked_for(kit: Kit) -> None:
    (who,) = await readers(kit, 1)
    bulletin = await going(kit)
    await kit.store.commit(TryBulletin(bulletin.id, 0, who.id))
    await kit.store.commit(DoubtBulletins())
    await kit.store.commit(DelayBulletin(bulletin.id, who.id, 70))
    unsure = (BulletinTo(bulletin.id, who.id, "unsure"),)
    assert await kit.store.bulletin_to(bulletin.id) == unsure
    await kit.store.commit(FinishBulletin(bulletin.id))
    assert (await now(kit, bulletin)).status == "done"
    await kit.store.commit(AgainBulletin(bulletin.id))
    assert (await now(kit, bulletin)).status == "going"
    await kit.store.commit(RetryBulletin(bulletin.id, who.id))
    await kit.store.commit(Forget(who.id, 100))
    assert await kit.store.bulletin_to(bulletin.id) == ()
