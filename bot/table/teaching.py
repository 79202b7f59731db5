"""What a game explains by itself: its goal at the beginning, and each lesson once.

A lesson is told when it happens for the first time at a table where somebody has not heard of it by
this rule set. What is told is written with the step that brings it, so that a board shown anew says
the same words; one lesson at a time, until a person presses. The others wait for their next
occasion.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.table.beforehand import comes_by_itself
from bot.table.changes import Change
from bot.table.lesson import Lesson
from bot.table.picking import tapped_on
from bot.table.table import Table
from games.catalogue import CATALOGUE
from games.core import AnyPlayed, Choose, Over, Throw, Told
from storage.operations import (
    ChangeGame,
    ForgetLessons,
    Learn,
    Op,
)
from storage.rows import Person
from storage.store import Store

GOAL = "goal"
"""What is noted of whoever has played a game by a rule set to its end; no lesson is called so."""


def lesson_told(table: Table) -> Told | None:
    """The lesson that the table's boards tell now, None for none; nor is there one where the table
    is looked at as it was before."""
    lesson = table.lesson
    if lesson is None or table.game.status != "playing":
        return None
    played = table.played[lesson.action]
    found = lessons_of(table, played)
    return next((told for told in found if told.message == lesson.message), None)


def goal_told(table: Table) -> Told | None:
    """The goal, while the table's boards tell it: until everybody has had a turn."""
    if not table.game.goal or table.game.status != "playing":
        return None
    had = table.acted(_begun(table))
    people = {p.seat for p in table.players if p.person is not None}
    if had >= (people or {p.seat for p in table.players}):
        return None
    goal = table.rules.explain(table.state).goal
    return goal if goal.message else None


def _begun(table: Table) -> int:
    """The number of the action with which this turn began; of the next one if it has not begun."""
    played, turn = table.played, table.turn
    goes_on = isinstance(turn, Choose | Throw) and played and turn.seat == played[-1].seat
    if not goes_on or table.rules.begins(table.state):
        return len(played)
    return next(n for n in reversed(range(len(played))) if table.begins(n))


def learners(table: Table) -> tuple[int, ...]:
    """Who is taught at a table: the people who play, or who watches the BOTs."""
    return tuple(sorted(table.people)) or ((table.game.host,) if table.watched else ())


def may_teach(table: Table) -> bool:
    """Whether a lesson may be told now: none is being told. Under a map, which leaves few words,
    and where a turn is many throws, of which there is much to tell, the goal is read first: a
    lesson of what others did before would be gone at one's first press. Where throws go on and
    something is asked between them, the question is read first; and at a table of many the danger
    that somebody is in."""
    if isinstance(table.turn, Over) or lesson_told(table) is not None:
        return False
    throws_on = table.rules.throws_on
    if throws_on and isinstance(table.turn, Choose):
        return False
    if len(table.players) > 2 and table.rules.hurries(table.state):
        return False
    return not (table.game.goal and (tapped_on(table.rules) or throws_on)) or table.all_acted


def lesson_kept(before: Table, after: Table) -> Table:
    """The table after a step with the lesson that stood before it, if no person has pressed for
    that step: say the BOT has moved, and Anna's throw came by itself. So each lesson is on a board
    on which somebody is to press, also that of their own move, which else they would see for as
    long as the BOT thinks."""
    lesson, player = before.lesson, before.to_act
    pressed = player is not None and player.person is not None and not comes_by_itself(before)
    if lesson is None or after.lesson is not None or pressed or not after.people:
        return after
    kept = replace(lesson, ply=len(after.played))
    return replace(after, game=replace(after.game, lesson=kept.text()))


async def taught(
    store: Store, people: Mapping[int, Person], before: Table, after: Table
) -> tuple[Table, tuple[Op, ...]]:
    """The table after a step, with the lesson that its boards tell of it; and the notes that its
    learners have now heard it, or have played a first game to its end. `people` are those of the
    learners who were read already."""
    if isinstance(after.turn, Over) and after.game.goal:
        every = await _heard_by(store, people, after)
        new = (person for person, heard in every.items() if GOAL not in heard)
        return after, tuple(Learn(person, after.rules.id, GOAL) for person in new)
    after = lesson_kept(before, after)
    if not may_teach(after):
        return after, ()
    shown = list(_shown(before, after))
    if not shown:
        return after, ()
    every = await _heard_by(store, people, after)
    for action, told in shown:
        who = [person for person, heard in every.items() if told.message not in heard]
        if who:
            lesson = Lesson(action, len(after.played), told.message)
            table = replace(after, game=replace(after.game, lesson=lesson.text()))
            return table, tuple(Learn(p, after.rules.id, told.message) for p in who)
    return after, ()


def _shown(before: Table, after: Table) -> Iterator[tuple[int, Told]]:
    """What the actions of a step show, each with its action's number."""
    for number in range(len(before.played), len(after.played)):
        played = after.played[number]
        for told in lessons_of(after, played):
            yield number, told


def lessons_of(table: Table, played: AnyPlayed) -> Iterator[Told]:
    """What an action teaches: first what it does to the pieces of the only person at the table (to
    one alone a board can say *you*), then what it shows of the rules."""
    people = [player for player in table.players if player.person is not None]
    if len(people) == 1 and (seat := people[0].seat) is not None and seat != played.seat:
        told = table.rules.suffers(played.before, played.action, seat)
        if told is not None:
            yield told
    yield from table.rules.lessons(played.before, played.action)


async def _heard_by(
    store: Store, people: Mapping[int, Person], table: Table
) -> dict[int, frozenset[str]]:
    """What each learner at a table has heard of its rule set, without those to whom nothing is to
    be explained. `people` are those who were read already."""
    found = {}
    for id_ in learners(table):
        person = people.get(id_) or await store.person(id_)
        if person is not None and person.explained:
            found[id_] = await store.lessons(id_, table.rules.id)
    return found


async def with_goal(store: Store, change: Change) -> Change:
    """The beginning of a game, which tells its goal if somebody at the table has played none by
    these rules to its end: whoever leaves a first game early is as new in the next. What only seats
    somebody stays as it is."""
    table = change.after
    if table.game.status != "playing" or not table.rules.explain(table.state).goal.message:
        return change
    every = await _heard_by(store, {}, table)
    if all(GOAL in heard for heard in every.values()):
        return change
    note = ChangeGame(table.game.id, ("playing",), (("goal", True),))
    after = replace(table, game=replace(table.game, goal=True))
    return replace(change, after=after, ops=(*change.ops, note))


def forgotten(person: int, game: str | None = None) -> tuple[Op, ...]:
    """A person is to hear everything of that game again, or of all games."""
    if game is None:
        return (ForgetLessons(person),)
    return tuple(ForgetLessons(person, rules.id) for rules in CATALOGUE if rules.game == game)
