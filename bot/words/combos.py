"""Combinations: a rule set with its switches, as a code and as words.

The code is a number in mixed radix over the rule set's `offered`, the first switch the least
significant, written in base 32; no code for no switch. A switch that is added behind the others
leaves every old code as it was; so does a value that is named among the `late` ones of its switch,
which has a place of its own behind the switches that were there before it.
Pure functions; a combination's words come from the text files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

from bot.table.table import AnyRules
from bot.words.library import Texts, value_of
from games.catalogue import CATALOGUE, RuleSet
from games.core import SwitchError
from games.fields import Switch

AnyRuleSet: TypeAlias = RuleSet[Any, Any]

GAMES: Final[Mapping[str, tuple[AnyRuleSet, ...]]] = {
    game: tuple(rules for rules in CATALOGUE if rules.game == game)
    for game in dict.fromkeys(rules.game for rules in CATALOGUE)
}
"""Every game with its rule sets, in the order of the catalogue."""

DIGITS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32: without i, l, o, u, which are misread."""

PLAY_PREFIX: Final = "play-"
"""What a deep link to a combination carries before its rule set and code."""

MATCH: Final = "match"
"""What the points of a match are called where switches are: `match=10`."""

_MISREAD: Final = str.maketrans("ilo", "110")


class BadCode(ValueError):
    """A code that stands for no combination: forged, misread, or of rules that have changed."""


@dataclass(frozen=True)
class Combo:
    """What is to be played: rules with their switches, and the points of a match (0: one game).

    In callback data it is written `thibault.3f7.` or `glebsite..10`.
    """

    SPELLING: ClassVar = r"[^.]*\.[^.]*\.[^.]*"
    """How :meth:`pack` writes one."""

    rules: AnyRuleSet
    points: int = 0

    def pack(self) -> str:
        """The written form: rule set, code, points."""
        return f"{self.rules.id}.{code(self.rules)}.{self.points or ''}"

    @classmethod
    def unpacked(cls, text: str) -> Combo:
        """The combination written by :meth:`pack`; `BadCode` for anything else."""
        parts = text.split(".")
        if len(parts) != 3:
            raise BadCode(f"{text!r} is not of the form rules.code.points")
        rules = decoded(base(parts[0]), parts[1])
        known = {"": 0, **{str(points): points for points in rules.matches}}
        if parts[2] not in known:
            raise BadCode(f"{rules.id}: there is no match to {parts[2]!r}")
        return cls(rules, known[parts[2]])


def base(name: str) -> AnyRuleSet:
    """The rule set of that name without switches; `BadCode` if there is none."""
    for rules in CATALOGUE:
        if rules.id == name:
            return rules
    raise BadCode(f"there is no rule set {name!r}")


def values(rules: AnyRuleSet) -> dict[str, str]:
    """Name and value of every switch, in the order in which they are offered."""
    changed = dict(rules.switches())
    return {switch.name: changed.get(switch.name, switch.values[0]) for switch in rules.offered}


def code(rules: AnyRuleSet) -> str:
    """The code of the switches that differ from the rule set's own; empty for none."""
    number, weight = 0, 1
    now = values(rules)
    for name, counted in _places(rules):
        number += counted.index(now[name]) * weight if now[name] in counted else 0
        weight *= len(counted)
    digits = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def _places(rules: AnyRuleSet) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The places of a code, the least significant first: a switch's name and the values counted
    there, of which the first is the rule set's own."""
    for switch in rules.offered:
        late = dict(switch.late)
        yield switch.name, tuple(value for value in switch.values if value not in late)
        for other in rules.offered:
            for value, behind in other.late:
                if behind == switch.name:
                    yield other.name, (other.values[0], value)


def decoded(rules: AnyRuleSet, text: str) -> AnyRuleSet:
    """The rule set with the switches of a code, as people may write it (`3F7`, `l` for `1`).

    `BadCode` for a code that no combination has, or whose switches contradict each other.
    """
    number = 0
    digits = text.lower().translate(_MISREAD)
    if len(digits) > 2 * len(rules.offered) + 1:
        raise BadCode(f"{rules.id}: {text!r} is too long")
    for digit in digits:
        if digit not in DIGITS:
            raise BadCode(f"{rules.id}: {digit!r} in {text!r} is no digit of a code")
        number = number * len(DIGITS) + DIGITS.index(digit)
    chosen: dict[str, str] = {}
    twice = False
    for name, counted in _places(rules):
        number, place = divmod(number, len(counted))
        if place or name not in chosen:
            twice = twice or chosen.get(name, counted[0]) != counted[0]
            chosen[name] = counted[place]
    if number or twice or digits.startswith("0"):
        raise BadCode(f"{rules.id}: no combination has the code {text!r}")
    try:
        return rules.custom(chosen)
    except SwitchError as error:
        raise BadCode(str(error)) from None


