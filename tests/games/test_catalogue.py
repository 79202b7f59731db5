"""Rule sets by name, with switches, and as saved games keep them."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import CATALOGUE, devices, restore, rule_set, varied
from games.core import SwitchError, Throw
from games.fields import to_text
from games.senet.parts import (
    BACKWARD,
    DROWN,
    EITHER,
    FORWARD,
    PLAIN_BEAUTY,
    STOP,
    TRIAL,
)
from games.senet.rules import Senet
from games.senet.sets.bell import BELL
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.houses import HOUSES
from games.senet.sets.tait import TAIT
from games.senet.sets.thibault import THIBAULT
from tests.games.every import SENET, same


def test_things_of_one_kind_count_alike_whatever_the_rules_make_of_it() -> None:
    """Throws are tallied by their kind and things (bot/table/tallying.py)."""
    known = {(device.kind, device.sides): device for device in devices()}
    thrown = set()
    for rules in varied():
        turn = rules.turn(rules.start(rules.seats[0]))
        if isinstance(turn, Throw):
            one = known[turn.device.kind, turn.device.sides]
            assert (turn.device.reading, turn.device.least) == (one.reading, one.least)
            thrown.add(turn.device.kind)
    assert thrown == {"sticks", "dice", "chips", "bone"}


def test_a_switch_is_a_field() -> None:
    assert rule_set("thibault", {"netting": "on"}) == replace(THIBAULT, netting=True)
    assert rule_set("thibault", {"start": "hand"}) == replace(THIBAULT, setup="hand")
    assert rule_set("thibault", [("retreat_attack", "off")]).fields() != THIBAULT.fields()


def test_switches_are_told_in_a_fixed_order_and_only_where_they_differ() -> None:
    given = {"netting": "on", "pieces": "7", "dice": "sticks", "retreat_attack": "off"}
    told = (("pieces", "7"), ("retreat_attack", "off"), ("netting", "on"))
    assert rule_set("thibault", given).switches() == told


@pytest.mark.parametrize(
    ("switches", "says"),
    [
        ([("nettings", "on")], "no switch 'nettings'"),
        ([("neighbour_rows", "on")], "no switch 'neighbour_rows'"),
        ([("pieces", "6")], "pieces=6 does not exist; pieces may be: 5, 7, 9, 10, 3"),
        ([("netting", "yes")], "netting=yes does not exist"),
        ([("netting", "")], "netting= does not exist"),
        ([("pieces", "7"), ("pieces", "9")], "pieces=7 contradicts pieces=9"),
    ],
)
def test_refused_by_name(switches: list[tuple[str, str]], says: str) -> None:
    with pytest.raises(SwitchError, match=says):
        rule_set("thibault", switches)


@pytest.mark.parametrize(
    ("id", "switches", "says"),
    [
        ("tait", {"sticks": "5"}, "tait has no switch 'sticks'; it has: dice"),
        ("bell", {"netting": "on"}, "bell has no switch 'netting'; it has: dice"),
        ("houses", {"pieces": "5"}, "houses has no switch 'pieces'; it has: dice"),
        ("glebsite", {"pieces": "10"}, "pieces=10 does not exist; pieces may be: 5, 6, 7, 3"),
        ("glebsite", {"bear_off": "beyond_10"}, "glebsite has no switch 'bear_off'"),
        ("glebsite", {"easy": "beyond_10"}, "easy=beyond_10 does not exist; easy may be: off, on"),
    ],
)
def test_refused_by_name_in_the_other_rule_sets(
    id: str,  # noqa: A002 - it is the argument's own name
    switches: dict[str, str],
    says: str,
) -> None:
    with pytest.raises(SwitchError, match=says):
        rule_set(id, switches)


def test_switches_over_fields_of_other_values() -> None:
    rules = rule_set("glebsite", {"neighbour_rows": "on", "easy": "on", "pieces": "6"})
    assert rules.switches() == (("pieces", "6"), ("easy", "on"), ("neighbour_rows", "on"))
    fields = dict(rules.fields())
    assert (fields["bear_off"], fields["protection"]) == ("beyond_10", "neighbour_rows")
    assert restore("glebsite", 1, rules.fields()) == rules
    assert rule_set("glebsite", rules.switches()) == rules


def test_an_unknown_rule_set_is_refused_by_name() -> None:
    with pytest.raises(SwitchError, match="no rule set 'chess'; there are: thibault"):
        rule_set("chess")


CONTRADICTIONS: list[tuple[Senet, dict[str, Any], str]] = [
    (THIBAULT, {"pieces": 11}, "pieces=11 is not 1 to 10"),
    (THIBAULT, {"pieces": 0}, "pieces=0 is not 1 to 10"),
    (THIBAULT, {"block": 1}, "block=1: a group is at least two, or 0"),
    (THIBAULT, {"block": -2}, "block=-2: a group is at least two, or 0"),
    (THIBAULT, {"still": (27, 28, 29, 30, 25)}, "still=25, but leaves has no way off it"),
    (HOUSES, {"still": (27, 24)}, "still=24, but leaves has no way off it"),
    (
        THIBAULT,
        {"still": (28, 29, 30), "leaves": ((26, 5), (28, 3), (29, 2), (30, 1))},
        "water=drown needs a throw by which a piece leaves 27",
    ),
    (THIBAULT, {"named": (31,)}, "there is no house 31"),
    (THIBAULT, {"safe": (0,)}, "there is no house 0"),
    (TAIT, {"enters": ((4, 40),)}, "there is no house 40"),
    (TAIT, {"leaves": ((32, 1),)}, "there is no house 32"),
    (GLEBSITE, {"last": 31}, "there is no house 31"),
    (HOUSES, {"quiet_limit": 0}, "may_pass needs a quiet_limit, or no game need end"),
    (THIBAULT, {"may_pass": True}, "may_pass needs a quiet_limit, or no game need end"),
    (TAIT, {"way": EITHER}, "way=either needs a quiet_limit to end"),
    (HOUSES, {"quiet_limit": -1}, "quiet_limit=-1 is no number of turns"),
    (HOUSES, {"quiet_limit": 1_000_000}, "quiet_limit=1000000 is over 999999"),
    (THIBAULT, {"block": 31}, "block=31 is longer than the board"),
    (THIBAULT, {"named": (28, 3)}, "named=3, but that house has no name"),
    (THIBAULT, {"again": (1, 7)}, "no throw counts 7"),
    (TAIT, {"leaves": ((30, 0),)}, "no throw counts 0"),
    (TAIT, {"enters": ((9, 4),)}, "no throw counts 9"),
    (TAIT, {"enters": ((4, 4), (4, 6))}, "enters has a score twice"),
    (TAIT, {"enters": ((4, 27),)}, "water=re_enter is no house to enter on"),
    (HOUSES, {"fates": ((26, 7, 28), *HOUSES.fates)}, "no throw counts 7"),
    (HOUSES, {"fates": ((26, 1, 32), *HOUSES.fates[1:])}, "there is no house 32"),
    (HOUSES, {"fates": ((26, 1, 28), *HOUSES.fates)}, "fates have a score of a house twice"),
    (HOUSES, {"fates": ((20, 1, 28), *HOUSES.fates)}, "fates of 20: only 26 and 27 decide any"),
    (HOUSES, {"fates": HOUSES.fates[1:]}, "beauty=stop needs a fate of 26 by each score"),
    (HOUSES, {"beauty": PLAIN_BEAUTY}, "beauty=plain knows no fates of 26"),
    (TAIT, {"beauty": STOP}, "beauty=stop needs a fate of 26 by each score"),
    (HOUSES, {"water": DROWN}, "water=drown knows no fates of 27"),
    (TAIT, {"water": TRIAL}, "water=trial needs fates of 27"),
    (BELL, {"way": FORWARD}, "goal=home is not reached by way=forward"),
    (GLEBSITE, {"way": BACKWARD}, "goal=off is not reached by way=backward"),
    (TAIT, {"leaves": ()}, "goal=off needs leaves"),
    (THIBAULT, {"last": 9, "still": ()}, "last=9, but pieces are set up beyond it"),
    (BELL, {"leaves": ((1, 1),)}, "goal=home has no piece leave"),
    (BELL, {"setup": "board"}, "goal=home begins in hand"),
    (BELL, {"score": "left"}, "goal=home counts the pieces at home"),
    (TAIT, {"bank_throws": True}, "bank_throws owes one extra throw a bank and knows no fates"),
    (HOUSES, {"bank_throws": True}, "bank_throws owes one extra throw a bank and knows no fates"),
]
"""A rule set, fields that contradict its others or themselves, and the reason given."""


@pytest.mark.parametrize(
    ("rules", "change", "says"),
    CONTRADICTIONS,
    ids=[f"{rules.id}-{says}" for rules, _, says in CONTRADICTIONS],
)
def test_fields_that_contradict_each_other_are_refused_by_name(
    rules: Senet, change: dict[str, Any], says: str
) -> None:
    with pytest.raises(SwitchError) as error:
        replace(rules, **change)
    assert str(error.value).startswith(f"{rules.id}: ")
    assert says in str(error.value)


@pytest.mark.parametrize(
    "name",
    [
        "dice",
        "sticks",
        "first",
        "setup",
        "goal",
        "score",
        "way",
        "no_move",
        "block_by",
        "second_life",
        "beauty",
        "water",
        "bear_off",
    ],
)
def test_a_value_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    wrong: dict[str, Any] = {name: "wine"}
    with pytest.raises(SwitchError, match=f"thibault: {name}='wine' is none of") as error:
        replace(THIBAULT, **wrong)
    assert to_text(getattr(THIBAULT, name)) in str(error.value)


def test_every_reason_for_a_refusal_is_met_above() -> None:
    reasons = {_bare(reason) for rules in SENET for _, reason in rules.refusals()}
    assert reasons == {_bare(says) for _, _, says in CONTRADICTIONS}


def _bare(reason: str) -> str:
    """A reason without the numbers and the parts' names that it gives."""
    return re.sub(r"=\w+|-?\d+", "", reason.replace("=-", "="))


