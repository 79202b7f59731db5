"""Fields as text: read in one way only, and refused as switches are (every game alike)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.catalogue import CATALOGUE, RuleSet, restore, rule_set
from games.core import SwitchError
from games.fields import to_text

FIELDS = [(rules, name) for rules in CATALOGUE for name, _ in rules.fields()]
each = pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))

numbers = st.one_of(
    st.integers(-3, 40).map(str),
    st.sampled_from(["-0", "03", " 30", "30 ", "1_0", "+1", "١", "1e3", "0x1", "", "9" * 30]),
)
written = st.lists(st.lists(numbers, min_size=1, max_size=4).map(":".join), max_size=4).map(
    ",".join
)
words = st.sampled_from(
    sorted({text for rules in CATALOGUE for _, text in rules.fields()} | {"on", "off", "On"})
)
texts = st.one_of(words, numbers, written, st.text(max_size=12))


def kept(rules: RuleSet[Any, Any], **changed: str) -> RuleSet[Any, Any]:
    """The rule set with fields as a saved game may have kept them."""
    return restore(rules.id, rules.version, changed.items())


@settings(max_examples=800, deadline=None)
@given(st.sampled_from(FIELDS), texts)
def test_a_field_is_read_as_it_would_be_written_or_refused(
    field: tuple[RuleSet[Any, Any], str], text: str
) -> None:
    rules, name = field
    try:
        found = kept(rules, **{name: text})
    except SwitchError:
        return
    assert to_text(getattr(found, name)) == text
    assert dict(found.fields())[name] == text
    assert isinstance(found.switches(), tuple)
    found.turn(found.start(found.seats[0]))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(CATALOGUE), st.dictionaries(words | st.text(max_size=6), texts, max_size=3))
def test_fields_and_switches_that_do_not_exist_are_refused(
    rules: RuleSet[Any, Any], given_: dict[str, str]
) -> None:
    for make in (rules.custom, lambda kept: rules.restored(kept.items())):
        try:
            make(given_)
        except SwitchError:
            continue


@each
def test_what_a_rule_set_writes_it_reads(rules: RuleSet[Any, Any]) -> None:
    for name, text in rules.fields():
        assert kept(rules, **{name: text}) == rules


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("fates", "0"),
        ("enters", "-1"),
        ("enters", "4:4,5"),
        ("named", "28:3"),
        ("leaves", "26:5:1"),
        ("last", " 30"),
        ("pieces", "1_0"),
        ("pieces", "03"),
        ("quiet_limit", "-0"),
        ("pieces", "٥"),
        ("again", "1, 4"),
        ("again", "1,4,"),
        ("safe_end", "True"),
        ("protection", "dance"),
        ("water", "stop"),
        ("water", "no-such-water"),
        ("block", "999999999"),
        ("id", "tait"),
        ("matches", "5"),
        ("lookups", ""),
    ],
)
def test_a_field_of_senet_that_is_none_is_refused_by_name(name: str, text: str) -> None:
    with pytest.raises(SwitchError, match=name):
        restore("thibault", 1, [(name, text)])


def test_a_value_that_no_switch_stands_for_is_told_as_it_is() -> None:
    rules = kept(rule_set("glebsite"), bear_off="any")
    assert rules.switches() == (("easy", "any"),)


@each
def test_a_rule_set_without_switches_is_the_catalogues_own(rules: RuleSet[Any, Any]) -> None:
    """What is worked out of its fields takes milliseconds, and is there."""
    assert rule_set(rules.id) is rules
    assert restore(rules.id, rules.version, rules.fields()) is rules
