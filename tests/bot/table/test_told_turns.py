"""Turns in which there was nothing to choose are told until people choose again."""

from __future__ import annotations

from random import Random

import pytest

from bot.board.caption import caption
from bot.board.sight import Sight
from bot.table.table import MOST_TOLD, Table
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose, Over
from games.takeback import is_choice
from storage.operations import ChangePerson
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, a_moment_later, actor, seen

LIBRARY = Library()


async def boards(hall: Hall, person: Person, seed: int) -> list[Table]:
    """A game of hers against the BOT, in which throws and lone choices play themselves."""
    await hall.store.commit(ChangePerson(person.id, (("thrown_for", True),)))
    table, random = await hall.against_bot(person, rule_set("tait")), Random(seed)
    shown: list[Table] = []
    while not isinstance(table.turn, Over) and len(shown) < 150:
        text = "throw"
        if isinstance(table.turn, Choose):
            text = table.rules.write(random.choice(table.turn.actions))
        after = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))
        table = await a_moment_later(hall, after)
        shown.append(table)
    return shown


async def test_all_that_was_done_since_a_person_has_chosen_is_told(hall: Hall) -> None:
    anna = await hall.newcomer(1, "Anna")
    older = 0
    for table in await boards(hall, anna, seed=1):
        told = [each for turn in table.told_turns for each in turn]
        kept = table.played[len(table.played) - len(told) :]
        assert tuple(told) == kept, "without a gap"
        (seat,) = (p.seat for p in table.players if p.person == anna.id)
        before = table.played[table.summary.ply : len(table.played) - len(told)]
        mine = [p for p in told if p.seat == seat and is_choice(table.rules, p)]
        whole = len(table.told_turns) == MOST_TOLD or not before or mine
        last = before[-1] if before else None
        assert whole or (last is not None and last.seat == seat and is_choice(table.rules, last))
        older += len(table.told_turns) > len(table.last_turns)
    assert older > 5, "there were such turns"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_caption_tells_them_on_a_line_of_its_own(hall: Hall, language: str) -> None:
    anna, texts = await hall.newcomer(1, "Anna"), LIBRARY[language]
    line, found = texts.html("caption-earlier"), 0
    for table in await boards(hall, anna, seed=2):
        words = caption(Sight(table, texts, NAMES))
        more = table.game.status == "playing" and len(table.told_turns) > len(table.last_turns)
        assert (line in words) == more
        found += more
    assert found
