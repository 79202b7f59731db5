"""The buttons under a board: only what is allowed now, numbered as on the picture."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain, islice

import pytest

from bot.board.choice_keys import FEW_ROWS
from bot.board.keyboard import keyboard
from bot.board.sight import NOWHERE, Sight, view_of
from bot.table.changes import Change
from bot.table.muting import muting
from bot.table.table import Table
from bot.table.takeback import in_its_moment
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from bot.words.signs import NUMERAL, numeral
from games.catalogue import rule_set
from games.core import Over, Throw
from games.seega.sets.sidja import SIDJA
from storage.rows import Mode, Person
from tests.bot.board.shown import board_of, played
from tests.bot.kit import NAMES, THIBAULT, Hall, step

LIBRARY = Library()
EN = LIBRARY["en"]
DROWNING = "........../...SC...../......C... C0S0 C3S4 C start -"


async def at(
    hall: Hall,
    mode: Mode,
    anna: Person,
    boris: Person,
    position: str,
    name: str = "thibault",
    **switches: str,
) -> Table:
    """A game of Anna (cones) and Boris or the BOT in a position."""
    table = await hall.against_bot(anna) if mode == "bot" else await hall.for_two(anna, boris)
    players = tuple(
        replace(player, seat=0 if player.person == anna.id else 1) for player in table.players
    )
    game = replace(table.game, mode=mode)
    rules = rule_set(name, switches)
    return Table(game, players, rules, rules.load(position))


def labels(table: Table, reader: int | None = None) -> list[list[str]]:
    keys = keyboard(Sight(table, EN, reader=reader))
    return [[key.text for key in row] for row in keys]


RULES_AND_LEAVE = ["❔ Explain", "📜 Rules", "🚪 Leave"]
NOT_MINE = RULES_AND_LEAVE[1:]


async def test_with_a_drowning_piece_the_rescue_is_number_one_and_no_colour_recommends(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "group", anna, boris, DROWNING)
    rows = keyboard(Sight(table, EN))
    assert labels(table) == [
        ["① 🛟 Rescue: 27 → 13, turn passes"], ["🎲 Throw for a 4"], RULES_AND_LEAVE,
    ]  # fmt: skip
    assert [choice.number for choice in view_of(table).choices] == [1]
    assert {key.style for row in rows for key in row} == {None}
    assert rows[1][0].press is not None
    assert rows[1][0].press.action == "throw"


async def test_only_the_wide_button_has_a_row_of_its_own(
    hall: Hall, anna: Person, boris: Person
) -> None:
    position = "C...C...C./S........./...C...... C0S0 C1S4 C play:2 -"
    table = await at(hall, "group", anna, boris, position)
    assert labels(table) == [
        ["① 1 → 3", "② 5 → 7"], ["③ 9 ⇄ 11", "④ 24 → 26 Beauty"], RULES_AND_LEAVE,
    ]  # fmt: skip
    extra = await at(hall, "group", anna, boris, position, "thibault", beauty_extra="on")
    assert labels(extra) == [
        ["① 1 → 3", "② 5 → 7", "③ 9 ⇄ 11"],
        ["④ 24 → 26 Beauty +1\u2060🎲"],
        RULES_AND_LEAVE,
    ]


TEN = "CSCSCSCSCS/CSCSCSCSCS/.......... C0S0 C0S0 S play:{} -"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_many_choices_stand_close_so_that_the_picture_stays_in_sight(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    table = await at(hall, "group", anna, boris, TEN.format(1), "houses")
    rows = keyboard(Sight(table, LIBRARY[language]))[:-1]
    assert sum(map(len, rows)) == 21
    assert len(rows) <= FEW_ROWS
    texts = [key.text for row in rows for key in row]
    numbers = [text for text in texts if re.fullmatch(NUMERAL, text)]
    assert numbers == [numeral(choice.number) for choice in view_of(table).choices]


SEVEN = "C..C..C..C/..C.....C./...C.....S C0S0 C0S6 C play:2 -"


async def test_where_more_than_three_rows_would_stand_a_number_has_to_do(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """The picture shows whose it is; where there is none the words stay."""
    position = "SC.C.C.C../CC...C..../..CCC..... C0S0 C0S9 C play:2 -"
    table = await at(hall, "group", anna, boris, position, "houses")
    assert labels(table) == [
        ["①", "②", "③", "④", "⑤", "⑥"],
        ["⑦", "⑧", "⑨", "⑩", "⑪", "Pass"],
        RULES_AND_LEAVE,
    ]
    wordy = keyboard(Sight(table, EN, wordy="refused"))
    assert "⑩ 24 → 26 Beauty +\u2060🎲" in [key.text for row in wordy for key in row]


async def test_many_choices_do_not_name_their_houses(
    hall: Hall, anna: Person, boris: Person
) -> None:
    thibault = await at(hall, "group", anna, boris, SEVEN, "thibault", pieces="7")
    assert labels(thibault) == [
        ["① 1→3", "② 4→6", "③ 7→9", "④ 10→12"],
        ["⑤ 13→15", "⑥ 19→21", "⑦ 24→26"],
        RULES_AND_LEAVE,
    ], "neither Second Life nor Beauty"


async def test_the_bots_choices_are_neither_buttons_nor_marks(
    hall: Hall, anna: Person, boris: Person
) -> None:
    position = "CSCSCSCSCS/........../.......... C0S0 C0S0 S play:3 -"
    table = await at(hall, "bot", anna, boris, position)
    assert labels(table) == [NOT_MINE]
    assert view_of(table).choices == ()


async def test_a_sleeping_board_offers_to_wake_it_and_to_end_it_together(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "group", anna, boris, DROWNING)
    asleep = replace(table, game=replace(table.game, status="asleep"))
    above = [["▶️ Resume"], ["🤖 BOT plays for me"], ["🤝 Offer a draw"]]
    assert labels(asleep) == [*above, ["🏳 Resign", "🔕 Mute"]]
    assert view_of(asleep).choices == ()


async def test_a_board_of_ones_own_has_the_buttons_of_ones_own_turn_only(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "link", anna, boris, DROWNING)
    assert len(labels(table, reader=anna.id)) == 3
    assert labels(table, reader=boris.id) == [["📜 Rules", "🔕 Mute", "🚪 Leave"]]


async def test_a_board_has_a_button_to_hear_no_more_of_it_where_no_other_loses_a_word(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """On a shared board the same one for all; on one's own it says what holds."""
    table = await at(hall, "link", anna, boris, DROWNING)
    muted = muting(table, 0, boris.id, muted=True)
    assert isinstance(muted, Change)
    assert labels(muted.after, reader=boris.id) == [["📜 Rules", "🔔 Unmute", "🚪 Leave"]]
    assert "🔕" not in "".join(labels(muted.after, reader=anna.id)[-1]), "❔ would lose its word"
    alone = await at(hall, "bot", anna, boris, DROWNING)
    assert "🔕" not in "".join(labels(alone)[-1]), "nobody calls anybody there"


