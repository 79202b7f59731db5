"""The ticker: what is due is done, and one broken game stops nobody."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.ticker import RARE_MS, Ticker
from storage.rows import Person
from storage.store import ChangeGame
from tests.bot.kit import Hall, first_action, seen
from tests.bot.test_handlers import Office


async def test_a_broken_game_is_put_off_and_the_bot_plays_the_others(
    hall: Hall, anna: Person, boris: Person
) -> None:
    tables = []
    for person in (anna, boris):
        table = await hall.against_bot(person)
        while table.to_act is None or table.to_act.bot is None:
            act = hall.tables.act(table.game.id, table.game.ply, person.id, first_action(table))
            table = seen(await act)
        tables.append(table)
    broken, sound = tables
    wrong = (("position", "CSCSCSCSCS/........../.......... C0S0 C0S0 C start wrong"),)
    await hall.store.commit(ChangeGame(broken.game.id, ("playing",), wrong))
    hall.tables.forget()
    hall.clock.now += 60_000
    office = Office(hall)
    ticker = Ticker(
        hall.store, hall.tables, office.boards, office.notices, clock=hall.clock,
        random=Random(1), pace_ms=0,
    )  # fmt: skip
    await ticker.tick()
    assert (await hall.now(sound)).game.ply > sound.game.ply
    row: Any = await hall.store.game(broken.game.id)
    assert row.bot_due_at == hall.clock.now + RARE_MS
    await office.sender.close()
