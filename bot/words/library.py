"""Texts in every language, from the Fluent files beside this module.

`texts/<language>.ftl` has the talk, `texts/<game>/<language>.ftl` what is told of a game,
`texts/rules/<language>.ftl` the rules of every rule set and switch, `texts/learn/<language>.ftl`
the lessons; a message may hold others as its parts. One message id, the same arguments in every
language; tests refuse a missing, unused or wrongly parametrised one. What people and other
languages bring is set in bidi isolates, so that a Latin name stands right in Arabic, and broken
apart where Telegram would make a link of it (:mod:`bot.words.inert`); a game's own words and codes
to be copied (:data:`OWN`) are not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from bot.words.aloud import Voice
from bot.words.entries import Entries
from bot.words.inert import Html, inert
from bot.words.languages import LANGUAGES, SPOKEN
from games.catalogue import CATALOGUE
from games.core import Told

__all__ = [
    "KEPT",
    "LANGUAGES",
    "OWN",
    "SPOKEN",
    "Library",
    "MissingText",
    "Texts",
    "in_stones",
    "signed",
    "source",
    "sources",
    "value_of",
]

OWN = frozenset(
    {
        "level",
        "play",
        "topic",
        "user",
        "game",
        "rules",
        "rating",
        "side",
        "mark",
        "sealed",
        "kind",
        "brought",
        "digest",
        "emblem",
        "after",
        "aftersealed",
        "ban",
        "by",
        "alike",
        "pieces",
        "told",
        "id",
        "character",
        "switch",
        "switches",
        "value",
        "sign",
        "explained",
        "others",
        "command",
        "speaker",
        "standing",
        "counts",
        "progress",
        "seats",
        "commitment",
        "secret",
        "salt",
        "band",
        "verdict",
        "found",
        "point",
        "basis",
        "better",
        "worse",
        "cost",
        "fate",
        "shown",
        "date",
        "ago",
        "span",
        "backups",
        "gains",
        "lead",
        "stand",
        "less",
        "was",
        "now",
        "swing",
        "earlier",
        "later",
        "outcome",
        "much",
        "omitted",
    }
)
"""Arguments that are words of the same language, or codes that nobody should copy with two
invisible characters around them: they are set as they are."""


TOGETHER: Final = frozenset({"from", "to", "guard", "bare"})
"""Arguments whose several numbers are the squares of one sentence."""


class MissingText(LookupError):
    """A message that the language's file does not have, or arguments that do not fit it."""


_NUMBERS = re.compile(r"\d+(?:[ ,|]\d+)+")
"""Several numbers as a game tells them: houses `1 3 5`, throws `4,1`, and any one of `2|3|6`."""


KEPT = 2048
"""So many sentences are kept for each language."""

Given: TypeAlias = tuple[tuple[str, type, str | float], ...]
"""The arguments of a message: name, type and value of each."""