async def test_menu_keys_under_a_board_name_its_game(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await at(hall, "group", anna, boris, DROWNING)
    menu = [
        key.press
        for row in keyboard(Sight(table, EN))
        for key in row
        if key.press is not None and key.press.kind is Kind.MENU
    ]
    assert [press.game for press in menu] == [table.game.id]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_its_moment_taking_back_stands_beside_the_throw_and_no_word_breaks(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    """In a group, too; the offer that throws come by themselves waits."""
    table, texts, found = await hall.for_two(anna, boris), LIBRARY[language], 0
    while table.game.ply < 30 and not isinstance(table.turn, Over):
        table = await step(hall, table)
        if not in_its_moment(table) or not isinstance(table.turn, Throw):
            continue
        for kind in ("group", "private"):
            chat = replace(NOWHERE, kind=kind)
            rows = keyboard(Sight(table, texts, NAMES, chat=chat, offer_throws=True))
            words = [key.text for key in rows[0]]
            assert texts.plain("key-takeback") in words, "with its word"
            assert len(rows[0]) == 2
            found += 1
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_while_the_others_play_taking_back_has_a_word(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    """🔙 alone stood between the rules and the way out; a shorter word fits there."""
    table, texts, found = await hall.for_two(anna, boris), LIBRARY[language], 0
    for _ in range(30):
        table = await step(hall, table)
        for reader in (anna.id, boris.id):
            rows = keyboard(Sight(table, texts, NAMES, chat=NOWHERE, reader=reader))
            words = [key.text for row in rows for key in row]
            assert "🔙" not in words
            found += texts.plain("key-takeback-brief") in rows[-1][0].text
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_stones_are_chosen_taking_back_has_its_word_and_explain_has_the_rules(
    language: str,
) -> None:
    """🔙 alone stood between the rules and the way out, and under *Explain* beside *‹ Back*, and
    nobody knew what it was."""
    texts, found = LIBRARY[language], 0
    back, rules = texts.plain("key-takeback"), texts.plain("key-rules")
    for table in chain(played(SIDJA, 2, 1, 60), islice(played(THIBAULT, 2, 1), 60)):
        boards = (board_of(table, texts, asked=asked).keys for asked in (False, True))
        shown, asked = ([key.text for row in keys for key in row] for keys in boards)
        assert back.split()[0] not in (*shown, *asked)
        if back in shown and table.rules == SIDJA:
            assert rules in (*shown, *asked)
            found += 1
    assert found > 5
