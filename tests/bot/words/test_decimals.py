"""Numbers with places behind the point are written as the language does: 0,4 in Portuguese."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.words.library import Library

LIBRARY = Library()
SPEAKING = ("board", "choosing", "handlers", "table")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "0.40"), ("ru", "0,40"), ("pt", "0,40"), ("ar", "0.40")]
)
def test_a_number_has_the_point_or_the_comma_of_its_language(language: str, said: str) -> None:
    assert LIBRARY[language].decimal(0.4, 2) == said


def test_no_number_is_put_into_words_with_a_point_of_its_own() -> None:
    files = [file for part in SPEAKING for file in Path("bot", part).rglob("*.py")]
    assert len(files) > 50
    found = [str(file) for file in files if re.search(r":\.[0-9{]\w*}?f}", file.read_text("utf-8"))]
    assert not found, "Texts.decimal writes it as the language does"
