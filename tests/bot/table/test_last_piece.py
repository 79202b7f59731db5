"""With one piece left the throws that are left come by themselves for whoever wants that: one press
(docs/decisions/0106)."""

from __future__ import annotations

from html import unescape
from random import Random
from typing import Any

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.table.play import recalling
from bot.table.table import AnyRules, Table
from bot.table.takeback import in_its_moment
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE, rule_set
from games.core import LAST_THROWS, Choose, Over, StandingOrder, Throw
from games.senet.state import Action
from games.senet.words import REST_AGAIN
from storage.operations import ChangeGame
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, a_moment_later, actor, seen

LIBRARY = Library()
EN = LIBRARY["en"]
PIECES = 5
"""So many has each side."""
RACES = [rules for rules in CATALOGUE if rules.id in ("thibault", "kendall", "aseb")]


def left(table: Table, seat: int) -> int:
    """How many pieces of that seat have not left the board."""
    return PIECES - int(table.state.off[seat])


async def pressed(hall: Hall, table: Table, random: Random) -> Table:
    """Whoever is to act throws, or presses any of the choices."""
    text = "throw"
    if isinstance(table.turn, Choose):
        text = table.rules.write(random.choice(table.turn.actions))
    after = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))
    return await a_moment_later(hall, after)


async def with_one_left(hall: Hall, person: Person, table: Table, random: Random) -> Table:
    """The game once that person is to throw for the last piece; another one if it ends before."""
    while True:
        if isinstance(table.turn, Over):
            table = await hall.against_bot(person, table.rules)
        mine = next(p.seat or 0 for p in table.players if p.person == person.id)
        throws = isinstance(table.turn, Throw) and actor(table) == person.id
        if throws and left(table, mine) == 1 and not in_its_moment(table):
            return table
        table = await pressed(hall, table, random)


def offered(table: Table, reader: int | None = None) -> bool:
    """Whether that reader's board has the button."""
    keys = [key for row in keyboard(Sight(table, EN, NAMES, reader=reader)) for key in row]
    orders = [key for key in keys if key.press is not None and key.press.kind is Kind.ORDER]
    assert all(key.text == EN.button(order(table).give) for key in orders)
    return bool(orders)


def order(table: Table) -> StandingOrder[Any]:
    """The order about the last throws."""
    return next(each for each in table.rules.orders(table.state) if each.name == LAST_THROWS)


@pytest.mark.parametrize("rules", RACES, ids=lambda rules: rules.id)
async def test_one_press_and_the_last_piece_is_thrown_for_to_the_end(
    hall: Hall, rules: AnyRules
) -> None:
    anna, random = await hall.newcomer(1, "Anna"), Random(5)
    table = await with_one_left(hall, anna, await hall.against_bot(anna, rules), random)
    assert offered(table)
    before = table.game.ply
    table = seen(await hall.door.play.order(table.game.id, anna.id, LAST_THROWS))
    assert table.game.ply > before, "what is due is thrown at once"
    while not isinstance(table.turn, Over):
        assert actor(table) != anna.id or isinstance(table.turn, Choose), "no throw is waited for"
        table = await pressed(hall, table, random)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_waits_in_the_water_for_a_throw_chooses_that_once(
    hall: Hall, language: str
) -> None:
    """*Throw for a 4* was pressed fourteen times running below *the throws come by themselves*. It
    is said that the choice holds. Where a rescue would lead elsewhere it is another one."""
    texts, random, waited = LIBRARY[language], Random(5), 0
    anna = await hall.newcomer(1, "Anna")
    while waited < 2:
        table = await with_one_left(hall, anna, await hall.against_bot(anna), random)
        table = seen(await hall.door.play.order(table.game.id, anna.id, LAST_THROWS))
        before: tuple[Action, ...] = ()
        while not isinstance(table.turn, Over):
            if actor(table) != anna.id:
                table = await pressed(hall, table, random)
                continue
            assert isinstance(table.turn, Choose)
            offered = table.turn.actions
            takes = [each for each in offered if each.kind == "take"]
            holds = texts.told(REST_AGAIN) in unescape(caption(Sight(table, texts, NAMES)))
            assert holds == bool(takes)
            assert offered != before, "the very same is not asked twice"
            before = offered if takes else ()
            action = table.rules.write(takes[0] if takes else offered[0])
            told = len(table.played)
            table = seen(await hall.door.play.act(table.game.id, table.game.ply, anna.id, action))
            table = await a_moment_later(hall, table)
            waited += bool(takes) and len(table.played) > told


