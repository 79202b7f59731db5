"""Every paragraph of Hyena's page has a test named after it: `test_hyena_9_...` tests hyena 9."""

from __future__ import annotations

import re

from tests.games.test_citations import names, written

PARAGRAPHS = set(range(1, 12))
"""The numbered paragraphs of Hyena."""


def cited() -> set[int]:
    return {int(match[1]) for name in names() if (match := re.match(r"test_hyena_(\d+)_", name))}


def test_every_paragraph_of_hyena_has_a_test_and_no_test_cites_another() -> None:
    assert cited() == PARAGRAPHS


def test_the_page_numbers_these_paragraphs() -> None:
    assert written("Hyena") == [str(number) for number in sorted(PARAGRAPHS)]
