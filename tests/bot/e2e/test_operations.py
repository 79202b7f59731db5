"""Running the bot: what it says and with which code it leaves (docs/operations.md)."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from playground.server import serve
from playground.world import Options
from storage.engines.sqlite.contents import contents
from storage.patience import HELD
from storage.schema import migrations
from tests.bot.e2e.conftest import open_house
from tests.bot.e2e.house import House, act, after, begin, game_of, play_on, ply_of
from tests.bot.e2e.process import BotProcess, environment, playground, run, run_afresh
from tests.releasing import written_version
from tests.storage.kit import of_schema

BAD_SETTINGS, BAD_TOKEN, SECOND_SERVER, DATABASE, NOT_HEALTHY = 2, 3, 4, 6, 8


def test_the_tests_keep_what_their_shell_gave_them() -> None:
    """Only the process that the bots are forked from gives it up (REQUIRE_BROWSER, CHROMIUM)."""
    assert "PATH" in os.environ


async def test_missing_and_wrong_settings_are_told_together(tmp_path: Path) -> None:
    environ = environment(DATABASE_URL="postgres://x", BOT_PACE_MS="soon", SEND_LIMITS="fast")
    code, out, err = await run_afresh(tmp_path, "serve", environ=environ)
    assert (code, out) == (BAD_SETTINGS, "")
    told = {line.split(":")[0] for line in err.splitlines()[1:]}
    assert told == {"BOT_TOKEN", "DATABASE_URL", "BOT_PACE_MS", "SEND_LIMITS"}
    assert "BOT_TOKEN: is not set" in err
    assert "Traceback" not in err


LATIN = "# café".encode("latin-1")


@pytest.mark.parametrize(
    ("raw", "given", "told"),
    [
        (b"DATABSE_URL=sqlite:///games.db", {}, ".env: line 1: DATABSE_URL is no setting"),
        (LATIN, {}, ".env: line 1 is not UTF-8 text"),
        (b'BOT_TOKEN="42:x', {}, ".env: line 1 has a quote that does not end"),
        (None, {}, ".env: cannot be read: is a directory"),
        (b"", {"ADMIN_ID": "17"}, "ADMIN_ID: is no setting: is ADMIN_IDS meant?"),
        (b"", {"DATABASE_URL": r"sqlite:///C:\djehuty.db"}, "DATABASE_URL: must be a path of this"),
    ],
)
@pytest.mark.parametrize("command", ["serve", "backup"])
async def test_a_setting_that_would_be_passed_over_is_a_sentence_and_nothing_is_begun(
    tmp_path: Path, command: str, raw: bytes | None, given: dict[str, str], told: str
) -> None:
    file = tmp_path / ".env"
    file.mkdir() if raw is None else file.write_bytes(raw)
    words = [command, "copy.db"] if command == "backup" else [command]
    environ = environment(**{"BOT_TOKEN": "42:well-formed", **given})
    code, out, err = await run(tmp_path, *words, environ=environ)
    assert (code, out) == (BAD_SETTINGS, "")
    assert err.splitlines()[0] == "djehuty: The settings are not right:"
    assert err.splitlines()[1].startswith(told)
    assert len(err.splitlines()) == 2
    assert not (tmp_path / "djehuty.db").exists()


async def test_a_file_of_the_token_that_is_not_there_is_told(tmp_path: Path) -> None:
    environ = environment(BOT_TOKEN_FILE="/nowhere/token")  # noqa: S106 - a name
    code, _, err = await run(tmp_path, "serve", environ=environ)
    told = "BOT_TOKEN_FILE: /nowhere/token cannot be read: no such file or directory"
    assert (code, err) == (BAD_SETTINGS, f"djehuty: The settings are not right:\n{told}\n")


async def test_a_database_that_is_begun_is_told_with_its_place(tmp_path: Path) -> None:
    """Who named another file than they meant hears that it is empty; the token is in a file that
    Windows wrote."""
    (tmp_path / "token").write_bytes(f"{Options().token}\r\n".encode("utf-16"))
    async with playground(tmp_path) as url:
        bot = BotProcess(url, "", tmp_path, BOT_TOKEN_FILE="token")  # noqa: S106 - a name
        try:
            for new in (str(bot.database), None):
                begun = len(bot.log)
                await bot.start()
                line = await bot.wait_line("serving", begun)
                assert line["version"] == written_version()
                assert line.get("new_database") == new
                assert await bot.stop() == 0
            bot.check()
        finally:
            await bot.close()


async def test_a_bad_token_is_told_and_not_shown(tmp_path: Path) -> None:
    async with serve() as running:
        environ = environment(
            BOT_TOKEN="42:wrong-but-well-formed",  # noqa: S106 - opens nothing
            TELEGRAM_API_URL=running.url,
            DATABASE_URL=f"sqlite:///{tmp_path}/x.db",
        )
        code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == BAD_TOKEN
    assert f"{running.url} refuses the token: check BOT_TOKEN" in err
    assert "and TELEGRAM_API_URL" in err, "another server says the same"
    assert "wrong-but-well-formed" not in err
    assert len(err.splitlines()) == 1, "nothing follows the right message"


async def test_a_table_that_cannot_be_read_is_named_before_anything_begins(tmp_path: Path) -> None:
    tables = tmp_path / "tables"
    tables.mkdir()
    (tables / "thibault.exact").write_bytes(b"cut")
    environ = environment(
        BOT_TOKEN="42:wrong-but-well-formed",  # noqa: S106 - opens nothing
        DATABASE_URL=f"sqlite:///{tmp_path}/x.db",
    )
    code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == BAD_SETTINGS
    assert "thibault.exact" in err
    assert "djehuty solve" in err
    assert "Traceback" not in err
    assert not (tmp_path / "x.db").exists()


async def test_a_second_server_on_one_database_says_so_and_leaves(own_house: House) -> None:
    house = own_house
    code, _, err = await run(house.bot.folder, "serve", "--wait", "0", environ=house.bot.environ)
    assert code == SECOND_SERVER
    assert "another server" in err
    assert house.bot.database.name in err
    assert "Traceback" not in err
    anna = await house.person("Anna")
    await house.check_true(await begin(anna, "📱 On this phone"))


async def test_a_second_server_takes_over_when_the_first_leaves(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    successor = type(house.bot)(
        house.play.url, house.bot.token, house.bot.folder, **house.bot.settings
    )
    starting = asyncio.create_task(successor.start())
    try:
        assert await house.bot.stop() == 0
        await starting
        await act(anna, board)
        await house.check_true(await anna.wait_shown(after(board)))
        assert await successor.stop() == 0
        successor.check(("conflict: another program polls with this token",))
    finally:
        await successor.close()


async def test_a_full_disk_is_told_and_loses_nothing(own_house: House) -> None:
    """Files may not grow any more (a limit of the process stands in for the disk's)."""
    house = own_house
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 3)
    assert await house.bot.stop() == 0
    before = await house.saved(game_of(board))
    largest = house.bot.database.stat().st_size
    await anna.press_only(board, index=0)
    code, _, err = await run(
        house.bot.folder, "serve", environ=house.bot.environ, largest=largest // 4096
    )
    assert code == DATABASE
    assert "djehuty: " in err.splitlines()[-1]
    assert (await house.saved(game_of(board))).log == before.log

    await house.bot.start()
    moved = await anna.wait_shown(after(board))
    assert (await house.check_true(moved)).log[: before.ply] == before.log


