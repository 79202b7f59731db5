"""Which BOTs are offered for a game: those that play it, the weakest first."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table.seats import TAKES_OVER, levels, stands_in, watching
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.senet.sets.thibault import THIBAULT
from opponents import OPPONENTS

HOPSCOTCH: Any = SimpleNamespace(game="hopscotch", seats=(2,))
"""Rules of a game that nobody has written an evaluator for."""


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_who_takes_over_from_somebody_who_resigned_plays_every_game(
    rules: RuleSet[Any, Any],
) -> None:
    assert OPPONENTS[TAKES_OVER].plays(rules.game), f"{TAKES_OVER} must play {rules.game}, too"
    assert TAKES_OVER in levels(rules)


def test_a_character_that_declines_a_game_is_not_offered_for_it() -> None:
    assert not OPPONENTS["greedy"].plays("hopscotch")
    assert levels(HOPSCOTCH) == ("novice",)
    assert watching(HOPSCOTCH) == ("novice", "novice")


def test_where_a_character_declines_the_strongest_other_one_stands_in() -> None:
    """Of rules that Djehuty has not learned; an old button or a rematch may ask for it there."""
    unlearned, houses = replace(THIBAULT, id="own"), rule_set("houses")
    assert OPPONENTS["djehuty"].declines(unlearned)
    assert levels(unlearned)[-1] == watching(unlearned)[0] == "golden"
    assert stands_in(unlearned, "djehuty") == "golden"
    assert stands_in(unlearned, "greedy") == "greedy"
    assert stands_in(houses, "djehuty") == "djehuty"
    assert stands_in(unlearned, "nobody") == "nobody", "who does not exist is refused elsewhere"
