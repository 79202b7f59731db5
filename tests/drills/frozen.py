"""Drill 3: the server that shows a chat is frozen (SIGSTOP) in the middle of an upload, and wakes a
minute later.

The others go on within five seconds. In the second after it wakes it begins no call for a chat that
is no longer its own, and no board stays behind what is saved.
"""

from __future__ import annotations

import asyncio
import time

from tests.drills.field import PLIES, Field, field_of
from tests.drills.outcome import Outcome, spread
from tests.postgres import QUICK, started

GO_ON_S = 5.0
SETTLE_S = 22.0
"""Until what was shown over once more is shown."""
WAKING_S = 0.7
PICTURE = "editMessageMedia"


async def run(seconds: float = 60.0, pairs: int = 4, settle_s: float = SETTLE_S) -> Outcome:
    """The drill."""
    outcome, server = Outcome(), started(*QUICK)
    try:
        async with field_of(server, pairs, BOT_PACE_MS="10") as field:
            await field.shared_out()
            for pair in field.pairs:
                await pair.move()
            await _freeze(field, outcome, seconds, settle_s)
    finally:
        server.stop()
    return outcome


async def _freeze(field: Field, outcome: Outcome, seconds: float, settle_s: float) -> None:
    play, pair = field.house.play, field.pairs[0]
    seq, before = await field.house.seq(), [await field.calls(one) for one in range(2)]
    await play.fault(PICTURE, "hold_before", chat_id=pair.people[0].id)
    moving = asyncio.create_task(pair.move())
    await play.wait_fault("hold_before", after=seq)
    # No shard is given away while a call is under way there, so whose it is now made it.
    number, other = [await field.whose(person) for person in pair.people]
    frozen, calls = field.bots[number], before[number] + (other == number)
    await field.ended(number, calls)  # the other board of this press
    frozen.freeze()
    stopped = time.monotonic()
    await moving
    first = time.monotonic() - stopped
    outcome.say(
        f"frozen while a picture was on its way: it was shown {first:.1f} s later by the other"
    )
    while time.monotonic() - stopped < seconds:
        await asyncio.gather(*(one.move() for one in field.pairs))
        await asyncio.sleep(seconds / PLIES)
    known = len(frozen.log)
    await play.release()  # the picture that was under way comes to Telegram now, a minute late
    frozen.thaw()
    woke = time.monotonic()
    await asyncio.sleep(WAKING_S)  # a second later it may have chats again
    theirs = await field.calls(number) - calls - 1  # the one that was under way
    outcome.say(f"as it woke it began {theirs:.0f} calls for chats")
    await frozen.wait_line("leases were lost: they were not renewed in time", known)
    for _ in range(10):
        await asyncio.gather(*(one.move() for one in field.pairs))
    await asyncio.sleep(settle_s)
    gaps = [took for one in field.pairs for at, took in one.gaps if stopped < at < woke]
    after = [took for one in field.pairs for at, took in one.gaps if at > woke]
    outcome.say(f"frozen for {woke - stopped:.0f} s: press to both boards in s: {spread(gaps)}")
    outcome.say(f"after it woke: {spread(after)}")
    outcome.demand(theirs == 0, f"it began {theirs} calls when it woke")
    outcome.demand_within(GO_ON_S + 1, max((*gaps, first)), "a press")
    await field.all_right(outcome)
