"""`djehuty health`: what it says, and that it looks and touches nothing."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import pytest

from bot.run.exits import BAD_SETTINGS, NOT_HEALTHY
from bot.run.health import HEALTHY_S, NAMED_BY_DEFAULT, health, heartbeat
from bot.run.settings import FileSettings, read_settings
from bot.telegram.poller import LONG_POLL_S
from storage.engines.sqlite.lock import ServerLock
from tests.bot.e2e.process import ROOT

NONE = "no .env"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file that is somebody's database."""
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.execute("CREATE TABLE game (id INTEGER)")
        connection.commit()
    return tmp_path / "games.db"


def named(database: Path) -> dict[str, str]:
    return {"DATABASE_URL": f"sqlite:///{database}"}


def beat(database: Path, age: float = 0.0) -> None:
    """The server fetched updates so many seconds ago."""
    file = Path(heartbeat(database))
    file.touch()
    os.utime(file, (time.time() - age,) * 2)


def test_a_server_that_fetches_is_healthy(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = ServerLock.at_once(database)
    beat(database, HEALTHY_S - 30)
    assert health(named(database), NONE) == 0
    (database.parent / "link.db").symlink_to(database)
    assert health(named(database.parent / "link.db"), NONE) == 0
    lock.release()
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("served", "age", "said"),
    [
        (False, None, "no server is running on {file}: start it with djehuty serve"),
        (False, 1.0, "no server is running on {file}: start it with djehuty serve"),
        (True, None, "the server (process {pid}) has fetched no updates yet; its log says why"),
        (
            True,
            720.0,
            "the server (process {pid}) has fetched no updates for 12 minutes; its log says why",
        ),
        # whose clock was set back since says nothing for as long
        (
            True,
            -720.0,
            "the server (process {pid}) has fetched no updates for 12 minutes; its log says why",
        ),
    ],
)
def test_what_is_not_healthy_is_told(
    database: Path,
    capsys: pytest.CaptureFixture[str],
    served: bool,  # noqa: FBT001 - a row of the table
    age: float | None,
    said: str,
) -> None:
    lock = ServerLock.at_once(database) if served else None
    if age is not None:
        beat(database, age)
    assert health(named(database), NONE) == NOT_HEALTHY
    wanted = said.format(file=database, pid=os.getpid())
    assert capsys.readouterr().err == f"djehuty: {wanted}\n"
    if lock is not None:
        lock.release()


def test_where_no_database_is_it_says_so_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert health(named(tmp_path / "games.db"), NONE) == NOT_HEALTHY
    assert f"there is no database {tmp_path}/games.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_it_keeps_no_server_out_and_writes_nothing(database: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in database.parent.iterdir()}
    assert health(named(database), NONE) == NOT_HEALTHY
    assert {path: path.stat().st_mtime_ns for path in database.parent.iterdir()} == before


def test_it_says_what_the_other_commands_say_of_the_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = ("postgres://anna:hidden@host", "sqlite:///", "sqlite:///x/", "games.db")
    for url in (*wrong, "sqlite:///C:/games.db", "sqlite:///a\\b.db", "sqlite:///a.db?mode=ro"):
        assert health({"DATABASE_URL": url}, NONE) == BAD_SETTINGS
        said = capsys.readouterr().err
        assert "DATABASE_URL: must " in said
        assert "hidden" not in said
    dotenv = tmp_path / ".env"
    for data in (
        b"DATABASE_URL=sqlite:///a.db\nDATABASE_URL=sqlite:///b.db\n",
        b"DATABASE_URL=sqlite:///a.db\nLOG_LEVEL='\n",
        b"# caf\xe9\n",
    ):
        dotenv.write_bytes(data)
        assert health({}, str(dotenv)) == BAD_SETTINGS
        assert f"{dotenv}: line" in capsys.readouterr().err
    dotenv.unlink()
    dotenv.symlink_to(tmp_path / "nowhere")
    assert health({}, str(dotenv)) == BAD_SETTINGS
    assert "a link to a file that is not there" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "DATABASE_URL=sqlite:///{}\n",
        "BOT_TOKEN='1:x'\r\nDATABASE_URL=sqlite:///{}\r\n",
        "\ufeffDATABASE_URL=sqlite:///{}",
        "export DATABASE_URL='sqlite:///{}'  # here\n",
        "database_url = sqlite:///{}\n",
        '# DATABASE_URL=sqlite:///elsewhere.db\nDATABASE_URL="sqlite:///{}"\n',
        "OTHER='\nDATABASE_URL=sqlite:///elsewhere.db\n'\nDATABASE_URL=sqlite:///{}\n",
    ],
)
def test_it_reads_a_file_of_settings_as_the_other_commands_do(
    database: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    dotenv = database.parent / ".env"
    dotenv.write_text(text.format(database), encoding="utf-8", newline="")
    assert read_settings(FileSettings, {}, dotenv).database == database
    assert health({}, str(dotenv)) == NOT_HEALTHY
    assert f"no server is running on {database}" in capsys.readouterr().err
    assert health(named(database.parent / "other.db"), str(dotenv)) == NOT_HEALTHY
    assert "other.db" in capsys.readouterr().err, "the environment goes before the file"


def test_without_a_setting_it_asks_for_the_same_file_as_the_server(tmp_path: Path) -> None:
    assert FileSettings.model_fields["database_url"].default == NAMED_BY_DEFAULT
    (tmp_path / ".env").write_text("DATABASE_URL=\nLOG_LEVEL=DEBUG\n", encoding="utf-8")
    assert read_settings(FileSettings, {}, tmp_path / ".env").database == Path("djehuty.db")


def test_three_polls_may_fail() -> None:
    assert HEALTHY_S == 3 * LONG_POLL_S


ASKED = """
import json, sys
before = set(sys.modules)
from bot.__main__ import main
code = main(["health"])
print(json.dumps([code, sorted(set(sys.modules) - before)]))
"""


def test_the_answer_imports_next_to_nothing(database: Path) -> None:
    """So a container may ask every few seconds: it costs the start of Python, and little more."""
    lock = ServerLock.at_once(database)
    beat(database)
    answer = subprocess.run(  # noqa: S603 - our own child
        [sys.executable, "-S", "-c", ASKED],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], **named(database)},
        capture_output=True,
        text=True,
        check=True,
    )
    lock.release()
    code, modules = json.loads(answer.stdout)
    ours = {name for name in modules if name.partition(".")[0] in ("bot", "storage")}
    assert code == 0
    assert ours == {
        "bot", "bot.__main__", "bot.run", "bot.run.exits", "bot.run.health",
        "storage", "storage.engines", "storage.engines.sqlite", "storage.engines.sqlite.holding",
    }  # fmt: skip
    assert len(set(modules) - ours) < 25, set(modules) - ours
    assert {"asyncio", "dataclasses", "pathlib", "re"} & set(modules) == set()


