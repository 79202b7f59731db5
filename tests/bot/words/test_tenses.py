"""What held when something played itself is told in the past: the board has changed since."""

from __future__ import annotations

from itertools import product

import pytest

from bot.words.library import LANGUAGES, Library
from games.core import Told
from tests.bot.wording import CHOSEN, EXPLAINED, SAMPLES
from tests.games.test_seega_explain import LAST_STONE
from tests.games.test_senet_explain import LOOKS_BACK

LIBRARY = Library()

TENSED = sorted(message for message, names in EXPLAINED.items() if "tense" in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_that_is_no_rule_has_a_past(language: str) -> None:
    """Whichever way pieces go, and however many they are."""
    texts, tried = LIBRARY[language], 0
    for message in TENSED:
        names = EXPLAINED[message]
        words = CHOSEN[message.partition("-")[0]]
        among = [words.get(name) or (str(SAMPLES[name][0]),) for name in names]
        for values in product(*among):
            told = Told(message, tuple(zip(names, values, strict=True)))
            now, was = (texts.told(told.given("tense", tense)) for tense in ("now", "was"))
            assert now != was, told
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_move_that_played_itself_is_no_longer_told_as_now(language: str) -> None:
    texts, told = LIBRARY[language], 0
    for game, _ in LOOKS_BACK:
        for each in game.rules.explain(game.state).only:
            assert isinstance(each, Told)
            if "tense" in dict(each.args):
                assert texts.told(each) != texts.told(each.given("tense", "now"))
                told += 1
    assert told > 5


def test_a_stone_that_had_one_square_left_is_called_a_stone() -> None:
    (told,) = LAST_STONE.rules.explain(LAST_STONE.state).only
    assert LIBRARY["en"].told(told) == "Only c3 was left for the stone."
