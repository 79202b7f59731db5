"""The ticker: what is due is done, and one broken game stops nobody."""

from __future__ import annotations

from asyncio import create_task
from random import Random
from typing import Any

import pytest

from bot.run.thinking import AtOnce
from bot.run.ticker import RARE_MS, Ticker
from bot.table.steps import BotSeat
from games.core import Over, Throw
from games.hyena.sets.hyena import HYENA
from storage.rows import Person
from storage.store import ChangeGame
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import Hall, actor, first_action, seen, step


async def test_a_broken_game_is_put_off_and_the_bot_plays_the_others(
    hall: Hall, anna: Person, boris: Person
) -> None:
    tables = []
    for person in (anna, boris):
        table = await hall.against_bot(person)
        while table.to_act is None or table.to_act.bot is None:
            act = hall.door.play.act(table.game.id, table.game.ply, person.id, first_action(table))
            table = seen(await act)
        tables.append(table)
    broken, sound = tables
    wrong = (("position", "CSCSCSCSCS/........../.......... C0S0 C0S0 C start wrong"),)
    await hall.store.commit(ChangeGame(broken.game.id, ("playing",), wrong))
    hall.door.book.forget()
    hall.clock.now += 60_000
    office = Office(hall)
    ticker = Ticker(
        hall.store, hall.door, office.boards, office.notices, clock=hall.clock,
        random=Random(1), thinking=AtOnce(), spawn=create_task, pace_ms=0,
    )  # fmt: skip
    await ticker.tick()
    assert (await hall.now(sound)).game.ply > sound.game.ply
    row: Any = await hall.store.game(broken.game.id)
    assert row.bot_due_at == hall.clock.now + RARE_MS
    await office.sender.close()


@pytest.mark.parametrize("people", [1, 2])
async def test_where_several_wait_the_bots_whole_turn_is_one_frame(
    hall: Hall, anna: Person, boris: Person, people: int
) -> None:
    """Hyena: against one alone the BOT shows throw upon throw."""
    office = Office(hall)
    ticker = Ticker(
        hall.store, hall.door, office.boards, office.notices, clock=hall.clock,
        random=Random(1), thinking=AtOnce(), spawn=create_task, pace_ms=0,
    )  # fmt: skip
    table = await hall.invite(anna, "group", rules=HYENA)
    if people == 2:
        table = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    table = seen(await hall.door.lobby.add_bot(table.game.id, anna.id, "novice"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    most = 0
    while not isinstance(table.turn, Over):
        if not isinstance(actor(table), BotSeat):
            table = await step(hall, table)
            continue
        before = table
        hall.clock.now += 60_000
        await ticker.tick()
        table = await hall.now(table)
        new = table.played[before.game.ply :]
        throws = [played for played in new if played.faces is not None]
        most = max(most, len(throws))
        if people == 2 and isinstance(before.turn, Throw):
            ended = [table.rules.write(played.action) == "2" for played in throws]
            assert not any(ended[:-1])
            chose = any(played.faces is None for played in new)
            assert (
                ended[-1] or chose or isinstance(table.turn, Over) or actor(table) != actor(before)
            )
    assert (most > 1) is (people == 2)
    await office.sender.close()
