"""*Hint*: the best choice, told to who asks, where nobody else at the table is a person."""

from __future__ import annotations

import re

import pytest

from bot.board.caption import length
from bot.board.explaining import advice, may_have_hint
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.handlers.confirming import READING_MS
from bot.table.steps import choices
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import MAX_ANSWER
from bot.words.library import LANGUAGES
from bot.words.signs import numeral
from games.catalogue import rule_set
from games.core import Choose, Over
from games.hyena.sets.hyena import HYENA
from opponents.outlook import outlook
from opponents.reasons import what_holds, why_best
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, plain, step

EN = LIBRARY["en"]
HOUSES = rule_set("houses")


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def choosing(hall: Hall, table: Table, least: int = 2) -> Table:
    """The game at a choice of a person's among several."""
    while True:
        turn = table.turn
        assert not isinstance(turn, Over)
        mine = table.to_act is not None and table.to_act.person is not None
        if isinstance(turn, Choose) and len(turn.actions) >= least and mine:
            return table
        table = await step(hall, table)


def asking(table: Table) -> Press:
    return Press(Kind.HINT, table.game.id, table.game.ply)


def offered(table: Table) -> bool:
    keys = keyboard(Sight(table, EN))
    return any(key.press == asking(table) for row in keys for key in row)


async def test_against_the_bot_the_best_choice_is_told_with_its_chance(
    desk: Desk, anna: Person
) -> None:
    table = await choosing(desk.hall, await desk.hall.against_bot(anna), 3)
    assert offered(table)
    sees = outlook(table.rules)
    assert sees is not None
    worths = sees.worths(table.state)
    best = max(range(len(worths)), key=worths.__getitem__)
    told = await desk.press(anna, anna.telegram or 0, asking(table))
    assert told is not None
    assert desk.told.answers[-1][1], "as an alert, which nobody else sees"
    assert re.search(rf"\b{round(100 * worths[best])} games in 100", told)
    assert plain(told).startswith(f"🧭 {numeral(best + 1)} ")
    assert (await desk.hall.now(table)).game == table.game, "a hint changes nothing"


async def test_who_plays_for_ratings_is_warned_before_a_hint_ends_that(
    desk: Desk, anna: Person
) -> None:
    """A second press has the hint; one of a double tap, which read nothing, does not."""
    await desk.hall.store.commit(ChangePerson(anna.id, (("rates", "all"),)))
    table = await choosing(desk.hall, await desk.hall.against_bot(anna))
    own = anna.telegram or 0
    for _ in range(2):
        assert await desk.press(anna, own, asking(table)) == en("answer-hint-unrates")
        assert desk.told.answers[-1][1], "as an alert, which is read"
    assert (await desk.hall.now(table)).rated
    desk.hall.clock.now += READING_MS
    told = await desk.press(anna, own, asking(table))
    assert told is not None
    assert told.startswith("🧭")
    assert (await desk.hall.now(table)).game.unrated == "hint"
    table = await choosing(desk.hall, await step(desk.hall, await desk.hall.now(table)))
    told = await desk.press(anna, own, asking(table))
    assert told is not None
    assert told.startswith("🧭"), "it counts for none any more"


async def test_between_people_nobody_gets_a_hint(desk: Desk, anna: Person, boris: Person) -> None:
    table = await choosing(desk.hall, await desk.hall.for_two(anna, boris))
    assert not offered(table)
    player = table.to_act
    assert player is not None
    person = anna if player.person == anna.id else boris
    assert await desk.press(person, GROUP, asking(table)) == en("answer-not-offered")


async def test_where_nothing_is_known_of_the_rules_there_is_none(desk: Desk, anna: Person) -> None:
    table = await choosing(desk.hall, await desk.hall.against_bot(anna, HOUSES))
    assert outlook(table.rules) is None
    assert not offered(table)
    assert await desk.press(anna, anna.telegram or 0, asking(table)) == en("answer-not-offered")


