"""A game that begins at one tap: its seal and number stand before the press that salts it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import cast

import pytest

from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.endings import resigning
from bot.table.invitation import NewGame, Sealed, check_of, sealed_after
from bot.table.table import AnyRules, Table
from games import fair
from games.catalogue import rule_set
from games.core import Throw
from storage.operations import AddGame
from storage.rows import Game, Mode, Person, Ready
from storage.sql.store import SqlStore
from storage.store import Stale
from tests.bot.kit import THIBAULT, Hall, make_door, played, seen, step
from tests.simulation.broken import Around


async def ready_for(hall: Hall, person: Person) -> tuple[Ready, str]:
    """What is ready in this person's chat, and what a button carries of its seal."""
    ready = await hall.door.seating.ready((await hall.private(person)).id)
    return ready, check_of(hashlib.sha256(ready.secret).hexdigest())


async def wanted(hall: Hall, person: Person, press: str = "q1", **other: object) -> NewGame:
    place = Place(await hall.private(person), None, 70)
    mode: Mode = "bot"
    made = NewGame(THIBAULT, mode, person, (place,), press, bots=("novice",))
    return replace(made, **other)  # type: ignore[arg-type]  # any of its fields


async def test_words_that_were_brought_salt_the_game_and_no_press_does(
    hall: Hall, anna: Person
) -> None:
    ready, seal = await ready_for(hall, anna)
    bring = hall.door.seating.bring_words
    kept = await bring(ready.chat, "be kind")
    assert kept == replace(ready, words="be kind")
    await bring(ready.chat, "be very kind")
    table = seen(await hall.door.seating.begin_ready(await wanted(hall, anna, "q77"), seal))
    assert table.players[0].words == "be very kind", "the last ones count"
    joiners = [fair.Brought(words=fair.words_digest("be very kind")), fair.Brought()]
    assert table.game.salt == fair.salt(joiners, "")
    assert table.game.secret == ready.secret


async def test_words_that_come_before_the_seal_are_not_taken(hall: Hall, anna: Person) -> None:
    chat = await hall.private(anna)
    assert await hall.door.seating.bring_words(chat.id, "be kind") is None
    ready, seal = await ready_for(hall, anna)
    assert ready.words == ""
    seen(await hall.door.seating.begin_ready(await wanted(hall, anna), seal))
    assert await hall.door.seating.bring_words(chat.id, "be kind") is None, "that game has begun"


async def test_words_delivered_twice_are_brought_once(hall: Hall, anna: Person) -> None:
    ready, _ = await ready_for(hall, anna)
    first, second = hall.door.at(5).seating, hall.door.at(6).seating
    await first.bring_words(ready.chat, "first")
    await second.bring_words(ready.chat, "second")
    assert await first.bring_words(ready.chat, "first") == replace(ready, words="second")


async def test_the_game_has_the_number_and_the_secret_that_were_ready(
    hall: Hall, anna: Person
) -> None:
    ready, seal = await ready_for(hall, anna)
    table = seen(await hall.door.seating.begin_ready(await wanted(hall, anna), seal))
    assert (table.game.id, table.game.secret) == (ready.game, ready.secret)
    assert table.game.status == "playing"
    assert isinstance(table.turn, Throw)
    (board,) = await hall.store.boards(table.game.id)
    assert board.message == 70, "the page's message becomes the board"


async def test_the_press_alone_salts_lot_and_throws(hall: Hall, anna: Person) -> None:
    ready, seal = await ready_for(hall, anna)
    table = seen(await hall.door.seating.begin_ready(await wanted(hall, anna, "q77"), seal))
    salt = fair.salt([fair.Brought(), fair.Brought()], "q77")
    assert table.game.salt == salt
    lot = fair.lot(ready.secret, str(ready.game), salt, 2)
    assert tuple(table.seated(seat).number for seat in range(2)) == lot
    while table.game.throws == 0:
        table = await step(hall, table)
    first = table.rules.turn(table.rules.start(2))
    assert isinstance(first, Throw)
    assert table.faces == fair.faces(ready.secret, str(ready.game), 1, salt, first.device)


async def test_the_same_stays_ready_until_it_is_begun_and_then_another_is(
    hall: Hall, anna: Person
) -> None:
    ready, seal = await ready_for(hall, anna)
    assert (await ready_for(hall, anna))[0] == ready
    assert (await ready_for(await hall.again(), anna))[0] == ready, "a restart draws no other"
    await hall.door.seating.begin_ready(await wanted(hall, anna), seal)
    after, _ = await ready_for(hall, anna)
    assert after.game > ready.game
    assert after.secret != ready.secret


