"""`djehuty play`: a playground and a bot that come, go and return together.

Both processes hold the launcher's standard error, so its end of file says that all have ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.run import exits
from bot.run.supervisor import ADVICE, SPAN_S, STARTS, keep
from bot.words.library import Library
from playground.client import Play
from storage.engines.sqlite.lock import ServerLock
from tests.bot.e2e.process import PATIENCE_S, environment


class Launched:
    """`djehuty play` as a process, its words read as they come."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self.process = process
        self.folder = folder
        self.said = ""

    async def find(self, pattern: str) -> str:
        """The group of `pattern` in the next line of standard error that has it."""
        assert self.process.stderr is not None
        async with asyncio.timeout(PATIENCE_S):
            while line := (await self.process.stderr.readline()).decode():
                self.said += line
                if found := re.search(pattern, line):
                    return found[1]
        raise AssertionError(f"no line fits {pattern!r}:\n{self.said}")

    async def url(self) -> str:
        """The address that it prints."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            while line := (await self.process.stdout.readline()).decode():
                if found := re.fullmatch(r"  Djehuty is here: (http\S+)\n", line):
                    return found[1]
        raise AssertionError("it ended without an address")

    async def pid(self, module: str) -> int:
        """The process that is started next for `playground` or `bot`."""
        return int(await self.find(rf"^djehuty: {module} is process (\d+)$"))

    async def ended(self) -> int:
        """The exit code, once it and everything that it started ended."""
        async with asyncio.timeout(PATIENCE_S):
            _, err = await self.process.communicate()
        self.said += err.decode()
        assert "Traceback" not in self.said, self.said
        assert self.process.returncode is not None
        return self.process.returncode

    def game_is_free(self) -> bool:
        """Whether no bot holds the saved games (it raises if one does)."""
        ServerLock.at_once(self.folder / "djehuty.db").release()
        return True


def as_from_a_terminal() -> None:
    """Every ending ends: the tests themselves may have been started by nohup or in the background,
    which is inherited."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


@contextlib.asynccontextmanager
async def launched(
    folder: Path, port: int = 0, *, cwd: str | None = None, **settings: str
) -> AsyncIterator[Launched]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "play", "--no-browser",
        "--port", str(port), "--folder", str(folder),
        env=environment(LOG_LEVEL="DEBUG", SEND_LIMITS="off", **settings),
        cwd=cwd,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=2**20,
        preexec_fn=as_from_a_terminal,
    )  # fmt: skip
    try:
        yield Launched(process, folder)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_a_killed_bot_comes_again_and_nobody_remains_after_sigterm(tmp_path: Path) -> None:
    async with launched(tmp_path) as here:
        url = await here.url()
        first = await here.pid("bot")
        async with Play(url, PATIENCE_S) as play:
            anna = await play.person("Anna")
            await anna.start()
            await anna.wait_message()
            os.kill(first, signal.SIGKILL)
            await here.find(r"(the bot was killed; it starts again, nothing is lost)")
            assert await here.pid("bot") != first
            await anna.say("/start")
            assert (await anna.wait_message()).buttons
        here.process.send_signal(signal.SIGTERM)
        assert await here.ended() == 0
        assert here.game_is_free()


async def test_a_proxy_and_a_token_for_the_world_do_not_reach_the_game(tmp_path: Path) -> None:
    """Who comes first to `make play` may sit behind a proxy, or run a bot of their own."""
    shell = {
        "HTTP_PROXY": "http://127.0.0.1:9", "http_proxy": "http://127.0.0.1:9",
        "ALL_PROXY": "socks5://127.0.0.1:9", "TELEGRAM_PROXY": "http://127.0.0.1:9",
        "BOT_TOKEN": "1:another", "BOT_TOKEN_FILE": "/nowhere",
    }  # fmt: skip
    async with launched(tmp_path, 0, **shell) as here, Play(await here.url(), PATIENCE_S) as play:
        anna = await play.person("Anna")
        await anna.start()
        assert (await anna.wait_message()).buttons
        here.process.send_signal(signal.SIGTERM)
        assert await here.ended() == 0
    assert "cannot be reached" not in here.said