def test_a_custom_game_is_rebuilt_exactly() -> None:
    switches = {"netting": "on", "water": "re_enter", "block": "3", "start": "hand", "dice": "two"}
    rules = rule_set("thibault", switches)
    assert restore("thibault", 1, rules.fields()) == rules
    assert restore("thibault", 1, dict(rules.fields()).items()) == rules


def test_a_field_that_no_switch_offers_is_kept_too() -> None:
    rules = replace(THIBAULT, again=(4,), leaves=((26, 5), (27, 4), (28, 3), (29, 2), (30, 2)))
    assert ("again", "4") in rules.fields()
    assert restore("thibault", 1, rules.fields()) == rules


def test_a_field_added_after_a_game_was_saved_has_the_rule_sets_value() -> None:
    kept = [(name, value) for name, value in THIBAULT.fields() if name != "block"]
    assert restore("thibault", 1, kept) == THIBAULT


SAVED = [
    json.loads(line)
    for line in Path(__file__).with_name("saved_fields.jsonl").read_text("utf-8").splitlines()
]
"""What games saved by earlier programs kept; lines are only ever added."""


def test_there_are_saved_fields_of_every_rule_set() -> None:
    where = "tests/games/saved_fields.jsonl (run `make golden`)"
    same({saved["rules"] for saved in SAVED}, {rules.id for rules in CATALOGUE}, where)


@pytest.mark.parametrize("saved", SAVED, ids=lambda saved: str(saved["rules"]))
def test_games_saved_by_earlier_programs_are_played_by_the_same_rules(
    saved: dict[str, Any],
) -> None:
    rules = restore(saved["rules"], saved["version"], saved["fields"].items())
    assert rules == rule_set(saved["rules"])


@pytest.mark.parametrize(
    ("version", "fields", "says"),
    [
        (2, [], "version 1 here, the game has 2"),
        (1, [("castling", "on")], "no field 'castling'"),
        (1, [("pieces", "many")], "pieces: 'many'"),
        (1, [("netting", "perhaps")], "netting: 'perhaps'"),
        (1, [("protection", "walls")], "protection: 'walls'"),
        (1, [("again", "1,x")], "again: '1,x'"),
    ],
)
def test_a_saved_game_that_cannot_be_rebuilt_is_refused(
    version: int, fields: list[tuple[str, str]], says: str
) -> None:
    with pytest.raises(SwitchError, match=says):
        restore("thibault", version, fields)


def test_every_entry_names_its_own_source() -> None:
    assert all(rules.source and rules.id.isidentifier() for rules in CATALOGUE)
