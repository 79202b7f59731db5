"""A move that was tapped once: what the board shows of it. Nothing jumps under a finger."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.board.buttons import Act, Order, Sure, SureOrder
from bot.board.phone import CHAT, ROOM, breadth, words_height
from bot.table.marks import ORDER, Mark, mark_on
from bot.table.orders import to_be_given
from bot.table.steps import choices
from bot.table.table import Table
from bot.table.teaching import goal_told
from bot.telegram.wire import Key
from bot.words.library import LANGUAGES, Library
from games.core import Choose
from storage.rows import Board as RowOfBoard
from tests.bot.board.shown import ANNA, CASES, NAMES, Board, board_of, game, ways

LIBRARY = Library()
EN = LIBRARY["en"]
LONG = {ANNA: "Ж" * 32}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def choosing(case: str, most: int = 8) -> Iterator[tuple[Table, str | None]]:
    """The boards of a game on which something is to be chosen, some of them, and what is tapped
    there."""
    tables = [table for table in game(case) if isinstance(table.turn, Choose)]
    for table in tables[:: -(-len(tables) // most)]:
        yield from ((table, taps) for taps in ways(table))


def keys(board: Board) -> list[tuple[int, int, Key]]:
    """Every button with its place: its row, and how many stand there."""
    return [(at, len(row), key) for at, row in enumerate(board.keys) for key in row]


@every_language
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
@pytest.mark.parametrize("case", CASES)
def test_the_marked_button_alone_is_another_and_everything_stays_where_it_is(
    case: str, names: dict[int, str], language: str
) -> None:
    """Of every board one of the moves that have a button there."""
    texts, rng, seen = LIBRARY[language], Random(case), 0
    for table, taps in choosing(case):
        before = board_of(table, texts, taps, names=names)
        moves = {Act(table.rules.write(action)).action for action in choices(table)}
        acts = {Act(move).press(107, table.game.ply): move for move in moves}
        shown = sorted(acts[key.press] for _, _, key in keys(before) if key.press in acts)
        if not shown:  # of a stone that is still to be chosen
            continue
        move = rng.choice(shown)
        after = board_of(table, texts, taps, names=names, marked=move)
        assert words_height(after.caption) == words_height(before.caption)
        assert after.height == before.height <= CHAT
        for (row, wide, was), (now_row, now_wide, now) in zip(
            keys(before), keys(after), strict=True
        ):
            assert (row, wide) == (now_row, now_wide)
            if was.press != Act(move).press(107, table.game.ply):
                assert was == now
                continue
            seen += 1
            assert now.press == Sure(move).press(107, table.game.ply)
            assert (now.text[0], now.style) == ("✓", "success")
            assert breadth(now.text) <= max(ROOM[wide], breadth(was.text))
    assert seen


@pytest.mark.parametrize("case", CASES)
def test_the_picture_shows_the_marked_move_alone(case: str) -> None:
    for table, taps in choosing(case):
        for number, action in enumerate(choices(table), 1):
            board = board_of(table, EN, taps, marked=table.rules.write(action))
            whole = board_of(table, EN, taps)
            assert {choice.number for choice in board.view.choices} <= {number}
            if number in {choice.number for choice in whole.view.choices}:
                assert [choice.number for choice in board.view.choices] == [number]


def test_the_words_say_that_it_is_to_be_tapped_again() -> None:
    table = next(t for t, _ in choosing("thibault") if len(choices(t)) > 1)
    move = table.rules.write(choices(table)[0])
    assert "tap ✓ again" in board_of(table, EN, marked=move).caption
    assert "tap ✓ again" not in board_of(table, EN).caption


def test_an_order_is_marked_as_a_move_is() -> None:
    table = next(t for t in game("siga 5×5") if to_be_given(t, ANNA) and goal_told(t) is None)
    name = to_be_given(table, ANNA)[0].name
    ply = table.game.ply
    pressed = {key.press: key for _, _, key in keys(board_of(table, EN, marked=f"{ORDER}{name}"))}
    assert Order(name).press(107, ply) not in pressed
    assert pressed[SureOrder(name).press(107, ply)].text.startswith("✓")


def test_what_was_marked_is_void_by_its_ply_and_where_nothing_is_to_be_chosen() -> None:
    due = set[bool]()
    for table in game("thibault"):
        ply, chooses = table.game.ply, isinstance(table.turn, Choose)
        for marked, holds in ((ply, chooses), (ply - 1, False), (ply + 1, False)):
            board = RowOfBoard(1, 107, 1, None, 70, 1, 1, marked=Mark(marked, "9-13").text())
            assert mark_on(table, board) == ("9-13" if holds else None)
        due.add(chooses)
    assert due == {True, False}


@pytest.mark.parametrize("mark", [Mark(12, "c2-c3"), Mark(3, "4:9-13"), Mark(0, "order.keep")])
def test_it_is_read_as_it_was_kept(mark: Mark) -> None:
    assert Mark.read(mark.text()) == mark
    assert Mark.read(None) is None