async def test_what_is_set_for_a_server_does_not_reach_the_game_but_how_it_is_played_does(
    tmp_path: Path,
) -> None:
    """Its ports, its copies and its backups are not the game's, wherever they are set."""
    file = (
        "BOT_TOKEN=1:another", "PEER_LISTEN=127.0.0.1:9", "METRICS_LISTEN=nowhere.invalid:9",
        "REPLICA_SOCKET=nowhere.sock", "BACKUP_DIR=nowhere", "TELEGRAM_PROXY=http://127.0.0.1:9",
        "DEFAULT_LANGUAGE=pt",
    )  # fmt: skip
    (tmp_path / ".env").write_text("\n".join(file))
    shell = {"WEBHOOK_URL": "https://bot.example/djehuty", "PICTURES_LISTEN": "127.0.0.1:9"}
    async with (
        launched(tmp_path, 0, cwd=str(tmp_path), **shell) as here,
        Play(await here.url(), PATIENCE_S) as play,
    ):
        anna = await play.newcomer("Ana", language="eo")
        await anna.start()
        menu = await anna.wait_message()
        assert Library()["pt"].plain("key-rules") in menu.buttons
        here.process.send_signal(signal.SIGTERM)
        assert await here.ended() == 0
    assert "the copy does not follow" not in here.said


async def test_ctrl_c_before_the_playground_is_ready_ends_all(tmp_path: Path) -> None:
    state = tmp_path / "telegram.json"
    os.mkfifo(state)
    async with launched(tmp_path) as here:
        # A pipe opens for writing when the playground opens it to read what was saved.
        async with asyncio.timeout(PATIENCE_S):
            writer = await asyncio.to_thread(state.open, "wb")
        with writer:
            here.process.send_signal(signal.SIGINT)
            assert await here.ended() == 0


async def test_ctrl_c_before_the_bot_is_ready_ends_all(tmp_path: Path) -> None:
    async with launched(tmp_path) as here:
        await here.pid("bot")
        here.process.send_signal(signal.SIGINT)
        here.process.send_signal(signal.SIGINT)
        assert await here.ended() == 0
        assert here.game_is_free()


async def test_a_closed_terminal_ends_all(tmp_path: Path) -> None:
    async with launched(tmp_path) as here:
        await here.pid("bot")
        here.process.send_signal(signal.SIGHUP)
        assert await here.ended() == 0


async def test_both_processes_end_with_a_launcher_that_is_killed(tmp_path: Path) -> None:
    async with launched(tmp_path) as here:
        url = await here.url()
        async with Play(url, PATIENCE_S) as play:
            anna = await play.person("Anna")
            await anna.start()
            await anna.wait_message()
        here.process.kill()
        assert await here.ended() == -signal.SIGKILL
        assert here.game_is_free()


async def test_without_its_playground_the_bot_ends_too(tmp_path: Path) -> None:
    async with launched(tmp_path) as here:
        playground = await here.pid("playground")
        await here.pid("bot")
        os.kill(playground, signal.SIGKILL)
        assert await here.ended() == 1
        assert "the playground was killed, so the game ends here" in here.said
        assert here.game_is_free()


async def test_a_playground_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "telegram.json").write_text('{"form": 99}', "utf-8")
    async with launched(tmp_path) as here:
        assert await here.ended() == 2
        assert "form 99" in here.said
        assert "the playground ended with code 2 before it was ready" in here.said


async def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    async with launched(tmp_path / "file" / "play") as here:
        assert await here.ended() == 1
        assert "cannot play in" in here.said


async def test_wrong_settings_end_it_with_their_code_and_advice(tmp_path: Path) -> None:
    async with launched(tmp_path, BOT_PACE_MS="soon") as here:
        assert await here.ended() == exits.BAD_SETTINGS
        assert "BOT_PACE_MS" in here.said
        assert "correct the settings named above" in here.said
        assert "starts again" not in here.said


