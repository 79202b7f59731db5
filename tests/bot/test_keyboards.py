"""The buttons under a board: only what is allowed now, numbered as on the picture."""

from __future__ import annotations

from dataclasses import replace

from bot.boards import view_of
from bot.buttons import Kind
from bot.keyboards import keyboard
from bot.table import Table
from bot.words import Library
from games.catalogue import rule_set
from storage.rows import Mode, Person
from tests.bot.kit import Hall

EN = Library()["en"]
THIBAULT = rule_set("thibault")
DROWNING = "........../...SC...../......C... C0S0 C3S4 C start -"


async def at(hall: Hall, mode: Mode, anna: Person, boris: Person, position: str) -> Table:
    """A game of Anna (cones) and Boris or the BOT in a position."""
    table = await hall.against_bot(anna) if mode == "bot" else await hall.for_two(anna, boris)
    players = tuple(
        replace(player, seat=0 if player.person == anna.id else 1) for player in table.players
    )
    game = replace(table.game, mode=mode)
    return Table(game, players, THIBAULT, THIBAULT.load(position))


def labels(table: Table, reader: int | None = None) -> list[list[str]]:
    keys = keyboard(table, EN, view_of(table), reader=reader)
    return [[key.text for key in row] for row in keys]


RULES_AND_LEAVE = ["📜 Rules", "🚪 Leave"]


async def test_with_a_drowning_piece_the_rescue_is_number_one_and_the_throw_stands_out(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "group", anna, boris, DROWNING)
    rows = keyboard(table, EN, view_of(table))
    assert labels(table) == [
        ["1 · 🛟 Rescue: 27 → 13, turn passes"], ["🎲 Throw for a 4"], RULES_AND_LEAVE,
    ]  # fmt: skip
    assert [choice.number for choice in view_of(table).choices] == [1]
    assert rows[1][0].style == "primary"
    assert rows[1][0].press is not None
    assert rows[1][0].press.action == "throw"


async def test_only_the_wide_button_has_a_row_of_its_own(
    hall: Hall, anna: Person, boris: Person
) -> None:
    position = "C...C...C./S........./...C...... C0S0 C1S4 C play:2 -"
    table = await at(hall, "group", anna, boris, position)
    assert labels(table) == [
        ["1 · 1 → 3", "2 · 5 → 7"], ["3 · 9 ⇄ 11"], ["4 · 24 → 26 Beauty"], RULES_AND_LEAVE,
    ]  # fmt: skip


async def test_the_bots_choices_are_neither_buttons_nor_marks(
    hall: Hall, anna: Person, boris: Person
) -> None:
    position = "CSCSCSCSCS/........../.......... C0S0 C0S0 S play:3 -"
    table = await at(hall, "bot", anna, boris, position)
    assert labels(table) == [RULES_AND_LEAVE]
    assert view_of(table).choices == ()


async def test_a_sleeping_board_offers_to_wake_it_and_nothing_else(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "group", anna, boris, DROWNING)
    asleep = replace(table, game=replace(table.game, status="asleep"))
    assert labels(asleep) == [["▶️ Resume"]]
    assert view_of(asleep).choices == ()


async def test_a_board_of_ones_own_has_the_buttons_of_ones_own_turn_only(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "link", anna, boris, DROWNING)
    assert len(labels(table, reader=anna.id)) == 3
    assert labels(table, reader=boris.id) == [RULES_AND_LEAVE]


async def test_menu_keys_under_a_board_name_its_game(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "group", anna, boris, DROWNING)
    menu = [
        key.press
        for row in keyboard(table, EN, view_of(table))
        for key in row
        if key.press is not None and key.press.kind is Kind.MENU
    ]
    assert [press.game for press in menu] == [table.game.id]
