"""All throws of all games, counted once each."""

from __future__ import annotations

import asyncio
from collections import Counter
from fractions import Fraction

import pytest

from bot.handlers import luck
from bot.handlers.records import counts
from bot.run.housekeeping import COUNTED, PACK_MS, Housekeeping
from bot.table.table import AnyRules, Table
from bot.table.tallying import Tallied, spread, tallied, totals_of, worth
from bot.words.library import LANGUAGES
from games.catalogue import devices, rule_set
from games.chance import Device, Marked
from storage.rows import Person, Total
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import Hall, played, seen

STICKS = "sticks 2 2 2 2"
BINOMIAL = tuple(Fraction(ways, 16) for ways in (1, 4, 6, 4, 1))


@pytest.fixture
def housekeeping(hall: Hall) -> Housekeeping:
    return Housekeeping(hall.store, hall.door, clock=hall.clock)


async def finished(hall: Hall, anna: Person, boris: Person, rules: AnyRules) -> Table:
    invitation = await hall.invite(anna, "group", rules=rules)
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))
    if table.game.status == "open":  # more may sit down
        table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    return await played(hall, table)


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        (rule_set("thibault"), "sticks"),
        (rule_set("thibault", {"first": "throw_off"}), "sticks"),
        (rule_set("thibault", {"dice": "two"}), "dice"),
        (rule_set("hyena"), "chips"),
    ],
    ids=["sticks", "throw-off", "dice", "chips"],
)
async def test_every_throw_of_a_game_is_counted_those_for_the_seats_too(
    hall: Hall, anna: Person, boris: Person, rules: AnyRules, kind: str
) -> None:
    table = await hall.whole(await finished(hall, anna, boris, rules))
    (one,) = tallied(totals_of(table.game, 2, await hall.store.actions(table.game.id)))
    assert one.kind == kind
    assert one.throws == sum(count for _, count, _ in counts(table))


async def test_a_game_is_counted_once_packed_or_not(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    table = await finished(hall, anna, boris, rule_set("thibault"))
    await hall.for_two(anna, boris)
    totals = totals_of(table.game, 2, await hall.store.actions(table.game.id))
    await housekeeping.do_some()
    assert await hall.store.tally() == totals
    hall.clock.now += 2 * PACK_MS
    await housekeeping.do_some()
    await housekeeping.do_some()
    assert await hall.store.tally() == totals
    assert await hall.store.untallied(COUNTED) == ()


async def test_two_servers_that_count_at_once_count_a_game_once_and_go_on(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    table = await finished(hall, anna, boris, rule_set("thibault"))
    totals = totals_of(table.game, 2, await hall.store.actions(table.game.id))
    other = Housekeeping(hall.store, hall.door, clock=hall.clock)
    await asyncio.gather(housekeeping.do_some(), other.do_some())
    assert await hall.store.tally() == totals


async def test_games_of_before_are_counted_when_they_are_packed_already(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    table = await finished(hall, anna, boris, rule_set("thibault"))
    totals = totals_of(table.game, 2, await hall.store.actions(table.game.id))
    await hall.store.pack(table.game.id)
    await housekeeping.do_some()
    assert await hall.store.tally() == totals


async def test_of_several_games_the_counts_add_up(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    each = Counter[str]()
    for switches in ({}, {"dice": "two"}, {}):
        table = await finished(hall, anna, boris, rule_set("thibault", switches))
        for total in totals_of(table.game, 2, await hall.store.actions(table.game.id)):
            each[total.device] += total.seen
    await finished(hall, anna, boris, rule_set("sidja"))
    await housekeeping.do_some()
    found = Counter[str]()
    for total in await hall.store.tally():
        found[total.device] += total.seen
    assert found == each
    assert len(found) == 2, "in Seega nothing is thrown"


def test_sticks_are_judged_by_how_many_light_sides_are_up() -> None:
    (one,) = tallied([Total(STICKS, total, seen) for total, seen in enumerate((6, 24, 37, 25, 4))])
    assert one == Tallied("sticks", (6, 24, 37, 25, 4), BINOMIAL)
    assert one.throws == 96
    assert luck.unevenness(one) == "usual"


def test_two_dice_show_two_at_least() -> None:
    (one,) = tallied([Total("dice 6 6", 10, 3)])
    assert (one.least, one.seen) == (2, (*[0] * 10, 3))
    assert one.chances[5] == Fraction(1, 6), "of a 7"


def test_a_device_that_nobody_throws_any_more_counted_the_sum_of_its_faces() -> None:
    (one,) = tallied([Total("knuckles 4 4", 6, 2)])
    assert (one.kind, one.throws, len(one.seen)) == ("knuckles", 2, 7)
    assert one.chances[6] == Fraction(1, 16)


def test_luck_is_steps_or_how_often_a_word_is_thrown() -> None:
    pyramids = Device("pyramids", (4,) * 4, tuple("01234"), Marked(frozenset({0, 1})))
    assert worth(pyramids, pyramids.read((0, 3, 1, 1))) == 3
    assert spread(pyramids) == (2, 1), "four of them, each marked half of the time"
    (chips,) = [device for device in devices() if device.hits]
    assert [worth(chips, score) for score in ("6", "taba", "2")] == [0, 1, 0]


@pytest.mark.parametrize(
    ("seen", "word"),
    [
        ((1, 4, 6, 4, 1), "few"),
        ((60, 240, 370, 250, 40), "usual"),
        ((45, 230, 350, 270, 80), "rare"),
        ((160, 160, 320, 160, 160), "odd"),
    ],
)
def test_unevenness_is_called_what_chance_makes_of_it(seen: tuple[int, ...], word: str) -> None:
    assert luck.unevenness(Tallied("sticks", seen, BINOMIAL)) == word


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_throws_are_told_in_words(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person, language: str
) -> None:
    desk, texts = Desk(hall), LIBRARY[language]
    await desk.say(anna, luck.throws, "", language=language)
    assert desk.told.texts[-1] == texts.html("throws-none")
    await finished(hall, anna, boris, rule_set("thibault"))
    await housekeeping.do_some()
    await desk.say(anna, luck.throws, "", language=language)
    (one,) = tallied(await hall.store.tally())
    told = desk.told.texts[-1]
    assert texts.html("throws-device-sticks", count=one.throws) in told
    assert texts.html("throws-next") in told
    assert str(one.seen[2]) in told
