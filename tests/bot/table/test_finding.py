"""Strangers who look for somebody to play with are paired (docs/decisions/0083)."""

from __future__ import annotations

from asyncio import gather
from collections import Counter
from dataclasses import replace

from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.table.clock import TIMES
from bot.table.finding import ANY, LONGEST_MS, NEAR, PICKY_MS, Seeker, suit, together, turn_for
from storage.operations import ChangePerson, KeepStanding
from storage.rows import Game, Person, Standing
from tests.bot.kit import NAMES, Hall, make_door, played, seen
from tests.bot.wording import LIBRARY

EN = LIBRARY["en"]


async def stranger(hall: Hall, number: int, name: str = "") -> Person:
    """Somebody who has started the bot and chosen a name."""
    person = await hall.newcomer(number, f"User {number}")
    await hall.private(person)
    changes = (("nickname", name or f"Stranger {number}"), ("reachable", True))
    await hall.store.commit(ChangePerson(person.id, changes))
    return await again(hall, person)


async def again(hall: Hall, person: Person) -> Person:
    found = await hall.store.person(person.id)
    assert found is not None
    return found


async def seeks(hall: Hall, person: Person, sought: str = "senet") -> str:
    return await hall.door.finding.seek(await again(hall, person), sought)


async def meetings(hall: Hall, *people: Person) -> list[Game]:
    """The invitations of these people, each once."""
    games = [g for person in people for g in await hall.store.unfinished(person=person.id)]
    return list({game.id: game for game in games}.values())


async def test_two_who_look_for_the_same_meet_in_their_own_chats(hall: Hall) -> None:
    one, other = await stranger(hall, 11), await stranger(hall, 12)
    assert await seeks(hall, one) == "looks"
    assert await seeks(hall, other) == "met"
    (game,) = await meetings(hall, one, other)
    assert (game.mode, game.host, game.reserved, game.found) == ("link", one.id, other.id, True)
    boards = await hall.store.boards(game.id)
    own = [await hall.store.private_chat(person.id) for person in (one, other)]
    assert {board.chat for board in boards} == {chat.id for chat in own if chat is not None}
    assert await hall.store.seekers(9) == ()
    table = seen(await hall.door.seating.join(game.id, other, press="j", sign="cat"))
    assert table.game.status == "playing"
    assert (await again(hall, one)).met == other.id


async def test_who_looks_for_another_game_waits_and_any_game_suits_all(hall: Hall) -> None:
    people = [await stranger(hall, number) for number in (21, 22, 23)]
    assert await seeks(hall, people[0], "senet") == "looks"
    assert await seeks(hall, people[1], "seega") == "looks"
    assert await seeks(hall, people[2], ANY) == "met"
    (game,) = await meetings(hall, people[2])
    assert (game.host, game.reserved) == (people[0].id, people[2].id)
    assert [each.id for each in await hall.store.seekers(9)] == [people[1].id]


async def test_two_meet_by_the_time_a_turn_that_both_like(hall: Hall) -> None:
    people = [await stranger(hall, number) for number in (24, 25, 26)]
    for person, span in zip(people, ("1h", "1d", "1h"), strict=True):
        assert await hall.door.finding.like(person, span)
    assert not await hall.door.finding.like(people[0], "2h")
    assert [await seeks(hall, person) for person in people] == ["looks", "looks", "met"]
    (game,) = await meetings(hall, people[2])
    assert (game.host, game.reserved) == (people[0].id, people[2].id)
    assert game.turn_ms == TIMES["1h"]


def test_to_whom_any_time_suits_the_others_does() -> None:
    hour, day = TIMES["1h"], TIMES["1d"]
    agreed = {(None, None): 0, (None, hour): hour, (0, None): 0, (0, 0): 0, (hour, hour): hour}
    assert {times: turn_for(*times) for times in agreed} == agreed
    assert all(turn_for(*times) is None for times in ((0, hour), (hour, day)))


async def test_a_name_comes_first(hall: Hall, anna: Person) -> None:
    assert await seeks(hall, anna) == "name-first"
    assert await seeks(hall, await stranger(hall, 31), "chess") == "no-such-game"
    assert await hall.store.seekers(9) == ()


async def test_fifty_who_look_at_once_are_paired_once_each(hall: Hall) -> None:
    people = [await stranger(hall, 100 + number) for number in range(50)]
    one, other = people[0], people[1]
    await hall.door.finding.avoid(one.id, other.id, reported=False)
    doors = [hall.door, make_door(hall.store, hall.clock)]
    await gather(
        *(doors[number % 2].finding.seek(person, "senet") for number, person in enumerate(people))
    )
    await hall.door.finding.round()
    games = await meetings(hall, *people)
    sits = Counter(who for game in games for who in (game.host, game.reserved))
    assert sits == Counter(person.id for person in people)
    assert len(games) == 25
    assert {one.id, other.id} not in [{game.host, game.reserved} for game in games]


async def test_a_killed_server_leaves_nobody_in_two_games(hall: Hall) -> None:
    people = [await stranger(hall, 200 + number) for number in range(7)]
    for number, person in enumerate(people):
        door = (await hall.again()).door if number % 3 == 2 else hall.door
        await door.finding.seek(await again(hall, person), "seega")
    games = await meetings(hall, *people)
    sits = Counter(who for game in games for who in (game.host, game.reserved))
    assert max(sits.values()) == 1
    assert len(games) == 3
    assert len(await hall.store.seekers(9)) == 1


