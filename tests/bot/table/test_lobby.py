"""The lobby of a game for two to six, at the door: who sits, who begins, what races decide."""

from __future__ import annotations

import asyncio

import pytest

from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.endings import withdrawing
from bot.table.lobby import adding_bot, adding_here, dropping_bot, dropping_here, getting_up
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from games import fair
from games.core import Over
from games.hyena.sets.hyena import HYENA
from storage.operations import Shown
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, en
from tests.bot.kit import Hall, played, seen


async def lobby(hall: Hall, host: Person, *guests: Person) -> Table:
    """A lobby in the group at which these sit."""
    table = await hall.invite(host, "group", rules=HYENA)
    for guest in guests:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    return table


async def begun(hall: Hall, table: Table, host: Person) -> Table:
    return seen(await hall.door.seating.begin(table.game.id, host, press="begin"))


def who(table: Table) -> list[int | str | None]:
    """The people and BOTs in joining order."""
    assert [player.number for player in table.players] == list(range(len(table.players)))
    return [player.bot or player.person for player in table.players]


async def saved(hall: Hall, table: Table) -> Table:
    """The table as storage has it: which must be the one in memory."""
    game = await hall.store.game(table.game.id)
    assert game == table.game
    assert await hall.store.players(table.game.id) == table.players
    return table


async def test_friends_sit_down_one_after_the_other_until_the_host_begins(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, boris, carla)
    assert table.game.status == "open"
    assert who(table) == [anna.id, boris.id, carla.id]
    table = await saved(hall, await begun(hall, table, anna))
    game = table.game
    salt = fair.salt([fair.Brought()] * 3, "begin")
    assert (game.status, game.salt) == ("playing", salt), "nobody has brought anything"
    lot = fair.lot(game.secret, str(game.id), game.salt or "", 3)
    assert tuple(table.seated(seat).number for seat in range(3)) == lot
    assert len(table.rules.describe(table.state)) == 3


async def test_only_the_host_begins_and_not_alone(hall: Hall, anna: Person, boris: Person) -> None:
    table = await lobby(hall, anna)
    game = table.game.id
    assert (await hall.door.seating.begin(game, anna, press="b")).answer == "too-few"
    await hall.door.seating.join(game, boris, press="j")
    assert (await hall.door.seating.begin(game, boris, press="b")).answer == "not-host"
    assert (await hall.door.seating.begin(game, anna, press="b")).answer == "done"
    assert (await hall.door.seating.begin(game, anna, press="c")).answer == "begun"
    assert len(await hall.store.players(game)) == 2


async def test_nobody_sits_down_at_a_full_table_or_one_that_has_begun(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna, *[await hall.person(n, f"Guest {n}") for n in range(11, 16)])
    game = table.game.id
    assert len(table.players) == max(HYENA.seats)
    assert (await hall.door.seating.join(game, boris, press="j")).answer == "full"
    assert (await hall.door.change(game, adding_bot, anna.id, "novice")).answer == "full"
    table = await begun(hall, table, anna)
    assert (await hall.door.seating.join(game, boris, press="j")).answer == "begun"
    assert (await hall.door.change(game, adding_bot, anna.id, "novice")).answer == "begun"
    assert len((await saved(hall, table)).players) == 6


async def test_who_joined_may_get_up_and_sit_down_again_but_the_host_stays(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, boris, carla)
    game = table.game.id
    assert (await hall.door.change(game, getting_up, anna.id)).answer == "host-stays"
    table = seen(await hall.door.change(game, getting_up, boris.id))
    assert who(table) == [anna.id, carla.id]
    assert (await hall.door.change(game, getting_up, boris.id)).answer == "up-already"
    table = seen(await hall.door.seating.join(game, boris, press="again"))
    assert who(await saved(hall, table)) == [anna.id, carla.id, boris.id]
    assert (await hall.door.seating.join(game, boris, press="j")).answer == "own-seat"


