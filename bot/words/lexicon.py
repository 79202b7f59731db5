"""What rule sets and switches are called, and which of them written words mean.

A name is that of the catalogue (`thibault`, `bank_throws`) or the one on the screen ("Правила
Тибо", "House of Netting (16)"), in any case, without its marks; a game and a rule set may share
one. Whole names go before parts of them, parts before what is only like them; what could mean
several is never guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

from bot.words.combos import MATCH, AnyRuleSet, options
from bot.words.library import Texts, value_of
from bot.words.slips import slips
from games.catalogue import CATALOGUE

MISSPELT: Final = Fraction(1, 4)
"""How many slips a letter of the longer one has, at most, where one word is a code misspelt."""

PARTLY: Final = Fraction(1, 5)
"""The same for a word of a shown name: so many are short that a slip often leads to one."""

FAINTLY: Final = Fraction(3, 8)
"""The same for a name to be suggested for a word that is none."""

LONGEST: Final = 32
"""Characters of a word that are told back."""

PREFIX: Final = 3
"""Letters of a word from which on it may begin a name, or stand for a part of one."""

Names: TypeAlias = Mapping[str, Collection[str]]
"""Each code with all that it is called."""

_DROPPED = frozenset({"Mn", "Cf", "So", "Sk", "Ps", "Pe", "Pi", "Pf", "Po"})
"""Unicode categories without which names are compared: accents, invisible marks, pictures,
brackets, quotes, other punctuation. `_`, `-` and `+` stay."""


def folded(word: str) -> str:
    """A word as names are compared: small letters without accents and marks, `_` for `-`."""
    plain = unicodedata.normalize("NFKD", word[: 2 * LONGEST].casefold())
    bare = (c for c in plain if unicodedata.category(c) not in _DROPPED or c == "_")
    joined = re.sub(r"[-\u2010-\u2015]", "_", "".join(bare))
    return re.sub(r"(?<=\d)[×х*](?=\d)", "x", joined)  # 7×7, also with a Cyrillic letter


def words_of(text: str) -> list[str]:
    """The words of a text; `=` (and `:`) is one of its own."""
    spread = re.sub(r"[=:]", " = ", unicodedata.normalize("NFKC", text))
    return [word for word in re.split(r"[\s,;،؛·]+", spread) if word == "=" or folded(word)]


@lru_cache(maxsize=4096)
def _phrase(name: str) -> tuple[str, ...]:
    """A name's words, folded. Every command that is read asks for the same few hundred names."""
    return tuple(map(folded, words_of(name)))


@dataclass(frozen=True)
class Found:
    """What the first `count` words may be: one code is what they mean; several, what they might;
    none, they mean nothing. `exact` unless it was a part of a name or a near miss."""

    codes: tuple[str, ...]
    count: int = 1
    exact: bool = False


class Lexicon:
    """Names, ready to be looked up."""

    def __init__(self, names: Names) -> None:
        self.codes = tuple(names)
        self._whole: dict[tuple[str, ...], set[str]] = {}
        self._runs: dict[tuple[str, ...], set[str]] = {}
        self._words: dict[str, set[str]] = {}
        for code, called in names.items():
            self._whole.setdefault((code,), set()).add(code)
            self._words.setdefault(code, set()).add(code)
            for name in called:
                for spelt in {name, re.sub(r"\(.*\)", "", name)}:
                    phrase = _phrase(spelt)
                    self._whole.setdefault(phrase, set()).add(code)
                    for begin in range(len(phrase)):
                        for end in range(begin + 1, len(phrase) + 1):
                            self._runs.setdefault(phrase[begin:end], set()).add(code)
                    for word in phrase:
                        self._words.setdefault(word, set()).add(code)
        for word, codes in list(self._words.items()):
            if len(codes) > 1 and len(word) <= PREFIX:
                del self._words[word]  # "the", "in": they tell nothing
        self._most = max(map(len, (*self._whole, *self._runs)), default=1)

    def whole(self, words: Sequence[str]) -> Found | None:
        """The longest whole name that the words begin with, if it is one code's alone."""
        for count in range(min(len(words), self._most), 0, -1):
            codes = self._whole.get(tuple(map(folded, words[:count])), set())
            if len(codes) == 1:
                return Found(tuple(codes), count, exact=True)
        return None

    def every(self, words: Sequence[str]) -> Found:
        """All that the longest whole name may mean with which the words begin."""
        for count in range(min(len(words), self._most), 0, -1):
            codes = self._whole.get(tuple(map(folded, words[:count])))
            if codes:
                return Found(tuple(code for code in self.codes if code in codes), count)
        return Found((), 0)

    def find(self, words: Sequence[str]) -> Found:
        """What the words begin with: a whole name, else a part of one, else something like one."""
        found = self.whole(words)
        if found is not None:
            return found
        for count in range(min(len(words), self._most), 1, -1):
            run = tuple(map(folded, words[:count]))
            if run in self._runs and max(map(len, run)) >= PREFIX:
                return Found(tuple(sorted(self._runs[run])), count)
        return Found(self.near(words[0]))

    def near(self, word: str) -> tuple[str, ...]:
        """The codes that a word may be: those it begins, else those it is like."""
        word = folded(word)
        if len(word) < PREFIX:
            return ()
        begun = {
            code for name in self._words if name.startswith(word) for code in self._words[name]
        }
        if begun:
            return tuple(sorted(begun))
        codes = {code: {code} for code in self.codes}
        for known, most in ((codes, MISSPELT), (self._words, PARTLY)):
            like = _likest(word, known, most)
            least = [name for name in like if like[name] == min(like.values())]
            if least:
                return tuple(sorted({code for name in least for code in known[name]}))
        return ()

    def suggested(self, word: str) -> tuple[str, ...]:
        """The codes that a word which is none is a little like, the likest first; short words tell
        nothing."""
        word = folded(word)
        if len(word) <= PREFIX:
            return ()
        like = _likest(word, (name for name in self._words if len(name) > PREFIX + 1), FAINTLY)
        near = sorted(like, key=lambda name: (like[name], name))
        return tuple(dict.fromkeys(code for name in near for code in sorted(self._words[name])))


