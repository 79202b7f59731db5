"""`python -m bench calls`: what it counts."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from bench.calls import Bot, Calls, Counted
from bench.counting import Counting


def counted(counting: Counting) -> dict[str, dict[bool, int]]:
    found: dict[str, dict[bool, int]] = {}
    for file, name, _, resumed, count in counting.told():
        if file == __file__:
            found.setdefault(name.rpartition(".")[2], {})[resumed] = count
    return found


def test_what_is_begun_and_what_goes_on_are_told_apart() -> None:
    async def waits(times: int) -> None:
        for _ in range(times):
            await asyncio.sleep(0)

    def plain() -> None:
        return None

    async def work() -> None:
        plain()
        plain()
        await waits(3)

    counting, before = Counting(), sys.getprofile()
    with asyncio.Runner() as runner:
        sys.setprofile(counting)
        try:
            runner.run(work())
        finally:
            sys.setprofile(before)
    told = counted(counting)
    assert told["plain"] == {False: 2}
    assert told["waits"] == {False: 1, True: 3}
    assert told["work"] == {False: 1, True: 3}


def test_reads_are_what_a_store_is_asked_for(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""], text=True) as process:
        bot = Bot(process, tmp_path)
    store = str(tmp_path / "storage" / "sql.py")
    begun = Calls(
        {
            (store, "Store.person", 1): 2,
            (store, "GameReads.boards", 7): 3,
            (store, "Store._fetch", 2): 9,
            (store, "Store.commit", 3): 1,
            (store, "Store.boards.<locals>.row", 4): 5,
            (store, "select", 5): 7,
            (str(tmp_path / "bot" / "book.py"), "Store.person", 6): 8,
        }
    )
    assert bot.reads(Counted(begun, begun)) == {"person": 2, "boards": 3}
    assert set(bot.ours(begun)) == set(begun)
    assert not Bot(process, tmp_path / "other").ours(begun)
