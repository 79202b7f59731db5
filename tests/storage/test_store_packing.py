"""Games that are over take little room and stay whole."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storage.operations import Step
from storage.packing import pack, unpack
from storage.rows import ActionRow
from storage.sql.store import SqlStore
from storage.store import StorageError
from tests.storage.kit import Kit, action, opened

LATER = 10**15

FORM_1 = (
    "0178f97fb1ad15ab564a2c01b241f23a86a606064043d280f907228f6c198ae9c8a698c0a225b6160011cb1424"
)


def some(game: int, number: int, seed: int = 0) -> tuple[ActionRow, ...]:
    """Actions as a game of Senet between two people has them."""
    rng = random.Random(seed)
    rows, at = list[ActionRow](), 1_790_000_000_000
    for ply in range(number):
        at += rng.randint(900, 30_000)
        faces = [rng.randint(0, 1) for _ in range(4)]
        source = rng.randint(1, 30)
        text = f"{source}-{source + sum(faces)}" if ply % 2 else str(sum(faces) or 5)
        thrown = None if ply % 2 else " ".join(map(str, faces))
        rows.append(ActionRow(game, ply, ply // 2 % 2, text, at, thrown))
    return tuple(rows)


async def finished(kit: Kit, number: int = 30, **columns: Any) -> int:
    game = await kit.game(**columns)
    over = (("status", "over"), ("changed_at", game.id))
    await kit.store.commit(Step(game.id, 0, some(game.id, number, game.id), over))
    return game.id


@pytest.mark.parametrize("number", [0, 1, 150, 900])
def test_packed_actions_come_back_as_they_were(number: int) -> None:
    rows = some(7, number)
    body = pack(rows)
    assert unpack(7, body) == rows
    assert unpack(7, body, since=100) == rows[100:]


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_written_in_a_row_comes_back(seed: int) -> None:
    rng = random.Random(seed)
    letters = '09azЖع"\\\n\x00 ,]é𓃭'
    rows = tuple(
        ActionRow(
            3,
            ply,
            rng.randrange(6),
            "".join(rng.choices(letters, k=rng.randrange(9))),
            rng.randrange(-(10**9), 10**15),
            rng.choice([None, "", "1 0", "".join(rng.choices(letters, k=4))]),
        )
        for ply in range(rng.randrange(40))
    )
    assert unpack(3, pack(rows)) == rows


def test_a_game_of_150_actions_takes_little_more_than_a_kilobyte() -> None:
    assert max(len(pack(some(1, 150, seed))) for seed in range(20)) < 1.1 * 1024


def test_what_was_packed_once_is_read_for_ever() -> None:
    """The very bytes of form 1: no later program may need others."""
    rows = (ActionRow(5, 0, 0, "4", 1000, "1 1 1 1"), ActionRow(5, 1, 0, "9-13", 2500, None))
    body = bytes.fromhex(FORM_1)
    assert unpack(5, body) == rows


def test_a_form_of_a_later_program_is_refused() -> None:
    for body in (b"", b"\x02" + pack(())[1:], b"\x01nothing"):
        with pytest.raises(ValueError, match="game 4"):
            unpack(4, body)


@pytest.mark.parametrize(
    "rows",
    [(action(1, 1),), (action(1, 0), action(2, 1)), (replace(action(1, 0), seat=10),)],
)
def test_what_is_no_game_is_not_packed(rows: tuple[ActionRow, ...]) -> None:
    with pytest.raises(ValueError, match=r"actions of a game|more than one digit"):
        pack(rows)


async def test_a_packed_game_is_read_as_before_and_has_no_rows(kit: Kit) -> None:
    fields = '{"netting": true, "pieces": 5}'
    game = await finished(kit, fields=fields)
    before = await kit.now(game)
    await kit.store.pack(game)
    assert await kit.store.actions(game) == some(game, 30, game)
    assert await kit.store.actions(game, 20) == some(game, 30, game)[20:]
    assert await kit.now(game) == before
    assert await kit.store.unpacked(LATER, 9) == ()
    assert await kit.asked("SELECT count(*) FROM action") == [(0,)]
    ((kept,),) = await kit.asked("SELECT fields FROM game")
    assert kept.startswith("#")
    await kit.store.pack(game)
    assert await kit.store.actions(game) == some(game, 30, game)


async def test_what_many_games_have_in_common_is_kept_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        games = [await finished(kit, fields=f'{{"pieces": {n % 2}}}') for n in range(6)]
        await asyncio.gather(*map(kit.store.pack, games))
    async with opened(tmp_path) as kit:
        for number, game in enumerate(games):
            assert (await kit.now(game)).fields == f'{{"pieces": {number % 2}}}'
    with closing(sqlite3.connect(tmp_path / "games.db")) as reading:
        assert reading.execute("SELECT count(*) FROM common").fetchone() == (2,)


async def test_only_games_that_are_over_for_a_while_are_packed(kit: Kit) -> None:
    first, second = await finished(kit), await finished(kit)
    going = await kit.game()
    await kit.store.commit(Step(going.id, 0, some(going.id, 5), ()))
    assert await kit.store.unpacked(LATER, 9) == (first, second)
    assert await kit.store.unpacked(LATER, 1) == (first,)
    assert await kit.store.unpacked(second, 9) == (first,)
    await kit.store.pack(going.id)
    await kit.store.pack(999)
    assert await kit.store.actions(going.id) == some(going.id, 5)
    await kit.store.commit(Step(going.id, 5, (replace(action(going.id, 5)),), ()))


async def test_who_reads_while_a_game_is_packed_always_reads_it_whole(kit: Kit) -> None:
    games = [await finished(kit) for _ in range(30)]
    reading = True

    async def read() -> int:
        rounds = 0
        while reading:
            for game in games:
                assert len(await kit.store.actions(game)) == 30
            rounds += 1
        return rounds

    readers = [asyncio.ensure_future(read()) for _ in range(3)]
    for game in games:
        await kit.store.pack(game)
    reading = False
    assert min(await asyncio.gather(*readers)) > 0


async def test_actions_that_would_not_come_back_are_not_packed(tmp_path: Path) -> None:
    """A row that the packing cannot say stays where it is."""
    async with opened(tmp_path) as kit:
        game = await finished(kit)
        with closing(sqlite3.connect(tmp_path / "games.db")) as writing, writing:
            writing.execute("UPDATE action SET seat = 12 WHERE ply = 3")
        assert isinstance(kit.store, SqlStore)
        with pytest.raises((StorageError, ValueError)):
            await kit.store.pack(game)
        assert len(await kit.store.actions(game)) == 30