@dataclass(frozen=True)
class Texts:
    """The texts of one language."""

    language: str
    entries: Entries
    otherwise: Texts | None = None
    """Says what this language does not have: nobody waits in vain for a forgotten line."""
    voice: Voice | None = None
    """How all of it is spoken, to who plays by ear."""

    @cached_property
    def aloud(self) -> Texts:
        """The same language as a screen reader speaks it."""
        if self.voice is not None:
            return self
        otherwise = None if self.otherwise is None else self.otherwise.aloud
        return Texts(self.language, self.entries, otherwise, Voice(self.plain))

    @cached_property
    def silent(self) -> Texts:
        """The same language as it is written."""
        return self if self.voice is None else Texts(self.language, self.entries, self.otherwise)

    def spoken(self, text: str) -> str:
        """A text as it is told here: as it stands, or as it is spoken."""
        return text if self.voice is None else self.voice(text)

    def label(self, text: str) -> str:
        """A button's words as they are told here."""
        return text if self.voice is None else self.voice.label(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self.entries

    def html(self, message: str, **args: str | float) -> str:
        """A message for captions and messages sent as HTML; the arguments are escaped, but for what
        is :class:`Html` already."""
        return self._format(message, None, {k: _escaped(v) for k, v in _isolated(args).items()})

    def plain(self, message: str, **args: str | float) -> str:
        """A message without markup: buttons, alerts, commands."""
        return self._format(message, None, _isolated(args))

    def told(self, told: Told) -> str:
        """A game's own words (plain; escape them before they go into HTML)."""
        return self._format(told.message, None, self._said(told))

    def button(self, told: Told) -> str:
        """A game's own words as they stand on a button."""
        return self._format(told.message, "button", self._said(told))

    def said(self, told: Told) -> str:
        """A game's own words to the one who did it: the answer to a press. The eaten are told by
        the signs that the board shows them by; to who hears it by their numbers."""
        eaten = str(dict(told.args).get("eaten", "none"))
        if self.voice is None and eaten != "none":
            signs = [self.plain(f"mark-player{number}") for number in eaten.split()]
            told = told.given("eaten", self.both(signs))
        return self._format(told.message, "said", self._said(told))

    def tale(self, told: Told, *, mine: bool, then: bool = False) -> str:
        """A game's own words as a part of a sentence, to who plays for the first time: of what they
        did, or of what was done to them; `then` of a throw behind another one. Several squares are
        listed as the language does that."""
        wanted = ("then",) if then else ("tale",) if mine else ("theirs", "tale")
        there = (each for each in wanted if self.entries.pattern(told.message, each) is not None)
        if squares := str(dict(told.args).get("squares", "")).split():
            told = told.given("squares", self.both(squares))
        return self._format(told.message, next(there, wanted[-1]), self._said(told))

    def way(self, told: Told) -> str:
        """From where to where somebody went, as a part of a sentence."""
        return self._format(told.message, "way", self._said(told))

    def brief(self, told: Told) -> str:
        """Where a turn of a BOT led, in a line."""
        return self._format(told.message, "brief", self._said(told))

    def stop(self, told: Told) -> str:
        """The same as half a line, of a BOT or of who reads it."""
        return self._format(told.message, "stop", self._said(told))

    def because(self, told: Told) -> str:
        """What speaks for a choice, as a sentence, where a game has one; else in few words."""
        if self.entries.pattern(told.message, "because") is None:
            return self.told(told)
        if houses := str(dict(told.args).get("houses", "")).split():
            told = told.given("houses", self.both(houses))
        return self._format(told.message, "because", self._said(told))

    def offer(self, told: Told) -> str:
        """What an order would do, beside its button, which is named there."""
        return self._format(told.message, "offer", self._said(told))

    def back(self, told: Told) -> str:
        """That what an order is for is over, and begins anew by what was asked for; empty where a
        game says nothing of it."""
        there = self.entries.pattern(told.message, "back") is not None
        return self._format(told.message, "back", self._said(told)) if there else ""

    def has_tale(self, told: Told, *, mine: bool = True) -> bool:
        """Whether there are such words of its own for what somebody did, or was done to them."""
        return self.entries.pattern(told.message, "tale" if mine else "theirs") is not None

    def short(self, told: Told) -> str:
        """How far a side is, as a bare number: of :meth:`games.core.Rules.describe`. Where it is a
        sign, all of it is told to who hears it."""
        bare = self.silent._format(told.message, "short", self._said(told))
        return bare if self.voice is None or bare.isdigit() else self.told(told)

    def listed(self, words: Iterable[str]) -> str:
        """Several words as the language lists them: `4, 1`."""
        return self._between.join(words)

    def both(self, words: Sequence[str]) -> str:
        """Several words of which each holds: `4, 1 and 2`."""
        *first, last = words
        if not first:
            return last
        return self._format("listed-and", None, {"first": self.listed(first), "next": last})

    def decimal(self, value: float, places: int) -> str:
        """A number with so many places behind the point or the comma that the language has."""
        return f"{value:.{places}f}".replace(".", self._point)

    @cached_property
    def _point(self) -> str:
        return self._format("decimal", None, {"gain": 0.5}).strip("05")

    def _numbers(self, name: str, value: str) -> str:
        """Several numbers as the language lists them: `4, 1`; any one of them: `2, 3 or 6`; of
        those in a sentence, by the argument's name, all: `4, 6 and 7`."""
        *first, last = value.split("|")
        if not first and name in TOGETHER:
            return self.both(value.split(" "))
        if not first:
            return self.listed(re.split("[ ,]", value))
        return self._format("listed-or", None, {"first": self.listed(first), "next": last})

    @cached_property
    def _between(self) -> str:
        return self.silent._format("listed", None, {"first": "", "next": ""})

    def _said(self, told: Told) -> dict[str, str | float]:
        """The arguments of a game's own words, with several numbers set as a list."""
        return {
            name: self._numbers(name, value)
            if isinstance(value, str) and _NUMBERS.fullmatch(value)
            else value
            for name, value in told.args
        }

    def _format(self, message: str, attribute: str | None, args: Mapping[str, str | float]) -> str:
        # 1, 1.0 and True are equal, but not the same words.
        given = tuple((name, type(value), value) for name, value in args.items())
        return self._formatted(message, attribute, given)

    @cached_property
    def _formatted(self) -> Callable[[str, str | None, Given], str]:
        """What was said lately is not put together again: two boards of a game have most words in
        common."""
        return lru_cache(maxsize=KEPT)(self._put_together)

    def _put_together(self, message: str, attribute: str | None, given: Given) -> str:
        args = {name: value for name, _, value in given}
        pattern = self.entries.pattern(message, attribute)
        if self.voice is not None and attribute in (None, "button"):
            # Where signs would say too much, what is read aloud has words of its own.
            pattern = self.entries.pattern(message, "aloud") or pattern
        if pattern is None:
            if self.otherwise is not None:
                return self.otherwise._format(message, attribute, args)
            if not self.has(message):
                raise MissingText(f"{self.language}: no message {message!r}")
            raise MissingText(f"{self.language}: {message!r} has no {attribute or 'value'}")
        text, errors = self.entries.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.language}: {message!r} with {sorted(args)}: {errors[0]}")
        return self.spoken(str(text))