async def test_a_database_that_another_program_holds_delays_the_server_and_ends_it_not(
    own_house: House,
) -> None:
    """While it runs, and while it starts; what was pressed meanwhile is played."""
    house = own_house
    house.expect(HELD)
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    with closing(sqlite3.connect(house.bot.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        query = await anna.press_only(board, "Throw")
        await house.bot.wait_line(HELD, len(house.bot.log))
        other.execute("ROLLBACK")
        await anna.wait_answer(query)
        board = await anna.wait_shown(after(board))
        assert await house.bot.stop() == 0

        other.execute("BEGIN EXCLUSIVE")
        logged = len(house.bot.log)
        await anna.press_only(board, index=0)
        await house.bot.start()
        await house.bot.wait_line(HELD, logged)
        other.execute("ROLLBACK")
    assert (await house.check_true(await anna.wait_shown(after(board)))).presses == 2


async def test_who_is_told_to_stop_while_another_program_holds_the_database_leaves(
    own_house: House,
) -> None:
    house = own_house
    house.expect(HELD)
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    with closing(sqlite3.connect(house.bot.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        await anna.press_only(board, "Throw")
        await house.bot.wait_line(HELD, len(house.bot.log))
        assert await house.bot.stop() == 0
    await house.bot.start()
    assert (await house.check_true(await anna.wait_shown(after(board)))).presses == 1


async def test_a_dead_letter_is_listed_shown_and_tried_again_beside_the_server(
    own_house: House,
) -> None:
    house = own_house
    house.expect("unexpected", "dead letter", "game cannot be read")
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    game = game_of(board)

    def position(text: str) -> None:
        with closing(sqlite3.connect(house.bot.database)) as connection:
            connection.execute("UPDATE game SET position = ? WHERE id = ?", (text, game))
            connection.commit()

    saved = (await house.saved(game)).table.game.position
    assert await house.bot.stop() == 0
    position("spoiled")
    await house.bot.start()
    assert (await anna.press(board, "Throw")).show_alert, "she hears that something went wrong"
    await house.bot.wait_line("dead letter")
    position(saved)

    async def letters(*arguments: str) -> tuple[int, str, str]:
        return await run(house.bot.folder, "letters", *arguments, environ=house.bot.environ)

    code, out, err = await letters()
    assert (code, err) == (0, "")
    assert f"a:{game}:0:throw" in out
    assert (await letters("list"))[1] == out
    number = out.split()[0]
    code, out, err = await letters("show", number)
    assert (code, err) == (0, "")
    assert "Anna" not in out
    assert str(anna.id) not in out
    assert (await letters("show", "77"))[0] == 1
    assert (await letters("retry", "77"))[0] == 1
    assert (await letters("retry", number))[0] == 0
    assert (await house.check_true(await anna.wait_shown(after(board)))).presses == 1
    await act(anna, await anna.wait_shown(after(board)))
    assert (await letters())[1] == "there are no dead letters\n"


async def test_a_backup_taken_while_the_bot_runs_is_restored_after_a_disaster(
    own_house: House, tmp_path: Path
) -> None:
    house, copy = own_house, tmp_path / "copy.db"
    house.expected.add("a backup was put back")
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 3)
    run_it = house.bot.folder, house.bot.environ
    code, out, err = await run(run_it[0], "backup", str(copy), environ=run_it[1])
    assert (code, err) == (0, "")
    assert out.startswith(f"{copy} holds: 1 game going on, ")
    kept = await house.saved(game_of(board))

    code, _, err = await run(run_it[0], "restore", str(copy), "--replace", environ=run_it[1])
    assert code == SECOND_SERVER, "not under a running server"
    assert "another server" in err

    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 6)
    await house.bot.kill()
    shutil.copy(house.bot.database, tmp_path / "lost.db")
    house.bot.database.write_bytes(b"ruined by a disaster")
    code, _, err = await run(run_it[0], "restore", str(copy), environ=run_it[1])
    assert code == DATABASE, "nothing is overwritten unasked"
    code, out, _ = await run(run_it[0], "restore", str(copy), "--replace", environ=run_it[1])
    assert code == 0
    assert ".old-1" in out
    assert f"{house.bot.database} holds now: 1 game going on, " in out

    await house.bot.start()  # it tells everybody who plays, by itself
    fresh = await anna.wait_message(lambda m: m.photo is not None)
    assert (await house.check_true(fresh)).log == kept.log
    await act(anna, fresh)
    await house.check_true(await anna.wait_shown(after(fresh)))


async def test_the_newest_backup_of_a_schedule_is_restored_and_played_on(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    settings = {"BACKUP_DIR": str(folder), "BACKUP_EVERY": "1m"}
    async with open_house(tmp_path, **settings) as house:
        house.expected.add("a backup was put back")
        line = await house.bot.wait_line("backup made and checked")
        assert line["holds"].startswith("0 games going on")
        anna = await house.person("Anna")
        board = await begin(anna, "📱 On this phone")
        board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 3)
        kept = await house.saved(game_of(board))
        assert await house.bot.stop() == 0
        (first,) = folder.iterdir()
        first.rename(folder / "djehuty-2026-11-24T120000Z.db")  # two days have passed
        await house.bot.start()
        line = await house.bot.wait_line("backup made and checked", house.bot.log.index(line) + 1)
        assert line["holds"].startswith("1 game going on")
        await house.bot.kill()
        house.bot.database.unlink()
        run_it = house.bot.folder, house.bot.environ
        code, out, _ = await run(
            run_it[0], "restore", str(line["file"]), "--replace", environ=run_it[1]
        )
        assert code == 0
        assert "1 game going on" in out
        await house.bot.start()  # it tells everybody who plays, by itself
        fresh = await anna.wait_message(lambda m: m.photo is not None)
        assert (await house.check_true(fresh)).log == kept.log
        await act(anna, fresh)
        await house.check_true(await anna.wait_shown(after(fresh)))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"BACKUP_DIR": "/nowhere"}, "BACKUP_DIR: there is no folder /nowhere"),
        ({"BACKUP_EVERY": "daily"}, "BACKUP_EVERY: must be minutes, hours or days"),
        ({"BACKUP_KEEP": "0"}, "BACKUP_KEEP: must be a whole number"),
        (
            {"BACKUP_DIR": "/tmp", "DATABASE_URL": "postgresql://anna@h/games"},  # noqa: S108 - a folder
            "BACKUP_DIR: makes copies of a file",
        ),
    ],
)
async def test_a_schedule_that_cannot_be_kept_is_told_at_the_start(
    tmp_path: Path, wrong: dict[str, str], reason: str
) -> None:
    code, _, err = await run(
        tmp_path, "serve", environ=environment(BOT_TOKEN=Options().token, **wrong)
    )
    assert code == BAD_SETTINGS
    assert reason in err


