"""An evening in a group that talks: `python -m bench talk`.

Two of four people play, all four talk; ninety presses, in virtual time, with the server's own
parts. How often the board was among the last eight messages when somebody pressed, what it cost in
boards, in new messages of ours, in those of them that mention somebody (pings), and in calls; where
the bot is an admin, where privacy mode hides the talk, and with following off.
Seeds are fixed, so the same figures come again; ± is one standard error of the evenings.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean, stdev
from typing import Final

from tests.simulation.evening import PACES, Evening, spent

EVENINGS: Final = 6
WAYS: Final = (
    ("stays where it is", True, "stay"),
    ("follows, hears all", True, "down"),
    ("follows, guesses", False, "down"),
)


def told(evenings: list[Evening], figure: Callable[[Evening], float]) -> str:
    """A mean with its error."""
    found = [figure(each) for each in evenings]
    return f"{mean(found):6.1f} ± {stdev(found) / len(found) ** 0.5:3.1f}"


def main() -> None:
    print(f"{EVENINGS} evenings each; shares in percent of 90 presses")
    print(
        f"{'talk':8}{'said':>6}  {'the board':20}{'in sight':>13}"
        + "".join(f"{words:>15}" for words in ("boards", "messages", "pings", "calls"))
    )
    for pace in PACES:
        for words, admin, follow in WAYS:
            evenings = [
                spent(pace, admin=admin, follow=follow, seed=seed) for seed in range(EVENINGS)
            ]
            print(
                f"{pace.name:8}{mean(each.said for each in evenings):6.0f}  {words:20}"
                f"{told(evenings, lambda each: 100 * each.seen / each.presses)}"
                f"  {told(evenings, lambda each: each.boards)}"
                f"  {told(evenings, lambda each: each.messages)}"
                f"  {told(evenings, lambda each: each.pings)}"
                f"  {told(evenings, lambda each: each.calls)}",
                flush=True,
            )
