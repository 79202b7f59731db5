"""What a game explains, in short: `does-off from=28 follows=turn`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.catalogue import RuleSet
from games.core import Choose, Told, lookup


def short(told: Told) -> str:
    """A telling without its game, and with only those arguments that say something new."""
    args = ((name, value) for name, value in told.args if name not in ("movers", "held", "tense"))
    said = [f"{name}={value}" for name, value in args if value not in (0, "", "none")]
    return " ".join((told.message.partition("-")[2], *said))


def brings(rules: RuleSet[Any, Any], state: Any, text: str) -> str:
    """What an offered action would bring."""
    turn = rules.turn(state)
    assert isinstance(turn, Choose)
    at = turn.actions.index(lookup(rules, state, text))
    return short(rules.explain(state).offered[at])


def asks(rules: Any, state: Any) -> list[str]:
    """What only who asks is told."""
    return [short(told) for told in rules.explain(state).asked]


def refuses(rules: RuleSet[Any, Any], state: Any) -> list[str]:
    """Why what one may expect is not offered: in the present."""
    return _in_tense(rules.explain(state).refused, "now")


def looks_back(rules: RuleSet[Any, Any], state: Any) -> list[str]:
    """Why there was one action alone: in the past."""
    return _in_tense(rules.explain(state).only, "was")


def _in_tense(reasons: Iterable[Told], tense: str) -> list[str]:
    told = list(reasons)
    assert all(dict(each.args).get("tense", tense) == tense for each in told)
    return [short(each) for each in told]


def chances(rules: RuleSet[Any, Any], state: Any) -> list[str]:
    """What matters about the throw."""
    return [short(told) for told in rules.explain(state).odds]


def shows(rules: RuleSet[Any, Any], state: Any, text: str) -> list[str]:
    """The lessons of an action."""
    return [
        short(told).removeprefix("lesson-")
        for told in rules.lessons(state, lookup(rules, state, text))
    ]
