"""What a game explains, in short: `does-off from=28 follows=turn`."""

from __future__ import annotations

from typing import Any

from games.catalogue import RuleSet
from games.core import Choose, Told, lookup


def short(told: Told) -> str:
    """A telling without its game, and with only those arguments that say something new."""
    args = ((name, value) for name, value in told.args if name not in ("movers", "held"))
    said = [f"{name}={value}" for name, value in args if value not in (0, "", "none")]
    return " ".join((told.message.partition("-")[2], *said))


def brings(rules: RuleSet[Any, Any], state: Any, text: str) -> str:
    """What an offered action would bring."""
    turn = rules.turn(state)
    assert isinstance(turn, Choose)
    at = turn.actions.index(lookup(rules, state, text))
    return short(rules.explain(state).offered[at])


def refuses(rules: RuleSet[Any, Any], state: Any) -> list[str]:
    """Why what one may expect is not offered."""
    return [short(told) for told in rules.explain(state).refused]


def looks_back(rules: RuleSet[Any, Any], state: Any) -> list[str]:
    """Why there was one action alone."""
    return [short(told) for told in rules.explain(state).only]


def chances(rules: RuleSet[Any, Any], state: Any) -> list[str]:
    """What matters about the throw."""
    return [short(told) for told in rules.explain(state).odds]


def shows(rules: RuleSet[Any, Any], state: Any, text: str) -> list[str]:
    """The lessons of an action."""
    return [
        short(told).removeprefix("lesson-")
        for told in rules.lessons(state, lookup(rules, state, text))
    ]
