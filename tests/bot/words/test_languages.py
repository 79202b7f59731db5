"""A language is a line of `LANGUAGES` and its files, and none of them is English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax.visitor import Visitor

from bot.words.library import LANGUAGES, SPOKEN
from tests.bot.wording import entries

ROOT = Path(__file__).parents[3]

KEPT = {
    "names and signs that are the same everywhere": (
        "BOT", "Djehuty", "Seega", "Senet", "Aseb", "Heru", "glebsite.net",
        "Daniel U. Thibault", "UTC",
    ),
    "Portuguese calls it so, too": ("ankh", "min", "chance"),
}  # fmt: skip
"""Words that another language may have in common with English, by why."""

ENGLISH = frozenset(
    ("the", "of", "and", "you", "your", "with", "this", "that", "these", "is", "are", "was", "were")
)
"""Words that are in most English sentences, and in those of no other language that we speak."""

LISTED = 20
"""So many of what is left in English are told, and how many there are."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_NOT_SAID = re.compile(r"<[^>]*>|<[^>]*$|^[^<]*>|https?://\S+|@\w+|/\w+")
"""Tags, also those that a name parts; addresses and commands."""


class Pieces(Visitor):  # type: ignore[misc, unused-ignore]  # fluent.syntax may come untyped
    """Collects what is said in a pattern word for word, between what is put in."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  # the visitor's own name
        text = _NOT_SAID.sub(" ", node.value)
        if _WORD.search(text):
            self.said.append(" ".join(text.split()))


def pieces(pattern: Any) -> frozenset[str]:
    """What is said in a pattern."""
    found = Pieces()
    found.visit(pattern)
    return frozenset(found.said)


def permitted(piece: str) -> bool:
    """Whether all words of it may be the same in several languages."""
    rest = piece
    for name in sorted((name for names in KEPT.values() for name in names), key=len, reverse=True):
        rest = re.sub(rf"\b{re.escape(name)}\b", " ", rest, flags=re.IGNORECASE)
    return _WORD.search(rest) is None


def left(language: str) -> Iterator[tuple[str, str]]:
    """What is said in English in the files of another language: where, and what."""
    english = {key: pieces(pattern) for key, pattern in entries(SPOKEN).items()}
    for (message, attribute), pattern in entries(language).items():
        name = f"{language}: {message}{f'.{attribute}' if attribute else ''}"
        same = english.get((message, attribute), frozenset())
        for piece in sorted(pieces(pattern)):
            words = {word.lower() for word in _WORD.findall(piece)}
            if (piece in same and not permitted(piece)) or words & ENGLISH:
                yield name, piece


def test_no_english_is_left_in_the_files_of_another_language() -> None:
    found = [
        f"{name}: {piece}" for code in LANGUAGES if code != SPOKEN for name, piece in left(code)
    ]
    shown = "\n".join(found[:LISTED])
    assert not found, (
        f"{len(found)} times; translate it, or list a name with its reason in KEPT:\n{shown}"
    )


def test_what_may_be_the_same_is_the_same_somewhere() -> None:
    """A name that is on the list in vain would hide a word."""
    english = entries(SPOKEN)
    same = {
        word
        for code in LANGUAGES
        if code != SPOKEN
        for key, pattern in entries(code).items()
        for piece in pieces(pattern) & pieces(english[key])
        for names in KEPT.values()
        for word in names
        if re.search(rf"\b{re.escape(word)}\b", piece, re.IGNORECASE)
    }
    assert {word for names in KEPT.values() for word in names} - same == set()


def test_english_is_found_in_a_sentence_that_is_half_translated() -> None:
    assert ENGLISH & {word.lower() for word in _WORD.findall("Бросьте the палочки")}
    assert not permitted("A game of Senet")
    assert permitted("🤖 BOT:")
    assert permitted("Daniel U. Thibault")


def test_every_language_is_named_where_people_look_for_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [own for own in LANGUAGES.values() if own not in readme] == [], "README.md"
    operations = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    row = next(line for line in operations.splitlines() if "`DEFAULT_LANGUAGE`" in line)
    assert [code for code in LANGUAGES if f"`{code}`" not in row] == [], "docs/operations.md"
