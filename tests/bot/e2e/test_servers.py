"""Several servers on one PostgreSQL: each game is shown by one of them, and when one dies the
others go on by themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.run.exits import BAD_SETTINGS, NOT_HEALTHY, PORT_TAKEN
from playground.client import Play
from playground.world import Options
from storage.leases import UPDATES, shard_name
from storage.patience import AWAY
from storage.store import SHARDS
from tests.bot.e2e.house import House, act, after, begin, can_act, is_over, to_act
from tests.bot.e2e.process import BotProcess, environment, playground, run
from tests.bot.e2e.servers import Servers, link, moved_on, open_servers
from tests.bot.e2e.told import Figures, figures, free_port, port_taken, second_taken, taken_port
from tests.postgres import Server

FAR = ("leases were lost: they were not renewed in time", "task failed", "cannot fetch updates")
"""What the log of a server tells that others are killed beside."""


@pytest_asyncio.fixture(loop_scope="session")
async def alone(tmp_path: Path, postgres: Server) -> AsyncIterator[Servers]:
    async with postgres.database(laid=False) as url, open_servers(tmp_path, url, 1) as servers:
        yield servers


@pytest_asyncio.fixture(loop_scope="session")
async def two(tmp_path: Path, postgres: Server) -> AsyncIterator[Servers]:
    async with postgres.database(laid=False) as url, open_servers(tmp_path, url, 2) as servers:
        yield servers


async def test_a_game_is_played_on_postgres_to_its_end(alone: Servers) -> None:
    house, rng = alone.house, Random(5)
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    presses = 0
    while not is_over(board) and presses < 25:
        await act(anna, board, rng)
        board = await anna.wait_shown(after(board))
        await house.check_true(board)
        presses += 1
    assert await alone.bots[0].stop() == 0
    alone.bots[0].check()


async def test_two_servers_share_the_chats_and_one_fetches(two: Servers) -> None:
    people, boards = await link(two)
    for _ in range(4):
        await moved_on(two, people, boards)
    await two.bots[1].wait_line("shards taken")
    await moved_on(two, people, boards)
    owners = await two.owners()
    shards = {owners.get(shard_name(number)) for number in range(SHARDS)} - {None}
    assert len(shards) == 2, "each has some"
    assert owners[UPDATES] in shards
    for bot in two.bots:
        assert await bot.stop() == 0
        bot.check(FAR)
    assert not await two.owners(), "who is told to stop gives back what it has"


async def test_what_is_of_anothers_chat_is_answered_by_that_one(
    tmp_path: Path, postgres: Server
) -> None:
    """One of them fetches all updates. A chat's replies and boards come from whose it is."""
    places = [f"127.0.0.1:{free_port()}" for _ in range(2)]
    async with (
        postgres.database(laid=False) as url,
        playground(tmp_path) as api,
        Play(api) as play,
    ):
        bots = [
            BotProcess(api, Options().token, tmp_path, DATABASE_URL=url, METRICS_LISTEN=place)
            for place in places
        ]
        servers = Servers(House(play, bots[0]), tuple(bots))
        try:
            for bot in bots:
                await bot.start()
            await bots[1].wait_line("shards taken")
            people = [await servers.house.person(f"Person {number}") for number in range(SHARDS)]
            for person in people:
                await person.say("/start")
                await person.wait_message(lambda m: m.photo is not None)
            before = [await figures(f"http://{place}") for place in places]
            handed, asked = [0.0, 0.0], 0
            while not handed[0] and asked < 100 * SHARDS:  # the shares even out in seconds
                for person in people:
                    await person.say("/settings")
                    await person.wait_message(lambda m: m.from_bot and m.photo is None)
                asked += SHARDS
                now = [await figures(f"http://{place}") for place in places]
                handed = more(before, now, "djehuty_updates_handed_total", outcome="done")
            sent = more(before, now, "djehuty_calls_total", method="send_text", outcome="done")
            assert sum(sent) == asked
            assert handed == [sent[1], 0], "what the other sends was handed to it"
            assert sent[1] > 0
        finally:
            for bot in bots:
                await bot.close()


def more(before: list[Figures], now: list[Figures], name: str, **labels: str) -> list[float]:
    """By how much a figure has grown in each server."""
    key = tuple(sorted(labels.items()))
    pairs = zip(before, now, strict=True)
    return [new.get(name, {}).get(key, 0) - old.get(name, {}).get(key, 0) for old, new in pairs]


async def test_when_one_is_killed_the_other_goes_on_by_itself(two: Servers) -> None:
    people, boards = await link(two)
    await moved_on(two, people, boards)
    first, second = two.bots
    for dying, staying in ((first, second), (second, first)):
        await dying.kill()
        two.house.bot = staying
        await moved_on(two, people, boards)
        assert can_act(boards[to_act(boards[people[0]], *people)])
        await dying.start()
        await moved_on(two, people, boards)


async def test_one_command_runs_several_and_ends_all_of_them(
    tmp_path: Path, postgres: Server
) -> None:
    async with postgres.database(laid=False) as url, playground(tmp_path) as api, Play(api) as play:
        bot = BotProcess(api, Options().token, tmp_path, DATABASE_URL=url)
        servers = Servers(House(play, bot), (bot,))
        try:
            await bot.start("--workers", "2")
            await bot.wait_line("serving", bot.log.index(await bot.wait_line("serving")) + 1)
            people, boards = await link(servers)
            for _ in range(3):
                await moved_on(servers, people, boards)
            assert await bot.stop() == 0
            assert [line["event"] for line in bot.log].count("stopped") == 2
            assert not await servers.owners()
        finally:
            await bot.close()


