"""What the operator sets, read once from the environment and a `.env` file.

The environment goes before the file; an empty value counts as not set. All that is wrong is told
together, a line a variable, and no value is repeated in it that may be a secret. A name that is
nearly right is wrong, too (docs/decisions/0050).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import SplitResult, urlsplit

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from bot.run.spelling import meant_in_environment, meant_in_file
from bot.run.text_files import Assignments, Unreadable, assignments, text_of
from bot.telegram.limits import Limits, read_limits
from bot.words.languages import LANGUAGES, SPOKEN
from storage.url import database_path, is_postgres, postgres_name

TOKEN, TOKEN_FILE = "BOT_TOKEN", "BOT_TOKEN_FILE"
SECRET, SECRET_FILE = "WEBHOOK_SECRET", "WEBHOOK_SECRET_FILE"
SPANS = {"m": "minutes", "h": "hours", "d": "days"}
PORTS = (443, 80, 88, 8443)
"""Where Telegram brings updates to."""
SOCKET_BYTES = 107
"""So long the name of a Unix socket may be (Linux)."""
PROXIES = ("HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY")
"""Variables that every program reads, from the environment alone."""
OF_THE_WORLD = frozenset({
    TOKEN_FILE, "TELEGRAM_PROXY", "BACKUP_DIR", "REPLICA_SOCKET",
    "WEBHOOK_URL", SECRET, SECRET_FILE, "LISTEN", "METRICS_LISTEN", "PEER_LISTEN",
    "PICTURES_CHAT", "PICTURES_URL", "PICTURES_LISTEN",
})  # fmt: skip
"""What is set for a server before Telegram itself, its ports and its copies: a game in the
playground has nothing to do with them."""


class SettingsError(Exception):
    """What is wrong with the settings: a line a variable."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def _text(read: Callable[[str], Any]) -> BeforeValidator:
    """Texts go through `read`; a default that is a value already stays."""
    return BeforeValidator(lambda value: read(value) if isinstance(value, str) else value)


def _token(text: str) -> str:
    if re.fullmatch(r"\d+:[\w-]+", text.strip()) is None:
        raise ValueError("does not look like a token: digits, a colon, then letters and digits")
    return text.strip()


def _database(text: str) -> str:
    url = text.strip()
    if is_postgres(url):
        postgres_name(url)
    else:
        database_path(url)
    return url


def _plain_address(text: str) -> SplitResult | None:
    """The parts of a plain http address; None if it is none."""
    # The port is checked by reading it; urlsplit raises only then.
    url = urlsplit(text.strip())
    try:
        sound = url.scheme in {"http", "https"} and url.hostname and url.port != 0
    except ValueError:
        sound = False
    return None if not sound or url.query or url.fragment else url


def _url(text: str) -> str:
    url = _plain_address(text)
    if url is None:
        raise ValueError("must be a plain address such as http://127.0.0.1:8081")
    if re.search(r"/bot[^/]*/?$", url.path):
        raise ValueError("must end before /bot: that and the token are put behind it")
    if url.scheme == "http" and url.hostname == "api.telegram.org":
        raise ValueError("must begin with https:// where it names Telegram itself")
    return text.strip().rstrip("/")


def _webhook(text: str) -> str:
    url = _plain_address(text)
    if url is None:
        raise ValueError("must be an address such as https://bot.example/djehuty")
    here = url.hostname == "localhost" or str(url.hostname).startswith("127.")
    if not here and (url.scheme != "https" or (url.port or 443) not in PORTS):
        ports = ", ".join(map(str, PORTS))
        raise ValueError(f"must begin with https:// and have one of the ports {ports}")
    return text.strip()


def _pictures(text: str) -> str:
    if _plain_address(text) is None:
        raise ValueError("must be an address such as https://bot.example/pictures")
    return text.strip().rstrip("/")


def _chat(text: str) -> int:
    if re.fullmatch(r"-?[1-9]\d{0,15}", text.strip()) is None:
        raise ValueError("must be the id of a chat, such as -1001234567890")
    return int(text)


def _secret(text: str) -> str:
    if re.fullmatch(r"[A-Za-z0-9_-]{1,256}", text.strip()) is None:
        raise ValueError("must be 1 to 256 of the signs A-Z a-z 0-9 _ -")
    return text.strip()


def _listen(text: str) -> tuple[str, int]:
    host, colon, port = text.strip().rpartition(":")
    if not colon or not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError("must be a host and a port, such as 127.0.0.1:8080")
    return host.strip("[]"), int(port)


