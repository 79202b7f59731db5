"""Reading what people write behind `/play` and `/rules`: `senet thibault netting pieces=7`, or
"правила Тибо дом сетей", in any order.

Names are found as :mod:`bot.lexicon` says. A near miss that can mean one thing only is taken, and
said; what can't be read is named, and the rest is not lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot import lexicon
from bot.combos import MATCH, AnyRuleSet, BadCode, Combo, against, decoded, offers
from bot.lexicon import LONGEST, Found, Lexicon, folded, words_of
from bot.names import clean
from bot.words import Texts
from games.catalogue import CATALOGUE
from games.core import SwitchError

MOST_WORDS: Final = 160
"""More words than the names of all switches of a rule set with their values."""

MOST_GUESSES: Final = 12
"""So many words that are no name are compared with all names: it takes time."""

Kind: TypeAlias = Literal[
    "unknown", "like", "ambiguous", "elsewhere", "value", "bare", "twice", "rules", "code",
    "contradiction", "many",
]  # fmt: skip
"""What is wrong with a word: no name; no name, but like some; more than one; a switch of other rule
sets; a value the switch has not; a switch without a value that needs one; given twice; of another
rule set than named before; no code; does not go with what was said before; one too many."""


@dataclass(frozen=True)
class Problem:
    """A word that could not be read, and what it may stand for (or clashes with): codes of rule
    sets and switches, `pieces=7` for a value."""

    kind: Kind
    word: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Understood:
    """What was read: the combination, the near misses with the code they were taken for, and the
    words that could not be read. `named` is whether a rule set or a switch was read at all, `whose`
    the rule set that was named itself."""

    rules: AnyRuleSet
    points: int = 0
    notes: tuple[tuple[str, str], ...] = ()
    problems: tuple[Problem, ...] = ()
    named: bool = False
    whose: AnyRuleSet | None = None

    @property
    def combo(self) -> Combo:
        """What is to be played."""
        return Combo(self.rules, self.points)


@dataclass(frozen=True)
class Said:
    """Some words and what they name: `rules` are the codes of rule sets and games they may be,
    `switches` of switches; `value` what `spelt` says of its value (`given`, with a `=`). `like` are
    the codes that words which name nothing are a little like."""

    word: str
    rules: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    exact: bool = False
    digits: str | None = None
    value: Found | None = None
    spelt: str = ""
    given: bool = False
    like: tuple[str, ...] = ()


@dataclass
class _Findings:
    """Notes and problems as they come."""

    notes: list[tuple[str, str]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def note(self, word: str, code: str) -> None:
        self.notes.append((_shown(word), code))

    def wrong(self, kind: Kind, word: str, names: Iterable[str] = ()) -> None:
        self.problems.append(Problem(kind, _shown(word), tuple(names)))


def read(
    text: str, texts: Sequence[Texts] = (), catalogue: Sequence[AnyRuleSet] = CATALOGUE
) -> Understood:
    """What the words mean, in the names of the catalogue and of these languages. Without a rule
    set's name, it is the first that has these switches."""
    findings = _Findings()
    words = words_of(text)
    for word in words[MOST_WORDS : MOST_WORDS + 1]:
        findings.wrong("many", word)
    said = parsed(words[:MOST_WORDS], texts, catalogue)
    whose = _rule_set(said, catalogue, findings)
    switched = [entry for entry in said if not _is_rules(entry)]
    rules = whose
    if rules is None:
        rules = max(catalogue, key=lambda every: _fitting(switched, every, catalogue))
    combo = _switches(switched, rules, catalogue, findings)
    named = whose is not None or any(len(entry.switches) == 1 for entry in switched)
    notes, problems = tuple(findings.notes), tuple(findings.problems)
    return Understood(combo.rules, combo.points, notes, problems, named, whose)


# -- from words to names ---------------------------------------------------------------------------


def parsed(
    words: Sequence[str],
    texts: Sequence[Texts],
    catalogue: Sequence[AnyRuleSet] = CATALOGUE,
    more: lexicon.Names | None = None,
) -> list[Said]:
    """The words cut into names; each that is none stands alone. `more` are further names, taken
    like switches."""
    sets = lexicon.sets_and_games(catalogue, texts)
    names = Lexicon({**sets, **lexicon.switches(catalogue, texts), **(more or {})})
    found: list[Said] = []
    guesses = 0
    left = list(words)
    while left:
        head, dot, digits = left[0].partition(".")
        code = digits if dot and folded(head) else None
        if code is not None:
            left[0] = head
        hit = names.whole(left) or Found(())
        if not hit.codes and (guesses := guesses + 1) <= MOST_GUESSES:
            hit = names.find(left)
        word, left = " ".join(left[: hit.count]), left[hit.count :]
        rules = tuple(name for name in hit.codes if name in sets)
        switches = tuple(name for name in hit.codes if name not in sets)
        if rules and left[:1] == ["="]:
            left = left[1:]  # "Thibault's rules: ..."
        given = left[:1] == ["="]
        value, spelt, left = _value(left, switches, texts, catalogue)
        like = () if hit.codes or guesses > MOST_GUESSES else names.suggested(word)
        found.append(Said(word, rules, switches, hit.exact, code, value, spelt, given, like))
    return found


