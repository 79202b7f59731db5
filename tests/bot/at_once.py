"""A BOT that thinks in the test's own process, and has it wait: a test has all the time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.run.thinking import Thinking, read_answer
from opponents.worker import answer


class AtOnce(Thinking):
    """Works out the answer when it is asked for."""

    async def ask(self, question: str) -> Mapping[str, Any]:
        return read_answer(answer(question))