def answered(place: Path, body: str, dotenv: str = NONE, **settings: str) -> int:
    """What health says where Litestream answers so at that place."""
    with socket.socket(socket.AF_UNIX) as litestream:
        litestream.bind(str(place))
        litestream.listen()

        def answer() -> None:
            asked, _ = litestream.accept()
            with asked:
                asked.recv(1000)
                asked.sendall(f"HTTP/1.0 200 OK\r\n\r\n{body}".encode())

        answering = Thread(target=answer)
        answering.start()
        code = health(settings, dotenv)
        answering.join()
    place.unlink()
    return code


def test_a_server_whose_copy_does_not_follow_is_not_healthy(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = ServerLock.at_once(database)
    beat(database)
    with TemporaryDirectory(dir="/tmp") as folder:
        place = Path(folder) / "ls.sock"
        settings = {**named(database), "REPLICA_SOCKET": str(place)}
        assert health(settings, NONE) == NOT_HEALTHY
        trouble = f"nothing answers at {place}: No such file or directory"
        told = f"djehuty: the copy does not follow (REPLICA_SOCKET): {trouble}\n"
        assert capsys.readouterr().err == told
        behind, there = '{"txid": 7, "replicated_txid": 5}', '{"txid": 7, "replicated_txid": 7}'
        assert answered(place, behind, **settings) == NOT_HEALTHY
        told = "djehuty: the copy does not follow (REPLICA_SOCKET): the copy lacks 2 transactions\n"
        assert capsys.readouterr().err == told
        assert answered(place, there, **settings) == 0
        dotenv = Path(folder) / ".env"
        for written in (f"REPLICA_SOCKET={place}", f'REPLICA_SOCKET="{place}"'):
            dotenv.write_text(f"{written}\n")
            assert health(named(database), str(dotenv)) == NOT_HEALTHY
            assert answered(place, there, str(dotenv), **named(database)) == 0
    lock.release()


def test_a_server_that_is_none_of_ours_is_not_taken_for_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        place = f"127.0.0.1:{other.getsockname()[1]}"
        settings = {"DATABASE_URL": "postgresql:///games", "METRICS_LISTEN": place}

        def answer() -> None:
            asked, _ = other.accept()
            with asked:
                asked.recv(1000)  # what is closed unread breaks off the line
                asked.sendall(b"220 mail.example ESMTP\r\n")

        answering = Thread(target=answer)
        answering.start()
        assert health(settings, NONE) == NOT_HEALTHY
        answering.join()
    said = f"the server at {place} is none of ours: it answers '220 mail.example ESMTP'"
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "url", ["postgresql://djehuty:p%40ss@db.example/games", "postgres://h/games"]
)
def test_nobody_at_the_place_of_figures_is_no_health_however_the_database_is_named(
    capsys: pytest.CaptureFixture[str], url: str
) -> None:
    """A server that is dead beside one that lives: leases tell of the other one alone."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        place = f"127.0.0.1:{free.getsockname()[1]}"
    assert health({"DATABASE_URL": url, "METRICS_LISTEN": place}, NONE) == NOT_HEALTHY
    assert f"nothing answers at {place}" in capsys.readouterr().err
