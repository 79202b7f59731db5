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


def in_file(folder: Path, raw: bytes, kind: type[FileSettings] = FileSettings) -> FileSettings:
    """Settings of a `.env` with these bytes, and of nothing else."""
    file = folder / ".env"
    file.write_bytes(raw)
    return read_settings(kind, {}, file)


def faults(folder: Path, raw: bytes) -> list[str]:
    """What is said of such a file, without its name."""
    with pytest.raises(SettingsError) as caught:
        in_file(folder, raw)
    name = f"{folder / '.env'}: "
    assert all(fault.startswith(name) for fault in caught.value.problems)
    return [fault.removeprefix(name) for fault in caught.value.problems]


WRITTEN = "# café\r\nexport LOG_LEVEL='error'\r\n\r\nDATABASE_URL=\"sqlite:///a b.db\" # here\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_file_is_read_in_every_encoding_that_says_which_it_is(
    tmp_path: Path, encoding: str
) -> None:
    settings = in_file(tmp_path, WRITTEN.encode(encoding))
    assert (settings.log_level, settings.database) == ("ERROR", Path("a b.db"))


def test_another_encoding_is_told_with_the_line(tmp_path: Path) -> None:
    assert faults(tmp_path, "LOG_LEVEL=INFO\n# café\n".encode("latin-1")) == [
        "line 2 is not UTF-8 text: save it as UTF-8"
    ]
    assert faults(tmp_path, "LOG_LEVEL=INFO".encode("utf-16-le")) == [
        "is not UTF-8 text: save it as UTF-8"
    ]
    assert faults(tmp_path, "é".encode("utf-16")[:-1]) == ["is not UTF-16 text: save it as UTF-8"]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    folder, link, circle = (tmp_path / name for name in ("folder", "link", "circle"))
    folder.mkdir()
    link.symlink_to(tmp_path / "gone")
    circle.symlink_to(circle)
    for file, told in (
        (folder, "is a directory"),
        (link, "it is a link to a file that is not there"),
        (circle, "too many levels of symbolic links"),
    ):
        with pytest.raises(SettingsError) as caught:
            read_settings(FileSettings, {}, file)
        assert caught.value.problems == (f"{file}: cannot be read: {told}",)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("123456:secret", "is not NAME=value"),
        ("BOT_TOKEN", "is not NAME=value"),
        ("BOT_TOKEN: secret", "is not NAME=value"),
        ("set BOT_TOKEN=secret", "is not NAME=value"),
        ('$env:BOT_TOKEN = "secret"', "is not NAME=value"),
        ("BOT_TOKEN\u200b=secret", "is not NAME=value"),
        ('BOT_TOKEN="secret', "has a quote that does not end"),
        ("BOT_TOKEN='secret", "has a quote that does not end"),
        ('BOT_TOKEN="secret" 1', "is not NAME=value"),
    ],
)
def test_a_line_that_says_nothing_is_told_and_not_repeated(
    tmp_path: Path, line: str, fault: str
) -> None:
    text = f"# settings\n\n\n{line}\nLOG_LEVEL=INFO\n"
    assert faults(tmp_path, text.encode())[0] == f"line 4 {fault}"
    assert "secret" not in str(faults(tmp_path, text.encode()))


