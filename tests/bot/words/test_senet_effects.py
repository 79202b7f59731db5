"""What a move in Senet brings, in words: whom the piece joins, and whose protection ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from bot.board.caption import length
from bot.table.table import AnyRules
from bot.words.library import LANGUAGES
from games.catalogue import rule_set
from games.core import Choose, Told
from games.senet.sets.houses import HOUSES
from games.senet.sets.thibault import THIBAULT
from tests.bot.board.shown import played
from tests.bot.wording import LIBRARY, every_language
from tests.games.boards import Senets, placed

JOINS = placed(C="1 6 7 8 9", S="20", due="C play:3 -")
"""Senet 2.6: from 7 a piece goes before 8 and 9, and leaves the one on 6 alone."""

INNER = placed(HOUSES, C="8 10 7", S="29", due="C play:2 -")
"""Senet 6.5: between two others a piece is not protected; they are."""

TOLD = {
    "en": (
        "The piece goes to 10. Yours on 8, 9 and 10 protect each other. The protection on 6 ends.",
        "The piece goes to 9. Yours on 8 and 10 are protected.",
    ),
    "ru": (
        "Фигура встанет на 10. Ваши на 8, 9 и 10 защищают друг друга. Защита на 6 пропадает.",
        "Фигура встанет на 9. Ваши на 8 и 10 под защитой.",
    ),
    "pt": (
        "A peça vai para a 10. As suas em 8, 9 e 10 se protegem. A proteção em 6 acaba.",
        "A peça vai para a 9. As suas em 8 e 10 ficam protegidas.",
    ),
    "ar": (
        "تنتقل القطعة إلى 10. وقطعك على 8، 9 و 10 يحمي بعضها بعضًا. وتزول الحماية عن 6.",
        "تنتقل القطعة إلى 9. وقطعك على 8 و 10 محميّة.",
    ),
}

LONG = [
    ("thibault", {"pieces": "10", "netting": "on", "safe_end": "on"}),
    ("thibault", {"pieces": "10", "bank_throws": "on"}),
    ("glebsite", {"pieces": "7", "neighbour_rows": "on"}),
    ("houses", {}),
]
"""The rule sets with the longest sentences."""

MOST = 160
"""Characters of a sentence, as of all by which a game explains itself."""


def brought(game: Senets, text: str) -> Told:
    """What an offered action would bring."""
    turn = game.rules.turn(game.state)
    assert isinstance(turn, Choose)
    written = [game.rules.write(action) for action in turn.actions]
    return game.rules.explain(game.state).offered[written.index(text)]


def every_effect(rules: AnyRules) -> Iterator[Told]:
    """What each move of a game would bring."""
    for table in played(rules, 2, 1, 2000):
        yield from rules.explain(table.state).offered


@pytest.mark.parametrize("language", TOLD)
def test_2_6_the_whole_group_is_named_and_whose_protection_ends(language: str) -> None:
    joins, inner = TOLD[language]
    assert LIBRARY[language].told(brought(JOINS, "7-10")).startswith(joins)
    assert LIBRARY[language].told(brought(INNER, "7-9")).startswith(inner)


@every_language
def test_2_10_whose_protection_ends_is_told_of_a_piece_that_drowns(language: str) -> None:
    """And of one that leaves the board."""
    texts = LIBRARY[language]
    falls = placed(THIBAULT, C="24 25 26", S="27 28 29 30", due="C play:1 -")
    leaves = placed(C="25 26", S="1", due="C play:5 -")
    for game, text, bare in ((falls, "26x27", "24 25"), (leaves, "26-off", "25")):
        told = brought(game, text)
        assert dict(told.args)["bare"] == bare
        silent = texts.told(told.given("bare", "none"))
        assert length(texts.told(told)) > length(silent)


@pytest.mark.parametrize(("rules", "switches"), LONG)
def test_what_a_move_brings_is_short(rules: str, switches: Mapping[str, str]) -> None:
    effects = frozenset(every_effect(rule_set(rules, switches)))
    assert any(dict(told.args).get("bare", "none") != "none" for told in effects)
    for language in LANGUAGES:
        for told in effects:
            text = LIBRARY[language].told(told)
            assert length(text) <= MOST, text
