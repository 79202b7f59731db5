"""The rules that a chat likes and those it played last, whatever database keeps them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from storage.engines.sqlite.migrate import migrate
from storage.operations import (
    AddGame,
    Migrate,
    PlayedBy,
    Star,
)
from storage.rows import Favourite
from storage.schema import migrations
from storage.store import Seen, Stale
from tests.storage.kit import Kit, opened

Times: TypeAlias = tuple[int | None, int | None]
"""When rules were starred and when they were played."""


async def kept(kit: Kit, chat: int) -> list[tuple[str, bool, bool]]:
    """Rule set and switches; whether it is a favourite, whether it is known to have been played."""
    found = await kit.store.favourites(chat)
    return [
        (f"{row.rules} {row.switches}".strip(), row.starred is not None, row.played is not None)
        for row in found
    ]


async def test_favourites_stand_in_the_order_in_which_they_were_starred(kit: Kit) -> None:
    chat = (await kit.club()).id
    await kit.store.commit(Star(chat, "tait", "", 5))
    await kit.store.commit(Star(chat, "bell", "dice=two", 9))
    assert await kit.store.favourites(chat) == (
        Favourite(chat, "tait", "", 5),
        Favourite(chat, "bell", "dice=two", 9),
    )


async def test_a_star_taken_away_leaves_nothing(kit: Kit) -> None:
    chat = (await kit.club()).id
    await kit.store.commit(Star(chat, "tait", "", 5))
    await kit.store.commit(Star(chat, "tait", "", None))
    assert await kit.store.favourites(chat) == ()


async def test_only_the_last_played_is_kept_beside_the_favourites(kit: Kit) -> None:
    chat = (await kit.club()).id
    await kit.store.commit(Star(chat, "tait", "", 5))
    for at, switches in ((6, "netting"), (7, "pieces=7"), (8, "netting,pieces=7")):
        await kit.store.commit(PlayedBy(chat, "thibault", switches, at))
    assert await kept(kit, chat) == [
        ("tait", True, False), ("thibault netting,pieces=7", False, True),
    ]  # fmt: skip


async def test_playing_a_favourite_leaves_it_one_and_forgets_what_was_played_before(
    kit: Kit,
) -> None:
    chat = (await kit.club()).id
    await kit.store.commit(PlayedBy(chat, "bell", "", 4))
    await kit.store.commit(Star(chat, "tait", "", 5))
    await kit.store.commit(PlayedBy(chat, "tait", "", 6))
    assert await kept(kit, chat) == [("tait", True, True)]


async def test_the_last_played_stays_when_its_star_goes(kit: Kit) -> None:
    chat = (await kit.club()).id
    await kit.store.commit(PlayedBy(chat, "tait", "", 4))
    await kit.store.commit(Star(chat, "tait", "", 5))
    await kit.store.commit(Star(chat, "tait", "", None))
    assert await kept(kit, chat) == [("tait", False, True)]


async def test_each_chat_has_its_own(kit: Kit) -> None:
    club = (await kit.club()).id
    own = (await kit.store.see_chat(501, "private", (await kit.anna()).id)).id
    await kit.store.commit(Star(club, "tait", "", 5), PlayedBy(own, "bell", "", 5))
    assert await kept(kit, club) == [("tait", True, False)]
    assert await kept(kit, own) == [("bell", False, True)]
    with pytest.raises(Stale):
        await kit.store.commit(Star(own + 999, "tait", "", 5))


async def test_what_is_played_is_remembered_with_the_game_or_not_at_all(kit: Kit) -> None:
    game = await kit.game()
    played = PlayedBy(game.chat, "thibault", "netting", 4)
    with pytest.raises(Stale):
        await kit.store.commit(AddGame(game), played)
    assert await kit.store.favourites(game.chat) == ()
    await kit.store.commit(played, update=7)
    with pytest.raises(Seen):
        await kit.store.commit(PlayedBy(game.chat, "bell", "", 5), update=7)
    assert await kept(kit, game.chat) == [("thibault netting", False, True)]


async def test_a_group_that_migrates_keeps_its_favourites(kit: Kit) -> None:
    old = await kit.club()
    await kit.store.commit(Star(old.id, "tait", "", 5))
    await kit.store.commit(Migrate(-1001, -1009))
    moved = await kit.store.see_chat(-1009, "supergroup")
    assert await kept(kit, moved.id) == [("tait", True, False)]


async def test_two_chats_that_become_one_keep_the_favourites_of_both(kit: Kit) -> None:
    old, new = await kit.club(), await kit.store.see_chat(-1009, "supergroup")
    await kit.store.commit(Star(old.id, "tait", "", 5), Star(old.id, "bell", "", 6))
    await kit.store.commit(Star(new.id, "tait", "", 7))
    await kit.store.commit(Migrate(-1001, -1009))
    assert (await kit.store.see_chat(-1001, "group")).id == new.id
    assert await kept(kit, new.id) == [("bell", True, False), ("tait", True, False)]
    assert await kit.store.favourites(old.id) == ()


@pytest.mark.parametrize(
    ("old", "new", "both"),
    [((5, None), (None, 8), (5, 8)), ((None, 8), (5, None), (5, 8)), ((5, 6), (7, 9), (7, 9)),
     ((5, 9), (7, 6), (7, 9)), ((None, 9), (7, 6), (7, 9))],
)  # fmt: skip
async def test_neither_star_nor_last_game_is_lost_where_both_chats_had_the_same(
    kit: Kit, old: Times, new: Times, both: Times
) -> None:
    for address, (starred, played) in ((-1001, old), (-1009, new)):
        chat = (await kit.store.see_chat(address, "group")).id
        if starred is not None:
            await kit.store.commit(Star(chat, "tait", "", starred))
        if played is not None:
            await kit.store.commit(PlayedBy(chat, "tait", "", played))
    await kit.store.commit(Migrate(-1001, -1009))
    chat = (await kit.store.see_chat(-1009, "supergroup")).id
    assert await kit.store.favourites(chat) == (Favourite(chat, "tait", "", *both),)


async def test_a_file_of_the_first_schema_keeps_everything(tmp_path: Path) -> None:
    """Also what is not looked at here: every row of every table is as it was."""

    def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
        with closing(sqlite3.connect(path)) as file:
            tables = [
                row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE type='table'")
            ]
            return {
                name: file.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608 - the file's own
                for name in tables
            }

    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        migrate(file, migrations()[:1])
        file.execute("INSERT INTO person (user, name) VALUES (501, 'Anna')")
        file.execute("INSERT INTO chat (kind, person) VALUES ('private', 1)")
        file.execute("INSERT INTO chat (kind, telegram) VALUES ('group', -1001)")
        file.execute(
            "INSERT INTO game (id, rules, version, fields, mode, status, ply, position, host, chat,"
            " secret, commitment, created_at, changed_at) VALUES (3, 'thibault', 1, '{}', 'group',"
            " 'over', 0, '', 1, 2, x'00', '00', 1, 1)"
        )
    before = rows(path)
    assert len(before["game"]) == 1
    async with opened(tmp_path) as kit:
        chat = (await kit.club()).id
        assert await kit.store.favourites(chat) == ()
        await kit.store.commit(Star(chat, "tait", "", 5))
        game = await kit.store.game(3)
        assert game is not None
        assert (game.rules, game.status, game.chat) == ("thibault", "over", chat)
    after = rows(path)
    kept = {name: [row[: len(old[0])] for row in after[name]] if old else after[name]
            for name, old in before.items()}  # fmt: skip
    assert {k: v for k, v in kept.items() if k != "schema_version"} == {
        k: v for k, v in before.items() if k != "schema_version"
    }
    assert after["schema_version"][0] == before["schema_version"][0]
