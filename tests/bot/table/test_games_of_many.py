"""Games of more than two at the door: resigning, leaving, rematches, and BOTs among people."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.board_rows import Place
from bot.table.endings import cancelling, resigning
from bot.table.invitation import NewGame
from bot.table.lobby import adding_bot, adding_here
from bot.table.pauses import waking
from bot.table.seats import watching
from bot.table.steps import BotSeat
from bot.table.table import AnyRules, Table
from bot.words.library import Library
from games.catalogue import CATALOGUE
from games.core import Choose, Over
from games.hyena.rules import Hyena
from games.hyena.sets.hyena import HYENA
from games.proof import verify
from games.record import replay as replay_record
from storage.rows import Person
from tests.bot.kit import NAMES, THIBAULT, Hall, actor, played, seen, step

EN = Library()["en"]


async def game(
    hall: Hall,
    host: Person,
    *guests: Person,
    bots: tuple[str, ...] = (),
    rules: AnyRules = HYENA,
) -> Table:
    """A game of these in the group."""
    table = await hall.invite(host, "group", rules=rules)
    for guest in guests:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    for level in bots:
        table = seen(await hall.door.change(table.game.id, adding_bot, host.id, level))
    return seen(await hall.door.seating.begin(table.game.id, host, press="begin"))


async def until(hall: Hall, table: Table, person: Person) -> Table:
    """The game until it is that person's turn."""
    while table.to_act is not None and table.to_act.person != person.id:
        table = await step(hall, table)
    return table


def seat_of(table: Table, person: Person) -> int:
    found = next(p.seat for p in table.players if person.id in (p.person, p.resigned))
    assert found is not None
    return found


