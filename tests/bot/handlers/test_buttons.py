"""Every button, those of old messages too: it is read, it fits, and its press is answered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.board.buttons import Act
from bot.choosing.buttons import (
    BotsOf,
    GiveStar,
    LessonShown,
    LessonStep,
    LevelsOf,
    MoreOf,
    New,
    OpenRules,
    OpenSwitch,
    PlayNow,
    RulesOwn,
    RulesSwitch,
    SwitchAgain,
    SwitchExample,
    TakeValue,
    ToNamed,
    ToPlay,
)
from bot.choosing.lessons import COURSES
from bot.choosing.opening import Opening
from bot.handlers.buttons import OLD_FORMS, Buttons
from bot.handlers.routes import BUTTONS
from bot.table.seats import chosen_alone
from bot.telegram.callback_data import MAX_BYTES, BadPress, Kind, Press, read
from bot.telegram.payloads import Payload
from bot.telegram.troubles import Report
from bot.words.combos import AnyRuleSet, Combo, code
from games.catalogue import CATALOGUE
from storage.rows import Person
from tests.bot.board.shown import CASES, boards
from tests.bot.board.shown import game as game_of
from tests.bot.handlers.test_visits import GROUP, LIBRARY, Office
from tests.bot.kit import Hall
from tests.contract.play import random_game, seeded
from tests.fuzz.kinds import pages_keys

MANY = 10**10 - 1
"""A game's number, or a person's, with more digits than we will ever give."""


def ours() -> set[type[Payload]]:
    """Every payload that the program declares."""
    return {one for one in Payload.__subclasses__() if one.__module__.startswith("bot.")}


def handled() -> list[type[Payload]]:
    """Every payload that something answers."""
    return [one.says for kind, each in BUTTONS.of.items() for one in each if one.says.kind is kind]


UNANSWERED = ours() - {*handled()}
"""One test tells of them, and no other."""

LINES = (Path(__file__).parent / "old_buttons.txt").read_text().splitlines()
OLD = tuple(
    (when, data, meaning)
    for when, data, meaning in (line.split("\t") for line in LINES if not line.startswith("#"))
    if meaning.split(" ")[0] not in {one.__name__ for one in UNANSWERED}
)
"""Every form that buttons ever had: when it was first drawn, what it says, what that means."""


def test_every_kind_has_a_button() -> None:
    known = {*BUTTONS.of, *(one.kind for one in UNANSWERED)}
    idle = ", ".join(f"Kind.{kind.name}" for kind in Kind if kind not in known)
    assert not idle, f"{idle}: declare a Payload of that kind, and answer it in a PRESSED"


def test_every_button_has_one_handler() -> None:
    several = sorted({one.__name__ for one in handled() if handled().count(one) > 1})
    assert not several, f"{several}: one line in one PRESSED is enough"
    missing = sorted(f"{one.__name__} of {one.__module__}" for one in UNANSWERED)
    assert not missing, f"{missing}: answer it by a line in the PRESSED of a module of bot/handlers"


# -- old buttons -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("when", "data", "meaning"), OLD, ids=[data for _, data, _ in OLD])
def test_a_button_of_any_version_still_means_what_it_says(
    when: str, data: str, meaning: str
) -> None:
    press = read(data)
    says = BUTTONS.read(press)
    assert says is not None, f"of {when}"
    now = says.press(press.game, press.ply).pack()
    assert f"{type(says).__name__} {now}" == (meaning if " " in meaning else f"{meaning} {data}")


def test_the_file_of_old_buttons_has_every_form_that_is_written() -> None:
    said = [BUTTONS.read(read(data)) for _, data, _ in OLD]
    found = {(type(says), says.form.text) for says in said if says is not None}
    every = {(says, form.text) for says in handled() for form in says.forms}
    missing = sorted(f"{says.kind}:…:{text} ({says.__name__})" for says, text in every - found)
    assert not missing, f"old_buttons.txt wants a line for each of {missing}"


def test_every_old_form_is_needed() -> None:
    presses = [read(data) for _, data, _ in OLD]
    for old in OLD_FORMS:
        found = [press for press in presses if old.read(press) is not None]
        assert found, f"no line of old_buttons.txt is of the form {old.text!r}"
        others = Buttons(
            *{one.says: one for each in BUTTONS.of.values() for one in each}.values(),
            old=(other for other in OLD_FORMS if other is not old),
        )
        kept = old.kind in others.of
        assert not kept or all(others.read(press) != old.read(press) for press in found), old.text


async def test_a_press_on_a_button_of_any_version_is_answered(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """In her own chat and in the group, of games that are there and of some that are not."""
    office, group = Office(hall), await hall.for_two(anna, boris)
    alone, found = await hall.against_bot(anna), list[Report]()
    office.troubles.on_report(found.append)
    office.desk = replace(office.desk, keepers=frozenset({anna.telegram or 0}))
    presses = [read(data) for _, data, _ in OLD]
    presses.sort(key=lambda press: press.kind is Kind.FORGET_YES)  # then nobody is left to press
    for press in presses:
        for chat, game in ((anna.telegram or 0, alone.game.id), (GROUP, group.game.id)):
            for number in {press.game, game if press.game else 0}:
                told = len(office.told.answers)
                await office.press(anna, chat, replace(press, game=number))
                assert len(office.told.answers) > told, f"{press} got no answer"
    assert found == []


# -- the bytes of a button -------------------------------------------------------------------------


def every_switch(rules: AnyRuleSet) -> Combo:
    """The combination with the longest code, in the longest match."""
    changed = rules.custom({switch.name: switch.values[-1] for switch in rules.offered})
    return Combo(changed, max(rules.matches, default=0))


def longest(rules: AnyRuleSet) -> list[Payload]:
    """What the longest buttons of a rule set say."""
    combo = every_switch(rules)
    bots = sorted(chosen_alone(rules), key=len)
    name = max((switch.name for switch in rules.offered), key=len, default="")
    last, digits = len(rules.offered), code(combo.rules)
    return [
        LevelsOf(combo), BotsOf(combo), MoreOf(combo), ToPlay(combo), ToNamed(combo),
        New(combo, "bot", bots[-1]), OpenSwitch(combo, 9, last),
        TakeValue(combo, 9, last, 9), GiveStar(combo, given=True),
        SwitchExample(combo, last), SwitchAgain(combo, last), OpenRules(rules.id, digits),
        RulesSwitch(rules.id, name, digits), RulesOwn(rules.id, digits, 9),
    ]  # fmt: skip


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_the_longest_button_of_every_page_fits(rules: AnyRuleSet) -> None:
    for says in longest(rules):
        press = says.press(MANY, MANY)
        assert len(press.pack()) <= MAX_BYTES
        assert BUTTONS.read(press) == says


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_play_fits_against_as_many_bots_as_there_may_be(rules: AnyRuleSet) -> None:
    """Of several it stands in private chats, whose buttons are nobody's but theirs; in groups,
    where a button says whose it is, of one."""
    combo = every_switch(rules)
    bots = sorted(chosen_alone(combo.rules), key=len)[-(max(rules.seats) - 1) :]
    says = PlayNow(Opening(combo, tuple(bots)), "0123456789ab")
    assert len(says.press().pack()) <= MAX_BYTES
    assert BUTTONS.read(says.press()) == says
    alone = PlayNow(Opening(combo, (bots[-1],)), "0123456789ab")
    assert len(alone.press(0, MANY).pack()) <= MAX_BYTES


@pytest.mark.parametrize("game", COURSES)
def test_the_longest_button_of_a_lesson_fits(game: str) -> None:
    course = COURSES[game]
    name = max((lesson.name for lesson in course.lessons), key=len)
    solved = (1 << len(course.lessons)) - 1
    for says in (LessonShown(game, solved, name), LessonStep(game, solved, name, 99)):
        press = says.press(MANY, MANY)
        assert len(press.pack()) <= MAX_BYTES
        assert BUTTONS.read(press) == says


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_every_action_of_a_game_fits_its_button(rules: AnyRuleSet) -> None:
    for number in range(3):
        for played in random_game(rules, seeded(f"{rules.id} {number}")):
            says = Act(rules.write(played.action))
            press = says.press(MANY, 10**5)
            assert len(press.pack()) <= MAX_BYTES
            assert BUTTONS.read(press) == says


def is_read_as_it_was_written(data: str) -> bool:
    press = read(data)
    says = BUTTONS.read(press)
    assert says is not None, data
    assert says.press(press.game, press.ply).pack() == data, "an old form is written"
    return True


async def test_every_button_of_the_pages_is_read_as_it_was_written() -> None:
    assert sum(map(is_read_as_it_was_written, await pages_keys())) > 500


@pytest.mark.parametrize("case", CASES)
def test_every_button_of_a_games_boards_is_read_as_it_was_written(case: str) -> None:
    shown = (board.keys for board in boards(game_of(case), LIBRARY["en"], every=5))
    said = {key.press.pack() for keys in shown for row in keys for key in row if key.press}
    assert sum(map(is_read_as_it_was_written, said)) > 20


# -- forged ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BUTTONS.of)
def test_a_forged_payload_is_read_as_something_or_as_nothing(kind: Kind) -> None:
    for said in ("", ".", "...", "x" * 40, "٣", "thibault...", "go.", "rules-", "\n", "{combo}"):
        press = Press(kind, 1, 2, said)
        says = BUTTONS.read(press)
        assert says is None or isinstance(says, Payload)


def test_a_kind_that_nobody_knows_is_no_press() -> None:
    with pytest.raises(BadPress):
        read("|:1:2:throw")
