"""What the last picture of a game tells: who has won, by which score, in how many turns."""

from __future__ import annotations

from dataclasses import replace

from bot.board.sight import view_of
from bot.table.endings import resigning
from bot.table.table import Table
from games.catalogue import CATALOGUE
from games.core import turns
from storage.rows import Person
from tests.bot.kit import Hall, seen, step


async def played(hall: Hall, anna: Person, boris: Person, actions: int = 12) -> Table:
    """A game of these two with so many actions behind it."""
    table = await hall.for_two(anna, boris)
    for _ in range(actions):
        table = await step(hall, table)
    return table


async def length(hall: Hall, table: Table) -> int:
    """How many turns were played, counted from the first action on."""
    return turns((await hall.whole(table)).played)


def seat_of(table: Table, person: Person) -> int:
    return next(player.seat or 0 for player in table.players if player.person == person.id)


async def test_while_it_is_played_a_game_tells_neither_score_nor_length(
    hall: Hall, anna: Person, boris: Person
) -> None:
    view = view_of(await played(hall, anna, boris))
    assert (view.over, view.score, view.turns) == (False, (), 0)


async def test_a_game_that_is_given_up_has_a_winner_and_its_length_and_no_score(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, anna, boris)
    over = seen(await hall.door.change(table.game.id, resigning, anna.id))
    view = view_of(over)
    assert view.over
    assert [tray.winner for tray in view.trays] == [
        seat == seat_of(table, boris) for seat in range(2)
    ]
    assert not any(tray.active for tray in view.trays)
    assert (view.choices, view.score, view.turns) == ((), (), await length(hall, table))
    assert view.turns > 1


async def test_a_draw_agreed_on_has_no_winner_and_no_score(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, anna, boris)
    draw = replace(
        table,
        game=replace(
            table.game, status="over", result='{"winners":[],"reason":"agreed","score":[0,0]}'
        ),
    )
    view = view_of(draw)
    assert view.over
    assert not any(tray.winner for tray in view.trays)
    assert (view.score, view.turns) == ((), await length(hall, table))


async def test_a_game_that_was_broken_off_has_no_last_picture(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, anna, boris)
    for reason in ("cancelled", "abandoned"):
        result = f'{{"winners":[],"reason":"{reason}","score":[0,0]}}'
        gone = replace(table, game=replace(table.game, status="over", result=result))
        view = view_of(gone)
        assert (view.over, view.choices, view.turns) == (False, (), 0)


async def test_points_of_a_match_are_told_also_when_a_game_of_it_is_given_up(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, anna, boris)
    result = '{"winners":[1],"reason":"resigned","score":[0,4]}'
    given = replace(table, game=replace(table.game, status="over", result=result))
    assert view_of(given).score == (0, 4)


async def test_a_stones_count_agreed_on_is_the_score(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, anna, boris)
    result = '{"winners":[0],"reason":"counted","score":[7,5]}'
    counted = replace(table, game=replace(table.game, status="over", result=result))
    view = view_of(counted)
    assert (view.score, view.trays[0].winner) == ((7, 5), True)


async def test_an_invitation_marks_nobodys_turn_before_the_lot_is_drawn(
    hall: Hall, anna: Person
) -> None:
    for rules in CATALOGUE:
        table = await hall.invite(anna, "link", rules=rules)
        assert table.state is None
        view = view_of(table)
        assert not any(tray.active for tray in view.trays)
        assert view.choices == ()
