"""The table of settings: a line a setting, and what follows from it."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product
from typing import Any

import pytest

from bot.board.layout import QUOTE_START
from bot.choosing.buttons import SetForChat, SetForMe, SettingsOf
from bot.choosing.settings import (
    NOBODYS,
    SETTINGS,
    SWITCH,
    TICK,
    TOPICS,
    Setting,
    SettingsPage,
    setting,
)
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Keyboard
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE
from storage.operations import ChangePerson
from storage.rows import Chat, Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall
from tests.bot.wording import ids

EN = LIBRARY["en"]
ANNA = Person(1, 11, "Anna")
CLUB = Chat(2, "group", GROUP)
OLD = {
    Kind.LANGUAGE: "language",
    Kind.ONLY_MOVES: "only-moves",
    Kind.EXPLAINED: "explained",
    Kind.CALLED: "called",
    Kind.CHAT_LANGUAGE: "chat-language",
    Kind.MOCKED: "mocked",
    Kind.REASONS: "reasons",
    Kind.CALLS: "calls",
}
"""The kind that each setting's buttons once had."""


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


def names(each: Setting) -> str:
    return each.name


def row_of(each: Setting) -> Person | Chat:
    return ANNA if each.whose == "person" else CLUB


def says(each: Setting, value: str) -> SetForMe | SetForChat:
    return (SetForMe if each.whose == "person" else SetForChat)(each.name, value)


def offered(keys: Keyboard) -> dict[Press, str]:
    return {key.press: key.text for row in keys for key in row if key.press is not None}


def words_of(each: Setting) -> set[str]:
    """The ids of a setting's texts."""
    if each.spoken:
        return {f"set-{each.called}-in", f"said-set-{each.called}"}
    values = {f"{each.called}-{value}" for value in each.values}
    keys = {each.called} if each.values == SWITCH else values
    said = {f"{start}-{value}" for start in ("set", "said-set") for value in values}
    return {f"set-{each.called}", *said, *(f"key-set-{key}" for key in keys)}


def fields_of(each: Setting) -> set[str]:
    return {field.name for field in fields(row_of(each))}


LACKING = [
    each.name
    for each in SETTINGS
    if each.field not in fields_of(each) or not words_of(each) <= ids()
]
whole = pytest.mark.skipif(bool(LACKING), reason=f"waits for what {LACKING} lack")
"""A page cannot be drawn of a setting without its field or a text. One test tells of either: the
first one here, and that of missing texts in tests/bot/words/test_texts.py."""


def test_there_are_settings_of_people_and_of_chats() -> None:
    assert {each.whose for each in SETTINGS} == {"person", "chat"}


@pytest.mark.parametrize("each", SETTINGS, ids=names)
def test_a_setting_is_a_field_whose_default_it_can_have(each: Setting) -> None:
    row = row_of(each)
    told = f"{each.name}: {type(row).__name__} of storage/rows.py wants a field {each.field}"
    assert each.field in fields_of(each), told
    assert each.value(row, EN) in each.values
    for value in each.values:
        kept: Any = {each.field: each.kept(value)}
        assert each.value(type(row)(**(_of(row) | kept)), EN) == value, "it is read as it was kept"


def _set_to(each: Setting, value: str, page: SettingsPage) -> dict[str, Any]:
    """Whose row it is, with that value."""
    kept: Any = {each.field: each.kept(value)}
    row: Any = page.person if each.whose == "person" else page.chat
    return {each.whose: replace(row, **kept)}


def _of(row: Person | Chat) -> dict[str, Any]:
    return {field.name: getattr(row, field.name) for field in fields(row)}


@whole
@pytest.mark.parametrize("each", SETTINGS, ids=names)
def test_what_is_chosen_has_a_tick_and_whatever_else_may_be_chosen_a_button(each: Setting) -> None:
    page = each.page(group=True)
    keys = offered(SettingsPage(CLUB, ANNA, EN, EN, topic=page).keys)
    chosen, hers = each.value(row_of(each), EN), ANNA.id + NOBODYS
    buttons = {value: keys.get(says(each, value).press(0, hers)) for value in each.values}
    if len(each.values) == 2:
        (words,) = (words for words in buttons.values() if words is not None)
        assert buttons[chosen] is None, "one button turns it over"
        assert words.startswith(TICK) == (chosen == "on")
    else:
        ticked = [value for value, words in buttons.items() if (words or "").startswith(TICK)]
        assert ticked == [chosen]
        assert None not in buttons.values()


@whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_says_folded_what_everything_is_set_to(language: str) -> None:
    texts = LIBRARY[language]
    first = SettingsPage(CLUB, ANNA, texts, texts).words
    _, folded = first.split(QUOTE_START)
    for each in SETTINGS:
        assert each.line(each.value(row_of(each), texts), texts) in folded


@whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_set_stands_on_the_buttons_of_a_page_alone(language: str) -> None:
    """Whatever is chosen the words above them are the same: they say what it is about."""
    texts = LIBRARY[language]
    for group, topic in product((True, False), TOPICS):
        chat = CLUB if group else Chat(3, "private", 11, 1)
        page = SettingsPage(chat, ANNA, texts, texts, topic=topic)
        here = [each for each in SETTINGS if group or not each.groups_only]
        for each in (one for one in here if one.page(group=group) == topic):
            line = each.line(each.value(row_of(each), texts), texts)
            assert line.partition("<b>")[0] not in page.words
            for to in each.values:
                other = replace(page, **_set_to(each, to, page))
                assert other.words == page.words
                assert other.keys != page.keys or to == each.value(row_of(each), texts)
        barred = replace(page, chat=replace(chat, barred=CATALOGUE[0].id))
        assert barred.words == page.words


@whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_values_that_stand_side_by_side_are_asked_for_above_them(language: str) -> None:
    texts = LIBRARY[language]
    for each in SETTINGS:
        page = SettingsPage(CLUB, ANNA, texts, texts, topic=each.page(group=True))
        if len(each.values) > 2 and not each.spoken:
            assert texts.html(f"about-set-{each.called}") in page.words


@whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_heard_says_in_words_what_is_set(language: str) -> None:
    texts = LIBRARY[language].aloud
    for each in SETTINGS:
        page = SettingsPage(CLUB, ANNA, texts, texts, topic=each.page(group=True))
        assert each.line(each.value(row_of(each), texts), texts) in page.words


@whole
def test_a_group_has_settings_that_a_private_chat_has_not() -> None:
    private = Chat(3, "private", 11, 1)
    pages = [SettingsPage(private, ANNA, EN, EN, topic=topic) for topic in TOPICS]
    here = {press.action for page in pages for press in offered(page.keys)}
    topics = {press.action for press in offered(SettingsPage(private, ANNA, EN, EN).keys)}
    assert topics == {*(topic for topic in TOPICS if not topic.startswith("group")), "home"}
    for each in SETTINGS:
        told = any(press.startswith(f"{each.name}.") for press in here)
        assert told != each.groups_only


@whole
@pytest.mark.parametrize("each", SETTINGS, ids=names)
async def test_a_press_sets_it_says_so_and_is_shown_on_the_page(
    desk: Desk, anna: Person, each: Setting
) -> None:
    """Each value in turn, through the press that its button carries."""
    group = await desk.hall.store.see_chat(GROUP, "group")
    where = GROUP if each.whose == "chat" else anna.telegram or 0
    desk.desk = replace(desk.desk, keepers=frozenset({anna.telegram or 0}))
    for value in reversed(each.values):
        answer = await desk.tap(anna, where, says(each, value).press())
        spoken = LIBRARY[value] if each.spoken and each.whose == "person" else EN
        assert answer == each.said(value, spoken)
        row: Person | Chat | None = await desk.hall.store.person(anna.id)
        if each.whose == "chat":
            row = await desk.hall.store.chat(group.id)
        assert row is not None
        assert each.value(row, EN) == value


@whole
@pytest.mark.parametrize(("kind", "name"), OLD.items())
async def test_buttons_from_when_each_setting_had_a_kind_of_its_own_still_set_it(
    desk: Desk, anna: Person, kind: Kind, name: str
) -> None:
    each = setting(name, "person") or setting(name, "chat")
    assert each is not None
    where = GROUP if each.whose == "chat" else anna.telegram or 0
    await desk.hall.store.see_chat(GROUP, "group")
    desk.desk = replace(desk.desk, keepers=frozenset({anna.telegram or 0}))
    value = each.values[-1]
    answer = await desk.tap(anna, where, Press(kind, action=value))
    spoken = LIBRARY[value] if each.spoken and each.whose == "person" else EN
    assert answer == each.said(value, spoken)
    refused = await desk.tap(anna, where, Press(kind, action="perhaps"))
    assert refused == spoken.plain("answer-not-offered")


async def test_a_setting_or_page_that_there_is_not_is_refused(desk: Desk, anna: Person) -> None:
    for press in (
        SettingsOf("shoes").press(),
        SetForMe("mocked", "on").press(),
        SetForMe("shoe", "on").press(),
    ):
        assert await desk.tap(anna, anna.telegram or 0, press) == en("answer-not-offered")


@whole
@pytest.mark.parametrize("each", SETTINGS, ids=names)
async def test_the_boards_that_show_it_are_shown_anew_and_no_others(
    desk: Desk, anna: Person, boris: Person, each: Setting
) -> None:
    """A game in one's own chat and one in the group; which of their boards rise?"""
    own = await desk.hall.against_bot(anna)
    group = await desk.hall.for_two(anna, boris)
    where = GROUP if each.whose == "chat" else anna.telegram or 0
    desk.desk = replace(desk.desk, keepers=frozenset({anna.telegram or 0}))
    # Whoever comes back to us has what is not shown yet raised.
    await desk.hall.store.commit(ChangePerson(anna.id, (("reachable", True),)))
    before = [await wanted(desk, game) for game in (own.game.id, group.game.id)]
    await desk.tap(anna, where, says(each, each.values[-1]).press())
    risen = [await wanted(desk, game) for game in (own.game.id, group.game.id)]
    anew = [now > then for now, then in zip(risen, before, strict=True)]
    assert (
        anew
        == {
            "none": [False, False],
            "own chat": [True, False],
            "my games": [True, True],
            "chat": [False, True],
        }[each.raises]
    )


async def wanted(desk: Desk, game: int) -> int:
    """How often the boards of a game were to be shown."""
    return sum(board.wanted for board in await desk.hall.store.boards(game))
