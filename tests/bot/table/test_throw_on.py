"""Throwing on to the end of a turn: one press, one step of several actions (hyena 2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.board.turn_log import folded
from bot.handlers.answering import THREE_LINES, answer_text
from bot.table.steps import THROW_ON, play
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import MAX_ANSWER
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE
from games.core import Choose, Over, Throw, Told, legal_actions, lookup
from games.hyena.sets.hyena import HYENA
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, actor, first_action, plain, seen, step

LIBRARY = Library()


async def begun(hall: Hall, *people: Person) -> Table:
    table = await hall.invite(people[0], "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    return seen(await hall.door.seating.begin(table.game.id, people[0], press="begin"))


async def thrown_on(hall: Hall, table: Table) -> Table:
    act = hall.door.play.act(table.game.id, table.game.ply, actor(table), THROW_ON)
    return seen(await act)


async def test_one_press_throws_until_the_turn_or_the_game_ends_or_something_is_to_choose(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    stops = {"turn": 0, "choice": 0, "over": 0}
    longest = 0
    for _ in range(3):
        table = await begun(hall, anna, boris, carla)
        while not isinstance(table.turn, Over):
            if isinstance(table.turn, Choose):
                table = await step(hall, table)
                continue
            before = table
            table = await thrown_on(hall, table)
            new = table.played[before.game.ply :]
            longest = max(longest, len(new))
            assert all(played.faces is not None for played in new)
            seat = before.turn.seat if isinstance(before.turn, Throw) else -1
            assert {played.seat for played in new} == {seat}
            if isinstance(table.turn, Over):
                stops["over"] += 1
            elif isinstance(table.turn, Choose):
                assert table.turn.seat == seat
                stops["choice"] += 1
            else:
                assert isinstance(table.turn, Throw)
                assert table.turn.seat != seat
                stops["turn"] += 1
            among = [table.rules.write(played.action) for played in new[:-1]]
            assert "2" not in among, "a 2 ends the turn"
    assert min(stops.values()) > 0
    assert longest > 4


async def test_a_step_of_many_throws_is_saved_whole_and_is_the_same_after_a_restart(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    while table.game.ply < 30 and not isinstance(table.turn, Over):
        act = THROW_ON if isinstance(table.turn, Throw) else first_action(table)
        table = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), act))
    again, whole = await (await hall.again()).now(table), await hall.whole(table)
    assert (again.game, again.state) == (table.game, table.state)
    assert again.recent == whole.played[again.summary.ply :]
    throws = sum(played.faces is not None for played in whole.played)
    assert again.game.throws == throws


async def test_each_throw_of_it_is_the_one_that_a_press_each_would_have_brought(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    for _ in range(8):
        at_once, told = play(table, THROW_ON)
        assert at_once is not None
        one, words = table, list[Told]()
        while one.game.ply < at_once.game.ply:
            after, more = play(one, "throw")
            assert after is not None
            one, words = after, [*words, *more]
        assert (one.recent, one.game.position) == (at_once.recent, at_once.game.position)
        assert tuple(words) == told
        table = await thrown_on(hall, table)
        while isinstance(table.turn, Choose):
            table = await step(hall, table)


async def test_pressed_twice_it_is_done_once(hall: Hall, anna: Person, boris: Person) -> None:
    table = await begun(hall, anna, boris)
    who, ply = actor(table), table.game.ply
    answers = [
        (await hall.door.at(7).play.act(table.game.id, ply, who, THROW_ON)).answer for _ in range(2)
    ]
    assert answers == ["done", "again"]
    assert (await hall.door.play.act(table.game.id, ply, who, THROW_ON)).answer == "acted"


async def test_it_is_not_offered_where_something_is_to_choose_nor_in_other_games(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    while not isinstance(table.turn, Choose):
        table = await step(hall, table)
    result = await hall.door.play.act(table.game.id, table.game.ply, actor(table), THROW_ON)
    assert (result.answer, result.table) == ("not-offered", table)
    senet = await hall.for_two(anna, boris)
    act = await hall.door.play.act(senet.game.id, 0, actor(senet), THROW_ON)
    assert act.answer == "not-offered"


async def test_its_button_has_one_name_and_one_throw_always_stands_beside_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    texts = LIBRARY["en"]
    table = await begun(hall, anna, boris)
    keys = keyboard(Sight(table, texts))
    assert [(key.text, key.style) for key in keys[0]] == [
        (texts.plain("key-throw-on"), "primary"),
        (texts.plain("key-throw-chips"), None),
    ]
    assert keys[0][0].press == Press(Kind.ACT, table.game.id, 0, THROW_ON)
    for at in ("5", "29", "b20", "b3"):
        there = replace(table, state=HYENA.load(f"N=30 {at}+1+0 9+2+0 h=- 1 throw"))
        (first, *others), *_ = keyboard(Sight(there, texts))
        assert (first.text, first.style) == (texts.plain("key-throw-on"), "primary")
        assert [key.text for key in others] == [texts.plain("key-throw-chips")]
    assert all(table.rules.write(a) != THROW_ON for a in legal_actions(table.rules, table.state))
    senet = await hall.for_two(anna, boris)
    assert THROW_ON not in str(keyboard(Sight(senet, texts)))


async def test_to_throw_for_ones_hyena_comes_before_the_way_to_the_result(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Hyena 8, 9: its run is what the race was for."""
    texts, table = LIBRARY["en"], await begun(hall, anna, boris)
    for at in ("0*", "12", "b9"):
        there = replace(table, state=HYENA.load(f"N=30 b0+0+0 5+2+0 h=1:{at} 1 throw"))
        (on, rest), *_ = keyboard(Sight(there, texts))
        assert (on.text, on.style) == (texts.plain("key-throw-on"), "primary")
        assert (rest.text, rest.style) == (texts.button(Told("hyena-order-rest")), None)


