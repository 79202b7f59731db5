"""A player of the Hyena game keeps the tabas until they say otherwise (hyena 5, decision 19)."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.table.beforehand import has
from bot.table.endings import resigning
from bot.table.play import recalling
from bot.table.steps import THROW_ON
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES, Library
from games.core import Choose, Over, Throw
from games.hyena.sets.hyena import HYENA
from games.hyena.state import WASHING
from games.hyena.words import ASK_AGAIN, KEEP_ON
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, actor, plain, seen

LIBRARY = Library()
EN = LIBRARY["en"]


async def begun(hall: Hall, *people: Person) -> Table:
    table = await hall.invite(people[0], "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    return seen(await hall.door.seating.begin(table.game.id, people[0], press="begin"))


async def act(hall: Hall, table: Table, text: str = "") -> Table:
    """What is pressed; without a text a throw, and of choices to keep."""
    text = text or ("keep" if isinstance(table.turn, Choose) else "throw")
    return seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))


async def at_the_choice(hall: Hall, *people: Person) -> Table:
    """A game at its first choice at which coins are missing for the washing."""
    table = await begun(hall, *people)
    while not isinstance(table.turn, Choose) or enough(table):
        assert not isinstance(table.turn, Over)
        table = await act(hall, table)
    return table


def who(table: Table) -> int:
    found = actor(table)
    assert isinstance(found, int)
    return found


def seat_of(table: Table) -> int:
    assert isinstance(table.turn, Choose | Throw)
    return table.turn.seat


def enough(table: Table) -> bool:
    """Whether the tabas of who is to act pay the missing days and the washing (hyena 6)."""
    player = table.state.players[seat_of(table)]
    return bool(player.tabas >= HYENA.well - player.at + WASHING)


async def keep_on(hall: Hall, table: Table) -> Table:
    return seen(await hall.door.play.order(table.game.id, who(table), "keep"))


async def kept_on(hall: Hall, *people: Person) -> AsyncIterator[tuple[int, Table]]:
    """Each board of a game from where the tabas of a seat are kept without asking, with that seat,
    to its end."""
    table = await keep_on(hall, await at_the_choice(hall, *people))
    seat = table.played[-1].seat
    while not isinstance(table.turn, Over):
        yield seat, table
        table = await act(hall, table)


async def turn_of(hall: Hall, table: Table, seat: int) -> Table:
    """The game at the next throw of that seat, the others keeping their tabas."""
    while isinstance(table.turn, Choose) or seat_of(table) != seat:
        table = await act(hall, table)
    return table


def buttons(table: Table, kind: Kind) -> list[str]:
    keys = [key for row in keyboard(Sight(table, EN)) for key in row]
    return [key.text for key in keys if key.press is not None and key.press.kind is kind]


async def test_the_tabas_are_kept_at_every_choice_without_asking(
    hall: Hall, anna: Person, boris: Person
) -> None:
    kept = 0
    for _ in range(6):
        table = await at_the_choice(hall, anna, boris)
        seat, first = seat_of(table), table.game.ply
        table = await keep_on(hall, table)
        assert table.rules.write(table.played[first].action) == "keep", "at once"
        while not isinstance(table.turn, Over):
            asked = isinstance(table.turn, Choose) and seat_of(table) == seat
            assert asked <= enough(table), "only who has said so is asked no more"
            table = await act(hall, table)
        later = (await hall.whole(table)).played[first + 1 :]
        mine = [p for p in later if p.faces is None and p.seat == seat]
        assert {table.rules.write(played.action) for played in mine} <= {"keep"}
        kept += len(mine)
    assert kept > 3


async def test_who_has_taken_it_back_is_asked_again(
    hall: Hall, anna: Person, boris: Person
) -> None:
    asked = 0
    while not asked:
        table = await keep_on(hall, await at_the_choice(hall, anna, boris))
        seat = table.played[-1].seat
        table = await turn_of(hall, table, seat)
        if not buttons(table, Kind.RECALL):
            continue  # she is at the well already
        table = seen(await hall.door.change(table.game.id, recalling, who(table), "keep"))
        assert not has(table.seated(seat), "keep")
        while not isinstance(table.turn, Over):
            asked += isinstance(table.turn, Choose) and seat_of(table) == seat
            table = await act(hall, table)


async def test_nobody_finds_on_their_turn_what_another_has_ordered(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Not at their own choice either, where it would be read as theirs."""
    chose = found = 0
    while not (chose and found):
        async for seat, table in kept_on(hall, anna, boris):
            if seat_of(table) == seat:
                found += bool(buttons(table, Kind.RECALL))
            else:
                assert not buttons(table, Kind.RECALL)
                chose += isinstance(table.turn, Choose)