async def test_a_game_goes_on_in_a_database_of_the_other_kind_and_back(
    tmp_path: Path, postgres: Server
) -> None:
    async with postgres.database(laid=False) as url, playground(tmp_path) as api, Play(api) as play:
        files = [f"sqlite:///{tmp_path}/{name}.db" for name in ("first", "last")]
        places = (files[0], url, files[1])
        bots = [BotProcess(api, Options().token, tmp_path, DATABASE_URL=each) for each in places]
        servers = Servers(House(play, bots[0]), tuple(bots))
        try:
            await bots[0].start()
            people, boards = await link(servers)
            for before, after_it in pairwise(bots):
                await moved_on(servers, people, boards)
                assert await before.stop() == 0
                words = [bot.settings["DATABASE_URL"] for bot in (before, after_it)]
                code, out, err = await run(tmp_path, "copy", *words, environ=environment())
                assert (code, err) == (0, "")
                assert "1 game," in out
                await after_it.start()
                servers.house.bot = after_it
                after_it.check()
            await moved_on(servers, people, boards)
            assert await bots[2].stop() == 0
        finally:
            for bot in bots:
                await bot.close()


@pytest.mark.parametrize(
    ("words", "code", "reason"),
    [
        (("djehuty.db", "sqlite:///b.db"), 2, "'FROM': must name a file"),
        (("sqlite:///a.db", "postgresql://anna:opensesame@h"), 2, "'TO': must name a database"),
        (("sqlite:///a.db", "sqlite:///b.db"), 6, "there is no database a.db"),
    ],
)
async def test_what_cannot_be_copied_says_so(
    tmp_path: Path, words: tuple[str, str], code: int, reason: str
) -> None:
    ended, _, err = await run(tmp_path, "copy", *words, environ=environment())
    assert ended == code
    assert reason in err
    assert "opensesame" not in err


async def test_several_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    environ = environment(BOT_TOKEN=Options().token, DATABASE_URL=f"sqlite:///{tmp_path}/games.db")
    code, _, err = await run(tmp_path, "serve", "--workers", "2", environ=environ)
    assert code == BAD_SETTINGS
    assert "2 servers cannot work on one file" in err
    assert not (tmp_path / "games.db").exists()


async def test_a_place_for_the_others_is_refused_where_there_are_none(tmp_path: Path) -> None:
    files = f"sqlite:///{tmp_path}/games.db"
    environ = environment(
        BOT_TOKEN=Options().token, DATABASE_URL=files, PEER_LISTEN="127.0.0.1:8090"
    )
    code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == BAD_SETTINGS
    assert (
        "PEER_LISTEN: is where other servers reach this one, and DATABASE_URL names a file" in err
    )
    assert not (tmp_path / "games.db").exists()


async def test_a_port_for_the_others_that_is_taken_ends_the_server_before_it_serves(
    tmp_path: Path, postgres: Server
) -> None:
    async with postgres.database(laid=False) as url, playground(tmp_path) as api:
        with taken_port() as port:
            environ = environment(
                BOT_TOKEN=Options().token,
                TELEGRAM_API_URL=api,
                DATABASE_URL=url,
                PEER_LISTEN=f"127.0.0.1:{port}",
            )
            code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == PORT_TAKEN
    assert err.splitlines()[-1] == port_taken("PEER_LISTEN", port)
    assert "serving" not in err


@pytest.mark.parametrize("setting", ["METRICS_LISTEN", "PEER_LISTEN"])
async def test_of_several_none_serves_where_one_cannot_listen(tmp_path: Path, setting: str) -> None:
    """The port of the second is taken; the first would be well."""
    with second_taken() as port:
        environ = environment(
            BOT_TOKEN=Options().token,
            DATABASE_URL="postgresql://anna@127.0.0.1:1/games",
            **{setting: f"127.0.0.1:{port}"},
        )
        code, _, err = await run(tmp_path, "serve", "--workers", "2", environ=environ)
    assert (code, err) == (PORT_TAKEN, f"{port_taken(setting, port + 1)}\n")


async def test_a_password_stands_in_no_log(tmp_path: Path) -> None:
    """The database is not there, so the server waits for it, and says so."""
    async with playground(tmp_path) as api:
        url = "postgresql://anna:opensesame@127.0.0.1:1/games"
        bot = BotProcess(api, Options().token, tmp_path, DATABASE_URL=url)
        try:
            await bot.start(until=AWAY)
            assert await bot.stop() == 0
            assert "opensesame" not in bot.shown()
        finally:
            await bot.close()


async def test_health_tells_whether_a_server_lives_on_the_database(two: Servers) -> None:
    folder, environ = two.bots[0].folder, two.bots[0].environ
    assert await run(folder, "health", environ=environ) == (0, "", "")
    await two.bots[0].stop()
    await two.bots[1].wait_line("shards taken")
    assert (await run(folder, "health", environ=environ))[0] == 0, "the other one lives"
    await two.bots[1].stop()
    code, _, err = await run(folder, "health", environ=environ)
    assert code == NOT_HEALTHY
    assert "no server is running on games" in err
