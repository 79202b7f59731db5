"""Logs carry ids, in one form for all, and no secret however it gets into a line."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from typing import Any, Literal

import pytest
import structlog

from bot.run import logs

SECRET = "123456:secret"  # noqa: S105 - nobody's


def fail() -> None:
    private = "a word of the caller's"
    raise ConnectionError(f"{len(private)}: http://host/bot{SECRET}/getMe")


def line_of(form: Literal["text", "json"], **event: Any) -> str:
    """What one event of ours looks like."""
    stream = io.StringIO()
    logger = logging.Logger("bot.test")  # noqa: LOG001 - apart from the program's own loggers
    logger.addHandler(logs.make_handler(form, stream, (SECRET,)))
    log = structlog.wrap_logger(
        logger, processors=logs.bound_processors(), wrapper_class=structlog.stdlib.BoundLogger
    )
    try:
        fail()
    except ConnectionError:
        log.exception("no answer", **event)
    return stream.getvalue()


def test_a_json_line_is_one_object_with_the_ids() -> None:
    text = line_of("json", game=7, ply=3)
    assert text.count("\n") == 1
    line = json.loads(text)
    assert (line["event"], line["level"], line["logger"]) == ("no answer", "error", "bot.test")
    assert (line["game"], line["ply"]) == (7, 3)
    assert line["timestamp"].endswith("Z")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_secret_is_blotted_out_even_in_an_exception(form: Literal["text", "json"]) -> None:
    text = line_of(form, address=f"bot{SECRET}")
    assert SECRET not in text
    assert text.count("bot<secret>") == 2


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_prints_no_variables(form: Literal["text", "json"]) -> None:
    text = line_of(form)
    assert "ConnectionError" in text
    assert "in fail" in text
    assert "a word of the caller's" not in text


def test_libraries_that_tell_of_every_call_are_quiet() -> None:
    program = """
import logging, sys
from bot.run import logs
logs.set_up("json", "DEBUG", sys.stdout, ("123456:secret",))
for name in ("httpx", "telegram.ext", "aiosqlite", "bot.table.door"):
    logging.getLogger(name).info("POST /bot123456:secret")
    logging.getLogger(name).warning("trouble")
"""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(line["logger"], line["event"]) for line in lines] == [
        ("httpx", "trouble"),
        ("telegram.ext", "trouble"),
        ("aiosqlite", "trouble"),
        ("bot.table.door", "POST /bot<secret>"),
        ("bot.table.door", "trouble"),
    ]


LEAKS = {
    "uncaught": "raise fault",
    "chained": """
try:
    raise fault
except OSError as error:
    raise RuntimeError("on the way") from error
""",
    "in a thread": """
import threading
def run():
    raise fault
thread = threading.Thread(target=run)
thread.start()
thread.join()
""",
    "in a task": """
import asyncio, gc
async def fail():
    raise fault
async def main():
    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
    gc.collect()
asyncio.run(main())
""",
    "in a callback": """
import asyncio
def fail():
    raise fault
async def main():
    asyncio.get_running_loop().call_soon(fail)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
asyncio.run(main())
""",
    "in a finalizer": """
class Closing:
    def __del__(self):
        raise fault
Closing()
""",
    "as a warning": """
import warnings
warnings.simplefilter("always")
warnings.warn(str(fault))
""",
    "by logging itself": """
import logging
logging.getLogger("bot").warning("%d", str(fault))
""",
    "printed": "print(fault, file=sys.stderr)",
    "at the exit": """
import atexit
def fail():
    raise fault
atexit.register(fail)
""",
}
"""Ways on which an exception that quotes an address reaches standard error."""


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("way", LEAKS)
def test_no_secret_reaches_standard_error_on_any_way(way: str, form: str) -> None:
    program = f"""
import sys
from bot.run import logs
token = ":".join(("123456", "secret" * 6))
fault = OSError("http://host/bot" + token + "/getMe and bot" + token.replace(":", "%3A"))
logs.set_up({form!r}, "INFO", sys.stderr, logs.secrets_of(token))
{LEAKS[way]}
"""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert "secretsecret" not in done.stderr
    assert "bot<secret>/getMe" in done.stderr, done.stderr
    assert done.stdout == ""
    if form == "json" and way not in ("printed", "by logging itself", "at the exit"):
        assert {json.loads(line)["level"] for line in done.stderr.splitlines()} <= {
            "critical", "error", "warning",
        }  # fmt: skip


def test_a_line_is_blotted_however_it_is_written() -> None:
    stream = io.StringIO()
    blotted = logs.Blotted(stream, (SECRET,))
    for part in ("on ", SECRET[:5], SECRET[5:], " it", "\nhalf ", SECRET):
        blotted.write(part)
    assert stream.getvalue() == "on <secret> it\n"
    blotted.flush()
    assert stream.getvalue() == "on <secret> it\nhalf <secret>"
