"""The page's own words: every one in all languages, and none in English where another is spoken."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bot.words.library import LANGUAGES

PAGE = Path(__file__).parents[2] / "playground" / "page"

WORDS = re.compile(r"^  (\w\w): \{\n(.*?)^  \},$", re.DOTALL | re.MULTILINE)
ENTRY = re.compile(r'(\w+): ("(?:[^"\\]|\\.)*")')

KEPT = {"bot", "online", "chat", "Quiz"}
"""Words that another language has from English."""

LITERAL = re.compile(r'(?P<before>[\w-]*"?: )?(?P<text>"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)')
COMMENT = re.compile(r"^\s*(?://|\*|/\*).*$", re.MULTILINE)
PROSE = re.compile(r"\b[A-Z][a-z]+\b|[a-z]{2,} [a-z]{2,}|^ ?[a-z]{3,} $|^ [a-z]{3,} ?$")
"""A capital word, two words, or one with a space beside it: what people read."""
SILENT = {"class", "rel", "rows", "style"}
"""What an element has that nobody reads."""
NAMES = {"Enter", "Escape", "ArrowDown", "ArrowUp", "English", "Português"}
"""Keys, and languages in their own words."""
SELECTOR = re.compile(r"^[.\[]\w")


def tables() -> dict[str, dict[str, str]]:
    """What the page says, by language and key."""
    source = (PAGE / "words.js").read_text(encoding="utf-8")
    return {
        code: {key: json.loads(text) for key, text in ENTRY.findall(body)}
        for code, body in WORDS.findall(source)
    }


def test_every_word_of_the_page_comes_in_every_language_with_the_same_gaps() -> None:
    said = tables()
    assert said.keys() == LANGUAGES.keys()
    for code, words in said.items():
        assert words.keys() == said["en"].keys(), code
        for key, text in words.items():
            if key not in {"answer", "answers"}:  # one answer is counted in a word of its own
                assert gaps(text) == gaps(said["en"][key]), (code, key)


def gaps(text: str) -> set[str]:
    """What is put into a text."""
    return set(re.findall(r"\{(\w+)\}", text))


def test_no_word_of_another_language_is_english() -> None:
    said = tables()
    same = {
        f"{code}: {key}"
        for code, words in said.items()
        if code != "en"
        for key, text in words.items()
        if text.lower() == said["en"][key].lower() and text not in KEPT
    }
    assert same == set()


def test_no_words_stand_in_the_page_itself() -> None:
    """They would be English to everybody."""
    found = [
        f"{path.name}: {match['text']}"
        for path in sorted(PAGE.glob("*.js"))
        if path.name != "words.js"
        for match in LITERAL.finditer(COMMENT.sub("", path.read_text(encoding="utf-8")))
        if (match["before"] or "").rstrip('": ') not in SILENT and prose(match["text"][1:-1])
    ]
    assert found == []


def prose(text: str) -> bool:
    """Whether people would read it, apart from what is put in."""
    bare = re.sub(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", "", text)
    return text not in NAMES and not SELECTOR.match(text) and PROSE.search(bare) is not None


def test_words_in_the_page_are_found() -> None:
    for text in ("Enlarge the picture", "${count} members", "edited ", "Today", "Delete ${name}"):
        assert prose(text)
    for text in ("${size} B", "touchstart", "no", "aria-busy"):
        assert not prose(text)
