"""The bot, which says what Python does in it: what :mod:`bench.calls` runs.

It stands alone, since it runs before the program of another commit, whose folder is where modules
are looked for.
"""

from __future__ import annotations

import json
import os
import runpy
import secrets
import sys
import threading
from types import CodeType, FrameType

SECRET = 32
"""Bytes of a game's secret."""


class Counting:
    """Counts what Python begins in the thread in which it is started."""

    def __init__(self) -> None:
        self._begun: dict[tuple[CodeType, bool], int] = {}
        self._first: dict[CodeType, int] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Hear of a call; one that resumes stands further on in its code than where it began."""
        if event == "call":
            code, at = frame.f_code, frame.f_lasti
            key = (code, at > self._first.setdefault(code, at))
            self._begun[key] = self._begun.get(key, 0) + 1

    def told(self) -> list[tuple[str, str, int, bool, int]]:
        """File, name, line, whether resumed, and how often so far."""
        begun = self._begun.copy()
        return [
            (code.co_filename, code.co_qualname, code.co_firstlineno, resumed, count)
            for (code, resumed), count in begun.items()
        ]


def known(count: int | None = None) -> bytes:
    """In place of a game's secret always the same bytes, so that each run throws what all others
    do; what has another length is drawn as ever."""
    return bytes(range(SECRET)) if count == SECRET else os.urandom(count or SECRET)


def serve() -> None:
    """The bot, which says on its standard output what was counted whenever a line comes in."""
    counting = Counting()

    def answer() -> None:
        for _ in sys.stdin:
            print(json.dumps(counting.told()), flush=True)

    threading.Thread(target=answer, daemon=True).start()
    vars(secrets)["token_bytes"] = known
    sys.argv = ["djehuty", "serve"]
    sys.setprofile(counting)
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    serve()
