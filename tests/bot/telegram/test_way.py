"""A proxy is for the world, not for this computer; and what can never work is said so."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.telegram.way import Way, authorities, proxy_to, shown

TELEGRAM = "https://api.telegram.org"
PROXIES = {"https": "http://a:1", "http": "http://b:2", "all": "http://c:3"}


def asked(base: str, told: str | None = None, **known: str) -> str | None:
    return proxy_to(base, told, lambda: known, lambda host: host == "passed.example")


def refusal(base: str = TELEGRAM, told: str | None = None, **known: str) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - its words are looked at
        asked(base, told, **known)
    return str(caught.value)


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ({"https": "http://a:1", "http": "http://b:2"}, "http://a:1"),
        ({"all": "http://c:3", "http": "http://b:2"}, "http://c:3"),
        ({"http": "http://b:2"}, None),
        ({"https": "https://a:1"}, "https://a:1"),
        ({"https": "HTTP://anna:word@a:1/"}, "http://anna:word@a:1/"),
        ({}, None),
    ],
)
def test_the_proxy_is_the_one_for_the_address(known: dict[str, str], expected: str | None) -> None:
    assert asked(TELEGRAM, **known) == expected
    assert asked("https://passed.example", **known) is None


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.8.9.10", "localhost", "LOCALHOST", "api.localhost", "[::1]",
        "[::ffff:127.0.0.1]", "0.0.0.0",  # noqa: S104 - an address to ask, not to listen at
    ],
)  # fmt: skip
def test_this_computer_is_reached_without_a_proxy(host: str) -> None:
    assert asked(f"http://{host}:8081", **PROXIES) is None
    assert asked(f"https://{host}", **PROXIES) is None


@pytest.mark.parametrize("host", ["10.0.0.1", "128.0.0.1", "localhost.example", "[::2]"])
def test_another_computer_is_reached_through_it(host: str) -> None:
    assert asked(f"http://{host}:8081", **PROXIES) == "http://b:2"


@pytest.mark.parametrize("base", [TELEGRAM, "http://127.0.0.1:8081", "https://passed.example"])
def test_what_is_told_for_telegram_alone_decides(base: str) -> None:
    assert asked(base, "http://d:4", **PROXIES) == "http://d:4"
    assert asked(base, "off", **PROXIES) is None


def test_a_proxy_that_cannot_be_used_is_named_with_what_to_write() -> None:
    assert refusal(all="socks5://127.0.0.1:9").startswith("ALL_PROXY: socks5 is not supported")
    assert "http://host:port" in refusal(https="socks5h://127.0.0.1:9")
    assert refusal(https="127.0.0.1:9") == "HTTPS_PROXY: has no scheme: write http://127.0.0.1:9"
    assert refusal("http://host.example", http="proxy:3128/") == (
        "HTTP_PROXY: has no scheme: write http://proxy:3128"
    )
    assert refusal(told="socks4://x:1", **PROXIES).startswith("TELEGRAM_PROXY: socks4 is not")
    for proxy in ("http://", "http://:3128", "http://host:port", "http://host:0"):
        assert refusal(https=proxy).startswith("HTTPS_PROXY: must be the address of an HTTP proxy")


@pytest.mark.parametrize("proxy", ["socks5://anna:word@p:1", "anna:word@p:1", "http://anna:word@:"])
def test_a_proxys_password_is_never_repeated(proxy: str) -> None:
    assert "word" not in refusal(https=proxy)


def test_the_log_names_hosts_and_no_password() -> None:
    way = Way("https://anna:word@api.example:443", "http://anna:word@proxy.example:3128/")
    assert way.logged == {"host": "api.example:443", "proxy": "proxy.example:3128"}
    assert Way(TELEGRAM).logged == {"host": "api.telegram.org"}
    assert shown("https://anna:word@api.example:443/there") == "https://api.example:443/there"


def test_certificates_that_cannot_be_read_are_told_by_the_variable(tmp_path: Path) -> None:
    notes, empty = tmp_path / "notes.txt", tmp_path / "empty"
    notes.write_text("no certificate", "utf-8")
    empty.mkdir()
    for given, told in (
        ((str(tmp_path / "none"), None), "SSL_CERT_FILE: cannot read"),
        ((str(tmp_path), None), "SSL_CERT_FILE: cannot read"),
        ((str(notes), None), "SSL_CERT_FILE: "),
        ((None, str(tmp_path / "none")), "SSL_CERT_DIR: cannot read"),
        ((None, str(notes)), "SSL_CERT_DIR: cannot read"),
        ((None, str(empty)), "SSL_CERT_DIR: "),
    ):
        with pytest.raises(ValueError, match=told):
            authorities(*given)
    assert authorities(None, None).get_ca_certs()
