"""`/where`, `/score` and `/last` answer in every game and in every phase of it."""

from __future__ import annotations

import re

import pytest

from bot.board.sight import brief_name
from bot.handlers.standing import last, score, where
from bot.table.endings import resigning
from games.catalogue import CATALOGUE, RuleSet
from games.core import Over
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import en
from tests.bot.kit import Hall, seen, step

ASKED = (where, score, last)
STEPS = 60
"""Beyond so many actions a game is given up."""


@pytest.fixture
def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def told(desk: Desk, person: Person, group: str | None = None) -> tuple[str, str, str]:
    """What the three say."""
    answers = []
    for command in ASKED:
        desk.shown.caption = ""
        assert await desk.say(person, command, "", group=group) == "committed"
        answers.append(desk.shown.caption)
    return answers[0], answers[1], answers[2]


async def test_where_nothing_was_played_they_say_so(desk: Desk, anna: Person) -> None:
    assert set(await told(desk, anna)) == {en("standing-none")}


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda each: each.id)
async def test_they_answer_before_a_game_in_each_of_its_phases_and_after_it(
    desk: Desk, anna: Person, rules: RuleSet[object, object]
) -> None:
    hall = desk.hall
    table = await hall.invite(anna, "bot", "novice", rules=rules)
    number = f"№{table.game.id}"
    for words in await told(desk, anna):
        assert "Anna" in words
        assert "not begun" in words
        assert number in words
    table, phases = seen(await hall.door.seating.begin(table.game.id, anna, press="begin")), set()
    for _ in range(STEPS):
        if isinstance(table.turn, Over):
            break
        phase = (
            type(table.turn),
            getattr(table.state, "due", ""),
            table.rules.pending(table.state),
        )
        if phase not in phases:
            phases.add(phase)
            sight = await desk.desk.boards.frames.spoken(table, desk.desk.library["en"])
            names = [brief_name(sight, player) for player in table.players]
            stands, counts, done = await told(desk, anna)
            assert all(name in stands and name in counts for name in names), (stands, counts)
            assert "Goal" in counts
            signs = [sight.mark(seat) for seat in range(len(names))]  # in a first game alone
            assert any(who in done for who in (*names, *signs)), done
        table = await step(hall, table)
    assert len(phases) > 1
    if not isinstance(table.turn, Over):
        table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    for words in await told(desk, anna):
        assert number in words
        assert re.search(r"won\b|place", words), words


async def test_who_only_watches_is_told_of_the_groups_game(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await desk.hall.for_two(anna, boris)
    carla = await desk.hall.person(9, "Carla")
    for words in await told(desk, carla, "en"):
        assert f"№{table.game.id}" in words
