"""Whole games as text: they replay, their throws hold, and playing them again gives them anew."""

from __future__ import annotations

import json

import pytest

from games.catalogue import CATALOGUE
from games.core import Throw
from games.proof import verify
from games.record import read_record, replay, write_record
from tests.games.every import ALL_FIRST, same
from tests.golden.regenerate import BEFORE, FOLDER, GAMES, SAVED, Golden, play, unsaved

_WHERE = "tests/golden/regenerate.py"

every_golden = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: str(golden.name))


def test_every_rule_set_and_every_switch_has_a_golden_record() -> None:
    same({golden.rules for golden in GAMES}, {rules.id for rules in CATALOGUE}, f"{_WHERE}: GAMES")
    for rules in CATALOGUE:
        spoken = {
            name for golden in GAMES if golden.rules == rules.id for name, _ in golden.switches
        }
        offered = {switch.name for switch in rules.offered}
        if rules.game == "senet" and rules.id not in ALL_FIRST:
            offered.discard("dice")  # the same in all; see _by_themselves
        same(spoken, offered, f"{_WHERE}: SPECIAL, for {rules.id},")


def test_the_folder_holds_these_records_and_no_other() -> None:
    found, wanted = {path.name for path in FOLDER.iterdir()}, {g.path.name for g in GAMES}
    same(found, wanted, "tests/golden/records/ (run `make golden`)")


def test_a_rule_set_that_is_new_has_its_fields_saved_and_no_other() -> None:
    saved = SAVED.read_text(encoding="utf-8")
    assert unsaved(saved) == "", f"{SAVED.name} lacks it: run `make golden`"
    lines = saved.splitlines(keepends=True)
    for rules in CATALOGUE:
        others = "".join(line for line in lines if json.loads(line)["rules"] != rules.id)
        (line,) = unsaved(others).splitlines()
        assert json.loads(line)["fields"] == dict(rules.fields())
        assert rules.id == json.loads(line)["rules"]


@every_golden
def test_it_replays_to_its_final_position(golden: Golden) -> None:
    record = read_record(golden.text)
    replayed = replay(record)
    assert replayed.rules.dump(replayed.final) == record.tag("Final")
    assert set(replayed.rules.switches()) == set(golden.switches)


@every_golden
def test_its_throws_and_its_lot_hold(golden: Golden) -> None:
    record = read_record(golden.text)
    verdict = verify(record)
    assert verdict.holds
    rules = replay(record).rules
    thrown = isinstance(rules.turn(rules.start(golden.seats)), Throw)
    assert verdict.throws > 50 if thrown else verdict.throws == 0


@every_golden
def test_writing_what_was_read_changes_nothing(golden: Golden) -> None:
    text = golden.text
    assert write_record(read_record(text)) == text


@every_golden
def test_playing_it_again_gives_the_same_record(golden: Golden) -> None:
    assert play(golden) == golden.text


def test_records_drawn_as_before_hold_and_say_so() -> None:
    files = sorted(BEFORE.iterdir())
    assert len(files) >= 30
    for file in files:
        verdict = verify(read_record(file.read_text(encoding="utf-8")))
        assert (verdict.finding, verdict.method) == ("holds", "djehuty1"), file.name
