"""Offers at the door: a draw by agreement in every game, and the count where the rules have one."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, fields, replace

import pytest

from bot.board.caption import caption
from bot.board.sight import Sight
from bot.handlers import draw_and_count
from bot.handlers.records import record
from bot.table.asking import Ending, Offer, asked, declined_by, last_offer, offer_of
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.invitation import NewGame
from bot.table.offers import TIRED, accepting, agrees, declining, may_offer
from bot.table.pauses import waking
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE
from games.core import Over, legal_actions
from games.hyena.sets.hyena import HYENA
from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT as SENET
from games.senet.state import State
from storage.operations import Shown
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP
from tests.bot.kit import NAMES, Hall, actor, plain, seen, step

LIBRARY = Library()
EN = LIBRARY["en"]
DRAW = Over((), "agreed", (0, 0))


@dataclass(frozen=True)
class Counting(Senet):
    """Thibault's rules with a call to count what is off the board."""

    counts = True

    def counted(self, state: State) -> Over | None:
        """Whoever has more off wins."""
        off = state.off
        ahead = max(off)
        winners = () if off[0] == off[1] else (off.index(ahead),)
        return Over(winners, "counted", tuple(off))


COUNTING = Counting(**{f.name: getattr(SENET, f.name) for f in fields(SENET) if f.init})


async def of_three(hall: Hall, anna: Person, boris: Person, carla: Person) -> Table:
    table = await hall.invite(anna, "group", rules=HYENA)
    for guest in (boris, carla):
        await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}")
    return seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))


async def offered(hall: Hall, table: Table, person: Person, kind: Ending = "draw") -> Offer:
    offer = offer_of(seen(await hall.door.offers.offer(table.game.id, person.id, kind)))
    assert offer is not None
    return offer


async def answer(hall: Hall, table: Table, person: Person, offer: Offer, *, yes: bool) -> str:
    decide = accepting if yes else declining
    game, door = table.game.id, hall.door
    return (await door.change(game, decide, person.id, offer.ply, offer.name)).answer


