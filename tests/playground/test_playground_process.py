"""The playground as a process, and what it remembers over a restart."""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.__main__ import main
from playground.app import Playground
from playground.client import PATIENCE_S, Play
from playground.feed import read
from playground.server import serve
from playground.state import StateFile
from tests.playground.kit import keys, new_bot, png


@contextlib.asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A playground process and its URL, which it prints when it is ready."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        "--port",
        "0",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    line = await child.stdout.readline()
    try:
        yield child, line.decode().strip()
    finally:
        if child.returncode is None:
            child.send_signal(signal.SIGTERM)
        await child.wait()


async def test_a_process_prints_its_url_and_leaves_when_asked(tmp_path: Path) -> None:
    state = tmp_path / "play.json"
    async with process("--state", str(state)) as (child, url), Play(url) as play:
        anna = await play.person("Anna")
        await anna.start()
    assert child.returncode == 0
    async with process("--state", str(state)) as (child, url), Play(url) as play:
        assert [message.text for message in await (await play.person("Anna")).messages()] == [
            "/start"
        ]
        assert len(await play.waiting_updates()) == 1
    assert child.returncode == 0


async def test_a_page_of_the_run_before_that_comes_back_holds_nobody_up(tmp_path: Path) -> None:
    """It asks for what came later than an event that this run does not remember."""
    state = tmp_path / "play.json"
    async with process("--state", str(state)) as (_, url), Play(url) as play:
        anna = await play.person("Anna")
        await anna.start()
    async with process("--state", str(state)) as (child, url), Play(url) as play:
        stream = play.http.get("events", headers={"Last-Event-ID": "1"})
        try:
            async with asyncio.timeout(PATIENCE_S), stream as answer:
                anna = await play.person("Anna")
                await anna.say("/play")
                async for begins, event in read(answer):
                    if not begins and event["kind"] == "message":
                        break
        except TimeoutError:
            child.kill()
            pytest.fail("nobody is answered any more")
    assert event["message"]["text"] == "/play"


async def test_a_restart_keeps_chats_files_and_updates(tmp_path: Path) -> None:
    place = Playground()
    async with serve(playground=place) as server, Play(server.url) as play:
        anna = await play.person("Anna")
        await anna.start()
        forum = await anna.new_group("Forum", ["Boris"], forum=True)
        await anna.topic(forum, "Senet")
        async with new_bot(server) as bot:
            sent = await bot.send_photo(
                anna.id,
                png(),
                caption="<b>x</b>",
                parse_mode="HTML",
                reply_markup=keys([("a", "b")]),
            )
            await bot.set_my_commands([("play", "A game")])
    kept = StateFile(tmp_path / "play.json")
    kept.save(place.world)
    again = Playground()
    assert kept.load(again.world)
    async with serve(playground=again) as server, Play(server.url) as play:
        anna = await play.person("Anna")
        shown = (await anna.messages())[-1]
        assert (shown.text, shown.buttons) == ("x", ["a"])
        assert await play.file(shown.photo or "") == png()
        assert (await play.state())["chats"][-1]["topics"][0]["name"] == "Senet"
        async with new_bot(server) as bot:
            assert len(await bot.get_updates()) == 2
            again_sent = await bot.send_photo(anna.id, sent.photo[1].file_id)
            assert again_sent.message_id == sent.message_id + 1
            assert (await bot.get_my_commands())[0].command == "play"


def test_a_foreign_state_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "play.json"
    state.write_text('{"form": 99}', "utf-8")
    assert main(["--port", "0", "--state", str(state)]) == 2
    assert "form 99" in capsys.readouterr().err


@pytest.mark.parametrize("raw", [None, b"", b"{", b"caf\xe9", b"[]", b"1"])
def test_a_state_file_that_is_none_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], raw: bytes | None
) -> None:
    state = tmp_path / "play.json"
    if raw is None:
        state.mkdir()
    else:
        state.write_bytes(raw)
    assert main(["--port", "0", "--state", str(state)]) == 2
    assert "play.json" in capsys.readouterr().err


def test_a_taken_port_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["--port", port]) == 1
    assert f"cannot serve on port {port}" in capsys.readouterr().err