def _socket(text: str) -> Path:
    if len(os.fsencode(text.strip())) > SOCKET_BYTES:
        raise ValueError(f"must have {SOCKET_BYTES} bytes at most, as every name of a socket")
    return Path(text.strip())


def _folder(text: str) -> Path:
    folder = Path(text.strip())
    if not folder.is_dir():
        raise ValueError(f"there is no folder {folder}")
    return folder


def _every(text: str) -> timedelta:
    found = re.fullmatch(r"([1-9]\d{0,4})\s*([mhd])", text.strip().lower())
    if found is None:
        raise ValueError("must be minutes, hours or days, such as 30m, 6h or 1d")
    return timedelta(**{SPANS[found[2]]: int(found[1])})


def _keep(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,3}", text.strip()):
        raise ValueError("must be a whole number, 1 at least")
    return int(text)


def _pace(text: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text.strip()) or int(text) > 60_000:
        raise ValueError("must be a whole number of milliseconds, from 0 to 60000")
    return int(text)


def _admins(text: str) -> frozenset[int]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(re.fullmatch(r"[1-9]\d{0,15}", part) for part in parts):
        raise ValueError("must be user ids with commas between them, such as 123456,789012")
    return frozenset(map(int, parts))


def _one_of(*names: str, fold: Callable[[str], str] = str.lower) -> BeforeValidator:
    def read(text: str) -> str:
        name = fold(text.strip())
        if name not in names:
            raise ValueError(f"must be one of {', '.join(names)}")
        return name

    return _text(read)


