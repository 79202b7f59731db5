"""Logs: one line an event, with ids; never names, texts or secrets.

Our own events come through structlog, the libraries' through the standard library; both leave
by one handler in one form. So do exceptions that nobody caught, in this thread or another, and
warnings. What is written past all that, as logging does of its own failures, is blotted on its way.
"""

from __future__ import annotations

import io
import logging
import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Literal, TextIO, cast

import structlog
from structlog.typing import Processor

QUIET = (
    "aiohttp",
    "httpx",
    "httpcore",
    "telegram",
    "aiosqlite",
    "asyncio",
    "PIL",
    "uvicorn.access",
)
"""Loggers that tell of every call, some with the address, which holds the token: warnings only."""

LONG_HALF = 30
"""Telegram's tokens have 35 characters behind the colon; a word there is not blotted alone."""

_SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def make_handler(
    form: Literal["text", "json"], stream: TextIO, secrets: tuple[str, ...] = ()
) -> logging.Handler:
    """A handler that writes to `stream`; any of `secrets` in a line is blotted out."""
    last: tuple[Processor, ...]
    if form == "json":
        last = (
            # As text: the structured form prints every frame's variables, and so secrets.
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        )
    else:
        # Plain: the rich tracebacks print variables too.
        plain = structlog.dev.plain_traceback
        last = (structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain),)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=(
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *last,
                _blot(secrets),
            ),
        )
    )
    return handler


def secrets_of(token: str, *others: str) -> tuple[str, ...]:
    """What to blot out of a bot's token: all of it, and its second half, which is the secret: an
    address may write the colon otherwise. And `others`, where they are not empty."""
    half = token.partition(":")[2]
    more = tuple(other for other in others if other)
    return (token, half, *more) if len(half) >= LONG_HALF else (token, *more)


def set_up(
    form: Literal["text", "json"], level: str, stream: TextIO, secrets: tuple[str, ...] = ()
) -> None:
    """Send all logs from `level` on to `stream`, and whatever else goes to standard error through
    the same blot. Called once, by the program's entry."""
    root = logging.getLogger()
    root.handlers = [make_handler(form, stream, secrets)]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    structlog.configure(
        processors=bound_processors(),
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    sys.stderr = cast("TextIO", Blotted(sys.stderr, secrets))
    _catch_the_rest()


def _catch_the_rest() -> None:
    """Have the log tell what nobody caught: Python would print it as it is, with whatever an
    exception quotes (an address has the token in it)."""
    log = structlog.get_logger("uncaught")

    def uncaught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            log.critical("uncaught exception", exc_info=(kind, error, trace))

    def in_thread(what: threading.ExceptHookArgs) -> None:
        if what.exc_value is not None:
            uncaught(what.exc_type, what.exc_value, what.exc_traceback)

    def unraisable(what: sys.UnraisableHookArgs) -> None:
        if what.exc_value is not None:
            log.error("uncaught exception", exc_info=what.exc_value)

    sys.excepthook = uncaught
    threading.excepthook = in_thread
    sys.unraisablehook = unraisable
    logging.captureWarnings(capture=True)


class Blotted(io.TextIOBase):
    """A stream whose lines leave without the secrets. Half a line waits for its end or a flush."""

    def __init__(self, stream: TextIO, secrets: tuple[str, ...]) -> None:
        self._stream = stream
        self._blot = _blot(secrets)
        self._half = ""

    def writable(self) -> bool:
        """It can be written to."""
        return True

    def write(self, text: str) -> int:
        """Write what is whole lines now."""
        *lines, self._half = (self._half + text).split("\n")
        if lines:
            self._stream.write(self._blot(None, "", "\n".join((*lines, ""))))
            self._stream.flush()
        return len(text)

    def flush(self) -> None:
        """Write the half line, too."""
        half, self._half = self._half, ""
        self._stream.write(self._blot(None, "", half))
        self._stream.flush()

    def isatty(self) -> bool:
        """Whether somebody looks at it."""
        return self._stream.isatty()

    def fileno(self) -> int:
        """The file behind it: what a child process inherits is not blotted."""
        return self._stream.fileno()


def bound_processors() -> list[Processor]:
    """What our own events go through before the handler gets them."""
    return [
        structlog.stdlib.filter_by_level,
        *_SHARED,
        structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
    ]


def _blot(secrets: tuple[str, ...]) -> Callable[..., str]:
    """The last processor of a chain: `(logger, method, line) → line` without the secrets."""

    def blot(_logger: object, _method: str, line: str) -> str:
        for secret in secrets:
            line = line.replace(secret, "<secret>")
        return line

    return blot
