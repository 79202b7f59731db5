"""The BOT thinks in processes of its own: they see a position and nothing else, and may die."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.run.thinking import PASSED_ON, Workers
from bot.run.ticker import Ticker
from bot.table.endings import resigning
from bot.table.steps import BotSeat
from bot.table.table import Table
from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, GameError, Over, Rules, Throw
from games.hyena.sets.hyena import HYENA
from games.seega.sets.sidja import SIDJA
from opponents import OPPONENTS
from opponents.playouts import pot
from opponents.weighing import advised, read_advice, weighed
from opponents.worker import advising, answer, choosing, weighing
from storage.rows import Person
from tests.bot.at_once import AtOnce
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import Hall, actor, steady, step

CAPTURE = "xo.../..x../o..../....x/..xo. 0/0 x move 0"


def worker(lines: str) -> tuple[str, ...]:
    """The command of a worker that does as these lines of Python say."""
    return (sys.executable, "-c", lines)


def middle(rules: Rules[Any, Any], seed: int) -> Any:
    """A position of a random game in which somebody is to choose."""
    rng = Random(seed)
    state = rules.start()
    for _ in range(400):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Throw):
            state = rules.apply(state, rng.choice(pot(turn.odds)))
            continue
        if rng.random() < 0.1:
            return state
        state = rules.apply(state, rng.choice(turn.actions))
    return middle(rules, seed + 1)


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_a_worker_chooses_what_the_character_would_choose_here(rules: Rules[Any, Any]) -> None:
    for name, opponent in OPPONENTS.items():
        if not opponent.plays(rules.game):
            continue
        state = middle(rules, 3)
        here = rules.write(opponent.choose(rules, state, Random(8)))
        said = json.loads(answer(choosing(name, rules, state, 8)))
        assert said == {"action": here}


def test_a_switch_reaches_the_worker() -> None:
    rules = rule_set("thibault", {"pieces": "7", "netting": "on"})
    turn = rules.turn(state := middle(rules, 1))
    assert isinstance(turn, Choose)
    said = json.loads(answer(choosing("greedy", rules, state, 1)))
    assert said["action"] in {rules.write(action) for action in turn.actions}


def test_a_question_is_a_position_and_nothing_that_could_tell_the_throws_to_come() -> None:
    asked = json.loads(choosing("greedy", SIDJA, SIDJA.load(CAPTURE), 5))
    assert set(asked) == {
        "ask", "character", "rules", "version", "fields", "position", "seed",
    }  # fmt: skip
    assert asked["position"] == CAPTURE


def test_a_question_for_advice_is_a_position_alone() -> None:
    state = HYENA.load("N=30 28+3+0 0*+0+0 h=- 1 pay")
    asked = advising(HYENA, state)
    assert set(json.loads(asked)) == {"ask", "rules", "version", "fields", "position"}
    pays, keeps = json.loads(answer(asked))["worths"]
    assert 1 > pays > keeps > 0


def test_where_choices_are_weighed_advice_and_weight_are_in_stones() -> None:
    state = SIDJA.load(CAPTURE)
    advice = read_advice(json.loads(answer(advising(SIDJA, state)))["advice"])
    assert advice == advised(SIDJA, state)
    asked = weighing(SIDJA, state, 0, None, 2_000)
    assert set(json.loads(asked)) == {
        "ask", "rules", "version", "fields", "position", "chosen", "better", "nodes",
    }  # fmt: skip
    best, seen = json.loads(answer(asked))["weighed"]
    here = weighed(SIDJA, state, 0, None, 2_000)
    assert (best, [tuple(each) for each in seen]) == (here.best, list(here.seen))


def test_of_a_game_that_nobody_knows_there_is_no_advice() -> None:
    rules = rule_set("houses")
    assert "nobody knows" in json.loads(answer(advising(rules, middle(rules, 1))))["error"]


async def test_a_worker_knows_neither_the_token_nor_the_database() -> None:
    lines = "import os, json; input(); print(json.dumps({'action': ' '.join(os.environ)}))"
    workers = Workers(1, command=worker(lines))
    said = await workers.ask(choosing("greedy", SIDJA, SIDJA.load(CAPTURE), 1))
    assert set(said["action"].split()) <= {*PASSED_ON, "LC_CTYPE", "__CF_USER_TEXT_ENCODING"}
    await workers.close()


async def test_a_worker_answers_one_question_after_the_other() -> None:
    workers = Workers(1)
    state = SIDJA.load(CAPTURE)
    asking = [workers.ask(choosing("greedy", SIDJA, state, seed)) for seed in range(4)]
    turn = SIDJA.turn(state)
    assert isinstance(turn, Choose)
    taking = {SIDJA.write(action) for action in turn.actions if action.taken}
    assert {said["action"] for said in await asyncio.gather(*asking)} <= taking
    await workers.close()


async def test_a_worker_that_is_killed_is_replaced_and_asked_again(tmp_path: Path) -> None:
    lines = (
        "import os, pathlib; from opponents import worker\n"
        f"first = pathlib.Path({str(tmp_path / 'first')!r})\n"
        "if not first.exists(): first.touch(); input(); os.kill(os.getpid(), 9)\n"
        "worker.main()"
    )
    workers = Workers(1, command=worker(lines))
    assert await workers.ask(choosing("greedy", SIDJA, SIDJA.load(CAPTURE), 1))
    assert (tmp_path / "first").exists()
    await workers.close()


async def test_half_an_answer_is_none(tmp_path: Path) -> None:
    """A worker that dies while it writes is replaced as one that wrote nothing."""
    first = tmp_path / "first"
    lines = (
        "import os, pathlib, sys; from opponents import worker\n"
        f"first = pathlib.Path({str(first)!r})\n"
        "if not first.exists():\n"
        "    first.touch(); input(); sys.stdout.write('{\"action\"'); sys.stdout.flush()\n"
        "    os.kill(os.getpid(), 9)\n"
        "worker.main()"
    )
    workers = Workers(1, command=worker(lines))
    assert await workers.ask(choosing("greedy", SIDJA, SIDJA.load(CAPTURE), 1))
    assert first.exists()
    await workers.close()


async def test_an_answer_may_be_as_long_as_the_review_of_the_longest_game() -> None:
    long = 20_000 * 10
    workers = Workers(
        1, command=worker(f"input(); print('{{\"review\": \"' + 'x' * {long} + '\"}}')")
    )
    said = await workers.ask(choosing("greedy", SIDJA, SIDJA.load(CAPTURE), 1))
    assert len(said["review"]) == long
    await workers.close()


async def test_a_worker_that_hangs_is_given_up() -> None:
    workers = Workers(
        1, command=worker("import threading; threading.Event().wait()"), longest_s=0.1
    )
    with pytest.raises(GameError, match="no worker"):
        await workers.ask(choosing("greedy", SIDJA, SIDJA.load(CAPTURE), 1))
    await workers.close()


async def test_what_goes_wrong_in_a_worker_is_told() -> None:
    workers = Workers(1)
    with pytest.raises(GameError, match="nobody is to choose"):
        await workers.ask(choosing("greedy", rule_set("thibault"), rule_set("thibault").start(), 1))
    await workers.close()


class Pondering(AtOnce):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.let_go = asyncio.Event()
        self.asked = 0

    def needed(self, character: str, game: str) -> bool:
        return game == "seega"

    async def ask(self, question: str) -> Mapping[str, Any]:
        self.asked += 1
        self.begun.set()
        await self.let_go.wait()
        return await super().ask(question)


@dataclass
class Shop:
    """A ticker whose BOT thinks until it is let go."""

    hall: Hall
    office: Office
    thinking: Pondering
    tasks: list[asyncio.Task[None]]

    @classmethod
    def over(cls, hall: Hall) -> Shop:
        return cls(hall, Office(hall), Pondering(), [])

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(work))
        return self.tasks[-1]

    def ticker(self) -> Ticker:
        hall, office = self.hall, self.office
        return Ticker(
            hall.store, hall.door, office.boards, office.notices, clock=hall.clock,
            timekeeper=steady(hall),
            random=Random(1), thinking=self.thinking, spawn=self.spawn, pace_ms=0,
            troubles=office.troubles,
        )  # fmt: skip


async def bots_turn(hall: Hall, table: Table) -> Table:
    """The table when the BOT is to act."""
    while not isinstance(actor(table), BotSeat):
        table = await step(hall, table)
    hall.clock.now += 60_000
    return table


async def test_while_one_bot_thinks_another_games_bot_moves(hall: Hall, anna: Person) -> None:
    slow = await bots_turn(hall, await hall.against_bot(anna, SIDJA))
    quick = await bots_turn(hall, await hall.against_bot(anna))
    shop = Shop.over(hall)
    ticker = shop.ticker()
    await ticker.tick()
    await shop.thinking.begun.wait()
    assert (await hall.now(quick)).game.ply > quick.game.ply
    assert (await hall.now(slow)).game.ply == slow.game.ply
    await ticker.tick()
    assert shop.thinking.asked == 1, "it is asked once"
    shop.thinking.let_go.set()
    await asyncio.gather(*shop.tasks)
    assert (await hall.now(slow)).game.ply > slow.game.ply
    await shop.office.sender.close()


async def test_who_resigns_while_the_bot_thinks_has_resigned(hall: Hall, anna: Person) -> None:
    table = await bots_turn(hall, await hall.against_bot(anna, SIDJA))
    shop = Shop.over(hall)
    await shop.ticker().tick()
    await hall.door.change(table.game.id, resigning, anna.id)
    shop.thinking.let_go.set()
    await asyncio.gather(*shop.tasks)
    assert (await hall.now(table)).game.status == "over"
    await shop.office.sender.close()


async def test_a_thought_that_was_lost_in_a_restart_is_thought_again(
    hall: Hall, anna: Person
) -> None:
    table = await bots_turn(hall, await hall.against_bot(anna, SIDJA))
    lost = Shop.over(hall)
    await lost.ticker().tick()
    await lost.thinking.begun.wait()
    for task in lost.tasks:
        task.cancel()
    hall.door.book.forget()
    after = Shop.over(hall)
    after.thinking.let_go.set()
    await after.ticker().tick()
    await asyncio.gather(*after.tasks)
    assert (await hall.now(table)).game.ply > table.game.ply
    await lost.office.sender.close()
    await after.office.sender.close()