def options(rules: AnyRuleSet) -> dict[str, Switch]:
    """What may be said of a rule set, by name: its switches, and the match if it has one."""
    found = {switch.name: switch for switch in rules.offered}
    if rules.matches:
        found[MATCH] = Switch(MATCH, "", tuple(map(str, rules.matches)))
    return found


def in_words(combo: Combo) -> str:
    """What follows `/play` to share a combination: `thibault`, `thibault.3f7`,
    `glebsite match=10`."""
    words = f"{combo.rules.id}.{code(combo.rules)}".rstrip(".")
    return f"{words} {MATCH}={combo.points}" if combo.points else words


def payload(combo: Combo) -> str:
    """What a deep link carries to share a combination: `play-thibault`, `play-thibault-3f7`,
    `play-glebsite--10`."""
    points = str(combo.points or "")
    return f"{PLAY_PREFIX}{combo.rules.id}-{code(combo.rules)}-{points}".rstrip("-")


def from_payload(text: str) -> Combo:
    """The combination of a deep link; `BadCode` if it carries none."""
    if not text.startswith(PLAY_PREFIX):
        raise BadCode(f"{text!r} is no link to rules")
    parts = text.removeprefix(PLAY_PREFIX).split("-")
    if len(parts) > 3:
        raise BadCode(f"{text!r} is not of the form play-rules-code-points")
    name, digits, points = (*parts, "", "")[:3]
    return Combo.unpacked(f"{name.lower()}.{digits}.{points}")


def against(rules: AnyRuleSet, given: Mapping[str, str]) -> tuple[str, ...]:
    """The switches with which those given do not go: any of them left alone would do.

    A rule set may refuse fields that contradict each other (:meth:`RuleSet.custom`); the chat then
    says which, by name, even while all that the catalogue offers goes together.
    """
    found = []
    for other in rules.offered:
        changed = dict(rules.switches())
        if other.name in given or other.name not in changed:
            continue
        try:
            rules.custom({**given, other.name: other.values[0]})
        except SwitchError:
            continue
        found.append(other.name)
    return tuple(found)


# -- words -----------------------------------------------------------------------------------------


def changes(rules: AnyRules, texts: Texts) -> tuple[str, ...]:
    """The switches that differ, in words: `House of Netting (16)`, `Pieces a side: 7`."""
    return tuple(
        texts.plain(f"switch-{name}")
        if value == "on"
        else texts.plain("key-switch", switch=texts.plain(f"switch-{name}"), value=words)
        for name, value in rules.switches()
        if (words := value_of(texts, name, value))
    )


def summary(rules: AnyRules, texts: Texts, most: int | None = None) -> str:
    """The switches that differ in one line, empty for none: at most so many, then how many more."""
    told = changes(rules, texts)
    shown = list(told if most is None else told[:most])
    if len(shown) < len(told):
        shown.append(texts.plain("switches-more", count=len(told) - len(shown)))
    return " · ".join(shown)


def label(rules: AnyRules, texts: Texts, width: int) -> str:
    """The rule set and those of its switches that fit: `Thibault’s rules · Walls: none · +2`.

    `width` is in Latin letters.
    """
    told = changes(rules, texts)
    shown = [texts.plain(f"rules-{rules.id}")]
    left = len(told)
    for words in told:
        more = texts.plain("switches-more", count=left - 1) if left > 1 else ""
        if _measured(" · ".join(filter(None, (*shown, words, more)))) <= width:
            shown.append(words)
            left -= 1
    if left:
        shown.append(texts.plain("switches-more", count=left))
    return " · ".join(shown)


def _measured(text: str) -> float:
    """How wide a text is, in Latin letters: Cyrillic ones are a tenth wider, isolates nothing."""
    seen = re.sub("[\u2066-\u2069]", "", text)
    return sum(1.1 if "\u0400" <= letter <= "\u04ff" else 1 for letter in seen)
