"""When the race of the Hyena game is won the throws that are left come by themselves for whoever
wants that: one press (hyena 8, 11, decision 19)."""

from __future__ import annotations

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.phone import QUOTE, room_for_words
from bot.board.sealing import signs_of
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.play import recalling
from bot.table.steps import THROW_ON, BotSeat
from bot.table.table import Table
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from games.core import Choose, Over, Throw
from games.hyena.sets.hyena import HYENA
from games.hyena.words import REST_OFF, REST_ON
from games.proof import verify
from storage.rows import Person
from tests.bot.board.shown import RENDERER
from tests.bot.kit import NAMES, Hall, a_moment_later, actor, plain, seen

LIBRARY = Library()
EN = LIBRARY["en"]


async def act(hall: Hall, table: Table) -> Table:
    """What is due: all throws to the end of the turn, and of choices to keep."""
    text = "keep" if isinstance(table.turn, Choose) else THROW_ON
    return seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))


def seat_of(table: Table) -> int:
    assert isinstance(table.turn, Choose | Throw)
    return table.turn.seat


async def won(hall: Hall, anna: Person, boris: Person) -> Table:
    """A game whose race is won, the winner to throw for the hyena."""
    while True:
        invitation = await hall.invite(anna, "group", rules=HYENA)
        await hall.door.seating.join(invitation.game.id, boris, press="join")
        table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="begin"))
        while not isinstance(table.turn, Over):
            if table.rules.settled(table.state) == seat_of(table):
                return table
            table = await act(hall, table)


async def rest(hall: Hall, table: Table) -> Table:
    who = actor(table)
    assert isinstance(who, int)
    return seen(await hall.door.play.order(table.game.id, who, "rest"))


def buttons(table: Table, reader: int | None = None) -> list[list[str]]:
    return [[key.text for key in row] for row in keyboard(Sight(table, EN, reader=reader))]


def shows(table: Table, reader: int | None) -> bool:
    """Whether it can be taken back on that reader's board."""
    return any(EN.button(REST_OFF) in row for row in buttons(table, reader))


async def test_one_press_and_the_winner_never_throws_again(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await won(hall, anna, boris)
    winner, before = seat_of(table), table.game.ply
    table = await rest(hall, table)
    assert table.game.ply > before, "what is due is thrown at once"
    while not isinstance(table.turn, Over):
        assert seat_of(table) != winner, "it is never waited for"
        table = await act(hall, table)
    whole = await hall.whole(table)
    assert any(each.seat == winner for each in whole.played[before:])
    assert verify(record(Sight(whole, EN, NAMES))).finding == "holds"


async def test_whose_mother_flees_is_asked_to_pay_or_keep_and_for_nothing_else(
    hall: Hall, anna: Person, boris: Person
) -> None:
    asked = 0
    while not asked:
        table = await won(hall, anna, boris)
        winner = seat_of(table)
        while not isinstance(table.turn, Over) and seat_of(table) == winner:
            table = await act(hall, table)
        if not isinstance(table.turn, Over):
            table = await rest(hall, table)
        while not isinstance(table.turn, Over):
            assert seat_of(table) == winner or isinstance(table.turn, Choose)
            asked += seat_of(table) != winner
            table = await a_moment_later(hall, await act(hall, table))


async def test_it_stands_behind_the_throw_and_is_taken_back_by_its_player(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await won(hall, anna, boris)
    (on, rest_of_it), *_ = keyboard(Sight(table, EN))
    assert (on.style, on.press and on.press.kind) == ("primary", Kind.ACT)
    assert (rest_of_it.text, rest_of_it.style) == (EN.button(REST_ON), None)
    assert rest_of_it.press
    assert rest_of_it.press.kind is Kind.ORDER
    who = actor(table)
    assert isinstance(who, int)
    table = await rest(hall, table)
    if isinstance(table.turn, Over):
        return
    assert shows(table, who)
    other = next(person for person in table.people if person != who)
    assert not shows(table, other)
    table = seen(await hall.door.change(table.game.id, recalling, who, "rest"))
    assert not shows(table, None)


async def test_against_the_bot_one_press_ends_the_game(hall: Hall, anna: Person) -> None:
    """Only the BOT is to act from then on, and it does not stretch its turns."""
    while True:
        table = await hall.against_bot(anna, HYENA)
        while not isinstance(table.turn, Over):
            if table.rules.settled(table.state) == seat_of(table) and actor(table) == anna.id:
                break
            table = await act(hall, table)
        else:
            continue
        table = await rest(hall, table)
        while not isinstance(table.turn, Over):
            assert isinstance(actor(table), BotSeat)
            assert table.hurried or isinstance(table.turn, Choose)
            table = await act(hall, table)
        return


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_has_won_is_seen_before_anything_is_unfolded(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts = LIBRARY[language]
    table = await won(hall, anna, boris)
    player = table.seated(seat_of(table))
    mark = texts.plain(f"mark-{HYENA.sides[seat_of(table)]}")
    line = plain(texts.html("won-already", name=NAMES[player.person or 0], mark=mark))
    for reader, said in ((None, line), (player.person, plain(texts.html("won-already-you")))):
        sight = Sight(table, texts, NAMES, reader=reader)
        room = room_for_words(RENDERER.size(sight.view, signs_of(table)), keyboard(sight))
        assert said in plain(QUOTE.sub("", caption(sight, room)))
