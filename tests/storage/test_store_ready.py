"""The next game of a chat, made ready with its number and its secret."""

from __future__ import annotations

from pathlib import Path

from storage.operations import (
    BringWords,
    MakeReady,
    TakeReady,
)
from storage.rows import Chat, Ready
from storage.store import Seen, Stale
from tests.storage.kit import Kit, fates, opened

SECRET, OTHER = bytes(32), bytes(range(32))


async def own_chat(kit: Kit) -> Chat:
    anna = await kit.anna()
    return await kit.store.see_chat(501, "private", anna.id)


async def test_the_first_that_is_made_ready_stays(kit: Kit) -> None:
    chat = (await own_chat(kit)).id
    assert await kit.store.ready(chat) is None
    await kit.store.commit(MakeReady(Ready(chat, 7, SECRET)))
    await kit.store.commit(MakeReady(Ready(chat, 8, OTHER)))
    assert await kit.store.ready(chat) == Ready(chat, 7, SECRET)


async def test_it_is_taken_once(kit: Kit) -> None:
    chat = (await own_chat(kit)).id
    await kit.store.commit(MakeReady(Ready(chat, 7, SECRET)))
    take = TakeReady(chat, 7)
    twice = await fates(kit.store.commit(take), kit.store.commit(take))
    assert sorted(map(str, twice)) == sorted(map(str, (None, Stale)))
    assert await kit.store.ready(chat) is None


async def test_only_the_one_that_is_ready_is_taken(kit: Kit) -> None:
    chat = (await own_chat(kit)).id
    await kit.store.commit(MakeReady(Ready(chat, 7, SECRET)))
    assert await fates(kit.store.commit(TakeReady(chat, 6))) == [Stale]
    assert await kit.store.ready(chat) == Ready(chat, 7, SECRET)


async def test_words_are_brought_to_the_one_that_is_ready(kit: Kit) -> None:
    chat = (await own_chat(kit)).id
    bring = BringWords(chat, 7, "be kind")
    assert await fates(kit.store.commit(bring)) == [Stale], "nothing is ready yet"
    await kit.store.commit(MakeReady(Ready(chat, 7, SECRET)))
    assert await fates(kit.store.commit(BringWords(chat, 6, "be kind"))) == [Stale]
    await kit.store.commit(bring, update=31)
    assert await fates(kit.store.commit(BringWords(chat, 7, "again"), update=31)) == [Seen]
    assert await kit.store.ready(chat) == Ready(chat, 7, SECRET, "be kind")


async def test_it_is_taken_with_the_words_that_were_brought_last(kit: Kit) -> None:
    chat = (await own_chat(kit)).id
    await kit.store.commit(MakeReady(Ready(chat, 7, SECRET)))
    await kit.store.commit(BringWords(chat, 7, "be kind"))
    assert await fates(kit.store.commit(TakeReady(chat, 7))) == [Stale]
    await kit.store.commit(TakeReady(chat, 7, "be kind"))
    assert await kit.store.ready(chat) is None


async def test_words_are_for_one_secret_alone(kit: Kit) -> None:
    chat = (await own_chat(kit)).id
    taken = await kit.game()
    await kit.store.commit(MakeReady(Ready(chat, taken.id, SECRET)))
    await kit.store.commit(BringWords(chat, taken.id, "be kind"))
    await kit.store.commit(MakeReady(Ready(chat, taken.id + 1, OTHER)))
    assert await kit.store.ready(chat) == Ready(chat, taken.id + 1, OTHER)


async def test_a_number_that_another_game_got_is_made_ready_anew(kit: Kit) -> None:
    """As by an older program, which does not know what is ready."""
    chat = (await own_chat(kit)).id
    taken = await kit.game()
    await kit.store.commit(MakeReady(Ready(chat, taken.id, SECRET)))
    await kit.store.commit(MakeReady(Ready(chat, taken.id + 1, OTHER)))
    assert await kit.store.ready(chat) == Ready(chat, taken.id + 1, OTHER)


async def test_no_other_game_gets_its_number_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        chat = (await own_chat(kit)).id
        number = await kit.store.new_id("game")
        await kit.store.commit(MakeReady(Ready(chat, number, SECRET)))
    async with opened(tmp_path) as kit:
        assert await kit.store.new_id("game") > number
        assert await kit.store.ready(chat) == Ready(chat, number, SECRET)


async def test_a_secret_does_not_stand_in_what_is_printed() -> None:
    assert OTHER.hex() not in repr(Ready(1, 2, OTHER))
    assert repr(OTHER) not in repr(Ready(1, 2, OTHER))


async def test_the_last_game_against_the_bot_is_ones_own(kit: Kit) -> None:
    chat, anna = (await own_chat(kit)).id, (await kit.anna()).id

    async def last(person: int = anna) -> int | None:
        found = await kit.store.last_against_bot(chat, person)
        return None if found is None else found.id

    assert await last() is None
    await kit.game(chat=chat, mode="bot", status="open")
    first = await kit.game(chat=chat, mode="bot", started_at=5)
    await kit.game(chat=chat, mode="phone", started_at=9)
    await kit.game(chat=chat, mode="bot", started_at=9, players=0)
    await kit.game(mode="bot", started_at=9)
    assert await last() == first.id
    newer = await kit.game(chat=chat, mode="bot", started_at=6, status="over")
    assert await last() == newer.id
    assert await last(anna + 1) is None
