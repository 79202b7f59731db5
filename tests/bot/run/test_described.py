"""The list of commands reaches Telegram, if not at once."""

from __future__ import annotations

from telegram.error import NetworkError

from bot.run.serve import DESCRIBE_S, described


async def test_the_commands_are_told_again_until_telegram_has_taken_them() -> None:
    faults, pauses = 12, list[float]()
    told = 0

    async def describe() -> None:
        nonlocal told
        if len(pauses) < faults:
            raise NetworkError("the connection was cut")
        told += 1

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    await described(describe, sleep)
    assert told == 1
    assert pauses[:4] == [1, 2, 4, 8]
    assert max(pauses) == DESCRIBE_S
