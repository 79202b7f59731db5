"""Sitting down at the door: the seal and the lot, invitations, who may take a seat, rematches."""

from __future__ import annotations

import asyncio
import hashlib

from bot.table.board_rows import Place
from bot.table.endings import expiring, resigning, withdrawing
from bot.table.invitation import INVITATION_MS
from games import fair
from games.core import Throw
from storage.operations import Shown
from storage.rows import Person
from tests.bot.kit import Hall, seen


async def test_the_commitment_stands_before_anybody_joins(hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "group")
    assert invitation.game.commitment == hashlib.sha256(invitation.game.secret).hexdigest()
    assert invitation.game.salt is None
    assert invitation.state is None


async def test_joining_draws_the_lot_from_secret_and_salt(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    game = table.game
    assert game.salt is not None
    assert "join" in game.salt
    lot = fair.lot(game.secret, str(game.id), game.salt, 2)
    assert tuple(table.seated(seat).number for seat in range(2)) == lot
    assert game.status == "playing"
    assert isinstance(table.turn, Throw)


async def test_one_person_does_not_take_both_seats(hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "group")
    result = await hall.door.seating.join(invitation.game.id, anna, press="again")
    assert result.answer == "own-seat"
    assert (await hall.now(invitation)).game.status == "open"


async def test_a_third_person_finds_both_seats_taken(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.for_two(anna, boris)
    assert (await hall.door.seating.join(table.game.id, carla, press="x")).answer == "taken"
    assert {p.person for p in await hall.store.players(table.game.id)} == {anna.id, boris.id}


async def test_two_who_join_at_once_get_one_seat(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    invitation = await hall.invite(anna, "group")
    results = await asyncio.gather(
        *(hall.door.seating.join(invitation.game.id, p, press=p.name or "") for p in (boris, carla))
    )
    assert sorted(result.answer for result in results) == ["done", "taken"]


async def test_an_invitation_expires_after_seven_days(hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "link")
    hall.clock.now += INVITATION_MS - 1
    assert (await hall.door.change(invitation.game.id, expiring)).answer == "not-open"
    hall.clock.now += 1
    assert [game.id for game in await hall.store.expired(hall.clock.now)] == [invitation.game.id]
    ended = seen(await hall.door.change(invitation.game.id, expiring))
    assert ended.result is not None
    assert (ended.game.status, ended.result.reason) == ("over", "expired")


async def test_only_the_host_withdraws(hall: Hall, anna: Person, boris: Person) -> None:
    invitation = await hall.invite(anna, "group")
    assert (await hall.door.change(invitation.game.id, withdrawing, boris.id)).answer == "not-host"
    assert (
        seen(await hall.door.change(invitation.game.id, withdrawing, anna.id)).game.status == "over"
    )
    assert (await hall.door.seating.join(invitation.game.id, boris, press="x")).answer == "expired"


async def test_a_rematch_is_kept_for_the_other_player(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    chat = await hall.store.see_chat(-100, "group")
    table = await hall.for_two(anna, boris)
    await hall.door.change(table.game.id, resigning, anna.id)
    invitation = seen(
        await hall.door.seating.rematch(table.game.id, anna, (Place(chat),), press="r")
    )
    game = invitation.game.id
    assert (await hall.door.seating.join(game, carla, press="x")).answer == "reserved"
    assert seen(await hall.door.seating.join(game, boris, press="y")).game.status == "playing"


async def test_a_rematch_is_made_once(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    chat = await hall.store.see_chat(-100, "group")
    early = await hall.door.seating.rematch(table.game.id, anna, (Place(chat),), press="r0")
    assert early.answer == "unknown"
    await hall.door.change(table.game.id, resigning, anna.id)
    both = await asyncio.gather(
        *(
            hall.door.seating.rematch(table.game.id, p, (Place(chat),), press=f"r{p.id}")
            for p in (anna, boris)
        )
    )
    assert sorted(result.answer for result in both) == ["done", "rematch-open"]


async def test_the_host_of_a_link_hears_by_a_fresh_board_that_somebody_came(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.over_a_link(anna, boris)
    boards = await hall.store.boards(table.game.id)
    assert [(b.message, b.shown < b.wanted) for b in boards] == [(None, True), (None, True)]
    await hall.store.commit(*(Shown(b.id, b.wanted, 80 + b.id) for b in boards))
    for number, board in enumerate(boards, 71):
        await hall.store.commit(Shown(board.id, board.wanted, number))
    assert [s.message for s in await hall.store.stale_messages(hall.clock.now)] == [70]