async def test_a_backup_for_which_there_is_no_room_says_so_and_leaves_nothing(
    own_house: House, tmp_path: Path
) -> None:
    anna = await own_house.person("Anna")
    await begin(anna, "📱 On this phone")
    (tmp_path / "copies").mkdir()
    code, out, err = await run(
        own_house.bot.folder,
        "backup",
        str(tmp_path / "copies/copy.db"),
        environ=own_house.bot.environ,
        largest=8192,
    )
    assert (code, out) == (DATABASE, "")
    assert "cannot copy" in err
    assert list((tmp_path / "copies").iterdir()) == []


async def test_a_database_of_an_old_program_is_copied_and_brought_up_to_date(
    tmp_path: Path,
) -> None:
    """The log says so, and the copy is one to go back to."""
    old = 14
    file = of_schema(tmp_path / "djehuty.db", old)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO person (id, user, name) VALUES (1, 501, 'Somebody')")
    async with open_house(tmp_path) as house:
        line = await house.bot.wait_line("migrated")
        assert (line["before"], line["now"]) == (old, migrations()[-1].version)
        kept = tmp_path / line["kept"]
        assert (kept.name, contents(kept).version) == (f"djehuty.db.schema-{old}", old)
        anna = await house.person("Anna")
        board = await begin(anna, "📱 On this phone")
        await act(anna, board)
        await house.check_true(await anna.wait_shown(after(board)))
        assert await house.bot.stop() == 0
        house.bot.check()


