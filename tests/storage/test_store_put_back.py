"""A copy of a database knows that it is one, and begins anew once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from storage.engines.sqlite.backup import backup, restore
from storage.operations import (
    AddStale,
    Belong,
    ChangeGame,
    MakeReady,
    Present,
    PutBack,
    Shown,
    Sit,
)
from storage.rows import Copied, Player, Ready
from storage.store import Stale
from tests.storage.kit import Kit, opened, step

OLD, NEW = bytes(32), bytes([7]) * 32


def make(folder: Path) -> None:
    folder.mkdir()


async def begun_anew(kit: Kit, *games: int, first: int = 2000) -> Copied:
    """Put the file back, as the server does."""
    copied = await kit.store.copied()
    assert copied is not None
    secrets = tuple((game, NEW, "f" * 64) for game in games)
    await kit.store.commit(PutBack(copied, 500, first, secrets))
    return copied


async def test_a_backup_knows_that_it_is_one_however_it_is_put_in_place(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        assert await kit.store.copied() is None
        game = await kit.game(created_at=90, changed_at=90)
        await kit.store.commit(Present(100))
        backup(tmp_path / "games.db", tmp_path / "by-hand.db")
        await kit.games(3)
    make(tmp_path / "hand")
    shutil.move(tmp_path / "by-hand.db", tmp_path / "hand/games.db")
    backup(tmp_path / "hand/games.db", tmp_path / "copy.db")
    restore(tmp_path / "copy.db", tmp_path / "games.db", replace=True)
    async with opened(tmp_path / "hand") as kit:
        copied = await kit.store.copied()
        assert copied is not None
        assert (copied.floor, copied.back_to, copied.lately) == (game.id, 100, 1)
    async with opened(tmp_path) as kit:
        copied = await kit.store.copied()
        assert copied is not None
        assert copied.floor == game.id + 3, "of the database that it replaced"


async def test_it_begins_anew_once_and_so_does_each_copy_of_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        await kit.game()
    backup(tmp_path / "games.db", tmp_path / "copy.db")
    restore(tmp_path / "copy.db", tmp_path / "games.db", replace=True)
    async with opened(tmp_path) as kit:
        copied = await begun_anew(kit)
        assert await kit.store.copied() is None
        with pytest.raises(Stale):
            await kit.store.commit(PutBack(copied, 501, 3000, ()))
        assert (await kit.game()).id == 2000
    async with opened(tmp_path) as kit:
        assert (await kit.game()).id == 2001
        assert [row.first for row in await kit.store.put_back()] == [2000]
    backup(tmp_path / "games.db", tmp_path / "later.db")
    restore(tmp_path / "later.db", tmp_path / "games.db", replace=True)
    async with opened(tmp_path) as kit:
        await begun_anew(kit, first=4000)
        assert (await kit.game()).id == 4000


async def test_throws_that_were_taken_back_keep_the_old_secret(tmp_path: Path) -> None:
    """They have been seen: the new secret gives the throws behind them."""
    make(tmp_path / "new")
    async with opened(tmp_path) as kit:
        await kit.store.commit(Belong(71))
        playing = await kit.game(salt="1,2", throws=4, ply=9, drawn=7)
    backup(tmp_path / "games.db", tmp_path / "new/games.db")
    async with opened(tmp_path / "new") as kit:
        await begun_anew(kit, playing.id)
        assert (await kit.now(playing.id)).earlier == f"8:{OLD.hex()}"


async def test_games_that_go_on_have_new_secrets_and_boards(tmp_path: Path) -> None:
    make(tmp_path / "new")
    async with opened(tmp_path) as kit:
        await kit.store.commit(Belong(71))
        playing = await kit.game(salt="1,2", throws=4, ply=9, next_game=50, next_secret=OLD)
        over = await kit.game(next_game=51, next_secret=OLD)
        await kit.store.commit(ChangeGame(over.id, ("playing",), (("status", "over"),)))
        open_ = await kit.game(status="open", players=0)
        anna = await kit.anna()
        sat = Player(open_.id, 0, anna.id, None, "p", sign="eye", words="kind")
        await kit.store.commit(Sit(open_.id, 0, (sat,)))
        board, ended = await kit.board(playing.id), await kit.board(over.id)
        await kit.store.commit(Shown(board.id, 1, 7))
        await kit.store.commit(Shown(ended.id, 1, 8))
        await kit.notice()
        club = (await kit.club()).id
        await kit.store.commit(MakeReady(Ready(club, 60, OLD)), AddStale(club, 5))
    backup(tmp_path / "games.db", tmp_path / "new/games.db")
    async with opened(tmp_path / "new") as kit:
        copied = await begun_anew(kit, playing.id, open_.id)
        assert copied.floor == 60, "what is sealed beforehand has its number"
        now = await kit.now(playing.id)
        assert (now.secret, now.commitment) == (NEW, "f" * 64)
        assert now.earlier == f"5:{OLD.hex()}"
        assert now.put_back == f"9 {copied.back_to}"
        assert (now.next_game, (await kit.now(over.id)).next_game) == (None, None)
        assert (await kit.now(over.id)).secret == OLD
        invited = await kit.now(open_.id)
        assert (invited.secret, invited.earlier) == (NEW, None)
        assert [(p.sign, p.words) for p in await kit.store.players(open_.id)] == [("", "")]
        assert await kit.store.ready(club) is None
        assert await kit.store.notices(10**12) == ()
        assert await kit.store.last_present() == 500, "nobody is told that we were away, too"
        assert [b.id for b in await kit.store.dirty_boards(0)] == [board.id]
        assert (await kit.board_now(board.id)).message is None
        assert (await kit.board_now(ended.id)).message == 8
        await kit.store.commit(Shown(board.id, 2, 9))
        assert {m.message for m in await kit.store.stale_messages(10**12)} == {5, 7}
        await kit.store.commit(step(playing.id, 9, ("throws", 6)))
    backup(tmp_path / "new/games.db", tmp_path / "copy.db")
    restore(tmp_path / "copy.db", tmp_path / "new/games.db", replace=True)
    async with opened(tmp_path / "new") as kit:
        await begun_anew(kit, playing.id, open_.id)
        assert (await kit.now(playing.id)).earlier == f"5:{OLD.hex()} 7:{NEW.hex()}"
