"""Games, players and actions, whatever database keeps them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storage.operations import (
    AddGame,
    ChangeGame,
    GiveBack,
    Instruct,
    MarkAbsent,
    Mute,
    Raise,
    Recounted,
    Sit,
    Step,
    TakeOver,
)
from storage.rows import Game, Past, Player
from storage.statements import UnknownColumn
from storage.store import Stale
from tests.storage.kit import Kit, action, opened, step


async def test_a_game_that_goes_on_begins_with_the_actions_of_another(kit: Kit) -> None:
    """All of it in one commit; none of an action that is not its own, or behind its ply."""
    old = await kit.game()
    new = replace(old, id=await kit.store.new_id("game"), ply=2, origin=f"{old.id} 2")
    rows = tuple(replace(action(new.id, ply), faces="1 0 1 1") for ply in range(2))
    for wrong in (replace(rows[1], game=old.id), replace(rows[1], ply=2)):
        with pytest.raises(ValueError, match="action"):
            await kit.store.commit(AddGame(new, (), (rows[0], wrong)))
    assert await kit.store.game(new.id) is None
    await kit.store.commit(AddGame(new, (), rows))
    assert await kit.store.actions(new.id) == rows
    assert await kit.store.game(new.id) == new


async def test_a_game_comes_back_as_it_was_written(kit: Kit) -> None:
    anna, club = await kit.anna(), await kit.club()
    game = Game(
        id=await kit.store.new_id("game"),
        rules="thibault",
        version=3,
        fields='{"netting": true}',
        mode="link",
        status="open",
        ply=0,
        position="a b c",
        host=anna.id,
        chat=club.id,
        topic=7,
        secret=bytes(range(32)),
        commitment="ab" * 32,
        created_at=1_700_000_000_000,
        changed_at=1_700_000_000_001,
        salt="salt",
        code="Xy_9",
        reserved=anna.id,
        throws=4,
        started_at=5,
        ended_at=6,
        expires_at=7,
        result='{"winners": [0]}',
        bot_due_at=8,
        asleep_by=anna.id,
        rematch_of=1,
        points=10,
        match_game=3,
        before="4 7",
        seating="1 0",
    )
    players = (
        Player(game.id, 0, anna.id, None, "first press", 1),
        Player(game.id, 1, None, "novice", "", None),
    )
    await kit.store.commit(AddGame(game, players))
    assert await kit.store.game(game.id) == game
    assert await kit.store.players(game.id) == players
    assert await kit.store.game_by_code("Xy_9") == game
    assert await kit.store.game_by_code("xy_9") is None
    assert await kit.store.game(game.id + 1) is None


async def test_the_games_that_followed_another_are_found_in_their_order(kit: Kit) -> None:
    first = await kit.game(status="over")
    second = await kit.game(status="over", rematch_of=first.id)
    third = await kit.game(rematch_of=first.id)
    assert await kit.store.rematches(first.id) == (second, third)
    assert await kit.store.rematches(third.id) == ()


async def test_a_match_goes_on_one_way(kit: Kit) -> None:
    first = await kit.game(status="over", points=5, match_game=1)
    following: dict[str, Any] = {"rematch_of": first.id, "points": 5, "match_game": 2}
    waits = await kit.game(status="open", **following)
    with pytest.raises(Stale):
        await kit.game(status="open", **following)
    await kit.store.commit(ChangeGame(waits.id, ("open",), (("status", "over"),)))
    begun = await kit.game(status="open", **following)
    began = (("status", "playing"), ("salt", "1"))
    await kit.store.commit(ChangeGame(begun.id, ("open",), began))
    await kit.store.commit(ChangeGame(begun.id, ("playing",), (("status", "over"),)))
    with pytest.raises(Stale):
        await kit.game(status="open", **following)


async def test_a_decided_match_may_be_followed_by_any_number_of_others(kit: Kit) -> None:
    last = await kit.game(status="over", points=5, match_game=4)
    for _ in range(2):
        await kit.game(rematch_of=last.id, points=5, match_game=1)
    assert len(await kit.store.rematches(last.id)) == 2


@pytest.mark.parametrize("column", ["points", "match_game", "before", "seating", "rematch_of"])
async def test_what_a_match_began_with_never_changes(kit: Kit, column: str) -> None:
    game = await kit.game(points=5, match_game=1)
    with pytest.raises(UnknownColumn, match=column):
        await kit.store.commit(ChangeGame(game.id, ("playing",), ((column, None),)))


async def test_an_invitation_code_is_given_once(kit: Kit) -> None:
    await kit.game(status="open", code="abc")
    with pytest.raises(Stale):
        await kit.game(status="open", code="abc")


async def test_a_step_writes_its_actions_and_what_they_led_to(kit: Kit) -> None:
    game = await kit.game()
    rows = (action(game.id, 0, "4", "1 1 1 1"), action(game.id, 1, "9-13"))
    changes = (("position", "next"), ("throws", 1), ("bot_due_at", 99), ("changed_at", 50))
    await kit.store.commit(Step(game.id, 0, rows, changes))
    now = await kit.now(game.id)
    assert (now.ply, now.position, now.throws, now.bot_due_at) == (2, "next", 1, 99)
    assert now.changed_at == 50
    assert await kit.store.actions(game.id) == rows


async def test_a_step_changes_its_game_at_its_last_actions_time(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(step(game.id, 0))
    assert (await kit.now(game.id)).changed_at == action(game.id, 0).at


@pytest.mark.parametrize("ply", [0, 2, 5])
async def test_a_step_at_another_ply_is_stale_and_writes_nothing(kit: Kit, ply: int) -> None:
    game = await kit.game()
    await kit.store.commit(step(game.id, 0))
    before = await kit.now(game.id)
    with pytest.raises(Stale, match=f"Step: game {game.id} at ply {ply}"):
        await kit.store.commit(Raise(game.id), step(game.id, ply, ("position", "stolen")))
    assert await kit.now(game.id) == before
    assert len(await kit.store.actions(game.id)) == 1


@pytest.mark.parametrize("status", ["open", "asleep", "over"])
async def test_only_a_game_that_is_playing_takes_a_step(kit: Kit, status: str) -> None:
    game = await kit.game(status=status)
    with pytest.raises(Stale):
        await kit.store.commit(step(game.id, 0))


async def test_the_step_that_ends_a_game_is_its_last(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(step(game.id, 0, ("status", "over"), ("result", "{}")))
    with pytest.raises(Stale):
        await kit.store.commit(step(game.id, 1))


async def test_a_steps_actions_stand_at_its_plies(kit: Kit) -> None:
    game = await kit.game()
    for rows in ((), (action(game.id, 1),), (action(game.id, 0), action(game.id, 2))):
        with pytest.raises(ValueError, match=r"\(game, ply\)"):
            await kit.store.commit(Step(game.id, 0, rows, ()))


async def test_a_change_needs_one_of_its_statuses(kit: Kit) -> None:
    game = await kit.game()
    sleep = ChangeGame(game.id, ("playing",), (("status", "asleep"), ("asleep_by", 1)))
    await kit.store.commit(sleep)
    assert (await kit.now(game.id)).status == "asleep"
    with pytest.raises(Stale):
        await kit.store.commit(sleep)
    await kit.store.commit(ChangeGame(game.id, ("playing", "asleep"), (("asleep_by", None),)))
    assert (await kit.now(game.id)).asleep_by is None


async def test_a_change_with_a_ply_needs_that_ply(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(ChangeGame(game.id, ("playing",), (), ply=0))
    with pytest.raises(Stale):
        await kit.store.commit(ChangeGame(game.id, ("playing",), (("status", "over"),), ply=1))
    assert (await kit.now(game.id)).status == "playing"


@pytest.mark.parametrize("column", ["ply", "id", "secret", "commitment", "nonsense", "ply=9--"])
async def test_what_proves_a_game_cannot_be_changed(kit: Kit, column: str) -> None:
    game = await kit.game()
    with pytest.raises(UnknownColumn, match="game has no column to change"):
        await kit.store.commit(ChangeGame(game.id, ("playing",), ((column, 9),)))
    assert await kit.now(game.id) == game


async def test_a_column_is_changed_once(kit: Kit) -> None:
    game = await kit.game()
    with pytest.raises(ValueError, match="twice"):
        await kit.store.commit(step(game.id, 0, ("throws", 1), ("throws", 2)))


async def test_a_value_the_table_cannot_hold_is_a_mistake(kit: Kit) -> None:
    game = await kit.game()
    for value in ("finished", None):
        with pytest.raises(ValueError, match="ChangeGame"):
            await kit.store.commit(ChangeGame(game.id, ("playing",), (("status", value),)))
    assert (await kit.now(game.id)).status == "playing"


async def test_the_games_that_somebody_finished_are_read_with_all_their_seats(kit: Kit) -> None:
    """A seat that the BOT took over is that of who left; the next part goes on behind a game. One
    that went on from another is nobody's win."""
    boris = await kit.store.see_person(502, "Boris", "ru")
    over = (("status", "over"), ("salt", "s"), ("result", "{}"), ("ended_at", 7))
    games = list[int]()
    for origin in (None, None, None, "1 3"):
        game = await kit.game(status="open", origin=origin)
        seats = tuple(
            Player(game.id, n, id_, None, f"p{n}", seat=n)
            for n, id_ in enumerate((boris.id, game.host))
        )
        await kit.store.commit(Sit(game.id, 0, seats))
        await kit.store.commit(ChangeGame(game.id, ("open",), (("status", "playing"),)))
        await kit.store.commit(TakeOver(game.id, 1, game.host, "novice"))
        await kit.store.commit(ChangeGame(game.id, ("playing",), over))
        games.append(game.id)
    rows = [
        Past(each, game.rules, 7, "{}", seat, who)
        for each in games[:3]
        for seat, who in enumerate((boris.id, game.host))
    ]
    for person in (boris.id, game.host):
        assert await kit.store.past(person, 0, 9) == tuple(rows)
        assert await kit.store.past(person, games[0], 3) == tuple(rows[2:5])
    assert await kit.store.to_recount(9) == ()
    with pytest.raises(Stale):
        await kit.store.commit(Recounted(boris.id))