def test_a_name_that_has_two_values_is_told(tmp_path: Path) -> None:
    assert in_file(tmp_path, b"LOG_LEVEL=ERROR\nLOG_LEVEL=ERROR\n").log_level == "ERROR"
    assert faults(tmp_path, b"LOG_LEVEL=ERROR\nA=1\n\nLOG_LEVEL=INFO\n") == [
        "lines 1 and 4 say two things of LOG_LEVEL"
    ]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("DATABSE_URL", "DATABASE_URL"),
        ("DATABASE_URLS", "DATABASE_URL"),
        ("ADMIN_ID", "ADMIN_IDS"),
        ("LOG_LEVLE", "LOG_LEVEL"),
        ("log-level", "LOG_LEVEL"),
        ("SEND_LIMIT", "SEND_LIMITS"),
        ("BOTTOKEN", "BOT_TOKEN"),
        ("BOT_TOKENFILE", "BOT_TOKEN_FILE"),
        ("TELEGRAM_URL_API", None),
        ("TELEGRAM_API_ID", None),
        ("TELEGRAM_API_HASH", None),
        ("BOT_NAME", None),
        ("DATABASE_URL_TEST", None),
        ("TEST_DATABASE_URL", None),
        ("EDITOR", None),
    ],
)
def test_a_name_that_is_nearly_right_is_told_and_another_programs_is_not(
    tmp_path: Path, wrong: str, right: str | None
) -> None:
    written = f"LOG_FORMAT=json\n{wrong}=x\n".encode()
    if right is None:
        assert in_file(tmp_path, written).log_format == "json"
    elif "-" in wrong:  # no name at all for who reads such files
        assert faults(tmp_path, written) == ["line 2 is not NAME=value"]
    else:
        assert faults(tmp_path, written) == [f"line 2: {wrong} is no setting: is {right} meant?"]


def test_the_nearest_name_is_meant(tmp_path: Path) -> None:
    assert faults(tmp_path, b"BOT_TOKEN_FIL=x")[0].endswith("is BOT_TOKEN_FILE meant?")
    assert faults(tmp_path, b"SSL_CERT_FIL=x")[0].endswith("is SSL_CERT_FILE meant?")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("DATABSE_URL", "DATABASE_URL"),
        ("DATABBASE_URL", "DATABASE_URL"),
        ("ADMIN_ID", "ADMIN_IDS"),
        ("LOG_LEVLE", "LOG_LEVEL"),
        ("SEND_LIMIT", "SEND_LIMITS"),
        ("bot_pace_ms", "BOT_PACE_MS"),
        ("BOT-PACE-MS", "BOT_PACE_MS"),
        ("LOG_LEVELS", None),
        ("_LOG_LEVEL", None),
        ("LG_LVEL", None),
        ("BOT_NAME", None),
        ("DATABASE_URL_TEST", None),
        ("TELEGRAM_API_ID", None),
    ],
)
def test_in_the_environment_one_slip_of_the_pen_is_told_where_the_right_name_is_not_set(
    wrong: str, right: str | None
) -> None:
    if right is None:
        assert read(**{wrong: "x"}).log_level == "INFO"
        return
    assert problems(**{wrong: "x"}) == (
        f"{wrong}: is no setting: is {right} meant? (If not, set {right} as well; it may be"
        " empty.)",
    )
    read(**{wrong: "x", right: ""})


