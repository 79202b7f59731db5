"""Each lesson of a first game is told once: so it is in sight where its reader is to act."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.table.table import AnyRules, Table
from bot.table.teaching import lesson_told
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from tests.bot.board.shown import board_of, played
from tests.bot.board.test_first_game import whole_lines_of
from tests.bot.kit import plain

LIBRARY = Library()
GAMES = [
    *((rule_set(name), False) for name in ("thibault", "kendall", "aseb", "siga", "hyena")),
    *((rule_set(name), True) for name in ("thibault", "aseb")),
]
"""Rules, and whether throws come by themselves."""


def named(table: Table) -> tuple[bytes | None, str, str]:
    """The lesson that a game has told last, and the game."""
    action, _, message = (table.game.lesson or "::").split(":")
    return table.game.secret, action, message


@cache
def boards_of(rules: AnyRules, *, thrown_for: bool) -> tuple[Table, ...]:
    """Two games, wherever somebody is to act after a lesson was told."""
    tables = (t for seed in (1, 2) for t in played(rules, 2, seed, thrown_for=thrown_for))
    return tuple(t for t in tables if t.game.lesson is not None)


def lines_in_sight(table: Table, language: str, *, thrown_for: bool) -> list[str]:
    caption = board_of(table, LIBRARY[language], thrown_for=thrown_for).caption
    return whole_lines_of(re.sub("</?[bi]>", "", caption)).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "thrown_for"), GAMES, ids=[f"{r.id}{' auto-throw' * auto}" for r, auto in GAMES]
)
def test_each_lesson_is_seen_whole_where_its_reader_is_to_act(
    rules: AnyRules, *, thrown_for: bool, language: str
) -> None:
    """Not only while the BOT plays, whoever moved. What befell a piece of the reader's own is told
    by the sentence of that turn."""
    texts, seen = LIBRARY[language], set[object]()
    tables = boards_of(rules, thrown_for=thrown_for)
    for table in tables:
        lesson, told = table.lesson, lesson_told(table)
        if lesson is None or told is None:
            continue
        one = table.played[lesson.action]
        befell = told == rules.suffers(one.before, one.action, 1 - one.seat)
        line = plain(re.sub("<[^>]+>", "", texts.html("caption-lesson", told=texts.told(told))))
        if befell or line in lines_in_sight(table, language, thrown_for=thrown_for):
            seen.add(named(table))
    assert seen == set(map(named, tables))
    assert len(seen) > 8
