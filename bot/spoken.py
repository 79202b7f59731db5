"""Reading what people write behind `/play`: `senet thibault netting pieces=7`, in any order.

Names are those of the catalogue, in any case, `-` for `_`. A near miss that can mean one thing only
is taken, and said; what can't be read is named, and the rest is not lost.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher, get_close_matches
from typing import Final, Literal, TypeAlias

from bot.combos import AnyRuleSet, BadCode, against, decoded
from bot.names import clean
from games.catalogue import CATALOGUE
from games.core import SwitchError
from games.fields import Switch

MOST_WORDS: Final = 40
"""More words than any rule set has switches."""

LONGEST: Final = 32
"""Characters of a word that are told back."""

LIKE: Final = 0.7
"""How like two words are (0 to 1) for one to be the other misspelt."""

CLEARLY: Final = 0.15
"""By how much the likest must surpass the next to be meant."""

FAINTLY: Final = 0.45
"""How like a name is to be suggested for a word that is none."""

Kind: TypeAlias = Literal[
    "unknown", "ambiguous", "value", "bare", "twice", "rules", "code", "contradiction", "many"
]
"""What is wrong with a word: no name; more than one; a value the switch has not; a switch without a
value that needs one; given twice; of another rule set than named before; no code; does not go
with what was said before; one too many."""


@dataclass(frozen=True)
class Problem:
    """A word that could not be read, and the names it may stand for (or clashes with)."""

    kind: Kind
    word: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Understood:
    """What was read: the combination, the near misses and what they were taken for, and the words
    that could not be read."""

    rules: AnyRuleSet
    notes: tuple[tuple[str, str], ...] = ()
    problems: tuple[Problem, ...] = ()


@dataclass
class _Findings:
    """Notes and problems as they come."""

    notes: list[tuple[str, str]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def take(self, word: str, names: tuple[str, ...]) -> str | None:
        """The one name found; a near miss is noted."""
        if len(names) != 1:
            return None
        if _folded(word) != names[0]:
            self.notes.append((_shown(word), names[0]))
        return names[0]

    def wrong(self, kind: Kind, word: str, names: Iterable[str] = ()) -> None:
        self.problems.append(Problem(kind, _shown(word), tuple(names)))


def read(text: str, catalogue: Sequence[AnyRuleSet] = CATALOGUE) -> Understood:
    """What the words mean. Without a rule set's name, it is the first that has these switches."""
    words = _words(text)
    findings = _Findings()
    for word in words[MOST_WORDS : MOST_WORDS + 1]:
        findings.wrong("many", word)
    named, rest = _rule_set(words[:MOST_WORDS], catalogue, findings)
    also = () if named is not None else tuple(rules.id for rules in catalogue)
    if named is None:
        named = max(catalogue, key=lambda rules: _fitting(rest, rules))
    switched = _switches(rest, named, findings, also)
    return Understood(switched, tuple(findings.notes), tuple(findings.problems))


def _fitting(words: Sequence[str], rules: AnyRuleSet) -> tuple[int, int]:
    """How well the words fit the rule set's switches; `max` takes the first of the best."""
    findings = _Findings()
    _switches(words, rules, findings)
    return -len(findings.problems), -len(findings.notes)


def _rule_set(
    words: Sequence[str], catalogue: Sequence[AnyRuleSet], findings: _Findings
) -> tuple[AnyRuleSet | None, list[str]]:
    """The rule set that is named, with its code's switches; and the words about switches."""
    by_id = {rules.id: rules for rules in catalogue}
    games = {rules.game for rules in catalogue}
    switches = {switch.name for rules in catalogue for switch in rules.offered}
    found: AnyRuleSet | None = None
    rest: list[str] = []
    for word in words:
        head, dot, digits = word.partition(".")
        switch = "=" in word or _folded(word) in switches
        names = () if switch else near(_folded(head), [*by_id, *games, *switches])
        name = names[0] if len(names) == 1 else ""
        if name not in by_id and name not in games:
            rest.append(word)
            continue
        findings.take(head, (name,))
        if name not in by_id:
            continue
        if found is not None and found.id != name:
            findings.wrong("rules", word, (found.id,))
            continue
        try:
            found = decoded(by_id[name], digits) if dot else found or by_id[name]
        except BadCode:
            findings.wrong("code", word)
            found = found or by_id[name]
    return found, rest


