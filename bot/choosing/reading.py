"""Reading what people write behind `/play` and `/rules`: `senet thibault netting pieces=7`, or
"правила Тибо дом сетей", in any order.

A game's name alone leaves the rule set open: it is the first of that game that has what else is
said. A value may stand without its switch (`siga 7x7`, `hyena 80`) where only one has it, and that
is said. Names are found as :mod:`bot.words.lexicon` says. A near miss that can mean one thing only
is taken, and said; what can't be read is named, and the rest is not lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from bot.words import lexicon
from bot.words.combos import MATCH, AnyRuleSet, BadCode, Combo, against, decoded, options
from bot.words.lexicon import LONGEST, Found, Lexicon, folded, words_of
from bot.words.library import Texts
from bot.words.names import clean
from games.catalogue import CATALOGUE
from games.core import SwitchError

MOST_WORDS: Final = 160
"""More words than the names of all switches of a rule set with their values."""

MOST_GUESSES: Final = 12
"""So many words that are no name are compared with all names: it takes time."""

SUGGESTED: Final = 3
"""So many names are suggested for a word that is none."""

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
    the rule set that was named itself, `game` the game, by its own name or its rule set's."""

    rules: AnyRuleSet
    points: int = 0
    notes: tuple[tuple[str, str], ...] = ()
    problems: tuple[Problem, ...] = ()
    named: bool = False
    whose: AnyRuleSet | None = None
    game: str = ""

    @property
    def combo(self) -> Combo:
        """What is to be played."""
        return Combo(self.rules, self.points)


@dataclass(frozen=True)
class Said:
    """Some words and what they name: `rules` are the codes of rule sets and games they may be,
    `switches` of switches; `value` what `spelt` says of its value (`given`, with a `=`). `like` are
    the codes that words which name nothing are a little like, `alone` the values (`size=7`) that
    they may be without a switch."""

    word: str
    rules: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    exact: bool = False
    digits: str | None = None
    value: Found | None = None
    spelt: str = ""
    given: bool = False
    like: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()


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
    game, whose = _rule_set(said, catalogue, findings)
    switched = [entry for entry in said if not _is_rules(entry)]
    if game:
        switched = [_suggesting(entry, game, catalogue) for entry in switched]
    elif not any(entry.switches for entry in switched):
        switched = _certain(switched, findings)
    rules = whose
    if rules is None:
        among = (every for every in catalogue if game in ("", every.game))
        rules = max(among, key=lambda every: _fitting(switched, every, catalogue))
    combo = _switches(switched, rules, catalogue, findings)
    named = whose is not None or any(len(e.switches) == 1 or e.alone for e in switched)
    notes, problems = tuple(findings.notes), tuple(findings.problems)
    return Understood(combo.rules, combo.points, notes, problems, named, whose, game)


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
    values = Lexicon(lexicon.alone(catalogue, texts))
    found: list[Said] = []
    guesses = 0
    left = list(words)
    while left:
        head, dot, digits = left[0].partition(".")
        code = digits if dot and folded(head) else None
        if code is not None:
            left[0] = head
        whole, bare = names.whole(left), values.every(left)
        hit = whole or Found((), bare.count or 1)
        if whole is None and not bare.codes and (guesses := guesses + 1) <= MOST_GUESSES:
            hit = names.find(left)
        alone = bare.codes if bare.count == hit.count else ()
        word, left = " ".join(left[: hit.count]), left[hit.count :]
        rules = tuple(name for name in hit.codes if name in sets)
        switches = tuple(name for name in hit.codes if name not in sets)
        if rules and left[:1] == ["="]:
            left = left[1:]  # "Thibault's rules: ..."
        given = left[:1] == ["="]
        value, spelt, left = _value(left, switches, texts, catalogue)
        none = not hit.codes and not alone and guesses <= MOST_GUESSES
        like = names.suggested(word) if none else ()
        found.append(Said(word, rules, switches, hit.exact, code, value, spelt, given, like, alone))
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
) -> tuple[str, AnyRuleSet | None]:
    """The game that is named ("" for none) and the rule set, with its code's switches."""
    by_id = {rules.id: rules for rules in catalogue}
    game = ""
    found: AnyRuleSet | None = None
    for entry in filter(_is_rules, said):
        (name,) = entry.rules
        if not entry.exact:
            findings.note(entry.word, name)
        theirs = by_id[name].game if name in by_id else name
        another = found is not None and name in by_id and found.id != name
        if another or game not in ("", theirs):
            findings.wrong("rules", entry.word, (game if found is None else found.id,))
            continue
        game = theirs
        if name not in by_id:
            continue
        try:
            found = decoded(by_id[name], entry.digits) if entry.digits else found or by_id[name]
        except BadCode:
            findings.wrong("code", f"{entry.word}.{entry.digits}")
            found = found or by_id[name]
    return game, found


def _certain(said: Sequence[Said], findings: _Findings) -> list[Said]:
    """Without a game's, a rule set's or a switch's name, the values that only one switch has."""
    for entry in said:
        if len(entry.alone) > 1:
            findings.wrong("ambiguous", entry.word, entry.alone)
    return [entry for entry in said if len(entry.alone) < 2]


def _suggesting(entry: Said, game: str, catalogue: Sequence[AnyRuleSet]) -> Said:
    """Words that are none may be like what the named game has, not like what others have."""
    sets = [rules for rules in catalogue if rules.game == game]
    known = {
        game,
        *(rules.id for rules in sets),
        *(name for each in sets for name in options(each)),
    }
    return replace(entry, like=tuple(code for code in entry.like if code in known))


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
    offered, word = options(rules), _word(entry)
    ours = tuple(name for name in entry.switches if name in offered)
    if entry.alone and not ours and word == entry.word:
        return _alone(entry, rules, catalogue, findings)
    if len(ours) > 1 or entry.rules or (not ours and len(entry.switches) > 1):
        findings.wrong("ambiguous", word, (*entry.rules, *(ours or entry.switches)))
        return None
    if not entry.switches:
        findings.wrong("like" if entry.like else "unknown", word, entry.like[:SUGGESTED])
        return None
    if not ours:
        (name,) = entry.switches
        having = (every.id for every in catalogue if name in options(every))
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


def _alone(
    entry: Said, rules: AnyRuleSet, catalogue: Sequence[AnyRuleSet], findings: _Findings
) -> tuple[str, str] | None:
    """The switch of the rule set that has the value, and the value."""
    meant = tuple(code for code in entry.alone if _has(rules, code))
    if len(meant) == 1:
        findings.note(entry.word, meant[0])
        switch, _, value = meant[0].partition("=")
        return switch, value
    having = (every.id for every in catalogue if any(_has(every, code) for code in entry.alone))
    if meant:
        findings.wrong("ambiguous", entry.word, meant)
    elif entry.word.isdecimal():
        findings.wrong("unknown", entry.word)  # a number says nothing of other rule sets
    else:
        findings.wrong("elsewhere", entry.word, having)
    return None


def _has(rules: AnyRuleSet, code: str) -> bool:
    """Whether a value (`size=7`) may be chosen here."""
    switch, _, value = code.partition("=")
    return switch in options(rules) and value in options(rules)[switch].values


def _word(entry: Said) -> str:
    """What was written, `pieces=7` as one."""
    sign = "=" if entry.given else " " if entry.spelt else ""
    return f"{entry.word}{sign}{entry.spelt}"


def _shown(word: str) -> str:
    """A word as it is told back to who wrote it."""
    word = clean(word)
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"