async def test_a_game_that_is_open_already_is_told(tmp_path: Path) -> None:
    lock = ServerLock.at_once(tmp_path / "djehuty.db")
    async with launched(tmp_path) as here:
        assert await here.ended() == exits.SECOND_SERVER
        assert f"process {os.getpid()}" in here.said
        assert "this game is open already" in here.said
        assert "playground" not in here.said  # nothing was started, no address was shown
    lock.release()


async def test_a_port_that_is_taken_is_told_before_anything_starts(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        async with launched(tmp_path, port) as here:
            out, err = await here.process.communicate()
            assert here.process.returncode == exits.PORT_TAKEN
            assert out == b""
            assert f"port {port} is taken" in err.decode()
            assert f'make play ARGS="--port {port + 1}"' in err.decode()
            assert "is process" not in err.decode()
    assert here.game_is_free()


class FakeChild:
    """A process that ends with a code at once, or with None only when it is asked to."""

    def __init__(self, code: int | None) -> None:
        self.code = code
        self.asked = asyncio.Event()

    async def wait(self) -> int:
        if self.code is None:
            await self.asked.wait()
        return self.code or 0

    def terminate(self) -> None:
        self.asked.set()

    def kill(self) -> None:
        raise AssertionError("it ends when it is asked to")


class Bots:
    """Bots that end with one code after the other, each `apart_s` seconds after the one before."""

    def __init__(self, codes: Sequence[int | None], apart_s: float = 0.0) -> None:
        self.codes = list(codes)
        self.apart_s = apart_s
        self.now = 0.0
        self.started: list[FakeChild] = []
        self.said: list[str] = []
        self.stop = asyncio.Event()

    async def start(self) -> FakeChild:
        self.now += self.apart_s
        child = FakeChild(self.codes.pop(0))
        if child.code is None:
            self.stop.set()
        self.started.append(child)
        return child

    async def keep(self, playground: FakeChild | None = None) -> int:
        def clock() -> float:
            return self.now

        place = playground or FakeChild(None)
        return await keep(self.start, place, self.stop, say=self.said.append, clock=clock)


async def test_a_bot_that_dies_again_and_again_is_given_up() -> None:
    bots = Bots([1, -9, 0, 1, 7, 1])
    assert await bots.keep() == 7
    assert len(bots.started) == STARTS
    assert [line.partition(";")[0] for line in bots.said[:-1]] == [
        "the bot ended with code 1",
        "the bot was killed",
        "the bot was stopped",
        "the bot ended with code 1",
    ]
    assert "for the 5th time in a minute" in bots.said[-1]


async def test_a_bot_that_dies_now_and_then_is_always_started_again() -> None:
    bots = Bots([-9] * 3 * STARTS + [None], apart_s=SPAN_S / (STARTS - 1))
    assert await bots.keep() == 0
    assert len(bots.said) == 3 * STARTS
    assert bots.started[-1].asked.is_set()


@pytest.mark.parametrize("code", sorted(ADVICE))
async def test_where_a_new_start_would_not_help_it_says_what_to_do(code: int) -> None:
    bots = Bots([code, 0])
    assert await bots.keep() == code
    assert bots.said == [ADVICE[code]]


async def test_a_playground_that_ended_with_the_bot_is_what_is_told() -> None:
    bots = Bots([-9, 0])
    assert await bots.keep(FakeChild(-9)) == 1
    assert len(bots.started) == 1
    assert bots.said == ["the playground was killed, so the game ends here; it is saved"]


def test_the_advice_is_for_the_codes_that_the_bot_ends_with() -> None:
    codes = (
        exits.BAD_SETTINGS,
        exits.BAD_TOKEN,
        exits.SECOND_SERVER,
        exits.CONFLICT,
        exits.DATABASE,
    )
    assert tuple(ADVICE) == codes
