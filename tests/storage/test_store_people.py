"""People and chats, whatever database keeps them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from storage.operations import (
    AddDeed,
    AddNotice,
    AddStale,
    Avoid,
    ChangeBoard,
    ChangeChat,
    ChangePerson,
    Forget,
    ForgetLessons,
    Learn,
    Migrate,
    SetBell,
    TakeNotice,
)
from storage.rows import Chat, Deed, Notice, Person
from storage.sql.keepers import DEEDS
from storage.statements import CHANGEABLE, UnknownColumn
from storage.store import Stale
from tests.storage.filled import another
from tests.storage.kit import Kit, opened


async def test_a_person_is_created_once_and_brought_up_to_date(kit: Kit) -> None:
    anna = await kit.store.see_person(7_000_000_000, "Anna", "pt-BR")
    assert anna == Person(anna.id, 7_000_000_000, "Anna", code="pt-BR")
    assert await kit.store.see_person(7_000_000_000, "Anna", "pt-BR") == anna
    renamed = await kit.store.see_person(7_000_000_000, "أنّا", None)
    assert (renamed.id, renamed.name, renamed.code) == (anna.id, "أنّا", None)
    assert await kit.store.person(anna.id) == renamed
    assert await kit.store.person(anna.id + 1) is None


async def test_what_a_person_chose_survives_a_new_name(kit: Kit) -> None:
    anna = await kit.anna()
    chosen = (("nickname", "Queen"), ("language", "ar"), ("reachable", True))
    await kit.store.commit(ChangePerson(anna.id, chosen))
    seen = await kit.store.see_person(501, "Anna B", "en")
    assert (seen.nickname, seen.language, seen.reachable) == ("Queen", "ar", True)


async def test_a_missing_person_cannot_be_changed(kit: Kit) -> None:
    with pytest.raises(Stale):
        await kit.store.commit(ChangePerson(99, (("language", "en"),)))
    with pytest.raises(UnknownColumn):
        await kit.store.commit(ChangePerson(99, (("id", 1),)))


async def test_a_private_chat_has_the_address_of_its_person(kit: Kit) -> None:
    anna = await kit.anna()
    assert await kit.store.private_chat(anna.id) is None
    chat = await kit.store.see_chat(501, "private", person=anna.id)
    assert (chat.kind, chat.address, chat.person) == ("private", 501, anna.id)
    assert await kit.store.see_chat(501, "private", person=anna.id) == chat
    assert await kit.store.private_chat(anna.id) == chat
    assert await kit.store.chat(chat.id) == chat


async def test_forgetting_a_person_takes_their_chats_address_too(kit: Kit) -> None:
    anna = await kit.anna()
    chat = await kit.store.see_chat(501, "private", person=anna.id)
    await kit.store.commit(ChangePerson(anna.id, (("telegram", None), ("name", None))))
    now = await kit.store.chat(chat.id)
    assert now is not None
    assert now.address is None
    again = await kit.anna()
    assert again.id != anna.id


async def test_user_ids_and_names_stand_in_one_table_only(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        anna = await kit.store.see_person(123456789, "Hatshepsut", "en")
        await kit.store.see_chat(123456789, "private", person=anna.id)
        await kit.game(host=anna.id)
    with closing(sqlite3.connect(tmp_path / "games.db")) as file:
        tables = [row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE sql > ''")]
        tables = [name for name in tables if file.execute(f"PRAGMA table_info({name})").fetchall()]
        holding = {
            table
            for table in tables
            for row in file.execute(f"SELECT * FROM {table}")  # noqa: S608 - the file's own names
            if 123456789 in row or "Hatshepsut" in row
        }
    assert holding >= {"person"}
    assert not holding & {"chat", "game", "player", "action", "board"}


async def test_a_group_is_one_chat_whatever_its_kind(kit: Kit) -> None:
    group = await kit.store.see_chat(-5, "group")
    assert (group.kind, group.address, group.person) == ("group", -5, None)
    assert await kit.store.see_chat(-5, "supergroup") == group
    await kit.store.commit(ChangeChat(group.id, (("language", "ru"),)))
    assert (await kit.store.see_chat(-5, "group")).language == "ru"
    assert await kit.store.chat(group.id + 1) is None


async def test_mockery_is_welcome_in_a_chat_until_somebody_turns_it_off(kit: Kit) -> None:
    group = await kit.store.see_chat(-5, "group")
    assert group.mocked is True
    await kit.store.commit(ChangeChat(group.id, (("mocked", False),)))
    assert (await kit.store.see_chat(-5, "group")).mocked is False
    person = await kit.store.see_person(7, "Anna", "en")
    assert (await kit.store.see_chat(7, "private", person.id)).mocked is True


async def test_whether_somebody_was_reported_and_a_message_goes_is_read_as_a_truth(
    kit: Kit,
) -> None:
    anna, boris = await kit.anna(), await kit.store.see_person(502, "Boris", "en")
    group = await kit.store.see_chat(-5, "group")
    await kit.store.commit(Avoid(anna.id, boris.id, 1, reported=True), AddStale(group.id, 7))
    (told,) = await kit.store.avoided(anna.id)
    (stale,) = await kit.store.stale_messages(1)
    assert told.reported is True
    assert stale.whole is False


async def test_boards_stand_in_private_chats_and_groups(kit: Kit) -> None:
    for kind, person in (("channel", None), ("private", None), ("group", 1)):
        with pytest.raises(ValueError, match=kind):
            await kit.store.see_chat(-5, kind, person=person)


async def test_a_missing_chat_cannot_be_changed(kit: Kit) -> None:
    with pytest.raises(Stale):
        await kit.store.commit(ChangeChat(99, (("language", "en"),)))


async def test_a_group_that_migrates_keeps_its_games_and_sends_boards_anew(kit: Kit) -> None:
    club = await kit.club()
    game = await kit.game()
    board = await kit.board(game.id, message=70, wanted=3, shown=3, not_before=9, tries=2)
    old = await kit.board(game.id, message=60, wanted=3, shown=3, parked=True)
    await kit.store.commit(AddStale(club.id, 50))
    for _ in range(2):
        await kit.store.commit(Migrate(-1001, -1009))
    assert (await kit.store.see_chat(-1009, "supergroup")).id == club.id
    now = await kit.board_now(board.id)
    assert (now.message, now.wanted, now.shown, now.not_before, now.tries) == (None, 4, 3, 0, 0)
    assert (await kit.board_now(old.id)).wanted == 3
    assert await kit.store.stale_messages(99) == ()
    assert [game.id for game in await kit.store.unfinished(chat=club.id)] == [game.id]


async def test_a_group_that_moves_keeps_whatever_was_set_in_it(kit: Kit) -> None:
    """Each thing that may be set, a later one too; what was set in the new group stays."""
    settings = [field for field in fields(Chat) if field.name in CHANGEABLE["chat"]]
    assert settings
    said = {field.name: another(Chat, field) for field in settings}
    for number, field in enumerate(settings, 1):
        old, new = -2000 - number, -100_2000 - number
        club = await kit.store.see_chat(old, "group")
        await kit.store.see_chat(new, "supergroup")
        await kit.store.commit(ChangeChat(club.id, ((field.name, said[field.name]),)))
        await kit.store.commit(Migrate(old, new))
        kept = await kit.store.see_chat(new, "supergroup")
        assert getattr(kept, field.name) == said[field.name], field.name


async def test_a_group_known_by_both_addresses_becomes_one_chat(kit: Kit) -> None:
    club = await kit.club()
    await kit.store.commit(ChangeChat(club.id, (("language", "pt"), ("mocked", False))))
    game = await kit.game()
    board = await kit.board(game.id, message=70, wanted=1, shown=1)
    notice = await kit.notice()
    new = await kit.store.see_chat(-1009, "supergroup")
    standing = await kit.board(game.id, chat=new.id, message=70, wanted=1, shown=1)
    for _ in range(2):
        await kit.store.commit(Migrate(-1001, -1009))
    moved = await kit.board_now(board.id)
    assert (moved.chat, moved.message, moved.wanted) == (new.id, None, 2)
    assert await kit.board_now(standing.id) == standing
    assert (await kit.now(game.id)).chat == new.id
    assert [owed.chat for owed in await kit.store.notices(0) if owed.id == notice.id] == [new.id]
    kept = await kit.store.see_chat(-1009, "group")
    assert (kept.language, kept.mocked) == ("pt", False)
    assert await kit.store.chat(club.id) is None


async def test_a_late_word_from_the_old_group_is_the_supergroups(kit: Kit) -> None:
    game = await kit.game()
    board = await kit.board(game.id)
    await kit.store.commit(Migrate(-1001, -1009))
    await kit.store.commit(ChangeBoard(board.id, (("message", 80),)))
    late = await kit.store.see_chat(-1001, "group")
    await kit.store.commit(Migrate(-1001, -1009))
    assert (await kit.board_now(board.id)).message == 80
    assert (late.id, late.address) == (board.chat, -1009)
    assert await kit.store.see_chat(-1009, "group") == late


async def test_an_address_does_not_migrate_to_itself(kit: Kit) -> None:
    with pytest.raises(ValueError, match="same"):
        await kit.store.commit(Migrate(-1, -1))


async def test_what_a_person_was_taught_is_kept_by_rule_set_and_can_be_forgotten(kit: Kit) -> None:
    anna = await kit.anna()
    one, two, other = Learn(anna.id, "a", "x"), Learn(anna.id, "a", "y"), Learn(anna.id, "b", "x")
    await kit.store.commit(one, two, other, one)
    await kit.store.commit(two)
    assert await kit.store.lessons(anna.id, "a") == {"x", "y"}
    await kit.store.commit(ForgetLessons(anna.id, "a"))
    assert await kit.store.lessons(anna.id, "a") == frozenset()
    assert await kit.store.lessons(anna.id, "b") == {"x"}
    await kit.store.commit(ForgetLessons(anna.id), one)
    assert await kit.store.lessons(anna.id, "b") == frozenset()
    assert await kit.store.lessons(anna.id, "a") == {"x"}, "in the order given"
    with pytest.raises(Stale):
        await kit.store.commit(Learn(anna.id + 99, "a", "x"))


@pytest.mark.parametrize("change", [("explained", 1), ("reachable", "yes")])
async def test_whether_something_is_so_is_true_or_false(
    kit: Kit, change: tuple[str, int | str]
) -> None:
    """Databases keep it as 0 and 1; nobody else says it so."""
    anna = await kit.anna()
    with pytest.raises(ValueError, match="neither True nor False"):
        await kit.store.commit(ChangePerson(anna.id, (change,)))


async def test_the_banned_are_told_the_last_one_first(kit: Kit) -> None:
    people = [await kit.store.see_person(100 + n, f"P{n}", None) for n in range(3)]
    for at, who in ((7, people[2]), (9, people[0])):
        await kit.store.commit(ChangePerson(who.id, (("banned", at),)))
    found = await kit.store.banned(5)
    assert [(who.id, who.banned) for who in found] == [(people[0].id, 9), (people[2].id, 7)]
    assert [who.id for who in await kit.store.banned(1)] == [people[0].id]
    await kit.store.commit(ChangePerson(people[0].id, (("banned", None),)))
    assert [who.id for who in await kit.store.banned(5)] == [people[2].id]


async def test_who_sat_down_last_comes_first_then_who_came_last(kit: Kit) -> None:
    game = await kit.game()
    later = [await kit.store.see_person(100 + n, f"P{n}", None) for n in range(3)]
    host = (await kit.store.players(game.id))[0].person
    found = await kit.store.newest_people(3)
    assert [who.id for who in found] == [host, later[2].id, later[1].id]
    await kit.store.commit(Forget(later[2].id, 102))
    assert later[2].id not in {who.id for who in await kit.store.newest_people(9)}


async def test_deeds_are_told_the_last_one_first_and_the_last_ones_stay(kit: Kit) -> None:
    anna = await kit.anna()
    for at in range(DEEDS + 2):
        await kit.store.commit(AddDeed(Deed(at, anna.id, "ban", 7)))
    found = await kit.store.deeds(DEEDS + 9)
    assert [deed.at for deed in found] == list(range(DEEDS + 1, 1, -1))
    assert found[0] == Deed(DEEDS + 1, anna.id, "ban", 7)


async def test_the_groups_of_the_last_games_come_first(kit: Kit) -> None:
    game = await kit.game()
    later = await kit.store.see_chat(-1009, "group")
    anna = await kit.anna()
    await kit.store.see_chat(anna.telegram or 0, "private", anna.id)
    found = await kit.store.newest_groups(5)
    assert [chat.id for chat in found] == [game.chat, later.id]
    assert found[1] == later


async def test_bells_are_a_persons_in_a_group_and_go_with_it_when_it_moves(kit: Kit) -> None:
    store, anna = kit.store, await kit.anna()
    group = await store.see_chat(-100, "group")
    for _ in range(2):
        await store.commit(SetBell(anna.id, group.id, on=True))
    assert await store.has_bell(anna.id, group.id)
    assert await store.to_ring(group.id) == (), "who has not started the bot cannot be written to"
    await store.commit(ChangePerson(anna.id, (("reachable", True),)))
    assert await store.to_ring(group.id) == (anna.id,)
    new = await store.see_chat(-1001, "supergroup")
    await store.commit(SetBell(anna.id, new.id, on=True))
    await store.commit(Migrate(-100, -1001))
    assert [chat.id for chat in await store.bells(anna.id)] == [new.id]
    await store.commit(ChangePerson(anna.id, (("banned", 1),)))
    assert await store.to_ring(new.id) == ()
    await store.commit(SetBell(anna.id, new.id, on=False))
    assert await store.bells(anna.id) == ()


async def test_a_notice_that_becomes_others_is_taken_once(kit: Kit) -> None:
    group = await kit.store.see_chat(-100, "group")
    first, second, third = [await kit.store.new_id("notice") for _ in range(3)]
    await kit.store.commit(AddNotice(Notice(first, group.id, None, "ring", "{}", None)))
    becomes = [AddNotice(Notice(n, group.id, None, "bell", "{}", None)) for n in (second, third)]
    await kit.store.commit(TakeNotice(first), becomes[0])
    with pytest.raises(Stale):
        await kit.store.commit(TakeNotice(first), becomes[1])
    assert [notice.id for notice in await kit.store.notices(0)] == [second]
