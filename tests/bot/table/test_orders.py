"""Standing orders: a player's stones are placed for them till they say otherwise (decision 19)."""

from __future__ import annotations

from asyncio import create_task
from random import Random

import pytest

from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.run.ticker import Ticker
from bot.table.endings import resigning
from bot.table.pauses import waking
from bot.table.play import recalling
from bot.table.steps import BotSeat
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from games import fair
from games.catalogue import rule_set
from games.proof import verify
from games.record import replay as replay_record
from storage.rows import Person
from tests.bot.at_once import AtOnce
from tests.bot.handlers.test_visits import LIBRARY, Office
from tests.bot.kit import Hall, actor, first_action, seen, steady, step

SIDJA = rule_set("sidja")
EN = LIBRARY["en"]
GROUP = -100


async def of_two(hall: Hall, host: Person, guest: Person) -> Table:
    invitation = await hall.invite(host, "group", rules=SIDJA)
    return seen(await hall.door.seating.join(invitation.game.id, guest, press="join"))


async def order(hall: Hall, table: Table, person: int) -> Table:
    return seen(await hall.door.play.order(table.game.id, person, "place"))


def moving(table: Table) -> bool:
    """Whether all stones are placed."""
    return not table.rules.orders(table.state)


def placed(table: Table) -> list[tuple[int, str]]:
    """Who placed which stone, in order."""
    return [(each.seat, table.rules.write(each.action)) for each in table.played]


def other(table: Table, person: int) -> int:
    return next(who for who in table.people if who != person)


def buttons(table: Table, reader: int | None = None) -> dict[Kind, str]:
    """The buttons of standing orders and their words."""
    keys = [key for row in keyboard(Sight(table, EN, reader=reader)) for key in row]
    kinds = (Kind.ORDER, Kind.RECALL)
    return {k.press.kind: k.text for k in keys if k.press is not None and k.press.kind in kinds}