def _value(
    left: list[str],
    switches: Sequence[str],
    texts: Sequence[Texts],
    catalogue: Sequence[AnyRuleSet],
) -> tuple[Found | None, str, list[str]]:
    """The value behind a switch: behind a `=` whatever stands there, else only a whole name."""
    behind = left[1:] if left[:1] == ["="] else left
    for switch in switches:
        names = Lexicon(lexicon.values(catalogue, switch, texts))
        hit = names.whole(behind)
        if hit is None and behind is not left and behind:
            hit = names.find(behind)
        if hit is not None:
            return hit, " ".join(behind[: hit.count]), behind[hit.count :]
    if switches or behind is left:
        return None, "", behind
    return None, "".join(behind[:1]), behind[1:]


def _is_rules(entry: Said) -> bool:
    return bool(entry.rules) and not entry.switches and len(entry.rules) == 1


# -- from names to a combination -------------------------------------------------------------------


def _rule_set(
    said: Sequence[Said], catalogue: Sequence[AnyRuleSet], findings: _Findings
) -> AnyRuleSet | None:
    """The rule set that is named, with its code's switches."""
    by_id = {rules.id: rules for rules in catalogue}
    found: AnyRuleSet | None = None
    for entry in filter(_is_rules, said):
        (name,) = entry.rules
        if not entry.exact:
            findings.note(entry.word, name)
        if name not in by_id:
            continue
        if found is not None and found.id != name:
            findings.wrong("rules", entry.word, (found.id,))
            continue
        try:
            found = decoded(by_id[name], entry.digits) if entry.digits else found or by_id[name]
        except BadCode:
            findings.wrong("code", f"{entry.word}.{entry.digits}")
            found = found or by_id[name]
    return found


def _fitting(
    said: Sequence[Said], rules: AnyRuleSet, catalogue: Sequence[AnyRuleSet]
) -> tuple[int, int, int]:
    """How well the words fit the rule set's switches; `max` takes the first of the best."""
    findings = _Findings()
    _switches(said, rules, catalogue, findings)
    foreign = sum(problem.kind == "elsewhere" for problem in findings.problems)
    return -len(findings.problems), -foreign, -len(findings.notes)


def _switches(
    said: Sequence[Said],
    rules: AnyRuleSet,
    catalogue: Sequence[AnyRuleSet],
    findings: _Findings,
) -> Combo:
    """The rule set with the switches that are named, and the points of a match."""
    given: dict[str, str] = {}
    for entry in said:
        chosen = _chosen(entry, rules, catalogue, findings)
        if chosen is None:
            continue
        switch, value = chosen
        word = _word(entry)
        if given.get(switch, value) != value:
            findings.wrong("twice", word, (f"{switch}={given[switch]}",))
            continue
        if switch != MATCH:
            try:
                rules = rules.custom({switch: value})
            except SwitchError:
                findings.wrong("contradiction", word, against(rules, {switch: value}))
                continue
        given[switch] = value
    return Combo(rules, int(given.get(MATCH, 0)))


def _chosen(
    entry: Said, rules: AnyRuleSet, catalogue: Sequence[AnyRuleSet], findings: _Findings
) -> tuple[str, str] | None:
    """The switch of the rule set and the value that are meant."""
    offered, word = offers(rules), _word(entry)
    ours = tuple(name for name in entry.switches if name in offered)
    if len(ours) > 1 or entry.rules or (not ours and len(entry.switches) > 1):
        findings.wrong("ambiguous", word, (*entry.rules, *(ours or entry.switches)))
        return None
    if not entry.switches:
        findings.wrong("like" if entry.like else "unknown", word, entry.like)
        return None
    if not ours:
        (name,) = entry.switches
        having = (every.id for every in catalogue if name in offers(every))
        findings.wrong("elsewhere", word, having)
        return None
    (name,) = ours
    if not entry.exact:
        findings.note(entry.word, name)
    all_of_it = tuple(f"{name}={value}" for value in offered[name].values)
    if not entry.spelt:
        if "on" in offered[name].values and not entry.given:
            return name, "on"
        findings.wrong("bare", word, all_of_it)
        return None
    codes = () if entry.value is None else entry.value.codes
    fitting = tuple(code for code in codes if code in offered[name].values)
    if len(fitting) != 1:
        findings.wrong("value", word, all_of_it)
        return None
    if entry.value is not None and not entry.value.exact:
        findings.note(entry.spelt, f"{name}={fitting[0]}")
    return name, fitting[0]


def _word(entry: Said) -> str:
    """What was written, `pieces=7` as one."""
    sign = "=" if entry.given else " " if entry.spelt else ""
    return f"{entry.word}{sign}{entry.spelt}"


def _shown(word: str) -> str:
    """A word as it is told back to who wrote it."""
    word = clean(word)
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"