async def test_who_presses_get_up_twice_is_told_so_without_an_alert(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna, boris)
    desk = Desk(hall)
    up = Press(Kind.SEATS, table.game.id, action="-")
    for _ in range(2):
        await desk.press(boris, GROUP, up)
    assert desk.shown.answers == [(en("said-got-up"), False), (en("answer-up-already"), False)]
    assert who(await hall.now(table)) == [anna.id]


async def test_bots_of_several_levels_come_and_go_as_the_host_says(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna, boris)
    game = table.game.id
    assert (await hall.door.change(game, adding_bot, boris.id, "novice")).answer == "not-host"
    assert (await hall.door.change(game, adding_bot, anna.id, "nobody")).answer == "not-offered"
    assert (await hall.door.change(game, dropping_bot, anna.id)).answer == "not-offered"
    for _ in range(2):
        table = seen(await hall.door.change(game, adding_bot, anna.id, "novice"))
    assert who(table) == [anna.id, boris.id, "novice", "novice"]
    table = seen(await hall.door.change(game, getting_up, boris.id))
    table = seen(await hall.door.change(game, dropping_bot, anna.id))
    assert who(await saved(hall, table)) == [anna.id, "novice"]
    table = await played(hall, await begun(hall, table, anna))
    assert isinstance(table.turn, Over)


