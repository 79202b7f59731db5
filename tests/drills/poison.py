"""Drill 5: at once an update comes in each of 200 queues that nobody can work on.

Each is put aside and acknowledged, so that it comes once. People who press meanwhile do not notice.
"""

from __future__ import annotations

import asyncio
import time

import httpx

from bot.telegram.endpoint import SECRET_HEADER
from tests.bot.e2e.told import SECRET
from tests.drills.away import Hooked, hooked
from tests.drills.outcome import Outcome, quantile, spread

LONGEST_S = 1.0


async def run(rounds: int = 40, queues: int = 200, pairs: int = 4) -> Outcome:
    """The drill."""
    outcome = Outcome()
    async with hooked(pairs) as there:
        calm = await _moves(there, rounds // 2)
        begun = time.monotonic()
        async with asyncio.TaskGroup() as both:
            posting = both.create_task(_poison(there, queues))
            playing = both.create_task(_moves(there, rounds // 2))
        took, answers = posting.result()
        busy = playing.result()
        outcome.say(f"{queues} updates that nobody can work on, at once: answered in {took:.1f} s")
        outcome.say(f"press to board in s before: {spread(calm)}; beside them: {spread(busy)}")
        outcome.demand(answers == {200}, f"answers {sorted(answers)}")
        outcome.demand(took <= time.monotonic() - begun, "the clock went back")
        outcome.demand_within(LONGEST_S, quantile(busy, 0.99), "a press beside them")
        for pair in there.pairs:
            await there.house.check_true(pair.board)
    return outcome


async def _moves(there: Hooked, rounds: int) -> list[float]:
    """So many presses of each pair; how long each took."""
    took = list[float]()
    for _ in range(rounds):
        await asyncio.gather(*(pair.move() for pair in there.pairs))
        took += [pair.gaps[-1][1] for pair in there.pairs]
    return took


async def _poison(there: Hooked, queues: int) -> tuple[float, set[int]]:
    """Bring them; how long it took, and what was answered."""
    url = there.bot.settings["WEBHOOK_URL"]
    begun = time.monotonic()
    async with httpx.AsyncClient(trust_env=False, timeout=30) as client:

        async def one(number: int) -> int:
            body = {"update_id": 10**8 + number, "message": {"message_id": "no number"}}
            answer = await client.post(url, json=body, headers={SECRET_HEADER: SECRET})
            return answer.status_code

        answers = set(await asyncio.gather(*(one(number) for number in range(queues))))
    return time.monotonic() - begun, answers
