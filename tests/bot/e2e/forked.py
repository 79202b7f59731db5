"""What a process of the bot's or the playground's does that was forked from one which has read all
the code (`mother`).

Reading it takes a second of a core, and the tests start the bot, or another command of it, some two
hundred times. Everything else is as `python -m bot` finds it: its own environment, folder, streams,
and `default` for warnings. A start from nothing has tests of its own: `run_afresh`,
`tests/bot/run/test_launch.py` and `tests/playground/test_playground_process.py`.
"""

from __future__ import annotations

import os
import resource
import sys
import warnings
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from bot.__main__ import main as djehuty
from playground.__main__ import main as playground
from tests.bot.e2e.newer import main as newer

COMMANDS = {"djehuty": djehuty, "playground": playground, "newer": newer}
MOTHER = os.getpid()


def main(
    command: str,
    arguments: Sequence[str],
    environ: Mapping[str, str],
    folder: Path,
    out: Connection,
    err: Connection,
    largest: int | None,
) -> None:
    """`COMMAND ARGUMENTS`, its output into these pipes; no file may grow over `largest` bytes."""
    assert os.getppid() == MOTHER, "it was forked from a process that had read nothing"
    for number, pipe in ((1, out), (2, err)):
        os.dup2(pipe.fileno(), number)
        pipe.close()
    os.chdir(folder)
    os.environ.update(environ)
    warnings.simplefilter("default")
    # Python 3.12.0 to 3.12.3 say it of each `?1` by mistake (pyproject.toml).
    warnings.filterwarnings("ignore", "Binding .* is a named parameter", DeprecationWarning)
    if largest is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))
    sys.exit(COMMANDS[command](arguments))
