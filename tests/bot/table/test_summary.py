"""A table keeps its last turns, and tells and shows what the whole game would (decision 41)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.board.caption import caption
from bot.board.sight import Sight, view_of
from bot.table.bookmarks import STRIDE, shortened
from bot.table.chained import moves_digest
from bot.table.steps import refusal
from bot.table.summary import NOTHING_YET, Forgotten, ShortHistory, Summary
from bot.table.table import BrokenGame, Table
from bot.table.teaching import lesson_told, may_teach
from games.catalogue import CATALOGUE, RuleSet, rule_set
from games.core import Choose, Over, Played, lookup
from games.core import turns as turns_of
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, actor, first_action, seen
from tests.bot.wording import LIBRARY

EN = LIBRARY["en"]
LINK = "5e" * 32


async def played_on(hall: Hall, table: Table, rng: Random) -> Table:
    """The game after some step."""
    action = first_action(table)
    if isinstance(table.turn, Choose):
        action = table.rules.write(rng.choice(table.turn.actions))
    play = hall.door.play.act(table.game.id, table.game.ply, actor(table), action)
    return seen(await play)


def told(table: Table) -> tuple[Any, ...]:
    """All that is made of what was played."""
    return (
        caption(Sight(table, EN, NAMES)),
        view_of(table),
        table.turns,
        table.begun,
        table.acted(),
        table.faces,
        table.lost,
        lesson_told(table),
        may_teach(table),
        moves_digest(table),
    )


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
async def test_a_table_with_its_last_turns_tells_and_shows_what_the_whole_game_does(
    hall: Hall, anna: Person, rules: RuleSet[Any, Any]
) -> None:
    rng, table, kept = Random(rules.id), await hall.against_bot(anna, rules), 0
    while not isinstance(table.turn, Over) and table.game.ply < 120:
        table = await played_on(hall, table, rng)
        known, killed = await hall.now(table), await (await hall.again()).now(table)
        whole = await hall.whole(table)
        assert told(known) == told(killed) == told(whole)
        assert (known.played, known.state) == (killed.played, whole.state)
        assert whole.played[known.summary.ply :] == known.recent
        assert killed.turns == turns_of(whole.played)
        longest = sum(map(len, known.told_turns)) + 2 * STRIDE
        assert len(known.recent) <= longest
        kept = max(kept, known.summary.ply)
    assert kept > 20, "it was never shortened"


SHUT_IN = "a2 a3 c3 c2 a1 b1 c1 b3 b3-b2 a3-b3 pass"
"""Siga on nine squares: b3-b2 shows what a piece may do, the answer to it played itself, and the
BOT then had to pass. Nobody has acted since who could have read the lesson."""


async def test_a_lesson_that_nobody_could_read_yet_is_not_forgotten_with_its_action(
    hall: Hall, anna: Person
) -> None:
    rules = rule_set("siga", {"size": "3"})
    begun = await hall.against_bot(anna, rules)
    state, played = rules.start(2), list[Played[Any, Any]]()
    for text in SHUT_IN.split():
        turn, action = rules.turn(state), lookup(rules, state, text)
        assert isinstance(turn, Choose)
        played.append(Played(turn.seat, state, action))
        state = rules.apply(state, action)
    players = tuple(replace(player, seat=player.number) for player in begun.players)
    game = replace(begun.game, ply=len(played), lesson="8:10:seega-lesson-move-4", bookmark=None)
    whole = Table(game, players, rules, state, tuple(played))
    assert lesson_told(whole) is not None
    assert told(shortened(whole)) == told(whole)


async def test_a_lesson_of_the_first_of_many_turns_in_one_step_is_told_as_long_as_it_stands(
    hall: Hall, anna: Person
) -> None:
    """Seega: all stones are placed, and a lone move follows, by one press."""
    told_of = 0
    for seed in range(12):
        rng, table = Random(seed), await hall.against_bot(anna, rule_set("siga"))
        while not isinstance(table.turn, Over) and table.game.ply < 60:
            person = actor(table)
            order = next(iter(table.rules.orders(table.state)), None)
            if isinstance(person, int) and order is not None and not table.seated(0).orders:
                play = hall.door.play.order(table.game.id, person, order.name)
                table = (await play).table or table
                table = await hall.now(table)
            table = await played_on(hall, table, rng)
            killed = await (await hall.again()).now(table)
            whole = await hall.whole(table)
            assert lesson_told(await hall.now(table)) == lesson_told(killed) == lesson_told(whole)
            told_of += lesson_told(whole) is not None and table.game.bookmark is not None
    assert told_of


async def test_a_cold_table_reads_its_last_turns_alone(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    while table.game.ply < 60:
        table = await played_on(hall, table, Random(table.game.ply))
    summary = Summary.read(table.game.bookmark)
    assert table.game.ply - summary.ply < 25
    with closing(sqlite3.connect(hall.file)) as writing, writing:
        writing.execute("DELETE FROM action WHERE ply < ?", (summary.ply,))
    again = await hall.again()
    assert (await again.now(table)).state == table.state
    with pytest.raises(BrokenGame, match="action 0 is missing"):
        await again.whole(table)


async def test_a_game_of_before_has_no_bookmark_and_gets_one(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    while table.game.ply < 40:
        table = await played_on(hall, table, Random(table.game.ply))
    with closing(sqlite3.connect(hall.file)) as writing, writing:
        writing.execute("UPDATE game SET bookmark = NULL")
    again = await hall.again()
    found = await again.now(table)
    assert found.summary.ply > 0, "not all of it is kept in memory"
    assert told(found) == told(await again.whole(table))
    after = await played_on(again, found, Random(1))
    assert Summary.read(after.game.bookmark).ply > 0


async def test_a_bookmark_that_an_older_program_left_behind_stays_true(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    early = None
    while table.game.ply < 60:
        table = await played_on(hall, table, Random(table.game.ply))
        early = early or table.game.bookmark
    with closing(sqlite3.connect(hall.file)) as writing, writing:
        writing.execute("UPDATE game SET bookmark = ?", (early,))
    again = await hall.again()
    assert told(await again.now(table)) == told(await again.whole(table))


@pytest.mark.parametrize(
    "bookmark",
    [
        f"8 2 2 0,1 - {LINK} nonsense", f"8 2 2 0,1 - {LINK}", f"8 x 2 0,1 - {LINK} .",
        f"900 2 2 0,1 - {LINK} .", "8 2 2 0,1 - CS CS S start -", f"8 2 2 0,1 - {LINK[:20]} .",
    ],
)  # fmt: skip
async def test_a_bookmark_that_is_wrong_is_a_broken_game(
    hall: Hall, anna: Person, boris: Person, bookmark: str
) -> None:
    table = await hall.for_two(anna, boris)
    while table.game.ply < 20:
        table = await played_on(hall, table, Random(table.game.ply))
    with closing(sqlite3.connect(hall.file)) as writing, writing:
        writing.execute("UPDATE game SET bookmark = ?", (bookmark,))
    with pytest.raises(BrokenGame, match=f"game {table.game.id}"):
        await (await hall.again()).now(table)


async def test_a_press_of_long_ago_is_stale_and_one_of_just_now_was_done(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    while table.game.ply < 60:
        before, table = table, await played_on(hall, table, Random(table.game.ply))
    known = await hall.now(table)
    person = actor(before)
    assert refusal(known, before.game.ply, person) in ("acted", "stale")
    assert refusal(known, 0, person) == "stale"


def test_what_is_not_kept_is_never_given() -> None:
    history = ShortHistory(Summary(5, 2, 2, frozenset({0, 1}), None, LINK, "x"), ())
    assert len(history) == 5
    assert history[5:] == ()
    for asked in (
        lambda: history[4],
        lambda: history[:],
        lambda: list(history),
        lambda: history[-1],
    ):
        with pytest.raises(Forgotten):
            asked()


def test_the_saved_form_of_what_came_before_is_read_back() -> None:
    summary = Summary(132, 44, 46, frozenset({0, 3}), (1, 0, 1, 1), LINK, "CS CS S start -")
    assert Summary.read(summary.text()) == summary
    assert Summary.read(replace(summary, faces=None).text()) == replace(summary, faces=None)
    assert Summary.read(None) == NOTHING_YET