def sitting(game: Game, *people: int) -> tuple[Player, ...]:
    """These people in joining order, each with a press of their own."""
    return tuple(Player(game.id, n, id_, None, f"p{id_}") for n, id_ in enumerate(people))


async def test_who_sits_at_an_open_game_may_change_until_it_begins(kit: Kit) -> None:
    game = await kit.game(status="open")
    boris = await kit.store.see_person(502, "Boris", "ru")
    carla = await kit.store.see_person(503, "Carla", "ru")
    await kit.store.commit(Sit(game.id, 0, sitting(game, game.host, boris.id, carla.id)))
    await kit.store.commit(Sit(game.id, 1, sitting(game, game.host, carla.id)))
    players = await kit.store.players(game.id)
    assert [(player.number, player.person) for player in players] == [(0, game.host), (1, carla.id)]
    assert (await kit.now(game.id)).sitting == 2
    await kit.store.commit(ChangeGame(game.id, ("open",), (("status", "over"),)))
    with pytest.raises(Stale):
        await kit.store.commit(Sit(game.id, 2, ()))
    assert await kit.store.players(game.id) == players


async def test_of_two_changes_of_who_sits_made_on_the_same_table_one_is_stale(kit: Kit) -> None:
    game = await kit.game(status="open")
    boris = await kit.store.see_person(502, "Boris", "ru")
    carla = await kit.store.see_person(503, "Carla", "ru")
    came = [await kit.together(Sit(game.id, 0, sitting(game, game.host, boris.id)))]
    came.append(
        await kit.together(
            Sit(game.id, 1, sitting(game, game.host)),
            Sit(game.id, 1, sitting(game, game.host, boris.id, carla.id)),
        )
    )
    assert came == [[None], [None, Stale]]
    assert [player.person for player in await kit.store.players(game.id)] == [game.host]


