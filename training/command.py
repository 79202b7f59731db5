"""`djehuty train`: learns a rule set of Senet and writes the weights, with a bar."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from games.catalogue import CATALOGUE
from games.core import GameError
from games.senet.rules import Senet
from opponents.judge import WEIGHTS
from training.course import Plan, train
from training.evolving import evolved
from training.writing import file_of

SENET: Final = tuple(rules for rules in CATALOGUE if isinstance(rules, Senet))
"""Every rule set that can be learned."""

TOGETHER: Final = "together"
"""What a network of all of them is called: `together.net`."""


def learned(game: str, name: str) -> Senet:
    """The rule set of that name. `GameError` if it is none, or none of a game that is learned."""
    found = [rules for rules in SENET if rules.id == name]
    if game != "senet" or not found:
        known = ", ".join(rules.id for rules in SENET)
        raise GameError(f"{game} {name} is not learned here; of senet there are: {known}")
    return found[0]


def run(sets: Sequence[Senet], plan: Plan, seed: int, folder: Path = WEIGHTS) -> int:
    """Learn these by one network, write its weights into the folder, and say what it took; the exit
    code. Where one may pass a few numbers to count by are learned instead (decision 61)."""
    begun, data, games = time.process_time(), b"", 0
    name = sets[0].id if len(sets) == 1 else TOGETHER
    counted = len(sets) == 1 and sets[0].may_pass
    part = "trial" if counted else "table"
    with click.progressbar(
        length=plan.games,
        label=f"djehuty train {name}",
        file=sys.stderr,
        show_pos=True,
        item_show_func=lambda item: item,
    ) as bar:

        def sat(number: int, parts: int) -> None:
            bar.current_item = f"{part} {number} of {parts}"
            bar.render_progress()

        course = evolved(sets[0], plan, seed, sat) if counted else train(sets, plan, seed, sat)
        for ended, learner in course:
            bar.update(min(ended, plan.games) - min(games, plan.games))
            games = ended
            if games >= plan.games:
                data = file_of(learner, name, seed, games)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.net"
    file.write_bytes(data)
    minutes = (time.process_time() - begun) / 60
    sys.stdout.write(f"{file}: {len(data):,} bytes, {games:,} games, {minutes:.1f} min of CPU\n")
    return 0
