"""The way to Telegram: what can never work ends the server, and what may come back is waited for
and told in few words."""

from __future__ import annotations

import sys
from asyncio.subprocess import PIPE, create_subprocess_exec
from pathlib import Path

import pytest

from tests.bot.e2e.conftest import open_house
from tests.bot.e2e.house import House
from tests.bot.e2e.process import ROOT, BotProcess, Line, environment, run
from tests.bot.telegram.line import answer, line

BAD_SETTINGS = 2
TOKEN = "42:well-formed"  # noqa: S105 - opens nothing
EVERY_PROXY = {
    name: "http://127.0.0.1:9"
    for kind in ("http", "https", "all")
    for name in (f"{kind}_proxy", f"{kind.upper()}_PROXY")
}
UNREACHED, AGAIN = "Telegram cannot be reached yet", "Telegram is reached again"


async def test_a_proxy_in_the_environment_does_not_stand_before_a_server_here(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, **EVERY_PROXY) as house:
        anna = await house.person("Anna")
        await anna.start()
        assert (await anna.wait_message()).buttons
        house.bot.check()


async def test_the_tests_themselves_reach_the_playground_behind_a_proxy() -> None:
    """Tests that speak to it as a bot, as the library does it and as we do, and as its page."""
    words = ("-n0", "-q", "-p", "no:cacheprovider", "-k", "unauthorized or acknowledged")
    socks = {name: "socks5://127.0.0.1:9" for name in EVERY_PROXY if name.lower() == "all_proxy"}
    tests = await create_subprocess_exec(
        sys.executable, "-m", "pytest", *words, "tests/playground/test_bot_api.py",
        env=environment(**EVERY_PROXY | socks), cwd=ROOT, stdout=PIPE,
    )  # fmt: skip
    out, _ = await tests.communicate()
    assert tests.returncode == 0, out.decode()
    assert " passed" in out.decode()


@pytest.mark.parametrize(
    ("setting", "value", "told"),
    [
        ("ALL_PROXY", "socks5://127.0.0.1:9", "ALL_PROXY: socks5 is not supported"),
        ("HTTPS_PROXY", "127.0.0.1:9", "HTTPS_PROXY: has no scheme: write http://127.0.0.1:9"),
        ("TELEGRAM_PROXY", "proxy.example", "TELEGRAM_PROXY: has no scheme"),
        ("SSL_CERT_FILE", "/nowhere/ca.pem", "SSL_CERT_FILE: cannot read /nowhere/ca.pem"),
        ("SSL_CERT_DIR", "/nowhere", "SSL_CERT_DIR: cannot read /nowhere"),
    ],
)
async def test_a_way_that_can_never_work_ends_the_server_with_a_line(
    tmp_path: Path, setting: str, value: str, told: str
) -> None:
    environ = environment(BOT_TOKEN=TOKEN, **{setting: value})
    code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == BAD_SETTINGS
    assert err.splitlines()[0] == "djehuty: The settings are not right:"
    assert err.splitlines()[1].startswith(told)
    assert len(err.splitlines()) == 2
    assert not (tmp_path / "djehuty.db").exists(), "nothing was begun"


async def unreached(folder: Path, url: str, **settings: str) -> tuple[Line, list[str]]:
    """What a server says first of a Telegram that it does not reach, and all that it says till it
    is told to stop."""
    bot = BotProcess(url, TOKEN, folder, **settings)
    try:
        await bot.start(until=UNREACHED)
        assert await bot.stop() == 0
    finally:
        await bot.close()
    return next(said for said in bot.log if said["event"] == UNREACHED), [
        said["event"] for said in bot.log
    ]


async def test_a_telegram_that_is_not_there_is_told_with_its_host_and_why(tmp_path: Path) -> None:
    said, log = await unreached(tmp_path, "http://127.0.0.1:9")
    assert (said["host"], said["why"]) == ("127.0.0.1:9", "connection refused")
    assert "proxy" not in said
    assert log == [UNREACHED], "no session is left open"


async def test_a_proxy_on_the_way_is_named_without_its_password(tmp_path: Path) -> None:
    async with line(answer(502, b"<html>Bad Gateway</html>")) as proxy:
        place = proxy.url.partition("://")[2]
        known = {"HTTP_PROXY": f"http://anna:word@{place}"}
        said, log = await unreached(tmp_path, "http://api.example", **known)
        assert proxy.asked[0].startswith(b"POST http://api.example/bot")
    assert (said["host"], said["proxy"]) == ("api.example", place)
    assert said["why"] == "no answer of the Bot API: no JSON in 24 bytes (status 502)"
    assert log == [UNREACHED]
    assert "word" not in str(said)


async def test_a_proxy_is_used_for_a_server_here_if_telegram_proxy_says_so(tmp_path: Path) -> None:
    async with line(answer(502, b"")) as proxy:
        said, _ = await unreached(tmp_path, "http://127.0.0.1:9", TELEGRAM_PROXY=proxy.url)
        assert proxy.asked[0].startswith(b"POST http://127.0.0.1:9/bot")
    assert said["host"] == "127.0.0.1:9"


async def test_a_telegram_that_is_reached_again_is_told(own_house: House) -> None:
    house = own_house
    assert await house.bot.stop() == 0
    await house.play.fault("getMe", "drop_before", count=2)
    begun = len(house.bot.log)
    await house.bot.start()
    again = await house.bot.wait_line(AGAIN, begun)
    assert again["failed"] == 2
    assert [said["event"] for said in house.bot.log[begun:]].count(UNREACHED) == 1
    house.expect(UNREACHED)
