"""The next game against a stronger BOT for who has won, or an easier one for who has lost."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.table.board_rows import Place
from bot.table.invitation import offered_rung
from bot.table.seats import chosen_alone, levels, next_rung, numbered_levels
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind
from bot.words.library import Library
from games.catalogue import CATALOGUE, rule_set
from games.core import Over
from opponents import OPPONENTS, STRENGTHS
from storage.rows import Chat, Person
from tests.bot.kit import NAMES, Hall, played, seen

LIBRARY = Library()


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_each_rung_is_a_little_stronger_than_the_one_below(rules: AnyRules) -> None:
    def strength(name: str) -> int:
        return STRENGTHS.index(OPPONENTS[name].strength(rules.game))

    for name in levels(rules):
        up, down = (next_rung(rules, name, up=way) for way in (True, False))
        assert up is None or strength(up) > strength(name)
        assert down is None or strength(down) < strength(name)
        between = range(strength(name) + 1, strength(up) if up else len(STRENGTHS))
        assert not any(strength(other) in between for other in levels(rules))
    for lower, higher in zip(numbered_levels(rules), numbered_levels(rules)[1:], strict=False):
        assert next_rung(rules, lower, up=True) == higher
        assert next_rung(rules, higher, up=False) == lower
    assert next_rung(rules, levels(rules)[0], up=False) is None
    assert next_rung(rules, "nobody", up=True) is None


async def over(hall: Hall, person: Person, bot: str) -> tuple[Table, bool]:
    """A game against that BOT to its end, and whether the person has won."""
    invitation = await hall.invite(person, "bot", bot, rules=rule_set("siga"))
    begun = seen(await hall.door.seating.begin(invitation.game.id, person, press="begin"))
    table = await played(hall, begun)
    assert isinstance(table.turn, Over)
    (seat,) = (p.seat for p in table.players if p.person == person.id)
    return table, seat in table.turn.winners


async def test_one_tap_begins_it_against_that_bot_and_no_other(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    table, won = await over(hall, anna, "modest")
    rung = offered_rung(table, anna.id)
    assert rung == next_rung(table.rules, "modest", up=won)
    assert rung is not None
    home = Place(await hall.private(anna))
    check = table.game.next_secret
    assert check is not None
    others = [name for name in chosen_alone(table.rules) if name != rung]
    rematch = hall.door.seating.rematch
    name = Random(1).choice(others)
    refused = await rematch(table.game.id, anna, (home,), press="q", bot=name)
    assert refused.answer == "not-offered"
    after = seen(await rematch(table.game.id, anna, (home,), press="r", bot=rung))
    assert [p.bot for p in after.players if p.bot is not None] == [rung]


async def test_it_stands_beside_rematch_and_says_which_way_it_goes(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    table, won = await over(hall, anna, "modest")
    texts, chat = LIBRARY["en"], Chat(1, "private", 1, person=anna.id)
    first, *_ = keyboard(Sight(table, texts, NAMES, reader=anna.id, chat=chat))
    again, other = first
    assert again.press is not None
    assert other.press is not None
    assert {again.press.kind, other.press.kind} == {Kind.REMATCH}
    assert other.text == texts.plain("key-stronger" if won else "key-easier")
    shared, *_ = keyboard(Sight(table, texts, NAMES, chat=chat))
    assert other not in shared, "nobody knows whose board it is"


async def test_who_wins_a_first_game_is_led_to_a_stronger_bot_first(hall: Hall) -> None:
    """*Rematch* was the green one after twelve to none against Novice."""
    anna, met = await hall.newcomer(1, "Anna"), set[bool]()
    texts, chat = LIBRARY["en"], Chat(1, "private", 1, person=anna.id)
    while met != {True, False}:
        table, won = await over(hall, anna, "modest")
        for goal in (True, False):
            known = replace(table, game=replace(table.game, goal=goal))
            (again, other), *_ = keyboard(Sight(known, texts, NAMES, reader=anna.id, chat=chat))
            green = other if won and goal else again
            assert [key.style for key in (again, other)].count("success") == 1
            assert green.style == "success"
        met.add(won)