def test_a_right_name_in_the_file_answers_for_one_in_the_environment(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DATABASE_URL=sqlite:///games.db\n", "utf-8")
    settings = read_settings(FileSettings, {"DATABASE_URI": "postgres://x"}, file)
    assert settings.database == Path("games.db")


def test_a_proxy_in_the_file_would_be_passed_over_and_is_told(tmp_path: Path) -> None:
    written = b"HTTPS_PROXY=http://p:1\n"
    assert faults(tmp_path, written) == [
        "line 1: HTTPS_PROXY is read from the environment alone: here write TELEGRAM_PROXY"
    ]
    read_settings(FileSettings, {"https_proxy": "http://p:1"}, tmp_path / ".env")


@pytest.mark.parametrize("end", ["", "\n", "\r\n", " \n\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_the_token_may_stand_in_a_file(tmp_path: Path, end: str, encoding: str) -> None:
    file = tmp_path / "token"
    file.write_bytes(f"{TOKEN}{end}".encode(encoding))
    settings = read_settings(Settings, {"BOT_TOKEN_FILE": str(file)}, None)
    assert settings.bot_token.get_secret_value() == TOKEN
    (tmp_path / ".env").write_text(f"BOT_TOKEN_FILE={file}\n", "utf-8")
    settings = read_settings(Settings, {}, tmp_path / ".env")
    assert settings.bot_token.get_secret_value() == TOKEN


def test_a_file_of_the_token_that_does_not_hold_it_is_told(tmp_path: Path) -> None:
    file = tmp_path / "token"

    def told(**more: str) -> str:
        with pytest.raises(SettingsError) as caught:
            read_settings(Settings, {"BOT_TOKEN_FILE": str(file), **more}, None)
        (problem,) = caught.value.problems
        assert "secret" not in problem
        return problem

    assert told() == f"BOT_TOKEN_FILE: {file} cannot be read: no such file or directory"
    file.mkdir()
    assert told() == f"BOT_TOKEN_FILE: {file} cannot be read: is a directory"
    file.rmdir()
    for written, fault in (
        (b" \n", "is empty"),
        (b"caf\xe9", "line 1 is not UTF-8 text"),
        (b"BOT_TOKEN=1:secret", "does not look like a token"),
        (b"1:secret\n2:secret\n", "does not look like a token"),
    ):
        file.write_bytes(written)
        assert told().startswith("BOT_TOKEN_FILE: ")
        assert fault in told()
    assert told(BOT_TOKEN=TOKEN) == "BOT_TOKEN_FILE: BOT_TOKEN is set, too: leave one of them"


def test_a_token_in_the_environment_goes_before_one_in_the_file_however_it_is_given(
    tmp_path: Path,
) -> None:
    (tmp_path / ".env").write_text("BOT_TOKEN_FILE=/nowhere\n", "utf-8")
    settings = read_settings(Settings, {"BOT_TOKEN": TOKEN}, tmp_path / ".env")
    assert settings.bot_token.get_secret_value() == TOKEN


def test_backup_and_restore_need_no_token() -> None:
    settings = read_settings(FileSettings, {"DATABASE_URL": "sqlite:///here.db"}, None)
    assert settings.database == Path("here.db")


def test_all_that_is_wrong_is_told_together_a_line_a_variable() -> None:
    told = problems(
        BOT_TOKEN="",
        DATABASE_URL="postgres://anna:pass@host",
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
        ("DATABASE_URL", r"sqlite:///C:\bot\djehuty.db"),
        ("DATABASE_URL", "sqlite:///C:/bot/djehuty.db"),
        ("DATABASE_URL", r"sqlite:///bot\djehuty.db"),
        ("DATABASE_URL", "sqlite:///djehuty.db?mode=ro"),
        ("TELEGRAM_API_URL", "127.0.0.1:8081"),
        ("TELEGRAM_API_URL", "http://"),
        ("TELEGRAM_API_URL", "http://host:port"),
        ("TELEGRAM_API_URL", "http://host/?a=b"),
        ("TELEGRAM_API_URL", "https://api.telegram.org/bot"),
        ("TELEGRAM_API_URL", "https://api.telegram.org/bot1:secret"),
        ("TELEGRAM_API_URL", "http://api.telegram.org"),
        ("BOT_PACE_MS", "1.5"),
        ("BOT_PACE_MS", "60001"),
        ("PICTURES_URL", "bot.example/pictures"),
        ("PICTURES_URL", "https://bot.example:0/pictures"),
        ("PICTURES_CHAT", "@pictures"),
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


def test_a_copy_that_is_waited_for_is_of_a_file() -> None:
    given = {"DATABASE_URL": "sqlite:////data/games.db", "REPLICA_SOCKET": " /data/ls.sock "}
    assert read_settings(FileSettings, given, None).replica_socket == Path("/data/ls.sock")
    assert read_settings(FileSettings, {}, None).replica_socket is None
    given["DATABASE_URL"] = "postgresql://anna:hidden@host/games"
    with pytest.raises(SettingsError, match="REPLICA_SOCKET: is for a copy of a file") as error:
        read_settings(FileSettings, given, None)
    assert "hidden" not in str(error.value)
    with pytest.raises(SettingsError, match="REPLICA_SOCKET: must have 107 bytes at most"):
        read_settings(FileSettings, {"REPLICA_SOCKET": "/" + "x" * 107}, None)
