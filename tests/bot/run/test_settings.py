"""What the operator sets is read once, typed, and everything wrong with it is told together."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.run.settings import FileSettings, Settings, SettingsError, read_settings
from bot.telegram.limits import NO_LIMITS, Limits, Rate, read_limits

TOKEN = "123456:secret-part_of-the-token"  # noqa: S105 - nobody's


def read(**environ: str) -> Settings:
    return read_settings(Settings, {"BOT_TOKEN": TOKEN, **environ}, None)


def problems(**environ: str) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        read(**environ)
    return caught.value.problems


def test_a_token_is_enough() -> None:
    settings = read()
    assert settings.bot_token.get_secret_value() == TOKEN
    assert settings.database == Path("djehuty.db")
    assert settings.telegram_api_url is None
    assert settings.bot_pace_ms == 1200
    assert settings.send_limits == Limits(Rate(1, 1, 3), Rate(20, 60, 20), Rate(30, 1, 30))
    assert (settings.log_format, settings.log_level) == ("text", "INFO")
    assert settings.default_language == "en"
    assert settings.admin_ids == frozenset()


def test_every_variable_is_read() -> None:
    settings = read(
        DATABASE_URL="sqlite:////data/games.db",
        TELEGRAM_API_URL="http://127.0.0.1:8081/",
        BOT_PACE_MS="0",
        SEND_LIMITS="off",
        LOG_FORMAT="JSON",
        LOG_LEVEL="debug",
        DEFAULT_LANGUAGE="ar",
        ADMIN_IDS="17, 4611686018427",
    )
    assert settings.database == Path("/data/games.db")
    assert settings.telegram_api_url == "http://127.0.0.1:8081"
    assert settings.bot_pace_ms == 0
    assert settings.send_limits == NO_LIMITS
    assert (settings.log_format, settings.log_level) == ("json", "DEBUG")
    assert settings.default_language == "ar"
    assert settings.admin_ids == {17, 4611686018427}


def test_an_empty_value_is_not_set() -> None:
    assert read(BOT_PACE_MS="", ADMIN_IDS="").bot_pace_ms == 1200
    assert problems(BOT_TOKEN="") == ("BOT_TOKEN: is not set; @BotFather gives one",)


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"BOT_TOKEN={TOKEN}\nBOT_PACE_MS=5\nADMIN_IDS=1,2\nEDITOR=vi\n")
    settings = read_settings(Settings, {"BOT_PACE_MS": "7"}, file)
    assert settings.bot_token.get_secret_value() == TOKEN
    assert settings.bot_pace_ms == 7
    assert settings.admin_ids == {1, 2}


def test_a_file_that_is_not_there_is_no_error(tmp_path: Path) -> None:
    assert read_settings(Settings, {"BOT_TOKEN": TOKEN}, tmp_path / "none").bot_pace_ms == 1200


def test_backup_and_restore_need_no_token() -> None:
    settings = read_settings(FileSettings, {"DATABASE_URL": "sqlite:///here.db"}, None)
    assert settings.database == Path("here.db")


def test_all_that_is_wrong_is_told_together_a_line_a_variable() -> None:
    told = problems(
        BOT_TOKEN="",
        DATABASE_URL="postgres://anna:pass@host/games",
        TELEGRAM_API_URL="ftp://host",
        BOT_PACE_MS="-1",
        SEND_LIMITS="chat=fast",
        LOG_FORMAT="xml",
        LOG_LEVEL="loud",
        DEFAULT_LANGUAGE="de",
        ADMIN_IDS="17,anna",
    )
    assert sorted(line.split(":")[0] for line in told) == [
        "ADMIN_IDS",
        "BOT_PACE_MS",
        "BOT_TOKEN",
        "DATABASE_URL",
        "DEFAULT_LANGUAGE",
        "LOG_FORMAT",
        "LOG_LEVEL",
        "SEND_LIMITS",
        "TELEGRAM_API_URL",
    ]
    assert all("\n" not in line for line in told)
    assert not any("anna" in line or "pass" in line for line in told)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "djehuty.db"),
        ("DATABASE_URL", "sqlite:///"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("DATABASE_URL", "sqlite:////data/"),
        ("TELEGRAM_API_URL", "127.0.0.1:8081"),
        ("TELEGRAM_API_URL", "http://"),
        ("TELEGRAM_API_URL", "http://host:port"),
        ("TELEGRAM_API_URL", "http://host/?a=b"),
        ("TELEGRAM_API_URL", "https://api.telegram.org/bot"),
        ("TELEGRAM_API_URL", "https://api.telegram.org/bot1:secret"),
        ("TELEGRAM_API_URL", "http://api.telegram.org"),
        ("BOT_PACE_MS", "1.5"),
        ("BOT_PACE_MS", "60001"),
        ("ADMIN_IDS", "-5"),
        ("ADMIN_IDS", "1;2"),
    ],
)
def test_what_cannot_be_meant_is_refused_by_name(name: str, value: str) -> None:
    (line,) = problems(**{name: value})
    assert line.startswith(f"{name}: must ")
    assert "secret" not in line


@pytest.mark.parametrize("token", ["secret", "12x:secret", "123456:", "123456:se cret"])
def test_the_token_is_never_printed(token: str) -> None:
    (line,) = problems(BOT_TOKEN=token)
    assert line.startswith("BOT_TOKEN: does not look like a token")
    assert token not in line
    assert "secret" not in f"{read()} {read()!r}"


def test_limits_are_counts_in_seconds_with_a_burst() -> None:
    assert read_limits("chat=1/1s:3,group=20/60s:5,all=30/1s") == Limits(
        Rate(1, 1.0, 3), Rate(20, 60.0, 5), Rate(30, 1.0, 30)
    )


def test_a_scope_not_named_keeps_its_default_and_one_may_be_lifted() -> None:
    limits = read_limits("chat=5/0.1s, group=off")
    assert limits == Limits(Rate(5, 0.1, 5), None, Limits().overall)


@pytest.mark.parametrize(
    "text", ["chat", "chat=", "chat=1", "chat=1/s", "chat=0/1s", "chat=1/0s", "chat=1/1s:0", "fast"]
)
def test_a_limit_that_cannot_be_read_is_quoted(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no rate|names no limit"):
        read_limits(text)
