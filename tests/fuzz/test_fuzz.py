"""A little nonsense of each kind; `make fuzz COUNT=100000` sends more."""

from __future__ import annotations

from random import Random

import pytest

from tests.fuzz.kinds import KINDS, block
from tests.fuzz.nonsense import made

SIZE = 120


@pytest.mark.parametrize("kind", KINDS)
def test_nonsense_is_refused_kindly_and_changes_nothing(kind: str) -> None:
    tally = block(kind, seed=2, number=0, size=SIZE)
    assert tally.findings == []
    assert tally.inputs == SIZE
    assert 0 < tally.refused < SIZE, "some of it means something"


def test_a_finding_can_be_found_again() -> None:
    """What a block sends follows from its seed and its number alone."""

    def sent(number: int) -> list[str]:
        random = Random(f"presses 1 {number}")
        return [made(random, ["a:1:0:throw"], 64)[0] for _ in range(50)]

    assert sent(3) == sent(3)
    assert sent(3) != sent(4)
    first, second = block("presses", 5, 1, 40), block("presses", 5, 1, 40)
    assert (first.inputs, first.refused) == (second.inputs, second.refused)
