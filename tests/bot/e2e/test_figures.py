"""What a server tells of itself to those who look after it: over HTTP, of a bot as a process."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from bot.run.exits import BAD_SETTINGS, NOT_HEALTHY, PORT_TAKEN
from playground.client import Play
from playground.world import Options
from storage.patience import AWAY
from tests.bot.e2e.house import House, act, after, begin
from tests.bot.e2e.process import BotProcess, environment, playground, run
from tests.bot.e2e.told import figures, free_port, port_taken, taken_port
from tests.postgres import Server

DASHBOARD = Path(__file__).parents[3] / "deploy/dashboard.json"


@contextlib.asynccontextmanager
async def seen(folder: Path, **settings: str) -> AsyncIterator[tuple[House, str]]:
    """A playground, a bot, and where its figures are told."""
    place = f"127.0.0.1:{free_port()}"
    async with playground(folder) as api, Play(api) as play:
        bot = BotProcess(api, Options().token, folder, METRICS_LISTEN=place, **settings)
        try:
            await bot.start()
            yield House(play, bot), f"http://{place}"
        finally:
            await bot.close()


async def asked(url: str) -> tuple[int, str]:
    async with httpx.AsyncClient(trust_env=False) as client:
        page = await client.get(url)
    return page.status_code, page.text


async def test_a_press_is_seen_from_its_coming_until_it_is_shown(tmp_path: Path) -> None:
    async with seen(tmp_path) as (house, url):
        anna = await house.person("Anna")
        board = await begin(anna, "📱 On this phone")
        before = await figures(url)
        for _ in range(5):
            await act(anna, board)
            board = await anna.wait_shown(after(board))
        now = await figures(url)
        for until in ("durable", "answered", "shown"):
            key = (("until", until),)
            count, total = "djehuty_press_seconds_count", "djehuty_press_seconds_sum"
            assert now[count][key] == before[count][key] + 5, until
            assert 0 < now[total][key] - before[total][key] < 60
        done = (("method", "edit_picture"), ("outcome", "done"))
        assert now["djehuty_calls_total"][done] >= before["djehuty_calls_total"][done] + 5
        assert now["djehuty_works_total"][()] > before["djehuty_works_total"][()] > 0
        assert now["djehuty_boards_not_shown"][()] == 0
        assert now["djehuty_messages_queued"][()] == 0
        assert now["djehuty_dead_letters"][()] == 0
        assert 0 < now["djehuty_database_answer_seconds"][()] < 1
        assert now["process_resident_memory_bytes"][()] > 10_000_000
        assert not now.get("djehuty_look_failures_total")


async def test_what_telegram_refuses_is_counted_by_its_method(tmp_path: Path) -> None:
    async with seen(tmp_path) as (house, url):
        anna = await house.person("Anna")
        board = await begin(anna, "📱 On this phone")
        await house.play.fault("editMessageMedia", "retry_after")
        await act(anna, board)
        await anna.wait_shown(after(board))
        told = (("method", "edit_picture"), ("outcome", "429"))
        assert (await figures(url))["djehuty_calls_total"][told] >= 1


async def test_nothing_says_of_whom_it_is(tmp_path: Path) -> None:
    async with seen(tmp_path) as (house, url):
        anna = await house.person("Anna")
        await begin(anna, "📱 On this phone")
        _, page = await asked(f"{url}/metrics")
    assert "Anna" not in page
    labels = set(re.findall(r'[{,](\w+)="', page))
    assert labels <= {
        *("until", "le", "method", "outcome", "what", "version", "lease"),
        *("implementation", "major", "minor", "patchlevel"),
    }


async def test_it_is_alive_before_it_is_ready(tmp_path: Path) -> None:
    place = f"127.0.0.1:{free_port()}"
    nowhere = "postgresql://anna:opensesame@127.0.0.1:1/games"
    async with playground(tmp_path) as api:
        bot = BotProcess(api, Options().token, tmp_path, METRICS_LISTEN=place, DATABASE_URL=nowhere)
        try:
            await bot.start(until=AWAY)
            assert await asked(f"http://{place}/healthz") == (200, "alive\n")
            code, why = await asked(f"http://{place}/readyz")
            assert (code, why.partition(":")[0]) == (503, "not ready")
            unhealthy = await run(tmp_path, "health", environ=bot.environ)
            assert unhealthy[0] == NOT_HEALTHY
            assert f"the server at {place} is not ready: it is starting" in unhealthy[2]
            assert await bot.stop() == 0
        finally:
            await bot.close()
    async with seen(tmp_path) as (_, url):
        assert await asked(f"{url}/readyz") == (200, "ready\n")


async def test_leases_are_told_with_their_epochs(tmp_path: Path, postgres: Server) -> None:
    async with (
        postgres.database(laid=False) as database,
        seen(tmp_path, DATABASE_URL=database) as (house, url),
    ):
        assert await asked(f"{url}/readyz") == (200, "ready\n")
        now = await figures(url)
        assert now["djehuty_lease_epoch"][("lease", "chats/00"),] == 1
        assert len(now["djehuty_lease_epoch"]) == 18
        assert 0 < now["djehuty_leases_good_seconds"][()] <= 3
        assert await house.bot.stop() == 0


async def test_health_asks_the_server_where_it_tells_its_figures(
    tmp_path: Path, postgres: Server
) -> None:
    """A container asks every few seconds; the database is asked at length only without figures."""
    async with (
        postgres.database(laid=False) as database,
        seen(tmp_path, DATABASE_URL=database) as (house, url),
    ):
        environ, folder = house.bot.environ, house.bot.folder
        assert await run(folder, "health", environ=environ) == (0, "", "")
        assert await house.bot.stop() == 0
        code, _, err = await run(folder, "health", environ=environ)
        place = url.removeprefix("http://")
        assert code == NOT_HEALTHY
        assert f"nothing answers at {place} (METRICS_LISTEN)" in err


async def test_several_servers_tell_theirs_at_ports_that_follow(
    tmp_path: Path, postgres: Server
) -> None:
    port = free_port(in_a_row=2)
    async with postgres.database(laid=False) as database, playground(tmp_path) as api:
        settings = {"METRICS_LISTEN": f"127.0.0.1:{port}", "DATABASE_URL": database}
        bot = BotProcess(api, Options().token, tmp_path, **settings)
        try:
            await bot.start("--workers", "2")
            await bot.wait_line("serving", bot.log.index(await bot.wait_line("serving")) + 1)
            for number in range(2):
                assert (await asked(f"http://127.0.0.1:{port + number}/healthz"))[0] == 200
            assert await bot.stop() == 0
        finally:
            await bot.close()


@pytest.mark.parametrize("place", ["9100", "127.0.0.1:", "127.0.0.1:70000"])
async def test_a_place_that_is_none_is_told_at_the_start(tmp_path: Path, place: str) -> None:
    environ = environment(BOT_TOKEN=Options().token, METRICS_LISTEN=place)
    code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == BAD_SETTINGS
    assert "METRICS_LISTEN: must be a host and a port" in err


async def test_a_port_that_is_taken_is_told_and_ends_the_server(tmp_path: Path) -> None:
    with taken_port() as port:
        environ = environment(BOT_TOKEN=Options().token, METRICS_LISTEN=f"127.0.0.1:{port}")
        code, _, err = await run(tmp_path, "serve", environ=environ)
    assert (code, err) == (PORT_TAKEN, f"{port_taken('METRICS_LISTEN', port)}\n")


def wanted_by_the_dashboard() -> set[str]:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked_for = [target["expr"] for panel in panels for target in panel["targets"]]
    return {name for one in asked_for for name in re.findall(r"\b(?:djehuty|process)_\w+", one)}


async def test_the_dashboard_asks_for_figures_that_there_are(tmp_path: Path) -> None:
    wanted = wanted_by_the_dashboard()
    assert len(wanted) > 15
    async with seen(tmp_path) as (house, url):
        await begin(await house.person("Anna"), "📱 On this phone")
        _, page = await asked(f"{url}/metrics")
    told = set(re.findall(r"^# TYPE (\w+)", page, re.MULTILINE))
    stems = {re.sub(r"_(bucket|sum|count)$", "", name) for name in wanted}
    assert stems <= told, stems - told