async def test_it_is_offered_to_who_has_one_piece_left_and_to_nobody_else(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table, random, found = await hall.for_two(anna, boris), Random(3), {True: 0, False: 0}
    while min(found.values()) < 3:
        if isinstance(table.turn, Over):
            table = await hall.for_two(anna, boris)
        if isinstance(table.turn, Throw) and not in_its_moment(table):  # *Take back* has its place
            alone = left(table, table.turn.seat) == 1
            assert offered(table) == alone
            mine = table.seated(table.turn.seat).person
            assert offered(table, mine) == alone
            other = next(person for person in table.people if person != mine)
            assert not offered(table, other)
            found[alone] += left(table, 1 - table.turn.seat) == 1
        table = await pressed(hall, table, random)


async def test_nobody_orders_it_for_another_ones_last_piece(
    hall: Hall, anna: Person, boris: Person
) -> None:
    random = Random(3)
    table = await with_one_left(hall, anna, await hall.for_two(anna, boris), random)
    while left(table, 0) == left(table, 1):
        table = await with_one_left(hall, anna, await hall.for_two(anna, boris), random)
    asked = await hall.door.play.order(table.game.id, boris.id, LAST_THROWS)
    assert asked.answer == "foreign"


async def test_it_is_taken_back_at_any_time(hall: Hall) -> None:
    anna, random = await hall.newcomer(1, "Anna"), Random(8)
    table = await with_one_left(hall, anna, await hall.against_bot(anna), random)
    table = seen(await hall.door.play.order(table.game.id, anna.id, LAST_THROWS))
    assert not isinstance(table.turn, Over)
    back = EN.button(order(table).recall)
    assert any(key.text == back for row in keyboard(Sight(table, EN, NAMES)) for key in row)
    table = seen(await hall.door.change(table.game.id, recalling, anna.id, LAST_THROWS))
    while actor(table) != anna.id:
        table = await pressed(hall, table, random)
    assert isinstance(table.turn, Throw), "her throw is hers again"


async def test_against_the_bot_it_is_offered_while_that_plays_and_stays_where_it_is(
    hall: Hall,
) -> None:
    """It was there for a second only, where throws come by themselves."""
    anna, random, found = await hall.newcomer(1, "Anna"), Random(8), 0
    table = await with_one_left(hall, anna, await hall.against_bot(anna), random)
    while found < 3:
        if isinstance(table.turn, Over):
            table = await with_one_left(hall, anna, await hall.against_bot(anna), random)
        mine = next(p.seat or 0 for p in table.players if p.person == anna.id)
        if actor(table) != anna.id:
            assert offered(table) == (left(table, mine) == 1)
            assert not offered(table, anna.id + 1)
            found += offered(table)
        table = await pressed(hall, table, random)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_a_choice_in_a_first_game_no_row_is_taken_by_taking_it_back(
    hall: Hall, language: str
) -> None:
    """It folded that one's piece had fallen into the water."""
    texts, random, found = LIBRARY[language], Random(5), 0
    anna = await hall.newcomer(1, "Anna")
    while found < 3:
        table = await with_one_left(hall, anna, await hall.against_bot(anna), random)
        await hall.store.commit(ChangeGame(table.game.id, ("playing",), (("goal", True),)))
        hall.door.book.forget()
        table = seen(await hall.door.play.order(table.game.id, anna.id, LAST_THROWS))
        while not isinstance(table.turn, Over):
            keys = [key.text for row in keyboard(Sight(table, texts, NAMES)) for key in row]
            chooses = actor(table) == anna.id
            assert (texts.button(order(table).recall) in keys) != chooses
            found += chooses
            table = await pressed(hall, table, random)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_came_so_is_told_in_its_order(hall: Hall, language: str) -> None:
    """As where throws come by themselves in all games: one line from her last choice on."""
    texts = LIBRARY[language]
    anna, random, told = await hall.newcomer(1, "Anna"), Random(5), 0
    while not told:
        table = await with_one_left(hall, anna, await hall.against_bot(anna), random)
        await hall.store.commit(ChangeGame(table.game.id, ("playing",), (("goal", True),)))
        hall.door.book.forget()
        table = seen(await hall.door.play.order(table.game.id, anna.id, LAST_THROWS))
        while not isinstance(table.turn, Over):
            told += texts.plain("caption-story") in caption(Sight(table, texts, NAMES))
            table = await pressed(hall, table, random)


def test_there_is_no_such_order_while_more_than_one_piece_is_left() -> None:
    for rules in RACES:
        assert not rules.orders(rules.start(2))


def test_whose_it_is_stands_in_it_where_the_other_one_is_to_throw() -> None:
    """In a position in which one side has its last piece, whoever is to act."""
    rules = rule_set("aseb")
    empty = rules.dump(rules.start(2)).split(" ")[0]
    (only,) = rules.orders(rules.load(f"{empty} C5S1 C0S4 C start"))
    assert (only.seats, only.throws) == ((1,), True)
    (either,) = rules.orders(rules.load(f"{empty} C1S1 C4S4 C start"))
    assert (either.seats, either.throws) == ((0, 1), True)
