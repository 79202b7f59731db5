"""For all tests: their order, where their files lie, and that no clock decides."""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import settings
from pytest_asyncio import is_async_test

from bot.words.languages import LANGUAGES, SPOKEN
from tests.postgres import QUICK, Server, started

HERE = Path(__file__).parent
TEXTS = HERE.parent / "bot" / "words" / "texts"
RAM, ROOM = Path("/dev/shm"), 2**30  # noqa: S108 - where there is one, and room in it
FIRST_TO_LAST = (
    "games",
    "contract",
    "perft",
    "golden",
    "opponents",
    "cards",
    "arena",
    "render",
    "storage",
    "bot",
    "simulation",
    "playground",
    "bot/e2e/test_watching.py",
    "bot/e2e/test_heights.py",
    "bot/e2e/test_link_game.py",
    "bot/e2e/test_private_game.py",
    "bot/e2e",
)
"""Pure tests first, those with processes and browsers last: what is broken shows itself early.
Folders that are not named come between the pure ones and the rest. Of the last ones, the longest
come first: no worker plays a whole game while the others have nothing left to do."""
ONE_LOOP = ("playground", "bot/e2e")
"""All tests below run in one loop, in which the bots' pipes and the browser live."""

# Tests kill processes, never the machine: what they save needs no disk, nor to wait for one.
if RAM.is_dir() and os.access(RAM, os.W_OK) and shutil.disk_usage(RAM).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(RAM))

# As training has it; who reads numpy first decides for all.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# httpx asks for it at each lock, and Python looks anew for a module that is not there: an eighth of
# what a test with processes takes in its own.
if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]  # so says Python: it is not there

# As the server has it: what stands in for it where rich is installed takes longer than most tests.
_plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
structlog.configure(processors=[structlog.processors.add_log_level, _plain])

# No test fails because the machine is busy.
settings.register_profile("djehuty", deadline=None)
settings.load_profile("djehuty")


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Each worker reads another share of the files first. What one has compiled the others find:
    otherwise all of them compile every file of a new clone, side by side."""
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if count == 1:
        return
    number = int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw"))
    files = sorted(asked(session.config))
    first = len(files) * number // count
    for file in (*files[first:], *files[:first]):
        # What cannot be read is told when its tests are gathered.
        with contextlib.suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(HERE.parent).with_suffix("").parts))


def asked(config: pytest.Config) -> Iterator[Path]:
    """The files of tests below the paths that pytest was called with."""
    for argument in config.args:
        path = config.invocation_params.dir / argument.partition("::")[0]
        yield from [path] if path.is_file() else path.rglob("test_*.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: place(item.path))
    for item in items:
        if config.getoption("loadgroup", default=False):
            gather(item)
        if is_async_test(item) and any(HERE / folder in item.path.parents for folder in ONE_LOOP):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def pytest_collection_finish() -> None:
    """Python looks less often for circles of objects, and never through what is there from now on:
    the tests themselves, and all that they imported. As the server does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def gather(item: pytest.Item) -> None:
    """Tests are handed out together whose ids end with the same group. pytest-xdist 3.8 writes it
    where pytest 9.2 looks no more, so each went its own way (pytest-xdist's issue 1386)."""
    for group in {str(mark.args[0]) for mark in item.iter_markers("xdist_group")}:
        if not item.nodeid.endswith(f"@{group}"):
            item._id = item.id.parse(f"{item.nodeid}@{group}")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """With `--dist loadgroup` a file's tests are handed out together (tests/scheduling.py), in the
    order in which they were gathered and not the files with most tests first."""
    if config.getvalue("dist") != "loadgroup":
        return None
    config.option.loadscopereorder = False
    from tests.scheduling import ByFile  # noqa: PLC0415 - without pytest-xdist nobody asks for it

    return ByFile(config, log)


@cache
def place(path: Path) -> float:
    """When a file's tests come: it, or the deepest of its folders that is named, counts."""
    own = path.relative_to(HERE)
    folders = [str(folder) for folder in (own, *own.parents)]
    named = [FIRST_TO_LAST.index(folder) for folder in folders if folder in FIRST_TO_LAST]
    return named[0] if named else FIRST_TO_LAST.index("storage") + 0.5


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist, which may be left out
def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: a test with a bot's process waits for it half of its time."""
    return (os.cpu_count() or 1) + 2


def pytest_configure(config: pytest.Config) -> None:
    """A wrong path is told at once: workers would only find no tests. So is a language without one
    of its files: no test that says anything could even begin."""
    lacking = [
        str(file.relative_to(HERE.parent))
        for english in sorted(TEXTS.rglob(f"{SPOKEN}.ftl"))
        for file in (english.with_name(f"{language}.ftl") for language in LANGUAGES)
        if not file.exists()
    ]
    if lacking:
        wanted = f"copy {SPOKEN}.ftl beside it and translate every message"
        raise pytest.UsageError(f"there is no {', nor '.join(lacking)}: {wanted}")
    for argument in config.args:
        path = config.invocation_params.dir / argument.partition("::")[0]
        if not path.exists():
            raise pytest.UsageError(f"there is no {path}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Without a browser one line says so, and not one for every test that needs it."""
    report = yield
    skipped = report.longrepr if report.skipped else None
    if isinstance(skipped, tuple) and item.get_closest_marker("browser"):
        report.longrepr = (str(HERE / "browser.py"), 1, skipped[2])
    return report


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL of this process's own, which keeps nothing beyond its tests."""
    server = started(*QUICK)
    yield server
    server.stop()
