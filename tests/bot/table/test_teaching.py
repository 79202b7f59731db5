"""What a game explains by itself: the goal of a first game, and every lesson once a person."""

from __future__ import annotations

import re

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.sight import Sight
from bot.table.beforehand import comes_by_itself
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.invitation import NewGame
from bot.table.lesson import Lesson
from bot.table.steps import acting
from bot.table.table import AnyRules, Table
from bot.table.teaching import GOAL, forgotten, goal_told, lesson_told
from games.catalogue import CATALOGUE, rule_set
from games.core import Over, Told
from games.senet.sets.tait import TAIT
from storage.operations import (
    ChangePerson,
    Learn,
)
from storage.rows import Person
from tests.bot.board.shown import played
from tests.bot.kit import NAMES, THIBAULT, Hall, actor, seen, step
from tests.bot.wording import LIBRARY, every_language

EXPLAINED = [r for r in CATALOGUE if r.explain(r.start(min(r.seats))).goal.message]
"""The rule sets that explain themselves."""


async def told_in(hall: Hall, table: Table) -> list[tuple[int, Told]]:
    """A game played to its end: the lessons told on its boards, each with the ply of its first."""
    found: list[tuple[int, Told]] = []
    last: str | None = None
    while not isinstance(table.turn, Over):
        table = await step(hall, table)
        lesson = lesson_told(table)
        if lesson is not None and table.game.lesson != last:
            found.append((table.game.ply, lesson))
        last = table.game.lesson
    return found


async def test_every_lesson_is_told_once(hall: Hall, anna: Person) -> None:
    first = await told_in(hall, await hall.against_bot(anna))
    second = await told_in(hall, await hall.against_bot(anna))
    lessons = [told.message for _, told in (*first, *second)]
    assert len(first) > 3
    assert len(lessons) == len(set(lessons))
    assert await hall.store.lessons(anna.id, THIBAULT.id) == {GOAL, *lessons}


async def test_a_lesson_is_what_the_rules_say_of_an_action_just_played(
    hall: Hall, anna: Person
) -> None:
    table, checked = await hall.against_bot(anna), 0
    while not isinstance(table.turn, Over):
        before, table = table, await step(hall, table)
        lesson = Lesson.read(table.game.lesson)
        if lesson is None or table.game.lesson == before.game.lesson:
            continue
        assert before.game.ply <= lesson.action < table.game.ply == lesson.ply
        played = table.played[lesson.action]
        seat = next(p.seat for p in table.players if p.person is not None)
        shown = THIBAULT.lessons(played.before, played.action)
        befallen = THIBAULT.suffers(played.before, played.action, seat or 0)
        assert lesson_told(table) in (*shown, befallen)
        checked += 1
    assert checked > 3


def test_the_last_houses_are_told_when_a_piece_comes_near_them() -> None:
    """Not only once a piece stands there."""
    *_, table = played(THIBAULT, 2, 1)
    near = 0
    for one in table.played:
        shown = [told.message for told in THIBAULT.lessons(one.before, one.action)]
        comes = 21 <= one.action.target <= 26 and one.action.source < one.action.target
        assert ("senet-lesson-ahead" in shown) == comes, one.action
        near += comes
    assert near > 4


@pytest.mark.parametrize(
    ("rules", "lesson"),
    [(THIBAULT, "senet-lesson-swapped"), (TAIT, "senet-lesson-struck")],
    ids=["thibault", "tait"],
)
async def test_whose_own_piece_is_met_for_the_first_time_is_told_where_it_is(
    hall: Hall, anna: Person, rules: AnyRules, lesson: str
) -> None:
    """Once, after something that the other side did, and never of a piece that one met."""
    told: list[Table] = []
    last: str | None = None
    for _ in range(6):
        table = await hall.against_bot(anna, rules=rules)
        while not isinstance(table.turn, Over):
            table = await step(hall, table)
            shown = lesson_told(table)
            if shown is not None and shown.message == lesson and table.game.lesson != last:
                told.append(table)
            last = table.game.lesson
    (once,) = told
    found = Lesson.read(once.game.lesson)
    assert found is not None
    assert once.seated(once.played[found.action].seat).bot is not None


