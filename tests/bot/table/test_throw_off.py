"""Seats that are thrown for (senet 1.2), counts of throws, and every rule set at the table."""

from __future__ import annotations

from html import escape
from random import Random
from typing import Any

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.heading import throw_off
from bot.board.sight import Sight
from bot.handlers.records import counts, record
from bot.table.endings import resigning
from bot.table.table import Table
from bot.words.library import LANGUAGES, Library
from games import fair
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.core import Choose, Over, Throw
from games.proof import verify
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, actor, plain, played, seen, step

THROWN_FOR = rule_set("thibault", {"first": "throw_off"})
LIBRARY = Library()
EN = LIBRARY["en"]


async def thrown_for(hall: Hall, anna: Person, boris: Person) -> Table:
    invitation = await hall.invite(anna, "group", rules=THROWN_FOR)
    return seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))


async def test_the_throw_off_gives_the_seats_and_the_games_throws_follow_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await thrown_for(hall, anna, boris)
    game = table.game
    deal = fair.deal(THROWN_FOR, 2, game.secret, str(game.id), game.salt or "")
    assert tuple(table.seated(seat).number for seat in range(2)) == deal.seats
    assert (game.throws, game.ply, table.played) == (len(deal.thrown), 0, ())
    turn = table.turn
    assert isinstance(turn, Throw)
    after = await step(hall, table)
    number = len(deal.thrown) + 1
    drawn = fair.faces(game.secret, str(game.id), number, game.salt or "", turn.device)
    assert after.played[0].faces == drawn
    assert after.game.throws == number
    found = await (await hall.again()).now(after)
    assert found.game == after.game


async def test_a_game_with_a_throw_off_verifies_and_counts_all_its_throws(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, await thrown_for(hall, anna, boris))
    table = await hall.whole(table)
    verdict = verify(record(Sight(table, EN, NAMES)))
    assert (verdict.holds, verdict.seats, verdict.throws) == (True, "throw-off", table.game.throws)
    counted = counts(table)
    assert sum(count for _, count, _ in counted) == table.game.throws
    assert sum(expected for _, _, expected in counted) == table.game.throws
    assert [text for text, _, _ in counted] == ["1", "2", "3", "4", "5"]


async def test_counts_stand_against_their_odds(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    while table.game.throws < 16:
        table = await step(hall, table)
    table = await hall.whole(table)
    assert [expected for _, _, expected in counts(table)] == [4, 6, 4, 1, 1]
    assert sum(count for _, count, _ in counts(table)) == 16


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_throw_off_is_told_until_both_have_had_a_whole_turn(
    hall: Hall, anna: Person, boris: Person, language: str
) -> None:
    texts = LIBRARY[language]
    table = await thrown_for(hall, anna, boris)
    line = throw_off(Sight(table, texts, NAMES))
    passed = 0
    while passed < 2:
        assert line in caption(Sight(table, texts, NAMES))
        before = table.to_act
        table = await step(hall, table)
        passed += table.to_act != before
    assert line in caption(Sight(table, texts, NAMES)), "the second turn has just ended"
    table = await step(hall, table)
    assert line not in caption(Sight(table, texts, NAMES))


async def test_the_throw_off_says_who_threw_what(hall: Hall, anna: Person, boris: Person) -> None:
    table = await thrown_for(hall, anna, boris)
    game = table.game
    deal = fair.deal(THROWN_FOR, 2, game.secret, str(game.id), game.salt or "")
    names = [NAMES[table.players[number].person or 0] for number in deal.order]
    thrown = [f"{names[n % 2]} {score}" for n, score in enumerate(deal.scores)]
    assert len(thrown) <= 6, "more would be cut"
    winner = NAMES[table.seated(0).person or 0]
    line = plain(throw_off(Sight(table, EN, NAMES)))
    assert line == f"🎲 Throw-off: {', '.join(thrown)}. {winner} takes white."
    assert thrown[-1] == f"{winner} 1"


async def test_the_invitation_says_that_the_seats_are_thrown_for(hall: Hall, anna: Person) -> None:
    told = caption(Sight(await hall.invite(anna, "group", rules=THROWN_FOR), EN, NAMES))
    assert "throws the first" in told
    assert EN.html("invite-lot") not in told
    assert EN.html("invite-lot") in caption(Sight(await hall.invite(anna, "group"), EN, NAMES))


# -- every rule set at the table -------------------------------------------------------------------


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
async def test_every_rule_set_is_played_with_the_bot_told_and_verified(
    hall: Hall, anna: Person, rules: RuleSet[Any, Any]
) -> None:
    rng = Random(rules.id)
    invitation = await hall.invite(anna, "bot", "novice", rules=rules)
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    frames = 0
    for _ in range(150):
        if isinstance(table.turn, Over):
            break
        action = "throw"
        if isinstance(table.turn, Choose):
            action = table.rules.write(rng.choice(table.turn.actions))
        before = (await hall.store.boards(table.game.id))[0].wanted
        act = hall.door.play.act(table.game.id, table.game.ply, actor(table), action)
        table = seen(await act)
        after = (await hall.store.boards(table.game.id))[0].wanted
        assert after == before + (not table.held)
        frames += table.held
        text, due = caption(Sight(table, EN, NAMES)), table.to_act
        assert length(text) <= MAX_CAPTION
        mine = due is not None and due.bot is None  # of the BOT it would be read as one's own
        for told in table.rules.pending(table.state):
            assert (escape(EN.told(told), quote=False) in text) == mine
    if rules.throws_on:  # a throw seldom leaves anything to choose
        assert table.game.throws > 20
    elif table.game.throws:
        assert frames > 5
    else:
        assert frames == 0
    if table.game.status != "over":
        table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert table.result is not None
    assert verify(record(Sight(await hall.whole(table), EN, NAMES))).throws == table.game.throws
    found = await (await hall.again()).now(table)
    assert (found.game, found.state) == (table.game, table.state)