async def test_joining_beginning_and_the_lot_are_one_work_in_that_order(kit: Kit) -> None:
    game = await kit.game(status="open")
    boris = await kit.store.see_person(502, "Boris", None)
    seats = (
        Player(game.id, 0, game.host, None, "press0", 1),
        Player(game.id, 1, boris.id, None, "p", 0),
    )
    begin = (
        Sit(game.id, 0, seats),
        ChangeGame(game.id, ("open",), (("status", "playing"),)),
        step(game.id, 0),
    )
    await kit.store.commit(*begin)
    assert await kit.store.players(game.id) == seats
    assert (await kit.now(game.id)).ply == 1
    with pytest.raises(Stale):
        await kit.store.commit(*begin)


async def test_the_bot_takes_a_seat_over_once_from_who_sits_there(kit: Kit) -> None:
    game = await kit.game()
    with pytest.raises(Stale):
        await kit.store.commit(TakeOver(game.id, 0, game.host + 1, "novice"))
    assert await kit.together(
        *[TakeOver(game.id, 0, game.host, "novice")] * 2,
    ) == [None, Stale]
    (player,) = await kit.store.players(game.id)
    assert (player.person, player.bot, player.resigned) == (None, "novice", game.host)
    assert [g.id for g in await kit.store.unfinished(person=game.host)] == [game.id]
    boris = await kit.store.see_person(502, "Boris", None)
    other = await kit.game(host=boris.id, players=0, status="open")
    await kit.store.commit(Sit(other.id, 0, sitting(other, game.host)))
    await kit.store.commit(TakeOver(other.id, 0, game.host, "novice"))
    assert [g.id for g in await kit.store.unfinished(person=game.host)] == [game.id]


