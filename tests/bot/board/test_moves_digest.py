"""Each board shows a digest of all that was played, folded behind the seal; the record has the last
one (decision 62)."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.board.caption import caption
from bot.board.phone import QUOTED_COLUMNS, wrapped
from bot.board.sealing import moves_lines
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.chained import moves_digest
from bot.table.endings import resigning, withdrawing
from bot.table.table import Table
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose
from games.hyena.sets.hyena import HYENA
from games.proof import verify
from games.record import read_record, write_record
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, actor, first_action, plain, played, seen, step

LIBRARY = Library()
EN = LIBRARY["en"]
FOLDED = re.compile(r"<blockquote expandable>(.*?)</blockquote>", re.DOTALL)


def shown(table: Table, room: float | None = None) -> str:
    """The digest on the board, which must stand in a quotation."""
    text = caption(Sight(table, EN, NAMES), room=room)
    (digest,) = re.findall(r"🔏 Moves: <code>(.*?)</code>", text)
    assert "🔏" not in FOLDED.sub("", text)
    assert isinstance(digest, str)
    return digest


async def recorded(hall: Hall, table: Table) -> str | None:
    """The digest in the game's record, which holds."""
    made = read_record(write_record(record(Sight(await hall.whole(table), EN, NAMES))))
    assert made.tag("Secret") is None or verify(made).moves == made.tag("Moves")
    return made.tag("Moves")


@pytest.mark.parametrize("rules", ["thibault", "siga", "hyena"])
async def test_every_board_shows_what_the_record_has(hall: Hall, anna: Person, rules: str) -> None:
    table, digests = await hall.against_bot(anna, rule_set(rules)), list[str]()
    for _ in range(40):
        digest = shown(table)
        assert re.fullmatch(r"[0-9a-f]{5}(?: [0-9a-f]{5}){3}", digest)
        assert digest == shown(table, room=0.0) == await recorded(hall, table)
        digests.append(digest)
        table = await hall.now(await step(hall, table))
    assert len(set(digests)) == len(digests), "each action makes another"


async def test_the_last_board_has_that_of_the_end(hall: Hall, anna: Person, boris: Person) -> None:
    table = await played(hall, await hall.for_two(anna, boris))
    assert table.result is not None
    for room in (None, 0.0):
        assert shown(table, room) == await recorded(hall, table)


async def test_who_resigned_is_part_of_it(hall: Hall, anna: Person, boris: Person) -> None:
    table = await step(hall, await hall.for_two(anna, boris))
    before = shown(table)
    over = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert shown(over) == await recorded(hall, over) != before


async def test_before_a_game_begins_there_is_none(hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "group")
    over = seen(await hall.door.change(invitation.game.id, withdrawing, anna.id))
    for table in (invitation, over):
        assert moves_digest(table) == ""
        assert "🔏" not in caption(Sight(table, EN, NAMES))
        assert "digest" not in caption(Sight(table, EN, NAMES))


async def test_other_moves_of_the_same_game_have_another(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """The throws are the same until somebody moves otherwise."""
    table = await hall.for_two(anna, boris)
    while not (isinstance(table.turn, Choose) and len(table.turn.actions) > 1):
        table = await step(hall, table)
    one, other = (table.after(table.turn.seat, action) for action in table.turn.actions[:2])
    assert moves_digest(one) != moves_digest(other)


async def test_a_game_that_goes_on_when_the_program_is_renewed_has_that_of_all_its_actions(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table, rng = await hall.for_two(anna, boris), Random(1)
    while table.game.ply < 60:
        action = first_action(table)
        if isinstance(table.turn, Choose):
            action = table.rules.write(rng.choice(table.turn.actions))
        table = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), action))
    with closing(sqlite3.connect(hall.file)) as writing, writing:
        writing.execute("UPDATE game SET bookmark = NULL")
    renewed = await hall.again()
    assert shown(await renewed.now(table)) == shown(table) == await recorded(renewed, table)


async def test_names_are_not_in_it(hall: Hall, anna: Person, boris: Person) -> None:
    """A nickname, or none any more, changes no digest that somebody has seen."""
    table = await step(hall, await hall.for_two(anna, boris))
    forgotten = record(Sight(await hall.whole(table), EN, {}))
    assert forgotten.tag("Moves") == shown(table)


async def test_in_every_language_it_is_one_line_on_a_small_phone(hall: Hall, anna: Person) -> None:
    table = await step(hall, await hall.against_bot(anna, HYENA))
    small = QUOTED_COLUMNS * 330 / 360
    for language in LANGUAGES:
        (line,) = moves_lines(Sight(table, LIBRARY[language], NAMES))
        assert wrapped(plain(re.sub("<[^>]+>", "", line)), small) == 1


async def test_a_board_without_a_picture_and_one_that_explains_itself_have_it(
    hall: Hall, anna: Person
) -> None:
    table = await step(hall, await hall.against_bot(anna))
    wordy = caption(Sight(table, EN, NAMES, wordy="refused"))
    explained = caption(Sight(table, EN, NAMES, explained=("Because.",) * 40), room=0.0)
    for text in (wordy, explained):
        assert f"🔏 Moves: <code>{moves_digest(table)}</code>" in "".join(FOLDED.findall(text))
