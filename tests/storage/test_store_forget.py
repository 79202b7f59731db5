"""A person is forgotten, and the games that they share with others stay whole."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, Final

import pytest

from storage.opening import open_sqlite
from storage.operations import (
    AddNotice,
    AddStale,
    ChangeChat,
    ChangePerson,
    DeadLetter,
    Forget,
    Learn,
    MakeReady,
    Sit,
    Star,
    TakeOver,
)
from storage.rows import Chat, Notice, Person, Player, Ready
from tests.storage.filled import USER, another, columns, filled, standing, tables
from tests.storage.kit import Kit, closing_after, laid, step

KEPT: Final = {
    "a number that says nothing without the row that is emptied": {
        "person": "id",
        "chat": "id kind person",
    },
    "whose a game is and who sat there, by that number: the others' game, too": {
        "game": "host chat reserved asleep_by",
        "player": "game number person resigned",
    },
    "a game and its moves, which belong to the others, too": {
        "game": "id rules version fields mode status ply position topic code created_at changed_at"
        " started_at ended_at expires_at result bot_due_at rematch_of points match_game before"
        " seating sitting offer goal lesson bookmark packed asked_at tallied listed put_back"
        " drawn unrated found turn_ms turn_due_at turn_left_ms paused_until clock_at poked_at"
        " turn_back_ms origin"
        " fill_at kept_for kept_name kept_until sent_away"
        " numbered revision rated gains",
        "player": "bot seat orders over absent stood_in stepped_out",
        "action": "game ply seat text at faces",
        "to_review": "game",
        "packed": "game body",
    },
    "without it nobody could check the throws; words of their own go, the salt has their digest": {
        "game": "secret commitment salt throws next_game next_secret earlier",
        "player": "press sign",
    },
    "where a game is shown, and how far its message is: Telegram's numbers of the chat are gone": {
        "board": "id game chat topic message wanted shown theme orientation parked not_before tries"
        " since tapped marked asked away over shape why heal_at heals home last lost picture"
        " told",
    },
    "the log of those who run the bot, by that number": {"deed": "id at person what number"},
    "what was written for all who want it, by that number": {
        "bulletin": "id person text at status reached most sent failed",
    },
    "a group's, or the bot's own: of no single person": {
        "old_address": "telegram chat at",
        "bot": "one id",
        "common": "id text",
        "maintenance": "one number text until told draft",
        "lease": "name owner epoch until address knows",
        "listing": "day games digest",
        "presence": "one seen_at",
        "put_back": "mark floor at back_to first",
        "seen_update": "id at",
        "tally": "device total seen",
        "upload": "key file at",
        "day": "day position line",
        "day_away": "day",
        "day_position": "position line at",
    },
}
"""Why a column stays as it was when a person is forgotten; every other one is emptied."""


TO_DO: Final = (
    "forget it in storage/, or say in KEPT why. (A column of person or chat also stays where"
    " storage/rows.py has no such field, or another default than the column has.)"
)


def stays() -> set[str]:
    lists = [kept.items() for kept in KEPT.values()]
    return {f"{table}.{name}" for each in lists for table, names in each for name in names.split()}


async def test_every_field_of_a_person_is_forgotten_but_their_number(kit: Kit) -> None:
    anna = await kit.anna()
    said = {field.name: another(Person, field) for field in fields(Person) if field.name != "id"}
    await kit.store.commit(ChangePerson(anna.id, tuple(said.items())))
    assert await kit.store.person(anna.id) == Person(anna.id, **said)
    await kit.store.commit(Forget(anna.id, said["telegram"]))
    assert await kit.store.person(anna.id) == Person(anna.id, None, None)


async def test_every_setting_of_their_own_chat_is_forgotten(kit: Kit) -> None:
    anna = await kit.anna()
    own = await kit.store.see_chat(USER, "private", anna.id)
    settings = [
        field for field in fields(Chat) if field.name not in {"id", "kind", "address", "person"}
    ]
    said = {field.name: another(Chat, field) for field in settings}
    await kit.store.commit(ChangeChat(own.id, tuple(said.items())))
    assert await kit.store.chat(own.id) == Chat(own.id, "private", USER, anna.id, **said)
    await kit.store.commit(Forget(anna.id, USER))
    assert await kit.store.chat(own.id) == Chat(own.id, "private", None, anna.id)


async def test_what_stays_of_a_person_stands_on_the_list_with_its_reason(tmp_path: Path) -> None:
    """Every column of every table is filled, so a new one that is forgotten by nobody is seen."""
    file = laid(tmp_path / "games.db")
    before = filled(file)
    async with closing_after(await open_sqlite(file)) as store:
        await store.commit(Forget(before["person"]["id"], USER))
    with closing(sqlite3.connect(file)) as reading:
        every = {f"{table}.{name}" for table in tables(reading) for name in columns(reading, table)}
        found = {
            f"{table}.{name}"
            for table, row in before.items()
            for after in standing(reading, table)
            for name, value in row.items()
            if after[name] == value is not None
        }
    wrong = [
        *(f"{one} stays: {TO_DO}" for one in found - stays()),
        *(f"{one} is forgotten: take it off KEPT" for one in stays() & every - found),
        *(f"{one} is no column: take it off KEPT" for one in stays() - every),
    ]
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("row", [Person, Chat])
def test_every_field_of_a_person_is_a_column_and_every_column_a_field(
    tmp_path: Path, row: type[Person | Chat]
) -> None:
    table = row.__name__.lower()
    named = {field.name.replace("address", "telegram") for field in fields(row)}
    with closing(sqlite3.connect(laid(tmp_path / "games.db"))) as reading:
        found = set(columns(reading, table))
    wrong = [
        *(f"{table}.{name} is no column: make it in a migration" for name in named - found),
        *(f"{table}.{name} is no field: give it one in {row.__name__}" for name in found - named),
    ]
    assert not wrong, "; ".join(sorted(wrong))


@pytest.mark.parametrize("row", [Person, Chat])
def test_a_column_takes_what_its_field_may_be_and_has_the_same_default(
    tmp_path: Path, row: type[Person | Chat]
) -> None:
    """Whoever was there before a migration has the column's default, all others the field's."""
    table, wrong = row.__name__.lower(), list[str]()
    with closing(sqlite3.connect(laid(tmp_path / "games.db"))) as reading:
        kept = {name: default for _, name, _, _, default, _ in described(reading, table)}
        (sql,) = reading.execute(
            "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?", (table,)
        ).fetchone()
    for field in fields(row):
        if field.default is MISSING or field.name not in kept:
            continue
        default = _written(field.default)
        if kept[field.name] != default:
            wrong.append(f"{table}.{field.name} has the default {kept[field.name]}, not {default}")
        check = f"CHECK ({field.name} IN (0, 1))"
        if isinstance(field.default, bool) and check not in sql:
            wrong.append(f"{table}.{field.name} is true or false: its column wants {check}")
    assert not wrong, "; ".join(wrong)


def described(reading: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    """The columns of a table with their kinds and defaults."""
    return list(reading.execute(f"PRAGMA table_info({table})"))


def _written(default: str | int | None) -> str | None:
    """A default as SQL writes it."""
    if default is None:
        return None
    return f"'{default}'" if isinstance(default, str) else str(int(default))


async def test_nothing_is_left_of_a_person_but_a_number(kit: Kit) -> None:
    anna, boris = await kit.anna(), await kit.store.see_person(77, "Boris", "ru")
    own = await kit.store.see_chat(501, "private", anna.id)
    game = await kit.game(players=2)
    await kit.store.commit(step(game.id, 0))
    await kit.store.commit(
        ChangePerson(anna.id, (("nickname", "Queen"), ("language", "pt"), ("only_moves", True))),
        ChangePerson(anna.id, (("learned", "senet=7ff"), ("asked", "1:2:3"), ("reachable", True))),
        ChangeChat(own.id, (("language", "pt"), ("mocked", False))),
        Learn(anna.id, "thibault", "x"),
        Star(own.id, "thibault", "", 5),
        MakeReady(Ready(own.id, 900, bytes(32))),
        AddNotice(Notice(await kit.store.new_id("notice"), own.id, None, "x", "{}", None)),
        AddStale(own.id, 4),
        DeadLetter(8, '{"from": {"id": 501, "first_name": "Anna"}}', "KeyError", 1),
        DeadLetter(9, '{"from": {"id": 77, "first_name": "Boris"}}', "KeyError", 1),
    )
    await kit.store.commit(Forget(anna.id, 501))
    assert await kit.store.person(anna.id) == Person(anna.id, None, None)
    assert await kit.store.person_at(501) is None
    chat = await kit.store.private_chat(anna.id)
    assert chat is not None
    assert (chat.address, chat.language, chat.mocked) == (None, None, True)
    assert await kit.store.lessons(anna.id, "thibault") == frozenset()
    assert await kit.store.favourites(own.id) == ()
    assert await kit.store.ready(own.id) is None
    assert await kit.store.notices(10) == ()
    assert await kit.store.stale_messages(10) == ()
    assert await kit.store.person_at(77) == boris
    assert (await kit.now(game.id)).ply == 1
    assert [player.person for player in await kit.store.players(game.id)] == [anna.id] * 2
    await kit.store.commit(Forget(anna.id, 501))


async def test_who_comes_back_gets_another_number(kit: Kit) -> None:
    anna = await kit.anna()
    await kit.store.see_chat(501, "private", anna.id)
    await kit.store.commit(Forget(anna.id, 501))
    again = await kit.anna()
    assert again.id != anna.id
    own = await kit.store.see_chat(501, "private", again.id)
    assert (own.person, own.address) == (again.id, 501)


async def test_all_games_of_a_person_are_found_page_by_page(kit: Kit) -> None:
    anna, boris = await kit.anna(), await kit.store.see_person(77, "Boris", "ru")
    mine = [await kit.game() for _ in range(3)]
    hosted = await kit.game(players=0)
    left = await kit.game(host=boris.id)
    await kit.game(host=boris.id)
    await kit.store.commit(TakeOver(mine[0].id, 0, anna.id, "novice"))
    found = await kit.store.games_of(anna.id, 10**9, 9)
    assert [game.id for game in found] == [hosted.id, *(game.id for game in reversed(mine))]
    assert [game.id for game in await kit.store.games_of(anna.id, mine[2].id, 1)] == [mine[1].id]
    assert left.id in {game.id for game in await kit.store.games_of(boris.id, 10**9, 9)}


async def test_words_for_throws_go_with_who_brought_them_also_from_a_seat_given_up(
    kit: Kit,
) -> None:
    anna, boris = await kit.anna(), await kit.store.see_person(77, "Boris", "ru")
    game = await kit.game(status="open", players=0)
    players = tuple(
        Player(game.id, number, person, None, "q", sign="eye", words=f"words of {person}")
        for number, person in enumerate((anna.id, boris.id))
    )
    await kit.store.commit(Sit(game.id, game.sitting, players))
    left = await kit.game(status="open", players=0)
    gone = Player(left.id, 0, None, "novice", "q", resigned=anna.id, words="left behind")
    await kit.store.commit(Sit(left.id, left.sitting, (gone,)))
    await kit.store.commit(Forget(anna.id, 501))
    kept = await kit.store.players(game.id)
    assert [(p.sign, p.words) for p in kept] == [("eye", ""), ("eye", f"words of {boris.id}")]
    assert [p.words for p in await kit.store.players(left.id)] == [""]


async def test_the_bot_keeps_the_seat_of_who_was_away_and_is_forgotten(kit: Kit) -> None:
    anna = await kit.anna()
    game = await kit.game()
    await kit.store.commit(TakeOver(game.id, 0, anna.id, "novice", "asked"))
    await kit.store.commit(Forget(anna.id, 501))
    (player,) = await kit.store.players(game.id)
    assert (player.bot, player.absent, player.owner) == ("novice", "", None)
