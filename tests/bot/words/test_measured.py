"""No figure that was measured or reckoned is told bare: an error stands with it, or a word that
says it is rounded. Which arguments of the texts are such figures stands here, in closed lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from bot.words.library import LANGUAGES, Library
from tests.bot.wording import MESSAGES, SAMPLES, patterns, walk

LIBRARY: Final = Library()

MEASURED: Final = {
    "advice": ("chance", "gain"),
    "card-choice": ("share", "chosen"),
    "card-first": ("share", "drawn"),
    "card-length": ("minutes", "presses"),
    "card-taps": ("presses",),
    "day-gains": ("worth", "second"),
    "ended-gain": ("rating",),
    "invite-long": ("presses",),
    "levels-line": ("points",),
    "levels-share": ("share", "most"),
    "me-choices": ("ahead",),
    "me-luck": ("luck",),
    "me-rating": ("rating",),
    "me-skill": ("rating",),
    "review-clean": ("lost",),
    "throws-rare": ("percent",),
    "throws-usual": ("percent",),
}
"""Figures that may be off, by their messages."""

BESIDE: Final = {
    "replay-chances": "the error stands behind both chances, at the end of the line",
    "replay-chances-brief": "the error stands behind both chances, at the end of the line",
    "review-side": "review-scale, above both sides, says by how much sums may be wrong",
    "review-verdict": "review-scale, and between is a range",
    "review-moment": "review-turning, the heading, says about",
    "review-plain-turn": "said to be about, before the arrow",
    "review-cost": "a range, as far as it may be off; an exact figure is said to be exact",
    "review-swing": "a part of the two above",
    "ended-gain-brief": "by how much a rating moved, as it is reckoned; my page has its error",
}
"""Messages whose figures are told to be uncertain by what stands with them, and by what."""

EXACT: Final = {
    "known to the last digit, or reckoned from odds": (
        "advice-exact.chance", "advice-exact.gain",
        *(
            f"luck-device-{device}.{name}"
            for device in ("bone", "chips", "dice", "sticks")
            for name in ("around", "mean", "worth")
        ),
    ),
    "stones that were counted, so many turns ahead, and said to be that": (
        "review-cost-stones.gain",
    ),
    "how far an error reaches, what a rating was, or how a number is written": (
        "card-first.error", "decimal.gain", "ended-gain.change", "ended-gain.error",
        "ended-gain.old", "me-card-choices.around", "me-card-luck.around",
        "me-choices.around", "me-luck.around",
        "me-rating.error", "me-skill.error", "review-clean.around",
        "review-scale.error",
    ),
    "counted": (
        "answer-stars-full.most", "caption-match.points", "card-length.points",
        "choose-match.points", "ended-counts-less.percent", "find-looking.minutes",
        "invite-match.points", "invite-seal.most", "key-match.points", "label-mine.first",
        "label-mine.second",
        "label-score.first", "label-score.second", "line-how.most", "listed-and.first",
        "listed.first", "listed-or.first", "lobby-seats.most",
        "me-games-drawn.drawn", "me-games-lost.lost", "me-pair.lost", "name-long.most",
        "news-how.most", "over-all-home.points", "over-borne-off.points", "quiet-hours.first",
        "quiet-which-to.first", "set-may-play-some.most", "top-pair.lost", "words-how.most",
        "words-long.most",
    ),
}  # fmt: skip
"""Messages and arguments that are counts, times, or errors themselves, by why."""

FIGURES: Final = frozenset(
    {
        "ahead", "around", "chance", "chosen", "drawn", "error", "first", "gain", "lost", "luck",
        "mean", "minutes", "most", "now", "old", "percent", "points", "presses", "rating", "second",
        "share", "was", "worth", "between", "change",
    }
)  # fmt: skip
"""The arguments that are, or may be, a figure that is not quite known."""

COUNTS: Final = frozenset(
    {
        "actions", "after", "aftersealed", "again", "ago", "all", "asleep", "ban", "began", "begun",
        "best", "by", "choose", "clean", "clock", "close", "command", "commitment", "cost", "count",
        "counts", "date", "decided", "decisions", "digest", "done", "due", "ended", "even", "exact",
        "expected", "failed", "finished", "free", "gains", "games", "going", "gone", "groups",
        "here", "hundred", "id", "lacking", "least", "left", "less", "lettered", "letters", "long",
        "lot", "lucky", "mark", "missed", "mistakes", "move", "moves", "next", "number", "numbered",
        "offset", "once", "open", "other", "over", "owed", "own", "page", "pages", "parked", "part",
        "parts", "people", "pieces", "place", "placed", "players", "plays", "point", "private",
        "progress", "record", "right", "salt", "score", "secret", "sent", "side", "small", "solved",
        "span", "square", "squares", "stand", "standing", "stones", "switches", "taken", "takes",
        "thrown", "throws", "turn", "turns", "unsure", "walk", "until", "user", "wait", "waiting",
        "why", "won", "worded", "yielded",
    }
)  # fmt: skip
"""The arguments that are counts, numbers of houses, odds, times, codes and choices of words."""

EXACTLY: Final = frozenset(each for listed in EXACT.values() for each in listed)

ROUNDED: Final = {
    "en": r"about|≈",
    "ru": r"примерно|около|≈",
    "pt": r"cerca de|≈",
    "ar": r"نحو|≈",
}
"""What says that a figure is rounded, before it."""

ERROR: Final = {
    "en": r"give or take",
    "ru": r"возможная ошибка",
    "pt": r"margem de erro",
    "ar": r"هامش الخطأ",
}
"""What says how far a figure may be off, behind it in the same sentence."""

SAID: Final = ("719", 719)
"""A figure that nothing else in a text is."""


def asked() -> Iterator[tuple[str, str]]:
    """Each message that is not of a game's own words, with each argument that has digits."""
    for message, attribute in patterns("en"):
        for name in walk("en", message, attribute).variables:
            values = SAMPLES.get(name, ())
            if message not in MESSAGES and any(map(_is_figure, values)):
                yield message, name