async def test_the_same_two_meet_again_only_when_nobody_else_came(hall: Hall) -> None:
    one, other = await stranger(hall, 41), await stranger(hall, 42)
    await seeks(hall, one)
    await seeks(hall, other)
    await seeks(hall, one)
    assert await seeks(hall, other) == "looks"
    assert await hall.door.finding.round() == ()
    assert len(await hall.store.seekers(9)) == 2
    hall.clock.now += PICKY_MS
    await hall.door.finding.round()
    assert await hall.store.seekers(9) == ()


async def test_nobody_looks_for_ever(hall: Hall) -> None:
    one = await stranger(hall, 51)
    await seeks(hall, one)
    hall.clock.now += LONGEST_MS
    assert [person.id for person in await hall.door.finding.round()] == [one.id]
    assert await hall.store.seekers(9) == ()
    await seeks(hall, one)
    await hall.door.finding.stop(one)
    assert await hall.store.seekers(9) == ()


async def test_nobody_meets_whom_nothing_reaches_until_they_are_back(hall: Hall) -> None:
    one, other = await stranger(hall, 52), await stranger(hall, 53)
    await seeks(hall, one)
    await hall.store.commit(ChangePerson(one.id, (("reachable", False),)))
    assert await seeks(hall, other) == "looks"
    assert await hall.door.finding.round() == ()
    assert await meetings(hall, one, other) == []
    await hall.store.commit(ChangePerson(one.id, (("reachable", True),)))
    await hall.door.finding.round()
    (game,) = await meetings(hall, one, other)
    assert {game.host, game.reserved} == {one.id, other.id}


async def test_who_wants_no_more_of_another_says_so_under_the_result(hall: Hall) -> None:
    one, other = await stranger(hall, 61), await stranger(hall, 62)
    await seeks(hall, one)
    await seeks(hall, other)
    (game,) = await meetings(hall, one, other)
    table = seen(await hall.door.seating.join(game.id, other, press="j", sign="cat"))
    table = await played(hall, table)
    keys = [key.text for row in keyboard(Sight(table, EN, NAMES, reader=one.id)) for key in row]
    assert EN.plain("key-never-again") in keys
    assert await hall.door.finding.avoid(one.id, other.id, reported=True)
    assert not await hall.door.finding.avoid(one.id, other.id, reported=True)
    hall.clock.now += PICKY_MS
    await seeks(hall, one)
    assert await seeks(hall, other) == "looks"
    hall.clock.now += PICKY_MS
    await hall.door.finding.round()
    assert len(await hall.store.seekers(9)) == 2


def seeker(person: int, sought: str = "senet", level: int = 0, met: int | None = None) -> Seeker:
    return Seeker(person, sought, 0, level, met)


def test_who_plays_much_better_waits_for_their_like() -> None:
    beginner, master = seeker(1), seeker(2, level=2)
    assert not suit(beginner, master, frozenset(), 0)
    assert suit(beginner, seeker(3, level=1), frozenset(), 0)
    assert suit(beginner, master, frozenset(), PICKY_MS)
    assert not suit(beginner, seeker(1), frozenset(), PICKY_MS)
    assert not suit(beginner, master, frozenset({2}), PICKY_MS)


def test_how_far_ratings_may_lie_apart_grows_while_both_wait() -> None:
    def rated(person: int, points: float, since: int = 0) -> Seeker:
        return Seeker(person, "senet", since, 0, None, ratings={"senet": points})

    one, far = rated(1, 1500), rated(2, 1500 + NEAR + 1)
    assert suit(one, rated(2, 1500 - NEAR), frozenset(), 0)
    assert not suit(one, far, frozenset(), 99)
    assert suit(one, far, frozenset(), 100)
    assert not suit(one, rated(2, far.ratings["senet"], since=100), frozenset(), 199), "both wait"
    farthest = rated(3, 2500)
    assert not suit(one, farthest, frozenset(), PICKY_MS - 1)
    assert suit(one, farthest, frozenset(), PICKY_MS)


def test_a_rating_says_more_than_how_much_one_has_played() -> None:
    old = Seeker(1, ANY, 0, 2, None, ratings={"senet": 1500, "seega": 2000})
    new = Seeker(2, "senet", 0, 0, None, ratings={"senet": 1510})
    assert suit(old, new, frozenset(), 0)
    assert not suit(old, replace(new, sought="seega", ratings={"seega": 1510}), frozenset(), 0)
    assert not suit(old, replace(new, ratings={}), frozenset(), 0), "one is not known"


async def test_who_is_about_as_strong_meets_before_who_has_looked_longer(hall: Hall) -> None:
    people = [await stranger(hall, number) for number in (21, 22, 23)]
    for person, points in zip(people, (2000.0, 1500.0, 1520.0), strict=True):
        standing = Standing(
            person.id, "thibault", 9, rated=9, rating=points, deviation=60, at=hall.clock.now
        )
        await hall.store.commit(KeepStanding(standing, 0))
    master, one, other = people
    assert await seeks(hall, master) == "looks"
    assert await seeks(hall, one) == "looks"
    assert await seeks(hall, other) == "met"
    (game,) = await meetings(hall, one, other)
    assert (game.host, game.reserved) == (one.id, other.id)
    third = await stranger(hall, 24)
    assert await seeks(hall, third) == "met", "of a newcomer nothing is known yet"


def test_what_two_look_for() -> None:
    assert together(ANY, ANY) == ANY
    assert together(ANY, "seega") == "seega"
    assert together("seega", ANY) == "seega"
    assert together("seega", "senet") is None
