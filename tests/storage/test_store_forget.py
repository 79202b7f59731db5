"""A person is forgotten, and the games that they share with others stay whole."""

from __future__ import annotations

from storage.rows import Notice, Person, Player, Ready
from storage.store import (
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
from tests.storage.kit import Kit, step


async def test_nothing_is_left_of_a_person_but_a_number(kit: Kit) -> None:
    anna, boris = await kit.anna(), await kit.store.see_person(77, "Boris", "ru")
    own = await kit.store.see_chat(501, "private", anna.id)
    game = await kit.game(players=2)
    await kit.store.commit(step(game.id, 0))
    await kit.store.commit(
        ChangePerson(anna.id, (("nickname", "Queen"), ("language", "pt"), ("sole", 1))),
        ChangePerson(anna.id, (("learned", "senet=7ff"), ("asked", "1:2:3"), ("reachable", 1))),
        ChangeChat(own.id, (("language", "pt"), ("mocked", 0))),
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