def _likest(word: str, names: Iterable[str], most: Fraction) -> dict[str, int]:
    """The names that are like the word, with the slips between them: at most so many a letter of
    the longer one."""
    found: dict[str, int] = {}
    for name in names:
        few = int(max(len(word), len(name)) * most)
        if abs(len(word) - len(name)) <= few and (count := slips(word, name)) <= few:
            found[name] = count
    return found


# -- what things are called ------------------------------------------------------------------------


def sets_and_games(catalogue: Iterable[AnyRuleSet], texts: Sequence[Texts]) -> Names:
    """The rule sets and the games; of the same name, they are one."""
    names: dict[str, set[str]] = {}
    for rules in catalogue:
        names.setdefault(rules.id, set()).update(t.plain(f"rules-{rules.id}") for t in texts)
        names.setdefault(rules.game, set()).update(t.plain(f"game-{rules.game}") for t in texts)
    return names


def switches(catalogue: Iterable[AnyRuleSet], texts: Sequence[Texts]) -> Names:
    """The switches of these rule sets, and the match where they have one."""
    return {
        name: [called(t, name) for t in texts] for rules in catalogue for name in options(rules)
    }


def values(catalogue: Iterable[AnyRuleSet], switch: str, texts: Sequence[Texts]) -> Names:
    """The values of a switch in all these rule sets."""
    return {
        value: [value_called(t, switch, value) for t in texts]
        for rules in catalogue
        if switch in options(rules)
        for value in options(rules)[switch].values
    }


def alone(catalogue: Iterable[AnyRuleSet], texts: Sequence[Texts]) -> Names:
    """Every value that may be said without its switch, as `pieces=7`: all but on and off."""
    names: dict[str, set[str]] = {}
    for rules in catalogue:
        for name, switch in options(rules).items():
            for value in switch.values:
                if value not in ("on", "off"):
                    shown = {value, *(value_called(t, name, value) for t in texts)}
                    names.setdefault(f"{name}={value}", set()).update(shown)
    return names


def called(texts: Texts, code: str) -> str:
    """The shown name of a rule set, a game, a switch, or of a switch with a value
    (`pieces=7`). What is both, a rule set and a game, is called as the rule set."""
    switch, eq, value = code.partition("=")
    if eq:
        name, shown = called(texts, switch), value_called(texts, switch, value)
        return texts.plain("key-switch", switch=name, value=shown)
    if code == MATCH:
        return texts.plain("match-name")
    if any(rules.id == code for rules in CATALOGUE):
        return texts.plain(f"rules-{code}")
    if any(rules.game == code for rules in CATALOGUE):
        return texts.plain(f"game-{code}")
    return texts.plain(f"switch-{code}")


def value_called(texts: Texts, switch: str, value: str) -> str:
    """The shown name of a value."""
    return value if switch == MATCH else value_of(texts, switch, value)
