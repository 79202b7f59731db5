"""In which portions pytest-xdist hands out the tests (docs/decisions/0056)."""

from __future__ import annotations

from typing import Final

from xdist.scheduler.loadgroup import (  # type: ignore[import-untyped]  # it has no types
    LoadGroupScheduling,
)

WAITING: Final = ("tests/bot/e2e/", "tests/playground/")
"""Tests with processes wait half of their time: they are handed out one by one."""


class ByFile(LoadGroupScheduling):  # type: ignore[misc]  # it has no types
    """A file goes to one worker, which keeps what its tests share; a group as it is marked."""

    def _split_scope(self, nodeid: str) -> str:
        group: str = super()._split_scope(nodeid)
        return portion(group) if group == nodeid else group


def portion(nodeid: str) -> str:
    """What a test in no group is handed out with."""
    return nodeid if nodeid.startswith(WAITING) else nodeid.partition("::")[0]