async def test_the_stones_of_a_turn_are_placed_at_once_and_all_later_ones_in_the_others_steps(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await of_two(hall, anna, boris)
    wants = actor(table)
    assert isinstance(wants, int)
    table = await order(hall, table, wants)
    assert [seat for seat, _ in placed(table)] == [0, 0], "two stones a turn (seega 1.2)"
    while not moving(table):
        assert actor(table) == other(table, wants), "it is never waited for them"
        table = await step(hall, table)
    assert [seat for seat, _ in placed(await hall.whole(table))] == [0, 0, 1, 1] * 6
    assert actor(table) == wants, "who placed first moves first, and chooses"


async def test_what_is_placed_follows_from_the_secret_and_is_kept_as_any_action(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await of_two(hall, anna, boris)
    wants = actor(table)
    assert isinstance(wants, int)
    table = await order(hall, table, wants)
    while not moving(table):
        table = await step(hall, table)
    whole = await hall.whole(table)
    for ply, each in enumerate(whole.played):
        if each.seat == 0:
            offered = SIDJA.orders(each.before)[0].actions
            game = table.game
            number = fair.pick(game.secret, str(game.id), ply, game.salt or "", len(offered))
            assert each.action == offered[number]
    rows = await hall.store.actions(table.game.id)
    assert [row.text for row in rows] == [text for _, text in placed(whole)]
    end = seen(await hall.door.change(table.game.id, resigning, anna.id))
    end = await hall.whole(end)
    found = replay_record(record(Sight(end, EN, {})))
    assert [SIDJA.write(each.action) for each in found.played] == [row.text for row in rows]
    assert verify(record(Sight(end, EN, {}))).finding == "holds"


async def test_it_survives_a_killed_server_and_is_taken_back_by_one_by_one(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await of_two(hall, anna, boris)
    wants = actor(table)
    assert isinstance(wants, int)
    await order(hall, table, wants)
    hall = await hall.again()
    table = await hall.now(table)
    table = await step(hall, await step(hall, table))
    assert len(table.played) == 6
    result = await hall.door.change(table.game.id, recalling, wants, "place")
    table = seen(result)
    assert [told.message for told in result.told] == ["seega-order-place-off"]
    table = await step(hall, await step(hall, table))
    assert (len(table.played), actor(table)) == (8, wants), "their own choice again"


async def test_both_may_order_it_and_all_is_placed(hall: Hall, anna: Person, boris: Person) -> None:
    table = await of_two(hall, anna, boris)
    wants = actor(table)
    assert isinstance(wants, int)
    table = await order(hall, table, other(table, wants))
    assert not table.played, "it is not their turn"
    table = await order(hall, table, wants)
    assert moving(table)
    assert len(table.played) == 24


async def test_at_one_phone_an_order_is_of_the_side_to_act_and_taken_back_for_both(
    hall: Hall, anna: Person
) -> None:
    table = await hall.invite(anna, "phone", rules=SIDJA)
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    table = await order(hall, table, anna.id)
    assert [p.orders for p in sorted(table.players, key=lambda p: p.seat or 0)] == ["place", ""]
    table = await step(hall, await step(hall, table))
    assert len(table.played) == 6
    both = await order(hall, table, anna.id)
    assert moving(both)
    result = await hall.door.change(both.game.id, recalling, anna.id, "place")
    assert result.answer == "not-offered", "there is nothing left to place"


async def test_who_may_not_order_is_told_why(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    invitation = await hall.invite(anna, "group", rules=SIDJA)
    play, game = hall.door.play, invitation.game.id
    assert (await play.order(game, anna.id, "place")).answer == "stale"
    table = seen(await hall.door.seating.join(game, boris, press="join"))
    assert (await play.order(game, carla.id, "place")).answer == "foreign"
    assert (await play.order(game, anna.id, "nonsense")).answer == "not-offered"
    assert (await hall.door.change(game, recalling, anna.id, "place")).answer == "no-order"
    seventh = hall.door.at(7).play
    ordered = seen(await seventh.order(game, anna.id, "place"))
    assert (await seventh.order(game, anna.id, "place")).answer == "again"
    assert (await hall.door.at(8).play.order(game, anna.id, "place")).answer == "acted"
    assert (await hall.now(table)).game.ply == ordered.game.ply
    await hall.door.pauses.leave(game, boris.id)
    assert (await hall.door.change(game, recalling, anna.id, "place")).answer == "asleep"
    await hall.door.change(game, waking, boris.id)
    await hall.door.change(game, resigning, boris.id)
    assert (await play.order(game, anna.id, "place")).answer == "over"
    assert (await play.order(99, anna.id, "place")).answer == "unknown"


async def test_against_the_bot_it_is_one_press_and_one_frame(hall: Hall, anna: Person) -> None:
    office = Office(hall)
    ticker = Ticker(
        hall.store, hall.door, office.boards, office.notices, clock=hall.clock,
        timekeeper=steady(hall),
        random=Random(1), thinking=AtOnce(), spawn=create_task, pace_ms=1_000_000,
        troubles=office.troubles,
    )  # fmt: skip
    invitation = await hall.invite(anna, "bot", "novice", rules=SIDJA)
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    while isinstance(actor(table), BotSeat):
        table = await step(hall, table)
    (before,) = await hall.store.boards(table.game.id)
    table = await order(hall, table, anna.id)
    assert table.held
    assert table.game.bot_due_at == hall.clock.now, "nobody waits for what nobody sees"
    await ticker.tick()
    table = await hall.now(table)
    assert moving(table)
    (board,) = await hall.store.boards(table.game.id)
    assert board.wanted == before.wanted + 1
    every = placed(await hall.whole(table))
    turns = [every[n][0] for n in range(0, 24, 2)]
    assert turns == [0, 1] * 6, "each places after the other's turn"
    await office.sender.close()


async def test_its_buttons_say_what_they_do_and_stand_beside_the_others(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await of_two(hall, anna, boris)
    wants = actor(table)
    assert isinstance(wants, int)
    assert buttons(table) == {Kind.ORDER: "⏩ For me"}
    last = keyboard(Sight(table, EN))[-1]
    assert [key.text for key in last] == ["⏩ For me", "❔ Explain", "🚪 Leave"]
    asked = keyboard(Sight(table, EN, explained=("Because.",)))[-1]
    assert [key.text for key in asked] == ["‹ Back", "📜 Rules", "🔕 Mute", "🚪 Leave"]
    table = await order(hall, table, wants)
    assert buttons(table) == {Kind.ORDER: "⏩ For me", Kind.RECALL: "✋ One by one"}
    assert buttons(table, other(table, wants)) == {Kind.ORDER: "⏩ For me"}
    assert buttons(table, wants) == {Kind.RECALL: "✋ One by one"}
    while not moving(table):
        table = await step(hall, table)
    assert buttons(table) == {}


async def test_a_press_is_answered_in_words_also_a_second_and_an_old_one(
    hall: Hall, anna: Person, boris: Person
) -> None:
    office, table = Office(hall), await of_two(hall, anna, boris)
    wants = next(p for p in (anna, boris) if p.id == actor(table))
    give = Press(Kind.ORDER, table.game.id, 0, "place")
    back = Press(Kind.RECALL, table.game.id, 0, "place")
    said = [await office.press(wants, GROUP, press) for press in (give, give, back, back)]
    assert said == [
        EN.said(SIDJA.orders(SIDJA.start(2))[0].give),
        EN.plain("answer-acted"),
        "You place your stones yourself again.",
        EN.plain("answer-no-order"),
    ]
    table = await hall.now(table)
    while not moving(table):
        act = hall.door.play.act(table.game.id, table.game.ply, actor(table), first_action(table))
        table = seen(await act)
    assert await office.press(wants, GROUP, give) == EN.plain("answer-not-offered")
    await office.sender.close()


@pytest.mark.parametrize("count", [1, 2, 3, 24])
def test_every_action_is_as_likely(count: int) -> None:
    found = [fair.pick(b"s" * 32, "1", ply, "a,b", count) for ply in range(60 * count)]
    assert set(found) == set(range(count))
    assert max(found.count(n) for n in range(count)) < 60 * 1.7
