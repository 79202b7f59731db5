"""The lines that tell a game's rule sets where people choose among them.

A caption has no room for any number of them: then they are told on pages to turn, as few as there
can be, each with the buttons to the rule sets that it tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.board.caption import MAX_CAPTION, length
from bot.words.combos import GAMES, AnyRuleSet
from bot.words.library import Texts
from games.catalogue import STARTERS

BEST = "✨"
"""What marks the rule set of a game that is best to start with."""


def is_best(rules: AnyRuleSet) -> bool:
    """Whether of several rule sets of a game it is the one to start with."""
    return len(GAMES[rules.game]) > 1 and rules in STARTERS


@dataclass(frozen=True)
class Told:
    """A page of rule sets: those that it tells, and its caption."""

    sets: Sequence[AnyRuleSet]
    caption: str


def told_sets(
    texts: Texts, sets: Sequence[AnyRuleSet], around: Callable[[Iterable[str]], str]
) -> tuple[Told, ...]:
    """The pages that tell the rule sets, in order; `around` says what stands around the lines of a
    page. The sources are left out before there is one page more."""
    found: tuple[Told, ...] = ()
    for pages in range(1, len(sets) + 1):
        each = -(-len(sets) // pages)
        parts = [sets[at : at + each] for at in range(0, len(sets), each)]
        for line in (_with_source, _short):
            found = tuple(Told(part, around([line(texts, one) for one in part])) for part in parts)
            if all(length(told.caption) <= MAX_CAPTION for told in found):
                return found
    return found


def _with_source(texts: Texts, rules: AnyRuleSet) -> str:
    """What a rule set is like and where it comes from, and whether it is the one to start with."""
    return texts.html(
        "choose-line-source",
        best=int(is_best(rules)),
        rules=texts.plain(f"rules-{rules.id}"),
        character=texts.plain(f"character-{rules.id}"),
        source=texts.plain(f"rules-source-{rules.id}"),
    )


def _short(texts: Texts, rules: AnyRuleSet) -> str:
    """The same without the source, which stands on the rule set's own page, too."""
    name = f"{BEST if is_best(rules) else ''} {texts.plain(f'rules-{rules.id}')}".strip()
    return texts.html("choose-line", game=name, character=texts.plain(f"character-{rules.id}"))