async def test_a_backup_overwrites_nothing(own_house: House, tmp_path: Path) -> None:
    taken = tmp_path / "taken.db"
    taken.write_bytes(b"mine")
    code, _, err = await run(
        own_house.bot.folder, "backup", str(taken), environ=own_house.bot.environ
    )
    assert code == DATABASE
    assert "overwrites nothing" in err
    assert taken.read_bytes() == b"mine"


async def test_health_tells_whether_a_server_lives(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    await begin(anna, "📱 On this phone")
    code, _, _ = await run(house.bot.folder, "health", environ=house.bot.environ)
    assert code == 0
    assert await house.bot.stop() == 0
    code, _, err = await run(house.bot.folder, "health", environ=house.bot.environ)
    assert code == NOT_HEALTHY
    assert "no server is running" in err


async def test_a_database_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "notes.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE note (text)")
        connection.commit()
    async with serve() as running:
        environ = environment(
            BOT_TOKEN=running.token,
            TELEGRAM_API_URL=running.url,
            DATABASE_URL=f"sqlite:///{other}",
        )
        code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == DATABASE
    assert "notes.db" in err
    assert "Traceback" not in err


async def test_the_log_holds_no_token_no_name_and_no_secret(own_house: House) -> None:
    house = own_house
    anna = await house.person("Nebet-Hut")
    board = await play_on(
        await begin(anna, "📱 On this phone"), [anna], until=lambda m: ply_of(m) >= 2
    )
    saved = await house.saved(game_of(board))
    assert await house.bot.stop() == 0
    log = house.bot.shown()
    assert "serving" in log
    for hidden in (house.bot.token, "Nebet-Hut", saved.table.game.secret.hex()):
        assert hidden not in log