async def test_an_offer_is_kept_with_the_game(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(ChangeGame(game.id, ("playing",), (("offer", "{}"),), ply=0))
    assert (await kit.now(game.id)).offer == "{}"
    with pytest.raises(Stale):
        await kit.store.commit(ChangeGame(game.id, ("playing",), (("offer", None),), ply=1))
    assert (await kit.now(game.id)).offer == "{}"


async def test_a_player_of_another_game_does_not_sit(kit: Kit) -> None:
    game, other = await kit.game(status="open"), await kit.game(status="open")
    with pytest.raises(ValueError, match="a player of game"):
        await kit.store.commit(Sit(game.id, 0, sitting(other, game.host)))


async def test_a_game_needs_its_host(kit: Kit) -> None:
    with pytest.raises(Stale):
        await kit.game(host=999, players=0)


async def test_unfinished_games_of_a_chat_are_those_with_a_board_there(kit: Kit) -> None:
    nile, delta = await kit.club(), await kit.store.see_chat(-1002, "supergroup")
    here, away, ended = await kit.games(3)
    for game in (here, ended):
        await kit.board(game.id, chat=nile.id)
    await kit.board(here.id, chat=nile.id, parked=True)
    await kit.board(away.id, chat=delta.id)
    await kit.store.commit(step(ended.id, 0, ("status", "over")))
    assert [game.id for game in await kit.store.unfinished(chat=nile.id)] == [here.id]
    latest = await kit.store.latest(nile.id)
    assert latest is not None
    assert latest.id == ended.id
    assert await kit.store.latest(999) is None


async def test_the_games_that_ended_in_a_chat_are_told_the_last_first(kit: Kit) -> None:
    nile, delta = await kit.club(), await kit.store.see_chat(-1002, "supergroup")
    first, second, running, away = await kit.games(4)
    for game in (first, second, running):
        await kit.board(game.id, chat=nile.id)
    await kit.board(away.id, chat=delta.id)
    for at, game in enumerate((second, first, away), 1):
        over = (("status", "over"), ("changed_at", at))
        await kit.store.commit(ChangeGame(game.id, ("playing",), over))
    for limit, told in ((5, [first.id, second.id]), (1, [first.id])):
        assert [each.id for each in await kit.store.ended(nile.id, limit)] == told
    assert await kit.store.ended(999, 5) == ()


async def test_unfinished_games_of_a_person_are_those_hosted_or_played(kit: Kit) -> None:
    anna = await kit.anna()
    boris = await kit.store.see_person(502, "Boris", None)
    hosted = await kit.game(status="open", players=0)
    played = await kit.game(host=boris.id, players=0)
    await kit.store.commit(ChangeGame(played.id, ("playing",), (("status", "open"),)))
    await kit.store.commit(Sit(played.id, 0, sitting(played, anna.id)))
    foreign = await kit.game(host=boris.id)
    await kit.game(status="over")
    assert {g.id for g in await kit.store.unfinished(person=anna.id)} == {hosted.id, played.id}
    await kit.board(hosted.id)
    await kit.board(foreign.id)
    both = await kit.store.unfinished(chat=(await kit.club()).id, person=anna.id)
    assert [game.id for game in both] == [hosted.id]
    assert {g.id for g in await kit.store.unfinished()} == {hosted.id, played.id, foreign.id}


async def test_what_is_kept_for_a_person_is_theirs_and_what_they_resigned_is_not(kit: Kit) -> None:
    anna = await kit.anna()
    boris = await kit.store.see_person(502, "Boris", None)
    kept = await kit.game(status="open", host=boris.id, players=0, reserved=anna.id)
    await kit.game(status="over", host=boris.id, players=0, reserved=anna.id)
    played = await kit.game(host=boris.id, players=0, status="open")
    await kit.store.commit(Sit(played.id, 0, sitting(played, anna.id, boris.id)))
    await kit.store.commit(ChangeGame(played.id, ("open",), (("status", "playing"),)))
    await kit.store.commit(TakeOver(played.id, 0, anna.id, "novice"))
    assert [g.id for g in await kit.store.unfinished(person=anna.id)] == [kept.id]
    assert await kit.store.left(anna.id) == (played.id,)
    assert await kit.store.left(boris.id) == ()


async def test_who_cannot_act_keeps_the_seat_and_gets_it_back_from_the_bot(kit: Kit) -> None:
    game = await kit.game()
    for refused in (
        MarkAbsent(game.id, 0, game.host + 1, "asked"),
        GiveBack(game.id, 0, game.host),
    ):
        with pytest.raises(Stale):
            await kit.store.commit(refused)
    await kit.store.commit(MarkAbsent(game.id, 0, game.host, "asked"))
    assert await kit.store.absent(game.host) == (game.id,)
    await kit.store.commit(TakeOver(game.id, 0, game.host, "novice", "waited"))
    (player,) = await kit.store.players(game.id)
    assert (player.person, player.bot, player.absent) == (None, "novice", "waited")
    assert player.owner == game.host
    assert await kit.store.absent(game.host) == (game.id,)
    assert await kit.together(*[GiveBack(game.id, 0, game.host)] * 2) == [None, Stale]
    (player,) = await kit.store.players(game.id)
    assert (player.person, player.bot, player.resigned, player.absent) == (
        game.host,
        None,
        None,
        "",
    )
    assert await kit.store.absent(game.host) == ()


async def test_who_resigned_gets_no_seat_back(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(MarkAbsent(game.id, 0, game.host, "asked"))
    await kit.store.commit(TakeOver(game.id, 0, game.host, "novice"))
    assert (await kit.store.players(game.id))[0].owner is None
    assert await kit.store.absent(game.host) == ()
    with pytest.raises(Stale):
        await kit.store.commit(GiveBack(game.id, 0, game.host))


async def test_nobody_is_away_from_a_game_that_is_over(kit: Kit) -> None:
    game = await kit.game()
    await kit.store.commit(MarkAbsent(game.id, 0, game.host, "asked"))
    await kit.store.commit(ChangeGame(game.id, ("playing",), (("status", "over"),)))
    assert await kit.store.absent(game.host) == ()


async def test_the_last_changed_game_comes_first(kit: Kit) -> None:
    first = await kit.game(changed_at=30)
    second = await kit.game(changed_at=50)
    third = await kit.game(changed_at=40)
    order = [second.id, third.id, first.id]
    assert [game.id for game in await kit.store.unfinished()] == order
    assert [game.id for game in await kit.store.unfinished(limit=2)] == order[:2]


async def test_a_bot_is_due_in_games_that_are_playing(kit: Kit) -> None:
    assert await kit.store.next_bot_at() is None
    later = await kit.game(bot_due_at=200)
    sooner = await kit.game(bot_due_at=100)
    await kit.game(bot_due_at=50, status="asleep")
    await kit.game()
    assert await kit.store.next_bot_at() == 100
    assert await kit.store.due_bots(99) == ()
    assert [game.id for game in await kit.store.due_bots(200)] == [sooner.id, later.id]
    assert [game.id for game in await kit.store.due_bots(200, limit=1)] == [sooner.id]


async def test_a_chat_with_many_games_against_the_bot_lets_the_others_go_first(kit: Kit) -> None:
    many = [(await kit.game(bot_due_at=at)).id for at in range(1, 6)]
    other = await kit.store.see_chat(-1000, "group")
    waiting = (await kit.game(bot_due_at=9, chat=other.id)).id
    assert [game.id for game in await kit.store.due_bots(9)] == [many[0], waiting, *many[1:]]


async def test_invitations_expire_while_they_are_open(kit: Kit) -> None:
    open_ = await kit.game(status="open", expires_at=100)
    await kit.game(status="playing", expires_at=100)
    assert await kit.store.expired(99) == ()
    assert [game.id for game in await kit.store.expired(100)] == [open_.id]
    assert await kit.store.expired(100, after=(100, open_.id)) == ()
    assert [game.id for game in await kit.store.expired(100, after=(99, 99))] == [open_.id]


async def test_ids_go_on_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        game = await kit.game()
        board = await kit.board(game.id)
    async with opened(tmp_path) as kit:
        assert await kit.store.new_id("game") == game.id + 1
        assert await kit.store.new_id("board") == board.id + 1
        with pytest.raises(ValueError, match="person"):
            await kit.store.new_id("person")


async def test_what_a_player_ordered_is_kept_with_who_sits_there(kit: Kit) -> None:
    game = await kit.game()
    assert next(player.orders for player in await kit.store.players(game.id)) == ""
    await kit.store.commit(Instruct(game.id, 0, game.host, "place keep"))
    assert next(player.orders for player in await kit.store.players(game.id)) == "place keep"
    with pytest.raises(Stale):
        await kit.store.commit(Instruct(game.id, 0, game.host + 1, ""))


async def test_a_table_is_muted_by_whose_seat_it_is_also_while_the_bot_sits_there(kit: Kit) -> None:
    game = await kit.game()
    assert [player.muted for player in await kit.store.players(game.id)] == [False]
    await kit.store.commit(Mute(game.id, 0, game.host, muted=True))
    await kit.store.commit(TakeOver(game.id, 0, game.host, "novice", "asked"))
    assert [player.muted for player in await kit.store.players(game.id)] == [True]
    await kit.store.commit(Mute(game.id, 0, game.host, muted=False))
    assert [player.muted for player in await kit.store.players(game.id)] == [False]
    with pytest.raises(Stale):
        await kit.store.commit(Mute(game.id, 0, game.host + 1, muted=True))