async def test_several_play_at_one_phone(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.invite(anna, "phone", rules=HYENA)
    game = table.game.id
    assert who(table) == [anna.id, anna.id]
    assert (await hall.door.change(game, adding_here, boris.id)).answer == "not-host"
    for _ in range(2):
        table = seen(await hall.door.change(game, adding_here, anna.id))
    table = seen(await hall.door.change(game, adding_bot, anna.id, "novice"))
    table = seen(await hall.door.change(game, dropping_here, anna.id))
    assert who(await saved(hall, table)) == [anna.id, anna.id, anna.id, "novice"]
    assert (await hall.door.seating.join(game, boris, press="j")).answer == "full"
    assert isinstance((await played(hall, await begun(hall, table, anna))).turn, Over)


async def test_seats_at_one_phone_are_for_games_at_one_phone(hall: Hall, anna: Person) -> None:
    table = await lobby(hall, anna)
    assert (await hall.door.change(table.game.id, adding_here, anna.id)).answer == "not-offered"
    assert (await hall.door.change(table.game.id, dropping_here, anna.id)).answer == "not-offered"


async def test_a_rule_set_for_two_has_no_lobby(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.invite(anna, "group")
    for change in (hall.door.change(table.game.id, adding_bot, anna.id, "novice"),
                   hall.door.change(table.game.id, dropping_bot, anna.id),
                   hall.door.change(table.game.id, getting_up, boris.id)):  # fmt: skip
        assert (await change).answer == "not-offered"
    assert (await hall.door.seating.begin(table.game.id, anna, press="b")).answer == "too-few"
    joined = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    assert joined.game.status == "playing"


async def test_an_invitation_that_is_over_is_no_lobby(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, boris)
    seen(await hall.door.change(table.game.id, withdrawing, anna.id))
    assert (await hall.door.change(table.game.id, getting_up, boris.id)).answer == "expired"
    assert (await hall.door.seating.join(table.game.id, carla, press="j")).answer == "expired"
    assert (await hall.door.change(77, getting_up, boris.id)).answer == "unknown"


async def test_an_update_seen_twice_seats_one_bot(hall: Hall, anna: Person) -> None:
    table = await lobby(hall, anna)
    for answer in ("done", "again"):
        result = await hall.door.at(9).change(table.game.id, adding_bot, anna.id, "novice")
        assert result.answer == answer
    assert who(await hall.now(table)) == [anna.id, "novice"]


# -- races -----------------------------------------------------------------------------------------


async def test_two_who_join_at_once_for_the_last_seat_get_one(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, *[await hall.person(n, f"Guest {n}") for n in range(11, 15)])
    joins = (hall.door.seating.join(table.game.id, p, press=f"j{p.id}") for p in (boris, carla))
    assert sorted(r.answer for r in await asyncio.gather(*joins)) == ["done", "full"]
    assert len((await saved(hall, await hall.now(table))).players) == 6


@pytest.mark.parametrize("begins_first", [True, False])
async def test_who_joins_while_it_begins_has_a_seat_or_is_told_that_it_has_begun(
    hall: Hall, anna: Person, boris: Person, carla: Person, *, begins_first: bool
) -> None:
    table = await lobby(hall, anna, boris)
    begin = hall.door.seating.begin(table.game.id, anna, press="begin")
    join = hall.door.seating.join(table.game.id, carla, press="late")
    both = (begin, join) if begins_first else (join, begin)
    answers = [result.answer for result in await asyncio.gather(*both)]
    assert answers == (["done", "begun"] if begins_first else ["done", "done"])
    table = await saved(hall, await hall.now(table))
    assert table.plays(carla.id) is not begins_first
    assert sorted(p.seat or 0 for p in table.players) == list(range(len(table.players)))


@pytest.mark.parametrize("what", ["join", "begin", "get up", "add"])
async def test_another_server_that_has_not_seen_who_sits_now_sends_nobody_away(
    hall: Hall, anna: Person, boris: Person, carla: Person, what: str
) -> None:
    table = await lobby(hall, anna, boris)
    game = table.game.id
    twin = await hall.again()
    await twin.now(table)
    dora = await hall.person(9, "Dora")
    seen(await hall.door.seating.join(game, dora, press="d"))

    async def late() -> Result:
        match what:
            case "join":
                return await twin.door.seating.join(game, carla, press="c")
            case "begin":
                return await twin.door.seating.begin(game, anna, press="b")
            case "get up":
                return await twin.door.change(game, getting_up, boris.id)
            case _:
                return await twin.door.change(game, adding_bot, anna.id, "novice")

    assert (await late()).answer == "done"
    sitting = {"join": [anna, boris, dora, carla], "begin": [anna, boris, dora]}
    sitting |= {"get up": [anna, dora], "add": [anna, boris, dora]}
    players = (await saved(hall, await twin.now(table))).players
    assert [p.person for p in players if p.person] == [one.id for one in sitting[what]]


# -- over links ------------------------------------------------------------------------------------


async def linked(hall: Hall, host: Person, *guests: Person) -> Table:
    """A lobby whose guests came by its link, each with a board of their own that is shown."""
    table = await hall.invite(host, "link", rules=HYENA)
    for guest in guests:
        place = Place(await hall.private(guest))
        join = hall.door.seating.join(table.game.id, guest, press=f"u{guest.id}", place=place)
        table = seen(await join)
        await shown(hall, table)
    return table


async def shown(hall: Hall, table: Table) -> None:
    """Every board is as it should be, each in a message of its own."""
    boards = await hall.store.boards(table.game.id)
    await hall.store.commit(
        *(Shown(b.id, b.wanted, b.message or 100 * b.wanted + b.id) for b in boards)
    )


async def test_several_friends_take_one_link_and_every_board_is_kept_true(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await linked(hall, anna, boris)
    place = Place(await hall.private(carla))
    table = seen(await hall.door.seating.join(table.game.id, carla, press="c", place=place))
    boards = await hall.store.boards(table.game.id)
    assert who(table) == [anna.id, boris.id, carla.id]
    assert all(board.shown < board.wanted for board in boards)
    hosts, others = boards[0], boards[1:]
    assert hosts.message is None, "the host is told by a fresh board that somebody came"
    assert others[0].message is not None
    await shown(hall, table)
    await begun(hall, table, anna)
    boards = await hall.store.boards(table.game.id)
    assert [board.message is None for board in boards] == [False, True, True]
    assert all(board.shown < board.wanted for board in boards)


async def test_who_got_up_comes_back_by_the_link_to_the_board_they_had(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await linked(hall, anna, boris)
    seen(await hall.door.change(table.game.id, getting_up, boris.id))
    place = Place(await hall.private(boris))
    table = seen(await hall.door.seating.join(table.game.id, boris, press="again", place=place))
    boards = await hall.store.boards(table.game.id)
    assert len(boards) == 2
    assert boards[1].chat == place.chat.id
    assert boards[1].message is None
