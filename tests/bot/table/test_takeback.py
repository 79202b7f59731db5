"""A choice is taken back: freely while nobody knows more than before it (docs/decisions/0079)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.asking import offer_of
from bot.table.bookmarks import came_by_bookmark
from bot.table.changes import Change
from bot.table.offers import declining
from bot.table.steps import THROW, offered, play
from bot.table.table import AnyRules, Table
from bot.table.takeback import UNRATED, in_its_moment, takeback_of
from bot.table.takebacks import taking_back
from bot.table.tallying import lucks_of, totals_of
from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, Over, Played, Throw
from games.proof import verify
from games.record import RecordError, read_record, replay, write_record
from games.takeback import is_choice
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, a_moment_later, actor, played, seen, step
from tests.bot.table.test_summary import told
from tests.bot.wording import LIBRARY

EN = LIBRARY["en"]
EVERY = pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))


async def of_two(hall: Hall, anna: Person, boris: Person, rules: AnyRules) -> Table:
    """A game of these two by those rules, which has begun."""
    table = await hall.invite(anna, "group", rules=rules)
    table = seen(await hall.door.seating.join(table.game.id, boris, press="join"))
    if table.state is not None:
        return table
    return seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))


async def chosen(hall: Hall, table: Table, *people: Person, first: int = 0) -> Table:
    """The game right after one of these people has chosen among several actions."""
    ids = [person.id for person in people]
    while True:
        before, table = table, await step(hall, table)
        pressed = before.turn
        if (
            isinstance(pressed, Choose)
            and len(pressed.actions) > 1
            and actor(before) in ids
            and table.game.ply > first
        ):
            return table


async def back(hall: Hall, table: Table, person: Person, ply: int | None = None) -> Table:
    return seen(await hall.door.takebacks.take_back(table.game.id, person.id, ply))


async def refused(hall: Hall, table: Table, person: Person, ply: int | None = None) -> str:
    return (await hall.door.takebacks.take_back(table.game.id, person.id, ply)).answer


def texts_of(table: Table) -> list[str]:
    return [table.rules.write(each.action) for each in table.played]


# -- freely ----------------------------------------------------------------------------------------


@EVERY
async def test_a_choice_is_taken_back_while_nobody_has_thrown_or_played_since(
    hall: Hall, anna: Person, boris: Person, rules: AnyRules
) -> None:
    table = await hall.whole(await chosen(hall, await of_two(hall, anna, boris, rules), anna))
    taken = takeback_of(table, anna.id)
    assert taken is not None
    chose, before = table.played[taken.number], table
    table = await back(hall, table, anna, table.game.ply)
    assert table.state == chose.before
    assert table.to_act is not None
    assert table.to_act.person == anna.id
    assert table.game.ply == before.game.ply + 1, "a ply never comes again"
    whole = await hall.whole(table)
    assert texts_of(whole) == texts_of(before)[: taken.number]
    assert (whole.game.unrated, whole.game.throws) == (None, before.game.throws)
    await hall.door.book.check(table.game.id)
    table = seen(
        await hall.door.play.act(table.game.id, table.game.ply, anna.id, rules.write(chose.action))
    )
    assert table.state == before.state


async def test_what_was_not_chosen_is_not_taken_back(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    assert await refused(hall, table, anna) == "nothing-back"
    table = await step(hall, table)
    assert table.played[-1].faces is not None
    assert {await refused(hall, table, who) for who in (anna, boris)} == {"nothing-back"}


async def test_two_taps_take_back_one_choice(hall: Hall, anna: Person) -> None:
    table = await chosen(hall, await hall.against_bot(anna), anna, first=12)
    ply = table.game.ply
    table = await back(hall, table, anna, ply)
    assert await refused(hall, table, anna, ply) == "acted"


async def test_an_old_button_does_not_mean_what_was_chosen_since(hall: Hall, anna: Person) -> None:
    table = await chosen(hall, await hall.against_bot(anna), anna)
    old = table.game.ply
    table = await chosen(hall, table, anna)
    assert await refused(hall, table, anna, old) == "stale"


async def test_it_is_for_who_plays_in_a_game_that_goes_on(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await chosen(hall, await hall.for_two(anna, boris), anna)
    assert await refused(hall, table, carla) == "foreign"
    await hall.door.pauses.leave(table.game.id, anna.id)
    assert await refused(hall, table, anna) == "asleep"
    over = await played(hall, await hall.against_bot(anna))
    assert await refused(hall, over, anna) == "over"


# -- the same throw comes again --------------------------------------------------------------------


@EVERY
async def test_against_the_bot_more_is_taken_back_and_the_same_throws_come_again(
    hall: Hall, anna: Person, rules: AnyRules
) -> None:
    table = await chosen(hall, await hall.against_bot(anna, rules), anna)
    for _ in range(12):
        table = await step(hall, table)
    before = await hall.whole(table)
    taken = takeback_of(before, anna.id)
    assert taken is not None
    thrown = [each.faces for each in before.played[taken.number :] if each.faces is not None]
    table = await back(hall, table, anna)
    whole = await hall.whole(table)
    assert len(whole.played) == taken.number
    assert whole.game.unrated == (None if taken.free else UNRATED)
    for number in range(taken.number, len(before.played)):
        text = rules.write(before.played[number].action)
        thrown_here = before.played[number].faces is not None
        result = await hall.door.play.act(
            table.game.id, table.game.ply, actor(table), THROW if thrown_here else text
        )
        table = seen(result)
        if len((await hall.whole(table)).played) >= len(before.played):
            break
    whole = await hall.whole(table)
    again = [each.faces for each in whole.played[taken.number :] if each.faces is not None]
    assert again[: len(thrown)] == thrown


async def test_they_come_again_also_where_the_game_was_put_back_in_between(
    hall: Hall, anna: Person
) -> None:
    """The throws before have the old secret, whenever they are drawn (notation, 5 and 7)."""
    before = await hall.whole(await chosen(hall, await hall.against_bot(anna), anna))
    while before.played[-1].faces is None:
        before = await hall.whole(await step(hall, before))
    old = f"{before.game.throws + 1}:{before.game.secret.hex()}"
    put_back = replace(before, game=replace(before.game, earlier=old, secret=b"n" * 32))
    change = taking_back(put_back, 1, anna.id)
    assert isinstance(change, Change)
    table, thrown = change.after, [p.faces for p in before.played if p.faces is not None]
    while table.game.throws < before.game.throws:
        played = before.played[len(table.played)]
        text = before.rules.write(played.action) if played.faces is None else THROW
        again, _ = play(table, text)
        assert again is not None
        table = again
    assert [p.faces for p in table.played if p.faces is not None] == thrown


# -- the others allow it ---------------------------------------------------------------------------


async def passed_on(hall: Hall, anna: Person, boris: Person) -> Table:
    """Anna has chosen, and Boris has thrown since."""
    table = await chosen(hall, await hall.for_two(anna, boris), anna)
    while table.played[-1].faces is None or actor(table) == anna.id:
        table = await step(hall, table)
    return table


async def test_once_boris_has_thrown_he_is_asked_and_allows_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    before = await hall.whole(await passed_on(hall, anna, boris))
    taken = takeback_of(before, anna.id)
    table = await back(hall, before, anna)
    offer = offer_of(table)
    assert taken is not None
    assert offer is not None
    assert (offer.kind, offer.to, table.game.ply) == ("back", taken.number, before.game.ply)
    sight = Sight(table, EN, NAMES)
    assert any("Allow it" in key.text for row in keyboard(sight) for key in row)
    result = await hall.door.offers.accept(table.game.id, boris.id, offer.ply, offer.name)
    table = await hall.whole(seen(result))
    assert table.state == before.played[taken.number].before
    assert table.game.unrated == UNRATED
    assert offer_of(table) is None


async def test_he_says_no_and_is_not_asked_twice(hall: Hall, anna: Person, boris: Person) -> None:
    table = await back(hall, await passed_on(hall, anna, boris), anna)
    offer = offer_of(table)
    assert offer is not None
    result = await hall.door.change(table.game.id, declining, boris.id, offer.ply, offer.name)
    assert result.answer == "done"
    assert await refused(hall, table, anna) == "back-declined"


async def test_who_may_not_take_back_may_still_offer_a_draw(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await back(hall, await passed_on(hall, anna, boris), anna)
    offer = offer_of(table)
    assert offer is not None
    await hall.door.change(table.game.id, declining, boris.id, offer.ply, offer.name)
    draw = offer_of(seen(await hall.door.offers.offer(table.game.id, anna.id, "draw")))
    assert draw is not None
    assert (draw.kind, draw.ply) == ("draw", offer.ply)


async def test_the_request_outlives_his_next_move_and_ends_with_hers(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await back(hall, await passed_on(hall, anna, boris), anna)
    while actor(table) == boris.id:
        assert offer_of(table) is not None
        table = await step(hall, table)
    assert offer_of(table) is not None
    assert offer_of(await step(hall, table)) is None


async def test_of_three_all_who_can_act_must_allow_it(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.invite(anna, "group", rules=rule_set("hyena"))
    for guest in (boris, carla):
        await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}")
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    table = await chosen(hall, table, anna)
    while actor(table) == anna.id or table.played[-1].faces is None:
        table = await step(hall, table)
    table = await back(hall, table, anna)
    for guest in (boris, carla):
        offer = offer_of(table)
        assert offer is not None
        result = await hall.door.offers.accept(table.game.id, guest.id, offer.ply, offer.name)
        table = seen(result)
    assert actor(table) == anna.id
    assert table.game.unrated == UNRATED


# -- what throws by itself waits -------------------------------------------------------------------


async def test_a_throw_that_comes_by_itself_waits_for_a_moment(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await hall.store.commit(ChangePerson(boris.id, (("thrown_for", True),)))
    table = await hall.for_two(anna, boris)
    while True:
        table = await chosen(hall, table, anna)
        if actor(table) == boris.id:
            break
    assert isinstance(table.turn, Throw)
    assert in_its_moment(table)
    assert table.game.bot_due_at is not None
    later = await a_moment_later(hall, table)
    assert later.played[-1].faces is not None
    assert not in_its_moment(later)


# -- all sequences of three plies ------------------------------------------------------------------


def walks(
    table: Table, people: tuple[int, ...], known: int, depth: int = 3
) -> Iterator[tuple[Table, int]]:
    """Every table that so many plies lead to, takebacks that are free among them; with the highest
    number of a throw that anybody has seen."""
    yield table, known
    if not depth or isinstance(table.turn, Over):
        return
    after = [play(table, text)[0] for text in offered(table)]
    for person in people:
        taken = takeback_of(table, person)
        if taken is not None and taken.free:
            change = taking_back(table, 1, person)
            assert isinstance(change, Change)
            after.append(change.after)
    for each in after:
        assert each is not None
        yield from walks(each, people, max(known, each.game.throws), depth - 1)


@EVERY
async def test_no_rated_player_ever_chooses_knowing_a_later_throw(
    hall: Hall, anna: Person, boris: Person, rules: AnyRules
) -> None:
    table = await of_two(hall, anna, boris, rules)
    table = await hall.whole(await chosen(hall, table, anna, boris))
    seen_choices = taken_back = 0
    for each, known in walks(table, (anna.id, boris.id), table.game.throws):
        if isinstance(each.turn, Choose):
            seen_choices += 1
            assert known == each.game.throws, texts_of(each)
        taken_back += len(each.taken)
        assert each.game.unrated is None
    assert seen_choices
    assert taken_back


# -- the record, the list, and what is kept --------------------------------------------------------


async def wandering(hall: Hall, table: Table, person: Person, seed: int, plies: int) -> Table:
    """The game after so many steps, in which the person often takes something back."""
    random = Random(seed)
    while table.game.ply < plies and not isinstance(table.turn, Over):
        if random.random() < 0.25:
            result = await hall.door.takebacks.take_back(table.game.id, person.id)
            table = seen(result) if result.done else table
        text = random.choice(offered(table))
        act = hall.door.play.act(table.game.id, table.game.ply, actor(table), text)
        table = seen(await act)
    return table


@EVERY
async def test_a_table_with_its_last_turns_tells_what_the_whole_game_does(
    hall: Hall, anna: Person, rules: AnyRules
) -> None:
    table, marked = await hall.against_bot(anna, rules), 0
    for plies in range(5, 90, 5):
        table = await wandering(hall, table, anna, plies, plies)
        if isinstance(table.turn, Over):
            break
        hall.door.book.forget()
        whole, kept = await hall.whole(table), await hall.now(table)
        assert told(kept) == told(whole)
        assert kept.link == whole.link
        assert kept.plies == whole.plies[len(whole.plies) - len(kept.plies) :]
        assert whole.game.bookmark is None or came_by_bookmark(whole)
        marked += whole.game.bookmark is not None
    assert marked


@EVERY
async def test_its_record_replays_and_holds_and_its_throws_count_once(
    hall: Hall, anna: Person, rules: AnyRules
) -> None:
    table = await wandering(hall, await hall.against_bot(anna, rules), anna, 7, 60)
    table = await hall.whole(await played(hall, table))
    made = record(Sight(table, EN, NAMES))
    text = write_record(made)
    assert " back:" in text
    again = read_record(text)
    assert replay(again).final == table.state
    verdict = verify(again)
    assert verdict.holds, verdict
    thrown = sum(each.faces is not None for each in table.played)
    assert verdict.throws - thrown in range(12), "but for a throw-off"
    rows = await hall.store.actions(table.game.id)
    assert sum(row.faces is not None for row in rows) >= thrown
    lucks = lucks_of(table.game, table.players, rows)
    mine = sum(
        each.faces is not None and table.seated(each.seat).person == anna.id
        for each in table.played
    )
    assert sum(luck.throws for luck in lucks) == mine
    counted = sum(total.seen for total in totals_of(table.game, 2, rows))
    assert counted == verdict.throws


async def test_a_record_that_takes_back_what_it_cannot_is_refused(hall: Hall, anna: Person) -> None:
    table = await wandering(hall, await hall.against_bot(anna), anna, 7, 40)
    text = write_record(record(Sight(await hall.whole(table), EN, NAMES)))
    count = int(text.split(" back:")[1].split()[0])
    with pytest.raises(RecordError, match=f"can take back back:{count}"):
        replay(read_record(text.replace(f" back:{count}", f" back:{count + 1}", 1)))


def test_a_throw_is_no_choice_and_neither_is_the_only_action() -> None:
    rules = rule_set("thibault")
    state = rules.start(2)
    turn = rules.turn(state)
    assert isinstance(turn, Throw)
    assert not is_choice(rules, Played(turn.seat, state, turn.odds[0][0]))
