"""The pages' ways to another machine, another bot and a newer program, each gone to its end."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.board.questions import SIGN
from bot.telegram.callback_data import Kind
from playground.client import Play
from storage.engines.sqlite.contents import contents
from storage.schema import migrations
from tests.bot.e2e.house import (
    House,
    act,
    after,
    begin,
    can_act,
    en,
    game_of,
    has,
    link_game,
    play_on,
    ply_of,
    shows,
)
from tests.bot.e2e.process import BotProcess, playground, run
from tests.storage.kit import of_schema

ADOPTED = "the database was another bot's, and is this one's now"
PUT_BACK = "a backup was put back"
RENAMED = {"person.user": "telegram"}
"""How an older schema's columns are called now, if otherwise."""
TOKEN = "7000000002:another-token-for-another-playground"  # noqa: S105 - opens no real door


def brought_back(database: Path, version: int) -> None:
    """Make of the file one of that older schema, with all that its columns take."""
    old = of_schema(database.with_name("old.db"), version)
    with closing(sqlite3.connect(old, isolation_level=None)) as file:
        file.execute("ATTACH ? AS now", (str(database),))
        file.execute("PRAGMA foreign_keys = OFF")
        tables = "SELECT name FROM {}.sqlite_master WHERE type = 'table'"
        shared = {name for (name,) in file.execute(tables.format("main"))}
        shared &= {name for (name,) in file.execute(tables.format("now"))} - {"schema_version"}
        for table in shared:
            kept, had = (
                [
                    row[1]
                    for row in file.execute(f"PRAGMA {schema}.table_xinfo({table})")
                    if not row[6]
                ]
                for schema in ("main", "now")
            )
            called = {column: RENAMED.get(f"{table}.{column}", column) for column in kept}
            both = {column: now for column, now in called.items() if now in had}
            rows = f"SELECT {', '.join(both.values())} FROM now.{table}"  # noqa: S608 - ours
            file.execute(f"INSERT OR REPLACE INTO main.{table} ({', '.join(both)}) {rows}")
        file.execute("DETACH now")
    for side in ("-wal", "-shm"):
        Path(f"{database}{side}").unlink(missing_ok=True)
    old.replace(database)


@pytest.mark.parametrize("version", [14, 25, 33])
async def test_a_game_of_an_older_program_goes_on_at_its_old_button(
    own_house: House, version: int
) -> None:
    house = own_house
    anna = await house.person("Anna")
    board = await play_on(
        await begin(anna, "📱 On this phone"), [anna], until=lambda m: ply_of(m) >= 3
    )
    before = await house.saved(game_of(board))
    assert await house.bot.stop() == 0
    brought_back(house.bot.database, version)
    logged = len(house.bot.log)
    await house.bot.start()
    line = await house.bot.wait_line("migrated", logged)
    assert (line["before"], line["now"]) == (version, migrations()[-1].version)
    kept = contents(house.bot.folder / line["kept"])
    assert (kept.version, kept.going) == (version, 1)

    await act(anna, board)
    board = await anna.wait_shown(after(board))
    saved = await house.check_true(board)
    assert saved.log[: before.ply] == before.log
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= before.ply + 4)
    await house.check_true(board)


async def test_the_games_move_to_another_machine_as_the_page_says(
    own_house: House, tmp_path: Path
) -> None:
    house = own_house
    anna = await house.person("Anna")
    board = await play_on(
        await begin(anna, "📱 On this phone"), [anna], until=lambda m: ply_of(m) >= 3
    )
    before = await house.saved(game_of(board))
    assert await house.bot.stop() == 0
    old, there = house.bot, tmp_path / "there"
    there.mkdir()
    code, told, err = await run(old.folder, "backup", "moved.db", environ=old.environ)
    assert (code, err) == (0, "")
    copy = old.folder / "moved.db"
    (there / "moved.db").write_bytes(copy.read_bytes())
    new = BotProcess(house.play.url, old.token, there)
    assert not new.database.exists()
    code, put, err = await run(there, "restore", "moved.db", environ=new.environ)
    assert (code, err) == (0, "")
    assert told.split(" holds: ")[1] in put

    try:
        await new.start()
        house.expect(PUT_BACK)
        moved = House(house.play, new)
        fresh = await anna.wait_message(
            lambda m: m.id != board.id and can_act(m) and game_of(m) == game_of(board)
        )
        assert fresh.text.startswith("⏪ I was put back to 20")
        assert (await moved.saved(game_of(fresh))).log == before.log
        answer = await anna.press(board, index=0)
        assert (answer.text, answer.show_alert) == (en("answer-put-back"), True)
        await act(anna, fresh)
        await moved.check_true(await anna.wait_shown(after(fresh)))
        assert await new.stop() == 0
        new.check((PUT_BACK,))
    finally:
        await new.close()


async def test_who_had_blocked_the_old_bot_has_the_seat_again_by_writing_to_the_new_one(
    own_house: House, tmp_path: Path
) -> None:
    """Until then nobody could reach them there, and who stays may decide as before."""
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    ours, _ = await link_game(anna, boris)
    await boris.block()
    await anna.wait_shown(lambda m: m.id == ours.id and has(Kind.ABSENT)(m))
    assert await house.bot.stop() == 0
    async with playground(tmp_path, "--token", TOKEN) as url, Play(url) as play:
        new = BotProcess(url, TOKEN, house.bot.folder)
        there = House(play, new)
        try:
            cleo, dora = await there.person("Anna"), await there.person("Boris")
            assert (cleo.id, dora.id) == (anna.id, boris.id), "the same people"
            await new.start("--adopt")
            there.expect(ADOPTED)
            await cleo.start()
            board = await cleo.wait_shown(
                lambda m: has(Kind.ABSENT)(m) and game_of(m) == game_of(ours)
            )
            assert SIGN in board.text
            await dora.start()
            await cleo.wait_shown(shows(en("notice-back", who="Boris")))
            back = await cleo.wait_shown(lambda m: m.id == board.id and SIGN not in m.text)
            assert not has(Kind.ABSENT)(back)
            await dora.wait_shown(has(Kind.LEAVE, game_of(ours)))
            assert await new.stop() == 0
            new.check(tuple(there.expected))
        finally:
            await new.close()
