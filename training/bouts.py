"""`djehuty duel`: all pairs of some who play Senet, by rule sets and by combinations of switches
that are drawn, as a table."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final

import click

from games.catalogue import rule_set
from games.core import GameError, SwitchError
from games.fields import switches_of, switches_text
from games.senet.rules import Senet
from opponents import inputs
from opponents.figures import share
from training.command import SENET, learned
from training.duel import Score, duel
from training.rivals import rival

LEAST, MOST = 0.25, 0.75
"""How often a switch of a combination that is drawn has another value than the rule set's own: of
the first one drawn and of the last."""

HEAD: Final = f"{'whose share of the points, luck off':96}{'games':>7}{'throws':>8}  rules"


def wanted(
    rules: str | None, switches: str, count: int, seed: int, *, only_drawn: bool
) -> list[Senet]:
    """The rule sets that are asked for, and so many combinations of switches that are drawn.

    `GameError` for rule sets and switches that do not exist.
    """
    return [*([] if only_drawn else _named(rules, switches)), *drawn(SENET, count, seed)]


def run(names: Sequence[str], wanted: Sequence[Senet], games: int, seed: int) -> int:
    """Let all pairs of these play so many games by each of the rules and print the table; the exit
    code. `GameError` for rivals that do not exist, and for one alone."""
    pairs = list(combinations(names, 2))
    if not pairs:
        raise GameError("name two at least")
    rows = []
    with click.progressbar(
        length=len(wanted) * len(pairs) * games,
        label="djehuty duel",
        file=sys.stderr,
        show_pos=True,
    ) as bar:
        for rules in wanted:
            for one, other in pairs:
                sides = rival(one, rules), rival(other, rules)
                score = duel(rules, *sides, games, seed, ended=bar.update)
                rows.append(line(rules, one, other, score))
    sys.stdout.write("\n".join((HEAD, *rows)) + "\n")
    return 0


def _named(name: str | None, switches: str) -> Sequence[Senet]:
    """The rule set of that name with these switches, or every one without."""
    if name is None and not switches:
        return SENET
    own = learned("senet", name or "thibault")
    found = rule_set(own.id, switches_of(switches))
    return [found] if isinstance(found, Senet) else []


def drawn(sets: Sequence[Senet], count: int, seed: int) -> Iterator[Senet]:
    """So many combinations of switches, none twice: a rule set is drawn the more often, the more
    switches it has, and the later a combination the more of them are changed."""
    rng = Random(seed)  # noqa: S311 - repeatable
    found: dict[Senet, None] = {}
    many = [rules for rules in sets if len(rules.offered) > 1]
    weights = [len(rules.offered) for rules in many]
    while len(found) < count:
        rules = rng.choices(many, weights)[0]
        changed = LEAST + (MOST - LEAST) * len(found) / max(1, count - 1)
        given = {
            switch.name: rng.choice(switch.values[1:])
            for switch in rules.offered
            if switch.name not in inputs.UNSEEN and rng.random() < changed
        }
        try:
            custom = rules.custom(given)
        except SwitchError:
            continue  # these contradict each other
        if given:
            found[custom] = None
    return iter(found)


def line(rules: Senet, one: str, other: str, score: Score) -> str:
    """A row of the table below :data:`HEAD`."""
    switches = switches_text(rules)
    told = share(one[-24:], other[-24:], score.share, score.error, score.games)
    named = f"{rules.id} {switches}" if switches else rules.id
    return f"{told:96}{score.games:7}{score.throws:8.0f}  {named}"