async def test_where_the_coins_pay_the_washing_too_it_is_asked_again(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """That is what they were kept for; the order stands for the choices that follow."""
    asked = 0
    while not asked:
        async for seat, table in kept_on(hall, anna, boris):
            if isinstance(table.turn, Choose) and seat_of(table) == seat:
                assert enough(table)
                assert has(table.seated(seat), "keep")
                assert not buttons(table, Kind.ORDER), "it is given already"
                asked += 1


async def test_throwing_on_goes_on_through_what_is_kept(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """A whole turn with payments that are put off is one press."""
    longest = 0
    while longest < 2:
        table = await at_the_choice(hall, anna, boris)
        while not isinstance(table.turn, Over):
            before = table
            if isinstance(table.turn, Choose):
                table = await (act if enough(table) else keep_on)(hall, table)
                continue
            table = await act(hall, table, THROW_ON)
            new = table.played[before.game.ply :]
            keeps = [p for p in new if p.faces is None]
            assert all(table.rules.write(p.action) == "keep" for p in keeps)
            on = isinstance(table.turn, Throw) and seat_of(table) == seat_of(before)
            assert not on, "to the end of the turn, or to a choice"
            longest = max(longest, len(keeps))


async def test_it_outlives_the_server(hall: Hall, anna: Person, boris: Person) -> None:
    table = await keep_on(hall, await at_the_choice(hall, anna, boris))
    again = await (await hall.again()).now(table)
    assert again.players == table.players
    assert sum(has(player, "keep") for player in again.players) == 1


async def test_its_button_stands_under_the_choice_and_another_takes_it_back(
    hall: Hall, anna: Person, boris: Person
) -> None:
    while True:
        table = await at_the_choice(hall, anna, boris)
        seat = seat_of(table)
        assert buttons(table, Kind.ORDER) == [EN.button(KEEP_ON)]
        assert buttons(table, Kind.RECALL) == []
        assert buttons(table, Kind.EXPLAIN) == [EN.plain("key-explain")], "and what it would bring"
        other = await turn_of(hall, await keep_on(hall, table), 1 - seat)
        assert buttons(other, Kind.RECALL) == [], "who is to throw has ordered nothing"
        table = await turn_of(hall, other, seat)
        if table.rules.orders(table.state):  # else she is at the well
            break
    assert buttons(table, Kind.RECALL) == [EN.button(ASK_AGAIN)]
    assert buttons(table, Kind.ORDER) == []
    rest = seen(await hall.door.change(table.game.id, recalling, who(table), "keep"))
    assert buttons(rest, Kind.RECALL) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_caption_tells_it_at_that_players_turn(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts = LIBRARY[language]
    told = texts.told(KEEP_ON)
    while True:
        table = await at_the_choice(hall, anna, boris)
        seat = seat_of(table)
        assert told not in plain(caption(Sight(table, texts, NAMES)))
        other = await turn_of(hall, await keep_on(hall, table), 1 - seat)
        assert told not in plain(caption(Sight(other, texts, NAMES)))
        table = await turn_of(hall, other, seat)
        if table.rules.orders(table.state):
            break
    assert told in plain(caption(Sight(table, texts, NAMES)))


async def test_a_second_tap_is_told_that_it_is_done(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Also where the turn has passed to one whose mother has not set out."""
    for _ in range(4):
        table = await at_the_choice(hall, anna, boris)
        person, order = who(table), hall.door.play.order
        table = await keep_on(hall, table)
        assert (await order(table.game.id, person, "keep")).answer == "acted"
        stranger = next(p.id for p in (anna, boris) if p.id != person)
        recalled = await hall.door.change(table.game.id, recalling, stranger, "keep")
        assert recalled.answer == "no-order"


async def test_the_bot_that_takes_a_seat_over_decides_for_itself(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    asked = 0
    while not asked:
        table = await keep_on(hall, await at_the_choice(hall, anna, boris, carla))
        seat = table.played[-1].seat
        person = next(p for p in (anna, boris, carla) if p.id == table.seated(seat).person)
        table = seen(await hall.door.change(table.game.id, resigning, person.id))
        while not isinstance(table.turn, Over):
            asked += isinstance(table.turn, Choose) and seat_of(table) == seat
            table = await act(hall, table)


async def test_the_press_of_the_button_is_an_order(hall: Hall, anna: Person, boris: Person) -> None:
    table = await at_the_choice(hall, anna, boris)
    keys = [key for row in keyboard(Sight(table, EN)) for key in row]
    (key,) = (key for key in keys if key.text == EN.button(KEEP_ON))
    assert key.press == Press(Kind.ORDER, table.game.id, table.game.ply, "keep")
