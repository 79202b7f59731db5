"""The drills, small: all that `make drills` plays out at full size."""

from __future__ import annotations

import pytest

from tests.drills import away, cuts, doors, failover, frozen, kills, litestream, poison
from tests.drills.outcome import Outcome, quantile
from tests.postgres import QUICK, started


def right(outcome: Outcome) -> None:
    assert not outcome.wrong, "\n".join([*outcome.lines, *outcome.wrong])
    assert outcome.lines


async def test_two_servers_take_the_presses_of_both_players_at_once() -> None:
    server = started(*QUICK, *doors.SETTINGS)
    try:
        told, met = await doors.once(server, 400, 2)
    finally:
        server.stop()
    assert (told.wrong, met) == ([], 0)
    assert told.right == told.answers["done"] >= 400
    assert told.answers["again"] > 0
    assert told.others


async def test_a_line_that_is_cut_at_a_commit_loses_and_doubles_nothing() -> None:
    right(await cuts.run(cuts=40))


@pytest.mark.asyncio(loop_scope="session")
async def test_a_server_that_is_frozen_is_replaced_and_does_no_harm_when_it_wakes() -> None:
    right(await frozen.run(seconds=6, pairs=2, settle_s=1))


@pytest.mark.asyncio(loop_scope="session")
async def test_what_was_pressed_while_the_webhook_was_away_comes_when_it_is_back() -> None:
    right(await away.run(seconds=3, pairs=2))


@pytest.mark.asyncio(loop_scope="session")
async def test_updates_that_nobody_can_work_on_hold_nobody_up() -> None:
    right(await poison.run(rounds=10, pairs=2))


@pytest.mark.asyncio(loop_scope="session")
async def test_a_database_that_is_killed_is_a_pause() -> None:
    right(await kills.run(seconds=1, pairs=2, every_s=1))


@pytest.mark.asyncio(loop_scope="session")
async def test_the_commands_of_a_failover_lose_nothing() -> None:
    right(await failover.run(seconds=1, pairs=2))


@pytest.mark.asyncio(loop_scope="session")
async def test_what_telegram_was_told_to_forget_outlives_the_machine_in_its_copy() -> None:
    outcome = Outcome()
    await litestream.waited_for(outcome, deaths=2, pairs=2, seed=9)
    right(outcome)


@pytest.mark.asyncio(loop_scope="session")
async def test_where_the_copy_is_not_waited_for_something_is_lost() -> None:
    for seed in range(5):  # one that dies just after the copy has looked loses nothing
        losses, damaged = await litestream.not_waited_for(deaths=1, pairs=2, seed=seed)
        if damaged or losses[0].told:
            return
    raise AssertionError("the control was not noticed")


def test_an_outcome_tells_what_was_wrong() -> None:
    outcome = Outcome()
    outcome.demand(not outcome.wrong, "not told")
    outcome.demand(bool(outcome.wrong), "told")
    outcome.demand_within(2, 1, "not told")
    outcome.demand_within(1, 2, "a press")
    assert outcome.wrong == ["told"]
    assert outcome.slow == ["a press: 2.0 s, not 1.0 s"]
    assert (quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 0.99)) == (2, 3)
