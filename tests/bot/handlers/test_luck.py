"""`/luck`: one's own throws against the odds, and never what is due."""

from __future__ import annotations

import json

import pytest

from bot.handlers import luck
from bot.handlers.privacy import exported
from bot.run.housekeeping import Housekeeping
from bot.table.tallying import Fortune, fortunes, spread
from bot.words.library import LANGUAGES
from games.catalogue import rule_set
from games.core import Throw
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import Hall, played, seen
from tests.bot.table.test_tallying import finished

EN = LIBRARY["en"]


@pytest.fixture
def housekeeping(hall: Hall) -> Housekeeping:
    return Housekeeping(hall.store, hall.door, clock=hall.clock)


def fortune(worth: float, throws: int = 1000) -> Fortune:
    """Sticks whose mean is 2.56, with an error of 0.05."""
    return Fortune("sticks", throws, worth, 2.56, 0.05)


@pytest.mark.parametrize(
    ("one", "word"),
    [
        (fortune(9, throws=29), "few"),
        (fortune(2.56), "usual"),
        (fortune(2.65), "usual"),
        (fortune(2.67), "more"),
        (fortune(2.45), "less"),
        (fortune(2.72), "far-more"),
        (fortune(2.40), "far-less"),
    ],
)
def test_luck_is_called_by_how_many_errors_it_is_off(one: Fortune, word: str) -> None:
    assert luck.judged(one) == word


def test_the_odds_of_sticks_and_chips_are_those_of_the_rules() -> None:
    for name, mean, variance in (("thibault", 37 / 16, 311 / 256), ("hyena", 3 / 8, 15 / 64)):
        rules = rule_set(name)
        turn = rules.turn(rules.start(2))
        assert isinstance(turn, Throw)
        assert spread(turn.device) == pytest.approx((mean, variance))


async def test_what_each_threw_adds_up_over_games_by_person_and_chat(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    tables = [await finished(hall, anna, boris, rule_set("thibault")) for _ in range(2)]
    await housekeeping.do_some()
    every = [played_ for table in tables for played_ in (await hall.whole(table)).played]
    throws = [one for one in every if one.faces is not None]
    found = await hall.store.luck(chat=tables[0].game.chat)
    assert {one.person for one in found} == {anna.id, boris.id}
    (together,) = fortunes(found)
    assert together.throws == len(throws)
    total = sum(int(tables[0].rules.write(one.action)) for one in throws)
    assert together.worth == pytest.approx(total / len(throws))
    (mine,) = await hall.store.luck(person=anna.id)
    assert mine.throws < len(throws)
    assert await hall.store.luck(person=anna.id, chat=999) == ()


async def test_at_one_phone_nobody_is_told_whose_throws_they_were(
    hall: Hall, housekeeping: Housekeeping, anna: Person
) -> None:
    opened = await hall.invite(anna, "phone")
    table = seen(await hall.door.seating.begin(opened.game.id, anna, press="begin"))
    await played(hall, table)
    await housekeeping.do_some()
    assert await hall.store.tally() != ()
    assert await hall.store.luck(person=anna.id) == ()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_luck_is_told_in_words_in_a_group_everybodys_too(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person, language: str
) -> None:
    desk, texts = Desk(hall), LIBRARY[language]
    await desk.say(anna, luck.luck, "", language=language)
    assert desk.told.texts[-1] == texts.html("luck-none", here=0)
    await desk.say(anna, luck.luck, "", group=language)
    assert desk.told.texts[-1] == texts.html("luck-none", here=1), "nobody's in this group"
    await finished(hall, anna, boris, rule_set("thibault"))
    await finished(hall, anna, boris, rule_set("hyena"))
    await housekeeping.do_some()
    await desk.say(anna, luck.luck, "", language=language)
    alone = desk.told.texts[-1]
    assert texts.html("luck-mine", here=0) in alone
    assert texts.html("luck-chat") not in alone
    await desk.say(anna, luck.luck, "", language=language, group=language)
    both = desk.told.texts[-1]
    assert texts.html("luck-mine", here=1) in both
    assert texts.html("luck-chat") in both
    assert texts.html("luck-next") in both
    assert len(both) < 4096


async def test_luck_is_exported_and_forgotten(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    desk = Desk(hall)
    await finished(hall, anna, boris, rule_set("thibault"))
    await housekeeping.do_some()
    counted = await hall.store.tally()
    file = json.loads(await exported(desk.desk, anna.id, EN))
    assert [one["kind"] for one in file["throws"]] == ["sticks"]
    await hall.store.commit(ChangePerson(anna.id, (("nickname", "Anna"),)))
    await desk.forget(anna)
    assert await hall.store.luck(person=anna.id) == ()
    assert len(await hall.store.luck(person=boris.id)) == 1
    assert await hall.store.tally() == counted, "nobody's throws: they stay"
