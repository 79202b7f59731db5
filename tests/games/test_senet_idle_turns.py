"""What a lesson says of turns in which nothing can be played holds whenever nothing can."""

from __future__ import annotations

from dataclasses import replace

from games.core import Told
from games.senet.outcome import Outcome
from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT
from tests.contract.play import random_game, seeded
from tests.games.every import SENET, each_senet

PREFIX = "senet-lesson-no-move"


@each_senet
def test_a_throw_that_moves_nothing_ends_the_turn_where_that_is_said(rules: Senet) -> None:
    """But for the throws that the lesson excepts, while a piece of that side drowns."""
    for game in (rules, *([banked(rules)] if rules is THIBAULT else [])):
        said, passed = set[Told](), list[tuple[bool, str, str]]()
        for seed in range(12):
            for step in random_game(game, seeded(seed)):
                if step.action.kind != "pass":
                    continue
                told = game.lessons(step.before, step.action)
                said |= {each for each in told if each.message.startswith(PREFIX)}
                state = step.before
                drowns = bool(state.pieces[state.seat] & game.lookups.rescues)
                follows = Outcome(game, state, step.action).follows
                passed.append((drowns, str(state.throws[0]), follows))
        assert len(said) <= 1
        for lesson in said:
            excepted = str(dict(lesson.args).get("scores", "")).split("|")
            for drowns, score, follows in passed:
                again = drowns and score in excepted
                assert (follows in ("throw", "throws")) is again, (lesson, drowns, score)


def banked(rules: Senet) -> Senet:
    """The rule set with throws that are kept."""
    return replace(rules, bank_throws=True)


def test_it_is_said_in_some_game() -> None:
    assert any(PREFIX in str(lesson) for lesson in map(idle, SENET))


def idle(rules: Senet) -> tuple[Told, ...]:
    """What the first turn of a game shows in which nothing could be played; nothing if none."""
    for seed in range(12):
        for step in random_game(rules, seeded(seed)):
            told = rules.lessons(step.before, step.action) if step.action.kind == "pass" else ()
            if any(each.message.startswith(PREFIX) for each in told):
                return told
    return ()
