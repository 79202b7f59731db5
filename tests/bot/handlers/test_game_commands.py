"""Lists of games: how each is called, and what giving one up costs."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.board.caption import caption
from bot.board.phone import columns
from bot.board.sight import Sight
from bot.handlers import game_commands
from bot.handlers.game_lists import LABEL, cut, label_of
from bot.table.endings import resigning
from bot.table.lobby import adding_bot, adding_here
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.words import names
from bot.words.library import LANGUAGES
from games.catalogue import rule_set
from games.hyena.sets.hyena import HYENA
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import NAMES, Hall, open_hall, plain, seen, step
from tests.bot.table.test_games_of_many import Unyielding, seat_of

BELL, GLEBSITE = rule_set("bell"), rule_set("glebsite")


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


def listed(desk: Desk) -> list[str]:
    return [plain(label) for label in desk.shown.labels()]


async def test_a_game_in_a_list_has_its_number_its_name_the_other_player_and_how_far_each_is(
    desk: Desk, anna: Person
) -> None:
    opened = [
        await desk.hall.invite(anna, "bot", "novice"),
        await desk.hall.invite(anna, "bot", "greedy", rules=BELL),
        await desk.hall.invite(anna, "phone", rules=GLEBSITE),
    ]
    for table in opened[:2]:
        seen(await desk.hall.door.seating.begin(table.game.id, anna, press="begin"))
    await desk.say(anna, game_commands.resume, "")
    thibault, bell, glebsite = (f"№{table.game.id}" for table in opened)
    assert sorted(listed(desk)) == sorted([
        f"{thibault} · Senet · you 0–0 BOT",
        f"{bell} · Senet · you 0–0 BOT",
        f"{glebsite} ✉️ Senet · 📱 Anna",
        en("key-no-game"),
    ])  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_number_of_a_game_stands_on_its_board_as_in_the_lists(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts = LIBRARY[language]
    await hall.invite(anna, "group")  # the numbers tell these apart
    for table in (await hall.invite(anna, "group"), await hall.for_two(anna, boris)):
        number = texts.plain("label-playing", others="", game="", id=str(table.game.id))
        first = caption(Sight(table, texts, NAMES)).splitlines()[0]
        assert first.endswith(f" · {number.split(' · ')[0]}")


NAMES_OF_ALL_KINDS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)


@given(
    called=st.lists(NAMES_OF_ALL_KINDS, min_size=2, max_size=2),
    language=st.sampled_from(sorted(LANGUAGES)),
    number=st.sampled_from((1, 12, 1_234_567, 1_234_567_890)),
)
@settings(max_examples=60, deadline=None)
def test_a_label_fits_a_button_whatever_people_are_called(
    called: list[str], language: str, number: int
) -> None:
    """32 columns; number and game are never cut."""

    async def labels() -> list[str]:
        with TemporaryDirectory() as folder:
            hall = await open_hall(Path(folder))
            try:
                one, two = [
                    await hall.store.see_person(n, names.given(called[n - 1], None, None, n), "en")
                    for n in (1, 2)
                ]
                desk, texts = Desk(hall), LIBRARY[language]
                table = await hall.for_two(one, two)
                many = await hall.invite(one, "group", rules=HYENA)
                many = seen(await hall.door.seating.join(many.game.id, two, press="j"))
                many = seen(await hall.door.change(many.game.id, adding_bot, one.id, "novice"))
                found = []
                for begun in (table, many):
                    each = replace(begun, game=replace(begun.game, id=number))
                    for visit in (await desk.visit(one), await desk.visit(one, group=language)):
                        label = await label_of(visit, each, texts)
                        assert texts.plain(f"game-{each.rules.game}") in label
                        found.append(label)
                return found
            finally:
                await hall.store.close()

    for label in asyncio.run(labels()):
        bare = plain(re.sub("[\u2060\u2066-\u2069]", "", label))
        assert len(bare) <= columns(label) <= LABEL == 32
        assert str(number) in bare.split(" · ")[0]


def test_a_name_is_cut_only_where_it_must_be_and_says_so() -> None:
    assert cut("Anna", 4) == "Anna"
    assert cut("Aleksandra the Great", 12) == "Aleksandra…"
    assert columns(cut("王" * 20, 9)) <= 9


async def test_how_far_each_is_comes_in_the_order_of_the_names(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await desk.hall.for_two(anna, boris)
    while table.state.off[0] == table.state.off[1]:
        table = await step(desk.hall, table)
    off = {player.person: table.state.off[player.seat or 0] for player in table.players}
    await desk.say(anna, game_commands.resign, "", group="en")
    score = f"{off[anna.id]}–{off[boris.id]}"
    assert plain(desk.shown.caption).splitlines() == [
        f"Give up this game? №{table.game.id} · Senet · Anna – Boris {score}"
    ], "and it costs no points"


async def test_who_gives_up_a_game_for_points_is_told_what_it_costs(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    opened = await hall.invite(anna, "group", rules=GLEBSITE, points=10)
    table = seen(await hall.door.seating.join(opened.game.id, boris, press="j"))
    await desk.say(anna, game_commands.resign, "", group="en")
    assert plain(desk.shown.caption).splitlines()[1:] == ["Boris gets 5 points."]
    assert desk.shown.press(en("key-resign-yes")).kind is Kind.RESIGN_YES
    seen(await hall.door.change(table.game.id, resigning, anna.id))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_loses_the_match_with_the_game_is_told_so(
    desk: Desk, anna: Person, language: str
) -> None:
    texts = LIBRARY[language]
    opened = await desk.hall.invite(anna, "bot", "greedy", rules=GLEBSITE, points=5)
    seen(await desk.hall.door.seating.begin(opened.game.id, anna, press="b"))
    await desk.say(anna, game_commands.resign, "", language=language)
    bot = texts.plain("bot-name", level=texts.plain("level-greedy"))
    points = texts.plain("score-points", won=5)
    assert texts.html("resign-match", name=bot, score=points) in desk.shown.caption


async def test_on_one_phone_the_side_to_move_gives_up(desk: Desk, anna: Person) -> None:
    opened = await desk.hall.invite(anna, "phone", rules=GLEBSITE)
    table = seen(await desk.hall.door.seating.begin(opened.game.id, anna, press="b"))
    while table.to_act is None or table.to_act.seat == 0:
        table = await step(desk.hall, table)
    await desk.tap(anna, 1, Press(Kind.RESIGN, table.game.id))
    assert plain(desk.shown.caption).splitlines()[1:] == ["White gets 5 points."]


async def test_where_the_rules_are_against_it_nobody_is_even_asked_whether_to_resign(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """Seega 1.6, by a game that only its first seat may give up."""
    hall = desk.hall
    opened = await hall.invite(anna, "group", rules=Unyielding("hyena", 1, "nowhere"))
    table = seen(await hall.door.seating.join(opened.game.id, boris, press="j"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    first, second = sorted((anna, boris), key=lambda person: seat_of(table, person))
    assert await desk.say(second, game_commands.resign, "", group="en") == "refused"
    assert desk.shown.caption == en("answer-may-not-resign")
    assert desk.shown.labels() == []
    asked = Press(Kind.RESIGN, table.game.id)
    assert await desk.press(second, GROUP, asked) == en("answer-may-not-resign")
    assert await desk.say(first, game_commands.resign, "", group="en") == "committed"
    assert en("key-resign-yes") in desk.shown.labels()


async def test_of_several_games_only_those_are_listed_that_may_be_given_up(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    rules = Unyielding("hyena", 1, "nowhere")
    tables = list[Table]()
    while {seat_of(table, anna) for table in tables} != {0, 1} or len(tables) < 4:
        opened = await hall.invite(anna, "group", rules=rules)
        table = seen(await hall.door.seating.join(opened.game.id, boris, press="j"))
        tables.append(seen(await hall.door.seating.begin(table.game.id, anna, press="b")))
    may = [table.game.id for table in tables if seat_of(table, anna) == 0]
    await desk.say(anna, game_commands.resign, "", group="en")
    numbers = [f"№{game}" for game in may]
    if len(may) == 1:
        assert numbers[0] in plain(desk.shown.caption)
    else:
        assert sorted(label.split(" · ")[0] for label in listed(desk)[:-1]) == sorted(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_of_many_has_its_number_and_name_first_and_fits_its_button(
    desk: Desk, anna: Person, language: str
) -> None:
    hall, texts = desk.hall, LIBRARY[language]
    others = ("Aleksandra the Great of Macedon", "Boris", "Carla")
    people = [anna, *[await hall.person(40 + n, name) for n, name in enumerate(others)]]
    table = await hall.invite(anna, "group", rules=HYENA)
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    for _ in range(2):
        table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, "novice"))
    other = seen(await hall.door.seating.join(
        (await hall.invite(anna, "group", rules=HYENA)).game.id, people[1], press="o"
    ))  # fmt: skip
    await desk.say(anna, game_commands.board, "", group=language)
    (label,) = (label for label in listed(desk) if "+" in label)
    bare = re.sub("[\u2066\u2069]", "", label)
    number, *rest = bare.split(" · ")
    assert f"{table.game.id} ✉️" in number
    assert number.endswith(texts.plain("game-hyena"))
    assert rest in (["Anna +5"], [f"{texts.listed(('Anna', 'Aleksandra…'))} +4"])
    assert len(bare) <= LABEL
    assert other.game.id != table.game.id


async def test_in_private_the_others_at_a_table_of_many_are_named(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    tables = []
    for more in (2, 5):
        table = await hall.invite(anna, "bot", "greedy", rules=HYENA)
        for _ in range(more - 1):
            table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, "novice"))
        tables.append(seen(await hall.door.seating.begin(table.game.id, anna, press="b")))
    seen(await hall.door.pauses.leave(tables[1].game.id, anna.id))
    await desk.say(anna, game_commands.resume, "")
    assert sorted(listed(desk)[:-1]) == sorted([
        f"№{tables[0].game.id} · Hyena · BOT 1, BOT 2",
        f"№{tables[1].game.id} 💤 Hyena · BOT 1, BOT 2 +3",
    ])  # fmt: skip


async def test_a_long_number_leaves_room_for_one_name(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await hall.invite(anna, "group", rules=HYENA)
    table = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    for _ in range(4):
        table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, "novice"))
    table = replace(table, game=replace(table.game, id=10**8))
    visit = await desk.visit(anna)
    label = plain(await label_of(visit, table, LIBRARY["en"]))
    assert label == f"№{10**8} ✉️ Hyena · Boris +4"
    table = replace(table, game=replace(table.game, id=10**20))
    label = plain(await label_of(visit, table, LIBRARY["en"]))
    assert label == f"№{10**20} ✉️ Hyena", "the game's name stands"


async def test_several_at_one_phone_are_told_as_such(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    for _ in range(2):
        table = await hall.invite(anna, "phone", rules=HYENA)
        table = seen(await hall.door.change(table.game.id, adding_here, anna.id))
    await desk.say(anna, game_commands.resume, "")
    assert f"№{table.game.id} ✉️ Hyena · 📱 Anna +2" in listed(desk)


async def test_a_question_which_game_can_be_dropped_by_who_was_asked(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    for _ in range(2):
        await hall.for_two(anna, boris)
    for command in (game_commands.resume, game_commands.board, game_commands.resign):
        await desk.say(anna, command, "", group="en")
        never = desk.shown.press(en("key-no-game"))
        assert never.action == str(anna.id), "nobody else drops it, unless an admin"
        assert await desk.tap(anna, GROUP, never) == en("said-no")
        assert desk.shown.edited[-1] == en("question-dropped")
