"""Taking back where that ends what a game counts for ratings."""

from __future__ import annotations

from bot.board.buttons import TakeBack
from bot.board.questions import offer_lines
from bot.board.sight import Sight
from bot.handlers.confirming import READING_MS
from bot.handlers.taking_back import takeback
from bot.table.table import Table
from bot.table.takeback import takeback_of
from bot.telegram.callback_data import Press
from games.catalogue import rule_set
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, plain, step


def press(table: Table) -> Press:
    return TakeBack().press(table.game.id, table.game.ply)


async def known_since(hall: Hall, table: Table, person: Person) -> Table:
    """The game when that person has chosen, and a later throw is known."""
    while (found := takeback_of(await hall.whole(table), person.id)) is None or found.free:
        table = await step(hall, table)
    return await hall.whole(table)


async def test_against_the_bot_who_plays_for_ratings_is_warned_first(
    hall: Hall, anna: Person
) -> None:
    desk = Desk(hall)
    await hall.store.commit(ChangePerson(anna.id, (("rates", "all"),)))
    table = await known_since(hall, await hall.against_bot(anna), anna)
    own = anna.telegram or 0
    for _ in range(2):
        assert await desk.press(anna, own, press(table)) == en("answer-back-unrates")
        assert desk.told.answers[-1][1], "as an alert, which is read"
    assert (await hall.now(table)).game == table.game
    hall.clock.now += READING_MS
    assert (await desk.press(anna, own, press(table)) or "").startswith("Taken back")
    assert (await hall.now(table)).game.unrated == "takeback"


async def test_who_would_place_stones_again_is_asked_to_press_once_more(
    hall: Hall, anna: Person
) -> None:
    desk, table = Desk(hall), await hall.against_bot(anna, rule_set("sidja"))
    while table.state.due == "place":
        table = await step(hall, table)
    back, own = press(table), anna.telegram or 0
    (order,) = table.rules.orders(table.rules.start(2))
    for _ in range(2):
        assert await desk.press(anna, own, back) == LIBRARY["en"].back(order.give)
        assert desk.told.answers[-1][1], "as an alert, which is read"
    assert (await hall.now(table)).state == table.state
    hall.clock.now += READING_MS
    assert (await desk.press(anna, own, back) or "").startswith("Taken back")
    assert (await hall.now(table)).state.due == "place"


async def test_who_writes_it_is_warned_too(hall: Hall, anna: Person) -> None:
    desk = Desk(hall)
    await hall.store.commit(ChangePerson(anna.id, (("rates", "all"),)))
    table = await known_since(hall, await hall.against_bot(anna), anna)
    await desk.say(anna, takeback, "")
    assert plain(desk.told.texts[-1]) == en("answer-back-unrates")
    assert (await hall.now(table)).rated
    hall.clock.now += READING_MS
    warned = await hall.store.person(anna.id)
    assert warned is not None
    await desk.say(warned, takeback, "")
    assert (await hall.now(table)).game.unrated == "takeback"


async def test_where_the_others_are_asked_the_request_says_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    desk = Desk(hall)
    table = await known_since(hall, await hall.for_two(anna, boris), anna)
    assert await desk.press(anna, GROUP, press(table)) == en("said-back-asked")
    (line,) = offer_lines(Sight(await hall.now(table), LIBRARY["en"]))
    assert plain(line).endswith("(⚖️ then not rated)")


async def test_in_a_game_that_counts_for_none_nothing_is_asked(hall: Hall, anna: Person) -> None:
    desk = Desk(hall)
    table = await known_since(hall, await hall.against_bot(anna), anna)
    own = anna.telegram or 0
    assert (await desk.press(anna, own, press(table)) or "").startswith("Taken back")
