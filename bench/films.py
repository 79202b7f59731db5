"""How long films take and how large they are: `python -m bench.films`.

Times are CPU time: in a process that has drawn nothing yet, so that all is read for the first time;
and in one that has made films of other games. ± is one standard error. Then how late the event loop
is at the worst, with and without a film being made beside it.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from bench.figures import with_error
from bot.board.filming import Reel, Studio, shot, whole
from bot.table.from_record import tabled
from games.catalogue import rule_set
from games.core import Choose, Over
from games.record import Record, record_of
from render import Camera

CASES = (
    ("thibault", 2, 100),
    ("bell", 2, 100),
    ("siga", 2, 100),
    ("hyena", 2, 100),
    ("hyena", 6, 100),
    ("hyena", 6, 900),
)
TICK_S = 0.005
FILMS = 20
"""So many films the loop's delay is measured in."""
TIMES = 6
"""So many processes, and so many games in this one."""
COLD = """
import sys, time
from bench.films import record
from bot.board.filming import shot, whole
from bot.table.from_record import tabled
from render import Camera
reel = whole(tabled(record(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
started = time.process_time()
shot(Camera(), reel)
print(time.process_time() - started)
"""


def record(id_: str, seats: int, most: int, step: int = 7) -> Record:
    """A game of so many actions at most, in which now this and now that is chosen."""
    rules, texts = rule_set(id_), list[str]()
    state, number = rules.start(seats), 0
    while not isinstance(turn := rules.turn(state), Over) and len(texts) < most:
        number = (number * 1103515245 + 12345 + step) % (1 << 31)
        if isinstance(turn, Choose):
            action = turn.actions[(number >> 16) % len(turn.actions)]
        else:
            action = turn.odds[(number >> 16) % len(turn.odds)][0]
        texts.append(rules.write(action))
        state = rules.apply(state, action)
    names = [(side.capitalize(), side) for side in rules.sides[:seats]]
    return record_of(rules, seats, texts, names)


def cold(id_: str, seats: int, most: int) -> float:
    """Milliseconds for the first film of a process."""
    asked = [sys.executable, "-c", COLD, id_, str(seats), str(most)]
    run = subprocess.run(  # noqa: S603 - our own interpreter and program
        asked, check=True, capture_output=True, text=True
    )
    return 1000 * float(run.stdout)


def warm(camera: Camera, reel: Reel) -> float:
    """Milliseconds for the film of a game that this camera has not seen."""
    started = time.process_time()
    shot(camera, reel)
    return 1000 * (time.process_time() - started)


async def largest_gap(work: Awaitable[object]) -> float:
    """Milliseconds by which the loop was late at the worst while something was done beside it."""
    worst, doing = 0.0, asyncio.ensure_future(work)
    while not doing.done():
        before = time.perf_counter()
        await asyncio.sleep(TICK_S)
        worst = max(worst, time.perf_counter() - before - TICK_S)
    await doing
    return 1000 * worst


async def gaps(reels: Sequence[Reel]) -> tuple[list[float], list[float]]:
    """The worst delays of the loop while films are made, and in as long a time without, in turns:
    both have the same machine."""
    filming, idle = list[float](), list[float]()
    with ThreadPoolExecutor(1) as thread:
        studio = Studio(partial(asyncio.get_running_loop().run_in_executor, thread))
        for reel in reels:
            started = time.perf_counter()
            filming.append(await largest_gap(studio.film(reel)))
            idle.append(await largest_gap(asyncio.sleep(time.perf_counter() - started)))
    return filming, idle


def main() -> None:
    """The figures of each kind of game."""
    camera = Camera()
    for id_, seats, most in CASES:
        reel = whole(tabled(record(id_, seats, most)))
        first, *others = (whole(tabled(record(id_, seats, most, n))) for n in range(TIMES + 1))
        size = len(shot(Camera(), reel)) / 1000
        warm(camera, first)
        new = with_error([cold(id_, seats, most) for _ in range(TIMES)], ".0f")
        running = with_error([warm(camera, each) for each in others], ".0f")
        print(
            f"film, {id_} for {seats}: {len(reel.table.played)} actions, {len(reel.stops)} frames,"
            f" {size:.0f} KB; {reel.skipped} turns left out;"
            f" ms of CPU: {new} in a new process, {running} in one that runs",
            flush=True,
        )
    reels = [whole(tabled(record("thibault", 2, 100, n))) for n in range(FILMS)]
    filming, idle = asyncio.run(gaps(reels))
    print(
        f"the loop's worst delay at a tick of {1000 * TICK_S:.0f} ms, of {FILMS} films of Senet:"
        f" ms: {with_error(filming, '.1f')} while one is made, at most {max(filming):.1f};"
        f" {with_error(idle, '.1f')} in as long a time without, at most {max(idle):.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
