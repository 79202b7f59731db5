"""Work beside what is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol


class Spawn(Protocol):
    """Starts work of its own, which is looked after and ends with the process."""

    def __call__(self, work: Coroutine[Any, Any, None], /) -> asyncio.Task[None]:
        """The task that does it."""
