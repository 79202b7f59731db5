"""An evening in a group that talks: `python -m bench talk`.

Two of four people play, all four talk; ninety presses, in virtual time, with the server's own
parts. How often fewer than five messages stood below the board when somebody pressed, what it cost
in boards, in new messages of ours, in those of them that mention somebody (pings), and in calls;
where the bot is an admin, where privacy mode hides the talk, and with following off.
Seeds are fixed, so the same figures come again; ± is one standard error of the evenings.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean
from typing import Final

from bench.figures import with_error
from tests.simulation.evening import PACES, Evening, spent

EVENINGS: Final = 6
WAYS: Final = (
    ("stays where it is", True, "stay"),
    ("follows, hears all", True, "down"),
    ("follows, guesses", False, "down"),
)
FIGURES: Final[tuple[Callable[[Evening], float], ...]] = (
    lambda each: 100 * each.seen / each.presses,
    lambda each: each.boards,
    lambda each: each.messages,
    lambda each: each.pings,
    lambda each: each.calls,
)
"""As the columns are headed."""


def main() -> None:
    print(f"{EVENINGS} evenings each; shares in percent of 90 presses")
    print(
        f"{'talk':8}{'said':>6}  {'the board':20}"
        + "".join(f"{words:>15}" for words in ("in sight", "boards", "messages", "pings", "calls"))
    )
    for pace in PACES:
        for words, admin, follow in WAYS:
            evenings = [
                spent(pace, admin=admin, follow=follow, seed=seed) for seed in range(EVENINGS)
            ]
            print(
                f"{pace.name:8}{mean(each.said for each in evenings):6.0f}  {words:20}"
                + "".join(
                    f"{with_error([figure(each) for each in evenings]):>15}" for figure in FIGURES
                ),
                flush=True,
            )