async def test_once_the_hyena_has_passed_the_last_mother_the_way_to_the_result_is_the_one_to_press(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Hyena 9: whatever is thrown she is safe, behind it or at the well; not in the village, from
    where she may walk up before it (our hyena 9), nor while it has not drunk."""
    texts, table = LIBRARY["en"], await begun(hall, anna, boris)
    for mother, hyena, passed in (
        ("b20", "b12", True),
        ("31", "b30", True),
        ("b9", "b12", False),
        ("5", "b12", False),
        ("0", "b12", False),
        ("31", "31", False),
    ):
        for seat in (1, 2):
            state = HYENA.load(f"N=30 b0+0+0 {mother}+2+0 h=1:{hyena} {seat} throw")
            on, rest = keyboard(Sight(replace(table, state=state), texts))[0]
            assert (on.text, rest.text) == (
                texts.plain("key-throw-on"),
                texts.button(Told("hyena-order-rest")),
            )
            assert (on.style, rest.style) == ((None, "primary") if passed else ("primary", None))


async def test_only_moves_that_play_themselves_change_nothing_in_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    for person in (anna, boris):
        await hall.store.commit(ChangePerson(person.id, (("only_moves", True),)))
    table = await begun(hall, anna, boris)
    choices = 0
    while not isinstance(table.turn, Over):
        if isinstance(table.turn, Choose):
            choices += 1
            assert len(table.turn.actions) == 2, "to pay or to keep is a choice"
            table = await step(hall, table)
        else:
            table = await thrown_on(hall, table)
    assert choices > 0


async def test_the_caption_tells_every_throw_of_it(hall: Hall, anna: Person, boris: Person) -> None:
    table = await begun(hall, anna, boris)
    texts = LIBRARY["en"]
    while len(table.played) < 12:
        before = len(table.played)
        act = THROW_ON if isinstance(table.turn, Throw) else first_action(table)
        table = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), act))
        lines = plain(caption(Sight(table, texts, NAMES)))
        told = [texts.told(table.rules.tell(p.before, p.action)) for p in table.played[before:]]
        assert " · ".join(plain(text) for text in folded(texts, told)) in lines


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_answer_tells_all_throws_as_long_as_there_is_room(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts = LIBRARY[language]
    table = await begun(hall, anna, boris)
    told = list[Told]()
    seen_short = seen_cut = False
    while not isinstance(table.turn, Over) and len(told) < 40:
        after, words = play(table, first_action(table))
        assert after is not None
        table = after
        told += words
        for part in (told[start:] for start in range(len(told))):
            text = answer_text(texts, part)
            room = MAX_ANSWER if len(part) == 1 else THREE_LINES
            assert 0 < len(text.encode("utf-16-le")) // 2 <= room
            last = texts.said(part[-1]).rstrip(".").split(". ")[-1]
            assert last in text or texts.told(part[-1]) in text
            short = " · ".join(texts.told(one) for one in part)
            seen_short |= text == short
            if text != short and " · " in text:
                seen_cut = True
                assert text.startswith("… · ")
    assert seen_short
    assert seen_cut


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_says_a_reason_once_and_counts_what_is_equal(language: str) -> None:
    """Hyena 3: before the first taba every 2, 3 and 6 is lost."""
    texts, rules, state = LIBRARY[language], HYENA, HYENA.start(2)
    told = [rules.tell(state, lookup(rules, state, text)) for text in ("6", "6", "3", "3", "2")]
    text = answer_text(texts, told)
    first, reason = texts.said(told[0]).split(". ", 1)
    assert text.count(reason) == 1
    assert text.endswith(reason)
    assert text.count(first) == 1
    assert text.count("×2") == 2


def test_only_hyena_throws_on() -> None:
    assert [rules.game for rules in CATALOGUE if rules.throws_on] == ["hyena"]


async def test_what_several_throws_brought_is_answered_in_one_sentence(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Not `taba · 3: lost`: what a newcomer cannot read."""
    table = await begun(hall, anna, boris)
    summed = 0
    while table.rules.settled(table.state) is None and not isinstance(table.turn, Over):
        act = THROW_ON if isinstance(table.turn, Throw) else first_action(table)
        result = await hall.door.play.act(table.game.id, table.game.ply, actor(table), act)
        throws, table = len(seen(result).played) - len(table.played), seen(result)
        if act == THROW_ON and throws > 1:
            assert [told.message for told in result.told] == ["hyena-sum"]
            assert all(len(answer_text(LIBRARY[each], result.told)) <= 110 for each in LANGUAGES)
            summed += 1
    assert summed
