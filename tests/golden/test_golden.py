"""Whole games as text: they replay, their throws hold, and playing them again gives them anew."""

from __future__ import annotations

import pytest

from games.catalogue import CATALOGUE
from games.core import Throw
from games.proof import verify
from games.record import read_record, replay, write_record
from tests.golden.regenerate import FOLDER, GAMES, Golden, play

every_golden = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: str(golden.name))


def test_every_rule_set_and_every_switch_has_a_golden_record() -> None:
    assert {golden.rules for golden in GAMES} == {rules.id for rules in CATALOGUE}
    for rules in CATALOGUE:
        spoken = {
            name for golden in GAMES if golden.rules == rules.id for name, _ in golden.switches
        }
        assert spoken == {switch.name for switch in rules.offered}


def test_the_folder_holds_these_records_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {golden.path.name for golden in GAMES}


@every_golden
def test_it_replays_to_its_final_position(golden: Golden) -> None:
    record = read_record(golden.path.read_text(encoding="utf-8"))
    replayed = replay(record)
    assert replayed.rules.dump(replayed.final) == record.tag("Final")
    assert set(replayed.rules.switches()) == set(golden.switches)


@every_golden
def test_its_throws_and_its_lot_hold(golden: Golden) -> None:
    record = read_record(golden.path.read_text(encoding="utf-8"))
    verdict = verify(record)
    assert verdict.holds
    rules = replay(record).rules
    thrown = isinstance(rules.turn(rules.start(golden.seats)), Throw)
    assert verdict.throws > 50 if thrown else verdict.throws == 0


@every_golden
def test_writing_what_was_read_changes_nothing(golden: Golden) -> None:
    text = golden.path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


@every_golden
def test_playing_it_again_gives_the_same_record(golden: Golden) -> None:
    assert play(golden) == golden.path.read_text(encoding="utf-8")