class FileSettings(BaseSettings):
    """What every sub-command needs: where the games are saved, and how to log."""

    model_config = SettingsConfigDict(
        frozen=True,
        extra="ignore",
        env_ignore_empty=True,
        hide_input_in_errors=True,
    )

    database_url: Annotated[str, _text(_database), Field(repr=False)] = "sqlite:///djehuty.db"
    """`DATABASE_URL`; :attr:`database` is the file it names, if it names one."""
    replica_socket: Annotated[Path | None, _text(_socket)] = None
    """`REPLICA_SOCKET`: where Litestream, which keeps a copy of the file, can be asked whether the
    copy has all; None where nobody waits for a copy."""
    backup_dir: Annotated[Path | None, _text(_folder)] = None
    """`BACKUP_DIR`: the folder for backups on a schedule; None for none."""
    metrics_listen: Annotated[tuple[str, int] | None, NoDecode, _text(_listen)] = None
    """`METRICS_LISTEN`: the host and port at which figures are told; None for nowhere."""
    log_format: Annotated[Literal["text", "json"], _one_of("text", "json")] = "text"
    """`LOG_FORMAT`."""
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"],
        _one_of("DEBUG", "INFO", "WARNING", "ERROR", fold=str.upper),
    ] = "INFO"
    """`LOG_LEVEL`."""

    @model_validator(mode="after")
    def _copy_of_a_file(self) -> FileSettings:
        """Litestream follows a file."""
        if self.replica_socket is not None and self.in_postgres:
            raise ValueError(
                "REPLICA_SOCKET: is for a copy of a file, and DATABASE_URL names a database of"
                " PostgreSQL: a second PostgreSQL follows the first there (docs/servers.md)"
            )
        return self

    @property
    def database(self) -> Path:
        """The file the games are saved in; `SettingsError` if they are in PostgreSQL, where what
        works on the file has no place."""
        if self.in_postgres:
            raise SettingsError(
                (
                    "DATABASE_URL: names a database of PostgreSQL, and this works on a file alone:"
                    " PostgreSQL has tools of its own for it (docs/servers.md)",
                )
            )
        return database_path(self.database_url)

    @property
    def in_postgres(self) -> bool:
        """Whether the games are saved in PostgreSQL, where several processes may serve."""
        return is_postgres(self.database_url)

    @property
    def database_name(self) -> str:
        """The database as it may be told: without a password."""
        return postgres_name(self.database_url) if self.in_postgres else self.database.name

    @property
    def tables(self) -> Path:
        """The folder of tables of exact chances (`djehuty solve`): beside the file, or in the
        working folder."""
        return Path("tables") if self.in_postgres else self.database.parent / "tables"

    @classmethod
    def settings_customise_sources(
        cls, *_: Any, **sources: Any
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Only what :func:`read_settings` hands in: nothing is looked up behind it."""
        return (sources["init_settings"],)


class Settings(FileSettings):
    """What the bot needs to serve."""

    bot_token: Annotated[SecretStr, _text(_token)]
    """`BOT_TOKEN`, the bot's secret."""
    telegram_api_url: Annotated[str | None, _text(_url)] = None
    """`TELEGRAM_API_URL`: another Bot API server, for methods and files; None is Telegram's own."""
    telegram_proxy: Annotated[str | None, Field(repr=False)] = None
    """`TELEGRAM_PROXY`: the HTTP proxy on the way there, or `off`; None is what the environment
    says, see :func:`bot.telegram.way.proxy_to`."""
    ssl_cert_file: str | None = None
    """`SSL_CERT_FILE`: whose certificates are taken."""
    ssl_cert_dir: str | None = None
    """`SSL_CERT_DIR`: the same, a folder of them."""
    bot_pace_ms: Annotated[int, _text(_pace)] = 1200
    """`BOT_PACE_MS`: how long the BOT's step is shown before its next, in milliseconds."""
    send_limits: Annotated[Limits, NoDecode, _text(read_limits)] = Limits()
    """`SEND_LIMITS`, see :func:`read_limits`."""
    default_language: Annotated[str, _one_of(*LANGUAGES)] = SPOKEN
    """`DEFAULT_LANGUAGE`: spoken where nothing else is known."""
    webhook_url: Annotated[str | None, _text(_webhook)] = None
    """`WEBHOOK_URL`: where Telegram brings updates to; None where we ask for them."""
    webhook_secret: Annotated[SecretStr | None, _text(_secret), Field(repr=False)] = None
    """`WEBHOOK_SECRET`: by which Telegram is known there."""
    listen: Annotated[tuple[str, int] | None, NoDecode, _text(_listen)] = None
    """`LISTEN`: the host and port at which they come in."""
    peer_listen: Annotated[tuple[str, int] | None, NoDecode, _text(_listen)] = None
    """`PEER_LISTEN`: the host and port at which other servers of this bot reach this one, on a
    database of PostgreSQL; None for this machine's alone."""
    backup_every: Annotated[timedelta, _text(_every)] = timedelta(days=1)
    """`BACKUP_EVERY`: how often one is made."""
    backup_keep: Annotated[int, _text(_keep)] = 14
    """`BACKUP_KEEP`: how many are kept."""
    pictures_chat: Annotated[int | None, _text(_chat)] = None
    """`PICTURES_CHAT`: the chat into which pictures for inline messages are uploaded; None where
    there is none."""
    pictures_url: Annotated[str | None, _text(_pictures)] = None
    """`PICTURES_URL`: how the addresses begin at which Telegram fetches such pictures from us."""
    pictures_listen: Annotated[tuple[str, int] | None, NoDecode, _text(_listen)] = None
    """`PICTURES_LISTEN`: the host and port at which it is answered there."""
    admin_ids: Annotated[frozenset[int], NoDecode, _text(_admins)] = frozenset()
    """`ADMIN_IDS`: the people who run the bot; they may do in any group what its admins may."""

    @model_validator(mode="after")
    def _whole_webhook(self) -> Settings:
        """A webhook needs all three."""
        three = {
            "WEBHOOK_URL": self.webhook_url,
            SECRET: self.webhook_secret,
            "LISTEN": self.listen,
        }
        wanting = [name for name, value in three.items() if value is None]
        if wanting and len(wanting) < len(three):
            there = next(name for name in three if name not in wanting)
            raise ValueError(f"{wanting[0]}: is not set, and {there} is: a webhook needs all three")
        return self

    @model_validator(mode="after")
    def _whole_pictures(self) -> Settings:
        """Pictures at addresses need both."""
        if (self.pictures_url is None) != (self.pictures_listen is None):
            names = ("PICTURES_URL", "PICTURES_LISTEN")
            missing, there = names if self.pictures_url is None else reversed(names)
            raise ValueError(f"{missing}: is not set, and {there} is: they need each other")
        return self

    @model_validator(mode="after")
    def _of_a_file(self) -> Settings:
        """Backups are copies of a file."""
        if self.backup_dir is not None and self.in_postgres:
            raise ValueError(
                "BACKUP_DIR: makes copies of a file, and DATABASE_URL names a database of"
                " PostgreSQL: use pg_dump there (docs/servers.md)"
            )
        if self.peer_listen is not None and not self.in_postgres:
            raise ValueError(
                "PEER_LISTEN: is where other servers reach this one, and DATABASE_URL names a file,"
                " on which one server works alone: remove it, or name a database of PostgreSQL"
                " (docs/servers.md)"
            )
        return self


F = TypeVar("F", bound=FileSettings)


def read_settings(
    kind: type[F],
    environ: Mapping[str, str] = os.environ,
    dotenv: Path | None = Path(".env"),
    *,
    without: AbstractSet[str] = frozenset(),
) -> F:
    """Settings of `kind` from `environ` and, behind it, the file `dotenv`; `without` those.

    `SettingsError` lists everything that is wrong.
    """
    try:
        file = Assignments({}, {}, ()) if dotenv is None else assignments(dotenv)
    except Unreadable as error:
        raise SettingsError((f"{dotenv}: {error}",)) from None
    given = {name: text for name, text in _given(environ, file).items() if name not in without}
    problems = [f"{dotenv}: {fault}" for fault in (*file.problems, *_misplaced(file, environ))]
    problems += _misspelt(environ, {name.upper() for name in file.lines})
    if kind is Settings:  # no other needs the token
        problems += _of_file(given, TOKEN, TOKEN_FILE, _token)
        problems += _of_file(given, SECRET, SECRET_FILE, _secret)
    try:
        fields = {name: name.upper() for name in kind.model_fields}
        known: dict[str, Any] = {one: given[name] for one, name in fields.items() if name in given}
        settings = kind(**known)
    except ValidationError as error:
        problems += [_plain(dict(one)) for one in error.errors() if not _told(one, given)]
    if problems:
        raise SettingsError(tuple(problems))
    return settings


def _names() -> frozenset[str]:
    """All that can be set, whatever a command needs of it."""
    fields = (name.upper() for name in Settings.model_fields)
    return frozenset({*fields, TOKEN_FILE, SECRET_FILE})


def _given(environ: Mapping[str, str], file: Assignments) -> dict[str, str]:
    """What is set, by our names. A secret is one thing, however it is given."""
    ours = {name: environ[name] for name in _names() if environ.get(name)}
    theirs = {name.upper(): value for name, value in file.values.items() if value}
    for either in ({TOKEN, TOKEN_FILE}, {SECRET, SECRET_FILE}):
        if either & ours.keys():
            theirs = {name: value for name, value in theirs.items() if name not in either}
    return {name: value for name, value in (theirs | ours).items() if name in _names()}


def _misplaced(file: Assignments, environ: Mapping[str, str]) -> list[str]:
    """What stands in the file of settings and would be passed over."""
    found = list[str]()
    for name, line in file.lines.items():
        if right := meant_in_file(name, _names()):
            found.append(f"line {line}: {name} is no setting: is {right} meant?")
        if name.upper() in PROXIES and not {name.upper(), name.lower()} & environ.keys():
            found.append(
                f"line {line}: {name} is read from the environment alone: here write TELEGRAM_PROXY"
            )
    return found


def _misspelt(environ: Mapping[str, str], in_file: AbstractSet[str]) -> list[str]:
    """What is set in the environment by a name that is nearly right, where the right one is not
    even empty."""
    missing = _names() - environ.keys() - in_file
    wrong = {
        name: meant_in_environment(name, missing) for name in sorted(environ.keys() - _names())
    }
    return [
        f"{name}: is no setting: is {right} meant? (If not, set {right} as well; it may be empty.)"
        for name, right in wrong.items()
        if right
    ]


def _of_file(
    given: dict[str, str], secret: str, file: str, read: Callable[[str], str]
) -> list[str]:
    """Put the secret that stands in a file among what is given; what is wrong with it."""
    if (name := given.get(file)) is None:
        return []
    if secret in given:
        return [f"{file}: {secret} is set, too: leave one of them"]
    try:
        if not (text := text_of(Path(name)).strip()):
            return [f"{file}: {name} is empty"]
        given[secret] = read(text)
    except Unreadable as error:
        return [f"{file}: {name} {error}"]
    except ValueError as error:
        return [f"{file}: what stands in {name} {error}"]
    return []


def _told(error: Mapping[str, Any], given: Mapping[str, str]) -> bool:
    """Whether it is the token, and its file was complained of."""
    return error["loc"][:1] == ("bot_token",) and TOKEN_FILE in given


def _plain(error: dict[str, Any]) -> str:
    if not error["loc"]:  # of several together, which it names
        return str(error["msg"].removeprefix("Value error, "))
    name = str(error["loc"][0]).upper()
    if error["type"] == "missing":
        hint = "; @BotFather gives one" if name == TOKEN else ""
        return f"{name}: is not set{hint}"
    return f"{name}: {error['msg'].removeprefix('Value error, ')}"