class Library:
    """All languages; each file is read once."""

    def __init__(self) -> None:
        self._texts = {language: _load(language) for language in LANGUAGES}

    def __getitem__(self, language: str) -> Texts:
        return self._texts[language]

    def pick(self, *wishes: str | None, default: str = SPOKEN) -> Texts:
        """The first wish we speak; `pt-BR` wishes for `pt`."""
        for wish in wishes:
            code = (wish or "").split("-")[0].lower()
            if code in self._texts:
                return self._texts[code]
        return self._texts[default]


def source(language: str) -> str:
    """The texts of a language, all its files together."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sources(language))


def sources(language: str) -> tuple[Traversable, ...]:
    """The files of a language: the talk, one a game, the rules, the lessons."""
    texts = files("bot.words").joinpath("texts")
    games = sorted({rules.game for rules in CATALOGUE})
    folders = (texts, *(texts.joinpath(name) for name in (*games, "rules", "learn")))
    return tuple(folder.joinpath(f"{language}.ftl") for folder in folders)


def value_of(texts: Texts, switch: str, value: str) -> str:
    """What a value of a switch is called; on and off are called the same everywhere. A number that
    is offered no more, as an old game may have kept it, is called by itself."""
    if value in ("on", "off"):
        return texts.plain(f"value-{value}")
    if value.isdecimal() and not texts.has(f"switch-{switch}-{value}"):
        return value
    return texts.plain(f"switch-{switch}-{value}")


def _isolated(args: Mapping[str, str | float]) -> dict[str, str | float]:
    """Foreign words between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, with nothing in them
    that Telegram would make live."""
    return {
        name: value
        if not isinstance(value, str) or isinstance(value, Html) or name in OWN
        else f"\u2068{inert(value)}\u2069"
        for name, value in args.items()
    }


def _escaped(value: str | float) -> str | float:
    return value if isinstance(value, Html | float | int) else escape(value, quote=False)


def signed(number: int) -> str:
    """A number with its sign, as pictures have it."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"


def in_stones(texts: Texts, ahead: int) -> str:
    """How somebody stands who has so many stones more than the other side: `4 stones behind`."""
    lead = "more" if ahead > 0 else "fewer" if ahead else "same"
    return texts.plain("stones-ahead", lead=lead, stones=abs(ahead))


@cache
def _load(language: str) -> Texts:
    otherwise = None if language == SPOKEN else _load(SPOKEN)
    return Texts(language, Entries(language, source(language)), otherwise)