async def test_a_lesson_stands_until_a_person_acts(hall: Hall, anna: Person) -> None:
    """What the BOT does meanwhile is taught at its next occasion."""
    table, stood, gone = await hall.against_bot(anna), 0, 0
    while not isinstance(table.turn, Over):
        before = table
        table = await step(hall, table)
        if isinstance(table.turn, Over) or lesson_told(before) is None:
            continue
        acted = table.played[-1]
        if before.seated(acted.seat).bot is not None:
            assert lesson_told(table) == lesson_told(before)
            stood += 1
        else:
            assert lesson_told(table) is None or table.game.lesson != before.game.lesson
            gone += 1
    assert stood
    assert gone


@pytest.mark.parametrize("rules", [THIBAULT, rule_set("aseb")], ids=lambda rules: str(rules.id))
async def test_with_auto_throw_a_lesson_stands_until_the_person_presses_something(
    hall: Hall, anna: Person, rules: AnyRules
) -> None:
    """Whoever moved, and whatever came by itself since; a killed server shows it, too. So each
    lesson is on a board on which one has all the time to read it."""
    by_itself = (("thrown_for", True), ("only_moves", True))
    await hall.store.commit(ChangePerson(anna.id, by_itself))
    table = await hall.against_bot(anna, rules=rules)
    told, read, over_throws = set[str](), set[str](), 0
    while not isinstance(table.turn, Over):
        before, lesson = table, lesson_told(table)
        presses = isinstance(actor(table), int) and not comes_by_itself(table)
        told |= {lesson.message} if lesson else set()
        read |= {lesson.message} if lesson and presses else set()
        table = await step(hall, table)
        if lesson is None or presses or isinstance(table.turn, Over):
            continue
        assert lesson_told(table) == lesson_told(await (await hall.again()).now(table)) == lesson
        own = {table.seated(p.seat).person for p in table.played[len(before.played) :]}
        over_throws += anna.id in own
    assert read == told
    assert len(told) > 3
    assert over_throws > 3


async def test_a_killed_server_tells_the_same_words(hall: Hall, anna: Person) -> None:
    table, told = await hall.against_bot(anna), 0
    for _ in range(60):
        table = await step(hall, table)
        if isinstance(table.turn, Over):
            break
        again = await (await hall.again()).now(table)
        assert caption(Sight(again, LIBRARY["en"], NAMES)) == caption(
            Sight(table, LIBRARY["en"], NAMES)
        )
        told += lesson_told(again) is not None
    assert told


async def test_the_goal_stands_in_the_first_game_until_everybody_had_a_turn(
    hall: Hall, anna: Person
) -> None:
    table = await hall.against_bot(anna)
    assert goal_told(table) is not None
    had = False
    while not had:
        assert goal_told(table) is not None
        seat = acting(table)
        table = await step(hall, table)
        person = table.seated(seat or 0).person is not None
        had = person and (acting(table) != seat or THIBAULT.begins(table.state))
    for _ in range(30):
        assert goal_told(table) is None
        table = await step(hall, table)


async def test_who_leaves_a_first_game_early_is_as_new_in_the_next(
    hall: Hall, anna: Person
) -> None:
    left = await step(hall, await hall.against_bot(anna))
    seen(await hall.door.change(left.game.id, resigning, anna.id))
    second = await hall.against_bot(anna)
    assert goal_told(second) is not None, "she has played none to its end"
    await told_in(hall, second)
    assert goal_told(await hall.against_bot(anna)) is None


