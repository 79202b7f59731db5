"""What Litestream is asked, and what its answers mean."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.run.following import Following
from bot.run.litestream import lacking, look
from bot.telegram.copied import NotCopied

HERE = Path.cwd()
SYNCED = {"status": "synced", "path": "/games.db", "txid": 7, "replicated_txid": 7}


def said(status: str, body: Any) -> bytes:
    head = f"HTTP/1.0 {status}\r\nContent-Type: application/json\r\n\r\n"
    return head.encode() + json.dumps(body).encode()


@dataclass
class Fake:
    """It listens at `place` and gives one answer; None for none."""

    place: Path
    answer: bytes | None
    asked: list[dict[str, Any]] = field(default_factory=list)

    async def tell(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("POST /sync ")
        length = int(head.partition("Content-Length: ")[2].partition("\r\n")[0])
        self.asked.append(json.loads(await reader.readexactly(length)))
        if self.answer is None:
            await reader.read()
        else:
            writer.write(self.answer)
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def fake(answer: bytes | None) -> AsyncIterator[Fake]:
    with TemporaryDirectory(dir="/tmp") as folder:
        there = Fake(Path(folder) / "socket", answer)
        async with await asyncio.start_unix_server(there.tell, there.place):
            yield there


async def test_it_is_asked_for_the_whole_file_by_the_whole_name() -> None:
    async with fake(said("200 OK", SYNCED)) as there:
        await Following(there.place, "games.db").sync()
        assert await asyncio.to_thread(look, str(there.place), "games.db") == ""
    for asked in there.asked:
        assert asked["path"] == str(HERE / "games.db")
        assert asked["wait"] is True
    assert len(there.asked) == 2


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (said("200 OK", SYNCED), ""),
        (said("200 OK", {**SYNCED, "status": "no_change"}), ""),
        (said("200 OK", {**SYNCED, "replicated_txid": 4}), "the copy lacks 3 transactions"),
        (
            said("404 Not Found", {"error": "database not found: /games.db"}),
            "Litestream says: database not found: /games.db",
        ),
        (
            said("500 Internal Server Error", {"error": "no space left on device"}),
            "Litestream says: no space left on device",
        ),
        (
            b"220 mail.example ESMTP\r\n",
            "what answers is not Litestream 0.5: 220 mail.example ESMTP",
        ),
        (said("200 OK", {"hello": 1}), "what answers is not Litestream 0.5: HTTP/1.0 200 OK"),
        (b"", "what answers is not Litestream 0.5: nothing"),
    ],
)
async def test_what_is_wanting_is_told(answer: bytes, why: str) -> None:
    assert lacking(answer) == why
    async with fake(answer) as there:
        if why:
            with pytest.raises(NotCopied) as told:
                await Following(there.place, "games.db").sync()
            assert str(told.value) == why
        else:
            await Following(there.place, "games.db").sync()


async def test_who_does_not_answer_is_not_waited_for_long() -> None:
    async with fake(None) as there:
        with pytest.raises(NotCopied, match="does not answer in time"):
            await Following(there.place, "games.db", patience_s=0.05).sync()
        why = await asyncio.to_thread(look, str(there.place), "games.db", 0.05)
    assert why == f"Litestream does not answer in time at {there.place}"


async def test_where_nobody_listens_that_is_told(tmp_path: Path) -> None:
    place = str(tmp_path / "none")
    told = f"nothing answers at {place}: No such file or directory"
    assert look(place, "games.db") == told
    with pytest.raises(NotCopied) as error:
        await Following(place, "games.db").sync()
    assert str(error.value) == told
