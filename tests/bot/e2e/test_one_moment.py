"""What the tests read of the database is of one moment, whatever the bot commits meanwhile."""

from pathlib import Path

import pytest

from storage.opening import open_sqlite
from storage.operations import ChangePerson
from storage.store import StorageError
from tests.bot.e2e.one_moment import now


async def test_what_is_committed_later_is_not_seen_and_what_was_before_is(tmp_path: Path) -> None:
    path = tmp_path / "djehuty.db"
    store = await open_sqlite(path)
    anna = await store.see_person(1, "Anna", "en")
    async with now(path) as moment:
        await store.commit(ChangePerson(anna.id, (("nickname", "Nefertari"),)))
        boris = await store.see_person(2, "Boris", "en")
        assert await moment.person(anna.id) == anna
        assert await moment.person(boris.id) is None
    async with now(path) as moment:
        assert (await moment.person(anna.id)) == await store.person(anna.id) != anna
        assert (await moment.person(boris.id)) == boris
    await store.close()


async def test_it_only_reads(tmp_path: Path) -> None:
    path = tmp_path / "djehuty.db"
    store = await open_sqlite(path)
    anna = await store.see_person(1, "Anna", "en")
    async with now(path) as moment:
        with pytest.raises((AssertionError, StorageError), match="only reads"):
            await moment.commit(ChangePerson(anna.id, (("nickname", "Nefertari"),)))
    await store.close()