async def test_a_draw_that_the_other_accepts_ends_the_game_undecided(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await step(hall, await hall.for_two(anna, boris))
    offer = await offered(hall, table, anna)
    assert (offer.kind, offer.ply) == ("draw", table.game.ply)
    assert await answer(hall, table, boris, offer, yes=True) == "done"
    table = await hall.now(table)
    assert (table.game.status, table.result) == ("over", DRAW)
    tags = dict(record(Sight(table, EN, NAMES)).tags)
    assert (tags["Result"], tags["Reason"]) == ("draw", "agreed")


async def test_a_killed_server_still_knows_who_offered_what(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    offer = await offered(hall, table, anna)
    again = await hall.again()
    table = await again.now(table)
    assert offer_of(table) == offer
    assert [player.person for player in asked(table, offer)] == [boris.id]
    assert await answer(again, table, boris, offer, yes=True) == "done"
    assert (await again.now(table)).result == DRAW


async def test_who_declines_ends_the_offer_and_the_game_goes_on(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    offer = await offered(hall, table, anna)
    assert await answer(hall, table, boris, offer, yes=False) == "done"
    table = await hall.now(table)
    assert (table.game.status, offer_of(table)) == ("playing", None)
    assert await answer(hall, table, boris, offer, yes=True) == "offer-gone"
    assert (await hall.door.offers.offer(table.game.id, anna.id, "draw")).answer == "offer-declined"
    table = await step(hall, table)
    assert (await offered(hall, table, anna)).ply == table.game.ply


async def test_who_offered_may_take_it_back_but_not_accept_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    offer = await offered(hall, table, anna)
    assert await answer(hall, table, anna, offer, yes=True) == "own-offer"
    assert (await hall.door.offers.offer(table.game.id, anna.id, "draw")).answer == "offer-stands"
    assert await answer(hall, table, anna, offer, yes=False) == "done"
    assert offer_of(await hall.now(table)) is None


async def test_who_plays_on_has_declined_but_the_one_who_offered_may_play(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    first = anna if actor(table) == anna.id else boris
    offer = await offered(hall, table, first)
    while actor(table) == first.id:
        table = await step(hall, table)
        assert offer_of(table) == offer
    table = await step(hall, table)
    assert offer_of(table) is None
    number = next(p.number for p in table.players if p.person != first.id)
    no = replace(offer, open=False, no=number, until=table.game.ply)
    assert last_offer(table) == no
    assert offer_of(await (await hall.again()).now(table)) is None


async def test_who_accepts_an_offer_of_before_accepts_no_later_one(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    mover, other = (anna, boris) if actor(table) == anna.id else (boris, anna)
    first = await offered(hall, table, mover)
    assert await answer(hall, table, other, first, yes=False) == "done"
    table = await step(hall, await hall.now(table))
    while actor(table) != mover.id or table.game.ply < 4:
        table = await step(hall, table)
    second = await offered(hall, table, mover)
    assert (second.name, second.ply > first.ply) == (first.name, True)
    assert await answer(hall, table, other, first, yes=True) == "offer-gone"
    assert (await hall.now(table)).game.status == "playing"


async def test_two_who_offer_the_same_agree(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    both = (hall.door.offers.offer(table.game.id, p.id, "draw") for p in (anna, boris))
    assert [r.answer for r in await asyncio.gather(*both)] == ["done", "done"]
    assert (await hall.now(table)).result == DRAW


async def test_of_an_acceptance_and_a_move_at_once_one_counts(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    mover, other = (anna, boris) if actor(table) == anna.id else (boris, anna)
    offer = await offered(hall, table, other)
    accept = hall.door.change(table.game.id, accepting, mover.id, offer.ply, offer.name)
    act = hall.door.play.act(table.game.id, table.game.ply, mover.id, "throw")
    assert [r.answer for r in await asyncio.gather(act, accept)] == ["done", "offer-gone"]
    assert (await hall.now(table)).game.status == "playing"


async def test_another_server_that_has_not_seen_the_move_accepts_nothing(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    mover, other = (anna, boris) if actor(table) == anna.id else (boris, anna)
    offer = await offered(hall, table, other)
    twin = await hall.again()
    await twin.now(table)
    seen(await hall.door.play.act(table.game.id, table.game.ply, mover.id, "throw"))
    assert await answer(twin, table, mover, offer, yes=True) == "offer-gone"
    assert (await hall.now(table)).game.status == "playing"


async def test_a_guest_neither_offers_nor_answers(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.for_two(anna, boris)
    assert (await hall.door.offers.offer(table.game.id, carla.id, "draw")).answer == "foreign"
    offer = await offered(hall, table, anna)
    for yes in (True, False):
        assert await answer(hall, table, carla, offer, yes=yes) == "foreign"
    other = replace(offer, kind="count")
    assert await answer(hall, table, boris, other, yes=True) == "offer-gone"
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert await answer(hall, table, boris, offer, yes=True) == "over"
    assert (await hall.door.offers.offer(77, anna.id, "draw")).answer == "unknown"


async def test_of_three_all_others_must_accept(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await of_three(hall, anna, boris, carla)
    offer = await offered(hall, table, boris)
    assert await answer(hall, table, carla, offer, yes=True) == "done"
    table = await hall.now(table)
    assert table.game.status == "playing"
    assert await answer(hall, table, carla, offer, yes=True) == "own-offer"
    assert await answer(hall, table, anna, offer, yes=True) == "done"
    assert (await hall.now(table)).result == Over((), "agreed", (0, 0, 0))


async def test_an_offer_wakes_a_sleeping_game(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    seen(await hall.door.pauses.leave(table.game.id, anna.id))
    await offered(hall, table, boris)
    assert (await hall.now(table)).game.status == "playing"


async def test_at_one_phone_the_other_seat_accepts(hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "phone")
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    assert (
        await hall.door.offers.offer(invitation.game.id, anna.id, "count")
    ).answer == "not-offered"
    offer = await offered(hall, table, anna)
    assert offer.by == table.seated(0).number
    assert await answer(hall, table, anna, offer, yes=True) == "done"
    assert (await hall.now(table)).result == DRAW


async def test_over_a_link_the_other_is_told_by_a_fresh_board(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.over_a_link(anna, boris)
    boards = await hall.store.boards(table.game.id)
    await hall.store.commit(*(Shown(b.id, b.wanted, 80 + b.id) for b in boards))
    await offered(hall, table, anna)
    boards = await hall.store.boards(table.game.id)
    assert [board.message is None for board in boards] == [False, True]
    assert all(board.shown < board.wanted for board in boards)


# -- who declined ----------------------------------------------------------------------------------


def lines(table: Table, language: str = "en") -> list[str]:
    return plain(caption(Sight(table, LIBRARY[language], NAMES))).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_says_who_declined_until_somebody_plays_on(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    table = await hall.for_two(anna, boris)
    offer = await offered(hall, table, anna)
    said = plain(LIBRARY[language].html("caption-declined", name="Boris"))
    assert said not in lines(await hall.now(table), language)
    assert await answer(hall, table, boris, offer, yes=False) == "done"
    for server in (hall, await hall.again()):
        assert said in lines(await server.now(table), language)
    seen(await hall.door.pauses.leave(table.game.id, anna.id))
    assert said in lines(await hall.now(table), language), "also while it sleeps"
    seen(await hall.door.change(table.game.id, waking, anna.id))
    table = await step(hall, await hall.now(table))
    assert said not in lines(table, language)


async def test_who_declines_by_playing_on_is_named_until_the_next_action(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    asked_one, other = (anna, boris) if actor(table) == anna.id else (boris, anna)
    await offered(hall, table, other)
    said = plain(EN.html("caption-declined", name=NAMES[asked_one.id]))
    table = await step(hall, table)
    assert said in lines(table)
    assert said not in lines(await step(hall, table))


async def test_an_offer_taken_back_was_declined_by_nobody(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    offer = await offered(hall, table, anna)
    assert await answer(hall, table, anna, offer, yes=False) == "done"
    table = await hall.now(table)
    assert declined_by(table) is None
    assert not any("✖️" in line for line in lines(table))


async def test_an_offer_saved_before_anybody_could_be_named_is_still_read(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    saved = '{"kind":"draw","by":0,"ply":0,"yes":[],"open":false}'
    table = replace(table, game=replace(table.game, offer=saved))
    assert last_offer(table) == Offer("draw", 0, 0, open=False)
    assert declined_by(table) is None


# -- the BOT's answer ------------------------------------------------------------------------------


async def test_the_bot_plays_on_unless_the_game_is_very_long(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    assert (await hall.door.offers.offer(table.game.id, anna.id, "draw")).answer == "bot-declines"
    assert (await hall.now(table)).game == table.game
    bot = next(player for player in table.players if player.bot is not None)
    long = replace(table, game=replace(table.game, ply=TIRED))
    assert agrees(long, bot, "draw")
    assert not agrees(long, bot, "count")


async def counting(hall: Hall, anna: Person, off: tuple[int, int]) -> Table:
    """A game against the BOT with so many of Anna's and of the BOT's pieces off."""
    place = Place(await hall.private(anna))
    wanted = NewGame(COUNTING, "bot", anna, (place,), "p", bots=("novice",))
    invitation = seen(await hall.door.seating.create(wanted))
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    mine = next(p.seat for p in table.players if p.person is not None)
    state = table.state._replace(off=off if mine == 0 else (off[1], off[0]))
    return replace(table, state=state)


@pytest.mark.parametrize(
    ("off", "draw", "count"), [((0, 2), False, True), ((2, 0), True, False), ((1, 1), True, True)]
)
async def test_the_bot_counts_unless_it_is_behind_and_draws_unless_it_is_ahead(
    hall: Hall, anna: Person, off: tuple[int, int], *, draw: bool, count: bool
) -> None:
    table = await counting(hall, anna, off)
    bot = next(player for player in table.players if player.bot is not None)
    assert (agrees(table, bot, "draw"), agrees(table, bot, "count")) == (draw, count)


async def test_the_count_that_all_accept_ends_the_game_as_the_rules_say(
    hall: Hall, anna: Person
) -> None:
    table = await counting(hall, anna, (0, 0))
    assert may_offer(table, "count")
    table = seen(await hall.door.offers.offer(table.game.id, anna.id, "count"))
    assert table.result == Over((), "counted", (0, 0))


# -- the commands ----------------------------------------------------------------------------------


async def test_only_games_in_which_the_count_can_be_called_are_asked_about(
    hall: Hall, anna: Person, boris: Person
) -> None:
    desk = Desk(hall)
    assert await desk.say(anna, draw_and_count.count, "", group="en") == "committed"
    assert desk.shown.caption == EN.html("offer-none")
    for _ in range(2):
        await hall.for_two(anna, boris)
    assert await desk.say(anna, draw_and_count.count, "", group="en") == "refused"
    assert desk.shown.caption == EN.html("answer-no-count")
    assert desk.shown.labels() == []
    opened = await hall.invite(anna, "group", rules=COUNTING)
    table = seen(await hall.door.seating.join(opened.game.id, boris, press="j"))
    assert await desk.say(anna, draw_and_count.count, "", group="en") == "committed"
    offer = offer_of(await hall.now(table))
    assert offer is not None, "the only one is not asked about"
    assert offer.kind == "count"
    assert await desk.say(anna, draw_and_count.draw, "", group="en") == "committed"
    assert len(desk.shown.labels()) == 3 + 1, "a draw can be offered in each, or in none"


async def test_before_a_count_is_possible_the_rules_are_not_said_to_have_none(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Seega 3.8: there is nothing to count before all stones are placed."""
    rules = next(rules for rules in CATALOGUE if rules.counts)
    opened = await hall.invite(anna, "group", rules=rules)
    table = seen(await hall.door.seating.join(opened.game.id, boris, press="j"))
    assert not may_offer(table, "count")
    desk = Desk(hall)
    assert await desk.say(anna, draw_and_count.count, "", group="en") == "refused"
    assert desk.shown.caption == EN.html("answer-not-offered")


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_only_where_there_is_such_a_call_can_anything_be_counted(rules: AnyRules) -> None:
    state, found = rules.start(2), list[Over | None]()
    while not isinstance(rules.turn(state), Over) and len(found) < 60:
        found.append(rules.counted(state))
        state = rules.apply(state, legal_actions(rules, state)[0])
    assert any(found) == rules.counts


async def test_the_list_tells_in_which_game_it_was_offered(
    hall: Hall, anna: Person, boris: Person
) -> None:
    desk = Desk(hall)
    tables = [await hall.for_two(anna, boris) for _ in range(2)]
    await desk.say(anna, draw_and_count.draw, "", group="en")
    assert desk.shown.caption == EN.html("offer-which")
    press = Press(Kind.OFFER, tables[0].game.id, action="draw")
    assert await desk.press(boris, GROUP, press, gone=True) == EN.plain("said-offered")
    await desk.sender.idle()
    assert offer_of(await hall.now(tables[0])) is not None
    (done,) = desk.shown.edited
    head = plain(done).splitlines()[0]
    assert head.startswith(f"№{tables[0].game.id} · ")
    assert head.endswith(" ↓")


async def test_the_list_tells_that_the_bot_declines(hall: Hall, anna: Person) -> None:
    desk = Desk(hall)
    tables = [await hall.against_bot(anna) for _ in range(2)]
    press = Press(Kind.OFFER, tables[0].game.id, action="draw")
    assert await desk.press(anna, 1, press, gone=True) == EN.plain("answer-bot-declines")
    await desk.sender.idle()
    (done,) = desk.shown.edited
    assert plain(done).splitlines()[0].startswith(f"№{tables[0].game.id} · ")
    assert plain(done).splitlines()[1] == EN.plain("answer-bot-declines")


async def test_a_stranger_does_not_use_up_the_list(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    desk = Desk(hall)
    table = await hall.for_two(anna, boris)
    press = Press(Kind.OFFER, table.game.id, action="draw")
    assert await desk.press(carla, GROUP, press, gone=True) == EN.plain("answer-foreign")
    await desk.sender.idle()
    assert desk.shown.edited == []