def _switches(
    words: Sequence[str], rules: AnyRuleSet, findings: _Findings, also: Collection[str] = ()
) -> AnyRuleSet:
    """The rule set with the switches that the words name; `also` are further names to suggest."""
    given: dict[str, str] = {}
    for word, switch, value in _pairs(words, rules, findings, also):
        if given.get(switch.name, value) != value:
            findings.wrong("twice", word, (f"{switch.name}={given[switch.name]}",))
            continue
        try:
            rules = rules.custom({switch.name: value})
        except SwitchError:
            findings.wrong("contradiction", word, against(rules, {switch.name: value}))
            continue
        given[switch.name] = value
    return rules


def _pairs(
    words: Sequence[str], rules: AnyRuleSet, findings: _Findings, also: Collection[str]
) -> Iterator[tuple[str, Switch, str]]:
    """Each word with the switch and the value it means; `pieces 7` counts as `pieces=7`."""
    by_name = {switch.name: switch for switch in rules.offered}
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        spelt, eq, spelt_value = word.partition("=")
        names = near(_folded(spelt), by_name)
        name = findings.take(spelt, names)
        if name is None:
            nearest = names or _nearest(_folded(spelt), (*also, *by_name))
            findings.wrong("ambiguous" if names else "unknown", word, nearest)
            continue
        switch = by_name[name]
        if not eq and waiting and _folded(waiting[0]) in switch.values:
            spelt_value = waiting.pop(0)
        elif not eq and "on" in switch.values:
            spelt_value = "on"
        if not spelt_value:
            findings.wrong("bare", word, (f"{name}={value}" for value in switch.values))
            continue
        value = findings.take(spelt_value, near(_folded(spelt_value), switch.values))
        if value is None:
            findings.wrong("value", word, (f"{name}={value}" for value in switch.values))
            continue
        yield word, switch, value


def near(word: str, names: Collection[str]) -> tuple[str, ...]:
    """The names that a word may be: itself, else what it begins, else what it is like.

    One name is what it means; several are what it might; none, it means nothing.
    """
    if word in names:
        return (word,)
    if len(word) < 3:
        return ()
    begun = tuple(sorted({name for name in names if name.startswith(word)}))
    if begun:
        return begun
    like = get_close_matches(word, sorted(set(names)), n=4, cutoff=LIKE)
    if len(like) > 1 and _likeness(word, like[0]) - _likeness(word, like[1]) >= CLEARLY:
        like = like[:1]
    return tuple(like)


def _nearest(word: str, names: Collection[str]) -> tuple[str, ...]:
    """The few names that are a little like the word; all of them if none is."""
    return tuple(get_close_matches(word, names, n=3, cutoff=FAINTLY)) or tuple(names)


def _likeness(word: str, name: str) -> float:
    # As difflib's own get_close_matches compares: the name against the word.
    return SequenceMatcher(None, name, word).ratio()


def _words(text: str) -> list[str]:
    """The words, with `pieces = 7` as one."""
    joined = re.sub(r"\s*[=:]\s*", "=", unicodedata.normalize("NFKC", text))
    return [word for word in re.split(r"[\s,;]+", joined) if word]


def _folded(word: str) -> str:
    """A word as names are written: small letters, `_` for `-`."""
    return re.sub(r"[-\u2010-\u2015]", "_", word[: 2 * LONGEST].casefold())


def _shown(word: str) -> str:
    """A word as it is told back to who wrote it."""
    word = clean(word)
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"