async def test_a_seal_counts_once(hall: Hall, anna: Person) -> None:
    _, seal = await ready_for(hall, anna)
    begin = hall.door.seating.begin_ready
    seen(await begin(await wanted(hall, anna), seal))
    assert (await begin(await wanted(hall, anna, "q2"), seal)).answer == "seal-used"
    await ready_for(hall, anna)
    assert (await begin(await wanted(hall, anna, "q3"), seal)).answer == "seal-used"
    assert len(await hall.store.unfinished(person=anna.id)) == 1


@pytest.mark.parametrize("forged", ["", "0", "0" * 12, "x" * 40])
async def test_nobody_gets_a_game_whose_seal_they_have_not_seen(
    hall: Hall, anna: Person, forged: str
) -> None:
    begin = hall.door.seating.begin_ready
    assert (await begin(await wanted(hall, anna), forged)).answer == "seal-used", "nothing is ready"
    ready, _ = await ready_for(hall, anna)
    assert (await begin(await wanted(hall, anna), forged)).answer == "seal-used"
    assert (await ready_for(hall, anna))[0] == ready
    assert await hall.store.unfinished(person=anna.id) == ()


async def test_another_chats_seal_is_of_no_use(hall: Hall, anna: Person, boris: Person) -> None:
    _, seal = await ready_for(hall, anna)
    await ready_for(hall, boris)
    result = await hall.door.seating.begin_ready(await wanted(hall, boris), seal)
    assert result.answer == "seal-used"


async def test_two_servers_on_one_file_begin_one_game(hall: Hall, anna: Person) -> None:
    _, seal = await ready_for(hall, anna)
    both = (hall.door.seating, (await hall.again()).door.seating)
    asked = [await wanted(hall, anna, press) for press in ("q1", "q2")]
    results = await asyncio.gather(
        *(s.begin_ready(each, seal) for s, each in zip(both, asked, strict=True)),
        return_exceptions=True,
    )
    assert sum(not isinstance(result, BaseException) and result.done for result in results) == 1
    assert all(isinstance(r, Stale) or getattr(r, "answer", "") for r in results)
    assert len(await hall.store.unfinished(person=anna.id)) == 1


async def test_an_update_told_twice_begins_one_game(hall: Hall, anna: Person) -> None:
    _, seal = await ready_for(hall, anna)
    begin = hall.door.at(5).seating.begin_ready
    assert (await begin(await wanted(hall, anna), seal)).answer == "done"
    assert (await begin(await wanted(hall, anna), seal)).answer == "again"


async def test_what_the_rules_do_not_allow_is_refused(hall: Hall, anna: Person) -> None:
    ready, seal = await ready_for(hall, anna)
    hyena = rule_set("hyena")
    for wrong in (
        await wanted(hall, anna, points=10),
        await wanted(hall, anna, rules=hyena, bots=()),
        await wanted(hall, anna, rules=hyena, bots=("novice",) * 6),
    ):
        assert (await hall.door.seating.begin_ready(wrong, seal)).answer == "not-offered"
    assert (await ready_for(hall, anna))[0] == ready


async def test_it_is_the_first_game_of_a_match(hall: Hall, anna: Person) -> None:
    _, seal = await ready_for(hall, anna)
    rules = rule_set("glebsite")
    points = rules.matches[0]
    asked = await wanted(hall, anna, rules=rules, points=points)
    game = seen(await hall.door.seating.begin_ready(asked, seal)).game
    assert (game.points, game.match_game, game.before, game.seating) == (points, 1, "0 0", None)


async def test_it_is_played_to_its_end_and_read_again(hall: Hall, anna: Person) -> None:
    _, seal = await ready_for(hall, anna)
    table = seen(await hall.door.seating.begin_ready(await wanted(hall, anna), seal))
    table = await played(hall, table)
    assert await loaded(hall, table) == table


# -- the game that follows -------------------------------------------------------------------------


async def over(
    hall: Hall, person: Person, rules: AnyRules = THIBAULT, points: int | None = None
) -> Table:
    """A game of this person's, begun at one tap and resigned."""
    _, seal = await ready_for(hall, person)
    asked = await wanted(hall, person, rules=rules, points=points)
    table = seen(await hall.door.seating.begin_ready(asked, seal))
    return seen(await hall.door.change(table.game.id, resigning, person.id))


async def again(hall: Hall, table: Table, person: Person, press: str, seal: str) -> Result:
    place = Place(await hall.private(person))
    return await hall.door.seating.rematch(table.game.id, person, (place,), press=press, seal=seal)


def following(table: Table) -> Sealed:
    """The game that is sealed behind this one."""
    sealed = sealed_after(table.game)
    assert sealed is not None
    return sealed