def _is_figure(value: object) -> bool:
    return isinstance(value, int | float) or any(map(str.isdigit, str(value)))


def test_of_every_figure_it_is_known_whether_it_was_measured() -> None:
    unknown = {name for _, name in asked()} - FIGURES - COUNTS
    assert not unknown, f"{sorted(unknown)}: into FIGURES if it may be off, else into COUNTS"
    untold = {
        f"{message}.{name}"
        for message, name in asked()
        if name in FIGURES and name not in MEASURED.get(message, ()) and message not in BESIDE
    }
    wanted = sorted(untold - EXACTLY)
    assert not wanted, (
        f"{', '.join(wanted)}: measured or reckoned? Then MEASURED wants it, and an error "
        "or a word of rounding has to stand with it. A count belongs to EXACT."
    )
    assert untold >= EXACTLY, "EXACT names what no text has"


def test_nothing_is_listed_that_no_text_has() -> None:
    there = set(asked())
    assert {(message, name) for message, names in MEASURED.items() for name in names} <= there
    assert set(BESIDE) <= {message for message, name in there if name in FIGURES}
    assert {name for _, name in there} >= FIGURES | COUNTS
    assert not FIGURES & COUNTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_or_a_word_of_rounding_stands_with_each_measured_figure(language: str) -> None:
    bare = [
        text
        for message, names in MEASURED.items()
        for name in names
        for text in _said(language, message, name)
        if not _rounded(language, text)
    ]
    assert not bare


def _said(language: str, message: str, figure: str) -> Iterator[str]:
    """A message with that figure in it, by all the words that its other arguments may be."""
    texts = LIBRARY[language]
    names = sorted(walk(language, message).variables)
    found = 0
    for values in product(*(_values(name, figure) for name in names)):
        text = texts.plain(message, **dict(zip(names, values, strict=True)))
        if SAID[0] in text:
            found += 1
            yield re.sub("[\u2066-\u2069]", "", text)
    assert found, f"{message} never says ${figure}"


def _values(name: str, figure: str) -> tuple[str | float, ...]:
    if name == figure:
        return (SAID[isinstance(SAMPLES[name][0], int | float)],)
    return (0,) if name == "exact" else SAMPLES[name]


def _rounded(language: str, text: str) -> bool:
    """Whether that is so of each place at which the figure stands."""
    before = rf"(?:{ROUNDED[language]})(?: на| в)? ?{SAID[0]}"
    places = len(re.findall(SAID[0], text))
    told = len(re.findall(rf"{before}|{SAID[0]}(?: ±|[^.:]*(?:{ERROR[language]}))", text))
    return places == told
