"""Logs: one line an event, with ids; never names, texts or secrets.

Our own events come through structlog, the libraries' through the standard library; both leave
by one handler in one form.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Literal, TextIO

import structlog
from structlog.typing import Processor

QUIET = ("httpx", "httpcore", "telegram", "aiosqlite", "asyncio", "PIL", "uvicorn.access")
"""Loggers that tell of every call, some with the address, which holds the token: warnings only."""

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


def set_up(
    form: Literal["text", "json"], level: str, stream: TextIO, secrets: tuple[str, ...] = ()
) -> None:
    """Send all logs from `level` on to `stream`. Called once, by the program's entry."""
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