async def test_who_plays_alone_goes_on_at_one_press_under_the_seal_that_was_shown(
    hall: Hall, anna: Person
) -> None:
    table = await over(hall, anna)
    sealed = following(table)
    after = seen(await again(hall, table, anna, "q9", sealed.check))
    assert (after.game.status, after.game.id, after.game.secret) == ("playing", *_parts(sealed))
    salt = fair.salt([fair.Brought(), fair.Brought()], "q9")
    assert (after.game.salt, after.game.rematch_of) == (salt, table.game.id)
    assert following(after) != sealed, "the next one has another secret and another number"
    assert await loaded(hall, after) == after


def _parts(sealed: Sealed) -> tuple[int, bytes]:
    return sealed.game, sealed.secret


async def test_two_at_one_phone_go_on_at_one_press(hall: Hall, anna: Person) -> None:
    invited = await hall.invite(anna, "phone")
    table = seen(await hall.door.seating.begin(invited.game.id, anna, press="b"))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    after = seen(await again(hall, table, anna, "q9", following(table).check))
    assert (after.game.status, after.game.mode) == ("playing", "phone")


async def test_the_next_game_of_a_match_begins_at_one_press_and_the_pieces_change_hands(
    hall: Hall, anna: Person
) -> None:
    rules = rule_set("glebsite")
    table = await over(hall, anna, rules=rules, points=rules.matches[-1])
    after = seen(await again(hall, table, anna, "q9", following(table).check))
    assert (after.game.status, after.game.match_game) == ("playing", 2)
    before = {player.person: player.seat for player in table.players}
    now = {player.person: player.seat for player in after.players}
    assert now == {person: 1 - (seat or 0) for person, seat in before.items()}


@pytest.mark.parametrize("seal", ["", "0" * 12, "thibault"])
async def test_a_button_without_the_seal_makes_an_invitation(
    hall: Hall, anna: Person, seal: str
) -> None:
    table = await over(hall, anna)
    after = seen(await again(hall, table, anna, "q9", seal))
    assert after.game.status == "open"
    assert after.game.secret != following(table).secret


async def test_a_seal_counts_for_one_game_that_follows(hall: Hall, anna: Person) -> None:
    table = await over(hall, anna)
    check = following(table).check
    after = seen(await again(hall, table, anna, "q9", check))
    assert (await again(hall, table, anna, "q10", check)).answer == "rematch-open"
    await hall.door.change(after.game.id, resigning, anna.id)
    third = seen(await again(hall, table, anna, "q11", check))
    assert third.game.status == "open", "an invitation, with a seal of its own"
    assert third.game.secret not in (after.game.secret, table.game.secret)


async def test_two_servers_make_one_game_of_two_presses(hall: Hall, anna: Person) -> None:
    table = await over(hall, anna)
    check = following(table).check
    other = await hall.again()
    results = await asyncio.gather(
        again(hall, table, anna, "q9", check), again(other, table, anna, "q10", check)
    )
    assert sorted(result.answer for result in results) == ["done", "rematch-open"]
    assert len(await hall.store.rematches(table.game.id)) == 1


class Slow(Around):
    """A store that another server is faster than: when that game is asked for, it is there."""

    def __init__(
        self, store: SqlStore, number: int, meanwhile: Callable[[], Awaitable[Result]]
    ) -> None:
        super().__init__(store)
        self.number, self.meanwhile = number, meanwhile

    async def game(self, id_: int) -> Game | None:
        if id_ == self.number:
            await self.meanwhile()
        return await self.real.game(id_)


async def test_a_game_that_another_server_begins_while_this_one_looks_is_the_one_that_follows(
    hall: Hall, anna: Person
) -> None:
    table = await over(hall, anna)
    sealed, rival = following(table), await hall.again()
    slow = Slow(hall.store, sealed.game, lambda: again(rival, table, anna, "q10", sealed.check))
    late = replace(hall, door=make_door(cast("SqlStore", slow), hall.clock))
    assert (await again(late, table, anna, "q9", sealed.check)).answer == "rematch-open"
    assert len(await hall.store.rematches(table.game.id)) == 1


async def test_where_somebody_else_must_consent_nothing_is_sealed_beforehand(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    assert sealed_after(table.game) is None


async def test_a_number_that_another_game_got_meanwhile_makes_an_invitation(
    hall: Hall, anna: Person
) -> None:
    """As by an older program, which does not know what is sealed."""
    table = await over(hall, anna)
    sealed = following(table)
    row = replace(table.game, id=sealed.game, next_game=None, next_secret=None)
    await hall.store.commit(AddGame(row))
    assert seen(await again(hall, table, anna, "q9", sealed.check)).game.status == "open"


async def loaded(hall: Hall, table: Table) -> Table:
    """The game as another process reads it."""
    return await (await hall.again()).now(table)
