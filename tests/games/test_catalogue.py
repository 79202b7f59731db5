"""Rule sets by name, with switches, and as saved games keep them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.catalogue import CATALOGUE, restore, rule_set
from games.core import SwitchError
from games.senet.sets.thibault import THIBAULT


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
        ([("pieces", "6")], "pieces=6 does not exist; pieces may be: 5, 7, 9, 10"),
        ([("netting", "yes")], "netting=yes does not exist"),
        ([("netting", "")], "netting= does not exist"),
        ([("pieces", "7"), ("pieces", "9")], "pieces=7 contradicts pieces=9"),
    ],
)
def test_refused_by_name(switches: list[tuple[str, str]], says: str) -> None:
    with pytest.raises(SwitchError, match=says):
        rule_set("thibault", switches)


def test_an_unknown_rule_set_is_refused_by_name() -> None:
    with pytest.raises(SwitchError, match="no rule set 'chess'; there are: thibault"):
        rule_set("chess")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"pieces": 11}, "pieces=11 is not 1 to 10"),
        ({"pieces": 0}, "pieces=0"),
        ({"block": 1}, "block=1"),
        ({"water": "wine"}, "water='wine'"),
        ({"sticks": 7}, "sticks=7"),
        ({"still": (27, 28, 29, 30, 25)}, "still=25, but leaves"),
        ({"named": (31,)}, "no house 31"),
    ],
)
def test_fields_that_contradict_each_other_are_refused_by_name(
    change: dict[str, object], says: str
) -> None:
    with pytest.raises(SwitchError, match=says):
        replace(THIBAULT, **change)  # type: ignore[arg-type]  # one change of any field


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