async def test_who_plays_a_game_to_its_end_unexplained_is_new_when_they_want_it_explained(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await hall.store.commit(ChangePerson(boris.id, (("explained", False),)))
    await told_in(hall, await hall.for_two(anna, boris))
    await hall.store.commit(ChangePerson(boris.id, (("explained", True),)))
    assert goal_told(await hall.against_bot(anna)) is None
    assert goal_told(await hall.against_bot(boris)) is not None


async def test_a_table_is_told_what_one_of_its_people_has_not_heard(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await told_in(hall, await hall.against_bot(anna))
    heard = await hall.store.lessons(anna.id, THIBAULT.id)
    table = await hall.for_two(anna, boris)
    assert goal_told(table) is not None
    new = {told.message for _, told in await told_in(hall, table)}
    assert new & heard
    assert await hall.store.lessons(boris.id, THIBAULT.id) == {GOAL, *new}
    assert await hall.store.lessons(anna.id, THIBAULT.id) == heard | new


async def test_who_watches_bots_is_taught(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    await hall.store.commit(*forgotten(anna.id))
    wanted = NewGame(THIBAULT, "bot", anna, (Place(await hall.private(anna)),), "w",
                bots=("novice", "novice"), here=0)  # fmt: skip
    table = seen(await hall.door.seating.create(wanted))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    assert goal_told(table) is not None
    lessons = {told.message for _, told in await told_in(hall, table)}
    assert len(lessons) > 3
    assert await hall.store.lessons(anna.id, THIBAULT.id) == {GOAL, *lessons}


async def test_nothing_is_explained_to_who_does_not_want_it(hall: Hall, anna: Person) -> None:
    await hall.store.commit(ChangePerson(anna.id, (("explained", False),)))
    table = await hall.against_bot(anna)
    assert goal_told(table) is None
    assert await told_in(hall, table) == []
    assert await hall.store.lessons(anna.id, THIBAULT.id) == frozenset()


async def test_what_is_forgotten_is_told_again(hall: Hall, anna: Person) -> None:
    first = await told_in(hall, await hall.against_bot(anna))
    other = next(rules for rules in CATALOGUE if rules.game != THIBAULT.game)
    await hall.store.commit(Learn(anna.id, other.id, "x"))
    await hall.store.commit(*forgotten(anna.id, THIBAULT.game))
    table = await hall.against_bot(anna)
    assert goal_told(table) is not None
    assert (await told_in(hall, table))[0][1].message in {told.message for _, told in first}
    assert await hall.store.lessons(anna.id, other.id) == {"x"}, "another game's are kept"
    await hall.store.commit(*forgotten(anna.id))
    assert await hall.store.lessons(anna.id, other.id) == frozenset()


def _suffered(table: Table) -> bool:
    """Whether what is to be learned is what happened to a piece of one's own: a first game of
    Senet or Aseb tells that in the sentence of the BOT's turn."""
    if table.lesson is None or not LIBRARY["en"].has(f"you-are-{table.rules.sides[0]}"):
        return False
    played = table.played[table.lesson.action]
    mine = 1 - played.seat
    return lesson_told(table) == table.rules.suffers(played.before, played.action, mine)


@every_language
@pytest.mark.parametrize("rules", EXPLAINED, ids=lambda rules: rules.id)
async def test_captions_that_explain_fit_and_have_one_lesson(
    hall: Hall, anna: Person, rules: object, language: str
) -> None:
    texts, lines = LIBRARY[language], 0
    table = await hall.invite(anna, "bot", "novice", rules=rules)  # type: ignore[arg-type]
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    for _ in range(120):
        if isinstance(table.turn, Over):
            break
        text = caption(Sight(table, texts, NAMES))
        assert length(text) <= MAX_CAPTION
        for order in table.rules.orders(table.state):  # advice on placing is no lesson
            if order.why is not None:
                text = text.replace(texts.html("caption-lesson", told=texts.told(order.why)), "")
        assert text.count("💡") == (lesson_told(table) is not None and not _suffered(table)) <= 1
        assert text.count(texts.html("caption-goal", told="")) == (goal_told(table) is not None)
        lines += len(re.findall("^.?(?:💡|☝️)", text, re.MULTILINE))
        table = await step(hall, table)
    assert lines
