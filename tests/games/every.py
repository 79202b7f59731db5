"""The rule sets of each game as the catalogue has them: a new one is tested at once.

What a test holds of each by hand is a dict by their ids, asked by :func:`told`. What it can work
out from the fields of a later rule set, it does: the first ones stay held by hand.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from games.catalogue import CATALOGUE, RuleSet
from games.seega.rules import Seega
from games.senet.rules import Senet

T = TypeVar("T")

SENET: tuple[Senet, ...] = tuple(rules for rules in CATALOGUE if isinstance(rules, Senet))
SEEGA: tuple[Seega, ...] = tuple(rules for rules in CATALOGUE if isinstance(rules, Seega))

each_senet = pytest.mark.parametrize("rules", SENET, ids=lambda rules: str(rules.id))
each_seega = pytest.mark.parametrize("rules", SEEGA, ids=lambda rules: str(rules.id))

FIRST: Final[Mapping[str, frozenset[str]]] = {
    "senet": frozenset({"thibault", "tait", "bell", "houses", "glebsite"}),
    "seega": frozenset({"sidja", "siga"}),
    "hyena": frozenset({"hyena"}),
}
"""The rule sets that fixed files hold: worked examples, counted plays, second tellings. Later ones
may be there."""

ALL_FIRST: Final = frozenset().union(*FIRST.values())
"""Those of every game."""


def told(
    by_id: Mapping[str, T],
    rules: RuleSet[Any, Any],
    otherwise: Callable[[], T | None] | None = None,
) -> T:
    """What is told of a rule set by hand; else what its fields come to, if `otherwise` knows.

    One that is not told of fails by name, with the dict that wants it.
    """
    if rules.id in by_id:
        return by_id[rules.id]
    found = otherwise() if otherwise is not None else None
    assert found is not None, f"{_where(by_id)} does not yet tell what is right for {rules.id!r}"
    return found


def same(found: Collection[Any], wanted: Collection[Any], where: str) -> None:
    """Both hold the same; else what is missing and what is too much, and the file to mend."""
    missing, more = sorted(set(wanted) - set(found)), sorted(set(found) - set(wanted))
    wrong = [f"lacks {missing}"] * bool(missing) + [f"has {more} too many"] * bool(more)
    assert not wrong, f"{where} {' and '.join(wrong)}"


def holds(found: Collection[Any], wanted: Collection[Any], where: str) -> None:
    """The first holds all of the second; else what is missing, and the file to mend."""
    missing = sorted(set(wanted) - set(found))
    assert not missing, f"{where} lacks {missing}"


def _where(by_id: Mapping[str, Any]) -> str:
    """The file and the name of a dict that the test which asks holds."""
    frame = inspect.currentframe()
    while frame is not None:
        for name, value in frame.f_globals.items():
            if value is by_id:
                file = Path(frame.f_code.co_filename)
                return f"{file.relative_to(Path(__file__).parents[2])}: {name}"
        frame = frame.f_back
    return "this test"
