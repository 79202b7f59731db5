"""Every paragraph of Seega's pages has a test named after it: `test_seega_3_6_...` seega 3.6."""

from __future__ import annotations

import re

from tests.games.test_citations import names, written

PARAGRAPHS = {
    *(f"1.{n}" for n in range(1, 8)),
    *(f"2.{n}" for n in range(1, 8)),
    *(f"3.{n}" for n in range(1, 11)),
}
"""The numbered paragraphs of Seega."""


def cited() -> set[str]:
    return {
        f"{match[1]}.{match[2]}"
        for name in names()
        if (match := re.match(r"test_seega_(\d)_(\d+)_", name))
    }


def test_every_paragraph_of_seega_has_a_test_and_no_test_cites_another() -> None:
    assert cited() == PARAGRAPHS


def test_the_pages_number_these_paragraphs() -> None:
    assert sorted(written("Seega")) == sorted(PARAGRAPHS)
