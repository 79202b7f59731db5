"""What the simulator's checks read, they leave as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from bot.table.summary import Taken
from games.catalogue import rule_set
from games.core import AnyPlayed, Choose, Over, Played, Throw
from games.takeback import is_choice
from tests.simulation.checks import waited
from tests.simulation.file_base import noted
from tests.simulation.telegram import User
from tests.simulation.words import Written, claims

ASEB = rule_set("aseb")


def test_what_is_noted_is_read_and_the_file_stays_as_it_was(tmp_path: Path) -> None:
    """Also what stands in the log alone, as after a process that was killed."""
    path = tmp_path / "djehuty.db"
    assert noted(path) == set(), "there is no file yet"
    with closing(sqlite3.connect(path, isolation_level=None)) as writing:
        writing.execute("PRAGMA journal_mode = WAL")
        assert noted(path) == set(), "nor anything in it"
        writing.execute("CREATE TABLE seen_update (id INTEGER PRIMARY KEY)")
        writing.execute("INSERT INTO seen_update VALUES (7), (9)")
        before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
        assert noted(path) == {7, 9}
        assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
        assert before[f"{path.name}-wal"]


def rosette() -> tuple[AnyPlayed, ...]:
    """A game of Aseb until somebody has chosen a rosette and thrown again."""
    random, state = Random(1), ASEB.start(2)
    line: list[AnyPlayed] = []
    while True:
        turn = ASEB.turn(state)
        assert not isinstance(turn, Over)
        if isinstance(turn, Throw):
            action, faces = random.choice([each for each, _ in turn.odds]), (1,)
        else:
            assert isinstance(turn, Choose)
            action, faces = random.choice(list(turn.actions)), None
        line.append(Played(turn.seat, state, action, faces))
        state = ASEB.apply(state, action)
        chosen, thrown = line[-2:] if len(line) > 1 else (line[0], line[0])
        if chosen.seat == thrown.seat and is_choice(ASEB, chosen) and thrown.faces is not None:
            return tuple(line)


def test_a_throw_again_waits_while_the_choice_before_it_is_free() -> None:
    """And nowhere else: not where it was drawn before, nor behind a throw or what was no choice."""
    *before, throw, choice, again = rosette()
    assert waited(ASEB, (*before, throw), (choice, again)) == 1
    assert waited(ASEB, before, (throw, choice, again)) == 2
    assert waited(ASEB, (*before, throw), (choice,)) is None
    assert waited(ASEB, (*before, throw, choice), (again,)) is None
    for gone, waits in (((choice, again), None), ((choice,), 1)):
        back = Taken(len(before) + 1 + len(gone), choice.seat, len(before) + 1, gone)
        log: list[AnyPlayed | Taken] = [*before, throw, *gone, back]
        assert waited(ASEB, log, (choice, again)) == waits, "what is known need not wait"
    only = next(p for p in before if p.faces is None and not is_choice(ASEB, p))
    assert waited(ASEB, before, (only, again)) is None


def test_a_written_move_made_what_was_played_when_it_was_noted(tmp_path: Path) -> None:
    """Not what the same person pressed in another game a moment later, though it is the same."""
    with closing(sqlite3.connect(tmp_path / "djehuty.db")) as file:
        file.executescript(
            "CREATE TABLE person (id, telegram);"
            "CREATE TABLE player (game, seat, person, resigned);"
            "CREATE TABLE action (game, ply, seat, text, faces, at);"
            "CREATE TABLE seen_update (id, at);"
            "INSERT INTO person VALUES (1, 13);"
            "INSERT INTO player VALUES (1, 0, 1, NULL), (5, 0, 1, NULL);"
            "INSERT INTO action VALUES (1, 2, 0, '3', '1 0 1 1', 20000);"
            "INSERT INTO action VALUES (5, 0, 0, '2', '1 0 0 1', 20700);"
            "INSERT INTO seen_update VALUES (24, 20010);"
        )
        move = Written(24, User(13, "Cleo", "ar"), "throw")

        def ask(sql: str, *values: Any) -> list[Any]:
            return file.execute(sql, values).fetchall()

        assert claims(ask, [move]) == {(1, 2): move}