async def test_an_old_press_and_a_strangers_are_answered_kindly(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await choosing(desk.hall, await desk.hall.against_bot(anna))
    old = asking(table)
    assert await desk.press(boris, GROUP, old) == en("answer-foreign")
    later = await step(desk.hall, table)
    assert later.game.ply > old.ply
    assert await desk.press(anna, anna.telegram or 0, old) == en("answer-stale")
    assert await desk.press(anna, GROUP, Press(Kind.HINT, 99, 1)) == en("answer-unknown")


async def test_there_is_no_hint_for_a_throw_or_a_lone_choice(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    for _ in range(120):
        turn = table.turn
        if isinstance(turn, Over):
            break
        among = isinstance(turn, Choose) and len(turn.actions) > 1
        assert may_have_hint(table) == among
        table = await step(hall, table)


async def test_it_says_whether_others_are_as_good(hall: Hall, anna: Person) -> None:
    table = await choosing(hall, await hall.against_bot(anna), 3)
    turn = table.turn
    assert isinstance(turn, Choose)
    many = len(turn.actions)
    alone = plain(advice(Sight(table, EN), (0.5, 0.6249, *[0.5] * (many - 2))))
    assert "🧭 ② " in alone
    assert "62 games in 100 if both play well: about 12.5 more than with the next best" in alone
    assert "The others are about as good" in advice(Sight(table, EN), [0.5] * many)
    second = EN.button(table.rules.tell(table.state, turn.actions[1]))
    for worths in ((0.5, 0.5, *[0.4] * (many - 2)), (0.5, 0.5), (0.5, 0.4995)):
        told = plain(advice(Sight(table, EN), worths))
        alike = f"About as good: ② {plain(second)}."
        assert f"{alike} I see no clear difference." in told


async def test_of_a_race_that_is_lost_no_choice_is_named(hall: Hall, anna: Person) -> None:
    """But one that may be played."""
    table = await choosing(hall, await hall.against_bot(anna))
    many = len(choices(table))
    told = advice(Sight(table, EN), [0.0] * many)
    first = EN.button(table.rules.tell(table.state, choices(table)[0]))
    assert told == EN.plain("advice-decided", move=f"① {first}")
    assert "no choice wins it any more" in told


async def test_where_many_are_as_good_it_says_so_and_names_one(hall: Hall, anna: Person) -> None:
    table = await choosing(hall, await hall.against_bot(anna))
    for best, rest, others in (
        (1.0, (), "Any choice wins here."),
        (0.5, (), "The others are about as good"),
        (1.0, (0.6,), "Nearly any choice wins here."),
        (0.5, (0.1,), "Many others are about as good."),
    ):
        told = advice(Sight(table, EN), [*[best] * 4, *rest])
        assert others in told
        assert "①" in told
        assert "②" not in told


async def test_what_may_be_an_error_is_no_gain(hall: Hall, anna: Person) -> None:
    """What the network holds for half a game better is so in 72 cases of 100."""
    table = await choosing(hall, await hall.against_bot(anna))
    turn, sees = table.turn, outlook(table.rules)
    assert isinstance(turn, Choose)
    assert sees is not None
    for gain, sure in ((sees.unsure - 0.001, False), (sees.unsure + 0.001, True)):
        worths = (0.5, *[0.5 - gain] * (len(turn.actions) - 1))
        told = plain(advice(Sight(table, EN), worths))
        assert ("more than with the next best" in told) == sure
        assert ("no clear difference" in told) != sure
        assert "fewer" in plain(advice(Sight(table, EN), worths, exact=True)), "a table knows it"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_fits_an_alert_in_every_language(
    hall: Hall, anna: Person, language: str
) -> None:
    texts = LIBRARY[language]
    for rules in (rule_set("thibault"), HYENA.custom({"holes": "80"})):
        table = await choosing(hall, await hall.against_bot(anna, rules))
        turn = table.turn
        assert isinstance(turn, Choose)
        worths = [0.9 - place / 10 for place in range(len(turn.actions))]
        for told in (worths, [0.5] * len(worths), [0.5, 0.5, *[0.4] * (len(worths) - 2)]):
            for exact in (False, True):
                words = advice(Sight(table, texts), told, exact=exact)
                assert length(words) <= MAX_ANSWER


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_says_what_speaks_for_the_choice_where_there_is_room(
    hall: Hall, anna: Person, language: str
) -> None:
    texts, said = LIBRARY[language], 0
    table = await choosing(hall, await hall.against_bot(anna))
    for _ in range(12):
        turn = table.turn
        assert isinstance(turn, Choose)
        worths = [0.9 - place / 10 for place in range(len(turn.actions))]
        told = advice(Sight(table, texts), worths)
        why = why_best(table.rules, table.state, turn.actions[0])
        says = () if why is None else (texts.because(why), texts.told(why))
        room = MAX_ANSWER - length(told.partition("\n")[0]) - 1
        reasons = (texts.plain("review-why", told=each) for each in says)
        reason = next((each for each in reasons if length(each) <= room), "")
        assert told.partition("\n")[2] == reason
        said += bool(reason)
        table = await choosing(hall, await step(hall, table))
    assert said


async def test_a_hint_says_something_of_a_choice_that_is_as_good_as_the_others(
    hall: Hall, anna: Person
) -> None:
    """*I see no clear difference* alone was all that a newcomer got of three hints."""
    table, found = await choosing(hall, await hall.against_bot(anna)), 0
    for _ in range(30):
        turn = table.turn
        assert isinstance(turn, Choose)
        first = turn.actions[0]
        if why_best(table.rules, table.state, first) is None:
            held = what_holds(table.rules, table.state, first)
            words = advice(Sight(table, EN), [0.5] * len(turn.actions))
            assert ("💭" in words) == bool(held)
            assert ("💭 True of each: " in words) == (held is not None and held.of_all)
            assert "💭" not in advice(Sight(table, EN), [1.0] * len(turn.actions)), "all win"
            found += held is not None
        table = await choosing(hall, await step(hall, table))
    assert found > 3


async def test_what_is_exact_is_told_so_and_to_a_tenth_and_nothing_else_is(
    hall: Hall, anna: Person
) -> None:
    table = await choosing(hall, await hall.against_bot(anna), 3)
    turn = table.turn
    assert isinstance(turn, Choose)
    many = len(turn.actions)
    worths = (0.5, 0.6249, *[0.5] * (many - 2))
    alone = plain(advice(Sight(table, EN), worths, exact=True))
    assert "62.5 games in 100 if nobody errs. This is exact. The next best wins 12.5 fewer" in alone
    assert "exact" not in advice(Sight(table, EN), worths)
    alike = advice(Sight(table, EN), [0.5] * many, exact=True)
    assert "The others lose less than a tenth" in alike
