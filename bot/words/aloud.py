"""Words as a screen reader speaks them: no emoji, and no sign that alone says something.

A screen reader says the name of every emoji, and nothing of most other signs. So whatever is told
to who plays by ear goes through a :class:`Voice`: a sign that says something becomes a word of the
language, the others go. What is spoken already stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

SIGNS: Final[Mapping[str, str]] = {
    "▲": "aloud-triangle",
    "★": "aloud-star",
    "◎": "aloud-ring",
    "☥": "aloud-ankh",
    "☾": "aloud-moon",
    "≋": "aloud-waves",
    "👁️": "sign-eye",
    "🪲": "sign-scarab",
    "🪶": "sign-feather",
    "☀️": "sign-sun",
    "🐱": "sign-cat",
    "⛵": "sign-boat",
    "🐍": "sign-cobra",
    "🦅": "sign-falcon",
    "🐾": "aloud-hyena",
    "≈": "aloud-about",
    "±": "aloud-plus-minus",
    "№": "aloud-number",
    "❗": "aloud-mistake",
    "✓": "aloud-chosen",
    "🔸": "aloud-changed",
    "⏩\u2060": "aloud-by-itself",
}
"""Signs that are called by a word wherever they stand, each with its message."""

ALONE: Final[Mapping[str, str]] = {
    "⏮": "aloud-to-first",
    "◀": "aloud-to-before",
    "▶": "aloud-to-next",
    "⏭": "aloud-to-last",
}
"""Buttons that have a sign and no word."""

SILENT: Final = re.compile(
    "[\u2139\u2190-\u21ff\u2300-\u23ff\u2460-\u24ff\u2500-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d"
    "\U0001f000-\U0001faff\ufe0f\u20e3\u200d\u2060\u2039\u203a\u2022\u223c\u224b]"
)
"""What is not spoken: emoji, arrows, shapes, and what is not seen."""

_EMPTY = re.compile("\u2068\\s*\u2069")
_ENDS = re.compile("^([\u200f\u200e]?)[ ,;\u060c]+|[ ,\u060c]+$", re.MULTILINE)
_FOLDED = re.compile(r"\n?<blockquote(?: expandable)?>(.*?)</blockquote>", re.DOTALL)

Says = Callable[..., str]
"""A message in words, from its name and arguments."""


@dataclass(frozen=True)
class Voice:
    """How one language is spoken; `says` gives its messages."""

    says: Says

    def __call__(self, text: str) -> str:
        """The text (also HTML) as it is spoken."""
        if text.isascii() and "/" not in text:
            return text
        for sign, told in self._ways:
            text = sign.sub(told, text)
        text = SILENT.sub("", text)
        while _EMPTY.search(text):
            text = _EMPTY.sub("", text)
        text = re.sub("[ \u00a0]*\u00b7[ \u00a0]*", f"{self._comma} ", text)
        text = re.sub("[ \u00a0]{2,}", " ", text)
        text = re.sub("[ \u00a0]+([,.;:!?)،])", r"\1", text)
        text = re.sub(r"([,:(،])[,،]+", r"\1", text)
        text = re.sub("\\([ \u00a0]+", "(", text)
        return _ENDS.sub(lambda found: found[1] or "", text)

    def label(self, text: str) -> str:
        """A button's words; of one that has a sign alone, what that says."""
        return self(text) or self.says(ALONE.get(text.strip("\ufe0f "), "somebody"))

    @cached_property
    def _comma(self) -> str:
        return self.says("aloud-comma")

    @cached_property
    def _ways(self) -> tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]:
        """What becomes of signs, the first ones first."""
        says = self.says

        def times(found: re.Match[str]) -> str:
            return f"{self._comma} {says('aloud-times', count=int(found[1]))}"

        gap = "[ \u00a0\u2060]*"
        hit, water, throws = says("aloud-hit"), says("aloud-water"), says("aloud-throws")
        between: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
            (f"{gap}→{gap}", f" {says('aloud-to')} "),
            (f"{gap}⇄{gap}", f" {says('aloud-swaps')} "),
            (f"{gap}⚔\ufe0f?{gap}", f"{self._comma} {says('aloud-takes')} "),
            (f"{gap}💥{gap}(?=\\w)", f"{self._comma} {hit}{self._comma} "),
            (f"{gap}💥{gap}", f"{self._comma} {hit}"),
            (f"(?<=\\d){gap}🌊{gap}(?=\\w)", f"{self._comma} {water}{self._comma} "),
            (f"(?<=\\d){gap}🌊", f"{self._comma} {water}"),
            (f"{gap}\\+{gap}🎲", f" {says('aloud-one-throw')}"),
            (f"{gap}\\+(\\d+){gap}🎲", rf", {says('aloud-extra')} \1"),
            (f"🎲{gap}(?=\\d)", f"{throws} "),
            (r"(?<=\d)/(?=\d)", f" {says('aloud-of')} "),
            (r"(?<=\d)×(?=\d)", f" {says('aloud-by')} "),
            (f"{gap}×{gap}(\\d+)", times),
            (r"‹ (?=\d)", f"{says('aloud-previous')} "),
            (r"(?<=\d) ›", f" {says('aloud-next')}"),
        )
        ways = [(re.compile(sign), told) for sign, told in between]
        for sign, message in SIGNS.items():
            word = says(message)
            # A sign that stands before its own word is said once.
            pattern = rf"{re.escape(sign)}\ufe0f?{gap}(?:{re.escape(word)}\b)?"
            ways.append((re.compile(pattern, re.IGNORECASE), f" {word} "))
        return tuple(ways)


def unfolded(html: str) -> str:
    """A text without quotations: what is folded there is not read to the end. It comes behind the
    rest, as it is wanted less."""
    folded = _FOLDED.findall(html)
    return "\n".join((_FOLDED.sub("", html).strip("\n"), *folded)).strip("\n")
