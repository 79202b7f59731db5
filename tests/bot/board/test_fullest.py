"""The fullest boards there can be: whatever stands first on one, Telegram takes its words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.board.caption import MAX_CAPTION, MAX_TEXT, caption, length
from bot.board.dates import moment
from bot.board.heading import line_of
from bot.board.keyboard import keyboard
from bot.board.phone import room_for_words
from bot.board.sealing import signs_of
from bot.board.sight import NOWHERE, Announced, Sight, Wordy, view_of
from bot.handlers.maintenance import MOST
from bot.table.asking import Offer
from bot.table.picking import board_map
from bot.table.table import Table
from bot.words.library import LANGUAGES, Library, Texts
from bot.words.own_words import MAX_LENGTH
from games import fair
from games.catalogue import rule_set
from games.core import Over
from storage.rows import Player
from tests.bot.board.shown import CASES, RENDERER, game, played, ways

LIBRARY = Library()
BACK_TO = 1_795_000_000_000
NAMES = {person: f"{person % 10}" + "🦂" * 31 for person in range(1, 7)}
"""32 characters each, the longest that there are: most of them two UTF-16 units, as Telegram
counts."""

ANNOUNCED = Announced("🦂" * (MOST // 2), moment(BACK_TO))
"""The longest line of maintenance."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def crowded(table: Table) -> Table:
    """The table with people at every seat, who brought signs and words as long as may be, in a
    match, with an offer of the first; all others cannot act."""
    seats = range(len(table.players))
    players = tuple(
        Player(7, n, n + 1, None, "", n, sign=fair.SIGNS[n], words="🦂" * MAX_LENGTH) for n in seats
    )
    if not isinstance(table.turn, Over):
        away = [replace(player, absent="asked") for player in players[1:]]
        players = (players[0], *away)
    points = {"points": 9, "match_game": 3, "before": " ".join("4" for _ in seats)}
    match: dict[str, Any] = points if table.rules.matches else {}
    offer = Offer("draw", 0, table.game.ply).text()
    following: dict[str, Any] = {"next_game": 108, "next_secret": bytes(32)}
    row = replace(table.game, mode="group", offer=offer, **match, **following)
    return replace(table, players=players, game=row)


def told(texts: Texts, table: Table, taps: str | None, wordy: Wordy | None) -> Iterator[str]:
    """The words of a board with all lines that stand first, in rooms of all kinds."""
    picking = board_map(table, view_of(table), taps)
    over = isinstance(table.turn, Over)
    for asked in ((), ("Because. " * 9,) * 30) if not over else ((),):
        for room in (None, 0) if wordy is None else (None,):
            yield caption(
                Sight(
                    table,
                    texts,
                    NAMES,
                    taps=picking,
                    explained=asked,
                    chat=replace(NOWHERE, reasons=True),
                    announced=ANNOUNCED,
                    away=not over,
                    moved="deleted",
                    back_to=None if over else BACK_TO,
                    wordy=wordy,
                ),
                room=room,
            )


@pytest.mark.parametrize("rules", ["thibault", "aseb"])
def test_what_comes_into_the_open_takes_no_letter_more_than_there_may_be(rules: str) -> None:
    """What is folded anew may need an empty line more."""
    for table in [*played(rule_set(rules), 2, 1)][:-1:2]:
        sight = Sight(table, LIBRARY["en"], NAMES)
        room = room_for_words(RENDERER.size(sight.pictured, signs_of(table)), keyboard(sight))
        whole = length(caption(sight, room))
        for fewer in range(1, 24):
            words = caption(sight, room, most=whole - fewer)
            assert length(words) <= whole - fewer, words


@every_language
@pytest.mark.parametrize("case", CASES)
def test_telegram_takes_the_words_of_the_fullest_board(case: str, language: str) -> None:
    texts = LIBRARY[language]
    back = texts.html("caption-put-back", date=moment(BACK_TO))
    away, moved = texts.html("caption-away"), texts.html("caption-deleted")
    line, tables = line_of(texts, ANNOUNCED), game(case)
    for table in map(crowded, (*tables[:3], *tables[3:-1:9], tables[-1])):
        first = moved if isinstance(table.turn, Over) else f"{back}\n{away}\n{moved}"
        for taps in ways(table):
            for wordy in (None, *get_args(Wordy)):
                for words in told(texts, table, taps, wordy):
                    below = words.removeprefix(line + "\n")
                    assert below.startswith(first + "\n"), "before all else"
                    assert length(words) <= (MAX_CAPTION if wordy is None else MAX_TEXT), words
