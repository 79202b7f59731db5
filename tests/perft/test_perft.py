"""How many ways a game can go on: every throw's outcome and every choice counted.

`counts.txt` is plain data: switches (`-` for none), depth, count, position. A count that changes
without a decision about the rules is a bug.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.catalogue import rule_set
from games.core import Rules, offers

_LINES = [
    line.split(maxsplit=4)
    for line in Path(__file__).with_name("counts.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def perft(rules: Rules[Any, Any], state: Any, depth: int) -> int:
    """The number of sequences of `depth` actions; ends of the game before that count too."""
    offered = offers(rules, state)
    if depth == 1 or not offered:
        return len(offered) or 1
    return sum(perft(rules, rules.apply(state, action), depth - 1) for action in offered)


def test_there_are_counts() -> None:
    assert len(_LINES) >= 10


@pytest.mark.parametrize("line", _LINES, ids=lambda line: f"{line[0]}-{line[1]}-{line[4][:9]}")
def test_count(line: list[str]) -> None:
    name, switches, depth, count, position = line
    given = [] if switches == "-" else [tuple(entry.split("=")) for entry in switches.split(",")]
    rules = rule_set(name, [(entry[0], entry[1]) for entry in given])
    assert perft(rules, rules.load(position), int(depth)) == int(count)