async def test_the_bot_takes_over_who_resigned_and_the_game_goes_on(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await until(hall, await game(hall, anna, boris, carla), boris)
    before = table
    table = seen(await hall.door.change(table.game.id, resigning, boris.id))
    player = table.seated(seat_of(table, boris))
    assert (player.person, player.bot, player.resigned) == (None, "novice", boris.id)
    assert (table.game.status, table.game.ply) == ("playing", before.game.ply)
    assert table.game.bot_due_at is not None
    assert table.state == before.state
    assert not table.plays(boris.id)
    answers = [
        (await hall.door.play.act(table.game.id, table.game.ply, boris.id, "throw")).answer,
        (await hall.door.change(table.game.id, resigning, boris.id)).answer,
        (await hall.door.pauses.leave(table.game.id, boris.id)).answer,
    ]
    assert answers == ["foreign"] * 3
    again = await (await hall.again()).now(table)
    assert (again.game, again.players, again.state) == (table.game, table.players, table.state)
    table = await played(hall, table)
    assert isinstance(table.turn, Over)


async def test_who_resigns_out_of_turn_leaves_the_turn_where_it_is(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await until(hall, await game(hall, anna, boris, carla), boris)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert table.to_act == table.seated(seat_of(table, boris))
    assert table.game.bot_due_at is None


async def test_the_bot_chooses_at_once_for_who_resigned_after_a_throw(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla)
    while not isinstance(table.turn, Choose):
        table = await step(hall, table)
    person = next(p for p in (anna, boris, carla) if p.id == actor(table))
    table = seen(await hall.door.change(table.game.id, resigning, person.id))
    assert table.held
    assert table.game.bot_due_at == hall.clock.now
    assert [board.shown < board.wanted for board in await hall.store.boards(table.game.id)] == [
        True
    ]
    assert (await step(hall, table)).game.ply == table.game.ply + 1


async def test_when_the_last_person_resigns_the_game_is_over(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await game(hall, anna, boris, bots=("novice",))
    assert seen(await hall.door.change(table.game.id, resigning, anna.id)).game.status == "playing"
    table = seen(await hall.door.change(table.game.id, resigning, boris.id))
    assert table.result == Over((), "abandoned", (0, 0, 0))
    assert table.game.bot_due_at is None


@dataclass(frozen=True)
class Unyielding(Hyena):
    """A game that only the first seat may give up."""

    def may_resign(self, state: object, seat: int) -> bool:
        """Seat 0 only."""
        del state
        return seat == 0


@pytest.mark.parametrize("seats", [2, 3])
async def test_nobody_resigns_where_the_rules_are_against_it(
    hall: Hall, anna: Person, boris: Person, carla: Person, seats: int
) -> None:
    people = (anna, boris, carla)[:seats]
    table = await game(hall, *people, rules=Unyielding("hyena", 1, "nowhere"))
    for person in people:
        if seat_of(table, person) != 0:
            result = await hall.door.change(table.game.id, resigning, person.id)
            assert (result.answer, result.table) == ("may-not-resign", table)
    first = next(p for p in people if seat_of(table, p) == 0)
    assert (await hall.door.change(table.game.id, resigning, first.id)).done


async def test_of_two_the_other_wins_also_where_more_could_have_played(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await game(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert table.result == Over((seat_of(table, boris),), "resigned", (0, 0))


async def test_at_one_phone_the_side_to_move_resigns_until_one_is_left(
    hall: Hall, anna: Person
) -> None:
    table = await hall.invite(anna, "phone", rules=HYENA)
    table = seen(await hall.door.change(table.game.id, adding_here, anna.id))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert table.seated(0).resigned == anna.id
    assert (await hall.door.change(table.game.id, resigning, anna.id)).answer == "not-yours"
    table = seen(
        await hall.door.change((await until(hall, table, anna)).game.id, resigning, anna.id)
    )
    assert table.game.status == "playing"
    table = seen(
        await hall.door.change((await until(hall, table, anna)).game.id, resigning, anna.id)
    )
    assert table.result is not None
    assert table.result.reason == "abandoned"


async def test_the_record_of_a_game_that_was_taken_over_proves_its_throws(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla, bots=("novice",))
    table = await step(hall, table)
    seen(await hall.door.change(table.game.id, resigning, boris.id))
    table = await played(hall, await hall.now(table))
    made = record(Sight(await hall.whole(table), EN, {**NAMES, carla.id: "Carla"}))
    assert [name for name, _ in made.tags if name.startswith("Player")] == [
        f"Player{seat}" for seat in range(1, 5)
    ]
    assert replay_record(made).final == table.state
    assert verify(made).holds


async def test_whoever_leaves_is_told_of_once_in_a_group(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla)
    table = seen(await hall.door.pauses.leave(table.game.id, boris.id))
    (notice,) = await hall.store.notices(hall.clock.now)
    assert (notice.chat, notice.message) == (table.game.chat, "notice-left-all")
    assert json.loads(notice.args) == {"who": boris.id}
    assert seen(await hall.door.change(table.game.id, waking, carla.id)).game.status == "playing"


async def test_over_links_each_of_the_others_is_told_who_left(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.invite(anna, "link", rules=HYENA)
    for guest in (boris, carla):
        place = Place(await hall.private(guest))
        await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}", place=place)
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    seen(await hall.door.pauses.leave(table.game.id, boris.id))
    told = {notice.chat for notice in await hall.store.notices(hall.clock.now)}
    assert told == {(await hall.private(p)).id for p in (anna, carla)}


async def test_a_rematch_of_many_is_a_lobby_of_who_asks_with_the_same_bots(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla, bots=("novice",))
    seen(await hall.door.change(table.game.id, resigning, carla.id))
    table = await played(hall, await hall.now(table))
    place = Place(await hall.store.see_chat(-100, "group"))
    invitation = seen(await hall.door.seating.rematch(table.game.id, boris, (place,), press="r"))
    assert [p.bot or p.person for p in invitation.players] == [boris.id, "novice"]
    assert (invitation.game.reserved, invitation.game.host) == (None, boris.id)
    again = await hall.door.seating.rematch(table.game.id, anna, (place,), press="r2")
    assert again.answer == "rematch-open"
    joined = seen(await hall.door.seating.join(invitation.game.id, anna, press="a"))
    assert joined.game.status == "open"
    begun = seen(await hall.door.seating.begin(joined.game.id, boris, press="b"))
    assert len(begun.players) == 3


async def test_an_admin_ends_a_game_of_many_without_a_result(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = seen(await hall.door.change((await game(hall, anna, boris, carla)).game.id, cancelling))
    assert table.result == Over((), "cancelled", (0, 0, 0))


# -- the BOTs alone --------------------------------------------------------------------------------


async def watched(hall: Hall, host: Person, rules: AnyRules) -> Table:
    """A game of the BOTs, begun by who watches it."""
    place = Place(await hall.private(host))
    wanted = NewGame(rules, "bot", host, (place,), "w", bots=watching(rules), here=0)
    table = seen(await hall.door.seating.create(wanted))
    assert table.people == frozenset()
    return seen(await hall.door.seating.begin(table.game.id, host, press="b"))


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda r: r.id)
async def test_the_bots_play_each_other_to_the_end_for_who_watches(
    hall: Hall, anna: Person, boris: Person, rules: AnyRules
) -> None:
    table = await watched(hall, anna, rules)
    assert table.game.bot_due_at is not None
    assert [g.id for g in await hall.store.unfinished(person=anna.id)] == [table.game.id]
    for person, answer in ((anna, "bots-turn"), (boris, "foreign")):
        act = await hall.door.play.act(table.game.id, 0, person.id, "throw")
        assert act.answer == answer
    table = await played(hall, table)
    assert table.game.status == "over"
    assert table.game.bot_due_at is None


async def test_who_watches_puts_the_bots_to_sleep_wakes_them_and_calls_them_off(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await watched(hall, anna, THIBAULT)
    assert (await hall.door.pauses.leave(table.game.id, boris.id)).answer == "foreign"
    table = seen(await hall.door.pauses.leave(table.game.id, anna.id))
    assert await hall.store.notices(hall.clock.now) == ()
    act = await hall.door.play.act(table.game.id, 0, BotSeat(0), "throw")
    assert act.answer == "asleep"
    assert seen(await hall.door.change(table.game.id, waking, anna.id)).game.bot_due_at is not None
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert table.result == Over((), "withdrawn", (0, 0))
    place = Place(await hall.private(anna))
    invitation = seen(await hall.door.seating.rematch(table.game.id, anna, (place,), press="r"))
    assert [(p.person, p.bot) for p in invitation.players] == [
        (None, bot) for bot in watching(THIBAULT)
    ]
